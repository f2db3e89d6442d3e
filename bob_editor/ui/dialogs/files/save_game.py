"""Asks what a game is to be called where it is saved as another: each has its place among the user's own."""

from PySide6.QtWidgets import QInputDialog, QWidget

from bob_editor.words import tr


def ask(parent: QWidget, title: str) -> str | None:
    """The name of the other game; None where the user leaves it."""
    named, done = QInputDialog.getText(parent, tr("Save as another game"), tr("Its name:"), text=f"{title} 2")
    return named.strip() or None if done else None
