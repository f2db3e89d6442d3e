"""What is said among the answers about sight and shown as a field of a row: how far one sees, how high eyes are."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.fields.paths import value_at
from bob_editor.model.games.own_game import KEYS
from bob_editor.records import Record

Json = Any

FAR, BY_VALUE = "sees_within", "sees_value"
"""The fields of a condition that aren't stored in its row: so many hexes, or as many as its number says."""

EYE = "eye"
"""The same of a kind of unit and a position: how high its eyes are."""


class _Kept(Record):
    """What is said of the rows of a ``table``: in an answer about sight, beside what holds ``always``."""

    table: str
    answer: str
    always: str
    within: str
    fields: tuple[str, ...]

    def said(self, data: Mapping[str, Json]) -> Mapping[str, Json]:
        """What a game says of the rows, by their keys."""
        found = value_at(data, ("sight", self.answer, self.within))
        return found if isinstance(found, Mapping) else {}

    def key(self, row: Mapping[str, Json]) -> str:
        """What a row is called."""
        return str(row.get(KEYS[self.table]) or "")


_ALL = (
    _Kept("conditions", "visibility", "hexes", "conditions", (FAR, BY_VALUE)),
    _Kept("units", "eye", "all", "units", (EYE,)),
    _Kept("ends", "eye", "all", "positions", (EYE,)),
)


def shown(data: Mapping[str, Json]) -> Mapping[str, Json]:
    """What a game says, its rows with what is said of them elsewhere."""
    for kept in _ALL:
        said, rows = kept.said(data), data.get(kept.table)
        if said and isinstance(rows, list | tuple):
            told = [
                {**row, **_fields(kept, said.get(kept.key(row)))} if isinstance(row, Mapping) else row
                for row in rows
            ]
            data = {**data, kept.table: told}
    return data


def stored(data: Mapping[str, Json], before: Mapping[str, Json]) -> Mapping[str, Json]:
    """What a game says as its file has it: the opposite of ``shown``. ``before`` is what it said until now.

    What was said of a row goes with it.
    """
    for kept in _ALL:
        data = _stored(kept, data, before)
    return data


def _stored(kept: _Kept, data: Mapping[str, Json], before: Mapping[str, Json]) -> Mapping[str, Json]:
    rows = data.get(kept.table)
    if not isinstance(rows, list | tuple):
        rows = ()
    bare = [
        {name: value for name, value in row.items() if name not in kept.fields}
        if isinstance(row, Mapping)
        else row
        for row in rows
    ]
    keys = dict(_by_key(kept, rows))
    # What a row says nothing of is left as it stands where no form can say it, as by a ruling.
    ever = keys.keys() | dict(_by_key(kept, before.get(kept.table) or ())).keys()
    said = kept.said(data)
    found = {name: value for name, value in said.items() if isinstance(value, Mapping) or name not in ever}
    found |= {name: _said(kept, row) for name, row in keys.items() if _said(kept, row) is not None}
    after = data if kept.table not in data else {**data, kept.table: bare}
    return after if found == said else _put(kept, after, found)


def _by_key(kept: _Kept, rows: Json) -> Iterator[tuple[str, Mapping[str, Json]]]:
    yield from ((kept.key(row), row) for row in rows if isinstance(row, Mapping) and kept.key(row))


def _fields(kept: _Kept, value: Json) -> dict[str, Json]:
    if value == "value":
        return {BY_VALUE: True}
    return {kept.fields[0]: value} if isinstance(value, int | float) else {}


def _said(kept: _Kept, row: Mapping[str, Json]) -> Json:
    return "value" if BY_VALUE in kept.fields and row.get(BY_VALUE) else row.get(kept.fields[0])


def _put(kept: _Kept, data: Mapping[str, Json], found: Mapping[str, Json]) -> dict[str, Json]:
    sight = dict(data.get("sight") or {})
    given = sight.pop(kept.answer, {})
    always = given if isinstance(given, Mapping) and "ruling" not in given else {kept.always: given}
    rest = {name: value for name, value in always.items() if name != kept.within}
    if found:
        sight[kept.answer] = {**rest, kept.within: dict(found)}
    elif set(rest) == {kept.always}:
        sight[kept.answer] = rest[kept.always]
    elif rest:
        sight[kept.answer] = rest
    return {**data, "sight": sight}
