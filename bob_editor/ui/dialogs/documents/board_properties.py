"""Asks for a board's heading: title, number, id, author, licence, face, and how it answers open rulings."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bob_editor.model.board import Board
from bob_editor.model.board_edits import set_heading
from bob_editor.model.edit import Edit
from bob_editor.render.styles.shelf import DEFAULT, names_beside, shipped_names
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.form.limits import MAX_CREDIT, MAX_ID, MAX_NUMBER, MAX_TITLE
from bob_editor.ui.dialogs.documents.choose_rulings import RulingChoices
from bob_editor.ui.dialogs.documents.face_choice import FaceChoice
from bob_editor.ui.dialogs.kept_entries import keep_fields
from bob_editor.ui.dress.map_titles import style_title
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.plain import plain_label
from bob_editor.ui.dress.typing import at_most
from bob_editor.words import many, tr

ID = "[A-Za-z0-9][A-Za-z0-9._-]*"
"""How a board's id is written."""


class BoardProperties(PlacedDialog):
    """The form; ``edit`` turns a board into what it describes."""

    def __init__(
        self, parent: QWidget | None, board: Board, ruleset: Ruleset, path: str | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Board properties"))
        self.resize(540, 480)
        self.title = at_most(QLineEdit(board.title), MAX_TITLE)
        self.number = at_most(QLineEdit(board.number or ""), MAX_NUMBER)
        self.name = at_most(QLineEdit(board.id), MAX_ID)
        # No other letters can be typed: the file wouldn't be read as it was written.
        self.name.setValidator(QRegularExpressionValidator(QRegularExpression(ID), self.name))
        self.author = at_most(QLineEdit(board.credits.author), MAX_CREDIT)
        self.licence = at_most(QLineEdit(board.credits.licence), MAX_CREDIT)
        self.rulings = RulingChoices(ruleset, dict(board.rulings))
        heading = QWidget()
        form = QFormLayout(heading)
        for label, field in (
            (tr("&Title"), self.title), (tr("&Number"), self.number), (tr("&Id"), self.name),
            (tr("&Author"), self.author), (tr("&Licence"), self.licence),
        ):  # fmt: skip
            form.addRow(label, field)
        self.face = FaceChoice()
        if self.face.show_ruleset(ruleset, board.base.face):
            form.addRow(tr("&Face"), self.face)
        self.style_of_map = QComboBox()
        self.style_of_map.addItem(tr("{title} (the program's own)", title=style_title(DEFAULT)), None)
        folder = Path(path).parent if path else None
        named = () if board.style is None else (board.style,)
        for name in dict.fromkeys((*shipped_names(), *names_beside(folder), *named)):
            self.style_of_map.addItem(style_title(name, folder), name)
        self.style_of_map.setCurrentIndex(self.style_of_map.findData(board.style))
        self.style_of_map.setToolTip(
            tr("How the map is painted; own styles lie beside the board: styles/NAME/style.json")
        )
        form.addRow(tr("Map &style"), self.style_of_map)
        self._face_before = self.face.face
        form.addRow(tr("Ruleset"), plain_label(ruleset.title))
        form.addRow(tr("Size"), QLabel(many("{count} hex", "{count} hexes", len(board.grid.hexes))))
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setWidget(self.rulings)
        tabs = QTabWidget()
        tabs.addTab(heading, tr("Heading"))
        tabs.addTab(area, tr("Rulings"))
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(tabs)
        column.addWidget(buttons)
        keep_fields(self, Path(path) if path else board.title, {
            "title": self.title, "number": self.number, "id": self.name, "author": self.author,
            "licence": self.licence, "face": self.face, "style": self.style_of_map,
            **{f"ruling {name}": box for name, box in self.rulings.boxes.items()},
        })  # fmt: skip

    @property
    def edit(self) -> Edit[Board]:
        """Sets the heading as the form has it."""
        author_and_licence = {"author": self.author.text().strip(), "licence": self.licence.text().strip()}
        fields: dict[str, Any] = {
            "title": self.title.text().strip() or tr("Untitled"),
            "number": self.number.text().strip() or None,
            "id": self.name.text().strip() or "untitled",
            "rulings": self.rulings.answers,
            "style": self.style_of_map.currentData(),
        }

        face = self.face.face

        def apply(board: Board) -> Board:
            base = board.base if face == self._face_before else replace(board.base, face=face)
            credits_ = replace(board.credits, **author_and_licence)
            return set_heading(board, credits=credits_, base=base, **fields)

        return Edit(tr("Edit board properties"), apply)


def ask(
    parent: QWidget | None, board: Board, ruleset: Ruleset, path: str | None = None
) -> Edit[Board] | None:
    """The edit of the heading, or None."""
    dialog = BoardProperties(parent, board, ruleset, path)
    return dialog.edit if dialog.exec() else None
