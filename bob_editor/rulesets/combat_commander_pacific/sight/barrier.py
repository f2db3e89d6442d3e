"""One hex's barrier: what ``barriers`` finds in it and a reading keeps of it."""

from __future__ import annotations

from typing import NamedTuple

from bob_editor.rules.los.answer import Reason
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents


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
