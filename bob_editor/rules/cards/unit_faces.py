"""What a game's data prints on the counters of its kinds of units: a sign, numbers on both sides, a colour."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from bob_editor.records import Record
from bob_editor.rules.ruleset import Ruleset

Json = Any
Values = tuple[tuple[str, str], ...]
"""What stands on a counter: names of values with the values, in the order in which they are read."""

SIGNS = (
    "foot", "weapon", "mortar", "gun", "armour", "wheels", "horse", "plane", "ship", "train", "leader", "decoy",
)  # fmt: skip
"""The signs that a counter may have."""

LARGE = 3
"""Values in large figures, and on the map: the first of them."""


class UnitFace(Record):
    """What a kind of unit has on its counter; ``sign`` and ``colour`` are "" where nothing is said of them.

    ``says`` is what its other side is called, "" where it has none of its own; ``back`` are the values there.
    """

    sign: str = ""
    values: Values = ()
    says: str = ""
    back: Values = ()
    colour: str = ""

    @property
    def figures(self) -> str:
        """The large figures as they are printed: ``6-8-4``."""
        return "-".join(value for _, value in self.values[:LARGE])


BLANK = UnitFace()


@lru_cache(maxsize=1024)
def unit_face(rules: Ruleset, kind: str) -> UnitFace:
    """What a game says of the counters of a kind of unit."""
    return face_in(rules.rows("units").get(kind, {}))


def face_in(row: Mapping[str, Json]) -> UnitFace:
    """What a row of ``units`` says of its counters."""
    said = row.get("counter")
    if not isinstance(said, Mapping):
        return BLANK
    back = said.get("back")
    other: Mapping[str, Json] = back if isinstance(back, Mapping) else {}
    sign = said.get("sign")
    return UnitFace(
        sign if isinstance(sign, str) and sign in SIGNS else "",
        _values(said.get("values")),
        str(other.get("says") or "other side") if back is not None else "",
        _values(other.get("values")),
        str(said.get("colour") or ""),
    )


def _values(said: Json) -> Values:
    rows = said.items() if isinstance(said, Mapping) else ()
    return tuple(
        (name, str(value))
        for name, value in rows
        if isinstance(value, str | int) and not name.startswith("x-")
    )
