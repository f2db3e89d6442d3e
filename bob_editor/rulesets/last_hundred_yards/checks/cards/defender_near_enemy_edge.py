from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found
from bob_editor.rulesets.last_hundred_yards.cards.fixes import move
from bob_editor.rulesets.last_hundred_yards.cards.frontages import defender_breaches
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check


@card_check(Severity.ERROR, cites="23.0 step 15")
def defender_near_enemy_edge(_card: Card, mission: Mission) -> Iterator[Finding]:
    """In a mission of the players' own design the defender sets up farther than four hexes from the enemy's edge."""
    defender = mission.of_role("defender")
    rows = mission.areas.rows_from("EBE", "defender")
    if not mission.dyo or defender is None or not rows:
        return
    area = mission.setup_hexes(defender)
    for unit in mission.on_map:
        # Of one outside its area another check tells.
        if unit.side != defender or unit.at is None or (area and unit.at not in area):
            continue
        row = rows.get(unit.at, 0)
        yield from found(
            defender_breaches(row),
            f"{unit.name} in {mission.label(unit.at)}",
            mission.places(unit),
            move(mission, unit),
        )
