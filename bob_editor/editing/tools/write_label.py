"""Write labels: names of towns, hills and rivers, and notes."""

from functools import partial
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.manner import Layer
from bob_editor.editing.document.places import followed_places
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import closed, snapped
from bob_editor.editing.labels.bending import LabelBend, along, made_bent
from bob_editor.editing.paths.bending import Grip
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option
from bob_editor.editing.tools.typed_labels import Asked, TypedLabels
from bob_editor.geometry.curve import flattened
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Label
from bob_editor.model.board_edits import with_label
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.model.lettering import label_under, outline_of
from bob_editor.model.lettering_along import moved_label
from bob_editor.words import mark, tr

_LOOKS = ("kind", "size", "turn")
_TURNS = (-90, -60, -45, -30, -15, 0, 15, 30, 45, 60, 90)


class WriteLabel(TypedLabels):
    """A click has a text typed there; on a label a click chooses, a drag moves, a double click types it anew.

    A drag with Shift draws a line: the chosen label is bent along it, where it runs straight or the line begins on it;
    else a text is typed for the line. A bent label that is chosen shows its knots and handles.

    The options are those of the chosen label, else of the next. ``asked`` tells the window to have a text
    typed, ``taken`` and ``dropped`` to take what is typed so far or to give it up.
    """

    id = "write_label"
    title = "Write label"
    shortcut = "N"
    icon = "mdi6.format-text"

    _pressed: Pointer | None = None
    _moved = False

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self.bend = LabelBend()
        self._labels = self.board.labels

    @property
    def options(self) -> tuple[Option, ...]:
        """What it names, how large it is, how it is turned, and whether it runs along a curve."""
        kinds = (("", "Name"), ("town", "Town"), ("hill", "Hill"), ("water", "Water"), ("note", "Note"))
        sizes = (
            (0.7, mark("Small")),
            (1.0, mark("Usual")),
            (1.4, mark("Large")),
            (2.0, mark("Larger")),
            (3.0, mark("Largest")),
        )
        turns = tuple((float(one), f"{one}°".replace("-", "−")) for one in _TURNS)
        return (
            Option("kind", "Names", "choice", kinds),
            Option("size", "Size", "choice", sizes),
            Option("turn", "Turned", "choice", turns),
            Option("bent", "Runs", "choice", ((False, mark("Straight")), (True, mark("Bent")))),
        )

    def set_option(self, name: str, value: Any) -> None:
        """Set the look of the chosen label and of those to come."""
        super().set_option(name, value)
        label = self.chosen
        if label is None:
            return
        if name == "bent":
            if value != bool(label.curve):
                verb = "Bend" if value else "Straighten"
                self._put(made_bent(self.board, label, on=value), f"{verb} the label {label.text}")
        elif getattr(label, name) != value:
            self._put(replace(label, **{name: value}), f"Change the label {label.text}")

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
            return tr(
                "{tool}: click where a name is to stand; drag a label to move it, double-click to type it",
                tool=tr(self.title),
            )
        if self._draws(self.pointer):
            if self.chosen is None or not self._bends(self.pointer):
                return tr("Draw the line along which a label to be typed runs")
            return tr("Draw the line along which “{text}” runs", text=self.chosen.text)
        grip = self._grip(self.pointer)
        if grip is not None:
            return {
                "knot": tr("Move this point of the label’s line, with Ctrl by 15°; Delete takes it away"),
                "segment": tr("Drag to bend the label’s line, Ctrl-click adds a point"),
            }.get(
                grip.kind, tr("Turn this handle of the label’s line; with Ctrl by 15°, with Shift it alone")
            )
        under = self._under(self.pointer)
        if under is None:
            return tr("Write a label here; with Shift draw the line along which it runs")
        text = self.board.labels[under].text
        if under == self._chosen:
            said = tr("Drag to move “{text}”, double-click to type it anew, Delete takes it away", text=text)
            return said + (
                tr(", Ctrl-click adds a point to its line") if self.board.labels[under].curve else ""
            )
        return tr("Choose the label “{text}”", text=text)

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Choose a label, or have its text typed anew."""
        self.pointer = pointer
        self._moved = False
        if pointer.button == "left" and self._draws(pointer):
            if not self._bends(pointer):
                self._choose(None)
                self.bend.forget()
            self.bend.begin_line(pointer)
            self._update()
            return
        label, under = self.chosen, self._under(pointer)
        if label is not None and pointer.button == "left" and pointer.control:
            more = self.bend.with_knot(self.board, label, pointer)
            if more is not None:
                self._put(more, f"Add a point to the label {label.text}")
            return
        if (
            label is not None
            and pointer.button == "left"
            and pointer.clicks == 1
            and self.bend.press(self.board, label, pointer, covered=under == self._chosen)
        ):
            self._update()
            return
        if under != self._chosen:
            self.bend.forget()
        self._choose(under)
        label = self.chosen
        if label is not None:
            for name in _LOOKS:
                setattr(self, name, getattr(label, name))
            self.bent = bool(label.curve)
        if pointer.button == "left":
            if label is not None and pointer.clicks > 1:
                self._ask(Asked(label.at, label.text, self._retyped, partial(self._typing, self._as_retyped)))
            else:
                self._pressed, self._moved = pointer, False
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Move the chosen label along, or what is held of it; draw the line on."""
        self.pointer = pointer
        if self.bend.line:
            self.bend.lead_on(self.board, pointer)
        self._moved = self._moved or self.bend.drags
        if self._pressed is not None and pointer.point != self._pressed.point:
            self._moved = True
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Put it down, or have a new one typed where there is none."""
        self.pointer = pointer
        if self.bend.line or self.bend.drags:
            self._end_bending(pointer)
            return
        pressed, self._pressed = self._pressed, None
        moved = self._label_moved(pressed) if pressed is not None and self._moved else None
        if moved is not None:
            self._put(moved, f"Move the label {moved.text}")
        elif pressed is not None and self._chosen is None and self._here is not None and pressed.clicks == 1:
            at = snapped(pointer.point)
            self._ask(
                Asked(at, "", partial(self._typed, at), partial(self._typing, partial(self._as_typed, at)))
            )
        self._update()

    def _end_bending(self, pointer: Pointer) -> None:
        """Have the label run along what was drawn, or as it was dragged; without a label, have one typed."""
        label, curve = self.chosen, self.bend.drawn(pointer) if self.bend.line else ()
        after = self._bent_now(pointer)
        self.bend.drop()
        if label is not None and after is not None:
            self.bent = True
            self._put(after, f"Bend the label {label.text}")
        elif label is None and curve:
            at = along(self.board, Label("", curve[0].at), curve).at
            self._line = curve
            self._ask(
                Asked(
                    at,
                    "",
                    partial(self._typed, at, curve=curve),
                    partial(self._typing, partial(self._as_typed, at, curve=curve)),
                )
            )
        self._update()

    def _bent_now(self, pointer: Pointer) -> Label | None:
        """The chosen label as it is being bent; None where it isn't."""
        label = self.chosen
        if label is None:
            return None
        if self.bend.line:
            curve = self.bend.drawn(pointer)
            return along(self.board, label, curve) if curve else None
        return self.bend.dragged(self.board, label, pointer) if self._moved else None

    def _draws(self, pointer: Pointer) -> bool:
        """Whether a press draws a line: with Shift, but on a handle, which that moves alone."""
        grip = self._grip(pointer) if pointer.shift else None
        return pointer.shift and (grip is None or grip.kind in ("knot", "segment"))

    def _bends(self, pointer: Pointer) -> bool:
        """Whether a line that begins here is for the chosen label: one with a line of its own keeps that elsewhere."""
        label = self.chosen
        return label is not None and (not label.curve or self._under(pointer) == self._chosen)

    def _grip(self, pointer: Pointer) -> Grip | None:
        label = self.chosen
        if label is None:
            return None
        covered = self._under(pointer) == self._chosen
        return self.bend.grip(self.board, label, pointer, covered=covered)

    @property
    def _begins_on(self) -> Layer | None:
        over = self.pointer is not None and self._under(self.pointer) is not None
        return None if over or self._here is None else "labels"

    def delete(self) -> bool:
        """Take the chosen point of its line away, else the chosen label."""
        label = self.chosen
        if label is None:
            return False
        fewer = self.bend.without_knot(self.board, label)
        if fewer is not None:
            self._put(fewer, f"Delete a point of the label {label.text}")
            return True
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
        if self.bend.line or self.bend.drags:
            self.bend.drop()
        else:
            self._choose(None)
            self.bend.forget()
        self._pressed = self._half_typed = None
        self._line = ()
        self._update()

    def leave(self) -> None:
        """The chosen label stays so; what was in hand goes back."""
        self.pointer = self._pressed = None
        self.bend.drop()
        self._update()

    def _under(self, pointer: Pointer) -> int | None:
        """The place of the label under the pointer."""
        return label_under(self.document.ground.lettered, pointer.point)

    def _seen(self, place: int | None) -> Label | None:
        """The label of a place, where it is seen."""
        labels = self.document.ground.lettered.labels
        return labels[place] if place is not None and place < len(labels) else None

    # -- what is done -------------------------------------------------------------------------------------------

    def _label_moved(self, pressed: Pointer) -> Label | None:
        label, pointer = self._seen(self._chosen), self.pointer
        if label is None or pointer is None:
            return None
        (x, y), (fx, fy), (tx, ty) = label.at, pressed.point, pointer.point
        at = snapped((x + tx - fx, y + ty - fy))
        return moved_label(label, lambda point: (point[0] + at[0] - x, point[1] + at[1] - y))

    def _document_changed(self, change: Change) -> None:
        super()._document_changed(change)
        before, self._labels = self._labels, self.board.labels
        held = () if self._chosen is None or change.everything else (self._chosen,)
        self._choose(min(followed_places(held, before, self._labels), default=None))
        if self._chosen is None:
            self.bend.forget()
        elif self._labels[self._chosen] not in before:
            # As by undo in the midst of a drag: it may lack the point that is held.
            self.bend.drop()

    def _preview(self) -> Preview:
        if self._half_typed is not None or self._line:
            typed = None if self._half_typed is None else self._half_typed.apply(self.board)
            curve = self._line or (self.chosen.curve if self.chosen is not None else ())
            return Preview(typed, lines=(flattened(curve),) if curve else ())
        if self.pointer is None:
            return Preview()
        frame, label, board = self.board.grid.frame, self.chosen, None
        if self._pressed is not None and self._moved and self._chosen is not None:
            label = self._label_moved(self._pressed)
            board = with_label(self.board, self._chosen, label)
        elif self._chosen is not None and (label := self._bent_now(self.pointer)) is not None:
            board = with_label(self.board, self._chosen, label)
        label = label or self.chosen
        shown = (
            label
            if board is not None
            else self._seen(self._under(self.pointer) if label is None else self._chosen)
        )
        lines: tuple[tuple[Point, ...], ...] = () if shown is None else (closed(outline_of(frame, shown)),)
        preview = Preview(board)
        if board is not None and label is not None and self.chosen is not None:
            preview = Preview(board, draft=(label,), former=(self._seen(self._chosen) or label,))
        if len(self.bend.line) > 1:
            return replace(preview, lines=(self.bend.line,))
        if label is None or not label.curve:
            return replace(preview, lines=lines)
        return replace(
            self.bend.handles(label),
            board=preview.board,
            lines=(*lines, flattened(label.curve)),
            draft=preview.draft,
            former=preview.former,
        )
