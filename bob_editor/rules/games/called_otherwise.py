"""Rows of a game that only go by another id in its next version: the same ones, not one that went and one that came."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.fields.paths import put_at
from bob_editor.model.games.own_game import OwnGame, key_of
from bob_editor.rules.games.merging import KEYS
from bob_editor.rules.games.names import TABLES
from bob_editor.rules.games.renaming import rename_row

Json = Any

ROWS = (
    "terrains", "markers", "ends", "units", "changes", "conditions", "rulings", "checks", "modifiers", "presets",
    "faces", "reasons", "hex_level_styles", "charts", "fields",
)  # fmt: skip
"""The tables whose rows are told one by one."""

_KINDS = {table: kind for kind, table in TABLES.items()}


def rows_by_key(table: str, rows: Json) -> dict[str, Json]:
    """The rows of a table by what tells them apart."""
    found: dict[str, Json] = {}
    for row in rows if isinstance(rows, list | tuple) else ():
        key = (row.get("as") or row.get(KEYS.get(table, "id"))) if isinstance(row, Mapping) else row
        found[str(key)] = row if isinstance(row, Mapping) else {"check": row}
    return found


def called_otherwise(old: Mapping[str, Json], new: Mapping[str, Json]) -> Iterator[tuple[str, str, str]]:
    """The table, the former id and the present one of each row that has another.

    A row is another's former self that has its title, or stands where that stood and is like it in all but names.
    """
    for table in ROWS:
        before, after = (rows_by_key(table, data.get(table)) for data in (old, new))
        gone = [key for key in before if key not in after]
        for place, (key, row) in enumerate(after.items()):
            if key in before:
                continue
            found = [one for one in gone if _title(row) and _title(before[one]) == _title(row)]
            there = list(before)[place : place + 1]
            if not found and there and there[0] in gone and _alike(table, before[there[0]], row):
                found = there
            if len(found) == 1:
                gone.remove(found[0])
                yield table, found[0], key


def followed(data: Mapping[str, Json], table: str, old: str, new: str) -> Mapping[str, Json]:
    """The data with a row under another id, and with all that names it."""
    if table in _KINDS:
        return rename_row(OwnGame(data), _KINDS[table], old, new).data
    for index, row in enumerate(data[table]):
        if isinstance(row, Mapping) and key_of(table, row) == old:
            return dict(put_at(data, (table, index, name_field(table)), new))
    return data


def name_field(table: str) -> str:
    """The field by which a row of a table goes: a check by ``as``, since several rows may name one check."""
    return "as" if table == "checks" else KEYS.get(table, "id")


def _title(row: Mapping[str, Json]) -> Json:
    return row.get("title")


def _alike(table: str, one: Mapping[str, Json], other: Mapping[str, Json]) -> bool:
    """Whether two rows say the same of anything but what they are called, and say anything."""
    names = {name_field(table), "title"}
    first, second = ({key: row[key] for key in row if key not in names} for row in (one, other))
    return bool(first) and first == second
