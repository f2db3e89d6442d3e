"""Draw a road, stream or the like: through hexes from dot to dot, or as a curve anywhere."""

from functools import partial
from typing import Any

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.manner import Layer
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.stroke_hexes import hex_line
from bob_editor.editing.paths.pen import Pen, taken_up
from bob_editor.editing.paths.pen_strokes import PenStrokes
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.straight import straight
from bob_editor.model.board import Board
from bob_editor.model.board_edits import add_path, erase_paths_in
from bob_editor.model.edit import Edit
from bob_editor.words import mark, tr

WAYS = (("dots", mark("Dot to dot")), ("pen", mark("Pen")), ("free", mark("Free hand")))
"""How a path is drawn."""

_CONTINUE = (
    mark("Continue the {title}{there}: drag with a free hand"),
    mark("Continue the {title}{there}: click, or drag for a bend"),
)
_BEGIN = (
    mark("Begin the {title}{there}: drag with a free hand"),
    mark("Begin the {title}{there}: click, or drag for a bend"),
)


class DrawPath(Tool):
    """Draws a path: hex by hex from dot to dot, point by point with the pen, or with a free hand.

    A drag from dot to dot or with a free hand ends when the button goes up; clicks end with Enter, a double click or
    the right button. From dot to dot, Control takes a hex out of the paths through it.
    """

    id = "draw_path"
    title = "Draw path"
    shortcut = "P"
    icon = "mdi6.road-variant"
    leads = True
    symmetric = True

    terrain = ""
    way = "dots"
    snaps = True

    _dragging = False
    _moved = False

    _through: tuple[Hex, ...] = ()
    _before: tuple[Hex, ...] = ()

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self._strokes = PenStrokes()

    @property
    def is_of_use(self) -> bool:
        """Not where there is neither road nor river."""
        return bool(self._rows("paths"))

    @property
    def options(self) -> tuple[Option, ...]:
        """What sort of path, how it is drawn, and whether points snap."""
        kinds = tuple((row.id, row.title) for row in self._rows("paths"))
        snaps = (Option("snaps", "Snap (Shift: not)", "switch"),) if self.way != "dots" else ()
        return (Option("terrain", "Path", "terrain", kinds), Option("way", "Draw", "choice", WAYS), *snaps)

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
            return tr("This ruleset has no paths")
        if self.way != "dots":
            return self._pen_hint
        at = self._here
        title = self._title(self.chosen)
        if self.pointer is None or at is None:
            return tr(
                "{tool}: click hex by hex or drag; Enter ends, Backspace takes back, Ctrl takes a hex out",
                tool=tr(self.title),
            )
        label = self._label(at)
        if self._through:
            if self._dragging:
                return tr(
                    "{title} from {start} to {label}: let go to end it",
                    title=title,
                    start=self._label(self._through[0]),
                    label=label,
                )
            if at == self._through[-1]:
                return tr(
                    "End the {title} in {label} with a double click or Enter; Backspace takes a step back",
                    title=title,
                    label=label,
                )
            return tr(
                "Lead the {title} on to {label}; Enter or a double click ends it", title=title, label=label
            )
        if self.pointer.button == "right" or self.pointer.alt:
            kinds = tuple(dict.fromkeys(path.terrain for path in self.board.paths if at in path.through))
            return tr("Take up {what} from {label}", what=self._titles(kinds) or tr("nothing"), label=label)
        if self.pointer.control:
            return tr("Take {label} out of each {title} through it", label=label, title=title)
        if self._is_end(at):
            return tr("Continue the {title} that ends in {label}", title=title, label=label)
        return tr("Begin a {title} in {label}", title=title, label=label)

    @property
    def _pen_hint(self) -> str:
        title, pen, pointer = self._title(self.chosen), self._strokes.pen, self.pointer
        free = self.way == "free"
        if pointer is None:
            text = (
                mark("{tool}: drag with a free hand")
                if free
                else mark("{tool}: click point by point, drag for a bend; Enter ends")
            )
            return tr(text, tool=tr(self.title))
        to = self._strokes.target(self.board, pointer, snaps=self.snaps).to
        there = tr(" at {place}", place=to) if to else ""
        if pointer.button == "right" or (pointer.alt and not pen):
            what = self._kinds_under() or tr("nothing")
            return tr("End the {title}", title=title) if pen else tr("Take up {what}", what=what)
        if not pen:
            begun = taken_up(
                self.board, self.chosen, self._strokes.target(self.board, pointer, snaps=self.snaps).point
            )
            free_text, bent_text = _CONTINUE if begun.continues else _BEGIN
            return tr(free_text if free else bent_text, title=title, there=there)
        if self._strokes.drags:
            return (
                tr("Let go to end the {title}{there}", title=title, there=there)
                if free
                else tr("Let go; Shift bends one side alone, Ctrl steadies it")
            )
        return tr(
            "Point {number} of the {title}{there}; Enter or the right button ends, Backspace takes back",
            number=len(pen.knots) + 1,
            title=title,
            there=there,
        )

    @property
    def busy(self) -> bool:
        """Whether a path is begun."""
        return bool(self._through or self._strokes.pen)

    @property
    def begun(self) -> Edit[Board] | None:
        """The path as far as it is led, without the step to the pointer."""
        return (
            self._pen_edit(self._strokes.drawn(self.board))
            if self._strokes.pen
            else self._edit(self._through)
        )

    def set_option(self, name: str, value: Any) -> None:
        """Another sort of path, or way to draw it, ends the one that is begun."""
        if (name == "terrain" and value != self.chosen) or (name == "way" and value != self.way):
            self.finish()
        super().set_option(name, value)
        self._strokes.free = self.way == "free"

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin a path, lead it on, or end it with a double click."""
        self.pointer = pointer
        at = self._here
        self._moved = False
        if not (self.busy or self._may_begin(self._begins_on)):
            pass
        elif self.busy and (pointer.button == "right" or pointer.clicks > 1):
            self._end()
        elif self.chosen and self.way != "dots" and not self._picks(pointer):
            self._strokes.press(self.board, self.chosen, pointer, snaps=self.snaps)
        elif at is None or not self.chosen:
            # A drag onto the board begins in the first hex that it enters.
            self._dragging = bool(self.chosen) and not (self.busy or pointer.control or self._picks(pointer))
        elif not self._through and self._picks(pointer):
            self._pick(at)
        elif pointer.control and not self._through:
            self._do(self._pending())
        else:
            self._before = self._through
            self._through = self._led_to(at)
            self._dragging = True
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Lead the path through the hexes that the pointer passes; going back along it takes it back."""
        self.pointer = pointer
        self._strokes.move(self.board, pointer)
        at = self._here
        if self._dragging and at is not None and at not in self._through[-1:]:
            self._moved = True
            if len(self._through) > 1 and at == self._through[-2]:
                self._through = self._through[:-1]
            else:
                self._through = self._led_to(at)
        self._update()

    def release(self, pointer: Pointer) -> None:
        """End a path that was dragged; one that was clicked goes on."""
        self.pointer = pointer
        if (self._dragging and self._moved) or self._strokes.release(self.board, pointer, snaps=self.snaps):
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
        if self._strokes.pen:
            self._strokes.back()
            self._update()
            return True
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
        self._strokes.drop()
        self._through = self._before = ()
        self._dragging = False
        self._update()

    # -- what is pending ----------------------------------------------------------------------------------------

    def _is_end(self, at: Hex) -> bool:
        return any(
            path.terrain == self.chosen and not path.curve and at in path.through[:1] + path.through[-1:]
            for path in self.board.paths
        )

    def _led_to(self, at: Hex) -> tuple[Hex, ...]:
        if not self._through:
            return (at,)
        last, grid = self._through[-1], self.board.grid
        way = hex_line(last, at)[1:]
        if not all(step in grid for step in way):
            # Along a ragged rim the line runs between the hexes of the outermost row, and off the board.
            way = tuple(step for step in straight(grid, last, at) if step in grid)
        return (*self._through, *way)

    @staticmethod
    def _picks(pointer: Pointer) -> bool:
        """Whether a press takes up the sort of path that is there."""
        return pointer.button == "right" or pointer.alt

    def _kinds_under(self) -> str:
        at = self._here
        return self._titles(
            tuple(dict.fromkeys(one.terrain for one in self.board.paths if at in one.through))
        )

    def _pick(self, at: Hex) -> None:
        kinds = [path.terrain for path in self.board.paths if at in path.through]
        if kinds:
            self.terrain = kinds[-1]

    def _end(self) -> None:
        """Draw what is begun; where that is refused it stays in hand."""
        edit, held = self.begun, (self._strokes.drawn(self.board), self._through, self._before)
        self._strokes.drop()
        self._through = self._before = ()
        self._dragging = False
        if not self._do(edit):
            self._strokes.pen, self._through, self._before = held

    @property
    def _begins_on(self) -> Layer | None:
        return None if self.pointer is None or self._picks(self.pointer) else "paths"

    def _edit(self, through: tuple[Hex, ...]) -> Edit[Board] | None:
        if len(through) < 2:
            return None
        return Edit(self._step(through), partial(add_path, terrain=self.chosen, through=through))

    def _step(self, through: tuple[Hex, ...]) -> str:
        """What the edit that draws a path is called."""
        return tr(
            "{title} from {label} to {label2}",
            title=self._title(self.chosen),
            label=self._label(through[0]),
            label2=self._label(through[-1]),
        )

    def _pen_edit(self, pen: Pen) -> Edit[Board] | None:
        path = pen.path(self.board, self.chosen)
        if path is None:
            return None
        return Edit(self._step(path.through), partial(pen.onto, path=path))

    def _pending(self) -> Edit[Board] | None:
        at = self._here
        if self.way != "dots":
            return self._pen_edit(self._strokes.ahead(self.board, self.pointer, snaps=self.snaps))
        if self._through:
            return self._edit(self._through if self._dragging or at is None else self._led_to(at))
        if at is not None and self.pointer is not None and self.pointer.control:
            return Edit(
                tr("Take {label} out of {title}", label=self._label(at), title=self._title(self.chosen)),
                partial(erase_paths_in, hexes=(at,), terrain=self.chosen),
            )
        return None

    def _preview(self) -> Preview:
        edit = self._pending()
        at = self._here
        centre = self.board.grid.centre
        if self.way != "dots":
            return self._pen_preview(edit)
        return Preview(
            self._both(edit).apply(self.board) if edit is not None else None,
            hexes=frozenset([at] if at is not None else []),
            points=tuple(centre(step) for step in self._through),
        )

    def _pen_preview(self, edit: Edit[Board] | None) -> Preview:
        pen, pointer = self._strokes.ahead(self.board, self.pointer, snaps=self.snaps), self.pointer
        knots = tuple(knot.at for knot in pen.knots)
        points = knots or (
            () if pointer is None else (self._strokes.target(self.board, pointer, snaps=self.snaps).point,)
        )
        return Preview(
            self._both(edit).apply(self.board) if edit is not None else None,
            points=points,
            active=len(points) - 1 if points else None,
            lines=(*self._strokes.handles, *([] if edit is not None else [knots])),
        )
