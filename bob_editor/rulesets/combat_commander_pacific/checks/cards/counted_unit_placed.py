from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, scenario_check
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card


@scenario_check(Severity.WARNING, cites="15.2.3")
def counted_unit_placed(card: Card) -> Iterator[Finding]:
    """A row for several units is for those that their player sets up; one that stands in a hex has a row of its own."""
    for piece in read_card(card).units:
        if piece.count > 1 and piece.hex is not None:
            yield Finding(
                f"{upper_first(piece.name)} in {card.grid.label(piece.hex)} stands for {counted(piece.count, 'unit')}.",
                (place_of(card, piece, "count"),),
                (
                    drop("Make it one", (*piece.path, "count")),
                    drop("Let the player set them up", (*piece.path, "at")),
                ),
            )
