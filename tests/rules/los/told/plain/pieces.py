"""Drawn pieces by what each hex holds of them: convex rings, cut with fractions, joined where they share an area."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from tests.rules.los.told.plain.lines import At, Spot, corners

Ring = Sequence[Spot]


def clipped(ring: Ring, by: Ring) -> list[Spot]:
    """What two convex rings share; no points where that is no area."""
    found = list(ring)
    for a, b in pairwise([*by, by[0]]):
        kept: list[Spot] = []
        for here, there in pairwise([*found, found[0]]) if found else ():
            in_here, in_there = _inside(a, b, here), _inside(a, b, there)
            if in_here >= 0:
                kept.append(here)
            if in_here * in_there < 0:
                share = in_here / (in_here - in_there)
                kept.append((here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])))
        found = kept
    return found if _area(found) else []


def in_hex(ring: Ring, at: At) -> list[Spot]:
    """What a hex holds of a convex ring."""
    return clipped(ring, corners(at))


def joined(parts: Sequence[list[Spot]]) -> list[list[Spot]]:
    """Parts that share an area as one, with all their corners; what touches in a point or edge is checked not to be."""
    groups: list[list[list[Spot]]] = []
    for part in parts:
        near = [group for group in groups if any(clipped(part, other) for other in group)]
        groups = [group for group in groups if group not in near]
        groups.append([part, *(one for group in near for one in group)])
    return [[spot for part in group for spot in part] for group in groups]


def lies_along(part: Ring, a: Spot, b: Spot) -> bool:
    """Whether a part has a stretch of the edge between two points."""
    on = {spot for spot in part if not _inside(a, b, spot)}
    return len(on) > 1


def _inside(a: Spot, b: Spot, spot: Spot) -> Fraction:
    return (b[0] - a[0]) * (spot[1] - a[1]) - (b[1] - a[1]) * (spot[0] - a[0])


def _area(ring: Ring) -> Fraction:
    around = pairwise([*ring, ring[0]]) if ring else ()
    return sum((a[0] * b[1] - a[1] * b[0] for a, b in around), Fraction(0))
