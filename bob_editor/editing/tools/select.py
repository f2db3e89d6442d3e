"""Select hexes, outlines, labels or paths: inspect, copy, turn, mirror and delete them; move and bend what is drawn."""

import math

from msgspec.structs import replace

from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.gestures.rings import closed, snapped
from bob_editor.editing.gestures.stroke_hexes import rectangle
from bob_editor.editing.labels.held import labels_within
from bob_editor.editing.paths.bending import path_under
from bob_editor.editing.tools.select_commands import SelectCommands
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.words import mark, tr

FREEHAND = 0.15
"""A line drawn with a free hand to cut along has a point at least this far from the last, on the lattice."""


class Select(SelectCommands):
    """Selects hexes, outlines, labels and paths; what is selected is dragged, a double click shows its points."""

    id = "select"
    title = "Select"
    shortcut = "S"
    icon = "mdi6.cursor-default-outline"
    cursor = "arrow"
    keeps = True
    edits = "nothing"

    _anchor: Hex | None = None
    _kept: frozenset[Hex] = frozenset()
    _clicked: int | None = None
    _moved = False
    _said: tuple[Pointer | None, Board | None, str] = (None, None, "")
    """What the press that began a drag did: it is asked for at each move of it."""

    @property
    def hint(self) -> str:
        """What a press here will do; while something is dragged, what that press did."""
        if self.hold.drag is None and not self.lettered.holds:
            return self._hint_at(self.pointer)
        pressed, board, said = self._said
        if pressed is not self._pressed or board is not self.board:
            said = self._hint_at(self._pressed)
            self._said = self._pressed, self.board, said
        return said

    def _hint_at(self, pointer: Pointer | None) -> str:
        if pointer is None:
            return tr(
                "{tool}: click a hex, outline or label; drag a rectangle; Shift adds, Alt or right click goes deeper",
                tool=tr(self.title),
            )
        bends = self.path.hint(self.board, pointer)
        if bends:
            return self._altering(bends, self._title(self.path_terrain))
        place = self.lettered.under(pointer, ranges=bool(self.selection))
        if place is not None:
            text = self.board.labels[place].text
            if place in self.labels.places:
                return self._altering(tr("Drag to move {words}", words=self._drawn_words), self._drawn_words)
            return tr("Select the label {text}; Shift adds it", text=text)
        index = None if self.hold.places else self._path_under(pointer)
        if index is not None:
            return tr(
                "Select the {title}; Ctrl or Shift selects hexes",
                title=self._title(self.board.paths[index].terrain),
            )
        alters = self.pressing.altering(pointer)
        if alters is not None:
            return self._altering(alters, self.hold.words)
        said = self.pressing.hint(pointer)
        if said is None:
            held = "  " + tr("({words} selected)", words=self.hold.words) if self.hold.places else ""
            said = self._hex_hint(pointer) + held
        return said

    def _altering(self, hint: str, words: str) -> str:
        """What a press does to what is selected; where it is altered elsewhere, that it does nothing."""
        why = self.document.manner.elsewhere
        return tr("Selected: {words}. {why}", words=words, why=why) if why else hint

    def _hex_hint(self, pointer: Pointer) -> str:
        at = self._here
        if at is None:
            return tr("Select nothing")
        if pointer.shift and self._anchor is not None:
            return tr(
                "Select the rectangle {first} to {last}",
                first=self._label(self._anchor),
                last=self._label(at),
            )
        if pointer.control:
            text = mark("Leave out {what}") if at in self.selection else mark("Add {what}")
            return tr(text, what=self._label(at))
        ground = self.document.ground
        return tr(
            "Select {label}: {terrains}, level {level}",
            label=self._label(at),
            terrains=self._titles(ground.terrain(at)),
            level=ground.level(at),
        )

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Take hold of a handle or a point, select an outline, or begin to select hexes."""
        self.pointer = self._pressed = pointer
        self._moved, self._clicked = False, None
        if pointer.button == "left":
            if self.hold.mode == "cut":
                self._press_cut(pointer)
            elif self._press_path(pointer) or self._press_label(pointer):
                pass
            elif not self.pressing.press(pointer, ranges=self._anchor is not None):
                self._press_hex(pointer)
            elif not pointer.shift:
                self.labels.take(())
            if self.hold.places:
                self.selection = frozenset()
            if self.hold.drag is not None:
                self._clicked = None
        self._update()

    def _press_cut(self, pointer: Pointer) -> None:
        if pointer.clicks > 1:
            self.finish()
        else:
            self.pressing.press(pointer, ranges=self._anchor is not None)

    def _path_under(self, pointer: Pointer) -> int | None:
        """The path that a click would choose: none where keys add hexes, or outlines alone are picked."""
        if pointer.shift or pointer.control or pointer.alt or self.picks == "outlines":
            return None
        if "paths" in self.document.manner.hidden:
            return None
        return path_under(self.board, pointer.point, pointer.reach)

    def _press_path(self, pointer: Pointer) -> bool:
        """Take hold of a part of the selected path; a click on another one will select that."""
        if self.path.press(self.board, pointer):
            self._do(self.path.doubled(self.board, pointer) if pointer.clicks > 1 else None)
            return True
        self.path.take(None)
        self._clicked = self._path_under(pointer)
        return False

    def _press_label(self, pointer: Pointer) -> bool:
        """Take hold of a label, or of what is selected with labels."""
        if not self.lettered.press(pointer, ranges=bool(self.selection)):
            return False
        self.selection, self._clicked = frozenset(), None
        return True

    def _press_hex(self, pointer: Pointer) -> None:
        at = pointer.hex if pointer.hex in self.board.grid else None
        self.hold.take(())
        self.labels.take(())
        self._kept = self.selection if pointer.control or pointer.shift else frozenset()
        if at is None:
            self.selection = self._kept
        elif pointer.shift and self._anchor is not None:
            self.selection = self._kept | frozenset(rectangle(self.board.grid, self._anchor, at))
        elif pointer.control:
            self.selection = self._kept ^ {at}
        else:
            self.selection = frozenset([at])
        if at is not None and not pointer.shift:
            self._anchor = at

    def move(self, pointer: Pointer) -> None:
        """Drag what is held, or a rectangle."""
        self.pointer = pointer
        start, hold = self._pressed, self.hold
        if start is None:
            return
        far = true_distance(self.board.grid.frame, start.point, pointer.point)
        self._moved = self._moved or far > pointer.reach / 3
        if self._moved and not self.document.manner.drawn_here:
            self._let_stay(start)
        if self.lettered.holds:
            pass  # It goes along in the preview.
        elif hold.mode == "cut":
            if hold.line and math.dist(hold.line[-1], pointer.point) >= FREEHAND:
                hold.line = (*hold.line, snapped(pointer.point))
        elif (
            hold.drag is None
            and self.path.index is None
            and not self.pressing.banding
            and start.button == "left"
            and pointer.hex != start.hex
        ):
            if hold.places and not start.shift and hold.mode != "knots":
                # Begun inside an outline that wasn't selected before: a rectangle of hexes after all.
                self._press_hex(start)
            if not hold.places:
                self.selection = self._kept | frozenset(rectangle(self.board.grid, start.hex, pointer.hex))
        self._update()

    def _let_stay(self, start: Pointer) -> None:
        """What isn't drawn here isn't moved either: a drag that began on it is the rectangle that it is elsewhere."""
        if self.hold.drag is not None or self.lettered.holds or self.path.index is not None:
            self.hold.drag = self._clicked = None
            self.lettered.give_up()
            self.path.take(None)
            self._press_hex(start)

    def release(self, pointer: Pointer) -> None:
        """Let what is dragged be where it is; a mere click on what was selected changes its handles."""
        self.pointer = pointer
        hold, start, shown = self.hold, self._pressed, self._shown or NOTHING
        clicked, self._clicked = self._clicked, None
        if self.lettered.holds:
            self._release_label()
            return
        if self.path.drags or (clicked is not None and not self._moved):
            bent = self.path.pending(self.board, pointer) if self._moved else None
            self.path.release()
            self._pressed = None
            self.pressing.banding = False
            self._do(bent)
            if clicked is not None:
                self.take_path(clicked)
            self._update()
            return
        dragged = hold.dragged(pointer) if self._moved else None
        try:
            edit = None if dragged is None else hold.edit(dragged)
        finally:
            self._pressed = hold.drag = None
        if edit is not None:
            self._do(edit, shown)
        elif start is not None and hold.mode == "cut":
            if self._moved:
                self.finish()
        elif start is not None and self.pressing.banding:
            self.pressing.end_band(start, pointer, moved=self._moved)
            if self._moved and hold.mode != "knots":
                hidden = "labels" in self.document.manner.hidden
                found = (
                    () if hidden else labels_within(self.document.ground.lettered, start.point, pointer.point)
                )
                self.labels.take((*self.labels.places, *found) if start.shift else found)
            if hold.places or self.labels.places:
                self.selection = frozenset()
        elif start is not None and not self._moved:
            self.pressing.click(start)
        self.pressing.banding = False
        self._update()

    def _release_label(self) -> None:
        moved = self._dragged_labels
        self._pressed = None
        self.lettered.give_up()
        self._do(moved)
        self._update()

    @property
    def _dragged_labels(self) -> Edit[Board] | None:
        """The selected labels where they are dragged to; None where they aren't."""
        way = self.lettered.way(self.pointer) if self.pointer is not None and self._moved else None
        return None if way is None else self._labels_moved(way)

    def finish(self) -> bool:
        """Enter: cut along the line, go on to the points of the selected outline, or end with them."""
        hold = self.hold
        if hold.mode == "cut":
            self._become(mark("Cut"), hold.cut())
        elif hold.mode == "knots":
            hold.mode, hold.knots = "scale", frozenset()
        elif hold.places:
            hold.take(hold.places[:1], "knots")
        else:
            return False
        self._update()
        return True

    def back(self) -> bool:
        """Take back the last point of the line."""
        if self.hold.mode != "cut":
            return False
        self.hold.line = self.hold.line[:-1]
        self._update()
        return True

    def cancel(self) -> None:
        """Give up the drag; where there is none, the chosen points, then the selection."""
        hold = self.hold
        if self.path.index is not None:
            if self.path.knot is not None and not self.path.drags:
                self.path.knot = None
            elif not self.path.drags:
                self.path.take(None)
            self.path.release()
        elif self.lettered.holds:
            pass  # They stay selected.
        elif hold.mode == "cut" or (hold.mode == "knots" and hold.drag is None and not hold.knots):
            hold.take(hold.places)
        elif hold.drag is None and hold.mode == "knots":
            hold.knots = frozenset()
        elif hold.drag is None:
            self.selection = frozenset()
            hold.take(())
            self.labels.take(())
        self._pressed = hold.drag = None
        self.lettered.give_up()
        self._update()

    def leave(self) -> None:
        """Give up the drag; what is selected stays so."""
        self.pointer = self._pressed = self.hold.drag = None
        self.lettered.give_up()
        self.path.release()
        self._update()

    def _preview(self) -> Preview:
        shown = self._drawn_preview()
        # Handles, and what goes along with a drag, would promise what is refused.
        return shown if self.document.manner.drawn_here else replace(shown, marks=(), arms=())

    def _drawn_preview(self) -> Preview:
        hold, pointer = self.hold, self.pointer
        band, moved = self._band, self._moved and self.document.manner.drawn_here
        if self.path.of(self.board) is not None:
            edit = self.path.pending(self.board, pointer) if moved and pointer is not None else None
            return self.path.preview(self.board, None if edit is None else edit.apply(self.board), pointer)
        if self.labels.places:
            seen = self.document.ground.lettered
            dragged_labels = self._dragged_labels if moved else None
            after = None if dragged_labels is None else dragged_labels.apply(self.board)
            drawn = hold.preview(pointer, None, after) if hold.places else Preview(after)
            if after is not None:
                draft, former = self.labels.of(after), self.labels.of(seen)
                drawn = replace(drawn, draft=(*drawn.draft, *draft), former=(*drawn.former, *former))
            return replace(drawn, lines=(*drawn.lines, *self.labels.lines(after or seen), *band))
        if not hold.places:
            hover = frozenset([self._here] if self._here is not None and not band else [])
            return Preview(hexes=hover, selected=self.selection, lines=band)
        dragged = hold.dragged(pointer) if moved and pointer is not None else None
        board = None if dragged is None else hold.swapped(dragged.pieces)
        shown = hold.preview(pointer, dragged, board)
        return replace(shown, lines=(*shown.lines, *band))

    @property
    def _band(self) -> tuple[tuple[Point, ...], ...]:
        """The rectangle that is being drawn around outlines or points."""
        start, pointer = self._pressed, self.pointer
        if not self.pressing.banding or not self._moved or start is None or pointer is None:
            return ()
        (left, top), (right, bottom) = start.point, pointer.point
        return (closed(((left, top), (right, top), (right, bottom), (left, bottom))),)
