"""A question before others' files are written or written over."""

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.ui.dress.plain import plain_box
from bob_editor.words import tr


def sure(window: QWidget, text: str, more: str) -> bool:
    """Whether the user wants it written."""
    box = plain_box(QMessageBox(window))
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Others’ formats"))
    box.setText(text)
    box.setInformativeText(more)
    go = box.addButton(tr("&Write"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(go)
    box.setEscapeButton(cancel)
    box.exec()
    return box.clickedButton() is go
