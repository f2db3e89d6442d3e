"""Sight after an edit, and under other markers, is that of a board read anew."""

import random

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board, Feature
from bob_editor.model.change import difference
from bob_editor.rules.los.scene import End, MapChange, Marker, Scene
from bob_editor.rules.los.sight import BLOCKED, CLEAR
from bob_editor.rulesets import ruleset
from bob_editor.rulesets.band_of_brothers_2_2.land.hindering_terrain import ORCHARD, PALMS
from bob_editor.rulesets.band_of_brothers_2_2.sight.side_tables import SideTables
from tests.rulesets.band_of_brothers_2_2.boards import RULESET, random_board, sight_on


def random_markers(board, dice):
    """Some of the markers that lines of sight ask about, here and there, and some that they don't."""
    sides, corners = board.grid.frame.side_names, board.grid.frame.corner_names
    kinds = ("roadblock", "cave", "smoke", "smoke_dispersed", "illumination", "foxhole")
    return tuple(
        Marker(kind, dice.choice(board.grid.hexes), dice.choice(corners if kind == "cave" else sides))
        for kind in dice.choices(kinds, k=dice.randrange(24))
    )


@pytest.mark.parametrize("looked", [False, True], ids=["before a field", "after a field"])
@pytest.mark.parametrize("seed", range(4))
def test_sight_under_other_markers_is_that_of_a_fresh_one(seed, looked):
    """A sight taken to another scene of its board says what a sight of that scene says, and edits go on from it."""
    dice = random.Random(seed)
    board = random_board(20 + seed, columns=9, rows=8, drawn=bool(seed % 2))
    if seed == 3:  # where nothing hinders until a roadblock does
        board = replace(board, hexes={}, sides={}, artwork=(), contours=())
    sight = sight_on(board)
    for step in range(5):
        if looked:
            sight.field(End(board.grid.hexes[step]))
        conditions = dice.choice(({}, {}, {"visibility": 2}, {"visibility": 2}, {"rain": True}))
        changed = dice.random() < 0.2
        scene = Scene(
            board,
            ruleset(RULESET),
            random_markers(board, dice),
            sight.scene.changes if not changed else (MapChange("orchard", (dice.choice(board.grid.hexes),)),),
            conditions,
            rulings={"wall_in_front": "all_walls"} if dice.random() < 0.2 else sight.scene.rulings,
        )
        sight = sight.under(scene)
        assert sight.scene == scene
        _same(sight, ruleset(RULESET).sight(scene), dice)
    edited = board_edits.paint_terrain(board, dice.sample(board.grid.hexes, 4), ("woods",))
    after = sight.after(edited, difference(board, edited))
    _same(after, ruleset(RULESET).sight(sight.scene.with_board(edited)), dice)


def test_ridges_joined_far_off_are_one_for_all_lines():
    """Which ridges an end lies on hangs on the whole of them, so an edit shows beyond the hexes near it (54.2)."""
    grid = Grid(22, 6)
    rows = {row: [at for at in grid.hexes if grid.label(at).endswith(row)] for row in "234"}
    board = board_edits.paint_terrain(Board(grid, RULESET), rows["2"] + rows["4"], ("ridge",))
    sight, start, goal = (
        sight_on(board),
        End(rows["2"][1]),
        grid.index[grid.hexes[grid.index[rows["4"][1]] + 1]],
    )
    assert sight.field(start).codes[goal] == BLOCKED
    joined = board_edits.paint_terrain(board, (rows["3"][-2],), ("ridge",))
    after = sight.after(joined, difference(board, joined))
    assert after.field(start).codes[goal] == CLEAR
    parted = after.after(board, difference(joined, board))
    assert parted.field(start).codes[goal] == BLOCKED


def _same(sight, fresh, dice):
    hexes = sight.scene.board.grid.hexes
    for a in dice.sample(hexes, 12):
        one, other = sight.field(End(a)), fresh.field(End(a))
        assert (one.codes == other.codes).all()
        assert (one.hindrance == other.hindrance).all()
        for b in dice.sample(hexes, 12):
            assert sight.trace(End(a), End(b)) == fresh.trace(End(a), End(b))
    for marker in sight.scene.markers:
        for near in marker.at.neighbours():
            beyond = Hex(2 * marker.at.q - near.q, 2 * marker.at.r - near.r)
            for a, b in ((near, beyond), (near, marker.at)):
                if a in hexes and b in hexes:
                    assert sight.trace(End(a), End(b)) == fresh.trace(End(a), End(b))
                    assert sight.trace(End(b), End(a)) == fresh.trace(End(b), End(a))
        if marker.marker == "cave" and marker.at in sight.reading.caves:
            cave = End(marker.at, "cave")
            assert sight.trace(cave, End(hexes[0])) == fresh.trace(cave, End(hexes[0]))


def edits(board):
    at = board.grid.hexes[len(board.grid.hexes) // 2]
    centre = board.grid.centre(at)
    ring = tuple((centre[0] + x, centre[1] + y) for x, y in ((-1.5, -0.5), (1.7, -0.8), (2.5, 1.25)))
    yield board_edits.paint_terrain(board, [at, at.neighbour(1)], ("woods",))
    yield board_edits.paint_level(board, [at, *at.neighbours()], 1)
    yield board_edits.paint_level(board, [at], 3)
    yield board_edits.put_on_sides(board, [next(iter(board.sides))._replace(owner=at)], "hedgerow")
    yield board_edits.add_artwork(board, Artwork("woods", ring))
    yield board_edits.add_artwork(board, Artwork("ridge", ring))
    yield board_edits.paint_terrain(board, [at], ("gully",))
    yield board_edits.paint_terrain(board, [at], ("wheat",))
    yield board_edits.set_heading(board, rulings={"separate_pieces": "any_pieces"})


@pytest.mark.parametrize(
    "rulings",
    [
        {},
        {"hedgerow_between_elevations": "either_hex"},
        {"hedgerow_elevation": "always"},
        {"hindrance_below_ends": "count"},
    ],
)
def test_hexsides_that_differ_are_those_of_a_new_reading(rulings):
    """After an edit of levels and features the tables of hexsides are those that would be made of all of them."""
    dice = random.Random(5)
    board = random_board(33, columns=9, rows=8)
    inside, corner = board.grid.hexes[12:], board.grid.hexes[:2]
    board = board_edits.paint_level(board_edits.paint_level(board, corner[:1], 0), corner[1:], 3)
    features = [Feature("hedgerow"), Feature("wall"), Feature("cliff")]
    sides = {side: (dice.choice(features),) for at in inside for side in sides_of(at)}
    board = replace(board, sides=sides)
    kept = sight_on(board, rulings=rulings)
    before = kept.tables
    for _ in range(6):
        after = board_edits.paint_level(board, dice.sample(inside, 5), dice.randrange(4))
        other, gone = dice.sample(list(sides), 4), dice.sample(list(sides), 3)
        after = board_edits.put_on_sides(after, other, dice.choice(features).terrain)
        after = board_edits.clear_sides(after, gone, dice.choice(features).terrain)
        kept, board = kept.after(after, difference(board, after)), after
        assert (kept.tables.lowest, kept.tables.heights) == (before.lowest, before.heights)
        again = SideTables.of(kept.reading, before.lowest, before.heights)
        fresh = sight_on(board, rulings=rulings)
        for name in ("hedgerows", "walls", "cliffs"):
            assert getattr(kept.reading, name) == getattr(fresh.reading, name)
        np.testing.assert_array_equal(kept.tables.flags, fresh.tables.flags)
        for name in ("any", "bits", "levels"):
            np.testing.assert_array_equal(getattr(kept.tables.sides, name), getattr(again, name), name)


def test_a_hexside_drawn_is_all_that_is_read_of_hexsides(monkeypatch):
    """Thousands of others stay in the tables as they are."""
    put = []
    board = random_board(33, columns=9, rows=8)
    kept = sight_on(board)
    kept.field(End(board.grid.hexes[0]))
    drawn = sides_of(board.grid.hexes[40])[:2]
    monkeypatch.setattr(SideTables, "put_wall", lambda _self, _reading, side: put.append(side))
    after = board_edits.put_on_sides(board, drawn, "wall")
    kept.after(after, difference(board, after)).field(End(board.grid.hexes[0]))
    assert sorted(put) == sorted(drawn)


@pytest.mark.parametrize("drawn", [False, True])
def test_sight_after_an_edit_equals_a_new_one(drawn):
    """What an edit leaves may be kept; answers are those of the edited board all the same, also edit after edit."""
    board = random_board(31, columns=9, rows=8, drawn=drawn)
    kept = sight_on(board)
    kept.field(End(board.grid.hexes[0]))
    for after in edits(board):
        kept = kept.after(after, difference(board, after))
        board = after
        fresh = sight_on(board)
        for a in board.grid.hexes[::6]:
            assert (kept.field(End(a)).codes == fresh.field(End(a)).codes).all()
            assert (kept.field(End(a)).hindrance == fresh.field(End(a)).hindrance).all()
            for b in board.grid.hexes[::5]:
                found, expected = kept.trace(End(a), End(b)), fresh.trace(End(a), End(b))
                assert (found.expectation, *found.reasons) == (expected.expectation, *expected.reasons)


@pytest.mark.parametrize("terrain", [PALMS, ORCHARD])
def test_nothing_is_left_to_look_at(terrain):
    """After an edit it may be that every thread asked about is stopped in its beginning; so is one of none asked."""
    board = random_board(3, columns=9, rows=8)
    start = board.grid.hexes[30]
    sight = sight_on(board_edits.paint_terrain(board, board.grid.hexes[40:44], (terrain,)))
    seen = sight.field_among(End(start), np.zeros(len(board.grid.hexes), dtype=bool))
    assert np.flatnonzero(seen.codes == CLEAR).tolist() == [board.grid.index[start]]
