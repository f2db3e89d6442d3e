"""Grids: names of hexes and hexsides, bounds and cut edges."""

from functools import cached_property
from typing import Literal
from weakref import ref

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of

GEOMORPHIC = Grid(
    19,
    (12, 13),
    shift="up",
    first_row=(1, 0),
    edges=(("top", "half"), ("bottom", "half"), ("left", "half"), ("right", "half")),
)
MEMOIR = Grid((13, 12), 9, "pointy-top", shift="right")


def _grid(draw: st.DrawFn) -> Grid:
    size = st.integers(2, 40)
    extra = draw(st.integers(-1, 1))
    shifted: Literal["even", "odd"] = draw(st.sampled_from(["even", "odd"]))
    shift: Literal["down", "up", "right", "left"]
    first, other = draw(size), draw(size)
    if draw(st.booleans()):
        shift = draw(st.sampled_from(["down", "up"]))
        rows = draw(st.tuples(st.integers(0, 3), st.integers(0, 3)))
        return Grid(first, (other, other + extra), "flat-top", shifted, shift, rows)
    shift = draw(st.sampled_from(["right", "left"]))
    return Grid((first, first + extra), other, "pointy-top", shifted, shift, draw(st.integers(0, 3)))


grids = st.composite(_grid)()


@given(grids, st.data())
def test_a_label_leads_back_to_its_hex(grid: Grid, data: st.DataObject) -> None:
    """Whatever the grid, a hex's printed name names that hex."""
    at = data.draw(st.sampled_from(grid.hexes))
    assert grid.hex(grid.label(at)) == at


@given(grids)
def test_labels_differ(grid: Grid) -> None:
    """No two hexes of a board have one name."""
    assert len({grid.label(at) for at in grid.hexes}) == len(grid.hexes)


@given(grids)
def test_board_order(grid: Grid) -> None:
    """Hexes stand in board order: lower column first, in one column the lower row; each line counts from 0."""
    positions = [grid.position(at) for at in grid.hexes]
    assert positions == sorted(positions)
    for line in range(grid.lines):
        places = [place[0] if grid.pointy else place[1] for place in positions if place[grid.pointy] == line]
        assert places == list(range(grid.line_length(line)))


@given(grids, st.data(), st.integers(0, 5))
def test_a_side_label_leads_back_in_either_order(grid: Grid, data: st.DataObject, direction: int) -> None:
    """A hexside's name names it, also with its two hexes the other way round; on the edge by a direction."""
    side = side_of(data.draw(st.sampled_from(grid.hexes)), direction)
    label = grid.side_label(side)
    assert grid.side(label) == side
    first, _, second = label.partition("/")
    if all(at in grid for at in side.hexes):
        assert grid.side(f"{second}/{first}") == side


@given(grids, st.data(), st.integers(0, 5))
def test_a_direction_names_a_side_from_both_its_hexes(
    grid: Grid, data: st.DataObject, direction: int
) -> None:
    """``E4/n`` and the opposite direction from the hex beyond are one hexside."""
    at = data.draw(st.sampled_from(grid.hexes))
    names = grid.frame.side_names
    here = grid.side(f"{grid.label(at)}/{names[direction]}")
    beyond = at.neighbour(direction)
    if beyond in grid:
        assert grid.side(f"{grid.label(beyond)}/{names[(direction + 3) % 6]}") == here


@given(grids, st.data())
def test_the_lattice_is_the_formats_own(grid: Grid, data: st.DataObject) -> None:
    """Centres lie where docs/formats.md, section 1, puts them: 3c, 2r + s on flat top, axes swapped on pointy top."""
    at = data.draw(st.sampled_from(grid.hexes))
    column, row = grid.position(at)
    line = row if grid.pointy else column
    s = (1 if grid.shift in ("down", "right") else -1) if grid.is_shifted(line) else 0
    assert grid.centre(at) == ((2 * column + s, 3 * row) if grid.pointy else (3 * column, 2 * row + s))


def test_geomorphic_board() -> None:
    """The board of docs/formats.md, section 2: columns of 12 and 13, a hex 0 in every second one, cut along dots."""
    assert len(GEOMORPHIC.hexes) == 10 * 12 + 9 * 13
    assert GEOMORPHIC.label(GEOMORPHIC.hexes[0]) == "A1"
    assert GEOMORPHIC.label(GEOMORPHIC.hexes[12]) == "B0"
    assert GEOMORPHIC.label(GEOMORPHIC.hexes[-1]) == "S12"
    assert GEOMORPHIC.bounds == (0, -1, 54, 23)
    assert GEOMORPHIC.cut_edges(GEOMORPHIC.hex("A1")) == ("left",)
    assert GEOMORPHIC.cut_edges(GEOMORPHIC.hex("B0")) == ("top",)
    assert GEOMORPHIC.cut_edges(GEOMORPHIC.hex("C5")) == ()


def test_pointy_top_board() -> None:
    """A board of 13 and 12 hexes in turn, pointy top, has nine rows and named directions of its own."""
    assert len(MEMOIR.hexes) == 5 * 13 + 4 * 12
    assert MEMOIR.side_label(MEMOIR.side("A1/e")) == "A1/B1"
    assert MEMOIR.bounds == (-1, -2, 25, 26)


def test_columns_past_z_double() -> None:
    """The column after Z is AA, then BB, as on printed boards."""
    grid = Grid(54, 1)
    assert [grid.label(at) for at in grid.hexes[25:28]] == ["Z1", "AA1", "BB1"]
    assert grid.label(grid.hexes[-1]) == "BBB1"


@pytest.mark.parametrize("label", ["", "E", "4", "e4", "E04", "AB3", "E4 ", "E99", "T1", "E-1"])
def test_what_is_no_hex_of_the_board_is_refused(label: str) -> None:
    """A name of no hex, or of none on this board, is said so, with the board's first and last hex."""
    with pytest.raises(UnknownPlace) as caught:
        GEOMORPHIC.hex(label)
    assert "A1" in caught.value.hint


@pytest.mark.parametrize("label", ["E4", "E4/", "E4/E6", "E4/e", "E4/up", "/E4", "T1/T2"])
def test_what_is_no_side_of_the_board_is_refused(label: str) -> None:
    """A name of no hexside, as of two hexes that don't adjoin or a pointy-top direction on flat top, is refused."""
    with pytest.raises(UnknownPlace):
        GEOMORPHIC.side(label)


def test_hexes_off_the_board_have_names_too() -> None:
    """A hex beside the board is named as if the board went on, and one left of column A with a minus."""
    grid = Grid(3, 3)
    assert grid.label(grid.hex("A1").neighbour(3).neighbour(3).neighbour(3)) == "A4"
    assert grid.label(Hex(-1, 1)).startswith("-")
    assert grid.hex_anywhere("D9") not in grid


def test_what_a_grid_keeps_does_not_lead_back_to_it() -> None:
    """Python's collector doesn't look into a record of numbers: such a grid would stay for good."""
    grid = Grid(5, 4)
    kept = [name for name, one in vars(Grid).items() if isinstance(one, cached_property)]
    assert all(getattr(grid, name) for name in kept)
    gone = ref(grid)
    del grid
    assert gone() is None
