"""Shared checks that a row asks for know nothing of the game that asked first: a toy game has each by its own words."""

from pathlib import Path
from typing import Any

import pytest

from bob_editor.model.games.own_game import OwnGame
from bob_editor.opening.games.cases import case_board
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rulesets import game_of_own
from bob_editor.storage.games.game_files import read_game

DATA = read_game(Path(__file__).parents[1] / "rulesets" / "castle_country")[0].data


def _hexes(**said: Any) -> dict[str, Any]:
    """A board of hexes that list a terrain each, or are on a level."""
    rows = {at: {"level": one} if isinstance(one, int) else {"terrain": [one]} for at, one in said.items()}
    return {"hexes": rows}


def _lake(level: int) -> dict[str, Any]:
    return {"hexes": {"C3": {"terrain": ["lake"]}, "C4": {"terrain": ["lake"], "level": level}}}


def _bridge(turn: int) -> dict[str, Any]:
    """A bridge, so turned, over a line from north to south."""
    rail, bridge = ({"terrain": "rail", "orientation": 1}, {"terrain": "bridge", "orientation": turn})
    return {"hexes": {"C3": {"terrain": [rail, bridge]}}}


ROWS: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any], str, tuple[str, ...]]] = [
    (
        {"check": "lake-on-two-levels", "of": ["wet"]}, _lake(1), _lake(0),
        "The lake of C3 lies at level 0, in C4 at level 1.", (),
    ),
    (
        {"check": "steep-step"}, _hexes(A1=2, B1=1), _hexes(A1=1),
        "A2 is on level 0, A1 on level 2.", (),
    ),
    (
        {"check": "not-an-inner-hexside", "of": ["wall"]}, {"sides": {"A1/n": ["wall"]}}, {"sides": {"C3/n": ["wall"]}},
        "The wall on A1/n is not between two hexes of the board.", ("Remove it",),
    ),
    (
        {"check": "cliff-without-drop", "of": ["wall"]}, {"sides": {"C3/n": ["wall"]}},
        {"sides": {"C3/n": ["wall"]}, "hexes": {"C3": {"level": 1}}},
        "The wall C2/C3 has no drop: both hexes are on level 0.",
        ("Remove the wall", "Raise C2 to level 1", "Raise C3 to level 1"),
    ),
    (
        {"check": "lacks-beside", "of": ["castle"], "near": ["town"]},
        _hexes(C3="castle"), _hexes(C3="castle", C4="town"),
        "Castle in C3: no town there or beside it.", (),
    ),
    (
        {"check": "lacks-beside", "of": ["castle"], "near": ["town"], "into": "town", "says": "{hex} needs {needed}."},
        _hexes(C3="castle"), _hexes(C3="castle", C4="town"), "C3 needs town.", ("Make it a town",),
    ),
    (
        {"check": "line-hex-without-line", "of": ["river"]},
        {**_hexes(C3="river"), "paths": [{"terrain": "river", "through": ["C1", "C2"]}]},
        {**_hexes(C3="river"), "paths": [{"terrain": "river", "through": ["C1", "C2", "C3"]}]},
        "C3 has river, and that beside it doesn't run through it.",
        ("Lead the river into the hex", "Remove the river"),
    ),
    (
        {"check": "tile-line-ends-nowhere", "line": "railway", "of": ["rail"], "with": ["town"], "end": "town"},
        {"hexes": {"C3": {"terrain": [{"terrain": "rail", "orientation": 1}]}, **_hexes(B3="town")["hexes"]}},
        {"hexes": {"C3": {"terrain": [{"terrain": "rail"}]}}},
        "The railway stops at C3 (south and north side).",
        ("Lead the railway on", "Let it end at a town"),
    ),
    (
        {"check": "tile-line-ends-nowhere", "of": ["rail"]},
        {"hexes": {"C1": {"terrain": [{"terrain": "rail", "orientation": 1}]}, "C2": {"terrain": ["lake"]}}},
        {"hexes": {"C1": {"terrain": [{"terrain": "rail"}]}}},
        "The rail stops at C1 (south side).", (),
    ),
    (
        {"check": "nothing-under", "of": ["bridge"], "with": ["wet", "river"], "lay": "lake"}, _hexes(C3="bridge"),
        {**_hexes(C3="bridge"), "paths": [{"terrain": "river", "through": ["C2", "C3"]}]},
        "Nothing under the bridge in C3.", ("Lay lake under it", "Remove the bridge"),
    ),
    (
        {"check": "piece-along-line", "of": ["bridge"], "with": ["rail"]}, _bridge(4), _bridge(1),
        "The bridge in C3 lies along what it crosses.", ("Turn the bridge",),
    ),
    (
        {"check": "tile-sealed", "of": ["rail"], "never": ["wet"]},
        {"hexes": {**_bridge(1)["hexes"], **_hexes(C2="lake", C4="lake")["hexes"]}},
        {"hexes": {**_bridge(1)["hexes"], **_hexes(C2="lake")["hexes"]}},
        "Nothing can enter the rail at C3.", (),
    ),
    (
        {"check": "off-hexside"}, _hexes(C3="wall"), {"sides": {"C3/n": ["wall"]}},
        "The wall in C3 is not on a hexside.", ("Remove the wall",),
    ),
    (
        {"check": "label-off-board"},
        {"labels": [{"text": "Mill", "at": [-9, -9]}]}, {"labels": [{"text": "Mill", "at": [6, 6]}]},
        "The text “Mill” lies off the board.", ("Remove the text",),
    ),
]  # fmt: skip
"""Rows, a board with the fault, one without, what is told of the one, and its fixes."""


@pytest.mark.parametrize(
    ("row", "fault", "fine", "says", "fixes"), ROWS, ids=[one[0]["check"] for one in ROWS]
)
def test_a_toy_game_has_them_too(
    row: dict[str, Any], fault: dict[str, Any], fine: dict[str, Any], says: str, fixes: tuple[str, ...]
) -> None:
    """One issue on the one board, none on the other; each fix leaves none."""
    rules = game_of_own(OwnGame({**DATA, "checks": [{**row, "as": "own"}]}))
    board = case_board(rules, fault)
    (issue,) = issues_of_board(board, rules, code="castle-country/own")
    assert (issue.message, tuple(fix.label for fix in issue.fixes)) == (says, fixes)
    for fix in issue.fixes:
        assert issues_of_board(fix.apply(board), rules, code="castle-country/own") == ()
    assert issues_of_board(case_board(rules, fine), rules, code="castle-country/own") == ()
