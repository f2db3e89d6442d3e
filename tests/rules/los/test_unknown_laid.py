"""What a game doesn't know lies on its map and alters no line, be it a marker or change of another game."""

import numpy as np
import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rulesets import all_rulesets, ruleset

GAMES = sorted(all_rulesets())


@pytest.mark.parametrize("game", GAMES)
def test_no_marker_or_change_of_another_game_alters_a_line(game: str) -> None:
    """In a row of hexes each holds all of them; they can be laid, and are looked past."""
    rules, board = ruleset(game), Board(Grid(9, 5), game)
    row = board.grid.hexes[10:15]
    markers, changes = (
        {name for other in GAMES for name in ruleset(other).rows(kind) if name not in rules.rows(kind)}
        for kind in ("markers", "changes")
    )
    scene = Scene(
        board,
        rules,
        tuple(Marker(name, at, "n") for name in sorted(markers) for at in row),
        tuple(MapChange(name, tuple(row)) for name in sorted(changes)),
    )
    bare, laid = rules.sight(Scene(board, rules)), rules.sight(scene)
    for start in map(End, board.grid.hexes[::3]):
        assert np.array_equal(laid.field(start).codes, bare.field(start).codes)
        for goal in map(End, board.grid.hexes[::7]):
            assert laid.trace(start, goal) == bare.trace(start, goal)
    assert laid.scene is scene
