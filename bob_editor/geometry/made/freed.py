"""Grown artwork that leaves paths free: a hex's part of an outline, less a band along the lines of paths.

A path from dot to dot stays within its hexes and their shared hexsides, so its band in a hex depends on nothing but the
directions in which it leaves the dot; of drawn ones the pieces near the hex are told. The band is measured in true
proportions; its round ends and bends have sixteen segments to the quarter circle (docs/formats.md, section 2).
"""

import shapely
from shapely.geometry import LineString, Polygon

from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import CENTRES, CORNERS, MILLI, SQRT3, Node, corners_of_side
from bob_editor.geometry.made.growth import GrownHex, grown_hex
from bob_editor.geometry.shapes import polygons_of

Visit = tuple[int | None, int | None]
"""How a path goes through a hex: the directions it comes from and leaves by; None where it begins or ends there."""

Piece = tuple[Node, Node]
"""A straight piece of a drawn path, in thousandths of the canonical frame, seen from a hex's dot."""


@kept(lambda _mask, _inset, visits, _band, drawn=(): len(visits) + 2 * len(drawn))
def freed_parts(
    mask: int, inset: float, visits: frozenset[Visit], band: float, drawn: frozenset[Piece] = frozenset()
) -> tuple[GrownHex, ...]:
    """The parts of ``growth.grown_hex(mask, inset)`` that lie farther than ``band`` from every path (circumradii).

    ``visits`` are those of paths from dot to dot, ``drawn`` the pieces of others.
    """
    whole = grown_hex(mask, inset)
    lines = [_line(visit) for visit in sorted(visits, key=str) if visit != (None, None)]
    lines += [LineString([(u, v * SQRT3) for u, v in piece]) for piece in sorted(drawn)]
    if not lines:
        return (whole,)
    stretch = (1.0, SQRT3)
    true = shapely.transform(Polygon(whole.ring), lambda points: points * stretch)
    free = shapely.union_all(shapely.buffer(lines, 2 * MILLI * band, quad_segs=16))
    left = shapely.transform(true.difference(free), lambda points: points / stretch)
    clockwise = Polygon(whole.ring).exterior.is_ccw
    parts = []
    for piece in polygons_of(left):
        ring = _rounded(piece, ccw=clockwise)
        if len(ring) > 2 and Polygon(ring).area:
            parts.append(GrownHex(ring, _outline(ring, mask)))
    return tuple(sorted(parts, key=lambda part: part.ring))


def _line(visit: Visit) -> LineString:
    """A path's line through a hex in true proportions, from the neighbours' dots."""
    before, after = ([_true(CENTRES[one])] if one is not None else [] for one in visit)
    return LineString([*before, (0.0, 0.0), *after])


def _true(node: Node) -> tuple[float, float]:
    return node[0] * MILLI, node[1] * MILLI * SQRT3


def _rounded(piece: Polygon, *, ccw: bool) -> tuple[Node, ...]:
    """The piece's outline in whole thousandths, without points that fall together, turning as it is told."""
    ring: list[Node] = []
    for x, y in piece.exterior.coords[:-1]:
        node = (round(x), round(y))
        if not ring or node != ring[-1]:
            ring.append(node)
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return tuple(ring if piece.exterior.is_ccw == ccw else reversed(ring))


def _outline(ring: tuple[Node, ...], mask: int) -> tuple[tuple[Node, ...], ...]:
    """The runs of a ring that don't lie on a hexside shared with a neighbour in ``mask``."""
    pairs = list(zip(ring, (*ring[1:], ring[0]), strict=True))
    inside = [_is_shared(first, last, mask) for first, last in pairs]
    if not any(inside):
        return ((*ring, ring[0]),)
    begin = inside.index(True)
    runs: list[list[Node]] = [[]]
    for place in range(begin, begin + len(pairs)):
        first, last = pairs[place % len(pairs)]
        if inside[place % len(pairs)]:
            if runs[-1]:
                runs.append([])
            continue
        if not runs[-1]:
            runs[-1].append(first)
        runs[-1].append(last)
    return tuple(tuple(run) for run in runs if run)


def _is_shared(first: Node, last: Node, mask: int) -> bool:
    """Whether an edge lies on a hexside toward a neighbour that belongs to the same union."""
    for direction in range(6):
        if mask >> direction & 1:
            (ax, ay), (bx, by) = (CORNERS[corner] for corner in corners_of_side(direction))
            if all((bx - ax) * (y - ay * MILLI) == (by - ay) * (x - ax * MILLI) for x, y in (first, last)):
                return True
    return False
