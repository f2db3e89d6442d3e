"""Hexes by axial coordinates: neighbours, distance and ranges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Hex(NamedTuple):
    """A hex of the endless plane by its axial coordinates."""

    q: int
    r: int

    def neighbour(self, direction: int) -> Hex:
        """The hex across hexside ``direction`` (0 to 5, clockwise from the top of a flat-top hex)."""
        dq, dr = STEPS[direction]
        return Hex(self.q + dq, self.r + dr)

    def neighbours(self) -> tuple[Hex, ...]:
        """The six hexes around, in the order of directions."""
        q, r = self
        return tuple(Hex(q + dq, r + dr) for dq, dr in STEPS)

    def distance(self, other: Hex) -> int:
        """Range in hexes."""
        dq, dr = self.q - other.q, self.r - other.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def direction_to(self, other: Hex) -> int | None:
        """The direction in which ``other`` adjoins, or None where it doesn't."""
        return _DIRECTION_OF_STEP.get((other.q - self.q, other.r - self.r))

    def within(self, radius: int) -> Iterator[Hex]:
        """Every hex not farther than ``radius``, this one included."""
        for dq in range(-radius, radius + 1):
            for dr in range(max(-radius, -dq - radius), min(radius, -dq + radius) + 1):
                yield Hex(self.q + dq, self.r + dr)


STEPS = (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0))
"""The six steps to a neighbour: n, ne, se, s, sw, nw of a flat-top hex."""

_DIRECTION_OF_STEP = {(step.q, step.r): direction for direction, step in enumerate(STEPS)}


def groups_of(things: Iterable[T], meet: Callable[[T, T], bool]) -> list[list[T]]:
    """A few things in the groups that hang together, in the order in which they are named and met."""
    left, found = list(things), []
    while left:
        group = [left.pop(0)]
        for one in group:
            near = [other for other in left if meet(one, other)]
            group += near
            left = [other for other in left if other not in near]
        found.append(group)
    return found


def chains_of(hexes: Iterable[Hex]) -> list[list[Hex]]:
    """Hexes in the groups of neighbours that they make, each in the order in which they are named."""
    order = {at: place for place, at in enumerate(dict.fromkeys(hexes))}
    left, found = dict(order), []
    for start in order:
        if start not in left:
            continue
        chain = [start]
        del left[start]
        for at in chain:
            near = [one for one in at.neighbours() if one in left]
            chain += near
            for one in near:
                del left[one]
        found.append(sorted(chain, key=order.__getitem__))
    return found
