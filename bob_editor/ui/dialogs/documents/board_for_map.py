"""Asks for a new board for a scenario's map, and where its file is to stand; a map is laid from boards in files."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.documents import write_board
from bob_editor.storage.naming import BOARD
from bob_editor.ui.dialogs.documents import new_board
from bob_editor.ui.dialogs.files import save_file


def ask(parent: QWidget, ruleset: Ruleset, folder: str) -> Path | None:
    """The file of a new, empty board of a ruleset, or None where the user gave up.

    :raises BadFile: where it can't be written.
    """
    board = new_board.ask(parent, {ruleset.id: ruleset}, ruleset.id)
    if board is None:
        return None
    path = save_file.ask(parent, str(Path(folder) / f"{board.id}{BOARD}"))
    if path is None:
        return None
    write_board(path, board)
    return Path(path)
