"""Asks where to save a board."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

SUFFIX = ".board.json"


def ask(parent: QWidget, proposed: str) -> str | None:
    """The path to save a board at, or None; a name without a suffix gets ``.board.json``."""
    path, _ = QFileDialog.getSaveFileName(
        parent, "Save the board", proposed, "Boards (*.board.json);;All files (*)"
    )
    return with_suffix(path) if path else None


def with_suffix(path: str) -> str:
    """The path with ``.board.json`` where it names no kind of file."""
    return path if Path(path).suffix else path + SUFFIX
