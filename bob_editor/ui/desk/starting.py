"""Starts another document, as the user says what it shall be."""

from __future__ import annotations

from bob_editor.errors import BobEditorError
from bob_editor.rulesets import all_rulesets
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dialogs.documents import new_board, new_scenario


def start_board(files: Files) -> None:
    """Start another board."""
    if files.may_open():
        board = new_board.ask(files.window, all_rulesets(), files.session.ruleset.id)
        if board is not None:
            files.put(lambda place: place.session.open(board, None))


def start_scenario(files: Files) -> None:
    """Start another scenario."""
    if not files.may_open():
        return
    wanted = new_scenario.ask(files.window, all_rulesets(), files.session.ruleset.id, files.settings.folder)
    if wanted is None:
        return

    def show(place: Files) -> None:
        place.session.open_scenario(wanted, None)
        place.session.desk.never_saved()

    try:
        files.put(show)
    except BobEditorError as error:
        files.session.failed.emit(error)
