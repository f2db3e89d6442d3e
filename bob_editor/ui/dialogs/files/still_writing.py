"""Asks whether the window may be closed while a file is being written."""

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.ui.dress.plain import PlainBox
from bob_editor.words import tr


def ask(parent: QWidget | None, what: str) -> bool:
    """Whether to give up what is being done; ``what`` is that, as a sentence begins: “Writing mill.pdf”."""
    box = PlainBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Still writing"))
    box.setText(tr("{what} isn’t done yet.", what=what))
    box.setInformativeText(tr("Nothing of it is left where the window is closed now."))
    give_up = box.addButton(tr("Close &now"), QMessageBox.ButtonRole.DestructiveRole)
    stay = box.addButton(tr("&Wait for it"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    return box.clickedButton() is give_up
