from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of, side_has
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check


@card_check(Severity.HINT, cites="3.3.3")
def scout_without_mortar(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A scout spots for mortars of its side; without any it does little."""
    for name in reading.side_places:
        scouts = [piece for piece in reading.all_units(name) if piece.kind == "scout"]
        mortars = [one for one in reading.weapons if one.side == name and one.row.get("class") == "mortar"]
        if scouts and not mortars:
            piece = scouts[0]
            place = place_of(card, piece)
            yield Finding(f"{side_has(name)} a scout and no mortar.", place)
