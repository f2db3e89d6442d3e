"""Which units of a mission come in later: those that groups and landings name."""

from collections.abc import Mapping

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.fixes import Fix, add, all_of, drop, put
from bob_editor.rules.check import Finding
from bob_editor.rulesets.last_hundred_yards.cards.force import beyond_force, companies_present, room_in_force
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide, MissionUnit


def groups(scenario: Scenario) -> list[tuple[FieldPath, Mapping[str, Json]]]:
    """Where and what names units that come in later: reinforcements, sticks and gliders."""
    sections: tuple[FieldPath, ...] = (("reinforcements",), ("landing", "sticks"), ("landing", "gliders"))
    return [((*section, index), row) for section in sections for index, row in scenario.rows(*section)]


def entering_ids(scenario: Scenario) -> frozenset[str]:
    """The ids and kinds that they name."""
    return frozenset(name for path, _ in groups(scenario) for name in scenario.texts(*path, "units"))


def told_as_theirs(
    finding: Finding, mission: Mission, unit: MissionUnit, to: MissionSide | None = None
) -> Finding:
    """What is found of a unit; where it is the other side's after all, or this one's, it is to be given to that."""
    owner = next((one for one in mission.sides if to in (None, one) and _owns(mission, one, unit)), None)
    if owner is None:
        return finding
    path, name = (*unit.path, "side"), owner.names[0]
    give = put(f"Give it to the {owner.called}", path, name)
    return finding._replace(fixes=(give,), surplus=path, instead=(name,))


def _owns(mission: Mission, other: MissionSide, unit: MissionUnit) -> bool:
    """Whether a side has the company, or room for a support unit, that the unit's own side hasn't."""
    company, own, kind = unit.row.get("company"), unit.side, unit.kind
    if own is None or own == other or not other.names:
        return False
    if company is not None or kind is None:
        return company in companies_present(other) - companies_present(own)
    theirs = sum(one.side == other and one.kind == kind for one in mission.units)
    return room_in_force(other)[kind.id] > theirs and any(
        one.kind == kind for one in beyond_force(mission, own)
    )


def named_again(scenario: Scenario, mission: Mission, side: MissionSide) -> int:
    """How often groups name units of a side that they name already."""
    named = [name for path, _ in groups(scenario) for name in scenario.texts(*path, "units")]
    ours = [name for name in named if name in mission.by_id and mission.by_id[name].side == side]
    return len(ours) - len({*ours})


def groups_without_names(scenario: Scenario) -> list[object]:
    """The sides of those groups that don't say of which units they are: all that start off the map."""
    return [row.get("side") for path, row in groups(scenario) if not [*scenario.texts(*path, "units")]]


def fix_entering(mission: Mission, *units: MissionUnit) -> tuple[Fix, ...]:
    """Let units enter with the group that names most of their platoons, or of their side; else they are off the map."""
    rows, one = mission.scenario.rows("reinforcements"), len(units) == 1
    own = [
        index for index, row in rows if row.get("units") and mission.side(row.get("side")) == units[0].side
    ]
    platoons = [(unit.row.get("company"), unit.row.get("platoon")) for unit in units]
    with_them = {
        unit.id
        for unit in mission.units
        if (None, None) != (unit.row.get("company"), unit.row.get("platoon")) in platoons
    }
    own.sort(key=lambda index: -len(with_them & {*mission.scenario.texts("reinforcements", index, "units")}))
    off = [drop("", (*unit.path, "at")) for unit in units]
    if own and all(unit.id for unit in units):
        enter = [add("", ("reinforcements", own[0], "units"), unit.id) for unit in units]
        number = own[0] + 1
        label = (
            f"Let it enter with reinforcement {number}"
            if one
            else f"Let them enter with reinforcement {number}"
        )
        return (all_of(label, [*off, *enter]),)
    away = all_of("Take it off the map" if one else "Take them off the map", off)
    return () if own or units[0].at is None else (away,)
