"""Sectors without the diagram that mortars need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_rows import rows_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.rules.card import Card


@scenario_check(Severity.WARNING, cites="11.4.5, 16.1.3, 17.4.1")
def scatter_diagram_missing(card: Card) -> Iterator[Finding]:
    """Mortars, parachutes and illumination scatter by the diagram that is printed on the sector."""
    mission = mission_of(card)
    mortars = any(rows_in(side.force.get("mortars")) for side in mission.sides)
    landing = bool(card.scenario.rows("landing", "sticks"))
    flares = card.scenario.flag("flags", "illumination")
    if not (mortars or landing or flares):
        return
    need = "mortars" if mortars else "parachutes" if landing else "illumination"
    for index, one in enumerate(card.map.laid):
        diagram = one.board.extra.get("scatter_diagram")
        if not one.overlay and not (isinstance(diagram, list) and len(diagram) == 6):
            yield Finding(
                f"Sector {one.board.number or one.place.name} has no scatter diagram, and the mission has {need}.",
                at=(card.at_field("map", "boards", index),),
            )
