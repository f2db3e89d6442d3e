"""Which units of a mission come in later: those that groups and landings name."""

from collections.abc import Iterator

from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.fixes import Fix, add, all_of, drop
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionUnit

_LANDINGS = ("sticks", "gliders")


def entering_ids(scenario: Scenario) -> frozenset[str]:
    """The ids and kinds that reinforcements, sticks and gliders name."""
    return frozenset(name for _, names in _groups(scenario) for name in names)


def groups_without_names(scenario: Scenario) -> list[object]:
    """The sides of those groups that don't say of which units they are: all that start off the map."""
    return [side for side, names in _groups(scenario) if not names]


def _groups(scenario: Scenario) -> Iterator[tuple[object, list[str]]]:
    for index, row in scenario.rows("reinforcements"):
        yield row.get("side"), list(scenario.texts("reinforcements", index, "units"))
    for section in _LANDINGS:
        for index, row in scenario.rows("landing", section):
            yield row.get("side"), list(scenario.texts("landing", section, index, "units"))


def fix_entering(mission: Mission, unit: MissionUnit) -> tuple[Fix, ...]:
    """Let a unit enter with the first group that names units of its side; where none does, it is off the map."""
    rows = mission.scenario.rows("reinforcements")
    own = [index for index, row in rows if row.get("units") and mission.side(row.get("side")) == unit.side]
    off = drop("Take it off the map", (*unit.path, "at"))
    if own and unit.id:
        enter = add("", ("reinforcements", own[0], "units"), unit.id)
        return (all_of(f"Let it enter with reinforcement {own[0] + 1}", [off, enter]),)
    return () if own or unit.at is None else (off,)
