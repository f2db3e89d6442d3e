"""Starts another document, as the user says what it shall be."""

from functools import partial
from pathlib import Path

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.trying import first_board
from bob_editor.errors import BobEditorError
from bob_editor.model.scenario import Scenario
from bob_editor.rulesets import all_rulesets, game_of_own, installed, refresh_games
from bob_editor.storage.games.places import FILE
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs.documents import new_board, new_scenario
from bob_editor.ui.dialogs.games import new_game
from bob_editor.ui.dialogs.games import open_game as choose_game
from bob_editor.words import tr


def start_board(files: Files) -> None:
    """Start another board."""
    if files.may_open():
        board = new_board.ask(files.window, all_rulesets(), files.session.ruleset.id)
        if board is not None:
            files.put(lambda place: place.session.open(board, None, new=True))


def start_game(files: Files) -> None:
    """Start another game."""
    if not files.may_open():
        return
    own = new_game.ask(files.window, all_rulesets())
    if own is None:
        return

    def show(place: Files) -> None:
        document = GameDocument(GameDraft(own), game_of_own)
        place.session.open_game(document, first_board(document.game))
        document.never_saved()
        place.session.look_at_once()

    files.put(show)


def open_game(files: Files) -> None:
    """Open one of the user's games."""
    refresh_games()
    path = choose_game.ask(files.window, installed())
    if path is not None:
        files.open_path(path)


def edit_game(files: Files) -> None:
    """Open the game of the board or scenario that is open; of one that ships, a game based on it is begun."""
    name = files.session.ruleset.id
    one = next((one for one in installed() if one.id == name and one.instead is None), None)
    if one is not None and one.origin in choose_game.KINDS:
        files.open_path(str(one.folder / FILE))
        return
    files.session.noticed.emit(
        tr(
            "{title} comes with the program and isn’t edited. File, New game begins one that takes it over and "
            "differs where you say.",
            title=files.session.ruleset.title,
        )
    )


def _show_scenario(wanted: Scenario, place: Files) -> None:
    place.session.open_scenario(wanted, None)
    place.session.desk.never_saved()


def start_scenario(files: Files) -> None:
    """Start another scenario."""
    if not files.may_open():
        return
    settings, session = files.settings, files.session
    path = session.desk.path if session.game is None else None
    # What lies beside the open document comes before copies of it that were opened elsewhere.
    beside = None if path is None else Path(path).absolute().parent
    board = path if session.scenario is None else None
    try:
        # No path leads to boards of another drive.
        wanted = new_scenario.ask(
            files.window, all_rulesets(), session.ruleset.id, folder_near(session, settings),
            beside, settings.recent, board,
        )  # fmt: skip
        if wanted is not None:
            files.put(partial(_show_scenario, wanted))
    except BobEditorError as error:
        files.session.failed.emit(error)
