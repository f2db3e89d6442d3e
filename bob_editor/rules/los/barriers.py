"""What may block in each hex, by number, laid ready for threads: each hex is read when one first comes by."""

from collections.abc import Callable, Iterable, Iterator
from copy import copy
from typing import Final, Generic, Self, TypeVar

Barrier = TypeVar("Barrier")


class Barriers(Generic[Barrier]):
    """What may block in each hex of a map between certain ends; None where nothing does, ``UNREAD`` before it is asked.

    ``look_into`` says what may in a hex, given a game's reading of the map, ``ends``, which tell those ends, and the
    hex's number. Who walks along a thread looks into ``found`` itself: a call for every hex would take longer than all
    the rest.
    """

    UNREAD: Final = ()

    def __init__(self, size: int, look_into: Callable[..., Barrier | None], *ends: int) -> None:
        self.found: list[Barrier | tuple[()] | None] = [self.UNREAD] * size
        self.look_into = look_into
        self.ends = ends

    def at(self, reading: object, number: int) -> Barrier | None:
        """What may block in a hex; noted there if it was unread."""
        found = self.found[number]
        if found == self.UNREAD:
            found = self.found[number] = self.look_into(reading, *self.ends, number)
        return found or None

    def without(self, numbers: Iterable[int]) -> Self:
        """The same, to be looked into anew in these hexes."""
        other = copy(self)
        other.found = self.found.copy()
        for number in numbers:
            other.found[number] = self.UNREAD
        return other

    def along(self, reading: object, steps: Iterable[int], base: int) -> Iterator[tuple[int, int, Barrier]]:
        """What may block in the hexes that these steps lead to: their places among them, their numbers, what there."""
        among = self.found
        for place, step in enumerate(steps):
            barrier = among[base + step]
            if barrier is not None and (barrier := barrier or self.at(reading, base + step)):
                yield place, base + step, barrier
