"""The settings of a form of publication, kept in the folder's project.json as soon as they are changed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from bob_editor.errors import BobEditorError
from bob_editor.publishing.form import Form
from bob_editor.publishing.setting import Setting
from bob_editor.storage.packs import read_plan, write_plan
from bob_editor.ui.dress.plain import plain_label

Json = Any


class FormSettings(QDialog):
    """Asks for what one form can be told of a folder."""

    def __init__(self, parent: QWidget, form: Form, folder: Path) -> None:
        super().__init__(parent)
        self._form, self._folder = form, folder
        self._now = read_plan(folder).plan.settings.get(form.name, {})
        self.setWindowTitle(form.title)
        self.fields: dict[str, QWidget] = {}
        self.trouble = plain_label()
        self.trouble.setWordWrap(True)
        rows = QFormLayout()
        for one in form.settings:
            field = self._field(one)
            field.setToolTip(one.tip or one.title)
            field.setAccessibleName(one.title)
            rows.addRow(one.title, field)
            self.fields[one.name] = field
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addLayout(rows)
        column.addWidget(self.trouble)
        column.addWidget(buttons)

    def _field(self, one: Setting) -> QWidget:
        """What a setting is changed with, at what it is now; what it can't be shows as its default."""
        now = self._now.get(one.name, one.default)
        if one.among:
            choice = QComboBox()
            for value, title in one.among:
                choice.addItem(title, value)
            choice.setCurrentIndex(max(0, choice.findData(now)))
            choice.currentIndexChanged.connect(lambda _: self._keep(one, choice.currentData()))
            return choice
        if isinstance(one.default, bool):
            tick = QCheckBox()
            tick.setChecked(now is True)
            tick.toggled.connect(partial(self._keep, one))
            return tick
        if one.high:
            number = _Measure()
            number.setRange(one.low, one.high)
            number.setDecimals(0 if one.unit in ("px", "dpi") else 3)
            number.setSuffix(f" {one.unit}")
            number.setKeyboardTracking(False)
            number.setValue(
                now if isinstance(now, int | float) and not isinstance(now, bool) else one.default
            )
            number.valueChanged.connect(partial(self._keep, one))
            return number
        line = QLineEdit(now if isinstance(now, str) else "")
        line.setMinimumWidth(280)
        line.editingFinished.connect(lambda: self._keep(one, line.text().strip()))
        return line

    def _keep(self, one: Setting, value: Json) -> None:
        """Write a setting into project.json; what is its default isn't said there."""
        if isinstance(value, float):
            value = int(value) if value.is_integer() else round(value, 3)
        try:
            data = (read_plan(self._folder).data or {}).get("publish")
            publish = dict(data) if isinstance(data, dict) else {}
            settings = dict(publish.get("settings") or {})
            own = {**(settings.get(self._form.name) or {}), one.name: value}
            if value == one.default:
                own.pop(one.name)
            settings[self._form.name] = own
            publish["settings"] = {name: told for name, told in settings.items() if told}
            said = {name: told for name, told in publish.items() if told != {}}
            write_plan(self._folder, {"publish": said or None})
        except BobEditorError as error:
            self.trouble.setText(f"{error} {error.hint}".strip())
        else:
            self.trouble.clear()


class _Measure(QDoubleSpinBox):
    """A number without noughts behind it."""

    def textFromValue(self, value: float) -> str:
        """As many digits as it has."""
        whole, point, part = super().textFromValue(value).partition(self.locale().decimalPoint())
        part = part.rstrip("0")
        return f"{whole}{point}{part}" if part else whole
