"""How a form of publication is made: its options, kept in the folder's project.json."""

import re
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError
from bob_editor.publishing.form import Form, Option
from bob_editor.storage.packs import read_plan, write_settings
from bob_editor.ui.dialogs.packs import folder_file
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.words import tr

Json = Any

_LETTERS = 36
"""So many a line shows, of a path or an address."""

_SIZE = re.compile(r"(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)")


class FormOptions(PlacedDialog):
    """A field for each option of a form; what is as usual, or emptied, isn't written."""

    def __init__(self, parent: QWidget | None, folder: Path, form: Form) -> None:
        super().__init__(parent)
        self._folder, self._form = folder, form
        self.setWindowTitle(tr(form.title))
        self.fields: dict[str, QWidget] = {}
        said = read_plan(folder).plan.settings.get(form.name, {})
        rows = QFormLayout(self)
        rows.setContentsMargins(16, 14, 16, 12)
        for option in form.options:
            field = _field(option, said.get(option.name, option.default))
            field.setAccessibleName(tr(option.title))
            field.setToolTip(plain_tip(tr(option.about)))
            self.fields[option.name] = field
            if isinstance(field, QCheckBox):
                rows.addRow(field)
            elif isinstance(field, QLineEdit) and option.files:
                rows.addRow(tr(option.title), self._with_files(field, option))
            else:
                rows.addRow(tr(option.title), field)
        self.trouble = plain_label()
        self.trouble.setWordWrap(True)
        rows.addRow(self.trouble)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows.addRow(buttons)

    def _with_files(self, line: QLineEdit, option: Option) -> QHBoxLayout:
        """A line with a button that names a file of the folder in it."""
        row, button = QHBoxLayout(), QPushButton(tr("&Browse…"))
        button.clicked.connect(lambda: self._choose_file(line, option))
        row.addWidget(line)
        row.addWidget(button)
        return row

    def _choose_file(self, line: QLineEdit, option: Option) -> None:
        if path := folder_file.ask(self, tr(option.title), self._folder, option.files, self.trouble):
            line.setText(path)

    def accept(self) -> None:
        """Keep what was chosen; what can't be written is told, and the dialog stays."""
        try:
            self._keep()
        except BobEditorError as error:
            self.trouble.setText(said_of(error))
            self.trouble.show()
            return
        super().accept()

    def _keep(self) -> None:
        said = {one.name: (_value(self.fields[one.name]), one.default) for one in self._form.options}
        values = {name: None if value in (usual, "") else value for name, (value, usual) in said.items()}
        write_settings(self._folder, self._form.name, values)


class _Number(QDoubleSpinBox):
    """A number without the noughts at its end that so many decimals would have."""

    def textFromValue(self, value: float) -> str:
        """As it is written where one lives."""
        return f"{value:g}".replace(".", self.locale().decimalPoint())


def _field(option: Option, value: Json) -> QWidget:
    if isinstance(option.default, bool):
        box = QCheckBox(tr(option.title))
        box.setChecked(value is True)
        return box
    if isinstance(option.default, int | float):
        spin = _Number()
        spin.setDecimals(3)
        spin.setRange(option.low, option.high)
        spin.setStepType(QDoubleSpinBox.StepType.AdaptiveDecimalStepType)
        spin.setValue(float(value) if isinstance(value, int | float) else float(option.default))
        return spin
    shown = f"{value[0]:g} x {value[1]:g}" if _is_size(value) else str(value)
    if not option.choices:
        line = QLineEdit(shown)
        line.setPlaceholderText(tr(option.about))
        line.setMinimumWidth(_LETTERS * line.fontMetrics().averageCharWidth())
        return line
    choices = QComboBox()
    choices.setEditable(option.free)
    for name, title in option.choices.items():
        choices.addItem(tr(title), name)
    found = choices.findData(shown)
    if found >= 0:
        choices.setCurrentIndex(found)
    elif option.free:
        choices.setEditText(shown)
    return choices


def _is_size(value: Json) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(one, int | float) for one in value)


def _value(field: QWidget) -> Json:
    """What a field says, as project.json has it."""
    if isinstance(field, QCheckBox):
        return field.isChecked()
    if isinstance(field, QDoubleSpinBox):
        return field.value()
    if isinstance(field, QComboBox):
        text = field.currentText().strip()
        if (found := field.findText(text)) >= 0:
            return field.itemData(found)
        size = _SIZE.fullmatch(text)
        return [float(size[1]), float(size[2])] if size else text
    assert isinstance(field, QLineEdit)
    return field.text().strip()
