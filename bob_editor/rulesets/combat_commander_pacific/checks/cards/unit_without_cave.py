from bob_editor.rules.checking import Card, FieldPath, Finding, Fix, Iterator, Severity, add, drop, put
from bob_editor.rules.pieces import likeliest
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.rows import JAPAN
from bob_editor.rulesets.combat_commander_pacific.land.placement import CAVE, UNIT, refusal

_FOLLOWING = ("cave-not-in-crest-hex", "cave-sees-nothing", "marker-in-water", "unit-cannot-fire-here")
"""Checks that tell where a cave, or what lies in its place, is wrong."""


@card_check(Severity.ERROR, cites="F102.1")
def unit_without_cave(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Only where a cave marker lies can a unit be inside one."""
    caves = reading.marked(CAVE)
    empty = [one for at, here in caves.items() if at not in reading.by_hex for one in here]
    for at, pieces in reading.by_hex.items():
        for piece in pieces:
            if piece.row.get("in") != CAVE or at in caves or piece.side != JAPAN:
                continue
            label = card.grid.label(at)
            # What lies there may be meant to be the cave, or a cave where nobody is to be here, or the unit there.
            dug = [one for one in reading.markers if one.hex == at and one.marker in reading.fortifications]
            there = [one for one in card.scene.markers if one.marker != UNIT and (not dug or one.at != at)]
            may = refusal(reading.types, there, CAVE, at) is None
            out: Fix = drop("Leave the cave out", (*piece.path, "in"))
            path: FieldPath = ()
            fixes, marker = [out], {"marker": CAVE, "at": label, "side": JAPAN}
            if may and len(dug) == 1:
                path = (*dug[0].path, "marker")
                fixes = [put("Make the fortification a cave", path, CAVE), out]
            elif not dug and len(empty) == 1:
                path, other = (*empty[0].path, "at"), card.grid.label(empty[0].hex)
                here = [put(f"Move the cave in {other} to {label}", path, label)] if may else []
                fixes = [*here, put(f"Move it to {other}", (*piece.path, "at"), other), out]
            if may and not dug:
                fixes.append(add(f"Put a cave in {label}", ("markers",), marker))
            yield Finding(
                f"{upper_first(piece.name)} is inside a cave in {label}, where no cave is.",
                card.at_hex(at),
                likeliest(card, fixes, *_FOLLOWING),
                surplus=path,
                instead=fixes if may else (),
            )
