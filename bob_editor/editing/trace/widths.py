"""What has one colour is told apart by how broad it is: a stream from the lagoon that it flows into."""

from collections.abc import Sequence

import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.outlines import Area
from bob_editor.editing.trace.picking import areas_under
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.shapes import areas_of

_RADII = (0.3, 0.45, 0.6, 0.8, 1.0, 1.3)
"""The discs, in true proportions, of which the largest that fits tells how broad a place is."""

_INSIDE, _FITS = 0.5, 0.5
"""So much of a stroke lies in what has its colour, and in the discs that fit there."""

_EDGE = 0.1
"""So far around what is broad its edge is, and nothing narrow; in true proportions."""


def as_broad(area: Area, sheet: Sheet, strokes: Sequence[Stroke]) -> Area:
    """An area without what is broader or narrower than where it was picked, as strokes in it that aren't meant are.

    Where what is meant and what isn't are alike in breadth, too, nothing is left out.
    """
    meant = areas_under(sheet, [one for one in strokes if not one.unlike])
    refused = areas_under(sheet, strokes, unlike=True)
    alike = [one for one in refused if area.intersection(one).area > _INSIDE * one.area]
    if not alike:
        return area
    fitting = [_where_fits(area, radius) for radius in _RADII]
    mine = [_breadth(one, fitting) for one in meant]
    others = [_breadth(one, fitting) for one in alike]
    if min(mine) > max(others) + 1:
        return areas_of(fitting[max(others)].intersection(area))
    if max(mine) + 1 < min(others):
        return areas_of(area.difference(fitting[max(mine)].buffer(_EDGE)))
    return area


def _where_fits(area: Area, radius: float) -> BaseGeometry:
    return area.buffer(-radius, quad_segs=4).buffer(radius, quad_segs=4)


def _breadth(stroke: BaseGeometry, fitting: Sequence[BaseGeometry]) -> int:
    """How many of the discs fit where a stroke is."""
    spot = shapely.intersection(stroke, fitting[0])
    return sum(one.intersection(spot).area > _FITS * spot.area > 0 for one in fitting)
