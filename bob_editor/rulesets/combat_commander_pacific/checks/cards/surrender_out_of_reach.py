from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, surrender_path
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED


@card_check(Severity.WARNING, cites="11.2, 13.3a")
def surrender_out_of_reach(card: Card, reading: CardReading) -> Iterator[Finding]:
    """The Allies surrender when as many of their units are eliminated; they should have so many."""
    path = surrender_path(card.scenario)
    space = card.scenario.whole(*path)
    units = sum(piece.count for piece in reading.all_units(ALLIED))
    if space is not None and units and space > units:
        yield Finding(
            f"The Allied surrender space is {space}, and the Allies have {counted(units, 'unit')}.",
            card.at_field("victory", "surrender"),
            put(f"Make it {units}", path, units),
        )
