"""What commands do with what is selected: delete, copy, paste, turn, mirror, nudge and change it."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from bob_editor.editing.document.step_names import step_of
from bob_editor.editing.drawing import clipboard
from bob_editor.editing.drawing.clipboard import Snippet
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.outlines import edits, outline_clipboard
from bob_editor.editing.outlines.edits import AnyPiece, Places
from bob_editor.editing.outlines.knots import Kind
from bob_editor.editing.outlines.moving import scale, shift
from bob_editor.editing.outlines.moving import turn as turned
from bob_editor.editing.paths.path_edits import as_curve
from bob_editor.editing.tools.selection import Selection
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Label
from bob_editor.model.drawn_paths import moved_path
from bob_editor.model.edit import Edit
from bob_editor.model.lettering_along import moved_label
from bob_editor.words import mark, tr

NUDGE = 0.05
"""How far an arrow key moves outlines, in true proportions (circumradius 2); with Shift ten times as far."""


BESIDE = (0.5, 0.5)
"""How far from its model a copy lies, on the lattice."""


class SelectCommands(Selection):
    """The selection with its commands, each one step of undo."""

    def delete(self) -> bool:
        """Delete the chosen points, else selected outlines and labels or path, else what is in the selected hexes."""
        hold = self.hold
        if self.path.of(self.board) is not None:
            self._do(self.path.delete(self.board, self.pointer))
        elif hold.mode == "knots" and hold.knots:
            self._do(hold.without_knots(hold.knots))
        elif self.labels.places:
            self._delete_labels()
        elif hold.places:
            self._become(mark("Delete"), edits.deleted(self.board, hold.places))
        elif self.selection:
            self._do(clipboard.delete_edit(self.board, self.selection))
        else:
            return False
        return True

    def _delete_labels(self) -> None:
        """Take the selected labels away, and the outlines that are selected with them."""
        board, words = self.labels.without(self.board), self._drawn_words
        if self.hold.places:
            board = self.hold.settled(edits.deleted(board, self.hold.places)[0])
        self._do(edits.edit_of(step_of(mark("Delete"), words), board))

    def copy(self) -> str | Snippet | None:
        """What is drawn and selected as text for the system's clipboard, or hexes, whose text takes longer."""
        path = self.path.of(self.board)
        if self.hold.places or self.labels.places or path is not None:
            paths = () if path is None else (path,)
            labels = self.labels.of(self.document.ground.lettered)
            return outline_clipboard.copied(self.board, self.hold.places, labels, paths)
        return clipboard.copy(self.board, self.selection) if self.selection else None

    def cut(self) -> str | Snippet | None:
        """Copy what is selected and clear it."""
        copied = self.copy()
        if copied is not None:
            # All that was copied, not a point of it.
            self.hold.knots, self.path.knot = frozenset(), None
            if self.path.of(self.board) is not None:
                self._do(self.path.delete(self.board, None))
            else:
                self.delete()
        return copied

    def paste(self, text: str) -> None:
        """Paste copied hexes, the first onto the one under the pointer, or what was drawn; and select it.

        :raises BadCall: where the text holds neither, or some of another ruleset.
        """
        if outline_clipboard.holds_outlines(text):
            self._paste_drawn(text)
            return
        snippet = clipboard.snippet_from_text(text)
        at = self._here or min(self.selection, key=self.board.grid.position, default=snippet.first)
        edit, hexes = clipboard.paste_edit(self.board, snippet, at)
        self._do(edit)
        self.select(hexes)

    def _paste_drawn(self, text: str) -> None:
        self.selection = frozenset()
        self.path.take(None)
        board, places, labels = outline_clipboard.pasted(self.board, text, self._here)
        pieces = tuple(edits.pieces_at(board, places).values())
        words = [edits.words_of(self.document.ruleset, pieces)] if pieces else []
        if labels:
            words.append(
                tr("the label {text}", text=board.labels[labels[0]].text)
                if len(labels) == 1
                else tr("{count} labels", count=len(labels))
            )
        had = len(self.board.paths)
        words += dict.fromkeys(self._title(path.terrain) for path in board.paths[had:])
        self._take_over(tr("Paste {what}", what=tr(" and ").join(words)), board, places)
        self.labels.take(labels if self.board.labels == board.labels else ())
        self.path.take(had if had < len(self.board.paths) else None)
        self._update()

    def duplicate(self) -> None:
        """Lay a copy of the selected outlines and labels, or of the path, beside them, and select it."""
        board, way = self.board, shift(BESIDE)
        path = self.path.of(board)
        seen = self.labels.of(self.document.ground.lettered)
        words = self._drawn_words if path is None else self._title(path.terrain)
        after, places = edits.duplicated(board, self.hold.places, BESIDE)
        paths = () if path is None else (moved_path(board.grid, as_curve(board, path), lambda at: at, way),)
        after = replace(
            after,
            labels=(*board.labels, *(moved_label(label, way) for label in seen)),
            paths=(*board.paths, *(one for one in paths if one.through)),
        )
        self._take_over(step_of(mark("Duplicate"), words), after, places)
        if self.board is board:
            return  # It was refused, or would lie beside the board: what is selected stays so.
        self.labels.take(range(len(board.labels), len(self.board.labels)))
        self.path.take(len(board.paths) if len(self.board.paths) > len(board.paths) else None)
        self._update()

    def turn(self, steps: int = 1) -> None:
        """Turn the selected outlines and labels, path or hexes by sixths clockwise about their middle."""
        frame = self.board.grid.frame
        if self.path.of(self.board) is not None:
            self._do(self.path.carried(mark("Turn"), self.board, lambda at: turned(frame, at, 60.0 * steps)))
        elif self.labels.places:
            self.turn_labels(60.0 * steps)
        elif self.hold.places:
            self.change(mark("Turn"), edits.turned(self.board, self.hold.places, 60 * steps))
        elif self.selection:
            self.take_turned(*clipboard.turn_edit(self.board, self.selection, turns=steps))

    def take_turned(self, edit: Edit[Board], hexes: frozenset[Hex]) -> None:
        """Turn or mirror hexes as an edit says, and select them where they lie then."""
        self._do(edit)
        self.select(hexes)

    def turn_labels(self, degrees: float) -> None:
        """Turn the selected labels about their middle, or about that of the outlines that are selected with them."""
        labels, places = self.labels, self.hold.places
        about = self.hold.box.middle if places else labels.middle(self.document.ground)
        board = labels.turned(self.document.ground, degrees, about)
        if places:
            board = self.hold.settled(edits.swapped(board, edits.turned(self.board, places, degrees)))
        self._do(edits.edit_of(step_of(mark("Turn"), self._drawn_words), board))
        self._update()

    def change_labels(self, verb: str, make: Callable[[Label], Label], *, settle: bool = False) -> None:
        """Have others in the places of the selected labels, as one step; ``settle`` takes them as they are seen."""
        labels = list(self.board.labels)
        for place in self.labels.places:
            labels[place] = make((self.document.ground.lettered if settle else self.board).labels[place])
        self._do(
            edits.edit_of(
                step_of(verb, self.labels.words(self.board)), replace(self.board, labels=tuple(labels))
            )
        )
        self._update()

    def mirror(self, *, upright: bool = False) -> None:
        """Mirror the selected outlines, path or hexes left to right; where ``upright``, what is drawn top to bottom."""
        frame, by = self.board.grid.frame, (1, -1) if upright else (-1, 1)
        if self.path.of(self.board) is not None:
            self._do(self.path.carried(mark("Mirror"), self.board, lambda at: scale(frame, at, *by)))
        elif self.hold.places:
            self.change(mark("Mirror"), edits.mirrored(self.board, self.hold.places, upright=upright))
        elif self.selection and not upright:
            self.take_turned(*clipboard.turn_edit(self.board, self.selection, mirror=True))

    def nudge(self, across: int, down: int, *, far: bool) -> bool:
        """Move selected outlines and labels or path, or the chosen points, by an arrow key; False where none is."""
        hold, frame = self.hold, self.board.grid.frame
        step = NUDGE * (10 if far else 1)
        by = frame.from_true((across * step, down * step))
        if self.path.of(self.board) is not None:
            edit = self.path.nudged(self.board, by)
        else:
            edit = self._labels_moved(by) if self.labels.places else hold.nudged(by)
        self._do(edit)
        return edit is not None

    def _labels_moved(self, by: Point) -> Edit[Board]:
        """The selected labels moved by a vector of the lattice, and the outlines that are selected with them."""
        board, places = self.labels.moved(self.document.ground, by), self.hold.places
        if places:
            board = self.hold.settled(edits.swapped(board, edits.moved(self.board, places, shift(by))))
        return edits.edit_of(step_of(mark("Move"), self._drawn_words), board)

    def walk(self, steps: int) -> None:
        """Select the next outline, or choose the next point of the one that is edited."""
        if self.hold.edited is None:
            self.selection = frozenset()
            self.path.take(None)
            self.labels.take(())
        self.hold.walk(steps)
        self._update()

    def begin_cut(self) -> None:
        """Draw a line next, along which the selected outlines are cut."""
        self.hold.take(self.hold.places, "cut")
        self._update()

    def make_knots(self, kind: Kind) -> None:
        """Make the chosen points of an outline or path corners, smooth or symmetric."""
        of_path = self.path.of(self.board) is not None
        self._do(self.path.of_kind(self.board, kind) if of_path else self.hold.of_kind(kind))
        self._update()

    def change(self, verb: str, pieces: Mapping[RingPlace, AnyPiece]) -> None:
        """Put other outlines in the places of selected ones, as one step.

        :raises BadCall: where one that was sound would cross itself or enclose nothing.
        """
        edits.stay_sound(edits.pieces_at(self.board, self.hold.places), pieces)
        self._do(edits.edit_of(step_of(verb, self.hold.words), self.hold.swapped(pieces)))
        self._update()

    def become(self, verb: str, make: Callable[[Board, Places], tuple[Board, Places]]) -> None:
        """Make others of the selected outlines, which are selected then, as one step; raises what ``make`` raises."""
        self._become(verb, make(self.board, self.hold.places))

    def _become(self, verb: str, after: tuple[Board, Places] | None) -> None:
        if after is not None:
            self._take_over(step_of(verb, self.hold.words), *after)

    def _take_over(self, label: str, board: Board, places: Places) -> None:
        board = self.hold.settled(board)
        self._do(edits.edit_of(label, board))
        if self.board == board:
            self.hold.take(places)
        self._update()
