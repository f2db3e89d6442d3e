from bob_editor.rules.checking import Card, Finding, Iterator, Severity, counted, drop, harmless, put, text_in
from bob_editor.rules.mending import FieldPath, Fix
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import giving_up, place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import Unit
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import carrying_fault


@card_check(Severity.ERROR, cites="5.2, 15.1.1")
def weapon_carried_twice(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A weapon is one marker, on one unit."""
    carried: dict[tuple[str, str], list[tuple[FieldPath, Unit]]] = {}
    for piece in reading.all_units():
        for path, name in piece.weapons:
            weapon = reading.weapon(piece.side, name)
            # Of a leader to whom it is too heavy another check tells.
            if weapon is not None and carrying_fault({"kind": piece.kind}, weapon.row) is None:
                carried.setdefault((piece.side, name), []).append((path, piece))
    for (side, name), bearers in carried.items():
        weapon = reading.weapon(side, name)
        title = (text_in(weapon.row, "name") if weapon is not None else "") or name
        path, piece = max(reversed(bearers), key=lambda one: one[1].count)
        if len({one.path for _, one in bearers}) > 1:
            others = " and ".join(one.name for _, one in bearers)
            yield Finding(
                f"{upper_first(others)} carry one weapon, {title}.",
                (place_of(card, piece, "weapon"), *(card.at_field(*one) for one, _ in bearers)),
                _meant(card, side, bearers) or (drop(f"Take it from {piece.name}", path),),
            )
        elif piece.count > 1:
            yield Finding(
                f"{counted(piece.count, 'unit')} of {piece.name} carry one weapon, {title}.",
                place_of(card, piece, "weapon"),
                (*giving_up(card, piece, path, name), put("Make it one unit", (*piece.path, "count"), None)),
            )


def _meant(card: Card, side: str, bearers: list[tuple[FieldPath, Unit]]) -> tuple[Fix, ...]:
    """Where one weapon of the side is left over, it is one of the bearers' by a slip of the pen."""
    reading = read_card(card)
    taken = reading.carried.keys() | reading.arriving_ids
    rows = [one.row for one in reading.weapons if one.side == side]
    idle = [row for row in rows if row.get("id") and (side, row["id"]) not in taken]
    given = (
        put(f"Give {piece.name} {text_in(row, 'name') or row['id']}", path, row["id"])
        for row in (idle if len(idle) == 1 else ())
        for path, piece in reversed(bearers)
    )
    return harmless(card, given, "weapon-apart-from-owner", "leader-with-heavy-weapon")
