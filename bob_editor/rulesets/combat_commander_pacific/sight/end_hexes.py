"""Ground along a thread inside an end's own hex (docs/games/combat-commander-pacific.md, 3.3, 3.8).

Distances along the thread are fractions of its lattice vector ``du, dv``, in thousandths, so that those of one thread
can be compared; they are written as whole numbers of ``FINE`` parts.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bob_editor.geometry.lattice import MILLI
from bob_editor.rules.los.pieces.hulls import Corner
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents

FINE: Final = 1 << 240
"""Parts of a thousandth: denominators are below 2**120, so in whole parts fractions keep their order, and none equals
another."""

Run = tuple[int, int]
"""Where a stretch begins and ends."""


class OwnGround(NamedTuple):
    """How ground of a level lies along a thread in an end's own hex.

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


NO_GROUND_THERE = OwnGround(reaches=False, long=False, at_side=False, begun=0, ended=0)


def in_parts(over: int, under: int) -> int:
    """A fraction in whole parts."""
    return over * FINE // under


def across(du: int, dv: int) -> int:
    """A thread from a hex's dot leaves the hex after ``2 * MILLI`` of so many thousandths of it."""
    return max(2 * abs(dv), abs(du) + abs(dv))


def own_ground(contents: Contents | None, level: int, du: int, dv: int) -> OwnGround:
    """How ground of ``level`` or higher lies along the thread ``du, dv`` away from the dot of this hex."""
    if contents is None or contents.top < level:
        return NO_GROUND_THERE
    if not contents.drawn_ground:
        return _grown_ground(contents, level, du, dv)
    side = in_parts(2 * MILLI, across(du, dv))
    runs = merged(
        run
        for part in contents.ground
        if part.level >= level
        for piece in part.pieces
        for run in runs_in(piece.rings, du, dv)
        if run[0] <= side
    )
    if not runs:
        return NO_GROUND_THERE
    from_dot = runs[0][0] == 0
    return OwnGround(
        reaches=from_dot and runs[0][1] >= side,
        long=any(end > start for start, end in runs),
        at_side=runs[-1][1] >= side,
        begun=len(runs) - from_dot,
        ended=sum(end < side for _, end in runs),
        by_touch=runs[-1][0] >= side,
    )


def _grown_ground(contents: Contents, level: int, du: int, dv: int) -> OwnGround:
    """The same of a hex whose ground is all grown: convex around its dot, so the hexside alone has to be asked."""
    for part in contents.ground:
        if part.level < level:
            break
        for ax, ay, bx, by in part.rims:
            if du * (ax + bx) + 3 * dv * (ay + by) > 0:
                first, second = du * ay - dv * ax, du * by - dv * bx
                if (first <= 0 <= second) or (second <= 0 <= first):
                    return _TO_THE_SIDE
    return _WITHIN


_TO_THE_SIDE = OwnGround(reaches=True, long=True, at_side=True, begun=0, ended=0)
_WITHIN = OwnGround(reaches=False, long=True, at_side=False, begun=0, ended=1)


def runs_in(rings: Iterable[Sequence[Corner]], du: int, dv: int, u: int = 0, v: int = 0) -> list[Run]:
    """The closed stretches of the ray ``du, dv`` from a dot that lie in a piece of these outlines, in order.

    The outlines are those seen from a dot ``u, v`` away. A touched point is a stretch, too.
    """
    crossings: list[int] = []
    touched: set[int] = set()
    along: list[Run] = []
    for ring in rings:
        _cut(ring, (du, dv, u, v), touched, crossings, along)
    # where it crosses outlines alone, each at a point of its own, nothing is only touched and nothing run along
    if len(touched) == len(crossings) == len(set(crossings)) and 0 not in touched:
        ends = sorted(at for at in crossings if at > 0)
        if len(ends) % 2:
            ends.insert(0, 0)
        return [*zip(ends[::2], ends[1::2], strict=True)]
    stops = sorted({0, *(at for at in touched if at >= 0)})
    found: list[Run] = [(max(start, 0), end) for start, end in along if end >= 0]
    for here, there in pairwise(stops):
        if sum(at >= there for at in crossings) % 2:
            found.append((here, there))
    found.extend((at, at) for at in touched if at >= 0)
    return merged(found)


def _cut(
    ring: Sequence[Corner],
    ray: tuple[int, int, int, int],
    touched: set[int],
    crossings: list[int],
    along: list[Run],
) -> None:
    """Note where the line of a ray meets a ring, where the ring changes sides of it and where it runs along."""
    du, dv, u, v = ray
    offset = du * v - dv * u
    asides = [offset * w + du * y - dv * x for x, y, w in ring]
    if min(asides) > 0 or max(asides) < 0:
        return
    for place, (before, aside) in enumerate(zip(asides[-1:] + asides, asides, strict=False)):
        if aside == 0:
            here = _along(ring[place], ray)
            touched.add(here)
            if before == 0:
                there = _along(ring[place - 1], ray)
                along.append((min(here, there), max(here, there)))
        if (aside < 0) != (before < 0):
            (ax, ay, aw), (bx, by, bw) = ring[place - 1], ring[place]
            turn = (ax + u * aw) * (by + v * bw) - (ay + v * aw) * (bx + u * bw)
            at = in_parts(turn, aside * aw - before * bw)
            crossings.append(at)
            touched.add(at)


def _along(corner: Corner, ray: tuple[int, int, int, int]) -> int:
    (x, y, w), (du, dv, u, v) = corner, ray
    return in_parts(x + u * w, w * du) if du else in_parts(y + v * w, w * dv)


def merged(runs: Iterable[Run]) -> list[Run]:
    """Closed runs in order, those that overlap or meet made one."""
    found: list[Run] = []
    for start, end in sorted(runs):
        if found and start <= found[-1][1]:
            if end > found[-1][1]:
                found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return found
