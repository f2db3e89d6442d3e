from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of
from bob_editor.rulesets.combat_commander_pacific.cards.rows import has_radio


@card_check(Severity.ERROR, cites="13.1.2d, 15.1.2")
def second_radio(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A radio that arrives goes into an empty Artillery Box."""
    held = {name: has_radio(row) for name, _, row in reading.sides()}
    for name, path in reading.arriving_radios:
        if held.get(name):
            yield Finding(
                f"A radio arrives for {SIDE_NAMES.get(name, name)}, and the Artillery Box has one.",
                card.at_field(*path),
                drop("Remove it", entry_of(card, path)),
            )
        held[name] = True
