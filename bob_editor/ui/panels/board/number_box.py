"""A number that is typed or stepped in the inspector; it acts once it is typed."""

from collections.abc import Callable

from PySide6.QtWidgets import QDoubleSpinBox

from bob_editor.ui.dress.typing import Undoing


def number_box(decimals: int, least: float, most: float, tip: str, act: Callable[[], None]) -> QDoubleSpinBox:
    """A box for numbers between two bounds, which calls ``act`` for each one."""
    box = QDoubleSpinBox()
    box.setDecimals(decimals)
    box.setRange(least, most)
    box.setSingleStep(0.1)
    box.setKeyboardTracking(False)
    box.setToolTip(tip)
    box.setAccessibleName(tip)
    Undoing(box)
    box.valueChanged.connect(lambda _value: act())
    return box


def show_number(
    box: QDoubleSpinBox, value: float, least: float | None = None, most: float | None = None
) -> None:
    """Show a number without acting on it; no other than between these bounds, where they are given, is typed then."""
    box.blockSignals(True)
    low, high = box.minimum() if least is None else least, box.maximum() if most is None else most
    box.setRange(min(low, value), max(high, value))
    box.setValue(value)
    box.blockSignals(False)
