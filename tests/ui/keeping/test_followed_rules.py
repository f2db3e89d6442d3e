"""A game that is saved elsewhere holds for the board or scenario of it that is open, at once and with a word."""

from pathlib import Path
from shutil import rmtree

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.model.board import Board
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rulesets import game_of_own, refresh_games, ruleset
from bob_editor.storage.documents import write_board, write_scenario
from bob_editor.storage.games.game_files import read_game, write_game
from bob_editor.storage.games.taking import take_game
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.desk.opened_file import read_opened
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.los import LosPanel

GAME = started(STARTS[0], "Mill Days")


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game among the user's own, with a board and a scenario elsewhere."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "games"))
    folder = tmp_path / "games" / GAME.id
    write_game(folder, GAME)
    refresh_games()
    board = first_board(game_of_own(GAME))
    path = tmp_path / "field.board.json"
    write_board(path, board)
    files: list[tuple[Path, Board]] = [(path, board)]
    scenario = fresh_scenario(ruleset(GAME.id), name="mill", title="Mill", boards=files, folder=tmp_path)
    write_scenario(tmp_path / "mill.scenario.json", scenario)
    return folder


def told_by(window: Window) -> list[str]:
    """What the window says from now on."""
    told: list[str] = []
    window.session.remarked.connect(told.append)
    window.session.failed.connect(lambda error: told.append(f"{error} {error.hint}"))
    return told


def with_night() -> OwnGame:
    """The game with a condition more."""
    row = {"id": "night", "title": "Night", "value": {"type": "boolean"}, "text": "It is dark.", "cites": ""}
    return edits.add_row(GAME, "conditions", row)


def test_a_game_that_a_pack_puts_in_its_place_holds_too(
    saved: Path, empty_window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    """It comes as a folder, of which no file in it tells; nor is the one that was put aside looked at any more."""
    assert empty_window.files.open_path(str(tmp_path / "field.board.json"))
    for game, found in ((with_night(), True), (GAME, False)):
        write_game(tmp_path / "other", game)
        files = {one.name: one.read_bytes() for one in (tmp_path / "other").iterdir()}
        take_game(GAME.id, files, saved)
        qtbot.waitUntil(
            lambda found=found: ("night" in empty_window.session.ruleset.rows("conditions")) is found,
        )


@pytest.mark.parametrize("name", ["field.board.json", "mill.scenario.json"])
def test_what_is_open_follows_the_saved_game(
    name: str, saved: Path, empty_window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    """Whatever is open of it; and it stays as it is, unchanged."""
    assert empty_window.files.open_path(str(tmp_path / name))
    told = told_by(empty_window)
    write_game(saved, with_night())
    qtbot.waitUntil(lambda: "night" in empty_window.session.ruleset.rows("conditions"))
    assert told == ["Mill Days was saved: its new rules hold here."]
    assert not empty_window.session.modified
    write_game(saved, GAME)
    qtbot.waitUntil(lambda: "night" not in empty_window.session.ruleset.rows("conditions"))


@pytest.mark.parametrize("name", ["field.board.json", "mill.scenario.json"])
def test_what_was_read_before_the_game_was_saved_is_shown_by_its_new_rules(
    name: str, saved: Path, empty_window: Window, tmp_path: Path
) -> None:
    """A large map is read for a while, and the game is saved in another tab meanwhile."""
    opened = read_opened(str(tmp_path / name))
    write_game(saved, with_night())
    refresh_games()
    opened.show(session := empty_window.session)
    read_by = [session.document.ground.ruleset, session.desk.pictured.ruleset]
    read_by += [] if session.scenario is None else [session.scenario.card.ruleset]
    assert all(rules is session.ruleset for rules in read_by)
    assert "night" in session.ruleset.rows("conditions")


def test_the_form_of_an_open_card_follows(
    saved: Path, empty_window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    """It asks for the condition that came, and so does the panel of lines of sight."""
    assert empty_window.files.open_path(str(tmp_path / "mill.scenario.json"))
    form, sight = empty_window.docks.panel(CardPanel), empty_window.docks.panel(LosPanel)
    assert form.state.form.field_at(("conditions", "night")) is None
    write_game(saved, with_night())
    qtbot.waitUntil(lambda: form.state.form.field_at(("conditions", "night")) is not None)
    assert "night" in sight.conditions.fields


def test_a_game_that_breaks_leaves_its_rules(
    saved: Path, empty_window: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    """With a word; once it is whole again it holds."""
    assert empty_window.files.open_path(str(tmp_path / "mill.scenario.json"))
    told, rules = told_by(empty_window), empty_window.session.ruleset
    (saved / "ruleset.json").write_text("{", "utf-8")
    qtbot.waitUntil(lambda: bool(told))
    assert "What is open keeps the rules as they were." in told[0]
    assert empty_window.session.ruleset is rules
    write_game(saved, with_night())
    qtbot.waitUntil(lambda: "night" in empty_window.session.ruleset.rows("conditions"))
    told.clear()
    rmtree(saved)
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].startswith("The game Mill Days is no longer where it was.")


class Nights:
    """A game among the user's own that is based on another there, and a board of it; no other test has their ids."""

    def __init__(self, games: Path, base: str) -> None:
        self.base, self.folder = games / base, games / f"{base}-nights"
        self.save_base(GAME)
        write_game(self.folder, OwnGame({"id": self.folder.name, "title": "Mill Nights", "based_on": base}))
        refresh_games()
        self.board = games.parent / "nights.board.json"
        write_board(self.board, first_board(ruleset(self.folder.name)))

    def save_base(self, game: OwnGame) -> None:
        """Save what it is based on."""
        write_game(self.base, OwnGame({**game.data, "id": self.base.name}))


def test_what_is_open_follows_a_game_that_its_own_is_based_on(
    saved: Path, empty_window: Window, qtbot: QtBot
) -> None:
    """As it follows its own game, which can break by that."""
    nights = Nights(saved.parent, "mill-of-boards")
    assert empty_window.files.open_path(str(nights.board))
    told, session = told_by(empty_window), empty_window.session
    nights.save_base(with_night())
    qtbot.waitUntil(lambda: "night" in session.ruleset.rows("conditions"))
    assert told == ["Mill Days was saved: its new rules hold here."]
    rmtree(nights.base)
    qtbot.waitUntil(lambda: len(told) > 1)
    assert told[1].startswith("The ruleset mill-of-boards-nights is based on mill-of-boards.")
    assert session.ruleset.title == "Mill Nights"


def test_a_game_that_is_written_follows_what_it_is_based_on(
    saved: Path, empty_window: Window, qtbot: QtBot
) -> None:
    """Its try-it board and its pages have the rows that came, and nothing is to be saved by that."""
    nights = Nights(saved.parent, "mill-of-games")
    document = GameDocument(GameDraft(read_game(nights.folder)[0]), game_of_own)
    session = empty_window.session
    session.open_game(document, first_board(document.game))
    told = told_by(empty_window)
    nights.save_base(with_night())
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["Mill Days was saved: its new rules hold here."]
    assert "night" in session.ruleset.rows("conditions")
    assert not document.modified
    rmtree(nights.base)
    qtbot.waitUntil(lambda: bool(document.trouble))
    assert "night" in session.ruleset.rows("conditions")


def test_a_game_that_ships_is_not_watched(window: Window) -> None:
    """It never changes."""
    assert window.files.rules.file.path == ""
