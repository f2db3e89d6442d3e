"""Names of hexes keep to their hexes where others stand beside them."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from bob_editor.exchange.hex_names import apart
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Orientation
from bob_editor.model.board import Label
from bob_editor.model.lettering import box_of


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_names_side_by_side_become_smaller_and_others_stay(orientation: Orientation) -> None:
    """A long one as small as it needs to be; one with nothing beside it keeps its size, and so do several of a hex."""
    grid = Grid(9, 4, orientation=orientation)
    row = sorted(grid.hexes, key=lambda at: grid.frame.true(grid.centre(at))[::-1])
    y = grid.frame.true(grid.centre(row[0]))[1]
    row = [at for at in row if grid.frame.true(grid.centre(at))[1] == y]
    labels = [Label("Newcastle upon Tyne East", grid.centre(at)) for at in row[:2]]
    far = next(at for at in grid.hexes if grid.frame.true(grid.centre(at))[1] > y + 4)
    alone = [Label("Berwick-upon-Tweed", grid.centre(far)), Label("Hexham", grid.centre(far))]
    found = apart(grid, [*labels, *alone])
    assert list(found[2:]) == alone
    for one, other in pairwise(found[:2]):
        beside = grid.frame.true(other.at)[0] - grid.frame.true(one.at)[0]
        assert 0.9 * beside < sum(box_of(each)[0] for each in (one, other)) <= beside
    full = apart(grid, [*(replace(labels[0], at=grid.centre(at)) for at in row[:4]), alone[1]])
    assert len({one.size for one in full}) == 1, "where most are small, all look alike"
