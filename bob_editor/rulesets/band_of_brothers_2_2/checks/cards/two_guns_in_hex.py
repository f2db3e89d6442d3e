"""Several guns in one hex."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import keep_only, move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read


@scenario_check(Severity.ERROR, cites="20.10")
def two_guns_in_hex(card: Card) -> Iterator[Finding]:
    """At most one unmounted gun stands in a hex; those that are towed or carried don't count."""
    reading = read(card)
    for at, units in reading.by_hex.items():
        guns = [unit for unit in units if unit.kind == "gun"]
        if sum(unit.count for unit in guns) < 2:
            continue
        away = move_away(reading, guns[-1]) if len(guns) == 2 and guns[-1].count == 1 == guns[0].count else ()
        yield Finding(
            f"{sum(unit.count for unit in guns)} guns stand in {card.grid.label(at)}, where one may.",
            at=(card.at_hex(at),),
            fixes=(*away, keep_only("Leave one of them", guns, 1)),
        )
