"""What a line meets, by plain geometry in fractions: hexes, hexsides and pieces, each on its hand of the line."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

Spot = tuple[Fraction, Fraction]
At = tuple[int, int]
Edge = frozenset[At]

CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


class Touch(NamedTuple):
    """How a hex or hexside is met: ``crossed``, ``beside`` (of a hexside: run along) or ``corner``.

    ``hand`` is -1, 0 or 1; ``pair`` tells what faces it.
    """

    how: str
    hand: int
    pair: object


def apart(a: At, b: At) -> int:
    """The range of two hexes."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def dot(at: At) -> tuple[int, int]:
    """The middle of a hex."""
    return 3 * at[0], 2 * at[1] + at[0]


def corners(at: At) -> list[Spot]:
    """The corners of a hex in order."""
    x, y = dot(at)
    return [(Fraction(x + dx), Fraction(y + dy)) for dx, dy in CORNERS]


class Line:
    """The straight line between the dots of two hexes."""

    def __init__(self, start: At, goal: At) -> None:
        self.start, self.goal = start, goal
        (self.x, self.y), (gx, gy) = dot(start), dot(goal)
        self.dx, self.dy = gx - self.x, gy - self.y
        self.range = apart(start, goal)

    def aside(self, spot: Spot) -> Fraction:
        """Below 0 to the one hand, above it to the other."""
        return self.dx * (spot[1] - self.y) - self.dy * (spot[0] - self.x)

    def along(self, spot: Spot) -> Fraction:
        """How far along it a point of it is: 0 at the start, 1 at the goal."""
        if self.dx:
            return (spot[0] - self.x) / self.dx
        return (spot[1] - self.y) / self.dy

    def hexes(self) -> Iterator[tuple[At, Touch]]:
        """Every hex but the ends' that it meets."""
        reach = self.range + 1
        for q in range(-reach, reach + 1):
            for r in range(-reach, reach + 1):
                at = self.start[0] + q, self.start[1] + r
                if at in (self.start, self.goal) or max(apart(at, self.start), apart(at, self.goal)) > reach:
                    continue
                touch = self._touch(at)
                if touch:
                    yield at, touch

    def _touch(self, at: At) -> Touch | None:
        here = corners(at)
        asides = [self.aside(corner) for corner in here]
        on = [corner for corner, aside in zip(here, asides, strict=True) if not aside]
        ways = sorted(filter(self._within, map(self.along, on)))
        if min(asides) < 0 < max(asides):
            return Touch("crossed", 0, None) if self._enters(here, asides) else None
        hand = 1 if max(asides) > 0 else -1
        if len(ways) == 2:
            return Touch("beside", hand, tuple(ways))
        return Touch("corner", hand, None) if ways else None

    def _within(self, way: Fraction) -> bool:
        return 0 < way < 1

    def _enters(self, here: list[Spot], asides: list[Fraction]) -> bool:
        """Whether it crosses the outline between its ends; both are dots, so it can't end inside another hex."""
        for (a, b), (left, right) in zip(
            pairwise([*here, here[0]]), pairwise([*asides, asides[0]]), strict=True
        ):
            if min(left, right) <= 0 <= max(left, right) and left != right:
                share = left / (left - right)
                met = (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))
                if self._within(self.along(met)):
                    return True
        return False

    def edge(self, edge: Edge) -> Touch | None:
        """How it meets a hexside."""
        one, other = edge
        a, b = (corner for corner in corners(one) if corner in corners(other))
        left, right = self.aside(a), self.aside(b)
        if not left and not right:
            return Touch("beside", 0, None) if self._within(self.along(a)) else None
        if left and right:
            if (left > 0) == (right > 0):
                return None
            share = left / (left - right)
            met = (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))
            return Touch("crossed", 0, None) if self._within(self.along(met)) else None
        way = self.along(b if left else a)
        return Touch("corner", 1 if left + right > 0 else -1, way) if self._within(way) else None

    def straddles(self, part: Sequence[Spot]) -> bool:
        """Whether it has some of these points on either hand."""
        asides = [self.aside(spot) for spot in part]
        return bool(asides) and min(asides) < 0 < max(asides)
