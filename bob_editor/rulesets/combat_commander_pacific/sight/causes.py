"""What is found along a thread, before it is put into words."""

from typing import Final

from bob_editor.records import Record
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.threads.contacts import Contact
from bob_editor.rulesets.combat_commander_pacific.land.contents import Contents

BLOCKS: Final = 3
"""Hides the far end, whatever its level."""
BLINDS: Final = 2
"""Hides the next hex behind a lower obstacle."""
HINDERS: Final = 1
NOTES: Final = 0

ALWAYS, AGAIN, INSIDE, BUMP = (
    "adjacent_always_visible",
    "crest_again_in_end_hex_blocks",
    "higher_ground_in_end_hex_blocks",
    "higher_crest_in_own_hex_blocks",
)
"""Rulings on which it hangs that ground stops a thread."""


class Finding(Record):
    """A row of the ruleset's reasons, its effect, and where it is found.

    ``near`` counts hexes from the start; ``number`` is the hex's, ``terrain`` the terrain or marker; ``value`` the
    hindrance, ``height`` the level of what stands there. ``ruling`` names the open question it hangs on. ``grown`` says
    that nothing is drawn there, ``close`` that players should judge with the string.
    """

    row: str
    effect: int
    near: int
    number: int
    terrain: str = ""
    value: int = 0
    height: int | None = None
    ruling: str | None = None
    grown: bool = False
    close: bool = False


class Found(Record):
    """All findings of a thread, the rulings by whose other answer there would be more, and what it nearly touches.

    ``near`` holds terrain and hex number of drawings that would count if the thread touched them, ``ground`` the hexes
    with ground that may stop it, in order, as far as was looked.
    """

    findings: list[Finding]
    dropped: list[str]
    near: list[tuple[str, int]]
    ground: list[tuple[Contact, Contents]]


def nothing_found() -> Found:
    """Nothing so far."""
    return Found([], [], [], [])


Known = tuple[Finding, Reason]
"""A finding and what is said of it."""
