"""A box for a number that may also be empty, and that keeps what isn't a number."""

from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QValidator, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

Json = Any


def number_of(text: str, *, whole: bool = True) -> Json:
    """The number that a text says; None for an empty one, the text itself where it says none."""
    text = text.strip().replace("\N{MINUS SIGN}", "-")
    if not text:
        return None
    if "_" in text:  # Python's own way to write a number
        return text
    try:
        return int(text)
    except ValueError:
        pass
    if not whole:
        try:
            number = float(text)
        except ValueError:
            return text
        return number if abs(number) < float("inf") else text
    return text


class NumberBox(QAbstractSpinBox):
    """A spin box without a value where none is given; arrow keys and wheel step, the wheel only once it was clicked."""

    edited = Signal()
    """The user has typed or stepped."""

    def __init__(
        self,
        minimum: float | None = None,
        maximum: float | None = None,
        *,
        whole: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.minimum = minimum
        self.maximum = maximum
        self.whole = whole
        self.default: Json = None
        # By its own policy a wheel would give it the focus, and then step.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().textEdited.connect(lambda _text: self.edited.emit())
        self.setMinimumWidth(54)

    @property
    def value(self) -> Json:
        """The number; None where the box is empty, the text where it holds no number."""
        return number_of(self.lineEdit().text(), whole=self.whole)

    def show_value(self, value: Json) -> None:
        """Show a number, or whatever stands in its place; nothing is told."""
        text = "" if value is None else str(value)
        if self.lineEdit().text() != text:
            self.lineEdit().setText(text)

    def stepBy(self, steps: int) -> None:
        """Go up or down from the number, from the default where there is none."""
        now = self.value
        if not isinstance(now, int | float) or isinstance(now, bool):
            start = self.default if isinstance(self.default, int | float) else self.minimum or 0
            now, steps = start, 0
        now += steps
        if self.minimum is not None:
            now = max(now, self.minimum)
        if self.maximum is not None:
            now = min(now, self.maximum)
        self.lineEdit().setText(str(now))
        self.edited.emit()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Always both ways."""
        return (
            QAbstractSpinBox.StepEnabledFlag.StepUpEnabled | QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        )

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Everything may be typed; what is no number is told as an issue of the card."""
        return QValidator.State.Acceptable, text, position

    def sizeHint(self) -> QSize:
        """Wide enough for the numbers that it takes."""
        most = max((len(str(one)) for one in (self.minimum, self.maximum) if one is not None), default=4)
        width = QFontMetrics(self.font()).horizontalAdvance("0" * max(3, most)) + 40
        return QSize(width, super().sizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel that scrolls the form changes no number on its way."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
