"""What may block in each hex, by number, laid ready for threads: each hex is read when one first comes by."""

from typing import Final, Generic, TypeVar

Barrier = TypeVar("Barrier")


class Barriers(Generic[Barrier]):
    """What may block in each hex of a map between certain ends; None where nothing does, ``UNREAD`` before it is asked.

    Who walks along a thread looks into ``found`` itself: a call for every hex would take longer than all the rest.
    """

    UNREAD: Final = ()

    def __init__(self, size: int) -> None:
        self.found: list[Barrier | tuple[()] | None] = [self.UNREAD] * size

    def keep(self, number: int, found: Barrier | None) -> Barrier | None:
        """Note what may block in a hex that was unread, and return it."""
        self.found[number] = found
        return found
