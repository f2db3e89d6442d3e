"""Tables that a rulebook leaves to a player's printed aid: what a ruleset asks for, and the values that a user enters.

A ruleset's ``charts`` name them. One is ``of`` a table of rows (terrains, markers, units), of which some effects are
its columns; or it is a ``matrix`` of ``x-assumed_data``, as The Last Hundred Yards' blind hexes. What the user hasn't
entered stays as the ruleset has it.
"""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from bob_editor.records import Record

Json = Any
Cells = Mapping[str, Mapping[str, Json]]
"""Values by row and column, both by the names that the file has for them."""
Entered = Mapping[str, Cells]
"""The user's values of one ruleset, by chart."""

OWN = "chart"
"""The source of an effect that the user's chart gives."""


class Chart(Record):
    """A chart to fill in: its rows and columns by id with their titles, and what the ruleset has in its cells.

    ``least`` and ``most`` bound every cell.
    """

    id: str
    title: str
    text: str
    cites: str
    rows: Mapping[str, str]
    columns: Mapping[str, str]
    usual: Cells
    least: int
    most: int

    def problem(self, cells: Cells) -> str:
        """Why values can't be this chart's, as a sentence; "" where they can."""
        for row, columns in cells.items():
            for column, value in columns.items():
                if row not in self.rows or column not in self.columns:
                    return f"{self.title} has no cell {row}, {column}."
                if (
                    isinstance(value, bool)
                    or not isinstance(value, int)
                    or not self.least <= value <= self.most
                ):
                    where = f"{self.rows[row]}, {self.columns[column]}"
                    return f"{where}: {value} is no whole number from {self.least} to {self.most}."
        return ""


def charts_of(data: Mapping[str, Json]) -> tuple[Chart, ...]:
    """The charts that a ruleset leaves to its players."""
    return tuple(_chart(data, row) for row in data.get("charts", ()))


def _chart(data: Mapping[str, Json], row: Mapping[str, Json]) -> Chart:
    if "matrix" in row:
        matrix = data["x-assumed_data"][row["matrix"]]
        far = [str(one) for one in matrix["columns_distance"]]
        usual = {
            str(one["level_difference"]): dict(zip(far, one["blind_hexes"], strict=False))
            for one in matrix["rows"]
        }
        rows, columns = {name: f"lower by {name}" for name in usual}, {one: one for one in far}
    else:
        names = [str(one) for one in row["columns"]]
        listed = {one["id"]: one for one in data[row["of"]] if one["id"] in row.get("rows", (one["id"],))}
        usual = {
            name: {what: value for what in names if (value := _value(one, what)) is not None}
            for name, one in listed.items()
        }
        rows = {name: str(one.get("title", name)) for name, one in listed.items()}
        columns = {one: one.capitalize() for one in names}
    return Chart(
        row["id"],
        row["title"],
        row.get("text", ""),
        row.get("cites", ""),
        rows=rows,
        columns=columns,
        usual=usual,
        least=int(row["from"]),
        most=int(row["to"]),
    )


def _value(row: Mapping[str, Json], what: str) -> int | None:
    values = [one.get("value") for one in row.get("effects", ()) if one.get("what") == what]
    return next((one for one in values if isinstance(one, int) and not isinstance(one, bool)), None)


def with_charts(data: Mapping[str, Json], entered: Entered) -> Mapping[str, Json]:
    """A ruleset's data with the user's values in place of its own; those that no chart asks for are left out."""
    known = {row["id"]: (row, _chart(data, row)) for row in data.get("charts", ()) if entered.get(row["id"])}
    if not known:
        return data
    found = dict(data)
    for name, (row, chart) in known.items():
        cells = {key: of for key, of in entered[name].items() if not chart.problem({key: of})}
        if "matrix" in row:
            assumed = found["x-assumed_data"] = {**found["x-assumed_data"]}
            assumed[row["matrix"]] = {**assumed[row["matrix"]], "entered": cells}
            continue
        table = found[row["of"]] = deepcopy(list(found[row["of"]]))
        for one in table:
            for what, value in cells.get(str(one["id"]), {}).items():
                _put(one, what, value, chart.cites)
    return found


def _put(row: dict[str, Json], what: str, value: int, cites: str) -> None:
    """Give a row's effect another value; one that it hasn't is added."""
    effects = row.setdefault("effects", [])
    effect = next((one for one in effects if one.get("what") == what), None)
    if effect is None:
        effect = {"what": what, "cites": row.get("cites") or cites}
        effects.append(effect)
    effect |= {"value": value, "source": OWN}
