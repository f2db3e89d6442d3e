"""Drawn paths: their hexes follow from the curve through every edit, on joined maps, in copies and on other grids."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from shapely.geometry import LineString, Polygon, box

from bob_editor.editing.drawing.clipboard import copy, turn_edit
from bob_editor.editing.paths.easing import eased_paths
from bob_editor.editing.paths.path_edits import as_curve, gentle_paths, split
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.shaping import turned
from bob_editor.geometry.curve import TOLERANCE, Knot, flattened
from bob_editor.geometry.curves.curve_fit import fitted
from bob_editor.geometry.curves.parts import nearest
from bob_editor.geometry.grid import EDGES, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Path
from bob_editor.model.change import difference
from bob_editor.model.drawn_paths import (
    NARROWEST,
    WIDEST,
    dot_knots,
    hexes_entered,
    linked,
    redrawn,
    rerouted,
    within,
)

HALF = tuple((edge, "half") for edge in EDGES)
GRID = Grid(9, (8, 9), shift="up", first_row=(1, 0), edges=HALF)  # type: ignore[arg-type]
_COORDINATE = st.integers(-3_000, 28_000).map(lambda value: value / 1000)
_CURVES = st.lists(st.tuples(_COORDINATE, _COORDINATE), min_size=3, max_size=8, unique=True).map(
    lambda points: fitted(points, sharp=170)
)


def _board(*curves: tuple[Knot, ...]) -> Board:
    paths = (redrawn(GRID, Path("road", ()), curve) for curve in curves)
    return Board(GRID, "band-of-brothers-2.2", paths=tuple(path for path in paths if path.through))


def _holds(board: Board) -> bool:
    return all(path.through == hexes_entered(board.grid, path.curve) for path in board.paths if path.curve)


@given(_CURVES, st.sets(st.sampled_from(GRID.hexes), max_size=12))
@example(fitted([(0.0, 0.0), (-0.133, -0.103), (1.749, -0.054), (-0.004, -0.655)], sharp=170), {Hex(0, 0)})
@example(fitted([(-1.946, 14.533), (16.209, 0.079), (0.0, 0.0), (0.0, 0.016)], sharp=170), {Hex(0, 0)})
@settings(max_examples=30, deadline=None)
def test_hexes_are_cut_out_of_a_curve(curve: tuple[Knot, ...], hexes: set[Hex]) -> None:
    """What is left is still drawn, and runs through its own hexes but for those that it grazes."""
    board = _board(curve)
    left = board_edits.erase_paths_in(board, hexes)
    assert _holds(left)
    before = {at for path in board.paths for at in path.through}
    after = {at for path in left.paths for at in path.through}
    assert all(_only_grazes(curve, at) for at in before - hexes - after)
    assert all(path.curve for path in left.paths)


def _only_grazes(curve: tuple[Knot, ...], at: Hex) -> bool:
    """Whether a curve comes no deeper into a hex than two flattenings and the rounding of knots and handles differ.

    Of half a hex only the half on the board counts.
    """
    inner = (
        Polygon(GRID.frame.corners(at)).intersection(box(*GRID.bounds)).buffer(-(2 * TOLERANCE + 4) / MILLI)
    )
    return not LineString(flattened(curve)).intersects(inner)


@given(_CURVES, st.integers(1, 5), st.booleans())
@settings(max_examples=20, deadline=None)
def test_copies_and_whole_boards_carry_the_curve(curve: tuple[Knot, ...], turns: int, mirror: bool) -> None:
    board = _board(curve)
    snippet = copy(board, GRID.hexes)
    assert snippet.board.paths == board.paths
    edit, _ = turn_edit(board, GRID.hexes[:30], turns=turns, mirror=mirror)
    assert _holds(edit.apply(board))


def test_through_other_hexes_it_is_cut_or_led_on_and_else_goes_from_dot_to_dot() -> None:
    row = tuple(map(GRID.hex, ("B3", "C3", "D3", "E4", "F4")))
    path = redrawn(GRID, Path("road", ()), dot_knots(GRID, row))
    shorter = rerouted(GRID, path, row[1:4])
    assert (shorter.through, bool(shorter.curve)) == (row[1:4], True)
    longer = rerouted(GRID, path, (*row, GRID.hex("G5")))
    assert (longer.through[-1], len(longer.curve)) == (GRID.hex("G5"), 6)
    other = tuple(map(GRID.hex, ("B3", "B4", "B5")))
    assert rerouted(GRID, path, other) == Path("road", other)


def test_only_the_segments_that_differ_are_changed() -> None:
    knots = tuple(Knot((2.0 * x, 6.0)) for x in range(12))
    board = _board(knots)
    moved = (*knots[:1], Knot((2.0, 7.0)), *knots[2:])
    change = difference(board, _board(moved))
    far = GRID.frame.hex_at((14.0, 6.0))
    assert GRID.frame.hex_at((2.0, 7.0)) in change.path_hexes
    assert far not in change.path_hexes


def test_a_path_that_is_split_has_changed_where_it_ends_now() -> None:
    """Its segments are where they were, but two ends are new."""
    board = _board(tuple(Knot((2.0 * x, 6.0)) for x in range(12)))
    parts = split(GRID, board.paths[0], 4)
    change = difference(board, board_edits.redraw_path(board, board.paths[0], parts))
    assert change
    assert GRID.frame.hex_at((8.0, 6.0)) in change.path_hexes
    assert GRID.frame.hex_at((16.0, 6.0)) not in change.path_hexes


def test_a_part_keeps_its_widths() -> None:
    row = tuple(map(GRID.hex, ("B3", "C3", "D3")))
    path = redrawn(GRID, Path("road", ()), dot_knots(GRID, row), (1.0, 2.0, 3.0))
    (part,) = within(GRID, path, lambda at: at != row[2])
    assert part.widths == (1.0, 2.0, 2.5)


@pytest.mark.parametrize(("first", "second"), [(1.0, 1.0), (1.0, 2.5), (0.5, 2.5), (2.5, 0.5), (0.25, 4.0)])
def test_paths_that_are_linked_stay_as_wide_as_they_were(first: float, second: float) -> None:
    """The second one took on the width of the first; at the limits of both the whole's own width gives way."""
    row = tuple(map(GRID.hex, ("B3", "C3", "D3")))
    one, other = (
        redrawn(GRID, Path("road", (), width=width), dot_knots(GRID, hexes))
        for width, hexes in ((first, row[:2]), (second, row[1:]))
    )
    whole = linked(GRID, one, other)
    drawn = [whole.width * width for width in whole.widths or (1.0,) * 3]
    assert drawn == pytest.approx([first, first, second])
    assert all(NARROWEST <= width <= WIDEST for width in (whole.width, *whole.widths))


def test_what_is_cut_out_of_a_hex_is_in_it_no_more() -> None:
    """Also where the end at the hexside is rounded into the hex; the erased road still went through it."""
    grid = Grid(12, 10)
    curve = (Knot((0.757, 3.159), None, (-0.314, 2.649)), Knot((-1.154, 0.824), (-0.505, 1.677)))
    for way in (curve, tuple(knot.reversed() for knot in reversed(curve))):
        board = Board(grid, "toy", paths=(redrawn(grid, Path("road", ()), way),))
        (left,) = board_edits.erase_paths_in(board, (grid.hex("A1"),)).paths
        assert {grid.label(at) for at in left.through} == {"A2", "A3"}


def test_gentle_curves_leave_the_rules_as_they_are() -> None:
    through = tuple(map(GRID.hex, ("B3", "C3", "D3", "D4", "D5", "E6", "F5")))
    board = replace(_board(), paths=(Path("road", through), Path("stream", (GRID.hex("B3"), GRID.hex("F5")))))
    road, jump = gentle_paths(board).paths
    assert road.through == through
    assert road.curve
    assert jump == board.paths[1]
    assert as_curve(board, road) is road
    assert gentle_paths(board, {GRID.hex("H8")}) == board
    whole = Grid(9, 7)
    out = tuple(map(whole.hex, ("A3", "B3", "C4")))
    (led,) = gentle_paths(Board(whole, board.ruleset, paths=(Path("road", out),))).paths
    assert led.through == out
    assert led.curve[0].at == (-1.5, 3.5), "on the hexside over which it leaves the board, as it was shown"
    assert led.curve[-1].at == whole.centre(out[-1])


def test_eased_paths_run_straight_along_rows_through_the_same_hexes() -> None:
    """A zigzag becomes straight, a lane ends on the road, a path that jumps stays."""
    road, lane = _row("C4"), tuple(map(GRID.hex, ("E7", "E6", "E5")))
    lane = (*lane, next(at for at in road if at.distance(lane[-1]) == 1))
    jump = Path("stream", (GRID.hex("B8"), GRID.hex("F8")))
    board = replace(_board(), paths=(Path("trail", lane), Path("road", road), jump))
    trail, eased, kept = eased_paths(board).paths
    assert (trail.through, eased.through, kept) == (lane, road, jump)
    assert len({knot.at[1] for knot in eased.curve[1:-1]}) == 1
    assert nearest(GRID.frame, eased.curve, trail.curve[-1].at)[1] < 0.01
    assert eased_paths(board, {lane[0]}).paths[1:] == board.paths[1:]


def test_eased_paths_leave_a_board_of_whole_hexes_at_its_edge() -> None:
    grid = Grid(7, (8, 8))
    row = tuple(at for at in grid.hexes if grid.position(at)[1] == 3)
    (road,) = eased_paths(replace(_board(), grid=grid, paths=(Path("road", row),))).paths
    assert road.through == row
    left, _, right, _ = grid.bounds
    dots = grid.centre(row[0])[0], grid.centre(row[-1])[0]
    assert left < road.curve[0].at[0] < dots[0]
    assert dots[1] < road.curve[-1].at[0] < right


@given(st.lists(st.integers(0, 5), min_size=1, max_size=12))
def test_no_eased_path_enters_another_hex(ways: list[int]) -> None:
    through = [GRID.hex("E5")]
    for way in ways:
        ahead = through[-1].neighbour(way)
        if ahead in GRID and ahead not in through:
            through.append(ahead)
    board = replace(_board(), paths=(Path("road", tuple(through)),))
    assert [path.through for path in eased_paths(board).paths] == [tuple(through)]


def _row(first: str) -> tuple[Hex, ...]:
    """Hexes to the right of one that lie beside each other in a zigzag."""
    row = [GRID.hex(first)]
    for step in range(4):
        row.append(row[-1].neighbour((1, 2)[step % 2]))
    return tuple(row)


def test_turned_by_half_twice_it_is_the_same() -> None:
    curve = (Knot((-2.0, 3.0)), Knot((9.0, 5.6), (5.0, 4.0), (13.0, 7.2)), Knot((20.0, 9.0)))
    board = _board(curve)
    carry = turned(GRID, left_right=True, top_bottom=True)
    after = carried(board, carry).board
    assert _holds(after)
    assert len(after.paths[0].through) == len(board.paths[0].through)
    assert carried(after, turned(after.grid, left_right=True, top_bottom=True)).board.paths == board.paths
