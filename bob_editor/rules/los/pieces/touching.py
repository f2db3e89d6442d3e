"""Whether a thread touches artwork within a hex, exactly: the sandwich lemma for games in which a touch counts.

A thread that touches a closed hex, and ends in none of it, meets a connected piece of that hex's artwork if and only
if 0 is among the cross products of the piece's convex hull: least and greatest are of opposite signs, or one is 0.
Hulls are those of ``hulls``.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from math import inf

import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.threads import RAYS, SECTORS
from bob_editor.records import Record
from bob_editor.rules.los.pieces.bands import Band, band
from bob_editor.rules.los.pieces.hulls import Corner, Hull, exact_corner
from bob_editor.rules.los.threads.contacts import Contact, ContactThread


def outermost(hull: Hull, sector: int) -> tuple[Hull, Hull]:
    """The corners of a hull that may be its outermost to one hand of a thread in a sector, and to the other.

    First those of the least cross product with a thread in the direction of the sector's rays. A corner is left out
    where one other is no nearer to a thread along either ray of the sector: so it is for every direction between them.
    """
    asides = [[Fraction(u * y - v * x, w) for u, v in RAYS[sector : sector + 2]] for x, y, w in hull]

    def on_hand(sign: int) -> Iterator[Corner]:
        least: Fraction | None = None
        along_both = [(sign * first, sign * second) for first, second in asides]
        for (_, second), corner in sorted(zip(along_both, hull, strict=True)):
            if least is None or second < least:
                yield corner
                least = second

    return tuple(on_hand(1)), tuple(on_hand(-1))


class TouchHull(Record, eq=False, dict=True):
    """A hull to try threads against."""

    hull: Hull

    @cached_property
    def _bands(self) -> list[Band | None]:
        return [None] * SECTORS

    @cached_property
    def _outermost(self) -> list[tuple[Hull, Hull] | None]:
        return [None] * SECTORS

    def extent(self, offset: int, du: int, dv: int, sector: int) -> tuple[float, float]:
        """The least and the greatest cross product of a thread in a sector with the corners, in thousandths.

        Signs and zeros are exact; ``offset`` as in ``hulls.straddles``.
        """
        hands = self._outermost[sector]
        if hands is None:
            hands = self._outermost[sector] = outermost(self.hull, sector)
        ones, others = hands if dv > 0 or (dv == 0 and du > 0) else (hands[1], hands[0])
        least, greatest = inf, -inf
        for x, y, w in ones:
            aside = (offset * w + du * y - dv * x) / w
            if aside < least:  # noqa: PLR1730 - to call ``min`` takes as long as all the rest
                least = aside
        for x, y, w in others:
            aside = (offset * w + du * y - dv * x) / w
            if aside > greatest:  # noqa: PLR1730 - as above
                greatest = aside
        return least, greatest

    def band_in(self, sector: int) -> Band:
        """Its band in a sector, from now on kept."""
        known = self._bands[sector]
        if known is None:
            known = self._bands[sector] = band((self.hull,), sector)
        return known

    def hands(self, contact: Contact, thread: ContactThread) -> tuple[float, float]:
        """The extent for a thread; where it clearly has the hull on both hands, or on one, -1 and 1 or 1 and 1."""
        aside, known = contact.aside, self.band_in(thread.sector)
        if known.sure <= aside < known.sure_end:
            return -1, 1
        if not known.start <= aside < known.end:
            return 1, 1
        return self.extent(contact.offset, thread.du, thread.dv, thread.sector)


def touch_hull(piece: Polygon | LineString | Point) -> TouchHull:
    """The hull of a connected piece of artwork within its hex, in thousandths from the dot."""
    return TouchHull(_corners(piece.convex_hull))


def exact_rings(piece: Polygon | LineString | Point) -> tuple[tuple[Corner, ...], ...]:
    """The outlines of a piece within its hex, holes too, as exact corners; no ring repeats its first one."""
    lines = (piece.exterior, *piece.interiors) if isinstance(piece, Polygon) else (piece,)
    return tuple(map(_corners, lines))


def _corners(shape: BaseGeometry) -> tuple[Corner, ...]:
    """The corners of a ring, line or point in their order, none twice."""
    return tuple(dict.fromkeys(exact_corner(x, y) for x, y in shapely.get_coordinates(shape).tolist()))


def zeros(ring: Sequence[Corner], offset: int, du: int, dv: int) -> list[bool]:
    """For every corner of a ring, whether it lies on the thread."""
    return [offset * w + du * y - dv * x == 0 for x, y, w in ring]


def along_edge(rings: Sequence[Sequence[Corner]], offset: int, du: int, dv: int) -> bool:
    """Whether the thread runs along an edge of these outlines."""
    for ring in rings:
        on = zeros(ring, offset, du, dv)
        if len(on) > 1 and any(here and there for here, there in zip(on, on[1:] + on[:1], strict=True)):
            return True
    return False
