"""Asks why an issue is accepted as it is."""

from __future__ import annotations

from html import escape

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget


class AcceptIssue(QDialog):
    """The issue and a line for the reason."""

    def __init__(self, parent: QWidget | None, message: str, where: str) -> None:
        super().__init__(parent)
        self.setWindowTitle("Accept this issue")
        self.setMinimumWidth(440)
        told = QLabel(f"<b>{escape(where)}</b>: {escape(message)}")
        told.setWordWrap(True)
        asked = QLabel("&Why is this right here? The reason is kept in the file.")
        asked.setWordWrap(True)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText("For example: taken from the published map as it is")
        self.reason.setAccessibleName("Reason")
        asked.setBuddy(self.reason)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        accept = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        accept.setText("&Accept")
        accept.setEnabled(False)
        self.reason.textChanged.connect(lambda text: accept.setEnabled(bool(text.strip())))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        for widget in (told, asked, self.reason, self.buttons):
            column.addWidget(widget)


def ask(parent: QWidget | None, message: str, where: str) -> str | None:
    """The reason for accepting an issue, or None."""
    dialog = AcceptIssue(parent, message, where)
    return dialog.reason.text().strip() if dialog.exec() else None
