"""Outlines of fields are true to the field, and no dot changes sides when they are thinned."""

import numpy as np
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from msgspec.structs import replace
from shapely.geometry import Polygon

from bob_editor.editing.trace.outlines import in_thousandths, on_board, outlines, trimmed
from bob_editor.editing.trace.proposals import Settings
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.shapes import polygons_of, union
from bob_editor.rules.land.cut_rings import hex_area

GRID = Grid(5, 5)
HEIGHTS = st.one_of(st.floats(-1, -0.125, width=32), st.floats(0.125, 1, width=32))
"""Clear of the height at which the field is parted, on which rounding would decide."""
SHEET = Sheet(GRID, np.zeros((180, 140, 3), dtype=np.uint8), -2.5, -2.25, 8.0)


@given(arrays(np.float32, (9, 7), elements=HEIGHTS))
def test_what_is_high_lies_within(field: np.ndarray) -> None:
    """Of every pixel the middle lies in the area exactly where the field is above the height."""
    area = areas_above(field, 0.0)
    assert area.is_valid
    for row in range(field.shape[0]):
        for column in range(field.shape[1]):
            assert area.covers(shapely.Point(column, row)) == bool(field[row, column] > 0)


def test_holes_and_islands_in_them() -> None:
    """A ring around a lake with an island: two parts, one with a hole."""
    field = np.full((11, 11), -1.0, dtype=np.float32)
    field[1:10, 1:10], field[3:8, 3:8], field[5, 5] = 1.0, -1.0, 1.0
    parts = polygons_of(areas_above(field, 0.0))
    assert sorted(len(part.interiors) for part in parts) == [0, 1]
    assert areas_above(np.full((4, 4), -1.0, dtype=np.float32), 0.0).is_empty
    assert areas_above(np.full((4, 4), 1.0, dtype=np.float32), 0.0).area > 9


@given(arrays(np.bool_, (9, 8)), st.integers(1, 9))
def test_small_areas_and_holes_may_be_left_out(mask: np.ndarray, smallest: int) -> None:
    """What is larger is as it would be with all of them, but for small holes, which are filled."""
    field = mask.astype(np.float32)
    parts = (Polygon(part.exterior) for part in polygons_of(areas_above(field, 0.5)))
    large = union([part for part in parts if part.area >= smallest])
    found = areas_above(field, 0.5, smallest)
    assert all(Polygon(part.exterior).area >= smallest for part in polygons_of(found))
    assert union([Polygon(part.exterior) for part in polygons_of(found)]).equals(large)
    holes = [Polygon(hole).area for part in polygons_of(found) for hole in part.interiors]
    assert all(hole >= smallest for hole in holes)


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.tuples(st.floats(0, 12), st.floats(0, 15), st.floats(0.5, 3)), min_size=1, max_size=5),
    st.integers(0, 3),
)
def test_no_dot_changes_sides(discs: list[tuple[float, float, float]], smoothness: int) -> None:
    """However much an outline is thinned, it holds the dots that were traced, in whole thousandths."""
    area = union([shapely.Point(x, y).buffer(wide, quad_segs=24) for x, y, wide in discs])
    nodes = {at: [MILLI * one for one in GRID.frame.canonical_centre(at)] for at in GRID.hexes}
    for whole, (drawn, hexes) in zip(
        polygons_of(area), outlines(area, SHEET, Settings(smoothness=smoothness)), strict=True
    ):
        exact = in_thousandths(whole, SHEET)
        for at, node in nodes.items():
            assert exact.covers(shapely.Point(node)) == (at in hexes) == drawn.covers(shapely.Point(node))
        assert all(float(x).is_integer() for pair in shapely.get_coordinates(drawn) for x in pair)
        kept = on_board(trimmed(drawn, hexes, SHEET), SHEET)
        assert all(kept.covers(shapely.Point(nodes[at])) for at in hexes)


def test_what_is_drawn_ends_with_the_boards_hexes() -> None:
    """An outline over a corner of the board keeps what lies in hexes, and all of those that a half edge cuts."""
    for edges in ((), (("left", "half"), ("top", "half"))):
        sheet = Sheet(replace(GRID, edges=edges), SHEET.pixels, SHEET.left, SHEET.top, SHEET.scale)
        whole = union(hex_area(GRID.frame, at) for at in sheet.grid.hexes)
        corner = shapely.box(-4 * MILLI, -4 * MILLI, 4 * MILLI, 4 * MILLI)
        kept = on_board(corner, sheet)
        assert kept.equals(corner.intersection(whole))
        assert on_board(shapely.box(-9 * MILLI, -9 * MILLI, -8 * MILLI, -8 * MILLI), sheet).is_empty


def test_a_sheet_knows_its_hexes() -> None:
    """The pixel of each dot is in its hex, tells nothing of the artwork, and is where its lattice point says."""
    for number, at in enumerate(GRID.hexes):
        row, column = SHEET.row_and_column(GRID.centre(at))
        assert SHEET.hexes[row, column] == number
        assert SHEET.artwork[row, column] == 0
        x, y = SHEET.point(row, column)
        assert GRID.frame.hex_at((x, y)) == at
