"""Every edit to a game's data, a function each: from one value to the next, nothing in between is altered."""

from collections.abc import Mapping, Sequence
from typing import Any

from bob_editor.model.fields.paths import FieldPath, put_at, removed_at, value_at
from bob_editor.model.games.own_game import KEYS, OwnGame, key_of

Json = Any

ORDER = (
    "id", "title", "edition", "game", "based_on", "leave_out", "amended", "renumber", "hexes", "levels", "crest_line",
    "base_terrain", "presets", "faces", "sight", "terrains", "units", "markers", "ends", "changes", "conditions",
    "rulings", "modifiers", "charts", "checks", "rule_numbers", "citations", "hex_level_styles", "painting",
)  # fmt: skip
"""Where a field that is new to a file comes to stand among the others."""


def put(game: OwnGame, path: FieldPath, value: Json) -> OwnGame:
    """The game with a value at a path; objects on the way are made where they are missing. None takes it away."""
    if value is None:
        if value_at(game.data, path) is None and path[-1] not in _names(game, path[:-1]):
            return game
        return _with(game, removed_at(dict(game.data), path))
    return _with(game, put_at(dict(game.data), path, value))


def set_heading(game: OwnGame, **fields: Json) -> OwnGame:
    """The game with fields of its heading (title, edition, hexes …) put; None takes one away."""
    for name, value in fields.items():
        game = put(game, (name,), value)
    return game


def set_sight(game: OwnGame, *path: str | int, value: Json) -> OwnGame:
    """The game with a parameter of ``sight`` put, ``("ties", "level")``; None leaves it to its default."""
    return put(game, ("sight", *path), value)


def set_levels(game: OwnGame, lowest: int, highest: int) -> OwnGame:
    """The game with ground from one level to another."""
    # Beside a base only what differs is said.
    levels = {**({} if game.based_on else {"cites": ""}), **(game.data.get("levels") or {})}
    return put(game, ("levels",), {**levels, "min": min(lowest, highest), "max": max(lowest, highest)})


def add_row(game: OwnGame, table: str, row: Mapping[str, Json], at: int | None = None) -> OwnGame:
    """The game with one more row in a table, at a place in it or last. One of its id is put in that one's place."""
    rows = _rows(game, table)
    key = key_of(table, row)
    there = _place(rows, table, key)
    if there is not None:
        rows[there] = dict(row)
    else:
        rows.insert(len(rows) if at is None else at, dict(row))
    return put(game, (table,), rows)


def set_field(game: OwnGame, table: str, key: Json, *path: str | int, value: Json) -> OwnGame:
    """The game with a field of a row put: ``set_field(game, "terrains", "woods", "height", value=2)``; None removes."""
    place = _place(_rows(game, table), table, key)
    return game if place is None else put(game, (table, place, *path), value)


def remove_row(game: OwnGame, table: str, key: Json) -> OwnGame:
    """The game without a row; what names it elsewhere stays and is told by the checks of games."""
    rows = _rows(game, table)
    place = _place(rows, table, key)
    if place is None:
        return game
    del rows[place]
    return (
        put(game, (table,), rows or None) if table != "terrains" else _with(game, {**game.data, table: rows})
    )


def move_row(game: OwnGame, table: str, key: Json, to: int) -> OwnGame:
    """The game with a row at another place of its table: the palette's order is the table's."""
    rows = _rows(game, table)
    place = _place(rows, table, key)
    if place is None:
        return game
    rows.insert(to, rows.pop(place))
    return put(game, (table,), rows)


def copy_row(game: OwnGame, table: str, key: Json) -> OwnGame:
    """The game with a row a second time, behind the first, under an id that is free."""
    rows = _rows(game, table)
    place = _place(rows, table, key)
    if place is None or not isinstance(key, str):
        return game
    copied = {**rows[place], KEYS.get(table, "id"): free_id(game, table, key)}
    if isinstance(copied.get("title"), str):
        copied["title"] = f"{copied['title']} (copy)"
    return add_row(game, table, copied, place + 1)


def free_id(game: OwnGame, table: str, wanted: str) -> str:
    """An id for a row that no row of the table has: the one that is wanted, or with a number behind it."""
    taken = set(game.ids(table))
    numbered = (wanted if number == 1 else f"{wanted}_{number}" for number in range(1, len(taken) + 2))
    return next(one for one in numbered if one not in taken)


def set_headings(game: OwnGame, headings: Mapping[str, str] | Sequence[str]) -> OwnGame:
    """The game with the numbers of its rulebook, with their titles where they have any; none takes them away."""
    if not headings:
        return put(game, ("rule_numbers",), None)
    if isinstance(headings, Mapping) and any(headings.values()):
        return put(game, ("rule_numbers",), dict(headings))
    return put(game, ("rule_numbers",), list(headings))


def _rows(game: OwnGame, table: str) -> list[Json]:
    value = game.data.get(table)
    return list(value) if isinstance(value, list | tuple) else []


def _place(rows: Sequence[Json], table: str, key: Json) -> int | None:
    """Where in a table the row of a key stands; a row of checks may be its name alone."""
    for place, row in enumerate(rows):
        if key == (key_of(table, row) if isinstance(row, Mapping) else row):
            return place
    return None


def _names(game: OwnGame, path: FieldPath) -> Sequence[Json]:
    value = value_at(game.data, path)
    return tuple(value) if isinstance(value, Mapping) else ()


def _with(game: OwnGame, data: Mapping[str, Json]) -> OwnGame:
    """The game of such data; a field that is new stands where fields of its kind stand."""
    if OwnGame(data) == game and list(data) == list(game.data):
        return game
    new = [name for name in data if name not in game.data and name in ORDER]
    names = [name for name in data if name not in new]
    for name in new:
        before = ORDER[: ORDER.index(name)]
        place = max((index + 1 for index, one in enumerate(names) if one in before), default=len(names))
        names.insert(place, name)
    return OwnGame({name: data[name] for name in names})
