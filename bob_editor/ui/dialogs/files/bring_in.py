"""Asks what a foreign file is for: the ruleset, and a mapping of its words."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from bob_editor.rules.games.titles import titles_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.words import tr


class ForeignChoice(PlacedDialog):
    """The choice; ``ruleset`` is an id, ``mapping`` the path of a mapping file or empty."""

    def __init__(self, parent: QWidget, path: Path, rulesets: Mapping[str, Ruleset], present: str) -> None:
        """``path`` is what is brought in, ``present`` the ruleset that is offered first."""
        super().__init__(parent)
        self._path = path
        self.setWindowTitle(tr("Import {name}", name=path.name))
        self._rulesets = QComboBox()
        for ruleset_id, title in titles_of(rulesets).items():
            self._rulesets.addItem(title, ruleset_id)
        self._rulesets.setCurrentIndex(max(self._rulesets.findData(present), 0))
        self._rulesets.setToolTip(tr("The game whose terrain the file’s words become"))
        self._mapping = QLineEdit()
        self._mapping.setPlaceholderText(tr("none: words are taken by name"))
        self._mapping.setToolTip(tr("A *.mapping.json that says what terrain each word of the file means"))
        browse = QPushButton(tr("&Browse…"))
        browse.clicked.connect(self._browse)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._mapping)
        row.addWidget(browse)
        form = QFormLayout(self)
        form.setVerticalSpacing(10)
        form.addRow(tr("&Ruleset"), self._rulesets)
        label = QLabel(tr("&Mapping"))
        label.setBuddy(self._mapping)
        form.addRow(label, row)
        self._mapping.setMinimumWidth(280)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.button(QDialogButtonBox.StandardButton.Ok).setText(tr("&Import"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        form.addRow(buttons)

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(
            self,
            tr("A mapping"),
            self._mapping.text() or str(self._path.parent),
            tr("Mappings (*.mapping.json);;JSON files (*.json)"),
        )
        if path:
            self._mapping.setText(path)

    @property
    def ruleset(self) -> str:
        """The id of the ruleset chosen."""
        return str(self._rulesets.currentData())

    @property
    def mapping(self) -> str:
        """The path of a mapping file, or empty."""
        return self._mapping.text().strip()


def ask(parent: QWidget, path: Path, rulesets: Mapping[str, Ruleset], present: str) -> tuple[str, str] | None:
    """The ruleset and the mapping file to bring a file in by; None where it is left."""
    dialog = ForeignChoice(parent, path, rulesets, present)
    return (dialog.ruleset, dialog.mapping) if dialog.exec() else None
