"""Write labels: names of towns, hills and rivers, and notes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from attrs import evolve, frozen
from psygnal import Signal

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import closed, snapped
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Label
from bob_editor.model.board_edits import with_label
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.model.lettering import label_under, outline_of, settled

_LOOKS = ("kind", "size", "turn")
_TURNS = (-90, -60, -45, -30, -15, 0, 15, 30, 45, 60, 90)


@frozen(eq=False)
class Asked:
    """A text is to be typed at a place: what stands there now, and what takes what was typed.

    ``typing`` hears of it after each letter, and of None where it is given up.
    """

    at: Point
    text: str
    done: Callable[[str], object]
    typing: Callable[[str | None], object]


class WriteLabel(Tool):
    """A click has a text typed there; on a label a click chooses, a drag moves, a double click types it anew.

    The options are those of the chosen label, else of the next. ``asked`` tells the window to have a text
    typed, ``taken`` and ``dropped`` to take what is typed so far or to give it up.
    """

    id = "write_label"
    title = "Write label"
    shortcut = "N"
    icon = "mdi6.format-text"

    asked = Signal(Asked)
    taken = Signal()
    dropped = Signal()

    kind = ""
    size = 1.0
    turn = 0.0

    _chosen: int | None = None
    _pressed: Pointer | None = None
    _moved = False
    _half_typed: Edit[Board] | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """What it names, how large it is and how it is turned."""
        kinds = (("", "Name"), ("town", "Town"), ("hill", "Hill"), ("water", "Water"), ("note", "Note"))
        sizes = ((0.7, "Small"), (1.0, "Usual"), (1.4, "Large"), (2.0, "Larger"), (3.0, "Largest"))
        turns = tuple((float(one), f"{one}°".replace("-", "−")) for one in _TURNS)
        return (
            Option("kind", "Names", "choice", kinds),
            Option("size", "Size", "choice", sizes),
            Option("turn", "Turned", "choice", turns),
        )

    def set_option(self, name: str, value: Any) -> None:
        """Set the look of the chosen label and of those to come."""
        super().set_option(name, value)
        label = self.chosen
        if label is not None and getattr(label, name) != value:
            self._put(evolve(label, **{name: value}), f"Change the label {label.text}")

    @property
    def chosen(self) -> Label | None:
        """The label that is chosen."""
        labels = self.board.labels
        return labels[self._chosen] if self._chosen is not None and self._chosen < len(labels) else None

    @property
    def busy(self) -> bool:
        """Whether a label is chosen or in hand, or its text is being typed."""
        return self._chosen is not None or self._half_typed is not None

    @property
    def begun(self) -> Edit[Board] | None:
        """The label with the text as far as it is typed."""
        return self._half_typed or super().begun

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if self.pointer is None or self._here is None:
            return f"{self.title}: click where a name is to stand; drag a label to move it, double-click to type it"
        under = label_under(self.board, self.pointer.point)
        if under is None:
            return "Write a label here"
        text = self.board.labels[under].text
        if under == self._chosen:
            return f"Drag to move “{text}”, double-click to type it anew, Delete takes it away"
        return f"Choose the label “{text}”"

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Choose a label, or have its text typed anew."""
        self.pointer = pointer
        self._chosen = label_under(self.board, pointer.point)
        label = self.chosen
        if label is not None:
            for name in _LOOKS:
                setattr(self, name, getattr(label, name))
        if pointer.button == "left":
            if label is not None and pointer.clicks > 1:
                self.asked.emit(
                    Asked(label.at, label.text, self._retyped, partial(self._typing, self._as_retyped))
                )
            else:
                self._pressed, self._moved = pointer, False
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Move the chosen label along."""
        self.pointer = pointer
        if self._pressed is not None and pointer.point != self._pressed.point:
            self._moved = True
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Put it down, or have a new one typed where there is none."""
        self.pointer = pointer
        pressed, self._pressed = self._pressed, None
        moved = self._label_moved(pressed) if pressed is not None and self._moved else None
        if moved is not None:
            self._put(moved, f"Move the label {moved.text}")
        elif pressed is not None and self._chosen is None and self._here is not None and pressed.clicks == 1:
            at = snapped(pointer.point)
            self.asked.emit(
                Asked(at, "", partial(self._typed, at), partial(self._typing, partial(self._as_typed, at)))
            )
        self._update()

    def delete(self) -> bool:
        """Take the chosen label away."""
        label = self.chosen
        if label is None:
            return False
        self._put(None, f"Delete the label {label.text}")
        return True

    def finish(self) -> bool:
        """Take the text as far as it is typed."""
        if self._half_typed is None:
            return False
        self.taken.emit()
        return True

    def cancel(self) -> None:
        """Choose none; what is being typed is given up."""
        if self._half_typed is not None:
            self.dropped.emit()
        self._pressed = self._chosen = self._half_typed = None
        self._update()

    def leave(self) -> None:
        """The chosen label stays so; what was in hand goes back."""
        self.pointer = self._pressed = None
        self._update()

    # -- what is done -------------------------------------------------------------------------------------------

    def _typing(self, edit_of: Callable[[str], Edit[Board] | None], text: str | None) -> None:
        """Have what is typed so far count as begun, so that it is kept aside with the rest of the work."""
        self._half_typed = None if text is None else edit_of(text.strip())
        self._update()

    def _typed(self, at: Point, text: str) -> None:
        self._half_typed = None
        edit = self._as_typed(at, text.strip())
        if edit is not None:
            self._do(edit)
            self._chosen = len(self.board.labels) - 1
            self._update()

    def _as_typed(self, at: Point, text: str) -> Edit[Board] | None:
        label = Label(text, at, kind=self.kind, size=self.size, turn=self.turn, floating=True)
        done = Edit[Board](f"Write {text}", lambda board: evolve(board, labels=(*board.labels, label)))
        return done if text else None

    def _retyped(self, text: str) -> None:
        self._half_typed = None
        edit = self._as_retyped(text.strip())
        if edit is not None:
            self._do(edit)
            self._chosen = self._chosen if text.strip() else None

    def _as_retyped(self, text: str) -> Edit[Board] | None:
        label, place = self.chosen, self._chosen
        if label is None or place is None or text == label.text:
            return None
        new = evolve(label, text=text) if text else None
        words = f"Type the label {label.text} anew" if new else f"Delete the label {label.text}"
        return Edit(words, partial(with_label, place=place, label=new))

    def _put(self, label: Label | None, words: str) -> None:
        """Have another label in the place of the chosen one, or none."""
        place = self._chosen
        if place is not None:
            self._do(Edit(words, partial(with_label, place=place, label=label)))
            if label is None:
                self._chosen = None
        self._update()

    def _label_moved(self, pressed: Pointer) -> Label | None:
        label, pointer = self.chosen, self.pointer
        if label is None or pointer is None:
            return None
        label = settled(self.board.grid.frame, label)
        (x, y), (fx, fy), (tx, ty) = label.at, pressed.point, pointer.point
        return evolve(label, at=snapped((x + tx - fx, y + ty - fy)))

    def _document_changed(self, change: Change) -> None:
        super()._document_changed(change)
        if change.everything or self.chosen is None:
            self._chosen = None

    def _preview(self) -> Preview:
        if self.pointer is None:
            return Preview()
        frame, label, board = self.board.grid.frame, self.chosen, None
        if self._pressed is not None and self._moved and self._chosen is not None:
            label = self._label_moved(self._pressed)
            board = with_label(self.board, self._chosen, label)
        under = label_under(self.board, self.pointer.point)
        shown = label or (None if under is None else self.board.labels[under])
        return Preview(board, lines=() if shown is None else (closed(outline_of(frame, shown)),))
