"""The rows of ``effects`` in a ruleset, which a designer's own may fill otherwise than the game's code expects."""

from collections.abc import Iterable, Mapping
from typing import Any

Json = Any


_EFFECT: Mapping[str, Json] = {"what": "", "value": None, "source": "rules"}
"""What an effect is where it doesn't say: the rules say so, in its text alone, by the number of its row."""

TABLES = ("terrains", "markers", "units", "changes")
"""The tables whose rows have effects."""


def with_effects(data: Mapping[str, Json]) -> dict[str, Json]:
    """The data of a game with what the effects of its rows leave out."""
    tables = {table: data[table] for table in TABLES if isinstance(data.get(table), list | tuple)}
    return {**data, **{table: [with_its_effects(row) for row in rows] for table, rows in tables.items()}}


def with_its_effects(row: Json) -> Json:
    """A row of a table with what its effects leave out."""
    effects = row.get("effects") if isinstance(row, dict) else None
    if not isinstance(effects, list | tuple):
        return row
    usual = {**_EFFECT, "cites": row.get("cites") or ""}
    return {**row, "effects": [{**usual, **one} if isinstance(one, dict) else one for one in effects]}


def value_of(effects: Iterable[Mapping[str, Json]], what: str) -> Json:
    """The value of the first row about something; None where there is none, or only its text says it."""
    return next((row.get("value") for row in effects if row["what"] == what), None)


def modified(data: Mapping[str, Json]) -> frozenset[str]:
    """What a game's numbers are added to: some row of its tables takes away from it, so that others add."""
    rows = (row for table in data.values() if isinstance(table, list | tuple) for row in table)
    every = (one for row in rows if isinstance(row, Mapping) for one in row.get("effects") or ())
    return frozenset(
        str(one.get("what"))
        for one in every
        if isinstance(one.get("value"), int | float) and one["value"] < 0
    )


def number_of(effects: Iterable[Mapping[str, Json]], what: str) -> int | None:
    """Likewise as a whole number, which a text may hold, too; None where it is none."""
    value = value_of(effects, what)
    try:
        return None if value is None else int(value)
    except (ValueError, OverflowError):
        return None
