from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="59.3")
def smoke_counters_not_allowed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Smoke counters are for Japanese squads with grenade dischargers."""
    for index, side, row in reading.side_fields():
        count = row.get("smoke_counters")
        if not isinstance(count, int) or count < 1:
            continue
        if "japanese" not in nations_of(row):
            why = "smoke counters are for the Japanese"
        elif not any("gd" in unit.traits for unit in (*reading.of_side(side), *reading.exchanged(side))):
            why = "smoke counters, and no squad with a grenade discharger"
        else:
            continue
        path = ("sides", index, "smoke_counters")
        yield Finding(
            f"{reading.side_title(side)}: {why}.", at=card.at_field(*path), fixes=drop("Take them away", path)
        )
