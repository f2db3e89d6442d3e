from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, put, upper_first, whole
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import KINDS


@card_check(Severity.ERROR, cites="3, 15.2.1")
def figures_wrong(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A squad has four figures, a team two, a leader one."""
    for piece in reading.all_units():
        kind = KINDS.get(piece.kind)
        figures = whole(piece.row.get("figures"))
        if kind is None or figures is None or figures == kind.figures:
            continue
        place = place_of(card, piece, "figures")
        yield Finding(
            f"{upper_first(piece.name)} has {counted(figures, 'figure')}, where its kind has {kind.figures}.",
            place,
            put(f"Make it {kind.figures}", (*piece.path, "figures"), kind.figures),
        )
