"""Select hexes, drawn outlines or paths: inspect, copy, turn, mirror and delete them; move and bend what is drawn."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import evolve

from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing import clipboard
from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.gestures.rings import RingPlace, closed, snapped
from bob_editor.editing.gestures.stroke_hexes import rectangle
from bob_editor.editing.outlines import edits, outline_clipboard
from bob_editor.editing.outlines.edits import AnyPiece, Places
from bob_editor.editing.outlines.hold import OutlineHold
from bob_editor.editing.outlines.knots import Kind
from bob_editor.editing.outlines.pressing import Pressing
from bob_editor.editing.outlines.snapping import CHOICES
from bob_editor.editing.paths.bending import path_under
from bob_editor.editing.paths.chosen_path import WIDTHS, ChosenPath
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.model.change import Change

FREEHAND = 0.15
"""A line drawn with a free hand to cut along has a point at least this far from the last, on the lattice."""

NUDGE = 0.05
"""How far an arrow key moves outlines, in true proportions (circumradius 2); with Shift ten times as far."""


class Select(Tool):
    """Holds the selection: hexes, drawn outlines with handles or knots, or one path with its knots."""

    id = "select"
    title = "Select"
    shortcut = "S"
    icon = "mdi6.cursor-default-outline"
    cursor = "arrow"
    edits = "nothing"

    selection: frozenset[Hex] = frozenset()

    _anchor: Hex | None = None
    _pressed: Pointer | None = None
    _kept: frozenset[Hex] = frozenset()
    _clicked: int | None = None
    _moved = False

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self.hold = OutlineHold(document)
        self.pressing = Pressing(self.hold, self._do)
        self.path = ChosenPath(self._title)

    @property
    def options(self) -> tuple[Option, ...]:
        """A selected path's kind and width; else what a click takes, and what dragged points are drawn to."""
        if self.path.of(self.board) is not None:
            kinds = tuple((row.id, row.title) for row in self._rows("paths"))
            widths = tuple((width, f"{width:g}") for width in sorted({*WIDTHS, self.path_width}))
            return (
                Option("path_terrain", "Path", "choice", kinds),
                Option("path_width", "Width", "choice", widths),
            )
        picks = (("both", "Hexes and outlines"), ("hexes", "Hexes"), ("outlines", "Outlines"))
        return (
            Option("picks", "Click takes", "choice", picks),
            Option("snaps", "Snap to", "choice", CHOICES),
        )

    @property
    def picks(self) -> str:
        """What a click takes."""
        return self.pressing.picks

    @picks.setter
    def picks(self, value: Any) -> None:
        self.pressing.picks = value

    @property
    def snaps(self) -> str:
        """What dragged points are drawn to."""
        return self.hold.snaps

    @snaps.setter
    def snaps(self, value: Any) -> None:
        self.hold.snaps = value

    @property
    def path_terrain(self) -> str:
        """The selected path's terrain; "" where none is selected."""
        return "" if (path := self.path.of(self.board)) is None else path.terrain

    @property
    def path_width(self) -> float:
        """How much wider than its kind the selected path is."""
        return 1.0 if (path := self.path.of(self.board)) is None else path.width

    def set_option(self, name: str, value: Any) -> None:
        """Set what clicks and drags do, or change the selected path."""
        if name not in ("path_terrain", "path_width"):
            super().set_option(name, value)
        elif self.path.of(self.board) is not None:
            self._do(self.path.changed(self.board, name, value))
            self._update()

    # -- what is selected -----------------------------------------------------------------------------------------

    def select(self, hexes: Iterable[Hex]) -> None:
        """Select these hexes and nothing else."""
        self.selection = frozenset(at for at in hexes if at in self.board.grid)
        self.hold.take(())
        self.path.take(None)
        self._update()

    def select_all(self) -> None:
        """Select every hex; where outlines are selected, or are all that is picked, every outline."""
        if self.hold.places or self.picks == "outlines":
            artwork = [RingPlace("artwork", index) for index in range(len(self.board.artwork))]
            contours = [RingPlace("contour", index) for index in range(len(self.board.contours))]
            self.take((*artwork, *contours))
        else:
            self.select(self.board.grid.hexes)

    def select_none(self) -> None:
        """Select nothing."""
        self.select(())

    def take(self, places: Iterable[RingPlace]) -> None:
        """Select drawn outlines and nothing else."""
        self.selection = frozenset()
        self.path.take(None)
        self.hold.take(places)
        self._update()

    def take_path(self, index: int) -> None:
        """Select a path and nothing else, by its place on the board."""
        self.selection = frozenset()
        self.hold.take(())
        self.path.take(index)
        self._update()

    @property
    def busy(self) -> bool:
        """Whether something is selected or being dragged."""
        held = bool(self.hold.places) or self.path.index is not None
        return bool(self.selection) or held or self._pressed is not None

    @property
    def hint(self) -> str:
        """What a press here will do."""
        pointer = self.pointer
        if pointer is None:
            return (
                f"{self.title}: click a hex or a drawn outline; drag a rectangle; Shift adds, Alt goes deeper"
            )
        bends = self.path.hint(self.board, pointer)
        if bends:
            return bends
        index = None if self.hold.places else self._path_under(pointer)
        if index is not None:
            return f"Select the {self._title(self.board.paths[index].terrain)}; Ctrl or Shift selects hexes"
        said = self.pressing.hint(pointer)
        if said is None:
            held = f"  ({self.hold.words} selected)" if self.hold.places else ""
            said = self._hex_hint(pointer) + held
        return said

    def _hex_hint(self, pointer: Pointer) -> str:
        at = self._here
        if at is None:
            return "Select nothing"
        if pointer.shift and self._anchor is not None:
            return f"Select the rectangle {self._label(self._anchor)} to {self._label(at)}"
        if pointer.control:
            return f"{'Leave out' if at in self.selection else 'Add'} {self._label(at)}"
        ground = self.document.ground
        return f"Select {self._label(at)}: {self._titles(ground.terrain(at))}, level {ground.level(at)}"

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Take hold of a handle or a point, select an outline, or begin to select hexes."""
        self.pointer = self._pressed = pointer
        self._moved, self._clicked = False, None
        if pointer.button == "left":
            if self.hold.mode == "cut":
                self._press_cut(pointer)
            elif self._press_path(pointer):
                pass
            elif not self.pressing.press(pointer, ranges=self._anchor is not None):
                self._press_hex(pointer)
            elif self.hold.places:
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
        return path_under(self.board, pointer.point, pointer.reach)

    def _press_path(self, pointer: Pointer) -> bool:
        """Take hold of a part of the selected path; a click on another one will select that."""
        if self.path.press(self.board, pointer):
            self._do(self.path.doubled(self.board, pointer) if pointer.clicks > 1 else None)
            return True
        self.path.take(None)
        self._clicked = self._path_under(pointer)
        return False

    def _press_hex(self, pointer: Pointer) -> None:
        at = self._here
        self.hold.take(())
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
        if hold.mode == "cut":
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

    def release(self, pointer: Pointer) -> None:
        """Let what is dragged be where it is; a mere click on what was selected changes its handles."""
        self.pointer = pointer
        hold, start, shown = self.hold, self._pressed, self._shown or NOTHING
        clicked, self._clicked = self._clicked, None
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
        elif start is not None and not self._moved:
            self.pressing.click(start)
        self.pressing.banding = False
        self._update()

    def finish(self) -> bool:
        """Enter: cut along the line, go on to the points of the selected outline, or end with them."""
        hold = self.hold
        if hold.mode == "cut":
            self._become("Cut", hold.cut())
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
            if not self.path.drags:
                self.path.take(None)
            self.path.release()
        elif hold.mode == "cut" or (hold.mode == "knots" and hold.drag is None and not hold.knots):
            hold.take(hold.places)
        elif hold.drag is None and hold.mode == "knots":
            hold.knots = frozenset()
        elif hold.drag is None:
            self.selection = frozenset()
            hold.take(())
        self._pressed = hold.drag = None
        self._update()

    def leave(self) -> None:
        """Give up the drag; what is selected stays so."""
        self.pointer = self._pressed = self.hold.drag = None
        self.path.release()
        self._update()

    # -- commands -------------------------------------------------------------------------------------------------

    def delete(self) -> bool:
        """Delete the chosen points, else the selected outlines or path, else what is in the selected hexes."""
        hold = self.hold
        if self.path.of(self.board) is not None:
            self._do(self.path.delete(self.board, self.pointer))
        elif hold.mode == "knots" and hold.knots:
            self._do(hold.without_knots(hold.knots))
        elif hold.places:
            self._become("Delete", edits.deleted(self.board, hold.places))
        elif self.selection:
            self._do(clipboard.delete_edit(self.board, self.selection))
        else:
            return False
        return True

    def copy(self) -> str | None:
        """The selected outlines or hexes as text for the system's clipboard; None where none are."""
        if self.hold.places:
            return outline_clipboard.copied(self.board, self.hold.places)
        return clipboard.copy(self.board, self.selection).text if self.selection else None

    def cut(self) -> str | None:
        """Copy what is selected and clear it."""
        text = self.copy()
        if text is not None:
            self.hold.knots = frozenset()
            self.delete()
        return text

    def paste(self, text: str) -> None:
        """Paste copied hexes, the first onto the one under the pointer, or outlines; and select them.

        :raises BadCall: where the text holds neither, or some of another ruleset.
        """
        if outline_clipboard.holds_outlines(text):
            self.selection = frozenset()
            board, places = outline_clipboard.pasted(self.board, text, self._here)
            pieces = tuple(edits.pieces_at(board, places).values())
            self._take_over(f"Paste {edits.words_of(self.document.ruleset, pieces)}", board, places)
            return
        snippet = clipboard.snippet_from_text(text)
        at = self._here or min(self.selection, key=self.board.grid.position, default=snippet.first)
        edit, hexes = clipboard.paste_edit(self.board, snippet, at)
        self._do(edit)
        self.select(hexes)

    def turn(self, steps: int = 1) -> None:
        """Turn the selected outlines or hexes by sixths clockwise about their middle."""
        if self.hold.places:
            self.change("Turn", edits.turned(self.board, self.hold.places, 60 * steps))
        elif self.selection:
            edit, hexes = clipboard.turn_edit(self.board, self.selection, turns=steps)
            self._do(edit)
            self.select(hexes)

    def mirror(self) -> None:
        """Mirror the selected outlines or hexes left to right."""
        if self.hold.places:
            self.change("Mirror", edits.mirrored(self.board, self.hold.places))
        elif self.selection:
            edit, hexes = clipboard.turn_edit(self.board, self.selection, mirror=True)
            self._do(edit)
            self.select(hexes)

    def nudge(self, across: int, down: int, *, far: bool) -> bool:
        """Move the selected outlines, or the chosen points, by an arrow key; False where nothing is selected."""
        hold, frame = self.hold, self.board.grid.frame
        step = NUDGE * (10 if far else 1)
        by = frame.from_true((across * step, down * step))
        edit = hold.nudged(by)
        self._do(edit)
        return edit is not None

    def walk(self, steps: int) -> None:
        """Select the next outline, or choose the next point of the one that is edited."""
        if self.hold.edited is None:
            self.selection = frozenset()
        self.hold.walk(steps)
        self._update()

    def begin_cut(self) -> None:
        """Draw a line next, along which the selected outlines are cut."""
        self.hold.take(self.hold.places, "cut")
        self._update()

    def make_knots(self, kind: Kind) -> None:
        """Make the chosen points corners, smooth or symmetric."""
        self._do(self.hold.of_kind(kind))
        self._update()

    def change(self, verb: str, pieces: Mapping[RingPlace, AnyPiece]) -> None:
        """Put other outlines in the places of selected ones, as one step.

        :raises BadCall: where one would cross itself or enclose nothing.
        """
        before = edits.pieces_at(self.board, self.hold.places)
        edits.sound(piece for place, piece in pieces.items() if piece is not before.get(place))
        self._do(edits.edit_of(f"{verb} {self.hold.words}", self.hold.swapped(pieces)))
        self._update()

    def become(self, verb: str, make: Callable[[Board, Places], tuple[Board, Places]]) -> None:
        """Make others of the selected outlines, which are selected then, as one step; raises what ``make`` raises."""
        self._become(verb, make(self.board, self.hold.places))

    def _become(self, verb: str, after: tuple[Board, Places] | None) -> None:
        if after is not None:
            self._take_over(f"{verb} {self.hold.words}", *after)

    def _take_over(self, label: str, board: Board, places: Places) -> None:
        board = self.hold.settled(board)
        self._do(edits.edit_of(label, board))
        if self.board == board:
            self.hold.take(places)
        self._update()

    def _document_changed(self, change: Change) -> None:
        super()._document_changed(change)
        if change.everything:
            self.selection = frozenset(at for at in self.selection if at in self.board.grid)
        if change.everything or change.pieces:
            self.hold.follow()
        if self.path.of(self.board) is None:
            self.path.take(None)

    def _preview(self) -> Preview:
        hold, pointer = self.hold, self.pointer
        band = self._band
        if self.path.of(self.board) is not None:
            edit = self.path.pending(self.board, pointer) if self._moved and pointer is not None else None
            return self.path.preview(self.board, None if edit is None else edit.apply(self.board), pointer)
        if not hold.places:
            hover = frozenset([self._here] if self._here is not None and not band else [])
            return Preview(hexes=hover, selected=self.selection, lines=band)
        dragged = hold.dragged(pointer) if self._moved and pointer is not None else None
        board = None if dragged is None else hold.swapped(dragged.pieces)
        shown = hold.preview(pointer, dragged, board)
        return evolve(shown, lines=(*shown.lines, *band))

    @property
    def _band(self) -> tuple[tuple[Point, ...], ...]:
        """The rectangle that is being drawn around outlines or points."""
        start, pointer = self._pressed, self.pointer
        if not self.pressing.banding or not self._moved or start is None or pointer is None:
            return ()
        (left, top), (right, bottom) = start.point, pointer.point
        return (closed(((left, top), (right, top), (right, bottom), (left, bottom))),)
