"""Starts another document, as the user says what it shall be."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.trying import first_board
from bob_editor.errors import BobEditorError
from bob_editor.model.scenario import Scenario
from bob_editor.rules.game import Game
from bob_editor.rulesets import all_rulesets, game_of_own, installed, reading, refresh_games
from bob_editor.storage.games.places import FILE
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs.documents import new_board, new_scenario
from bob_editor.ui.dialogs.games import new_game
from bob_editor.ui.dialogs.games import open_game as choose_game
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.words import tr


def _with_games(files: Files, ask: Callable[[Mapping[str, Game]], object]) -> None:
    """Ask with all games: at once where they are known, else once they are read in turns that don't hold the window."""
    if not files.may_open():
        return
    steps = reading()

    def turns() -> Turns[None]:
        yield from steps
        # Once nothing is under way: what asks has an event loop of its own.
        QTimer.singleShot(0, files, ask_alone)

    def ask_alone() -> None:
        # What was asked for twice, or before another dialog came, would lie upon that.
        if QApplication.activeModalWidget() is None:
            ask(all_rulesets())

    if files.at_once or next(steps, steps) is steps:
        ask(all_rulesets())
    else:
        files.go_through(turns())


def start_board(files: Files) -> None:
    """Start another board."""
    _with_games(files, partial(_ask_board, files))


def _ask_board(files: Files, games: Mapping[str, Game]) -> None:
    board = new_board.ask(files.window, games, files.session.ruleset.id)
    if board is not None:
        files.put(lambda place: place.session.open(board, None, new=True))


def start_game(files: Files) -> None:
    """Start another game."""
    _with_games(files, partial(_ask_game, files))


def _ask_game(files: Files, games: Mapping[str, Game]) -> None:
    own = new_game.ask(files.window, games)
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
    _with_games(files, partial(_ask_scenario, files))


def _ask_scenario(files: Files, games: Mapping[str, Game]) -> None:
    settings, session = files.settings, files.session
    path = session.desk.path if session.game is None else None
    # What lies beside the open document comes before copies of it that were opened elsewhere.
    beside = None if path is None else Path(path).absolute().parent
    board = path if session.scenario is None else None
    try:
        # No path leads to boards of another drive.
        wanted = new_scenario.ask(
            files.window,
            games,
            session.ruleset.id,
            folder_near(session, settings),
            beside,
            settings.recent,
            board,
        )
        if wanted is not None:
            files.put(partial(_show_scenario, wanted))
    except BobEditorError as error:
        files.session.failed.emit(error)
