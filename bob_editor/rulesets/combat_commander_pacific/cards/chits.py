"""The objective chits: the letters that the rules tell of, and what they do (14.3.3, 14.3.4)."""

from __future__ import annotations

from typing import Final

from attrs import frozen

CHITS_IN_ALL: Final = 21
"""How many different objective chits there are (14.3.3)."""


@frozen
class Chit:
    """A chit: the objective that it makes worth points, if one, and what it says.

    ``open`` chits have no secret side: they count for both players and lie open as soon as they are drawn.
    """

    text: str
    objective: int | None = None
    worth: int = 0
    open: bool = False


KNOWN: Final = {
    "C": Chit("objective 3 is worth 1", 3, 1),
    "G": Chit("objective 3 is worth 2", 3, 2),
    "K": Chit("objective 3 is worth 3", 3, 3),
    "Y": Chit("a unit that leaves the map is worth 1 more, to both sides", open=True),
    "Z": Chit("a unit that is eliminated is worth 1 more, to both sides", open=True),
}
"""The chits that the rulebook names (docs/games/combat-commander-pacific.md, A-23)."""


def worth_of(letters: tuple[str, ...], objective: int) -> int:
    """What an objective is worth by some chits together (14.3.4)."""
    chits = (KNOWN[letter] for letter in letters if letter in KNOWN)
    return sum(chit.worth for chit in chits if chit.objective == objective)
