"""What the numbering of a grid says of its hexes."""

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import sides_of
from bob_editor.rules.los.threads.cells import cells

GRIDS = {"a few": Grid(9, 8), "a column": Grid(1, 12), "a row": Grid(12, 1), "one hex": Grid(1, 1)}


@pytest.mark.parametrize("grid", GRIDS.values(), ids=GRIDS.keys())
def test_span(grid: Grid) -> None:
    """Not even neighbours of hexes of the grid are as far from any of it as its span, which is little more."""
    beside = {at for one in grid.hexes for at in one.neighbours()}
    farthest = max(one.distance(at) for one in grid.hexes for at in beside)
    assert farthest < cells(grid).span <= farthest + 3


def test_from_the_nearest() -> None:
    """Of some hexes, on the grid or off; far from none."""
    grid = GRIDS["a few"]
    some = (grid.hexes[3], grid.hexes[40], Hex(-5, 20))
    expected = [min(at.distance(one) for one in some) for at in grid.hexes]
    assert cells(grid).from_nearest(some).tolist() == expected
    assert (cells(grid).from_nearest(()) > 1_000_000).all()


def test_numbers_beside_hexsides() -> None:
    """Both hexes of each, once."""
    grid = GRIDS["a few"]
    at = grid.hexes[40]
    found = cells(grid).numbers_beside(sides_of(at))
    assert found == {cells(grid).number(one) for one in (at, *at.neighbours())}
