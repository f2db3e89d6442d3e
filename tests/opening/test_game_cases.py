"""Checks without code: each row finds its fault and only that, offers fixes that mend it, and runs its two boards."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.cli.main import run
from bob_editor.model.games.own_game import OwnGame
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.opening.games.cases import case_board, run_cases
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import Game
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card
from bob_editor.rulesets import game_of_own, refresh_games
from bob_editor.storage.games.game_files import read_game, write_game

FOLDER = Path(__file__).parents[1] / "rulesets" / "castle_country"
DATA = read_game(FOLDER)[0].data
ROWS: dict[str, dict[str, Any]] = {row["as"]: row for row in DATA["checks"]}
FIXES = {
    "marsh-on-a-hill": 2, "bridge-over-nothing": 1, "gate-without-wall": 1, "dry-beach": 1, "crowded-castle": 1,
    "two-castles": 1, "rails-apart": 0, "rail-ends-nowhere": 2, "castle-in-marsh": 2,
}  # fmt: skip
"""By row how many fixes it offers on the board that has its fault."""


def game(name: str, **more: Any) -> Game:
    """The game with one of its rows."""
    return game_of_own(OwnGame({**DATA, "checks": [{**ROWS[name], **more}]}))


@pytest.mark.parametrize("name", list(ROWS))
def test_a_row_finds_its_fault_and_its_fixes_mend_it(name: str) -> None:
    """One issue under the row's own name on the one board, none on the other; each fix leaves none."""
    rules = game(name)
    row = ROWS[name]
    code = f"castle-country/{name}"
    board = case_board(rules, row["cases"]["fault"])
    (issue,) = issues_of_board(board, rules, code=code)
    assert issue.places
    assert issue.message.endswith((".", ")."))
    assert "{" not in issue.message
    assert len(issue.fixes) == FIXES[name]
    for fix in issue.fixes:
        assert issues_of_board(fix.apply(board), rules, code=code) == ()
    assert issues_of_board(case_board(rules, row["cases"]["fine"]), rules, code=code) == ()
    if "severity" in row:
        assert (str(issue.severity), issue.cites) == (row["severity"], row["cites"])
    assert [one.why for one in run_cases(rules)] == ["", ""]


@pytest.mark.parametrize("name", ["rail-ends-nowhere", "castle-in-marsh"])
def test_a_row_of_some_terrain_displaces_no_check_of_all(name: str) -> None:
    """What every game has stays beside it; under another name alone, or with a number, a row is that very check."""
    usual = ROWS[name]["check"]
    assert {name, usual} <= {one.name for one in game(name).checks}
    renamed = game_of_own(OwnGame({**DATA, "checks": [{"check": usual, "as": name, "cites": "7"}]}))
    assert usual not in {one.name for one in renamed.checks}


def test_cases_that_dont_hold_are_told() -> None:
    """The boards the other way round, one that can't be read, one that is far too large."""
    fault, fine = ROWS["two-castles"]["cases"]["fault"], ROWS["two-castles"]["cases"]["fine"]
    turned = game("two-castles", cases={"fault": fine, "fine": fault})
    assert ["finds no fault" in one.why or "has none" in one.why for one in run_cases(turned)] == [True, True]
    broken = game(
        "two-castles", cases={"fault": {"grid": {"columns": 10**9, "rows": 3}}, "fine": {"hexes": 3}}
    )
    assert ["can't be read" in one.why for one in run_cases(broken)] == [True, True]


def test_what_a_map_may_have_is_counted_over_its_boards() -> None:
    """Each board has one castle, the map of both has two; without ``per`` nobody asks about maps."""
    rules = game("two-castles", per="map")
    board = case_board(rules, ROWS["two-castles"]["cases"]["fine"])
    laid = [
        Laid(PlacedBoard(name, name, (x, 0)), replace(board, id=name)) for name, x in (("a", 0), ("b", 72))
    ]
    scenario = Scenario({"map": {"boards": [{"board": "a"}, {"board": "b", "at": [72, 0]}]}})
    (issue,) = (
        one
        for one in issues_of_card(Card(scenario, rules, join(laid, rules.id)))
        if one.code == "castle-country/two-castles"
    )
    assert issue.message == "The map has 2 of castle, and may have 1."
    assert issues_of_board(board, rules, code="castle-country/two-castles") == ()
    alone = game("two-castles")
    codes = {one.code for one in issues_of_card(Card(scenario, alone, join(laid, alone.id)))}
    assert "castle-country/two-castles" not in codes


def test_the_command_runs_the_boards_beside_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It counts what holds, names what doesn't and exits with 1; without a game it tells of games that are broken."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path))
    write_game(tmp_path / "rules", OwnGame(game("two-castles").data))
    refresh_games()
    assert run(["rules", "castle-country", "--check"]) == 0
    *hints, last = capsys.readouterr().out.splitlines()
    assert last == "2 of 2 boards beside checks are as they should be."
    assert hints
    assert all(one.endswith("[no-style]") or one.startswith("  ") for one in hints), hints
    assert run(["rules", "--check"]) == 0
    capsys.readouterr()
    fault, fine = ROWS["two-castles"]["cases"]["fault"], ROWS["two-castles"]["cases"]["fine"]
    turned = game("two-castles", cases={"fault": fine, "fine": fault})
    write_game(tmp_path / "rules", OwnGame(turned.data))
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "ruleset.json").write_text('{"id": "broken", "levels": {"from": 0}}')
    refresh_games()
    assert run(["rules", "castle-country", "--check"]) == 1
    out = capsys.readouterr().out
    assert "castle-country/two-castles (fault): The check finds no fault" in out
    assert "0 of 2" in out
    assert run(["rules", "--check"]) == 1
    assert capsys.readouterr().out.startswith("broken: ")
    # A folder of its boards that is called as the game is not taken for it.
    (tmp_path / "work" / "broken").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "work")
    assert run(["rules", "broken", "--check"]) == 1
    told = {line.partition(": error: ")[0] for line in capsys.readouterr().out.splitlines()}
    assert told == {"ruleset.json", "levels", "levels/from"}


@pytest.mark.parametrize("says", ["{", "{0.__class__}", "{hex!r:>9999999999}", "{nothing}", "{}"])
def test_hostile_messages_are_texts(says: str) -> None:
    """What stands in braces and is no name that the check gives stays as it is."""
    rules = game("two-castles", says=says)
    (issue,) = issues_of_board(
        case_board(rules, ROWS["two-castles"]["cases"]["fault"]), rules, code="castle-country/two-castles"
    )
    assert issue.message == says
