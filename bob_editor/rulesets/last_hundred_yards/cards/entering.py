"""Which units of a mission come in later: those that groups and landings name."""

from collections.abc import Mapping

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.fixes import Fix, add, all_of, drop, put
from bob_editor.rulesets.last_hundred_yards.cards.force import companies_present
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionSide, MissionUnit


def groups(scenario: Scenario) -> list[tuple[FieldPath, Mapping[str, Json]]]:
    """Where and what names units that come in later: reinforcements, sticks and gliders."""
    sections: tuple[FieldPath, ...] = (("reinforcements",), ("landing", "sticks"), ("landing", "gliders"))
    return [((*section, index), row) for section in sections for index, row in scenario.rows(*section)]


def entering_ids(scenario: Scenario) -> frozenset[str]:
    """The ids and kinds that they name."""
    return frozenset(name for path, _ in groups(scenario) for name in scenario.texts(*path, "units"))


def given_back(mission: Mission, unit: MissionUnit, to: MissionSide | None = None) -> tuple[Fix, ...]:
    """Give a unit to the side, or to this one if it is that, which has its company where its own side hasn't."""
    company, own = unit.row.get("company"), unit.side
    if own is None or company in companies_present(own):
        return ()
    others = (one for one in mission.sides if one != own and one.names and to in (None, one))
    owner = next((one for one in others if company in companies_present(one)), None)
    label = "" if owner is None else f"Give it to the {owner.title.lower()}"
    return () if owner is None else (put(label, (*unit.path, "side"), owner.names[0]),)


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
    platoons = {(unit.row.get("company"), unit.row.get("platoon")) for unit in units}
    with_them = {
        unit.id
        for unit in mission.units
        if (unit.row.get("company"), unit.row.get("platoon")) in platoons - {(None, None)}
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
    return () if own or units[0].at is None else (all_of("Take it off the map", off),)
