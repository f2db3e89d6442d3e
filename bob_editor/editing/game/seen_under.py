"""How far one sees under a condition: said among the answers about sight, shown as a field of the condition's row."""

from collections.abc import Mapping
from typing import Any

from bob_editor.model.fields.paths import value_at

Json = Any

FAR, BY_VALUE = "sees_within", "sees_value"
"""The fields of a row that aren't stored in it: so many hexes, or as many as the condition's number says."""

_PATH = ("sight", "visibility", "conditions")


def shown(data: Mapping[str, Json]) -> Mapping[str, Json]:
    """What a game says, its conditions with how far one sees under each."""
    said, rows = value_at(data, _PATH), data.get("conditions")
    if not isinstance(said, Mapping) or not isinstance(rows, list | tuple):
        return data
    return {**data, "conditions": [_with(row, said) if isinstance(row, Mapping) else row for row in rows]}


def stored(data: Mapping[str, Json], before: Mapping[str, Json]) -> Mapping[str, Json]:
    """What a game says as its file has it: the opposite of ``shown``. ``before`` is what it said until now.

    What was said of a condition goes with its row.
    """
    rows = data.get("conditions")
    if not isinstance(rows, list | tuple):
        rows = ()
    said = value_at(data, _PATH)
    far = dict(said) if isinstance(said, Mapping) else {}
    bare = [
        {name: value for name, value in row.items() if name not in (FAR, BY_VALUE)}
        if isinstance(row, Mapping)
        else row
        for row in rows
    ]
    ids = {str(row["id"]): row for row in rows if isinstance(row, Mapping) and row.get("id")}
    # What a row says nothing of is left as it stands where no form can say it, as by a ruling.
    rows_ever = ids.keys() | {
        str(row.get("id")) for row in before.get("conditions") or () if isinstance(row, Mapping)
    }
    found = {
        name: value for name, value in far.items() if isinstance(value, Mapping) or name not in rows_ever
    }
    found |= {name: _said(row) for name, row in ids.items() if _said(row) is not None}
    after = data if "conditions" not in data else {**data, "conditions": bare}
    return after if found == far else _put(after, found)


def _with(row: Mapping[str, Json], said: Mapping[str, Json]) -> dict[str, Json]:
    value = said.get(str(row.get("id")))
    if value == "value":
        return {**row, BY_VALUE: True}
    return {**row, FAR: value} if isinstance(value, int) else dict(row)


def _said(row: Mapping[str, Json]) -> Json:
    return "value" if row.get(BY_VALUE) else row.get(FAR)


def _put(data: Mapping[str, Json], far: Mapping[str, Json]) -> dict[str, Json]:
    sight = dict(data.get("sight") or {})
    visibility = sight.pop("visibility", None)
    always = (
        visibility
        if isinstance(visibility, Mapping) and "ruling" not in visibility
        else {"hexes": visibility}
    )
    rest = {name: value for name, value in always.items() if name != "conditions" and value is not None}
    if far:
        sight["visibility"] = {**rest, "conditions": dict(far)}
    elif set(rest) == {"hexes"}:
        sight["visibility"] = rest["hexes"]
    elif rest:
        sight["visibility"] = rest
    return {**data, "sight": sight}
