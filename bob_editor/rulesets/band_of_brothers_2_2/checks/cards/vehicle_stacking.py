from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import keep_only, move_away
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="20.10, 68.0")
def vehicle_stacking(card: Card, reading: CardReading) -> Iterator[Finding]:
    """At most one vehicle stands in a hex.

    Whether a gun may stand beside it the rules leave open; a ruling decides (vehicle_with_gun).
    """
    for at, units in reading.by_hex.items():
        vehicles = [unit for unit in units if unit.kind in ON_WHEELS]
        count = sum(unit.count for unit in vehicles)
        label = card.grid.label(at)
        if count > 1:
            away = move_away(reading, vehicles[-1]) if count == 2 and len(vehicles) == 2 else ()
            yield Finding(
                f"{count} vehicles stand in {label}, where one may.",
                at=card.at_hex(at),
                fixes=(*away, keep_only(reading, "Leave one of them", vehicles, 1)),
                cites="20.10",
            )
        guns = [unit for unit in units if unit.kind == "gun"]
        if vehicles and guns:
            forbidden = card.ruling("vehicle_with_gun") == "forbid"
            yield Finding(
                f"A vehicle and a gun stand in {label}: the rules contradict each other there.",
                at=card.at_hex(at),
                fixes=(
                    *move_away(reading, guns[-1]),
                    keep_only(reading, "Take the gun off the map", guns, 0),
                ),
                severity=Severity.ERROR if forbidden else Severity.WARNING,
            )
