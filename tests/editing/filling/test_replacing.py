"""Find and replace of terrain: where it stands, what becomes of it, and what stays."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.filling.replacing import may_replace, places_of, replaced
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Feature, Path
from bob_editor.model.board_edits import add_terrain, paint_terrain, put_on_sides
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset

GRID = Grid(10, 8)


@pytest.fixture
def board(rules: Ruleset) -> Board:
    """Woods in B2 to B4 drawn as one strip, a hedgerow, a path from B6 to E7, a gully in H5."""
    column = [GRID.hex(f"B{row}") for row in (2, 3, 4)]
    board = paint_terrain(Board(GRID, rules.id), column, ("woods",))
    x = GRID.centre(column[0])[0]
    top, bottom = GRID.centre(column[0])[1] - 0.5, GRID.centre(column[-1])[1] + 0.5
    strip = Artwork("woods", ((x - 0.8, top), (x + 0.8, top), (x + 0.8, bottom), (x - 0.8, bottom)))
    board = put_on_sides(board, (GRID.side("F4/F5"),), "hedgerow")
    through = tuple(GRID.hex(one) for one in ("B6", "C7", "D6", "E7"))
    return replace(board, artwork=(strip,), paths=(Path("path", through),))


def test_all_places_are_found_and_take_the_other_terrain(board: Board, rules: Ruleset) -> None:
    """Hexes and what is drawn in them, hexsides, paths; dots read as what they were replaced by."""
    assert places_of(board, rules, "woods").count == 4
    after = replaced(board, rules, "woods", "jungle")
    assert places_of(after, rules, "woods").count == 0
    assert places_of(after, rules, "jungle").count == 4
    ground = Ground(after, rules)
    assert all(ground.terrain(GRID.hex(f"B{row}")) == ("jungle",) for row in (2, 3, 4))
    assert replaced(board, rules, "hedgerow", "wall").side_terrain(GRID.side("F4/F5")) == ("wall",)
    assert [path.terrain for path in replaced(board, rules, "path", "road").paths] == ["road"]
    assert replaced(after, rules, "jungle", "woods") == board


def test_a_piece_is_parted_at_the_rim_of_the_selection(board: Board, rules: Ruleset) -> None:
    """In the selected hexes it is the new terrain, outside still the old."""
    within = frozenset((GRID.hex("B2"),))
    after = replaced(board, rules, "woods", "jungle", within)
    assert [piece.terrain for piece in after.artwork] == ["woods", "jungle"]
    ground = Ground(after, rules)
    assert [ground.terrain(GRID.hex(f"B{row}")) for row in (2, 3)] == [("jungle",), ("woods",)]
    assert not places_of(board, rules, "path", within).count
    assert places_of(board, rules, "path", frozenset(board.paths[0].through)).paths == (0,)
    assert places_of(board, rules, "hedgerow", frozenset((GRID.hex("F5"),))).count == 1


def test_what_is_not_drawn_takes_the_outlines_away(board: Board, rules: Ruleset) -> None:
    """An orchard has no artwork of its own in this game; one terrain is never listed twice."""
    after = replaced(board, rules, "woods", "orchard")
    assert after.artwork == ()
    assert after.has(GRID.hex("B3"), "orchard")
    drawn = Board(GRID, rules.id, artwork=board.artwork)
    told = replaced(drawn, rules, "woods", "orchard", frozenset((GRID.hex("B3"),)))
    assert told.has(GRID.hex("B3"), "orchard"), "where only the outline said what it is, the hex does"
    assert not told.has(GRID.hex("B2"), "orchard")
    hut = replace(drawn, artwork=(Artwork("woods", ((4.0, 2.4), (4.5, 2.4), (4.5, 2.8))),))
    assert replaced(hut, rules, "woods", "orchard") == hut, "no hex would say it"
    assert not replaced(hut, rules, "woods", "open_ground").artwork
    both = add_terrain(after, (GRID.hex("B3"),), "bridge")
    assert replaced(both, rules, "bridge", "orchard").content(GRID.hex("B3")).terrain_ids == ("orchard",)


def test_base_terrain_and_levels(board: Board, rules: Ruleset) -> None:
    """Open ground is what lists nothing; a depression brings its level and takes it away."""
    within = frozenset((GRID.hex("H5"), GRID.hex("B2")))
    gully = replaced(board, rules, "open_ground", "gully", within)
    assert places_of(board, rules, "open_ground", within).hexes == (GRID.hex("H5"),)
    assert gully.content(GRID.hex("H5")).level == -1
    assert replaced(gully, rules, "gully", "open_ground") == board
    drawn = Board(GRID, rules.id, artwork=board.artwork)
    wheat = replaced(drawn, rules, "open_ground", "wheat")
    assert wheat.has(GRID.hex("C3"), "wheat")
    assert Ground(wheat, rules).terrain(GRID.hex("B3")) == ("woods",), "an outline makes it woods"


def test_shapes_stay_among_tiles_of_one_kind() -> None:
    """A river's bend stays a bend where it freezes; a forest has no shape."""
    rules = ruleset("memoir-44")
    grid = Grid(7, 6, "pointy-top", shift="right")
    bend = Feature("river", orientation=2, shape="curve")
    board = paint_terrain(Board(grid, rules.id), (grid.hexes[8],), (bend,))
    frozen = replaced(board, rules, "river", "frozen_river").content(grid.hexes[8]).terrain
    assert frozen == (replace(bend, terrain="frozen_river"),)
    assert replaced(board, rules, "river", "forest").content(grid.hexes[8]).terrain == (Feature("forest"),)


def test_what_may_take_a_place(rules: Ruleset) -> None:
    """Hexside features for hexside features, ways for ways; never the terrain itself."""
    assert set(may_replace(rules, "hedgerow")) == {"wall", "cliff", "escarpment", "small_terrain_feature"}
    assert "railroad_track" in may_replace(rules, "road")
    assert "woods" not in may_replace(rules, "woods")
    assert "hedgerow" not in may_replace(rules, "woods")
