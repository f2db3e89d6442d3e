"""The settings of a form of publication, kept in the folder's project.json as soon as they are changed."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from bob_editor.errors import BobEditorError
from bob_editor.publishing.form import Form
from bob_editor.publishing.setting import Setting
from bob_editor.storage.packs import Plan, read_plan, write_plan
from bob_editor.ui.dress.plain import plain_label

Json = Any


class FormSettings(QWidget):
    """Shows what one form can be told; nothing for a form that can be told nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, QWidget] = {}
        self.trouble = plain_label()
        self.trouble.setWordWrap(True)
        self._folder: Path | None = None
        self._plan = Plan()
        self._form: Form | None = None
        self._rows: QWidget | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.trouble)
        self.hide()

    def show_folder(self, folder: Path, plan: Plan) -> None:
        """Take what a folder's plan sets."""
        self._folder, self._plan = folder, plan
        self.show_form(self._form)

    def show_form(self, form: Form | None) -> None:
        """Show what this form can be told."""
        self._form = form
        self.fields.clear()
        self.trouble.clear()
        if self._rows is not None:
            self._rows.deleteLater()
        self._rows = QWidget()
        rows = QFormLayout(self._rows)
        rows.setContentsMargins(0, 0, 0, 0)
        for one in () if form is None else form.settings:
            field = self._field(one)
            field.setToolTip(one.tip or one.title)
            field.setAccessibleName(one.title)
            rows.addRow(one.title, field)
            self.fields[one.name] = field
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        column.insertWidget(0, self._rows)
        self.setVisible(bool(self.fields))
        self.setEnabled(self._folder is not None)

    def _field(self, one: Setting) -> QWidget:
        """What a setting is changed with, at what it is now; what it can't be shows as its default."""
        assert self._form is not None
        now = self._plan.settings.get(self._form.name, {}).get(one.name, one.default)
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
            number = QDoubleSpinBox()
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
        line.editingFinished.connect(lambda: self._keep(one, line.text().strip()))
        return line

    def _keep(self, one: Setting, value: Json) -> None:
        """Write a setting into project.json; what is as it is without being said isn't said there."""
        if self._folder is None or self._form is None:
            return
        if isinstance(value, float) and value.is_integer():
            value = int(value)
        try:
            data = (read_plan(self._folder).data or {}).get("publish")
            publish = dict(data) if isinstance(data, dict) else {}
            settings = dict(publish.get("settings") or {})
            own = {**(settings.get(self._form.name) or {}), one.name: value}
            if value == one.default:
                own.pop(one.name)
            settings[self._form.name] = own
            publish["settings"] = {name: told for name, told in settings.items() if told}
            write_plan(
                self._folder,
                {"publish": {name: told for name, told in publish.items() if told != {}} or None},
            )
            self._plan = read_plan(self._folder).plan
        except BobEditorError as error:
            self.trouble.setText(f"{error} {error.hint}".strip())
            return
        self.trouble.clear()
