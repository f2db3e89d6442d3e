"""Hexsides, each with one canonical owner, so that two names for one can't exist."""

from typing import NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import corners_of_side


class Side(NamedTuple):
    """A hexside: the hex that owns it and a direction from 0 to 2. Make it with ``side_of``."""

    owner: Hex
    direction: int

    @property
    def hexes(self) -> tuple[Hex, Hex]:
        """The two hexes that it parts, the owner first."""
        return self.owner, self.owner.neighbour(self.direction)

    def beyond(self, at: Hex) -> Hex:
        """The hex on the other side, seen from one of its two."""
        first, second = self.hexes
        return second if at == first else first

    def direction_from(self, at: Hex) -> int:
        """The side's direction seen from one of its two hexes."""
        return self.direction if at == self.owner else self.direction + 3


def side_of(at: Hex, direction: int) -> Side:
    """The hexside of ``at`` in a direction (0 to 5)."""
    return Side(at, direction) if direction < 3 else Side(at.neighbour(direction), direction - 3)


def side_between(first: Hex, second: Hex) -> Side | None:
    """The hexside between two neighbours, or None where they don't adjoin."""
    direction = first.direction_to(second)
    return None if direction is None else side_of(first, direction)


def sides_of(at: Hex) -> tuple[Side, ...]:
    """The six hexsides of a hex, in the order of directions."""
    return tuple(side_of(at, direction) for direction in range(6))


def front_hexes(at: Hex, corner: int) -> tuple[Hex, Hex]:
    """The two hexes beside the hexspine that leads from a hex's corner."""
    first, second = (direction for direction in range(6) if corner in corners_of_side(direction))
    return at.neighbour(first), at.neighbour(second)
