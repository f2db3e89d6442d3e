import re
from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.rows import name_of

_NEED = re.compile(
    r"(?i)(?<!\d)(\d{1,9}) of (?:the )?(\d{1,9})\b|^(?:any |all |at least )?(\d{1,9})(?: hex(?:es)?)?$"
)
"""How many hexes an objective asks for, and of how many; of another number nobody knows what it counts."""

_NOWHERE = ("exit", "other", "sector")
"""Kinds of objectives that the name alone may describe."""


@card_check(Severity.ERROR, cites="21.1")
def objective_needs_too_much(card: Card, mission: Mission) -> Iterator[Finding]:
    """Control is control of hexes, so an objective has some, and asks for no more than it has."""
    for path, row, hexes in mission.objectives:
        name = name_of(path, row)
        if not row.get("hexes"):
            if row.get("kind") not in _NOWHERE or (row["kind"] == "sector" and not row.get("name")):
                place = (card.at_field(*path, "hexes"),)
                yield Finding(f"Objective {name} has no hexes.", at=place, severity=Severity.WARNING)
            continue
        asked = asked_of(row)
        if not asked or not hexes:
            continue
        # Of those that are named and not on the map another check tells.
        there = max(len(hexes), len({*map(str, row["hexes"])}) if isinstance(row["hexes"], list) else 0)
        wanted, given = asked[0], asked[1] if len(asked) > 1 else there
        least = min(given, there)
        if not 1 <= wanted <= least or given > there:
            told = f"{wanted} of {given}" if len(asked) > 1 else str(wanted)
            right = min(max(wanted, 1), least)
            yield Finding(
                f"Objective {name} asks for {told} and has {counted(there, 'hex', 'hexes')}.",
                at=card.at_field(*path, "need"),
                fixes=put(f"Ask for {right} of {there}", (*path, "need"), f"{right} of {there}"),
            )


def asked_of(row: Mapping[str, object]) -> list[int]:
    """How many hexes an objective asks for, and of how many where it says; empty where it says neither in numbers."""
    need = _NEED.search(str(row.get("need") or "").strip())
    return [int(one) for one in need.groups() if one] if need is not None else []
