"""What the fields of a dialog say, as plain values to keep, and fields filled with such values again."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox, QWidget

Json = Any


def said_in(fields: Mapping[str, QWidget]) -> dict[str, Json]:
    """What fields say, by their names: of a choice the value of its row, of a number or box its own."""
    found: dict[str, Json] = {}
    for name, field in fields.items():
        if isinstance(field, QComboBox):
            found[name] = field.currentData()
        elif isinstance(field, QSpinBox | QDoubleSpinBox):
            found[name] = field.value()
        elif isinstance(field, QCheckBox):
            found[name] = field.isChecked()
    return found


def fill(fields: Mapping[str, QWidget], values: Json) -> None:
    """Have fields say what was kept; one whose value is none of its own, or isn't there any more, stays as it is."""
    values = values if isinstance(values, dict) else {}
    for name, field in fields.items():
        value = values.get(name)
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if isinstance(field, QComboBox) and name in values:
            row = field.findData(value)
            field.setCurrentIndex(row if row >= 0 else field.currentIndex())
        elif isinstance(field, QSpinBox) and number:
            field.setValue(round(value))
        elif isinstance(field, QDoubleSpinBox) and number:
            field.setValue(value)
        elif isinstance(field, QCheckBox) and isinstance(value, bool):
            field.setChecked(value)
