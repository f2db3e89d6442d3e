"""The objective chits: the letters that the rules tell of, and what they do (14.3.3, 14.3.4)."""

from collections.abc import Mapping
from typing import Final

from bob_editor.records import Record
from bob_editor.rules.charts import OWN
from bob_editor.rules.ruleset import Ruleset

CHITS_IN_ALL: Final = 21
"""How many different objective chits there are (14.3.3)."""


class Chit(Record):
    """A chit: the objective that it makes worth points, if one (0: each of the five), and what it says.

    ``open`` chits have no secret side: they count for both players and lie open as soon as they are drawn.
    """

    text: str
    objective: int | None = None
    worth: int = 0
    open: bool = False
    own: bool = False
    """By the user's own table."""


KNOWN: Final = {
    "C": Chit("objective 3 is worth 1", 3, 1),
    "G": Chit("objective 3 is worth 2", 3, 2),
    "K": Chit("objective 3 is worth 3", 3, 3),
    "Y": Chit("a unit that leaves the map is worth 1 more, to both sides", open=True),
    "Z": Chit("a unit that is eliminated is worth 1 more, to both sides", open=True),
}
"""The chits that the rulebook names (docs/games/combat-commander-pacific.md, A-23)."""
OBJECTIVES: Final = 5
"""How many objectives a map has (2.3)."""


def chits_of(ruleset: Ruleset) -> Mapping[str, Chit]:
    """The chits that the rulebook names, and those that the user's own table gives an objective and points."""
    return {**KNOWN, **_entered(ruleset)}


def _entered(ruleset: Ruleset) -> dict[str, Chit]:
    found = {}
    for row in ruleset.data.get("x-chits", ()):
        own = {one["what"]: one["value"] for one in row.get("effects", ()) if one.get("source") == OWN}
        objective, points = own.get("objective"), own.get("points")
        if not (isinstance(objective, int) and isinstance(points, int)) or not 0 <= objective <= OBJECTIVES:
            continue
        which = f"objective {objective}" if objective else "each objective"
        found[row["id"]] = Chit(f"{which} is worth {points}", objective, points, own=True)
    return found


def worth_of(letters: tuple[str, ...], objective: int, known: Mapping[str, Chit] = KNOWN) -> int:
    """What an objective is worth by some chits together (14.3.4)."""
    return sum(chit.worth for chit in chits_on(letters, objective, known))


def chits_on(letters: tuple[str, ...], objective: int, known: Mapping[str, Chit]) -> tuple[Chit, ...]:
    """Those of some chits that make an objective worth points."""
    chits = (known[letter] for letter in letters if letter in known)
    return tuple(chit for chit in chits if chit.objective in (0, objective))
