"""Which of the units that a card lists don't set up: those that a reinforcement, a landing or a box names."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.records import Record
from bob_editor.rules.cards.names import named_at
from bob_editor.rules.cards.rows import whole

Json = Any

GROUPS = (
    "reinforcements/*/units/*", "reinforcements/*/pieces/*", "reinforcements/*/forces/*",
    "landing/sticks/*/units/*", "landing/gliders/*/units/*", "sides/*/infiltration/*/*",
)  # fmt: skip
"""Where a card names units that it lists under ``units``, by their ids or with a number of their own."""

_ANY_SIDE = "*"
"""An id is one unit's alone, so a group that calls its side by another name means that one."""


class Arrival(Record):
    """Some of a listed unit that come in by a group.

    ``unit`` is the unit's place among the card's ``units``, ``path`` where the group names it, ``group`` the group's
    own path; ``row`` is the unit's with what the group says of it, ``count`` how many of them come.
    """

    unit: int
    path: FieldPath
    group: FieldPath
    row: Mapping[str, Json]
    count: int


def arrivals(scenario: Scenario) -> tuple[Arrival, ...]:
    """Every arrival of a listed unit, in the card's order.

    A group that gives no number brings all that no other names with one.
    """
    listed = {key: index for index, row in reversed(scenario.units) for key in _keys(row)}
    rows = dict(scenario.units)
    named = [
        (listed[found], path, _group_of(path), own)
        for path, own, key in _named(scenario)
        if (found := next((one for one in (key, (_ANY_SIDE, key[1])) if one in listed), None))
    ]
    told: dict[int, int] = {}
    for index, _, _, own in named:
        told[index] = told.get(index, 0) + (_count(own) or 0)
    return tuple(
        Arrival(
            index, path, group, {**rows[index], **own},
            _count(own) or max(0, (_count(rows[index]) or 1) - told[index]),
        )
        for index, path, group, own in named
    )  # fmt: skip


def setting_up(scenario: Scenario, found: tuple[Arrival, ...]) -> Mapping[int, int]:
    """How many of each listed unit, by its place in ``units``, are there when the game begins."""
    left = {index: _count(row) or 1 for index, row in scenario.units}
    for one in found:
        left[one.unit] = max(0, left[one.unit] - one.count)
    return left


def groups_naming(scenario: Scenario, name: str) -> list[FieldPath]:
    """Where groups name a unit."""
    return [path for path, _, (_, one) in _named(scenario) if one == name]


def _named(scenario: Scenario) -> Iterator[tuple[FieldPath, Mapping[str, Json], tuple[str, str]]]:
    for pattern in GROUPS:
        for path, value, _ in named_at(scenario, pattern):
            side = scenario.text(*(path[:2] if "infiltration" in path else path[:-2]), "side")
            if isinstance(value, str):
                yield path, {}, (side, value)
            elif isinstance(value, dict) and isinstance(name := value.get("unit", value.get("id")), str):
                yield path, {key: one for key, one in value.items() if one is not None}, (side, name)


def _group_of(path: FieldPath) -> FieldPath:
    """The row of a list that names units; a box is the list itself."""
    return path[:-1] if "infiltration" in path else path[:-2]


def _keys(row: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    """By what a unit is named: its id, or the name that some games give it in ``unit``."""
    side = row.get("side")
    name = row.get("id", row.get("unit"))
    if isinstance(name, str):
        yield side if isinstance(side, str) else "", name
    if isinstance(row.get("id"), str):
        yield _ANY_SIDE, row["id"]


def _count(row: Mapping[str, Json]) -> int | None:
    count = whole(row.get("count"))
    return count if count and count > 0 else None
