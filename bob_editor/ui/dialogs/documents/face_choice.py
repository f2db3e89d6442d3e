"""Chooses a board's face, where the game's boards have several."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QWidget

from bob_editor.editing.said import said
from bob_editor.rules.ruleset import Ruleset
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.words import tr


class FaceChoice(QComboBox):
    """The faces of a ruleset by title, each with what it shows as its tooltip; ``face`` is the one chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Face of the board"))

    def show_ruleset(self, ruleset: Ruleset, face: str | None = None) -> bool:
        """Offer a ruleset's faces, ``face`` chosen; returns whether there are any."""
        self.clear()
        for row in ruleset.data.get("faces", ()):
            self.addItem(said(row["title"]), row["id"])
            tip = plain_tip(said(row.get("text", "")))
            self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        if face is not None and self.findData(face) < 0:
            self.addItem(face, face)
        self.setCurrentIndex(max(0, self.findData(face)))
        return self.count() > 0

    @property
    def face(self) -> str | None:
        """The id of the chosen face; None where the game has none."""
        face = self.currentData()
        return face if isinstance(face, str) else None
