"""The dock of the card's form."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from bob_editor.ui.session import Session


class CardPanel(QWidget):
    """Search box, pages and fields of the open scenario's card."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.search = QLineEdit()
        column = QVBoxLayout(self)
        column.addWidget(self.search)
