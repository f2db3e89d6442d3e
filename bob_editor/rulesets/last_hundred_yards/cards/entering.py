"""Which units of a mission come in later: those that groups and landings name."""

from collections.abc import Mapping

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.fixes import Fix, add, all_of, drop
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, MissionUnit


def groups(scenario: Scenario) -> list[tuple[FieldPath, Mapping[str, Json]]]:
    """Where and what names units that come in later: reinforcements, sticks and gliders."""
    sections: tuple[FieldPath, ...] = (("reinforcements",), ("landing", "sticks"), ("landing", "gliders"))
    return [((*section, index), row) for section in sections for index, row in scenario.rows(*section)]


def entering_ids(scenario: Scenario) -> frozenset[str]:
    """The ids and kinds that they name."""
    return frozenset(name for path, _ in groups(scenario) for name in scenario.texts(*path, "units"))


def groups_without_names(scenario: Scenario) -> list[object]:
    """The sides of those groups that don't say of which units they are: all that start off the map."""
    return [row.get("side") for path, row in groups(scenario) if not [*scenario.texts(*path, "units")]]


def fix_entering(mission: Mission, unit: MissionUnit) -> tuple[Fix, ...]:
    """Let a unit enter with the first group that names units of its side; where none does, it is off the map."""
    rows = mission.scenario.rows("reinforcements")
    own = [index for index, row in rows if row.get("units") and mission.side(row.get("side")) == unit.side]
    off = drop("Take it off the map", (*unit.path, "at"))
    if own and unit.id:
        enter = add("", ("reinforcements", own[0], "units"), unit.id)
        return (all_of(f"Let it enter with reinforcement {own[0] + 1}", [off, enter]),)
    return () if own or unit.at is None else (off,)
