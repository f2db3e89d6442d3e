"""Asks what a copy is to be called that is saved beside what it is a copy of."""

from PySide6.QtWidgets import QWidget

from bob_editor.ui.dress.asked_name import asked_name
from bob_editor.words import tr


def ask(parent: QWidget, beside: str, title: str) -> str | None:
    """The copy's title; None where the user leaves it unsaved."""
    told = tr("{name} stays beside it and is called the same. Title of the copy:", name=beside)
    return asked_name(parent, tr("Save as a copy"), told, title)
