"""Hexes as a map shows them: whole, or cut through the dot where the board ends there."""

from collections.abc import Mapping

from bob_editor.geometry.grid import Edge, Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.render.kit.proportions import XY, Proportions

Run = tuple[XY, XY, int | None]
"""Part of a hex's outline: its ends, and the direction of its hexside; None for a cut."""

_NEAR = 1e-6

_INWARD: Mapping[Edge, XY] = {
    "left": (1.0, 0.0),
    "right": (-1.0, 0.0),
    "top": (0.0, 1.0),
    "bottom": (0.0, -1.0),
}


def shown_outline(place: Proportions, grid: Grid, at: Hex) -> list[Run]:
    """The outline of what a map shows of a hex, without order: its hexsides, shortened by cuts, then the cuts."""
    runs: list[Run] = [(*place.side(at, direction), direction) for direction in range(6)]
    dot = place.dot(at)
    for edge in grid.cut_edges(at):
        runs = _cut(runs, dot, _INWARD[edge])
    return runs


def shown_corners(place: Proportions, grid: Grid, at: Hex) -> list[XY]:
    """The corners of what a map shows of a hex, in the order of ``Proportions.corners``; cuts add their ends."""
    corners, dot = place.corners(at), place.dot(at)
    for edge in grid.cut_edges(at):
        inward = _INWARD[edge]
        left: list[XY] = []
        for one, following in zip(corners, [*corners[1:], corners[0]], strict=True):
            here, there = _inside(one, dot, inward), _inside(following, dot, inward)
            if here >= -_NEAR:
                left.append(one)
            if min(here, there) < -_NEAR and max(here, there) > _NEAR:
                left.append(_between(one, following, here, there))
        corners = left
    return corners


def _inside(point: XY, dot: XY, inward: XY) -> float:
    """How far a point lies on the side of a cut that is shown."""
    return (point[0] - dot[0]) * inward[0] + (point[1] - dot[1]) * inward[1]


def _between(one: XY, other: XY, here: float, there: float) -> XY:
    """Where the way from one point to another meets a cut, by their distances from it."""
    share = here / (here - there)
    return one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1])


def _cut(runs: list[Run], dot: XY, inward: XY) -> list[Run]:
    """What a cut through a dot leaves of an outline, with the cut itself."""
    left: list[Run] = []
    ends: list[XY] = []
    for first, last, direction in runs:
        here, there = _inside(first, dot, inward), _inside(last, dot, inward)
        if max(here, there) <= _NEAR:
            continue
        if min(here, there) < -_NEAR:
            met = _between(first, last, here, there)
            left.append((first, met, direction) if here > 0 else (met, last, direction))
            ends.append(met)
        else:
            left.append((first, last, direction))
            ends.extend(point for point, far in ((first, here), (last, there)) if abs(far) <= _NEAR)
    if len(ends) > 1:
        left.append((min(ends), max(ends), None))
    return left
