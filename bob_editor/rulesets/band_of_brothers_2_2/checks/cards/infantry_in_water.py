from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add
from bob_editor.rules.tags import tagged, within
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import INFANTRY
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import move_away, take_off
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="45.1, 45.5")
def infantry_in_water(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A river or canal is crossed on bridges, unless it is shallow by special rule; the ocean takes landing craft."""
    for unit in reading.placed:
        if unit.at is None or unit.kind not in INFANTRY:
            continue
        craft = any(other.kind == "lc" and other.side == unit.side for other in reading.by_hex[unit.at])
        barred = reading.barred("infantry", unit.at, but=tagged(card.ruleset, "sea") if craft else ())
        if not barred:
            continue
        label = card.grid.label(unit.at)
        wade = (
            (add("Make the river shallow there", ("changes",), {"change": "shallow_river", "at": [label]}),)
            if "river" in barred and "shallow_river" in card.ruleset.rows("changes")
            else ()
        )
        yield Finding(
            f"The {unit.name} stands in {within(card.ruleset, barred[0])} in {label}.",
            at=card.at_hex(unit.at),
            fixes=(*move_away(reading, unit), *wade, take_off(reading, unit)),
            cites="45.5" if barred[0] in tagged(card.ruleset, "sea") else "45.1",
        )
