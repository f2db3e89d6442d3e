from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

RULES = {"may_mount": ("mount", "21.3"), "carrier_fire": ("fire from carriers", "21.4")}
"""Rules about carriers by the fields of a side: what its units do, and the rule's number."""


@card_check(Severity.WARNING, cites="21.3, 21.4")
def rule_without_counters(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A rule about carriers is for a side that has some."""
    for index, side, row in reading.side_fields():
        units = (*reading.of_side(side), *reading.exchanged(side))
        idle = units and not any(unit.kind in ("carrier", "lc", "") for unit in units)
        for field, (does, cites) in RULES.items() if idle else ():
            if row.get(field):
                yield Finding(
                    f"{reading.side_title(side)}: units {does}, and there is no carrier.",
                    at=card.at_field("sides", index, field),
                    fixes=drop("Play without it", ("sides", index, field)),
                    cites=cites,
                )
