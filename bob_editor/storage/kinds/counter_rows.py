"""The rows of a counter list as cells of a table: what stands in each, and what it makes of what is typed there."""

from collections.abc import Mapping
from typing import Any

from bob_editor.errors import BadCall
from bob_editor.geometry.labels import written_number
from bob_editor.model.foreign import is_foreign
from bob_editor.records import Record
from bob_editor.storage.form.problems import Steps, quoted
from bob_editor.storage.kinds.counter_lists import VALUES_LONGEST

Json = Any


class Column(Record):
    """A column: what it is called, where its value stands in a row, and of what kind that is."""

    title: str
    steps: tuple[str, ...]
    tip: str
    kind: str = "text"


COLUMNS: tuple[Column, ...] = (
    Column("Name", ("name",), "What is printed on it: the name by which scenarios have it"),
    Column(
        "Nation", ("nation",), "Whose it is, as scenarios write the nation; any nation's where it is empty"
    ),
    Column("Mark", ("mark",), "What tells it from others of its name: company, platoon, number"),
    Column("In the box", ("box",), "How many there are", "number"),
    Column(
        "Values", ("values",), "What stands on it: FP 5, Range 5; the first three in large figures", "values"
    ),
    Column("Picture", ("art",), "A picture that is the whole front: its path from the list on"),
    Column("Figure", ("figure",), "A picture in place of the sign: its path from the list on"),
    Column("Other side", ("back", "says"), "What the other side is called: reduced, broken …"),
    Column("Its values", ("back", "values"), "What stands on the other side: FP 3", "values"),
    Column("Its picture", ("back", "art"), "A picture that is the whole other side"),
    Column("Sign", ("symbol",), "Of a counter that no scenario uses: what it is, such as squad"),
)


def cell(row: Mapping[str, Json], column: Column) -> str:
    """What stands in a cell."""
    value: Json = row
    for step in column.steps:
        value = value.get(step) if isinstance(value, dict) else None
    if isinstance(value, dict):
        return ", ".join(f"{name} {told}" for name, told in value.items() if not is_foreign(name))
    return "" if value is None else str(value)


def with_cell(row: Mapping[str, Json], column: Column, text: str) -> dict[str, Json]:
    """The row with what was typed into a cell; what is empty isn't said.

    :raises BadCall: where it can't be read, saying what is wanted.
    """
    value: Json = text.strip()
    if column.kind == "number" and value:
        number = written_number(value)
        if number is None or number > 9999:
            raise BadCall(f"{quoted(value)} is no number of counters.", hint="Type 0 to 9999.")
        value = number
    elif column.kind == "values":
        value = _values(value)
    if column.steps == ("name",) and not value:
        raise BadCall("A counter has a name.", hint="Remove the row where it isn't wanted.")
    return _put(row, column.steps, value)


def column_at(steps: Steps) -> tuple[int, int]:
    """The row and column of a place in a list; the first row or column where it leads to none."""
    row = steps[1] if len(steps) > 1 and isinstance(steps[1], int) else 0
    inner = steps[2:]
    for number, column in enumerate(COLUMNS):
        if inner[: len(column.steps)] == column.steps:
            return row, number
    return row, 0


def _values(text: str) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for one in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = one.rpartition(" ")
        if not name or len(value) > VALUES_LONGEST:
            raise BadCall(f"“{one}” is no value with its name.", hint="Type them as FP 5, Range 5.")
        number = written_number(value)
        found[name.strip()] = value if number is None else number
    return found


def _put(row: Mapping[str, Json], steps: tuple[str, ...], value: Json) -> dict[str, Json]:
    step, *rest = steps
    own = row.get(step)
    inner = own if isinstance(own, dict) else {}
    new = _put(inner, tuple(rest), value) if rest else value
    if isinstance(new, dict):  # what other programs keep among the values stays
        new = {**new, **{name: told for name, told in inner.items() if is_foreign(name)}}
    said = {**row, step: new}
    return {name: told for name, told in said.items() if name != step or told not in ("", {})}
