"""Crossings: where a line that crosses a hex goes into outlines there and out of them, by signs alone.

An outline has many edges, of which a line passes few. So they are kept by sector and by how far aside of the dot a line
has to pass to come near them, and only those are tried.
"""

from collections.abc import Iterable, Sequence
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


class Crossings:
    """Outlines within a hex that don't overlap; of each ring the inside lies to the left."""

    def __init__(self, rings: Iterable[Sequence[Corner]]) -> None:
        self.edges: tuple[Edge, ...] = tuple(
            (*a, *b, _on_rim(a, b)) for ring in rings for a, b in zip((ring[-1], *ring), ring, strict=False)
        )
        self._near: list[list[list[Edge]] | None] = [None] * SECTORS

    def of(self, offset: int, aside: int, du: int, dv: int, sector: int) -> Crossed | None:
        """What a line that crosses the hex's inside does, in its direction; None where it touches a corner alone."""
        near = self._near[sector] or self._in_sector(sector)
        into = out = 0
        enters = leaves = False
        met: dict[Corner, list[int]] = {}
        for ax, ay, aw, bx, by, bw, on_rim in near[aside >> _SHARE]:
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

    def _in_sector(self, sector: int) -> list[list[Edge]]:
        """The edges that a line in a sector may meet, by share of its aside; from now on kept."""
        rays = [(u, v, reach(u, v)) for u, v in RAYS[sector : sector + 2]]
        found: list[list[Edge]] = [[] for _ in range(_SHARES)]
        for edge in self.edges:
            crosses = [
                (u * y - v * x) // (w * wide) for x, y, w in (edge[:3], edge[3:6]) for u, v, wide in rays
            ]
            first, last = (MILLI - 1 - max(crosses)) >> _SHARE, (MILLI + 1 - min(crosses)) >> _SHARE
            for share in range(max(first, 0), min(last + 1, _SHARES)):
                found[share].append(edge)
        self._near[sector] = found
        return found


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
