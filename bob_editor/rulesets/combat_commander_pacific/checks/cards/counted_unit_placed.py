from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, counted, drop, likeliest
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check

_WORSE = ("overstacked", "weapon-carried-twice")
"""Checks that tell of what is worse about it."""


@card_check(Severity.WARNING, cites="15.2.3")
def counted_unit_placed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A row for several units is for those that their player sets up; one that stands in a hex has a row of its own."""
    for piece in reading.units:
        if piece.count > 1 and piece.hex is not None:
            one = drop("Make it one", (*piece.path, "count"))
            apart = drop("Let the player set them up", (*piece.path, "at"))
            worse = all_of("", ()) not in likeliest(card, (all_of("", ()), one), *_WORSE)
            yield Finding(
                f"{upper_first(piece.name)} in {card.grid.label(piece.hex)} stands for {counted(piece.count, 'unit')}.",
                place_of(card, piece, "count"),
                likeliest(card, (one, apart), *_WORSE),
                severity=Severity.ERROR if worse else None,
                surplus=(*piece.path, "count"),
            )
