"""Enemies in one hex."""

from __future__ import annotations

from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker, MissionUnit


@scenario_check(Severity.ERROR, cites="10.0b")
def both_sides_in_hex(card: Card) -> Iterator[Finding]:
    """Entering a hex with enemies is an assault, so no mission starts with both sides in one."""
    mission = mission_of(card)
    stacks: dict[Hex, list[MissionUnit | MissionMarker]] = {}
    for unit in mission.on_map:
        if unit.at is not None:
            stacks.setdefault(unit.at, []).append(unit)
    for at, units in stacks.items():
        owned = [unit for unit in units if unit.side is not None]
        enemy = next((unit for unit in owned if unit.side != owned[0].side), None)
        if enemy is not None:
            yield Finding(
                f"Both sides have units in {mission.label(at)}.",
                at=(card.at_hex(at), *mission.places(enemy)[1:]),
                fixes=move(mission, enemy, lambda _: True)
                if sum(unit.side == enemy.side for unit in units) == 1
                else (),
            )
