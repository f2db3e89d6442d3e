from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of, references

_OF_SETUP = ("applies_to", "after_opponent")
"""The lists that name pieces which set up: those of an area, and those that do so after the opponent."""


@card_check(Severity.WARNING, cites="15.2.3, 13.1.2d, O28")
def set_up_although_late(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Only what is there at the start sets up: no unit that waits on the Time Track or in an infiltration box."""
    late = reading.arriving_ids | reading.boxed
    there = {(piece.side, piece.id) for piece in reading.at_start()}
    units = {(piece.side, piece.id): piece for piece in reading.all_units()}
    for one in references(card):
        key = one.side, one.name
        if not set(_OF_SETUP).intersection(one.path) or key not in late or key not in units or key in there:
            continue
        boxed = key in reading.boxed
        yield Finding(
            f"{upper_first(units[key].name)} comes in later, and is named among what sets up.",
            card.at_field(*one.path),
            drop("Don't name it here", entry_of(card, one.path)),
            cites="O28" if boxed else "13.1.2d",
        )
