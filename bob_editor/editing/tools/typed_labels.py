"""Labels as they are typed: the window is asked for a text, and what is typed so far counts as begun."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from psygnal import Signal

from bob_editor.editing.labels.bending import along, made_bent
from bob_editor.editing.tools.tool import Tool
from bob_editor.geometry.curve import Curve
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Label
from bob_editor.model.board_edits import with_label
from bob_editor.model.edit import Edit
from bob_editor.records import Record


class Asked(Record, eq=False):
    """A text is to be typed at a place: what stands there now, and what takes what was typed.

    ``typing`` hears of it after each letter, and of None where it is given up.
    """

    at: Point
    text: str
    done: Callable[[str], object]
    typing: Callable[[str | None], object]


class TypedLabels(Tool):
    """Holds the look of the next label and the one that is chosen; makes edits of what is typed for them.

    ``asked`` tells the window to have a text typed, ``taken`` and ``dropped`` to take what is typed so far or to give
    it up. ``chose`` carries the place of the label that is chosen now, None where none is.
    """

    asked = Signal(Asked)
    chose = Signal(object)
    taken = Signal()
    dropped = Signal()

    kind = ""
    size = 1.0
    turn = 0.0
    bent = False

    _chosen: int | None = None
    _half_typed: Edit[Board] | None = None
    _line: Curve = ()
    """Along which the label runs that is being typed; none where it is written anew or runs along none."""

    @property
    def chosen(self) -> Label | None:
        """The label that is chosen."""
        labels = self.board.labels
        return labels[self._chosen] if self._chosen is not None and self._chosen < len(labels) else None

    def _ask(self, asked: Asked) -> None:
        """Have a text typed, where labels may be written."""
        if self._may_begin("labels"):
            self.asked.emit(asked)
        else:
            self._line = ()

    def _choose(self, place: int | None) -> None:
        if place != self._chosen:
            self._chosen = place
            self.chose.emit(place)

    def _typing(self, edit_of: Callable[[str], Edit[Board] | None], text: str | None) -> None:
        """Have what is typed so far count as begun, so that it is kept aside with the rest of the work."""
        self._half_typed = None if text is None else edit_of(text.strip())
        if text is None:
            self._line = ()
        self._update()

    def _typed(self, at: Point, text: str, curve: Curve = ()) -> None:
        self._half_typed, self._line = None, ()
        edit = self._as_typed(at, text.strip(), curve)
        if edit is not None:
            before = len(self.board.labels)
            self._do(edit)
            # On a locked layer it isn't written.
            if len(self.board.labels) > before:
                self._choose(before)
                self.bent = bool(self.board.labels[before].curve)
        self._update()

    def _as_typed(self, at: Point, text: str, curve: Curve = ()) -> Edit[Board] | None:
        label = Label(text, at, kind=self.kind, size=self.size, turn=self.turn, floating=True)
        if curve:
            label = along(self.board, label, curve)
        elif self.bent and text:
            label = made_bent(self.board, label, on=True)
        done = Edit[Board](f"Write {text}", lambda board: replace(board, labels=(*board.labels, label)))
        return done if text else None

    def _retyped(self, text: str) -> None:
        self._half_typed = None
        edit = self._as_retyped(text.strip())
        if edit is not None:
            self._do(edit)
            self._choose(self._chosen if text.strip() else None)

    def _as_retyped(self, text: str) -> Edit[Board] | None:
        label, place = self.chosen, self._chosen
        if label is None or place is None or text == label.text:
            return None
        new = replace(label, text=text) if text else None
        words = f"Type the label {label.text} anew" if new else f"Delete the label {label.text}"
        return Edit(words, partial(with_label, place=place, label=new))

    def _put(self, label: Label | None, words: str) -> None:
        """Have another label in the place of the chosen one, or none."""
        place = self._chosen
        if place is not None:
            self._do(Edit(words, partial(with_label, place=place, label=label)))
            if label is None:
                self._choose(None)
        self._update()
