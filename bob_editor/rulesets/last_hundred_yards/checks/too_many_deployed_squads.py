"""Platoons with more than one squad in sections."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rulesets.last_hundred_yards.breach import found
from bob_editor.rulesets.last_hundred_yards.mission import mission_of
from bob_editor.rulesets.last_hundred_yards.mission_fixes import put
from bob_editor.rulesets.last_hundred_yards.placement import deployment_breaches

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bob_editor.model.scenario import Scenario
    from bob_editor.rules.card import Card
    from bob_editor.rulesets.last_hundred_yards.mission_fixes import Fix
    from bob_editor.rulesets.last_hundred_yards.mission_rows import MissionUnit


@scenario_check(Severity.ERROR, cites="20.7b, 10.3.2, 15.2.2")
def too_many_deployed_squads(card: Card) -> Iterator[Finding]:
    """One squad of a platoon may start deployed into two sections; knee mortar and reduced squads never deploy."""
    mission = mission_of(card)
    platoons: dict[object, list[MissionUnit]] = {}
    for unit in mission.units:
        if unit.platoon is not None and unit.kind is not None:
            platoons.setdefault(unit.platoon, []).append(unit)
    for units in platoons.values():
        sections = [unit for unit in units if unit.kind and unit.kind.id == "section"]
        deployed = [
            unit for unit in units if unit.says("deployed") and unit.kind and unit.kind.id != "section"
        ]
        count = len(sections) // 2 + len(deployed)
        last = (deployed or sections or units)[-1]
        if deployed:
            fixes: tuple[Fix, ...] = (put("Combine it again", (*last.path, "deployed"), None),)
        else:
            fixes = (
                Edit("Combine two sections into a squad", partial(_combined, pair=tuple(sections[-2:]))),
            )
        yield from found(
            deployment_breaches(count, [unit.kind.id for unit in deployed if unit.kind]),
            "too-many-deployed-squads",
            f"Platoon {last.row.get('platoon')} of company {last.row.get('company')}",
            mission.places(last),
            fixes,
        )


def _combined(scenario: Scenario, pair: tuple[MissionUnit, ...]) -> Scenario:
    """The card with a squad for two sections."""
    scenario = scenario_edits.put(scenario, (*pair[0].path, "unit"), "squad")
    return scenario_edits.remove(scenario, pair[1].path)
