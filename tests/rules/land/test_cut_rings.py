"""Rings redrawn: cut, mended and turned back into what a file can hold."""

import pytest
import shapely
from msgspec.structs import replace
from shapely.geometry import Polygon

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import MILLI
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rules.land.cut_rings import (
    CIRCUMRADIUS,
    SLIVER,
    area_of,
    board_near,
    cut_hex,
    grown_by,
    hex_area,
    hexes_in_box,
    in_true,
    on_board,
    redrawn,
)
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

FLAT = Grid(columns=5, rows=(4, 5), shift="up", first_row=(1, 0), edges=(("left", "half"), ("top", "half")))
POINTY = Grid(columns=(5, 4), rows=5, orientation="pointy-top", shift="right")
RING = ((1.0, 1.0), (9.5, 1.25), (8.125, 6.5), (1.0, 5.75))


@pytest.mark.parametrize("grid", [FLAT, POINTY], ids=["flat", "pointy"])
def test_redrawn_ring_is_the_area_it_came_from(grid: Grid) -> None:
    """What is drawn of an area covers exactly that area, in the file's own points."""
    wood = Artwork("woods", RING, holes=(((3.0, 2.0), (5.0, 2.0), (5.0, 4.0)),), level=1)
    (again,) = redrawn(wood, area_of(wood, grid.frame), grid.frame)
    assert area_of(again, grid.frame).equals(area_of(wood, grid.frame))
    assert set(again.ring) == set(wood.ring)
    assert (again.terrain, again.level, len(again.holes)) == ("woods", 1, 1)


def test_parts_become_rings_and_slivers_nothing() -> None:
    """An area in several parts gives as many rings; what nobody could see gives none."""
    contour = Contour(2, RING)
    parts = shapely.union_all(
        [shapely.box(0, 0, 900, 900), shapely.box(2000, 0, 3000, 1000), shapely.box(5000, 0, 9000, 1)]
    )
    rings = redrawn(contour, parts, FLAT.frame)
    assert len(rings) == 2
    assert {ring.level for ring in rings} == {2}


@pytest.mark.parametrize("grid", [FLAT, POINTY], ids=["flat", "pointy"])
def test_hexes_in_box_misses_none(grid: Grid) -> None:
    """Every hex of the board that shares area with a box is among those found."""
    box = shapely.box(2.2 * MILLI, 1.1 * MILLI, 7.7 * MILLI, 5.3 * MILLI)
    found = list(hexes_in_box(grid, box.bounds))
    assert len(found) == len(set(found))
    assert (
        {at for at in grid.hexes if hex_area(grid.frame, at).intersects(box)} <= set(found) <= set(grid.hexes)
    )


@pytest.mark.parametrize("grid", [FLAT, POINTY], ids=["flat", "pointy"])
def test_hexes_in_box_end_with_the_board(grid: Grid) -> None:
    """A box may go as far as it likes, to infinity or nowhere: only hexes of the board are looked through."""
    endless = (-float("inf"), -1e300, 1e300, float("inf"))
    assert set(hexes_in_box(grid, endless)) == set(grid.hexes)
    assert not list(hexes_in_box(grid, (1e9, 1e9, 2e9, 2e9)))
    assert not list(hexes_in_box(grid, Polygon().bounds))
    nothing = Grid(columns=0, rows=0, orientation=grid.orientation)
    assert not list(hexes_in_box(nothing, endless))


@pytest.mark.parametrize("grid", [FLAT, POINTY], ids=["flat", "pointy"])
def test_cut_hex_takes_the_hex_and_nothing_else(grid: Grid) -> None:
    """After the cut no drawn ring reaches into the hex, and outside it all is as it was."""
    board = Board(
        grid, "band-of-brothers-2.2", artwork=(Artwork("woods", RING),), contours=(Contour(1, RING),)
    )
    ground = Ground(board, ruleset(board.ruleset))
    at = grid.hex("B2")
    after = Ground(cut_hex(board, ground, [*ground.drawn, *ground.drawn_contours], at), ground.ruleset)
    hole = hex_area(grid.frame, at)
    for before, pieces in ((ground.drawn[0], after.drawn), (ground.drawn_contours[0], after.drawn_contours)):
        left = shapely.union_all([piece.area for piece in pieces])
        assert left.intersection(hole).area < SLIVER
        assert left.symmetric_difference(before.area.difference(hole)).area < SLIVER


def test_cut_hex_leaves_alone_what_is_gone() -> None:
    """A ring that another edit has taken away meanwhile is not brought back."""
    board = Board(FLAT, "band-of-brothers-2.2", artwork=(Artwork("woods", RING),))
    ground = Ground(board, ruleset(board.ruleset))
    bare = replace(board, artwork=())
    assert cut_hex(bare, ground, ground.drawn, FLAT.hex("B2")) == bare


def test_half_edges_cut_the_board() -> None:
    """Beyond a half edge there is no board, though the hexes there go on."""
    left = hex_area(FLAT.frame, FLAT.hex("A2"))
    half = board_near(FLAT, left.bounds).intersection(left)
    assert half.area == pytest.approx(left.area / 2)
    assert not on_board(FLAT, shapely.box(-2 * MILLI, 2 * MILLI, -1, 4 * MILLI))
    assert on_board(FLAT, shapely.box(-2 * MILLI, 2 * MILLI, 1, 4 * MILLI))


def test_the_board_around_a_box_is_put_together_once() -> None:
    """A crest line of level 99 asks for it 98 times, whichever lines there are."""
    first, second = (board_near(FLAT, (-9_000_000.0, 0.0, 9_000_000.0, 9_000_000.0)) for _ in range(2))
    assert first is second


def test_margins_are_in_circumradii_of_true_hexes() -> None:
    """A hex grown by a tenth of its circumradius reaches that much farther, up as to the side."""
    hexagon = hex_area(FLAT.frame, FLAT.hex("C2"))
    wider = in_true(grown_by(hexagon, 0.1))
    assert wider.hausdorff_distance(in_true(hexagon)) == pytest.approx(0.1 * CIRCUMRADIUS, rel=0.01)
