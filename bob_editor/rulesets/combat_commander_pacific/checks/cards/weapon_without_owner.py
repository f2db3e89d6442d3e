from collections import Counter

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, taken_out, text_in
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import free_bearer
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check
from bob_editor.rulesets.combat_commander_pacific.cards.references import references


@card_check(Severity.WARNING, cites="5.2")
def weapon_without_owner(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A weapon is carried by a unit, or arrives or waits in a box with one."""
    # Whose bearer isn't there, or names one that isn't or that is the other side's, is told by another check.
    wrong = [one for one in references(card) if one.name not in one.known]
    astray, named = Counter(one.side for one in wrong), {one.name for one in wrong}
    # So is that one is carried twice, where the other was meant.
    for (side, name), number in reading.carried.items():
        astray[side] += number - 1 if reading.weapon(side, name) is not None else 0
    owned = reading.carried.keys() | reading.arriving_ids | reading.boxed
    for weapon in reading.weapons:
        name = text_in(weapon.row, "id")
        if not name or name in named or owned & {(weapon.side, name), ("", name)}:
            continue
        astray[weapon.side] -= 1
        if astray[weapon.side] >= 0:
            continue
        bearer = free_bearer(card, weapon.side)
        give = (
            (put(f"Give it to {bearer.name}", (*bearer.path, "weapon"), name),) if bearer is not None else ()
        )
        yield Finding(
            f"Nobody carries {text_in(weapon.row, 'name') or name}.",
            card.at_field(*weapon.path),
            (*give, taken_out(card, "Remove the weapon", weapon.path)),
        )
