"""What panels change about a scene, written into the scenario's card: markers, changes, units, conditions, rulings."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from bob_editor.editing.sight.circumstances import unit_row
from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import append, merge, put
from bob_editor.rules.cards.scene_fixes import beyond, change_row, marker_row
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.scene_rows import change_of, marker_of, unit_of

Thing = TypeVar("Thing")
Row = Mapping[str, Any]


def with_scene(scenario: Scenario, before: Scene, after: Scene) -> Scenario:
    """The scenario whose card sets ``after`` where it set ``before``; rows that both have stay as they are."""
    grid = before.board.grid
    scenario = _with_fields(scenario, "conditions", before.conditions, after.conditions)
    scenario = _with_fields(scenario, "rulings", before.rulings, after.rulings)
    scenario = _with_rows(scenario, "markers", before.markers, after.markers, marker_of, marker_row, grid)
    scenario = _with_rows(scenario, "changes", before.changes, after.changes, change_of, change_row, grid)
    return _with_rows(scenario, "units", before.units, after.units, unit_of, unit_row, grid)


def _with_fields(scenario: Scenario, section: str, before: Row, after: Row) -> Scenario:
    differ = {
        name: after.get(name)
        for name in (*before, *(name for name in after if name not in before))
        if before.get(name) != after.get(name)
    }
    return merge(scenario, (section,), differ)


def _with_rows(
    scenario: Scenario,
    section: str,
    before: Sequence[Thing],
    after: Sequence[Thing],
    read: Callable[[Row, Grid], Thing],
    write: Callable[[Thing, Grid], dict[str, Any]],
    grid: Grid,
) -> Scenario:
    came, gone = beyond(after, before), beyond(before, after)
    if gone:
        kept = list(scenario.get(section) or ())
        for thing in gone:
            at = next((place for place, row in enumerate(kept) if _reads(read, row, grid) == thing), None)
            if at is not None:
                del kept[at]
        scenario = put(scenario, (section,), kept or None)
    for thing in came:
        scenario = append(scenario, (section,), write(thing, grid))
    return scenario


def _reads(read: Callable[[Row, Grid], Thing], row: Any, grid: Grid) -> Thing | None:
    try:
        return read(row, grid)
    except (UnknownPlace, KeyError, TypeError, AttributeError):
        # A row of the wrong form stands for nothing in the scene.
        return None
