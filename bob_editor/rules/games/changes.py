"""What differs between two versions of a game, in words: rows, settings of sight, headings."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.foreign import is_foreign
from bob_editor.rules.games.merging import KEYS
from bob_editor.rules.games.usual_sight import USUAL

Json = Any

_CALLED = {
    "terrains": "Terrain", "markers": "Marker", "ends": "Position", "units": "Unit", "changes": "Change",
    "conditions": "Condition", "rulings": "Ruling", "checks": "Check", "modifiers": "Modifier",
    "presets": "Board shape", "faces": "Counter", "reasons": "Reason", "hex_level_styles": "Look of level",
    "charts": "Chart",
}  # fmt: skip
_PASSED = ("format", "version", "id")
_LONGEST = 60
_NOTHING: Mapping[str, Json] = {}
_USUAL: Mapping[str, Json] = {" ".join(path): value for path, value in USUAL.items()}


def changes(old: Mapping[str, Json], new: Mapping[str, Json]) -> Iterator[str]:
    """Each difference in a line, in the order of the new data: *Terrain Woods: height 1 → 2*."""
    for name in dict.fromkeys((*new, *old)):
        before, after = old.get(name), new.get(name)
        if name in _PASSED or is_foreign(name) or before == after:
            continue
        if name in _CALLED:
            yield from _rows(name, before, after)
        elif isinstance(before, Mapping) or isinstance(after, Mapping):
            usual = _USUAL if name == "sight" else {}
            told = list(_fields(before or {}, after or {}, usual=usual))
            yield f"{_words(name)}: {', '.join(told)}" if name != "rule_numbers" else "Headings differ"
        else:
            yield f"{_words(name)}: {_value(before)} → {_value(after)}"


def _rows(table: str, before: Json, after: Json) -> Iterator[str]:
    old, new = _by_key(table, before), _by_key(table, after)
    for key, row in new.items():
        if key not in old:
            yield f"{_CALLED[table]} {_title(row, key)} is new"
        elif row != old[key]:
            told = ", ".join(_fields(old[key], row)) if isinstance(row, Mapping) else "differs"
            yield f"{_CALLED[table]} {_title(row, key)}: {told}"
    for key, row in old.items():
        if key not in new:
            yield f"{_CALLED[table]} {_title(row, key)} is gone"
    if list(old) != list(new) and set(old) == set(new):
        yield f"{_CALLED[table]}: another order"


def _by_key(table: str, rows: Json) -> dict[str, Json]:
    found: dict[str, Json] = {}
    for row in rows if isinstance(rows, list | tuple) else ():
        key = (row.get("as") or row.get(KEYS.get(table, "id"))) if isinstance(row, Mapping) else row
        found[str(key)] = row if isinstance(row, Mapping) else {"check": row}
    return found


def _title(row: Json, key: str) -> str:
    title = row.get("title") if isinstance(row, Mapping) else None
    return title if isinstance(title, str) and title else key


def _fields(old: Json, new: Json, path: str = "", *, usual: Mapping[str, Json] = _NOTHING) -> Iterator[str]:
    """Each difference of two values; ``usual`` is what holds at a path where nothing is said."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for name in dict.fromkeys((*new, *old)):
            if old.get(name) != new.get(name) and not is_foreign(name):
                yield from _fields(old.get(name), new.get(name), f"{path} {name}".strip(), usual=usual)
    elif isinstance(old, Mapping) and new is None and path not in usual:
        yield from _fields(old, dict.fromkeys(old), path, usual=usual)
    elif isinstance(new, Mapping) and old is None and path not in usual:
        yield from _fields(dict.fromkeys(new), new, path, usual=usual)
    else:
        before, after = (
            f"{_value(usual[path])}, as by default" if one is None and path in usual else _value(one)
            for one in (old, new)
        )
        yield f"{_words(path, capital=False)} {before} → {after}".strip()


def _words(name: str, *, capital: bool = True) -> str:
    told = name.replace("_", " ")
    return told[:1].upper() + told[1:] if capital else told


def _value(value: Json) -> str:
    if value is None or value == "":
        return "unsaid"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple) and all(isinstance(one, str) for one in value):
        value = ", ".join(value) or "none"
    elif isinstance(value, list | tuple | Mapping):
        return "otherwise"
    text = str(value)
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
