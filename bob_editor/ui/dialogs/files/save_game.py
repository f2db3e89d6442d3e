"""Asks what a game is to be called where it is saved as another: each has its place among the user's own."""

from PySide6.QtWidgets import QWidget

from bob_editor.ui.dress.asked_name import asked_name
from bob_editor.words import tr


def ask(parent: QWidget, title: str) -> str | None:
    """The name of the other game; None where the user leaves it."""
    return asked_name(parent, tr("Save as another game"), tr("Its name:"), f"{title} 2") or None
