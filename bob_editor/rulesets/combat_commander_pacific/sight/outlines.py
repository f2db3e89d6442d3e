"""All ground of a level in a hex: its rings, and the edges that tell by signs alone where a ray from the dot leaves it.

What ``end_hexes`` measures is decided so for nearly all rays: those that meet no corner of the outline.
An edge is turned so that a ray crosses it if and only if its first corner lies to the left and its second to the right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.geometry.polygon import orient

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.geometry.kept import kept
from bob_editor.records import Record
from bob_editor.rules.los.pieces.crossings import Crossings, Overlapping
from bob_editor.rules.los.pieces.hull_tables import FEW
from bob_editor.rules.los.pieces.hulls import Corner
from bob_editor.rules.los.pieces.touching import exact_rings
from bob_editor.rules.los.threads.expanding import elements, expanded
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents, Piece
from bob_editor.rulesets.combat_commander_pacific.sight.end_hexes import NO_GROUND_THERE, OwnGround

HIGHEST = 8
"""Ground of higher levels is left to ``end_hexes``; the game has four."""


class Edge(NamedTuple):
    """An edge of an outline: the corners' directions from the dot, and whether it lies on the hex's own outline."""

    ax: int
    ay: int
    bx: int
    by: int
    on_rim: bool


class Outline(Record, eq=False):
    """All ground of a level or higher in a hex: the rings of its pieces, its edges for rays from the dot, all of them.

    There are no ``edges`` and ``crossings`` (None) where ground is flat, nor ``edges`` where pieces overlap or an edge
    is in line with the dot.
    """

    pieces: tuple[tuple[tuple[Corner, ...], ...], ...]
    edges: tuple[Edge, ...] | None
    crossings: Crossings | Overlapping | None


_AN_EDGE = 8
"""What a point of an outline weighs, in points: its edge is held with what rays ask of it."""


def outline(contents: Contents, level: int) -> Outline:
    """The outline of all ground of ``level`` or higher in a hex."""
    return _outline(tuple(piece for part in contents.ground if part.level >= level for piece in part.pieces))


@kept(lambda pieces: _AN_EDGE * sum(len(ring) for piece in pieces for ring in piece.rings))
def _outline(pieces: tuple[Piece, ...]) -> Outline:
    areas = [piece.area for piece in pieces if isinstance(piece.area, Polygon)]
    flats = [piece.rings for piece in pieces if piece.flat]
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


def ground_on_ray(edges: Iterable[Edge], du: int, dv: int) -> OwnGround | None:
    """How the ground in an outline lies along the ray ``du, dv`` from the dot; None where that meets a corner."""
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
        return NO_GROUND_THERE
    at_dot = (inner + rim) % 2 == 1
    return OwnGround(
        reaches=at_dot and not inner,
        long=True,
        at_side=rim > 0,
        begun=(inner + (not at_dot)) // 2,
        ended=(inner + at_dot) // 2,
    )


class OutlineTable(Record, eq=False):
    """The outlines of hexes with drawn ground, by hex number and level: rows ``start`` to ``start + count``.

    ``exact`` says where there is one. ``edges`` has a row per edge: ``ax, ay, bx, by`` and whether it is on the rim.
    """

    start: Ints
    count: Ints
    exact: Bools
    edges: Ints

    @staticmethod
    def empty(size: int) -> OutlineTable:
        """A table of no outline, for hex numbers below ``size``."""
        none = np.zeros((size, HIGHEST + 1), dtype=np.int64)
        return OutlineTable(none, none, none.astype(bool), np.zeros((0, 5), dtype=np.int64))

    def with_contents(self, contents: Mapping[int, Contents], renewed: Iterable[int]) -> OutlineTable:
        """The table with new rows for some hexes; their old rows stay behind unused until they are the most."""
        numbers = list(renewed)
        start, count, exact, edges = self.start.copy(), self.count.copy(), self.exact.copy(), self.edges
        exact[numbers], count[numbers] = False, 0
        if len(edges) > FEW + 2 * count.sum():
            edges = edges.take(elements(start.ravel(), count.ravel()), axis=0)
            start = (count.cumsum() - count.ravel()).reshape(count.shape)
        rows: list[Edge] = []
        for number in numbers:
            here = contents.get(number)
            if here is None or not here.drawn_ground:
                continue
            for level in range(1, min(here.top, HIGHEST) + 1):
                found = outline(here, level).edges
                if found is not None:
                    start[number, level], count[number, level] = len(edges) + len(rows), len(found)
                    exact[number, level] = True
                    rows.extend(found)
        added = np.array(rows, dtype=np.int64).reshape(-1, 5)
        return OutlineTable(start, count, exact, np.concatenate([edges, added]))

    def known(self, number: Ints, level: Ints) -> Bools:
        """Whether there is an outline of the ground of these levels or higher in these hexes."""
        found: Bools = self.exact[number, np.minimum(level, HIGHEST)] & (level <= HIGHEST)
        return found

    def crossings(self, number: Ints, level: Ints, du: Ints, dv: Ints) -> tuple[Ints, Ints, Bools]:
        """For each ray from a hex's dot: edges crossed inside the hex, on its rim, and whether it meets a corner."""
        size = len(number)
        owner, row = expanded(self.start[number, level], self.count[number, level])
        ax, ay, bx, by, rim = self.edges.take(row, axis=0).T
        du, dv = du.take(owner), dv.take(owner)
        first, second = du * ay - dv * ax, du * by - dv * bx
        crossed = ((first < 0) & (second > 0)).nonzero()[0]
        found = np.bincount(owner.take(crossed) + size * rim.take(crossed), minlength=2 * size)
        corner = np.zeros(size, dtype=bool)
        ahead = (first == 0) & (du * ax + 3 * dv * ay > 0) | (second == 0) & (du * bx + 3 * dv * by > 0)
        corner[owner[ahead]] = True
        return found[:size], found[size:], corner
