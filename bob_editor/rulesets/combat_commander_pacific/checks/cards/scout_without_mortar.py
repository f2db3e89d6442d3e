from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of, side_has
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.references import references

_PLAIN = ("mg", "flamethrower")
"""Classes of weapons that have no white stripe."""


@card_check(Severity.HINT, cites="3.3.3")
def scout_without_mortar(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A scout spots for mortars of its side; without any it does little."""
    for name in reading.side_places:
        scouts = [piece for piece in reading.all_units(name) if piece.kind == "scout"]
        weapons = [one.row for one in reading.weapons if one.side == name]
        mortars = [one for one in weapons if one.get("class") == "mortar"]
        # Of a weapon that may be one, since it has the stripe or isn't there, other checks tell.
        mortars += [one for one in weapons if one.get("class") in _PLAIN and one.get("ordnance") is True]
        lost = (one for one in references(card) if one.path[-1] == "weapon" and one.name not in one.known)
        if scouts and not mortars and all(one.side != name for one in lost):
            piece = scouts[0]
            place = place_of(card, piece)
            yield Finding(f"{side_has(name)} a scout and no mortar.", place)
