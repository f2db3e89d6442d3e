"""One thing that a thread meets on its way and that counts."""

from typing import NamedTuple

from bob_editor.rules.los.told.heights import OUTRIGHT
from bob_editor.rules.los.told.things import Thing

LEFT, CROSSED, RIGHT = -1, 0, 1
"""On which hand of the thread something lies, in the canonical frame: pointy-top boards are its mirror image."""

NO_PAIR = -1


class Met(NamedTuple):
    """One thing that a thread meets and that counts.

    ``number`` is that of its hex; of a hexside, ``code`` is its code, else None. ``place`` orders what is met along the
    thread, ``near`` counts it from the start. ``blind`` is how many hexes it hides, ``OUTRIGHT`` or more where it isn't
    a shadow. Of what lies beside the thread, ``pair`` tells which run or corner it is part of; ``NO_PAIR`` elsewhere.
    ``second`` is true of a hexside that only counts with another of its kind; ``how`` is the kind of the reason that a
    hexside gives: crossed, run along or met at its end. ``end`` is ``start`` or
    ``target`` of what stands in that end's own hex, and ``target`` of a hexside of that one which doesn't count back.
    """

    thing: Thing
    number: int
    hand: int
    place: int
    near: int
    blind: int = OUTRIGHT
    code: int | None = None
    pair: int = NO_PAIR
    second: bool = False
    how: str = ""
    end: str = ""

    @property
    def where(self) -> tuple[int, int | None]:
        """The hex or hexside in which it is, the same for all that is there."""
        return (self.number, None) if self.code is None else (0, self.code)

    @property
    def stops(self) -> bool:
        """Whether it stops the line by itself, whatever else is on it."""
        return self.hand == CROSSED and self.thing.blocks and self.blind >= OUTRIGHT and not self.second

    @property
    def shadow(self) -> bool:
        """Whether it is a shadow that hides what is behind it."""
        return self.blind < OUTRIGHT
