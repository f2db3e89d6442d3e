"""Asks for a file to open."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QWidget

FILTER = (
    "Boards and scenarios (*.board.json *.scenario.json);;LOS suites (*.los.json);;"
    "JSON files (*.json);;All files (*)"
)


def ask(parent: QWidget, folder: str) -> str | None:
    """The path of a board, scenario or suite to open, or None."""
    path, _ = QFileDialog.getOpenFileName(parent, "Open a board or scenario", folder, FILTER)
    return path or None
