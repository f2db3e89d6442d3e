"""Asks for a file of a project's folder, which the project names by its path from there."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QLabel, QWidget

from bob_editor.storage.files.reading import real_path
from bob_editor.words import tr

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".gif", ".svg")


def ask(parent: QWidget, title: str, folder: Path, endings: Iterable[str], trouble: QLabel) -> str:
    """The path from the folder on, "" for none; of a file that lies elsewhere it is told what to do with it."""
    kinds = " ".join(f"*{ending}" for ending in endings)
    path, _ = QFileDialog.getOpenFileName(parent, title, str(folder), f"{title} ({kinds})")
    if not path:
        return ""
    file, inside = real_path(path), real_path(folder)
    elsewhere = not file.is_relative_to(inside)
    trouble.setText(
        tr("{name} lies elsewhere: put it into the folder first.", name=file.name) if elsewhere else ""
    )
    trouble.setVisible(elsewhere)
    return "" if elsewhere else file.relative_to(inside).as_posix()
