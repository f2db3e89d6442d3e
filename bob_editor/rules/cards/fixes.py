"""What quick fixes of a card do: set a field, take rows away, add one, and the nearest hex that would do."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit, mend
from bob_editor.model.scenario import FieldPath, Scenario

Json = Any
Fix = Edit[Scenario]


def safe(fix: Edit[Any]) -> Edit[Any]:
    """A fix that mends form, or the only one that there is: it may be applied without a look at it."""
    return replace(fix, safe=True)


def put(label: str, path: FieldPath, value: Json) -> Fix:
    """Set a field; None takes it away."""
    return mend(label, scenario_edits.put, path=path, value=value)


def drop(label: str, path: FieldPath) -> Fix:
    """Take a field or a row away."""
    return mend(label, removed, path=path)


def removed(scenario: Scenario, path: FieldPath) -> Scenario:
    """The scenario without what is at a path; rules go no longer with a change that was the last of its name."""
    return freed_of_changes(scenario, scenario_edits.remove(scenario, path))


def freed_of_changes(before: Scenario, scenario: Scenario) -> Scenario:
    """The scenario, whose rules go no longer with changes that it doesn't make any more."""
    made, left = (
        {name for index, _ in one.changes if (name := one.text("changes", index, "change"))}
        for one in (before, scenario)
    )
    gone = made - left
    for index, _ in scenario.rows("rules") if gone else ():
        if scenario.text("rules", index, "change") in gone:
            scenario = scenario_edits.remove(scenario, ("rules", index, "change"))
    return scenario


def drop_all(label: str, paths: Iterable[FieldPath]) -> Fix:
    """Take fields and rows away, each once: the last first, a row after its fields, so that others stay as they are."""
    listed = sorted(dict.fromkeys(paths), key=_place, reverse=True)

    def edit(scenario: Scenario) -> Scenario:
        for path in listed:
            scenario = removed(scenario, path)
        return scenario

    return Edit(label, edit)


def _place(path: FieldPath) -> tuple[list[int], int]:
    return [step for step in path if isinstance(step, int)], len(path)


def all_of(label: str, fixes: Iterable[Fix]) -> Fix:
    """Several fixes, one after the other."""

    def edit(scenario: Scenario) -> Scenario:
        for fix in fixes:
            scenario = fix.apply(scenario)
        return scenario

    return Edit(label, edit)


def exchange(label: str, *pairs: tuple[FieldPath, FieldPath]) -> Fix:
    """Let what stands in two fields change places, pair by pair."""

    def edit(scenario: Scenario) -> Scenario:
        after = scenario
        for one, other in pairs:
            after = scenario_edits.put(after, one, scenario.get(*other))
            after = scenario_edits.put(after, other, scenario.get(*one))
        return after

    return Edit(label, edit)


def add(label: str, path: FieldPath, row: Json) -> Fix:
    """Add a row at the end of a list."""
    return mend(label, scenario_edits.append, path=path, row=row)


def set_fields(label: str, path: FieldPath, fields: Mapping[str, Json]) -> Fix:
    """Set several fields of a row; None takes one away."""
    return mend(label, scenario_edits.merge, path=path, fields=fields)


def without(label: str, path: FieldPath, entry: Json) -> Fix:
    """Take an entry out of a list of words or labels; the list goes with its last."""

    def edit(scenario: Scenario) -> Scenario:
        left = [one for one in scenario.get(*path) or () if one != entry]
        return scenario_edits.put(scenario, path, left or None)

    return Edit(label, edit)


def nearest(grid: Grid, start: Hex, may: Callable[[Hex], bool]) -> Hex | None:
    """The nearest other hex of the map that fits, the first in map order among equals; None where there is none."""
    return next((at for at in _by_distance(grid, start) if at != start and may(at)), None)


def _by_distance(grid: Grid, start: Hex) -> Iterator[Hex]:
    seen, queue = {start}, deque([start])
    while queue:
        at = queue.popleft()
        yield at
        beside = [other for other in at.neighbours() if other in grid.index and other not in seen]
        seen.update(beside)
        queue.extend(sorted(beside, key=grid.index.__getitem__))
