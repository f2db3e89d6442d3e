"""Asks before a board is cropped: what falls off, and whether drawn outlines are cut at the new edge."""

from typing import Literal

from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget

from bob_editor.editing.said import said
from bob_editor.editing.whole.whole import Whole
from bob_editor.ui.dialogs.documents.resize_board import CUT
from bob_editor.words import tr


def ask(parent: QWidget | None, after: Whole) -> Literal["cut", "keep"] | None:
    """Whether to crop and to cut outlines, to crop and keep them, or not at all."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(tr("Crop the board"))
    box.setText(tr("Crop the board to the selected hexes?"))
    box.setInformativeText(said(after.sentences()))
    crop = box.addButton(tr("&Crop"), QMessageBox.ButtonRole.AcceptRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    cut = QCheckBox(tr(CUT))
    if after.reaching:
        box.setCheckBox(cut)
        cut.toggled.connect(lambda on: box.setInformativeText(said(after.sentences(clip=on))))
    box.exec()
    if box.clickedButton() is not crop:
        return None
    return "cut" if cut.isChecked() else "keep"
