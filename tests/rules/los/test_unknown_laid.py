"""What a game doesn't know, be it of another game, alters no line where it lies, and is refused as an end."""

from contextlib import suppress

import numpy as np
import pytest

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
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


@pytest.mark.parametrize("game", GAMES)
def test_no_end_is_off_the_map_or_in_a_position_of_another_game(game: str) -> None:
    """Whoever makes ends himself, as a script does, hears of no such place; looking around once failed otherwise."""
    rules, board = ruleset(game), Board(Grid(5, 5), game)
    sight, at = rules.sight(Scene(board, rules)), board.grid.hex("C3")
    positions = {name for other in GAMES for name in ruleset(other).rows("ends") if name}
    everywhere = np.ones(len(board.grid.hexes), dtype=bool)
    for end in (
        End(Hex(90, 1)),
        End(Hex(-3, 90), position="cave"),
        *(End(at, position=one) for one in positions),
    ):
        allowed = end.hex == at and end.position in rules.rows("ends")
        for look in (
            lambda end=end: sight.trace(End(at), end),
            lambda end=end: sight.trace(end, End(board.grid.hex("A1"))),
            lambda end=end: sight.field(end),
            lambda end=end: sight.field_among(end, everywhere),
        ):
            with suppress(UnknownPlace) if allowed else pytest.raises(UnknownPlace):
                look()
