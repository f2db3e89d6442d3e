"""Stretches of a ray that lie in outlines, measured where signs alone (``crossings``) don't tell.

Distances along a ray are fractions of its lattice vector ``du, dv``, in thousandths, so that those of one ray can be
compared; they are written as whole numbers of ``FINE`` parts.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final

from bob_editor.rules.los.pieces.crossings import Crossed
from bob_editor.rules.los.pieces.hulls import WHOLE_HEX, Corner

FINE: Final = 1 << 240
"""Parts of a thousandth: denominators are below 2**120, so in whole parts fractions keep their order, and none equals
another."""

Run = tuple[int, int]
"""Where a stretch begins and ends."""


def in_parts(over: int, under: int) -> int:
    """A fraction in whole parts."""
    return over * FINE // under


def across(du: int, dv: int) -> int:
    """A thread from a hex's dot leaves the hex after ``2 * MILLI`` of so many thousandths of it."""
    return max(2 * abs(dv), abs(du) + abs(dv))


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


def crossed(pieces: Iterable[Iterable[Sequence[Corner]]], du: int, dv: int, u: int, v: int) -> Crossed | None:
    """What ``Crossings.of`` says of a line that crosses a hex whose dot is ``u, v`` away; pieces may overlap.

    None where they meet a hexside, too, in nothing but the point in which the line does.
    """
    ((enters, leaves),) = runs_in([WHOLE_HEX], du, dv, u, v)
    runs = merged(run for rings in pieces for run in runs_in(rings, du, dv, u, v))
    if (enters, enters) in runs or (leaves, leaves) in runs:
        return None
    begins, ends = [start > enters for start, _ in runs], [end < leaves for _, end in runs]
    return Crossed(sum(begins), sum(ends), enters=not all(begins), leaves=not all(ends))


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


def on_outline(rings: Iterable[Sequence[Corner]], x: Fraction, y: Fraction) -> bool:
    """Whether a point lies on an edge of these outlines."""
    for ring in rings:
        for (ax, ay, aw), (bx, by, bw) in zip((ring[-1], *ring), ring, strict=False):
            turn = (bx * aw - ax * bw) * (y * aw - ay) - (by * aw - ay * bw) * (x * aw - ax)
            if turn == 0 and _between(x, ax, aw, bx, bw) and _between(y, ay, aw, by, bw):
                return True
    return False


def _between(value: Fraction, a: int, a_w: int, b: int, b_w: int) -> bool:
    """Whether ``a / a_w <= value <= b / b_w``, or the other way round."""
    low, high = value * a_w - a, value * b_w - b
    return low >= 0 >= high or low <= 0 <= high
