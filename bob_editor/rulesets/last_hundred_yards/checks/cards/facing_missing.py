from bob_editor.rules.checking import Card, Finding, Iterator, Severity, found, put
from bob_editor.rulesets.last_hundred_yards.cards.areas import MAP_EDGES
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, card_check
from bob_editor.rulesets.last_hundred_yards.cards.setup.placement import facing_breaches


@card_check(Severity.ERROR, cites="2.2.4")
def facing_missing(_card: Card, mission: Mission) -> Iterator[Finding]:
    """A fortified position fires through its front alone, so it faces a hexside or vertex from the start."""
    for marker in mission.markers:
        if marker.marker not in ("fp_mg", "fp_at"):
            continue
        role = marker.side.role if marker.side is not None else "defender"
        enemy = mission.areas.enemy_edge(role) if role else None
        quarters = [MAP_EDGES.index(mission.areas.map_edge(enemy))] if isinstance(enemy, str) else []
        yield from found(
            facing_breaches(marker.row.get("facing")),
            f"The fortified position in {mission.label(marker.at)}",
            mission.places(marker),
            tuple(put("Turn it to the enemy's edge", (*marker.path, "facing"), 3 * one) for one in quarters),
        )
