"""The rows of ``effects`` in a ruleset, which a designer's own may fill otherwise than the game's code expects."""

from collections.abc import Iterable, Mapping
from typing import Any

Json = Any


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
