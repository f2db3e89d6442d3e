"""Which proposal lies under the pointer."""

from collections.abc import Iterable

from shapely.geometry import Point as ShapelyPoint

from bob_editor.editing.gestures.hexside_web import distance_to_side
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.shapes import in_milli, polygon

_NEAR_SIDE = 0.5
"""So near to a proposed hexside a click means it; in true proportions."""


def proposal_at(frame: Frame, proposals: Iterable[Proposal], point: Point) -> Proposal | None:
    """The proposal at a lattice point: a hexside near it, else the smallest outline that holds it."""
    best: tuple[float, Proposal] | None = None
    for one in proposals:
        if one.side is not None:
            size = distance_to_side(frame, one.side, point) - _NEAR_SIDE
            holds = size <= 0
        elif one.kind == "hexes":
            size, holds = float(len(one.hexes)), frame.hex_at(point) in one.hexes
        else:
            size, holds = _held(frame, one, point)
        if holds and (best is None or size < best[0]):
            best = size, one
    return None if best is None else best[1]


def _held(frame: Frame, one: Proposal, point: Point) -> tuple[float, bool]:
    xs, ys = [at[0] for at in one.ring], [at[1] for at in one.ring]
    if not (min(xs) <= point[0] <= max(xs) and min(ys) <= point[1] <= max(ys)):
        return 0.0, False
    area = polygon(in_milli(frame, one.ring), [in_milli(frame, hole) for hole in one.holes])
    (node,) = in_milli(frame, (point,))
    return float(area.area), bool(area.covers(ShapelyPoint(node)))
