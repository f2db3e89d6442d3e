"""Where the quick fix leads a road that ends nowhere: over dry ground as long as there is a way."""

import pytest

from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_from_json

GAME = "combat-commander-pacific"
GRID = {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"}
ALL_AROUND = {at: ["stream"] for at in ("B2", "B3", "C4", "D2", "D3")}


@pytest.mark.parametrize(
    ("hexes", "led"),
    [
        ({}, "C4 C5"),
        ({"C4": ["stream"]}, "D3 E4"),
        (ALL_AROUND, "C4 C5"),
        ({**ALL_AROUND, "B2": ["stream", "bridge"]}, "B2"),
    ],
)
def test_a_road_is_led_around_water(hexes, led):
    """Straight on where that is dry, else around; over a bridge; through water where there is no other way."""
    painted = {at: {"terrain": terrain} for at, terrain in hexes.items()}
    road = {"terrain": "road", "through": ["C1", "C2", "C3"]}
    fields = {"ruleset": GAME, "grid": GRID, "hexes": painted, "paths": [road]}
    board, _ = board_from_json({**fields, "base": {"terrain": "open_ground", "level": 0}}, inline=True)
    issues = issues_of_board(board, ruleset(GAME))
    fix = next(one.fixes[0] for one in issues if one.code == f"{GAME}/road-ends-nowhere")
    through = fix.apply(board).paths[0].through
    assert [board.grid.label(at) for at in through] == ["C1", "C2", "C3", *led.split()]


@pytest.mark.parametrize("road", [["D3", "D4"], []])
def test_a_road_over_a_bridge_is_led_on_to_where_roads_end(road):
    """What leads it over, from nothing or from a road that ends on it, leaves no end open."""
    paths = [{"terrain": "road", "through": ["D1", "D2", *road]}] if road else []
    fields = {"ruleset": "last-hundred-yards", "grid": {**GRID, "columns": 7}, "paths": paths}
    river = {"D4": {"terrain": ["river", "bridge"]}}
    board, _ = board_from_json(
        {**fields, "hexes": river, "base": {"terrain": "rural", "level": 0}}, inline=True
    )
    rules = ruleset("last-hundred-yards")
    (bridge,) = [one for one in issues_of_board(board, rules) if "bridge" in one.code]
    lead = next(fix for fix in bridge.fixes if fix.label == "Lead a road over it")
    assert not {one.code.partition("/")[2] for one in issues_of_board(lead.apply(board), rules)} & {
        "bridge-over-nothing",
        "road-ends-nowhere",
    }
