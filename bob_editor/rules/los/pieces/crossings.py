"""Crossings: where a line that crosses a hex goes into outlines there and out of them, by signs alone.

An outline has many edges, of which a line passes few. So they are kept by sector and by how far aside of the dot a line
has to pass to come near them, and only those are tried: where no line comes near a corner inside the hex, none at all,
since all lines do the same there.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.threads import RAYS, SECTORS, reach
from bob_editor.records import Record
from bob_editor.rules.los.pieces.hulls import HEXSIDE_LINES, Corner

_SHARE = 7
"""Edges are kept for asides (``threads.aside``) that are alike but for so many bits."""
_SHARES = (2 * MILLI >> _SHARE) + 1

_EDGES = 2
"""Where one outline has a corner, so many edges meet."""

Edge = tuple[int, int, int, int, int, int, bool]
"""The corners at both ends, the outline's inside to the left of it; whether it lies on the hex's own outline."""


class Crossed(Record):
    """How often a line goes into outlines within a hex, and out; whether it is in them as it enters and leaves it."""

    into: int
    out: int
    enters: bool
    leaves: bool


OUTSIDE: Final = Crossed(0, 0, enters=False, leaves=False)
THROUGH: Final = Crossed(0, 0, enters=True, leaves=True)

Near = list[Edge] | tuple[Crossed, Crossed]
"""The edges that a line may meet; or what it does, for it hangs on its direction alone: forward or back."""


class Crossings:
    """Outlines within a hex that don't overlap; of each ring the inside lies to the left."""

    def __init__(self, rings: Iterable[Sequence[Corner]]) -> None:
        self.edges: tuple[Edge, ...] = tuple(
            (*a, *b, _on_rim(a, b)) for ring in rings for a, b in zip((ring[-1], *ring), ring, strict=False)
        )
        self._near: list[list[Near] | None] = [None] * SECTORS

    def of(self, offset: int, aside: int, du: int, dv: int, sector: int) -> Crossed | None:
        """What a line that crosses the hex's inside does, in its direction; None where it touches a corner alone."""
        near = (self._near[sector] or self._in_sector(sector))[aside >> _SHARE]
        if isinstance(near, tuple):
            return near[dv < 0 or (dv == 0 and du < 0)]
        return _of_edges(near, offset, du, dv)

    def _in_sector(self, sector: int) -> list[Near]:
        """What a line in a sector may meet, by share of its aside; from now on kept."""
        rays = [(u, v, reach(u, v)) for u, v in RAYS[sector : sector + 2]]
        found: list[list[Edge]] = [[] for _ in range(_SHARES)]
        # a line that only touches the hex has an aside of the first share or the last
        open_ = {0, _SHARES - 1}
        for edge in self.edges:
            ends = [
                [(u * y - v * x) // (w * wide) for u, v, wide in rays] for x, y, w in (edge[:3], edge[3:6])
            ]
            for share in _shares([*ends[0], *ends[1]]):
                found[share].append(edge)
            if not edge[6]:
                open_.update(*map(_shares, ends))
        du, dv = (sum(ray[place] for ray in rays) for place in (0, 1))
        near: list[Near] = []
        for share, edges in enumerate(found):
            # of lines that do the same one tells what, seen from either end
            aside = ((2 * share + 1) << _SHARE) // 2 - MILLI
            one = None if share in open_ else _of_edges(edges, aside * reach(du, dv), du, dv)
            near.append(edges if one is None else _either_way(one))
        self._near[sector] = near
        return near


@cache
def _either_way(one: Crossed) -> tuple[Crossed, Crossed]:
    """What a line does, and what the same line does in the other direction; there are few of them."""
    return one, Crossed(one.out, one.into, one.leaves, one.enters)


def _shares(crosses: list[int]) -> range:
    """The shares of asides in which lines may pass what has these cross products with the rays of their sector."""
    first, last = (MILLI - 1 - max(crosses)) >> _SHARE, (MILLI + 1 - min(crosses)) >> _SHARE
    return range(max(first, 0), min(last + 1, _SHARES))


def _of_edges(edges: Iterable[Edge], offset: int, du: int, dv: int) -> Crossed | None:
    """What ``Crossings.of`` says of a line that may meet these edges."""
    into = out = 0
    enters = leaves = False
    met: dict[Corner, list[int]] = {}
    for ax, ay, aw, bx, by, bw, on_rim in edges:
        first, second = offset * aw + du * ay - dv * ax, offset * bw + du * by - dv * bx
        if first > 0 > second:
            into, enters = (into, True) if on_rim else (into + 1, enters)
        elif first < 0 < second:
            out, leaves = (out, True) if on_rim else (out + 1, leaves)
        elif not first:
            met.setdefault((ax, ay, aw), []).append(-second)
        elif not second:
            met.setdefault((bx, by, bw), []).append(first)
    for corner, turns in met.items():
        # with its two edges on either hand the line crosses there what it would beside it
        if len(turns) != _EDGES or turns[0] * turns[1] <= 0:
            return None
        on_rim = _on_rim(corner, corner)
        if turns[0] > 0:
            into, enters = (into, True) if on_rim else (into + 1, enters)
        else:
            out, leaves = (out, True) if on_rim else (out + 1, leaves)
    return Crossed(into, out, enters, leaves)


class Overlapping:
    """Outlines within a hex that may overlap, each of them as ``Crossings``."""

    def __init__(self, each: Iterable[Crossings]) -> None:
        self._each = tuple(each)

    def of(self, offset: int, aside: int, du: int, dv: int, sector: int) -> Crossed | None:
        """What a line does, as ``Crossings.of``; None also where it meets several of them and none from end to end."""
        found = [one.of(offset, aside, du, dv, sector) for one in self._each]
        if THROUGH in found:
            return THROUGH
        met = [one for one in found if one != OUTSIDE] or [OUTSIDE]
        return met[0] if len(met) == 1 else None


def _on_rim(a: Corner, b: Corner) -> bool:
    """Whether both corners lie on one hexside."""
    return any(all(p * x + q * y == c * w for x, y, w in (a, b)) for p, q, c in HEXSIDE_LINES)
