"""Friendly edges along the depth of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_areas import FRONTAGE_EDGES, ROLES, other_role
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="23.0")
def edge_off_frontage(card: Card) -> Iterator[Finding]:
    """Sides face each other over the frontage: the short edges of sectors, or the long ones of a wide map."""
    mission = mission_of(card)
    wanted = FRONTAGE_EDGES.get(card.scenario.text("map", "frontage"))
    if wanted is None:
        return
    for role in ROLES:
        edge = mission.areas.friendly_edge(role)
        lies = edge is None or (
            mission.areas.map_edge(edge) in wanted
            if isinstance(edge, str)
            else any(mission.areas.edge_hexes("FBE", role) <= mission.areas.edge_hexes(one) for one in wanted)
        )
        if lies:
            continue
        taken = mission.areas.friendly_edge(other_role(role))
        free = [one for one in map(mission.areas.compass, wanted) if one != taken]
        yield Finding(
            f"The {role}'s friendly edge is not on a {card.scenario.text('map', 'frontage')} frontage.",
            at=(card.at_field("edges", f"{role}_fbe"),),
            fixes=(put(f"Make it {free[0]}", ("edges", f"{role}_fbe"), free[0]),),
        )
