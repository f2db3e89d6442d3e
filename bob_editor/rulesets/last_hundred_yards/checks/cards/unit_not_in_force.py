from collections.abc import Mapping

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.mending import Edit, Fix, Scenario, scenario_edits
from bob_editor.rules.pieces import taken_out
from bob_editor.rulesets.last_hundred_yards.cards.force import (
    PLATOON_KINDS,
    PlatoonKey,
    platoon_room,
    room_in_force,
)
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, MissionUnit, whole
from bob_editor.rulesets.last_hundred_yards.land.tables import Kind

UNLISTED = ("fo", "fp_mg", "fp_at")
"""Observers stand for mortars, and fortified positions are counted as markers (too-many-fortifications)."""


@scenario_check(Severity.ERROR, cites="20.6")
def unit_not_in_force(card: Card) -> Iterator[Finding]:
    """What stands on the map is in the side's force: of one of its platoons, or one of its support units.

    A platoon has no more steps, or vehicles, than the force lists.
    """
    mission = mission_of(card)
    for side in mission.sides:
        if not side.platoons and not side.support:
            continue
        left = room_in_force(side)
        steps = platoon_room(side)
        for unit in mission.units:
            if unit.side != side or unit.kind is None or unit.kind.dummy or unit.kind.id in UNLISTED:
                continue
            platoon = _platoon_of(unit, steps) if unit.kind.id in PLATOON_KINDS else None
            if platoon is not None:
                steps[platoon] -= unit.kind.steps
                continue
            if left[unit.kind.id] > 0:
                left[unit.kind.id] -= 1
                continue
            yield Finding(
                f"{unit.name} is more than the force list of the {side.title.lower()} gives.",
                at=mission.places(unit),
                fixes=(taken_out(card, "Take it away", unit.path), *_listed(mission, side, unit.kind)),
            )


def _listed(mission: Mission, side: MissionSide, kind: Kind) -> tuple[Fix, ...]:
    """One more support unit of a kind on the list, and its steps in the printed sum; not where forces are bought."""
    if mission.dyo or kind.id in PLATOON_KINDS:
        return ()
    force = (*side.path, "force")
    known = next((row for row in side.support if row[1].get("kind") == kind.id), None)
    printed = whole(side.force.get("steps_printed"))

    def edit(scenario: Scenario) -> Scenario:
        if printed is not None:
            scenario = scenario_edits.put(scenario, (*force, "steps_printed"), printed + kind.steps)
        if known is None:
            return scenario_edits.append(scenario, (*force, "units"), {"kind": kind.id, "count": 1})
        count = whole(known[1].get("count"))
        more = 2 if count is None else count + 1
        return scenario_edits.put(scenario, (*force, "units", known[0], "count"), more)

    return (Edit("List it among the support units", edit),)


def _platoon_of(unit: MissionUnit, steps: Mapping[PlatoonKey, float]) -> PlatoonKey | None:
    """The platoon of a force that a unit may be of: has room for it, and is what the unit says of its own."""
    own = (unit.row.get("company"), whole(unit.row.get("platoon")))
    for key, room in steps.items():
        named = all(said in (None, listed) for said, listed in zip(own, key, strict=False))
        if unit.kind is not None and named and key[2] == unit.kind.vehicular and room >= unit.kind.steps:
            return key
    return None
