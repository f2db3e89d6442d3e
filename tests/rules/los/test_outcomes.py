"""Which verdicts a game's rule can come to: what the window's legend and a picture's name."""

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.los.outcomes import outcomes
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rulesets import ruleset
from tests.rules.los.told.plain_game import TERRAINS, game

HEIGHTS = {"things": {"between": {"hexes": 1}}}


@pytest.mark.parametrize(
    ("ruleset_id", "more"),
    [
        ("band-of-brothers-2.2", {HINDERED, BLIND}),
        ("combat-commander-pacific", {HINDERED, BLIND}),
        ("last-hundred-yards", {HINDERED, BLIND}),
        ("memoir-44", set()),
    ],
)
def test_a_rule_in_code_comes_to_what_its_reasons_are_for(ruleset_id: str, more: set[int]) -> None:
    """Memoir '44 knows no hindrance and no shadow."""
    assert outcomes(Scene(Board(Grid(3, 3), ruleset_id), ruleset(ruleset_id))) == {CLEAR, BLOCKED, *more}


@pytest.mark.parametrize(
    ("sight", "terrains", "more"),
    [
        ({}, TERRAINS, {HINDERED}),
        (HEIGHTS, TERRAINS, {HINDERED, BLIND}),
        (HEIGHTS, [one for one in TERRAINS if one.get("los") != "hinders"], {BLIND}),
        ({**HEIGHTS, "heights": False}, TERRAINS, {HINDERED}),
        ({**HEIGHTS, "line": "distance"}, TERRAINS, set()),
        ({"ground": {"between": "closer"}}, TERRAINS[:1], {BLIND}),
        (HEIGHTS, [TERRAINS[0], {**TERRAINS[7], "height": 1}], set()),
        (HEIGHTS, [TERRAINS[0], {**TERRAINS[7], "height": 1, "in": ["hexes", "sides"]}], {BLIND}),
        ({"units": {"count": "all", "los": "hinders"}}, TERRAINS[:1], {HINDERED}),
    ],
)
def test_a_rule_that_data_tells(
    sight: dict[str, object], terrains: list[dict[str, object]], more: set[int]
) -> None:
    """It hinders where anything does, and casts shadows where anything that may be looked over does."""
    own = game(sight, terrains=terrains)
    assert outcomes(Scene(Board(Grid(3, 3), own.id), own)) == {CLEAR, BLOCKED, *more}


@pytest.mark.parametrize(("down", "more"), [(-1, {BLIND}), (1, set())])
def test_flat_ground_hides_eyes_below_it(down: int, more: set[int]) -> None:
    """By a shadow, as of whoever is dug in."""
    sight = {"ground": {"between": "closer"}, "eye": {"positions": {"dug_in": down}}}
    own = game(sight, terrains=TERRAINS[:1], levels={"min": 0, "max": 0})
    assert outcomes(Scene(Board(Grid(3, 3), own.id), own)) == {CLEAR, BLOCKED, *more}
