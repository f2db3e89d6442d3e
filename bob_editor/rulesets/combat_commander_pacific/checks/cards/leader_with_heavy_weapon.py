from bob_editor.rules.checking import Card, Finding, Iterator, Severity, text_in, upper_first
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import giving_up, place_of
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import carrying_fault


@card_check(Severity.ERROR, cites="3.3.5, 5.2")
def leader_with_heavy_weapon(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A leader carries no weapon that slows its owner down."""
    for piece in reading.all_units():
        for path, name in piece.weapons:
            weapon = reading.weapon(piece.side, name)
            if (
                weapon is None
                or carrying_fault({"kind": piece.kind}, weapon.row) != "leader-with-heavy-weapon"
            ):
                continue
            yield Finding(
                f"{upper_first(piece.name)} is a leader and carries {text_in(weapon.row, 'name') or 'a heavy weapon'}.",
                place_of(card, piece, "weapon"),
                giving_up(card, piece, path, name),
            )
