"""A question before others' files are written or written over."""

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.ui.dress.plain import PlainBox
from bob_editor.words import tr


def sure(window: QWidget, text: str, more: str, *, over: bool = False) -> bool:
    """Whether the user wants it written; with ``over`` files that are there are lost by it, and Enter leaves them."""
    box = PlainBox(window)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Others’ formats"))
    box.setText(text)
    box.setInformativeText(more)
    go = box.addButton(tr("&Write"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel if over else go)
    box.setEscapeButton(cancel)
    box.exec()
    return box.clickedButton() is go
