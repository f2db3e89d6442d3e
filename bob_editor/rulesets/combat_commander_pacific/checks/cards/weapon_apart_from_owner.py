from collections.abc import Mapping

from bob_editor.rules.checking import Card, FieldPath, Finding, Iterator, Severity, drop, taken_out, text_in
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.references import entry_of, references
from bob_editor.rulesets.combat_commander_pacific.cards.rows import Weapon
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import carrying_fault

_WAITING = ("reinforcements", "sides")
"""The parts of a card that name what waits off the map: reinforcements, and a side's boxes."""


@card_check(Severity.ERROR, cites="O28.2b, 13.1.2d")
def weapon_apart_from_owner(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A weapon waits in the infiltration box, or on the space of the Time Track, where its owner waits."""
    owners = {(piece.side, name): piece.id for piece in reading.units for _, name in piece.weapons}
    wrong = {
        piece.id
        for piece in reading.units
        for _, name in piece.weapons
        if reading.carried[piece.side, name] > 1 or reading.weapon(piece.side, name) is None
    }
    waiting = [
        one for one in references(card) if one.path[0] in _WAITING and "after_opponent" not in one.path
    ]
    together: dict[FieldPath, set[str]] = {}
    for one in waiting:
        together.setdefault(one.path[:-1], set()).add(one.name)
    for one in waiting:
        weapon = reading.weapon(one.side, one.name)
        if weapon is None or "weapon" in one.path:
            continue
        boxed, owner = one.path[0] == "sides", owners.get((one.side, one.name))
        if owner in together[one.path[:-1]] or (
            owner is None and not boxed and _may_be_taken(reading, one.path[:-1], weapon, together)
        ):
            continue
        # A bearer there whose weapon is another's is told by other checks.
        if owner is None and together[one.path[:-1]] & wrong:
            continue
        yield Finding(
            f"{upper_first(text_in(weapon.row, 'name') or one.name)} waits {_where(reading, one.path)}, "
            f"and {owner or 'no unit there'} carries it.",
            card.at_field(*one.path),
            # Out of its box one that nobody carries would be nobody's.
            drop("Take the weapon out", entry_of(card, one.path))
            if owner
            else taken_out(card, "Remove the weapon", weapon.path),
            cites="O28.2b" if boxed else "13.1.2d",
        )


def _may_be_taken(
    reading: CardReading, group: FieldPath, weapon: Weapon, together: Mapping[FieldPath, set[str]]
) -> bool:
    """Whether a unit comes in with a weapon that may carry it and has none (5.2, 3.3.5)."""
    names = together[group] | {text_in(row, "unit") for _, row in reading.card.scenario.rows(*group)}
    return any(
        not piece.weapons and carrying_fault({"kind": piece.kind}, weapon.row) is None
        for piece in reading.all_units(weapon.side)
        if piece.path[:-1] == group or piece.id in names
    )


def _where(reading: CardReading, path: FieldPath) -> str:
    if path[0] == "sides":
        return f"in box {path[-2]}"
    return f"on space {reading.card.scenario.whole(*path[:2], 'space')}"
