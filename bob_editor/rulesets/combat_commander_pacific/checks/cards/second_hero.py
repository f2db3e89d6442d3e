from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, taken_out
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of, side_has
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SIDES


@card_check(Severity.ERROR, cites="E61, E74")
def second_hero(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side has one hero counter; a second one never comes."""
    for side in SIDES:
        heroes = [piece for piece in reading.all_units(side) if piece.kind == "hero"]
        count = sum(piece.count for piece in heroes)
        if count > 1:
            last = heroes[-1]
            fix = (
                drop("Make it one", (*last.path, "count"))
                if last.count == count
                else taken_out(card, "Remove it", last.path)
            )
            kind = (*last.path, "kind")
            yield Finding(f"{side_has(side)} {count} heroes.", place_of(card, last), fix, surplus=kind)
