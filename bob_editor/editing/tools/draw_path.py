"""Draw a road, stream or the like through hexes."""

from __future__ import annotations

from functools import partial
from typing import Any

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.stroke_hexes import hex_line
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.board_edits import add_path, erase_paths_in
from bob_editor.model.edit import Edit


class DrawPath(Tool):
    """Draws a path hex by hex with clicks, or along a drag; Control takes a hex out of the paths through it.

    A drag ends when the button goes up, clicks end with Enter or a double click.
    """

    id = "draw_path"
    title = "Draw path"
    shortcut = "P"
    icon = "mdi6.road-variant"

    terrain = ""

    _dragging = False
    _moved = False

    _through: tuple[Hex, ...] = ()
    _before: tuple[Hex, ...] = ()

    @property
    def options(self) -> tuple[Option, ...]:
        """What sort of path."""
        return (
            Option("terrain", "Path", "terrain", tuple((row.id, row.title) for row in self._rows("paths"))),
        )

    @property
    def chosen(self) -> str:
        """The sort of path in hand, always one that this ruleset has; "" where it has none."""
        rows = {row.id: row for row in self._rows("paths")}
        if self.terrain in rows:
            return self.terrain
        return next(
            (name for name, row in rows.items() if "road" in row.row.get("tags", ())), next(iter(rows), "")
        )

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if not self.chosen:
            return "This ruleset has no paths"
        at = self._here
        title = self._title(self.chosen)
        if self.pointer is None or at is None:
            return f"{self.title}: click hex by hex or drag; Enter ends, Backspace takes back, Ctrl takes a hex out"
        label = self._label(at)
        if self._through:
            if self._dragging:
                return f"{title} from {self._label(self._through[0])} to {label}: let go to end it"
            if at == self._through[-1]:
                return f"End the {title} in {label} with a double click or Enter; Backspace takes a step back"
            return f"Lead the {title} on to {label}; Enter or a double click ends it"
        if self.pointer.button == "right" or self.pointer.alt:
            kinds = tuple(dict.fromkeys(path.terrain for path in self.board.paths if at in path.through))
            return f"Take up {self._titles(kinds) or 'nothing'} from {label}"
        if self.pointer.control:
            return f"Take {label} out of each {title} through it"
        if self._is_end(at):
            return f"Continue the {title} that ends in {label}"
        return f"Begin a {title} in {label}"

    @property
    def busy(self) -> bool:
        """Whether a path is begun."""
        return bool(self._through)

    @property
    def begun(self) -> Edit[Board] | None:
        """The path as far as it is led, without the step to the pointer."""
        return self._edit(self._through)

    def set_option(self, name: str, value: Any) -> None:
        """Another sort of path ends the one that is begun."""
        if name == "terrain" and value != self.chosen:
            self.finish()
        super().set_option(name, value)

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin a path, lead it on, or end it with a double click."""
        self.pointer = pointer
        at = self._here
        self._moved = False
        if at is None or not self.chosen:
            self._update()
            return
        if not self._through and (pointer.button == "right" or pointer.alt):
            self._pick(at)
        elif pointer.button == "right":
            self.back()
        elif pointer.control and not self._through:
            self._do(self._pending())
        elif pointer.clicks > 1 and self._through:
            self._end()
        else:
            self._before = self._through
            self._through = self._led_to(at)
            self._dragging = True
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Lead the path through the hexes that the pointer passes; going back along it takes it back."""
        self.pointer = pointer
        at = self._here
        if self._dragging and at is not None and self._through and at != self._through[-1]:
            self._moved = True
            if len(self._through) > 1 and at == self._through[-2]:
                self._through = self._through[:-1]
            else:
                self._through = self._led_to(at)
        self._update()

    def release(self, pointer: Pointer) -> None:
        """End a path that was dragged; one that was clicked goes on."""
        self.pointer = pointer
        if self._dragging and self._moved:
            self._end()
        self._dragging = False
        self._update()

    def finish(self) -> bool:
        """Draw the path as it is."""
        busy = self.busy
        self._end()
        self._update()
        return busy

    def back(self) -> bool:
        """Take back the last click, or the last hex."""
        if not self._through:
            return False
        if self._before and len(self._before) < len(self._through):
            self._through = self._before
        else:
            self._through = self._through[:-1]
        self._before = self._through[:-1]
        self._update()
        return True

    def cancel(self) -> None:
        """Give up the path."""
        self._through = self._before = ()
        self._dragging = False
        self._update()

    # -- what is pending ----------------------------------------------------------------------------------------

    def _is_end(self, at: Hex) -> bool:
        return any(
            path.terrain == self.chosen and path.through and at in (path.through[0], path.through[-1])
            for path in self.board.paths
        )

    def _led_to(self, at: Hex) -> tuple[Hex, ...]:
        if not self._through:
            return (at,)
        way = hex_line(self._through[-1], at)
        return (*self._through, *(step for step in way[1:] if step in self.board.grid))

    def _pick(self, at: Hex) -> None:
        kinds = [path.terrain for path in self.board.paths if at in path.through]
        if kinds:
            self.terrain = kinds[-1]

    def _end(self) -> None:
        edit = self._edit(self._through)
        self._through = self._before = ()
        self._dragging = False
        self._do(edit)

    def _edit(self, through: tuple[Hex, ...]) -> Edit[Board] | None:
        if len(through) < 2:
            return None
        return Edit(
            f"{self._title(self.chosen)} from {self._label(through[0])} to {self._label(through[-1])}",
            partial(add_path, terrain=self.chosen, through=through),
        )

    def _pending(self) -> Edit[Board] | None:
        at = self._here
        if self._through:
            return self._edit(self._through if self._dragging or at is None else self._led_to(at))
        if at is not None and self.pointer is not None and self.pointer.control:
            return Edit(
                f"Take {self._label(at)} out of {self._title(self.chosen)}",
                partial(erase_paths_in, hexes=(at,), terrain=self.chosen),
            )
        return None

    def _preview(self) -> Preview:
        edit = self._pending()
        at = self._here
        centre = self.board.grid.centre
        return Preview(
            edit.apply(self.board) if edit is not None else None,
            hexes=frozenset([at] if at is not None else []),
            points=tuple(centre(step) for step in self._through),
        )
