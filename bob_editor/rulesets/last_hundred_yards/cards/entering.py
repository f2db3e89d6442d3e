"""Which units of a mission come in later: those that groups and landings name."""

from collections.abc import Iterator

from bob_editor.model.scenario import Scenario

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
