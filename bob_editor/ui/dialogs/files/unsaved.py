"""Asks what becomes of edits that aren't saved."""

from typing import Literal

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.ui.dress.plain import PlainBox
from bob_editor.words import tr


def ask(parent: QWidget, title: str) -> Literal["save", "discard", "cancel"]:
    """What to do with the changes to a board of this title."""
    box = PlainBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Unsaved changes"))
    box.setText(tr("Save the changes to “{title}”?", title=title))
    box.setInformativeText(tr("They are lost otherwise."))
    save = box.addButton(tr("&Save"), QMessageBox.ButtonRole.AcceptRole)
    discard = box.addButton(tr("&Don’t save"), QMessageBox.ButtonRole.DestructiveRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(save)
    box.setEscapeButton(cancel)
    box.exec()
    if box.clickedButton() is save:
        return "save"
    return "discard" if box.clickedButton() is discard else "cancel"
