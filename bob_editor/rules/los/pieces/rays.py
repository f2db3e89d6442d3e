"""All of a kind in a hex: its outlines, and how it lies along rays from the dot.

That is told by signs alone for nearly all rays, those that meet no corner, and measured for the others.
An edge is turned so that a ray crosses it if and only if its first corner lies to the left and its second to the right.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import shapely
from shapely.geometry import Polygon
from shapely.geometry.polygon import orient

from bob_editor.geometry.lattice import MILLI
from bob_editor.records import Record
from bob_editor.rules.los.pieces.crossings import Crossings, Overlapping
from bob_editor.rules.los.pieces.hulls import Corner
from bob_editor.rules.los.pieces.stretches import across, in_parts, merged, runs_in
from bob_editor.rules.los.pieces.touching import exact_rings

Rings = tuple[tuple[Corner, ...], ...]


class Edge(NamedTuple):
    """An edge of an outline: the corners' directions from the dot, and whether it lies on the hex's own outline."""

    ax: int
    ay: int
    bx: int
    by: int
    on_rim: bool


class Outline(Record, eq=False):
    """The rings of all pieces of a kind in a hex, their edges for rays from the dot, all of their edges.

    There are no ``edges`` and ``crossings`` (None) where a piece is flat, nor ``edges`` where pieces overlap or an edge
    is in line with the dot.
    """

    pieces: tuple[Rings, ...]
    edges: tuple[Edge, ...] | None
    crossings: Crossings | Overlapping | None


class OnRay(Record):
    """How all of a kind in a hex lies along a ray from its dot.

    ``reaches``: the run that begins at the dot goes on to the hexside. ``long``: some run is longer than a point.
    ``at_side``: the point on the hexside lies in it. ``begun`` runs begin beyond the dot, ``ended`` ones end before the
    hexside; ``by_touch`` says that one of them is nothing but the point there.
    """

    reaches: bool
    long: bool
    at_side: bool
    begun: int
    ended: int
    by_touch: bool = False


NOTHING_THERE = OnRay(reaches=False, long=False, at_side=False, begun=0, ended=0)
TO_THE_SIDE = OnRay(reaches=True, long=True, at_side=True, begun=0, ended=0)
WITHIN = OnRay(reaches=False, long=True, at_side=False, begun=0, ended=1)


def outline_of(areas: Sequence[Polygon], flats: Sequence[Rings]) -> Outline:
    """The outline of areas in a hex, and of ``flats`` that have no inside."""
    whole = areas[0] if len(areas) == 1 else shapely.union_all(areas)
    known = {tuple(point) for area in areas for point in shapely.get_coordinates(area).tolist()}
    apart = all(tuple(point) in known for point in shapely.get_coordinates(whole).tolist())
    rings = [exact_rings(orient(area)) for area in (shapely.get_parts(whole).tolist() if apart else areas)]
    if flats:
        return Outline((*rings, *flats), None, None)
    if not apart:
        return Outline((*rings,), None, Overlapping(map(Crossings, rings)))
    crossings = Crossings(ring for piece in rings for ring in piece)
    edges = tuple(
        Edge(ax, ay, bx, by, on_rim) if ax * by > ay * bx else Edge(bx, by, ax, ay, on_rim)
        for ax, ay, _, bx, by, _, on_rim in crossings.edges
    )
    in_line = any(ax * by == ay * bx for ax, ay, bx, by, _ in edges)
    return Outline((*rings,), None if in_line else edges, crossings)


def on_ray(edges: Iterable[Edge], du: int, dv: int) -> OnRay | None:
    """How what is in an outline lies along the ray ``du, dv`` from the dot; None where that meets a corner."""
    inner = rim = 0
    for ax, ay, bx, by, on_rim in edges:
        first, second = du * ay - dv * ax, du * by - dv * bx
        if first < 0 < second:
            if on_rim:
                rim += 1
            else:
                inner += 1
        elif (first == 0 and du * ax + 3 * dv * ay > 0) or (second == 0 and du * bx + 3 * dv * by > 0):
            return None
    if not inner and not rim:
        return NOTHING_THERE
    at_dot = (inner + rim) % 2 == 1
    return OnRay(
        reaches=at_dot and not inner,
        long=True,
        at_side=rim > 0,
        begun=(inner + (not at_dot)) // 2,
        ended=(inner + at_dot) // 2,
    )


def outline_on_ray(outline: Outline, du: int, dv: int) -> OnRay:
    """The same of any outline and ray, measured where signs don't tell it."""
    found = None if outline.edges is None else on_ray(outline.edges, du, dv)
    return measured_on_ray(outline.pieces, du, dv) if found is None else found


def grown_on_ray(rims: Iterable[Sequence[tuple[int, int, int, int]]], du: int, dv: int) -> OnRay:
    """The same of grown parts, convex around the dot, of which ``rims`` are the edges on the hex's outline."""
    for rim in rims:
        for ax, ay, bx, by in rim:
            if du * (ax + bx) + 3 * dv * (ay + by) > 0:
                first, second = du * ay - dv * ax, du * by - dv * bx
                if (first <= 0 <= second) or (second <= 0 <= first):
                    return TO_THE_SIDE
    return WITHIN


def measured_on_ray(pieces: Iterable[Rings], du: int, dv: int) -> OnRay:
    """The same of any ray and pieces, measured."""
    side = in_parts(2 * MILLI, across(du, dv))
    runs = merged(run for rings in pieces for run in runs_in(rings, du, dv) if run[0] <= side)
    if not runs:
        return NOTHING_THERE
    from_dot = runs[0][0] == 0
    return OnRay(
        reaches=from_dot and runs[0][1] >= side,
        long=any(end > start for start, end in runs),
        at_side=runs[-1][1] >= side,
        begun=len(runs) - from_dot,
        ended=sum(end < side for _, end in runs),
        by_touch=runs[-1][0] >= side,
    )
