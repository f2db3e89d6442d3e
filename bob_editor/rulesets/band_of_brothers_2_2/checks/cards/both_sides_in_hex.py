"""Units of both sides in one hex."""

from __future__ import annotations

from itertools import combinations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import keep_only, move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="20.10, 18.0")
def both_sides_in_hex(card: Card) -> Iterator[Finding]:
    """A vehicle may not set up with an enemy unit.

    Infantry and guns of both sides in one location would start in Melee, which is probably not meant.
    """
    reading = read(card)
    for at, there in reading.by_hex.items():
        # A company hub is no unit; one beside an enemy is judged by itself (63.1).
        units = tuple(unit for unit in there if unit.kind != "hub")
        sides = dict.fromkeys(unit.side for unit in units if unit.side)
        if len(sides) < 2:
            continue
        vehicles = [unit for unit in units if unit.kind in ON_WHEELS]
        met = [
            (first, second)
            for first, second in combinations(units, 2)
            if first.side and second.side and first.side != second.side and first.location == second.location
        ]
        if not vehicles and not met:
            continue
        others = [unit for unit in units if unit.side and unit.side != units[0].side]
        away = move_away(reading, others[0]) if len(others) == 1 else ()
        yield Finding(
            f"Units of both sides stand in {card.grid.label(at)}.",
            at=(card.at_hex(at),),
            fixes=(*away, keep_only("Take the other side's off the map", others, 0)),
            severity=None if vehicles else Severity.WARNING,
        )
