"""A question before others' files are written or written over."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from bob_editor.ui.dress.plain import plain_box


def sure(window: QWidget, text: str, more: str) -> bool:
    """Whether the user wants it written."""
    box = plain_box(QMessageBox(window))
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle("Others’ formats")
    box.setText(text)
    box.setInformativeText(more)
    go = box.addButton("&Write", QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton("Cancel", QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(go)
    box.setEscapeButton(cancel)
    box.exec()
    return box.clickedButton() is go
