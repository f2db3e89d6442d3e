"""Asks for a file to open."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QWidget

FILTER = "Boards (*.board.json);;LOS suites (*.los.json);;JSON files (*.json);;All files (*)"


def ask(parent: QWidget, folder: str) -> str | None:
    """The path of a board to open, or None."""
    path, _ = QFileDialog.getOpenFileName(parent, "Open a board", folder, FILTER)
    return path or None
