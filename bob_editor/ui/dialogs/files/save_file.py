"""Asks where to save a board or a scenario."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bob_editor.editing.said.subject import subject
from bob_editor.storage.files.reading import nearest_folder
from bob_editor.storage.naming import BOARD
from bob_editor.ui.dialogs.files.writing_over import may_write
from bob_editor.words import tr


def ask(parent: QWidget, proposed: str, suffix: str = BOARD, what: str = "Scenario") -> str | None:
    """The path to save a document at, or None; a name without a suffix gets ``suffix``, and isn't written over unasked.

    ``what`` is what its game calls the subject of a card, with a capital.
    """
    if suffix == BOARD:
        title, kind = tr("Save the board"), tr("Boards")
    else:
        title, kind = tr("Save the {called}", called=subject(what)), tr(what)
    # Of a folder that is gone Qt makes the one in which the program was started.
    begun = nearest_folder(Path(proposed).parent) / Path(proposed).name
    path, _ = QFileDialog.getSaveFileName(
        parent, title, str(begun), tr("{kind} (*{suffix});;All files (*)", kind=kind, suffix=suffix)
    )
    named = with_suffix(path, suffix)
    return named if path and may_write(parent, path, named) else None


def with_suffix(path: str, suffix: str = BOARD) -> str:
    """The path with a suffix, but of a JSON file; a dot in a name, as in *St. Lo* or *Mill 1.2*, begins none."""
    begun = Path(path).suffix
    if begun.lower() == ".json":
        return path
    return (path.removesuffix(begun) if suffix.startswith(begun) else path) + suffix
