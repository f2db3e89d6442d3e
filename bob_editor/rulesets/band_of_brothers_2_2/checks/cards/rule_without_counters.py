from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import KINDS, word

NEEDED = {
    "may_mount": (("carrier", "lc"), "mount, and there is no carrier", "21.3"),
    "carrier_fire": (("carrier", "lc"), "fire from carriers, and there is none", "21.4"),
    "tank_shock": (ON_WHEELS, "shock, and there is no vehicle", "20.13"),
}
"""Rules of a side by their fields: the kinds of counters that they are about, and what is told where it has none."""


@card_check(Severity.WARNING, cites="20.12, 20.13, 21.3, 21.4")
def rule_without_counters(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A rule about carriers or vehicles is for a side that has some, and only vehicles crush."""
    types = unit_types(card)
    for index, side, row in reading.side_fields():
        units = (*reading.of_side(side), *reading.exchanged(side))
        for field, (kinds, why, cites) in NEEDED.items():
            if row.get(field) and units and not any(unit.kind in (*kinds, "") for unit in units):
                yield Finding(
                    f"{reading.side_title(side)}: units {why}.",
                    at=card.at_field("sides", index, field),
                    fixes=drop("Play without it", ("sides", index, field)),
                    cites=cites,
                )
        for number, name in enumerate(card.scenario.texts("sides", index, "crushing_vehicles")):
            kind = str(types.get(name, {}).get("kind", ""))
            if kind not in (*ON_WHEELS, ""):
                path = ("sides", index, "crushing_vehicles", number)
                yield Finding(
                    f"{reading.side_title(side)}: a {word(KINDS, kind)} crushes nobody.",
                    at=card.at_field(*path),
                    fixes=drop("Leave it out", path),
                    cites="20.12",
                )
