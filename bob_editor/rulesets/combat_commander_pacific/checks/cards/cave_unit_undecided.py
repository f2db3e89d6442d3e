from bob_editor.rules.checking import Card, Finding, Iterator, Severity, all_of, put, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN


@card_check(Severity.ERROR, cites="F102.1")
def cave_unit_undecided(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Of a Japanese unit in a cave hex the card says whether it is inside."""
    for at in reading.marked("cave"):
        there = [piece for piece in reading.by_hex.get(at, ()) if piece.side == JAPAN]
        undecided = [piece for piece in there if piece.row.get("in") not in ("cave", "outside")]
        ways = (("Put all of them outside", "outside"), ("Put all of them inside", "cave"))
        for piece in undecided:
            yield Finding(
                f"{upper_first(piece.name)} in {card.grid.label(at)} is neither inside the cave nor outside.",
                card.at_hex(at),
                (all_of(label, [put("", (*one.path, "in"), to) for one in undecided]) for label, to in ways),
            )
