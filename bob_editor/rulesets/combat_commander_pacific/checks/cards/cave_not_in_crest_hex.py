from bob_editor.rules.checking import Card, Finding, Iterator, Severity
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import mending_cave
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED
from bob_editor.rulesets.combat_commander_pacific.land.placement import may_hold_cave


@card_check(Severity.ERROR, cites="F102")
def cave_not_in_crest_hex(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A cave is in a crest hex: one that shows more than one level."""
    on_hill = bool(card.ruling("cave_needs_hill_hex"))
    for at, caves in reading.marked("cave").items():
        # Of a cave in the water another check tells.
        if reading.types.is_water(at) or may_hold_cave(card.ground, at, on_hill=on_hill):
            continue
        yield Finding(
            f"{card.grid.label(at)} has a cave and is no crest hex.",
            card.at_hex(at),
            mending_cave(card, caves[0]),
            # One of the Allies can't be there at all.
            surplus=caves[0].path if caves[0].row.get("side") == ALLIED else (),
        )
