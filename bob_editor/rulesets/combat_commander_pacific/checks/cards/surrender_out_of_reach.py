from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, scenario_check
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card, surrender_path
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED


@scenario_check(Severity.WARNING, cites="11.2, 13.3a")
def surrender_out_of_reach(card: Card) -> Iterator[Finding]:
    """The Allies surrender when as many of their units are eliminated; they should have so many."""
    path = surrender_path(card.scenario)
    space = card.scenario.whole(*path)
    units = sum(piece.count for piece in read_card(card).all_units(ALLIED))
    if space is not None and units and space > units:
        yield Finding(
            f"The Allied surrender space is {space}, and the Allies have {counted(units, 'unit')}.",
            card.at_field("victory", "surrender"),
            put(f"Make it {units}", path, units),
        )
