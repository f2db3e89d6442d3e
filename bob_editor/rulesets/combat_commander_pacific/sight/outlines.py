"""Ground in an end's own hex as the edges of its outline: where a ray from the dot leaves it, by signs alone.

What ``end_hexes`` works out in fractions is decided here for nearly all rays: those that meet no corner of the outline.
An edge is turned so that a ray crosses it if and only if its first corner lies to the left and its second to the right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import numpy as np
import shapely
from attrs import frozen
from shapely.geometry import Polygon
from shapely.geometry.polygon import orient

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.geometry.kept import kept
from bob_editor.geometry.shapes import HEX
from bob_editor.rules.los.pieces.hulls import Corner
from bob_editor.rules.los.pieces.touching import exact_rings
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rulesets.combat_commander_pacific.land.contents import HEXSIDES, Contents, Piece
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


OutlineCorner = tuple[int, int, int, bool]
"""A corner of a ring with ground on its left, and whether the edge that leads to it lies on the hex's own outline."""


Ring = tuple[OutlineCorner, ...]


class Outline(NamedTuple):
    """What lies around all ground of a level or higher in a hex: rings for threads by, and edges for rays from the dot.

    ``areas`` have their rings; unless ``apart`` they may overlap. ``flats`` are what meets a hexside from outside only.
    There are no ``edges`` (None) where areas overlap, ground is flat, or an edge is in line with the dot. ``full`` says
    that it fills the hex.
    """

    areas: tuple[tuple[Ring, ...], ...]
    apart: bool
    flats: tuple[tuple[Corner, ...], ...]
    edges: tuple[Edge, ...] | None
    full: bool


Passage = tuple[bool, int, bool]
"""How a thread passes a hex: whether it comes in on ground, how often it meets more, whether it leaves on it."""
PAST: Passage = False, 0, False
THROUGH: Passage = True, 0, True


_AN_EDGE = 8
"""What a point of an outline weighs, in points: its edge is held with what rays ask of it."""


def outline(contents: Contents, level: int) -> Outline:
    """The outline of all ground of ``level`` or higher in a hex."""
    return _outline(tuple(piece for part in contents.ground if part.level >= level for piece in part.pieces))


@kept(lambda pieces: _AN_EDGE * sum(len(ring) for piece in pieces for ring in piece.rings))
def _outline(pieces: tuple[Piece, ...]) -> Outline:
    areas = [piece.area for piece in pieces if isinstance(piece.area, Polygon)]
    flats = tuple(ring for piece in pieces if piece.flat for ring in piece.rings)
    whole = areas[0] if len(areas) == 1 else shapely.union_all(areas)
    known = {tuple(point) for area in areas for point in shapely.get_coordinates(area).tolist()}
    apart = all(tuple(point) in known for point in shapely.get_coordinates(whole).tolist())
    rings, edges = [], []
    for area in shapely.get_parts(whole).tolist() if apart else areas:
        sides = [[*zip(ring[-1:] + ring, ring, strict=False)] for ring in exact_rings(orient(area))]
        rings.append(tuple(tuple((*b, _on_rim(a, b)) for a, b in ring) for ring in sides))
        edges += [_edge(a, b) for ring in sides for a, b in ring]
    known_edges = tuple(edge for edge in edges if edge is not None)
    sure = apart and not flats and len(known_edges) == len(edges)
    return Outline(tuple(rings), apart, flats, known_edges if sure else None, whole.equals(HEX))


def _edge(a: Corner, b: Corner) -> Edge | None:
    turn = a[0] * b[1] - a[1] * b[0]
    if turn == 0:
        return None
    (ax, ay, _), (bx, by, _) = (a, b) if turn > 0 else (b, a)
    return Edge(ax, ay, bx, by, _on_rim(a, b))


def _on_rim(a: Corner, b: Corner) -> bool:
    return any(p * a[0] + q * a[1] == c * a[2] and p * b[0] + q * b[1] == c * b[2] for p, q, c in HEXSIDES)


def passage(around: Outline, offset: int, du: int, dv: int) -> Passage | None:
    """How a thread passes through a hex inside; None where signs don't tell.

    ``offset`` as in ``contacts.Contact``.
    """
    if around.full and not around.flats:
        return THROUGH
    for flat in around.flats:
        asides = [offset * w + du * y - dv * x for x, y, w in flat]
        if min(asides) <= 0 <= max(asides):
            return None
    found = [_through(rings, offset, du, dv) for rings in around.areas]
    if len(found) > 1:
        found = [one for one in found if one != PAST] or [PAST]
    return found[0] if len(found) == 1 else _together(found, apart=around.apart)


def _through(rings: Iterable[Ring], offset: int, du: int, dv: int) -> Passage | None:
    """How a thread passes one area; ground lies to the left of its rings."""
    enters = leaves = False
    begins = 0
    for ring in rings:
        sides = _sides(ring, offset, du, dv)
        if sides is None:
            return None
        before = sides[-1][0] if sides else 0
        for aside, on_rim in sides:
            if aside < 0 < before:
                if on_rim:
                    enters = True
                else:
                    begins += 1
            elif before < 0 < aside and on_rim:
                leaves = True
            before = aside
    return enters, begins, leaves


def _sides(ring: Ring, offset: int, du: int, dv: int) -> list[tuple[int, bool]] | None:
    """On which side of a thread the corners of a ring are that don't lie on it; None where it runs along an edge.

    With each, whether the edge to it lies on the hex's outline.
    """
    sides = [(offset * w + du * y - dv * x, on_rim) for x, y, w, on_rim in ring]
    asides = [aside for aside, _ in sides]
    if 0 not in asides:
        return sides
    if not all(map(_goes_over, asides[-1:] + asides, sides, sides[1:] + sides[:1])):
        return None
    return [
        (aside, on_rim or before == 0)
        for before, (aside, on_rim) in zip(asides[-1:] + asides, sides, strict=False)
        if aside
    ]


def _goes_over(before: int, here: tuple[int, bool], after: tuple[int, bool]) -> bool:
    """Whether a thread that meets a corner of a ring goes over it from one side to the other, on the hex's outline."""
    return here[0] != 0 or (before * after[0] < 0 and (here[1] or after[1]))


def _together(found: list[Passage | None], *, apart: bool) -> Passage | None:
    """How a thread passes several areas, of which it meets each; None where that hangs on their order."""
    each = [one for one in found if one is not None]
    if len(each) < len(found):
        return None
    if apart:
        return any(one[0] for one in each), sum(one[1] for one in each), any(one[2] for one in each)
    if THROUGH in each:
        return THROUGH
    if all(enters and not begins for enters, begins, _ in each):
        return True, 0, False
    if all(one == (False, 1, True) for one in each):
        return each[0]
    return None


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


@frozen(eq=False)
class OutlineTable:
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
        """The table with new rows for some hexes; their old rows stay behind unused."""
        numbers = list(renewed)
        start, count, exact = self.start.copy(), self.count.copy(), self.exact.copy()
        exact[numbers] = False
        rows: list[Edge] = []
        for number in numbers:
            here = contents.get(number)
            if here is None or not here.drawn_ground:
                continue
            for level in range(1, min(here.top, HIGHEST) + 1):
                edges = outline(here, level).edges
                if edges is not None:
                    start[number, level], count[number, level] = len(self.edges) + len(rows), len(edges)
                    exact[number, level] = True
                    rows.extend(edges)
        added = np.array(rows, dtype=np.int64).reshape(-1, 5)
        return OutlineTable(start, count, exact, np.concatenate([self.edges, added]) if rows else self.edges)

    def known(self, number: Ints, level: Ints) -> Bools:
        """Whether there is an outline of the ground of these levels or higher in these hexes."""
        found: Bools = self.exact[number, np.minimum(level, HIGHEST)] & (level <= HIGHEST)
        return found

    def crossings(self, number: Ints, level: Ints, du: Ints, dv: Ints) -> tuple[Ints, Ints, Bools]:
        """For each ray from a hex's dot: edges crossed inside the hex, on its rim, and whether it meets a corner."""
        owner, row = expanded(self.start[number, level], self.count[number, level])
        ax, ay, bx, by, rim = self.edges[row].T
        du, dv = du[owner], dv[owner]
        first, second = du * ay - dv * ax, du * by - dv * bx
        crossed = (first < 0) & (second > 0)
        corner = ((first == 0) & (du * ax + 3 * dv * ay > 0)) | ((second == 0) & (du * bx + 3 * dv * by > 0))
        size = len(number)
        return (
            np.bincount(owner[crossed & (rim == 0)], minlength=size),
            np.bincount(owner[crossed & (rim == 1)], minlength=size),
            np.bincount(owner[corner], minlength=size) > 0,
        )
