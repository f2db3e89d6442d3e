"""Asks where to save a board or a scenario."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.editing.said.subject import subject
from bob_editor.storage.naming import BOARD
from bob_editor.words import tr


def ask(parent: QWidget, proposed: str, suffix: str = BOARD, what: str = "Scenario") -> str | None:
    """The path to save a document at, or None; a name without a suffix gets ``suffix``.

    ``what`` is what its game calls the subject of a card, with a capital.
    """
    if suffix == BOARD:
        title, kind = tr("Save the board"), tr("Boards")
    else:
        title, kind = tr("Save the {called}", called=subject(what)), tr(what)
    path, _ = QFileDialog.getSaveFileName(
        parent, title, proposed, tr("{kind} (*{suffix});;All files (*)", kind=kind, suffix=suffix)
    )
    return with_suffix(path, suffix) if path else None


def with_suffix(path: str, suffix: str = BOARD) -> str:
    """The path with a suffix where it names no kind of file."""
    return path if Path(path).suffix else path + suffix
