"""Memoir '44's forests and hills said by settings: the engine agrees with the game's own code on every pair."""

import random

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset
from tests.rules.los.told.plain_game import game

GRID = Grid(9, 8)
HIGH = 9
SIGHT = {
    "along": "better",
    "corner": "side",
    "off_map": "blocks",
    "ties": {"level": "joined", "higher": "blocks"},
    "ground": {"between": "none"},
}
TERRAINS = [
    {"id": "clear", "title": "Clear", "in": ["base", "hexes"], "cites": "1"},
    {
        "id": "forest",
        "title": "Forest",
        "in": ["hexes"],
        "los": "blocks",
        "height": HIGH,
        "whole_hex": True,
        "cites": "2",
    },
]


@pytest.mark.parametrize("seed", range(3))
def test_forests_and_hills_by_settings_are_seen_as_memoir_sees_them(seed):
    """Some thousands of pairs of random boards, hills alone and in groups, forests between them."""
    chance = random.Random(seed)
    kinds = {at: chance.choice(["", "", "", "", "hill", "hill", "forest"]) for at in GRID.hexes}
    levels = {at: int(kind == "hill") for at, kind in kinds.items()}
    features = {at: (Feature(kind),) if kind else () for at, kind in kinds.items()}
    woods = {at: (Feature(kind),) if kind == "forest" else () for at, kind in kinds.items()}
    memoir = _sight(ruleset("memoir-44"), "open", features, levels)
    told = _sight(game(SIGHT, terrains=TERRAINS), "clear", woods, levels)
    for start in GRID.hexes:
        for goal in GRID.hexes:
            own, by_data = memoir.trace(End(start), End(goal)), told.trace(End(start), End(goal))
            assert own.verdict == by_data.verdict, (
                start,
                goal,
                [reason.text for one in (own, by_data) for reason in one.reasons],
            )


def _sight(rules, base, features, levels):
    hexes = {at: HexContent(features[at], levels[at]) for at in GRID.hexes}
    return sight_of(Scene(Board(GRID, rules.id, base=Base(base), hexes=hexes), rules))
