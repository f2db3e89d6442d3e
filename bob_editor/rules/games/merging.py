"""Takes one ruleset over into another: row by row, without what it leaves out, under its own rule numbers."""

from collections.abc import Iterator, Mapping
from typing import Any

Json = Any

KEYS = {
    "terrains": "id", "markers": "id", "ends": "in", "units": "id", "changes": "id", "conditions": "id",
    "rulings": "id", "reasons": "id", "modifiers": "id", "presets": "id", "faces": "id",
    "hex_level_styles": "level", "checks": "check",
}  # fmt: skip
"""The tables, and the field that tells the rows of each apart."""

_OWN = ("id", "title", "edition", "based_on", "leave_out", "amended", "renumber", "whys")
"""What a ruleset says of itself alone."""


def merged(base: Mapping[str, Json], data: Mapping[str, Json]) -> dict[str, Json]:
    """The data of a ruleset that is based on another's.

    Tables are merged row by row: a row of the same id takes the place of the base's field by field, a new one follows.
    Rows under ``amended`` hold but the fields that differ. Those under ``leave_out`` are left out, citations of the
    base changed by ``renumber``. Other objects are merged field
    by field, ``sight`` also within its parameters, and anything else replaced.
    """
    numbers = data.get("renumber") or {}
    left_out = data.get("leave_out") or {}
    found = {name: renumbered(value, numbers) for name, value in base.items() if name not in _OWN}
    for name in KEYS:
        if name in found:
            gone = set(left_out.get(name, ()))
            found[name] = [row for row in found[name] if key_of(name, row) not in gone]
    for name, value in data.items():
        if name in KEYS and name in found:
            found[name] = _merged_rows(name, found[name], value)
        elif isinstance(value, dict) and isinstance(found.get(name), dict):
            found[name] = _merged_sight(found[name], value) if name == "sight" else {**found[name], **value}
        else:
            found[name] = value
    for name, rows in _amended(data):
        found[name] = _merged_rows(name, found.get(name, []), rows)
    return {name: value for name, value in found.items() if name != "amended"}


def amends_nothing(base: Mapping[str, Json], data: Mapping[str, Json]) -> Iterator[tuple[str, int, Json]]:
    """The rows under ``amended`` that change none: by table and place, with what they are told by."""
    for name, rows in _amended(data):
        known = [key_of(name, row) for row in (*base.get(name, ()), *data.get(name, ()))]
        yield from ((name, at, key) for at, row in enumerate(rows) if (key := key_of(name, row)) not in known)


def _amended(data: Mapping[str, Json]) -> Iterator[tuple[str, list[Json]]]:
    """The tables of which rows differ in some fields, without what other programs put there."""
    return ((name, rows) for name, rows in (data.get("amended") or {}).items() if name in KEYS)


def key_of(table: str, row: Json) -> Json:
    """What tells a row from the others of its table, and is alike in a game and in that which it is based on."""
    if table == "checks" and isinstance(row, dict) and "as" in row:
        return row["as"]
    key = row.get(KEYS[table]) if isinstance(row, dict) else row
    return repr(key) if isinstance(key, list | dict) else key


def _merged_rows(table: str, base: list[Json], rows: list[Json]) -> list[Json]:
    found = {key_of(table, row): row for row in base}
    for row in rows:
        key = key_of(table, row)
        before = found.get(key)
        found[key] = {**before, **row} if isinstance(before, dict) and isinstance(row, dict) else row
    return list(found.values())


_FOR_ALL = {"visibility": "hexes", "eye": "all"}
"""What holds for all, of parameters of sight that may say something else of some: a number alone says that."""


def _merged_sight(base: Json, own: Json) -> dict[str, Json]:
    """What a game says of sight, with what its base says of all else: one says of a tie what it says of that tie."""
    found = dict(base)
    for name in own:
        before, value = base.get(name), own[name]
        if name in _FOR_ALL and name in base and (_is_parted(before) or _is_parted(value)):
            before, value = (one if _is_parted(one) else {_FOR_ALL[name]: one} for one in (before, value))
        parted = name != "between" and _is_parted(before) and _is_parted(value)
        found[name] = _merged_sight(before, value) if parted else value
    return found


def _is_parted(value: Json) -> bool:
    """Whether it has fields of its own, and isn't one answer, as that of a ruling is."""
    return isinstance(value, dict) and "ruling" not in value


def renumbered(value: Json, numbers: Mapping[str, str]) -> Json:
    """The value with every citation in it renumbered: ``cites``, alone or by name, ``each_cites``, ``see``."""
    if isinstance(value, list):
        return [renumbered(one, numbers) for one in value]
    if not isinstance(value, dict):
        return value
    found = {name: renumbered(inner, numbers) for name, inner in value.items()}
    if isinstance(value.get("cites"), str):
        found["cites"] = renumbered_citation(value["cites"], numbers)
    for several in ("each_cites", "cites"):
        if isinstance(value.get(several), dict):
            found[several] = {
                name: renumbered_citation(one, numbers) if isinstance(one, str) else one
                for name, one in value[several].items()
            }
    if isinstance(value.get("see"), list):
        found["see"] = [new for one in value["see"] if (new := renumbered_citation(one, numbers))]
    return found


def renumbered_citation(cites: str, numbers: Mapping[str, str]) -> str:
    """Rule numbers, several parted by commas, as another edition counts; one that it calls nothing goes."""
    new = dict.fromkeys(numbers.get(number, number) for number in cites.split(", "))
    return ", ".join(number for number in new if number)
