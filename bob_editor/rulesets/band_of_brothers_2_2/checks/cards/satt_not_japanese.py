from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="59.4")
def satt_not_japanese(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Only the Japanese have suicide anti-tank teams."""
    for index, side, row in reading.side_fields():
        path = ("sides", index, "satt")
        if row.get("satt") and "japanese" not in nations_of(row):
            yield Finding(
                f"{reading.side_title(side)}: only the Japanese have suicide anti-tank teams.",
                at=card.at_field(*path),
                fixes=drop("Take them away", path),
            )
    for unit in reading.all_units:
        if unit.kind == "satt" and unit.nations and not unit.is_japanese:
            yield Finding(
                f"{reading.side_title(unit.side)}: only the Japanese have suicide anti-tank teams.",
                at=card.where(unit.at, *unit.path),
                fixes=drop("Take the team off the card", unit.path),
            )
