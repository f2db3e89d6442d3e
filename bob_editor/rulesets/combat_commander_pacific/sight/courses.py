"""Threads laid out for a quick look along them: for each contact, from what core or shell on something there counts."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final, NamedTuple

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI, SQRT3
from bob_editor.rules.los.threads.cells import Cells
from bob_editor.rules.los.threads.contacts import Contact, ContactThread

CLOSE = 0.04
"""How near, in circumradii, an edge may lie before players judge (docs/games/combat-commander-pacific.md, 3.12)."""
HAIR = 2 * CLOSE * MILLI / SQRT3
"""The same as a cross product with a thread of true length 1; a circumradius is 2 long in true proportions."""

MOST = 2**10 - 1
"""The bits of a course's thresholds; each is at most this, which is more than any core or shell."""
RIM: Final = 0
"""How far the least shell of a drawing is shifted that the thread may meet, or pass within a hair of."""
WITHIN: Final = 10
"""How far the least core is shifted of a drawing that the thread meets by more than a hair."""
MIDST: Final = 20
"""How far the least core is shifted of ground that the thread runs through."""
STEP: Final = 30
"""How far the step to a course's hex is shifted."""


class Course(NamedTuple):
    """A thread laid out for a quick look: for each of its contacts a number with the step and three thresholds."""

    numbers: array[int]
    thread: ContactThread


class Courses:
    """The courses looked along so far on a numbering, by the difference between the numbers of goal and start."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self.known: list[Course | None] = [None] * (2 * cells.size)

    def between(self, start: Hex, goal: Hex) -> Course:
        """The course between two hexes of the map."""
        cells = self.cells
        thread = cells.contacts_between(start, goal)
        found = Course(array("q", (_thresholds(thread, contact) for contact in thread.contacts)), thread)
        self.known[cells.of_hex[goal] - cells.of_hex[start]] = found
        return found


@lru_cache(maxsize=16)
def courses(cells: Cells) -> Courses:
    """The courses of a numbering, shared by all maps that have it."""
    return Courses(cells)


def _thresholds(thread: ContactThread, contact: Contact) -> int:
    aside, reach, hair = abs(contact.offset), thread.reach, HAIR * thread.span
    rim = max(-int((hair - aside) // reach), 0)
    within = int((aside + hair) // reach) + 1
    midst = aside // reach + 1
    return (
        contact.step << STEP | min(midst, MOST) << MIDST | min(within, MOST) << WITHIN | min(rim, MOST) << RIM
    )
