"""Edits that know the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.editing.drawing.terrain_edits import erase_terrain, lay_terrain, put_feature, set_level
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Board, Contour, Feature
from bob_editor.model.board_edits import paint_level, paint_terrain
from bob_editor.rules.game import game_from_data
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.hexsides_free import may_stand_on
from bob_editor.rules.ruleset import Ruleset

GRID = Grid(8, 7)
EMPTY = Board(GRID, "band-of-brothers-2.2")
areas = st.lists(st.sampled_from(GRID.hexes), min_size=1, max_size=10, unique=True)
terrains = st.sampled_from(["woods", "wheat", "building_stone", "gully", "river", "open_ground"])


@given(areas, areas, terrains, terrains, st.integers(0, 9))
def test_what_is_painted_counts(
    rules: Ruleset, drawn: list[Hex], painted: list[Hex], first: str, second: str, seed: int
) -> None:
    """On a board drawn naturally, a hex that is painted has that terrain, and all others keep theirs."""
    board = draw_naturally(paint_terrain(EMPTY, drawn, [first]), rules, seed=seed)
    before = Ground(board, rules)
    after = Ground(lay_terrain(board, rules, painted, second), rules)
    for at in GRID.hexes:
        assert after.terrain(at) == ((second,) if at in painted else before.terrain(at))
        others = {piece.terrain for piece in after.drawn_at(at)} - {second}
        assert not others or at not in painted


@given(areas, areas, st.integers(1, 3), st.integers(0, 3), st.integers(0, 9))
def test_the_level_that_is_set_counts(
    rules: Ruleset, drawn: list[Hex], painted: list[Hex], first: int, second: int, seed: int
) -> None:
    """On a board whose hills are drawn, a hex has the level it is set to, and all others keep theirs."""
    board = draw_naturally(paint_level(EMPTY, drawn, first), rules, seed=seed)
    before = Ground(board, rules)
    after = Ground(set_level(board, rules, painted, second), rules)
    for at in GRID.hexes:
        assert after.level(at) == (second if at in painted else before.level(at))
        held = [piece.level for piece in after.contours_at(at) if piece.level is not None]
        assert not held or max(held) == after.level(at)


def test_a_level_set_in_a_drawn_hollow_counts(rules: Ruleset) -> None:
    """A hex raised out of a crest line below the ground is cut out of it, and is as high as it was set to."""
    at, other = GRID.hex("C3"), GRID.hex("C4")
    rings = [tuple((float(x), float(y)) for x, y in GRID.frame.corners(one)) for one in (at, other)]
    board = replace(EMPTY, contours=tuple(Contour(-1, ring) for ring in rings))
    for level in (0, 1):
        after = Ground(set_level(board, rules, [at], level), rules)
        assert [piece.level for piece in after.contours_at(at)] == ([level] if level else [])
        assert (after.level(at), after.level(other)) == (level, -1)
    assert Ground(set_level(board, rules, [at], -1), rules).level(at) == -1


@given(areas, areas, terrains)
def test_erased_hexes_are_what_the_base_is(
    rules: Ruleset, drawn: list[Hex], erased: list[Hex], terrain: str
) -> None:
    """Erased hexes have the base's terrain and level, drawn or not."""
    board = draw_naturally(lay_terrain(EMPTY, rules, drawn, terrain), rules)
    ground = Ground(erase_terrain(board, rules, erased), rules)
    assert all(ground.terrain(at) == ("open_ground",) and ground.level(at) == 0 for at in erased)


def test_exclusive_features_give_way(rules: Ruleset) -> None:
    """A feature takes the place of those that the data say it excludes, beside others, once."""
    side = GRID.side("D3/D4")
    board = put_feature(EMPTY, rules, [side], "hedgerow")
    board = put_feature(board, rules, [side], "cliff")
    board = put_feature(board, rules, [side], "wall")
    board = put_feature(board, rules, [side], "wall")
    assert board.side_terrain(side) == ("cliff", "wall")


@pytest.mark.parametrize("order", [("wall", "hedge"), ("hedge", "wall")])
def test_whichever_row_excludes_the_other_one_gives_way(order: tuple[str, str]) -> None:
    """As the check has it, which tells of both; nor is the second put beside the first to mend anything."""
    row = {"in": ["sides"], "cites": "1"}
    wall, hedge = ({**row, "id": one, "title": one} for one in ("wall", "hedge"))
    game = game_from_data(
        {"id": "walls", "title": "Walls", "terrains": [{**wall, "excludes": ["hedge"]}, hedge]}
    )
    side = GRID.side("D3/D4")
    first = put_feature(Board(GRID, game.id), game, [side], order[0])
    assert not may_stand_on(Ground(first, game), side, order[1:])
    assert put_feature(first, game, [side], order[1]).side_terrain(side) == order[1:]


def test_a_feature_of_one_hex_has_one(rules: Ruleset) -> None:
    """Where no hex is said, a feature that belongs to one hex belongs to one on the board."""
    side = GRID.side("A1/n")
    board = put_feature(EMPTY, rules, [side], "small_terrain_feature")
    assert board.sides[side] == (Feature("small_terrain_feature", within=("A1",)),)


def test_a_feature_of_one_hex_lies_on_the_board(rules: Ruleset) -> None:
    """Also where the edge was clicked from beyond: a hex off the board may have no name that a file could hold."""
    at = GRID.hex("A1")
    board = put_feature(EMPTY, rules, [side_of(at, 5)], "small_terrain_feature", within=at.neighbour(5))
    assert board.sides[side_of(at, 5)][0].within == ("A1",)


def test_a_tile_keeps_its_turn(rules: Ruleset) -> None:
    """Painting the terrain that is there keeps how its tile lies."""
    at = GRID.hex("B2")
    turned = Feature("river", orientation=2)
    board = replace(EMPTY, hexes=paint_terrain(EMPTY, [at], [turned]).hexes)
    assert lay_terrain(board, rules, [at], "river") == board
