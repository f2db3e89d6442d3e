"""Bands: how far aside of a hex's dot a thread in a sector surely has a hull on both sides, or surely misses it.

A core (``hulls``) holds whatever the direction; most hulls are longer than they are wide, or lie to one side of the
dot, so beyond it there is much that it doesn't tell. Within a sector of directions there is little.
"""

from collections.abc import Sequence

from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.threads import RAYS, reach
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hulls import Hull
from bob_editor.rules.los.threads.contacts import SHARE


class Band(Record):
    """Of asides (``threads.aside``) from ``start`` and less than ``end`` alone a thread may touch a hull.

    From ``sure`` and less than ``sure_end`` it has parts of the hull strictly on both sides.
    """

    start: int
    end: int
    sure: int
    sure_end: int


NOWHERE = Band(0, 0, 0, 0)
EVERYWHERE = Band(0, 2 * MILLI + 1, 0, 2 * MILLI + 1)
NEVER = 2 * MILLI + 1 << SHARE
"""An aside (``threads.aside``) that no thread has."""


def around(bands: Sequence[Band]) -> tuple[int, int]:
    """Between which shares of asides (``contacts.SHARE``) all of these bands lie."""
    start, end = (
        min((one.start for one in bands), default=NEVER),
        max((one.end for one in bands), default=NEVER),
    )
    return start >> SHARE, -(-end >> SHARE)


def within(bands: Sequence[Band]) -> tuple[int, int]:
    """Between which shares of asides the widest of these bands is sure."""
    widest = max(bands, key=lambda one: one.sure_end - one.sure, default=NOWHERE)
    return -(-widest.sure >> SHARE), widest.sure_end >> SHARE


def band(hulls: Sequence[Hull], sector: int) -> Band:
    """The band in which a thread in a sector may touch one of these hulls, and that in which it surely crosses one."""
    bands = [_band(hull, sector) for hull in hulls]
    if not bands:
        return NOWHERE
    widest = max(bands, key=lambda one: one.sure_end - one.sure)
    return Band(min(one.start for one in bands), max(one.end for one in bands), widest.sure, widest.sure_end)


@kept(lambda hull, _: len(hull))
def _band(hull: Hull, sector: int) -> Band:
    # Between two rays a corner's cross product with a thread, in parts of its reach, lies between those with the rays;
    # each is known to a thousandth.
    rays = [(u, v, reach(u, v)) for u, v in RAYS[sector : sector + 2]]
    crosses = [[(u * y - v * x) // (w * wide) for u, v, wide in rays] for x, y, w in hull]
    least = [min(one) for one in crosses]
    most = [max(one) + 1 for one in crosses]
    sure, sure_end = MILLI + 1 - max(least), MILLI - min(most)
    return Band(
        MILLI - max(most),
        MILLI + 1 - min(least),
        *((sure, sure_end) if sure < sure_end else (0, 0)),
    )
