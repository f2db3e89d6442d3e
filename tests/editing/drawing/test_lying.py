"""What of drawn pieces lies in chosen hexes: the quick way against the plain one."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import Point

from bob_editor.editing.drawing.following_rings import outline_of
from bob_editor.editing.drawing.lying import parts_inside, parts_outside
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Orientation
from bob_editor.model.board import Artwork
from bob_editor.rules.land.cut_rings import area_of, dot, redrawn

GRID = Grid(7, 6)
places = st.integers(-3, 24) | st.floats(-3, 24).map(lambda value: round(value, 3))
rings = st.lists(st.tuples(places, places), min_size=2, max_size=7).map(tuple)


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
@given(ring=rings, chosen=st.frozensets(st.sampled_from(GRID.hexes), min_size=1, max_size=30))
def test_parts_are_those_of_the_whole_outline(
    orientation: Orientation, ring: tuple[tuple[float, float], ...], chosen: frozenset[Hex]
) -> None:
    """Inside is the piece cut with all hexes together where it holds a dot of theirs; outside what is left of it."""
    frame = Frame(orientation, 1)
    piece = Artwork("woods", ring)
    area, outline = area_of(piece, frame), outline_of(frame, chosen)
    wanted: tuple[tuple[Artwork, ...], tuple[Artwork, ...]] = (), (piece,)
    if area.within(outline):
        wanted = (piece,), ()
    elif any(area.covers(Point(dot(frame, at))) for at in chosen):
        wanted = (
            redrawn(piece, area.intersection(outline), frame),
            redrawn(piece, area.difference(outline), frame),
        )
    found = parts_inside(frame, (piece,), chosen), parts_outside(frame, (piece,), chosen)
    for one, other in zip(found, wanted, strict=True):
        assert _together(frame, one) == pytest.approx(_together(frame, other), abs=60)


def _together(frame: Frame, pieces: Iterable[Artwork]) -> tuple[float, ...]:
    """The area of all pieces, and where its middle lies."""
    areas = [area_of(piece, frame) for piece in pieces]
    whole = sum(area.area for area in areas)
    return whole / 1000, *(
        sum(area.area * getattr(area.centroid, axis) for area in areas if area.area) / max(whole, 1)
        for axis in "xy"
    )
