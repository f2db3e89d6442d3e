from bob_editor.rules.checking import Card, Finding, Iterator, Severity, rule_of
from bob_editor.rules.land.entry import refused
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import moving, nearest, taken_away
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="F100.3, T96, T97, T99")
def marker_in_water(card: Card, reading: CardReading) -> Iterator[Finding]:
    """No fortification, smoke or blaze is placed in a stream, swamp or water barrier; a bridge hex is none of these."""
    # A blaze may not go where units are either; a marker more in their hex isn't what anybody meant.
    taken = {one.hex for one in reading.markers} | reading.by_hex.keys()
    free = {at for at in card.grid.hexes if at not in taken and not reading.types.is_water(at)}
    for one in reading.markers:
        water = reading.types.type_of(one.hex)
        if not refused(card.ruleset, one.marker, (water,)):
            continue
        better = nearest(free, one.hex, free.__contains__)
        fixes = moving(card, one.path, better) if one.marker != "cave" else ()
        yield Finding(
            f"{card.grid.label(one.hex)} is water, where no {one.marker} may be.",
            card.at_hex(one.hex),
            (*fixes, taken_away(card, "Remove it", one.path, one.hex)),
            cites="F100.3" if one.marker not in ("smoke", "blaze") else rule_of(card.ruleset, water),
        )
