"""What may block outright in each hex, laid ready to be looked up along a thread: how most questions are answered."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bob_editor.rulesets.combat_commander_pacific.look import HAIR

if TYPE_CHECKING:
    from bob_editor.geometry.hexes import Hex
    from bob_editor.rules.los.answer import Reason
    from bob_editor.rules.los.cells import Cells
    from bob_editor.rules.los.contacts import Contact, ContactThread
    from bob_editor.rulesets.combat_commander_pacific.contents import Contents
    from bob_editor.rulesets.combat_commander_pacific.reading import MapReading

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

NONE_THERE = -1
"""Core and shell of what isn't there."""


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


class Standing(NamedTuple):
    """What stands in a hex, and the reasons given so far by distance: of the first obstacle, of ground."""

    contents: Contents
    obstacles: dict[int, Reason]
    hills: dict[int, Reason]


Barrier = tuple[int, int, int, int, Standing]
"""What may block in a hex; a plain tuple, since it is taken apart for every hex along a thread.

The core of the first obstacle (the one named where several are met), the greatest shell of all; the core of the ground
that is named where it is met, the greatest shell of all that is high enough; -1 where there is none.
"""


def barrier_at(reading: MapReading, levels: tuple[int, int], number: int) -> Barrier | None:
    """What may block in a hex between ends on these levels."""
    contents = reading.contents.get(number)
    if contents is None:
        return None
    high, level = max(levels), levels[0] == levels[1]
    core = shell = ground_core = ground_shell = NONE_THERE
    if contents.level >= high and contents.obstacles:
        core = next(core for _, core, blocks, _ in contents.tried if blocks)
        shell = max(shell for shell, _, blocks, _ in contents.tried if blocks)
    parts = [part for part in contents.ground if part.level >= high + level]
    if parts:
        # ground higher than both ends is named by the highest met, a crest line by any
        named = parts[:1] if level else parts
        ground_core = max(piece.touch.core for part in named for piece in part.pieces)
        ground_shell = max(piece.touch.shell for part in parts for piece in part.pieces)
    if shell == ground_shell == NONE_THERE:
        return None
    return core, shell, ground_core, ground_shell, Standing(contents, {}, {})
