"""Quick fixes of a scene as edits of the scenario that sets it: what differs in the scene is written into the rows."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.labels import written_number
from bob_editor.model import scenario_edits
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import freed_of_changes
from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.los.scene import MapChange, Marker, Scene
from bob_editor.rules.los.scene_rows import change_of, marker_of, there

Json = Any
Thing = TypeVar("Thing")


def in_scenario(fix: Edit[Scene], card: Card) -> Edit[Scenario] | None:
    """The edit of the scenario that does what a fix does to its scene; None where the fix is to a board."""
    before = card.scene
    after = fix.apply(before)
    if after.board is not before.board:
        return None
    grid = card.grid

    def edit(scenario: Scenario) -> Scenario:
        scenario = _rewritten(
            scenario,
            "markers",
            before.markers,
            after.markers,
            lambda row: marker_of(row, grid),
            marker_row,
            grid,
        )
        changed = _rewritten(
            scenario,
            "changes",
            before.changes,
            after.changes,
            lambda row: change_of(there(row, grid), grid),
            change_row,
            grid,
        )
        return freed_of_changes(scenario, changed)

    return Edit(fix.label, edit, safe=fix.safe)


def _rewritten(
    scenario: Scenario,
    section: str,
    before: Sequence[Any],
    after: Sequence[Any],
    read: Callable[[Mapping[str, Json]], Any],
    written: Callable[[Any, Grid], Mapping[str, Json]],
    grid: Grid,
) -> Scenario:
    """The scenario with the rows of a section as a fix leaves them; rows that can't be read stay.

    A fix keeps the order of what it leaves, and puts one thing in the place of another; what it adds comes last.
    """
    if before == after:
        return scenario
    gone = beyond(before, after)
    new = beyond(after, before)
    found: list[Json] = []
    for row in scenario.get(section) or ():
        thing = _thing(row, read)
        if thing is None or thing not in gone:
            found.append(row)
            continue
        gone.remove(thing)
        # Places that the map lacks stay: another check tells of them.
        labels = list_in(row.get("at"))
        lost = [one for one in labels if one not in list_in(there(row, grid).get("at"))]
        if new:
            now = written(new.pop(0), grid)
            found.append({**now, "at": [*now["at"], *lost]} if lost and "at" in now else now)
        elif lost:
            found.append({**row, "at": lost})
    found += [written(one, grid) for one in new]
    return scenario_edits.put(scenario, (section,), found or None)


def beyond(these: Iterable[Thing], others: Iterable[Thing]) -> list[Thing]:
    """What there is of these beyond the others: of equal ones as many as there are more."""
    left = list(others)
    found = []
    for one in these:
        if one in left:
            left.remove(one)
        else:
            found.append(one)
    return found


def _thing(row: Json, read: Callable[[Mapping[str, Json]], Any]) -> Any:
    try:
        return read(row) if isinstance(row, dict) else None
    except (UnknownPlace, AttributeError, KeyError, TypeError):
        return None


def marker_row(marker: Marker, grid: Grid) -> dict[str, Json]:
    """A marker as a row of a file; a facing that is a number was one."""
    row: dict[str, Json] = {"marker": marker.marker, "at": grid.label(marker.at), **marker.fields}
    if marker.facing is None:
        return row
    number = written_number(marker.facing)
    return {**row, "facing": marker.facing if number is None else number}


def change_row(change: MapChange, grid: Grid) -> dict[str, Json]:
    """A change as a row of a file."""
    at = {} if change.at is None else {"at": [grid.label(one) for one in change.at]}
    return {"change": change.change, **at, **change.fields}
