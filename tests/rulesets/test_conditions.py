"""Conditions of one game or edition on the map of another."""

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Base, Board
from bob_editor.model.board_edits import paint_terrain
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import all_rulesets, ruleset

GAMES = tuple(all_rulesets())
KNOWN = {name for game in GAMES for name in ruleset(game).rows("conditions")}


@pytest.mark.parametrize("game", GAMES)
def test_a_condition_that_the_game_does_not_know_alters_nothing(game: str) -> None:
    """As rain by rules 2.1, which have none: threads as long as the map are seen as without it."""
    rules, grid = ruleset(game), Grid(9, 5)
    board = Board(grid, game, base=Base(rules.data["base_terrain"]))
    board = paint_terrain(board, [grid.hex("E3")], ["woods"])
    foreign = {name: True for name in KNOWN if name not in rules.rows("conditions")}
    assert foreign
    plain, under = sight_of(Scene(board, rules)), sight_of(Scene(board, rules, conditions=foreign))
    start = End(grid.hex("A3"))
    for at in grid.hexes:
        assert under.trace(start, End(at)) == plain.trace(start, End(at))
    around, before = under.field(start), plain.field(start)
    assert (around.codes.tolist(), around.hindrance.tolist()) == (
        before.codes.tolist(),
        before.hindrance.tolist(),
    )
