"""Checks without code: each row finds its fault and only that, offers fixes that mend it, and runs its two boards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from bob_editor.cli.main import run
from bob_editor.model.games.own_game import HEADING, OwnGame
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.opening.game_cases import case_board, run_cases
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import Game
from bob_editor.rules.issues import issues_of_board, issues_of_card
from bob_editor.rulesets import game_of_own, refresh_games
from bob_editor.storage.games.game_files import write_game


def terrain(name: str, *places: str, **more: Any) -> dict[str, Any]:
    """A row of terrain."""
    return {"id": name, "title": name.capitalize(), "in": list(places), "cites": "", **more}


def at(**hexes: Any) -> dict[str, Any]:
    """A board's content: by hex its terrain, or its terrain and level."""
    rows = {label: row if isinstance(row, dict) else {"terrain": row.split()} for label, row in hexes.items()}
    return {"hexes": rows}


def paths(*lines: tuple[str, str], **hexes: Any) -> dict[str, Any]:
    """Likewise, with paths: the terrain, and the hexes it runs through."""
    return {
        **at(**hexes),
        "paths": [{"terrain": kind, "through": through.split()} for kind, through in lines],
    }


TERRAINS = [
    terrain("grass", "base", "hexes"), terrain("marsh", "hexes"), terrain("castle", "hexes"),
    terrain("beach", "hexes"), terrain("sea", "hexes", tags=["wet"]), terrain("lake", "hexes", tags=["wet"]),
    terrain("bridge", "hexes"), terrain("road", "paths"), terrain("rail", "paths"), terrain("river", "paths"),
    terrain("town", "hexes"), terrain("gate", "sides"), terrain("wall", "sides"),
]  # fmt: skip

ROWS: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], int]] = {
    "marsh-on-a-hill": (
        {"check": "only-at-level", "of": ["marsh"], "to": 0},
        at(C3={"terrain": ["marsh"], "level": 1}),
        at(C3="marsh", D3={"level": 1}),
        2,
    ),
    "bridge-over-nothing": (
        {"check": "only-with", "of": ["bridge"], "with": ["river", "wet"]},
        paths(("river", "B2 B3"), C3="bridge"),
        paths(("river", "B2 B3"), B3="bridge", E3="lake bridge"),
        1,
    ),
    "gate-without-wall": (
        {"check": "only-with", "of": ["gate"], "with": ["wall"]},
        {"sides": {"C3/n": ["gate"]}},
        {"sides": {"C3/n": ["wall", "gate"]}},
        1,
    ),
    "dry-beach": (
        {"check": "beside", "of": ["beach"], "near": ["wet"], "least": 2, "says": "No sea at {hex} ({count})."},
        at(C3="beach", C2="sea"),
        at(C3="beach", C2="sea", C4="lake", A1="beach"),
        1,
    ),
    "crowded-castle": (
        {"check": "beside", "of": ["castle"], "near": ["town"], "least": 0, "most": 1},
        at(C3="castle", C2="town", C4="town"),
        at(C3="castle", C2="town"),
        1,
    ),
    "two-castles": (
        {"check": "at-most", "of": ["castle"], "most": 1, "severity": "error", "cites": "7"},
        at(B2="castle", E4="castle"),
        at(B2="castle"),
        1,
    ),
    "rails-apart": (
        {"check": "paths-join", "of": ["rail"]},
        paths(("rail", "A1 A2"), ("rail", "D2 D3")),
        paths(("rail", "A1 A2"), ("rail", "A2 A3 A4"), ("road", "D2 D3")),
        0,
    ),
    "rail-ends-nowhere": (
        {"check": "line-ends-nowhere", "of": ["rail"], "with": ["town"]},
        paths(("rail", "A1 B1 C2 D2")),
        paths(("rail", "A1 B1 C2 D2"), D2="town"),
        2,
    ),
    "castle-in-marsh": (
        {"check": "not-together", "pairs": [{"first": ["castle"], "second": ["marsh"]}]},
        at(C3="marsh castle"),
        at(C3="castle", D3="marsh"),
        2,
    ),
}  # fmt: skip
"""By name a row, a board with its fault, one without, and how many fixes it offers."""


def game(name: str, **more: Any) -> Game:
    """A game with one row of checks."""
    row, fault, fine, _ = ROWS[name]
    cases = {"fault": fault, "fine": fine}
    return game_of_own(
        OwnGame(
            {
                **HEADING, "id": "rules", "title": "Rules", "hexes": "flat-top", "base_terrain": "grass",
                "levels": {"min": 0, "max": 2, "contours": False, "cites": ""}, "terrains": TERRAINS,
                "checks": [{**row, "as": name, "cases": cases, **more}],
            }
        )
    )  # fmt: skip


@pytest.mark.parametrize("name", list(ROWS))
def test_a_row_finds_its_fault_and_its_fixes_mend_it(name: str) -> None:
    """One issue under the row's own name on the one board, none on the other; each fix leaves none."""
    rules = game(name)
    row, fault, fine, fixes = ROWS[name]
    board = case_board(rules, fault)
    (issue,) = issues_of_board(board, rules, code=f"rules/{name}")
    assert issue.places
    assert issue.message.endswith((".", ")."))
    assert "{" not in issue.message
    assert len(issue.fixes) == fixes
    for fix in issue.fixes:
        assert issues_of_board(fix.apply(board), rules, code=f"rules/{name}") == ()
    assert issues_of_board(case_board(rules, fine), rules, code=f"rules/{name}") == ()
    if "severity" in row:
        assert (str(issue.severity), issue.cites) == (row["severity"], row["cites"])
    assert [one.why for one in run_cases(rules)] == ["", ""]


def test_cases_that_dont_hold_are_told() -> None:
    """The boards the other way round, one that can't be read, one that is far too large."""
    _, fault, fine, _ = ROWS["two-castles"]
    turned = game("two-castles", cases={"fault": fine, "fine": fault})
    assert ["finds no fault" in one.why or "has none" in one.why for one in run_cases(turned)] == [True, True]
    broken = game(
        "two-castles", cases={"fault": {"grid": {"columns": 10**9, "rows": 3}}, "fine": {"hexes": 3}}
    )
    assert ["can't be read" in one.why for one in run_cases(broken)] == [True, True]


def test_what_a_map_may_have_is_counted_over_its_boards() -> None:
    """Each board has one castle, the map of both has two; without ``per`` nobody asks about maps."""
    rules = game("two-castles", per="map")
    board = case_board(rules, ROWS["two-castles"][2])
    laid = [
        Laid(PlacedBoard(name, name, (x, 0)), evolve(board, id=name)) for name, x in (("a", 0), ("b", 72))
    ]
    scenario = Scenario({"map": {"boards": [{"board": "a"}, {"board": "b", "at": [72, 0]}]}})
    (issue,) = (
        one
        for one in issues_of_card(Card(scenario, rules, join(laid, rules.id)))
        if one.code == "rules/two-castles"
    )
    assert issue.message == "The map has 2 of castle, and may have 1."
    assert issues_of_board(board, rules, code="rules/two-castles") == ()
    alone = game("two-castles")
    codes = {one.code for one in issues_of_card(Card(scenario, alone, join(laid, alone.id)))}
    assert "rules/two-castles" not in codes


def test_the_command_runs_the_boards_beside_checks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It counts what holds, names what doesn't and exits with 1; without a game it tells of games that are broken."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path))
    write_game(tmp_path / "rules", OwnGame(game("two-castles").data))
    refresh_games()
    assert run(["rules", "rules", "--check"]) == 0
    assert capsys.readouterr().out == "2 of 2 boards beside checks are as they should be.\n"
    assert run(["rules", "--check"]) == 0
    capsys.readouterr()
    _, fault, fine, _ = ROWS["two-castles"]
    turned = game("two-castles", cases={"fault": fine, "fine": fault})
    write_game(tmp_path / "rules", OwnGame(turned.data))
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "ruleset.json").write_text('{"id": "broken"}')
    refresh_games()
    assert run(["rules", "rules", "--check"]) == 1
    out = capsys.readouterr().out
    assert "rules/two-castles (fault): The check finds no fault" in out
    assert "0 of 2" in out
    assert run(["rules", "--check"]) == 1
    assert capsys.readouterr().out.startswith("broken: ")


@pytest.mark.parametrize("says", ["{", "{0.__class__}", "{hex!r:>9999999999}", "{nothing}", "{}"])
def test_hostile_messages_are_texts(says: str) -> None:
    """What stands in braces and is no name that the check gives stays as it is."""
    rules = game("two-castles", says=says)
    (issue,) = issues_of_board(case_board(rules, ROWS["two-castles"][1]), rules, code="rules/two-castles")
    assert issue.message == says
