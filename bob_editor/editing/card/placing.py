"""Moves, turns and takes away what a card puts on the map, whatever its row calls the fields that say where."""

from collections.abc import Iterable, Mapping
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import append, merge, put, remove
from bob_editor.rules.cards.code import CatalogueEntry

Json = Any

_AREA_FIELDS = ("area", "entry", "hexes")
"""Fields of a row that hold its hexes, the first that it has counts."""


def placed(
    scenario: Scenario, entry: CatalogueEntry, label: str, *, side: str = "", facing: str = ""
) -> Scenario:
    """The scenario with one more thing of the catalogue on the map."""
    row: dict[str, Json] = {**entry.row, entry.place: label if entry.place == "at" else [label]}
    if side and entry.sides is not None and "side" not in row:
        row["side"] = side
    if facing:
        row["facing"] = facing
    return append(scenario, entry.section, row)


def moved(scenario: Scenario, path: FieldPath, old: str, new: str) -> Scenario:
    """The scenario with a thing in another hex; ``old`` and ``new`` are labels.

    A hexside keeps its direction: ``D2/E3`` moves as a whole only where its name is a hex and a direction.
    """
    row = scenario.get(*path)
    if row == old:
        return put(scenario, path, new)
    if not isinstance(row, dict):
        return scenario
    at = row.get("at")
    if isinstance(at, str):
        first, slash, second = at.partition("/")
        if not slash or second.islower():
            return put(scenario, (*path, "at"), f"{new}{slash}{second}" if first == old or not slash else at)
        return scenario
    own = next((name for name, value in row.items() if value == old), None)
    if own is not None:
        return put(scenario, (*path, own), new)
    for name, value in row.items():
        if isinstance(value, list) and old in value:
            return put(scenario, (*path, name), [new if one == old else one for one in value])
    return put(scenario, (*path, "at"), new)


def called_there(scenario: Scenario, path: FieldPath, grid: Grid, at: Hex) -> str:
    """What a thing's row calls the hex where it stands: one that is joined of half hexes has several names."""
    row = scenario.get(*path)
    said = list(row.values()) if isinstance(row, dict) else [row]
    said += [one for value in said if isinstance(value, list) for one in value]
    names = (value.partition("/")[0] for value in said if isinstance(value, str))
    return next((name for name in names if grid.hex_anywhere(name) == at), grid.label(at))


def moved_together(
    scenario: Scenario, path: FieldPath, companions: Iterable[FieldPath], old: str, new: str
) -> Scenario:
    """The scenario with a thing in another hex, and with it the labels at some paths."""
    scenario = moved(scenario, path, old, new)
    for one in companions:
        scenario = put(scenario, one, new)
    return scenario


def taken(scenario: Scenario, path: FieldPath, label: str) -> Scenario:
    """The scenario without a thing; one that stands in several hexes only leaves this one."""
    row = scenario.get(*path)
    if isinstance(row, dict) and not isinstance(row.get("at"), str):
        for name, value in row.items():
            if isinstance(value, list) and label in value and len(value) > 1:
                return put(scenario, (*path, name), [one for one in value if one != label])
    return remove(scenario, path)


def turned(scenario: Scenario, path: FieldPath, facing: str | int) -> Scenario:
    """The scenario with a thing that points elsewhere."""
    return put(scenario, (*path, "facing"), facing)


def area_field(row: Mapping[str, Json]) -> str:
    """The field of a row that holds its hexes; ``area`` where it has none yet."""
    return next((name for name in _AREA_FIELDS if name in row), "area")


def is_by_rule(scenario: Scenario, path: FieldPath) -> bool:
    """Whether a rule gives the hexes of an area: what is painted then takes the rule's place."""
    row = scenario.get(*path)
    if not isinstance(row, dict):
        return False
    return row["mode"] != "hexes" if "mode" in row else isinstance(row.get(area_field(row)), dict)


def painted(scenario: Scenario, path: FieldPath, grid: Grid, hexes: Iterable[Hex]) -> Scenario:
    """The scenario with an area that is just these hexes, in map order; a rule that gave them before gives way.

    Where the row says by a ``mode`` how its hexes are given, it says now that they are listed.
    """
    row = scenario.get(*path)
    if not isinstance(row, dict):
        return scenario
    labels = [grid.label(at) for at in sorted(set(hexes), key=grid.position)]
    if "mode" in row:
        return merge(
            scenario, path, {"mode": "hexes", "hexes": labels, "edge": None, "depth": None, "radius": None}
        )
    return put(scenario, (*path, area_field(row)), labels)
