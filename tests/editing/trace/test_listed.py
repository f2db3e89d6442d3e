"""What goes onto a board with a traced outline where a game asks the whole hex."""

import numpy as np
import pytest
import shapely
from msgspec.structs import replace

from bob_editor.editing.trace.accepting import accepting
from bob_editor.editing.trace.hills.covers import covering
from bob_editor.editing.trace.outlines import HEX_AREA
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Base, Board, HexContent
from bob_editor.rules.game import sight_of
from bob_editor.rules.issues.gathering import issues_of_board
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rulesets import ruleset
from tests.scans import shipped


def _drawn_again(board: Board) -> Board:
    """The board with nothing in its hexes, its outlines accepted as if a trace had found each as it is."""
    bare = replace(board, hexes={}, artwork=())
    found = [Proposal("artwork", one.terrain, ring=one.ring, holes=one.holes) for one in board.artwork]
    return accepting(found, ruleset(board.ruleset), lambda one: one.terrain).apply(bare)


def _listed(board: Board, *kinds: str) -> dict[str, set[str]]:
    return {kind: {board.grid.label(at) for at in board.hexes_with(kind)} for kind in kinds}


def test_forest_and_orchards_are_listed_where_they_fill_the_hex_and_hide_what_is_behind() -> None:
    board = shipped("last-hundred-yards/vauquemont")
    traced = _drawn_again(board)
    kinds = "woods", "heavy_woods", "orchard", "stone_building", "wooden_building"
    assert _listed(traced, *kinds) == _listed(board, *kinds)
    bare, here, there = replace(traced, hexes={}), End(board.grid.hex("F5")), End(board.grid.hex("F1"))
    seen = [
        sight_of(Scene(one, ruleset(board.ruleset))).trace(here, there).verdict
        for one in (bare, traced, board)
    ]
    assert seen == ["clear", "blocked", "blocked"]


def test_a_small_orchard_over_the_dot_is_listed() -> None:
    board = shipped("last-hundred-yards/les-etangs")
    assert _listed(_drawn_again(board), "orchard") == _listed(board, "orchard")


def test_a_hex_that_lists_another_forest_keeps_it() -> None:
    board = shipped("last-hundred-yards/vauquemont")
    other = replace(board, artwork=tuple(one for one in board.artwork if one.terrain == "woods"))
    found = [Proposal("artwork", "heavy_woods", ring=one.ring) for one in other.artwork]
    traced = accepting(found, ruleset(board.ruleset), lambda one: one.terrain).apply(other)
    assert traced.hexes == other.hexes


@pytest.mark.parametrize("name", ["tavo-lagoon", "kiro-strip"])
def test_what_is_drawn_over_a_dot_is_listed(name: str) -> None:
    """As if it were drawn by hand: a warning for each hex would be left."""
    board = shipped(f"combat-commander-pacific/{name}")
    found = issues_of_board(_drawn_again(board), ruleset(board.ruleset))
    assert "combat-commander-pacific/terrain-differs-from-artwork" not in {one.code for one in found}


def test_where_outlines_count_nothing_is_listed() -> None:
    board = shipped("band-of-brothers-2.1/les-haies")
    traced = _drawn_again(board)
    assert len(traced.artwork) == len(board.artwork)
    assert not traced.hexes


def test_what_a_hex_lists_as_it_is_drawn_covers_no_more_ground_than_is_drawn() -> None:
    """Beside it levels are traced by their tints; all of a hex is covered that lists what isn't drawn over its dot."""
    board = shipped("combat-commander-pacific/kiro-strip")
    sheet = Sheet(board.grid, np.zeros((10, 10, 3), dtype=np.uint8), 0.0, 0.0, 1.0)
    drawn, bare = (
        shapely.union_all(covering(sheet, one, (), ())).area
        for one in (board, replace(board, hexes=dict.fromkeys(board.hexes, HexContent())))
    )
    assert drawn == pytest.approx(bare)
    listed = shapely.union_all(covering(sheet, replace(board, artwork=()), (), ()))
    assert listed.area > HEX_AREA * sum(bool(one.terrain) for one in board.hexes.values()) * 0.99


def test_what_is_taken_with_hexes_that_cut_rings_is_listed() -> None:
    """A ring that went, or was parted, for a hex that was filled moves the new ones about in the list."""
    game, grid = ruleset("last-hundred-yards"), Grid(6, 5)
    gone = tuple((float(x), float(y)) for x, y in grid.frame.corners(grid.hex("A1")))
    x, y = grid.centre(grid.hex("D3"))
    half = (
        (x + 0.1, y - 1.0),
        (x + 1.0, y - 1.0),
        (x + 2.0, float(y)),
        (x + 1.0, y + 1.0),
        (x + 0.1, y + 1.0),
    )
    board = Board(grid, game.id, base=Base(game.base_terrain), artwork=(Artwork("woods", gone),))
    found = [Proposal("hexes", "urban", hexes=(grid.hex("A1"),)), Proposal("artwork", "jungle", ring=half)]
    traced = accepting(found, game, lambda one: one.terrain).apply(board)
    assert _listed(traced, "urban", "jungle") == {"urban": {"A1"}, "jungle": {"D3"}}
