"""Texts of files shown as they stand: Qt takes for HTML what looks like it, with pictures from wherever it names."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox


def plain_tip(text: str) -> str:
    """A tooltip that says these very words; without a bracket Qt can't take it for HTML."""
    if "<" not in text:
        return text
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>")


def plain_label(text: str = "") -> QLabel:
    """A label that says whatever it is given as it stands."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    return label


def plain_box(box: QMessageBox) -> QMessageBox:
    """A message box that says its text as it stands; what is informative in it, nobody but the program may write."""
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box
