"""A board under a later edition of its game: it is told, with what changed since, and taken over by its fix."""

import json
from copy import copy
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.boards.fresh_board import fresh_board
from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.issues.accepting import accept_on_board
from bob_editor.editing.said import said
from bob_editor.editing.sight.suite_edits import with_edition, with_line
from bob_editor.errors import BadFile
from bob_editor.model.games import edits
from bob_editor.model.games.own_game import OwnGame
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.opening.findings import found_in
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import sight_of
from bob_editor.rules.games.editions import CODE
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import game_of_own
from bob_editor.storage.documents import board_from_json, board_to_json, scenario_to_json
from bob_editor.storage.form.schemas import validate
from bob_editor.storage.games.editions import earlier_edition
from bob_editor.storage.games.game_files import write_game
from bob_editor.storage.games.places import own_games
from bob_editor.storage.kinds.suites import suite_from_json, suite_to_json
from bob_editor.words import speak


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a game is written; the user's own place is the test's."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path))
    return own_games() / "hills"


def hills(edition: str, height: int = 1) -> OwnGame:
    """An edition of a game."""
    own = edits.set_heading(
        started(next(one for one in STARTS if one.id == "shadow"), "Hills"), edition=edition
    )
    return edits.set_field(own, "terrains", "woods", "height", value=height)


def test_a_board_of_an_earlier_edition_is_told_what_changed(folder: Path) -> None:
    """Where that edition was kept; the fix takes the board over, and it may be accepted as it is."""
    write_game(folder, hills("1"))
    board = fresh_board(game_of_own(hills("1")), title="Yard")
    assert board.edition == "1"
    write_game(folder, hills("2", 2))
    game = game_of_own(hills("2", 2))
    (issue,) = issues_of_board(board, game, code=CODE)
    assert issue.message == (
        "The board was made with edition 1 of Hills, and this is edition 2. Since then: Terrain Woods: Height 1 → 2."
    )
    speak("de")
    try:
        told = said(copy(issue.message))  # as from another process
    finally:
        speak("en")
    assert told.endswith(" Ausgabe 2. Seitdem: Gelände Woods: Höhe 1 → 2.")
    assert issue.fixes[0].apply(board).edition == "2"
    assert issues_of_board(issue.fixes[0].apply(board), game, code=CODE) == ()
    accepted = accept_on_board([issue], "It is played by the first edition").apply(board)
    assert [one.accepted is not None for one in issues_of_board(accepted, game) if one.code == CODE] == [True]


def _card(scenario: Scenario, own: OwnGame) -> Card:
    """The scenario on a board of the game."""
    rules = game_of_own(own)
    map_ = join([Laid(PlacedBoard("a"), fresh_board(rules, title="Yard"))], rules.id)
    return Card(scenario, rules, map_)


def test_a_scenario_of_an_earlier_edition_is_told_what_changed(folder: Path) -> None:
    """A fresh one says its edition, which its schema knows; the fix takes it over."""
    write_game(folder, hills("1"))
    scenario = fresh_scenario(game_of_own(hills("1")), name="dawn", title="Dawn", folder=folder)
    assert scenario.get("edition") == "1"
    # It lies on no board yet, and that is all.
    assert [one.pointer for one in validate("scenario", scenario_to_json(scenario))] == ["/map/boards"]
    write_game(folder, hills("2", 2))
    (issue,) = issues_of_card(_card(scenario, hills("2", 2)), code=CODE)
    assert issue.message.startswith(
        "The scenario was made with edition 1 of Hills, and this is edition 2. Since then"
    )
    assert issue.subject == "scenario"
    assert issue.fixes[0].apply(scenario).get("edition") == "2"
    assert issues_of_card(_card(scenario, hills("1")), code=CODE) == ()


def test_a_suite_of_an_earlier_edition_is_told_what_changed(folder: Path) -> None:
    """What is kept under the first edition says so; it is told by the second until it is taken over."""
    write_game(folder, hills("1"))
    board = fresh_board(game_of_own(hills("1")), title="Yard")
    scene = Scene(board, game_of_own(hills("1")))
    start, goal = End(board.grid.hex("A1")), End(board.grid.hex("A4"))
    suites = with_line((), scene, start, goal, sight_of(scene).trace(start, goal))
    data = suite_to_json(replace(suites[0].suite, board=board, board_path=None))
    assert data["edition"] == "1"
    write_game(folder, hills("2", 2))
    path = folder.parent / "yard.los.json"
    path.write_text(json.dumps(data), "utf-8")
    told = [one for one in found_in(path, "los-suite") if one.at == "edition"]
    assert [(one.code, one.severity) for one in told] == [(CODE, "hint")]
    assert told[0].message == (
        "The suite was made with edition 1 of Hills, and this is edition 2. Since then: Terrain Woods: Height 1 → 2."
    )
    path.write_text(json.dumps(suite_to_json(suite_from_json(data)[0]) | {"edition": "2"}), "utf-8")
    assert not [one for one in found_in(path, "los-suite") if one.at == "edition"]
    assert [one.suite.edition for one in with_edition(suites, "2")] == ["2"]


def test_an_edition_that_nobody_kept_is_told_all_the_same(folder: Path) -> None:
    """Without what changed; a board or a game that says none isn't judged."""
    del folder
    game = game_of_own(hills("2"))
    board = replace(fresh_board(game, title="Yard"), edition="0.9")
    (issue,) = issues_of_board(board, game, code=CODE)
    assert issue.message.endswith("this is edition 2.")
    assert issues_of_board(replace(board, edition=None), game, code=CODE) == ()
    assert issues_of_board(board, game_of_own(hills("")), code=CODE) == ()


def test_editions_are_kept_once_and_only_when_another_takes_their_place(folder: Path) -> None:
    """Saving the same edition again keeps nothing."""
    write_game(folder, hills("1"))
    write_game(folder, hills("1", 3))
    assert earlier_edition("my-game", "1") is None
    write_game(folder, hills("2"))
    kept = earlier_edition("my-game", "1")
    assert kept is not None
    assert next(row for row in kept["terrains"] if row["id"] == "woods")["height"] == 3
    write_game(folder, hills("1"))
    write_game(folder, hills("2"))
    assert earlier_edition("my-game", "1") == kept


def test_where_no_edition_can_be_kept_that_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And the game stays as it was: what it was is to be kept before another takes its place."""
    write_game(folder, hills("1"))
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(folder / "ruleset.json"))
    with pytest.raises(BadFile, match="can't be written"):
        write_game(folder, hills("2"))
    assert json.loads((folder / "ruleset.json").read_text())["edition"] == "1"


def test_a_board_keeps_the_edition_in_its_file() -> None:
    """As text; another value is left out and told."""
    board = replace(fresh_board(game_of_own(hills("1.2")), title="Yard"), id="yard")
    again, problems = board_from_json(board_to_json(board))
    assert (again.edition, problems) == ("1.2", ())
    _, problems = board_from_json({**board_to_json(board), "edition": 2})
    assert problems
