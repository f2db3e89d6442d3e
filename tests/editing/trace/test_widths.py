"""A stream and the lagoon that it flows into have one colour, and are told apart by how broad they are."""

import numpy as np
import pytest
from shapely.geometry import LineString, Point

from bob_editor.editing.trace.outlines import Area
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.widths import as_broad
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.shapes import areas_of

LAGOON, STREAM, ELSEWHERE = (5.0, 6.0), (14.0, 6.0), (5.0, 14.0)


@pytest.fixture
def sheet() -> Sheet:
    return Sheet(Grid(8, 7), np.zeros((40, 40, 3), dtype=np.uint8), -2.5, -2.5, 1.0)


@pytest.fixture
def water() -> Area:
    """A lagoon, and a stream that comes from the right."""
    return areas_of(Point(LAGOON).buffer(4).union(LineString([LAGOON, (20, 6)]).buffer(0.5)))


def _over(sheet: Sheet, place: tuple[float, float], *, unlike: bool = False) -> Stroke:
    return Stroke((sheet.grid.frame.from_true(place),), 0.3, unlike=unlike)


@pytest.mark.parametrize(("meant", "other"), [(LAGOON, STREAM), (STREAM, LAGOON)])
def test_what_is_as_broad_as_what_was_picked_is_kept(
    sheet: Sheet, water: Area, meant: tuple[float, float], other: tuple[float, float]
) -> None:
    """Of one area of water the stroke for the other takes its part away, and nothing else."""
    found = as_broad(water, sheet, [_over(sheet, meant), _over(sheet, other, unlike=True)])
    assert found.contains(Point(meant))
    assert not found.intersects(Point(other))


@pytest.mark.parametrize("other", [ELSEWHERE, (7.0, 6.0)])
def test_nothing_is_left_out_for_what_is_elsewhere_or_as_broad(
    sheet: Sheet, water: Area, other: tuple[float, float]
) -> None:
    """A stroke beside the water says nothing of it, nor does one where it is as broad."""
    assert as_broad(water, sheet, [_over(sheet, LAGOON), _over(sheet, other, unlike=True)]).equals(water)
