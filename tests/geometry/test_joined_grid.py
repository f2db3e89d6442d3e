"""The grid of a joined map: which hexes it has, what they are called, and where they are cut."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.joined_grid import JoinedGrid, Part

HALF = tuple((edge, "half") for edge in EDGES)
BOARD = Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=HALF)  # type: ignore[arg-type]
"""Five columns of 4 and 5 hexes, cut through its outermost dots: 12 wide and 8 high."""

WIDE, HIGH = 12, 8


def joined(*parts: Part, named: bool = True) -> JoinedGrid:
    """A map of these parts."""
    return JoinedGrid(columns=0, rows=0, parts=parts, named=named)


def part(name: str, x: int = 0, y: int = 0, *, turned: bool = False) -> Part:
    """The board, whole, at a place."""
    return Part(name, BOARD, (x, y), turned, None, BOARD.bounds)


def test_the_board_is_what_the_tests_say() -> None:
    """Twelve wide, eight high."""
    left, top, right, bottom = BOARD.bounds
    assert (right - left, bottom - top) == (WIDE, HIGH)


def test_half_hexes_that_meet_are_one_hex() -> None:
    """It answers to both names; what is written is the first part's; it is whole."""
    grid = joined(part("1"), part("2", WIDE))
    seam = grid.hex("2.A2")
    assert grid.names(seam) == ("1.E2", "2.A2")
    assert grid.label(seam) == "1.E2"
    assert grid.cut_edges(seam) == ()
    assert len(grid.hexes) == 2 * len(BOARD.hexes) - 4
    assert grid.cut_edges(grid.hex("1.A2")) == ("left",)
    assert grid.cut_edges(grid.hex("1.B0")) == ("top",)
    assert grid.bounds == (0, -1, 2 * WIDE, HIGH - 1)


def test_four_boards_make_the_corner_whole() -> None:
    """A hex that only three of four boards show is still half at no straight edge."""
    grid = joined(part("1"), part("2", 0, HIGH), part("3", WIDE), part("4", WIDE, HIGH))
    assert all(grid.cut_edges(at) == () for at in grid.hexes if len(grid.owners[at]) > 1 and _inner(grid, at))


def _inner(grid: JoinedGrid, at: object) -> bool:
    left, top, right, bottom = grid.bounds
    x, y = grid.frame.centre(at)  # type: ignore[arg-type]
    return left < x < right and top < y < bottom


def test_a_turned_board_covers_the_same_rectangle() -> None:
    """Its last column lies first, its names stay its own."""
    grid = joined(part("1"), part("2", WIDE, turned=True))
    seam = grid.hex("2.E4")
    assert grid.label(seam) == "1.E1"
    assert grid.bounds == (0, -1, 2 * WIDE, HIGH - 1)
    assert grid.hex("2.A1") == grid.hexes[-1]


def test_sides_are_named_by_their_hexes() -> None:
    """Across a seam too, and at the map's edge by the direction on the map."""
    grid = joined(part("1"), part("2", WIDE))
    side = grid.side("1.E2/2.B2")
    assert grid.side_label(side) == "1.E2/2.B2"
    assert grid.side("2.B2/2.A2") == side
    edge = grid.side("1.A1/n")
    assert grid.side_label(edge) == "1.A1/n"


def test_names_without_a_board_are_read_where_they_are_clear() -> None:
    """On a map of one board labels have none; on one of several a plain name that two have is refused."""
    alone = joined(part("1"), named=False)
    assert alone.label(alone.hex("1.B2")) == "B2"
    assert alone.hex("B2") == alone.hex("1.B2")
    grid = joined(part("1"), part("2", WIDE))
    with pytest.raises(UnknownPlace, match="Several boards") as refused:
        grid.hex("B2")
    assert "1.B2" in refused.value.hint
    with pytest.raises(UnknownPlace, match="no board 3") as refused:
        grid.hex("3.B2")
    assert "1, 2" in refused.value.hint
    with pytest.raises(UnknownPlace, match=r"no hex 1\.Z9"):
        grid.hex("1.Z9")
    # Counted on from the one board this leads onto the other, which calls the hex otherwise.
    with pytest.raises(UnknownPlace, match=r"no hex 1\.G2"):
        grid.hex("1.G2")


def test_a_crop_leaves_hexes_out() -> None:
    """They have no name on the map, and the crop's edge cuts where it runs through dots."""
    upper = frozenset(at for at in BOARD.hexes if BOARD.frame.centre(at)[1] <= 3)
    cropped = Part("1", BOARD, (0, 0), False, upper, (0, -1, WIDE, 3))
    grid = joined(cropped, named=False)
    assert set(grid.hexes) == upper
    assert grid.cut_edges(grid.hex("B2")) == ("bottom",)
    with pytest.raises(UnknownPlace):
        grid.hex("A4")


@given(st.booleans(), st.integers(-3, 3), st.integers(-5, 5))
def test_every_name_leads_back(turned: bool, columns: int, rows: int) -> None:
    """However a board lies on the lattice, each of its hexes is found by its name, and points go both ways."""
    moved = part("2", 6 * columns, 2 * rows, turned=turned)
    grid = joined(part("1"), moved)
    for own in BOARD.hexes:
        at = moved.on_map(grid.frame, own)
        assert at is not None
        assert grid.hex(f"2.{BOARD.label(own)}") == at
        assert f"2.{BOARD.label(own)}" in grid.names(at)
        assert moved.own(grid.frame, at) == own
    assert moved.own_point(moved.point((1.25, -3.5))) == (1.25, -3.5)
