"""Asks for a file to open."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.exchange.door import all_formats

OURS = "Boards and scenarios (*.board.json *.scenario.json);;LOS suites (*.los.json)"


def foreign_filter(*, written: bool = False) -> str:
    """The foreign formats that are read, or those that are written, as a file dialog lists them."""
    formats = [one for one in all_formats().values() if (one.write if written else one.read) is not None]
    rows = [f"{one.title} ({_stars(one.endings)})" for one in formats]
    every = (
        []
        if written
        else [f"All of others’ formats ({_stars(tuple(e for f in formats for e in f.endings))})"]
    )
    return ";;".join([*every, *rows])


def _stars(endings: tuple[str, ...]) -> str:
    return " ".join(f"*{ending}" for ending in dict.fromkeys(endings))


def ask(parent: QWidget, folder: str) -> str | None:
    """The path of a board, scenario or suite to open, or None."""
    filters = f"{OURS};;{foreign_filter()};;JSON files (*.json);;All files (*)"
    path, _ = QFileDialog.getOpenFileName(parent, "Open a board or scenario", folder, filters)
    return path or None


def ask_foreign(parent: QWidget, folder: str) -> str | None:
    """The path of a file in a foreign format to bring in, or None."""
    path, _ = QFileDialog.getOpenFileName(parent, "Import", folder, f"{foreign_filter()};;All files (*)")
    return path or None
