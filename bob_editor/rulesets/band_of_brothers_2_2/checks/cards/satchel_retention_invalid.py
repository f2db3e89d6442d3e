from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="36.0")
def satchel_retention_invalid(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A squad keeps its satchel charge on a die roll up to the retention number, which needs squads that have one."""
    for index, side, row in reading.side_fields():
        number, path = row.get("sc_retention"), ("sides", index, "sc_retention")
        if not isinstance(number, int):
            continue
        take = drop("Take it away", path)
        units = (*reading.of_side(side), *reading.exchanged(side))
        if not any("satchel" in unit.traits for unit in units):
            told = f"{reading.side_title(side)}: satchel charges are retained, and no unit has one."
            yield Finding(told, card.at_field(*path), take)
        elif not 1 <= number <= 10:
            right = min(max(number, 1), 10)
            told = f"A satchel charge retention of {number} can't be rolled."
            yield Finding(told, card.at_field(*path), (put(f"Make it {right}", path, right), take))
