from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import mending_cave
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.placement import cave_sees, may_hold_cave


@card_check(Severity.WARNING, cites="F102.2.1")
def cave_sees_nothing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Those inside see downslope only: over a hexside that lies below the hex's level."""
    on_hill = bool(card.ruling("cave_needs_hill_hex"))
    for at, caves in reading.marked("cave").items():
        if not may_hold_cave(card.ground, at, on_hill=on_hill) or cave_sees(card.ground, at):
            continue
        yield Finding(
            f"No hexside of {card.grid.label(at)} lies below its cave.",
            card.at_hex(at),
            mending_cave(card, caves[0]),
        )
