"""Asks why an issue, or all of a kind, is accepted as it is."""

from html import escape

from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from bob_editor.storage.form.limits import MAX_REASON
from bob_editor.ui.dialogs.kept_entries import keep_fields
from bob_editor.ui.dress.placed_dialog import PlacedDialog
from bob_editor.ui.dress.typing import at_most
from bob_editor.words import tr


class AcceptIssue(PlacedDialog):
    """What is accepted, at how many places, and a line for the reason."""

    def __init__(self, parent: QWidget | None, message: str, where: str, number: int = 1) -> None:
        super().__init__(parent)
        self.setWindowTitle(
            tr("Accept this issue") if number == 1 else tr("Accept {number:,} issues", number=number)
        )
        self.setMinimumWidth(440)
        first, *more = escape(message).split("\n")
        told = QLabel("<br>".join((f"<b>{escape(where)}</b>: {first}", *(f"• {one}" for one in more))))
        told.setWordWrap(True)
        one, many = (
            tr("Why is this right here?"),
            tr("Why are they right as they are? Each is accepted for this reason."),
        )
        asked = QLabel(tr("&{value} The reason is kept in the file.", value=one if number == 1 else many))
        asked.setWordWrap(True)
        self.reason = at_most(QLineEdit(), MAX_REASON)
        self.reason.setPlaceholderText(tr("For example: taken from the published map as it is"))
        self.reason.setAccessibleName(tr("Reason"))
        asked.setBuddy(self.reason)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        accept = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        accept.setText(tr("&Accept") if number == 1 else tr("&Accept all {number:,}", number=number))
        accept.setEnabled(False)
        self.reason.textChanged.connect(lambda text: accept.setEnabled(bool(text.strip())))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        for widget in (told, asked, self.reason, self.buttons):
            column.addWidget(widget)
        keep_fields(self, f"{where}: {message}", {"reason": self.reason})


def ask(parent: QWidget | None, message: str, where: str, number: int = 1) -> str | None:
    """The reason for accepting an issue, or a number of them, or None."""
    dialog = AcceptIssue(parent, message, where, number)
    return dialog.reason.text().strip() if dialog.exec() else None
