from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE, UNIT, refusal


@card_check(Severity.ERROR, cites="F102.1")
def unit_without_cave(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Only where a cave marker lies can a unit be inside one."""
    caves = reading.marked(CAVE)
    for at, pieces in reading.by_hex.items():
        for piece in pieces:
            if piece.row.get("in") != CAVE or at in caves or piece.side != JAPAN:
                continue
            label = card.grid.label(at)
            there = [one for one in card.scene.markers if one.marker != UNIT]
            may = refusal(reading.types, there, CAVE, at) is None
            marker = {"marker": CAVE, "at": label, "side": JAPAN}
            yield Finding(
                f"{upper_first(piece.name)} is inside a cave in {label}, where no cave is.",
                card.at_hex(at),
                (
                    drop("Leave the cave out", (*piece.path, "in")),
                    *((add(f"Put a cave in {label}", ("markers",), marker),) if may else ()),
                ),
            )
