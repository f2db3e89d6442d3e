"""What differs between two versions of a game, in words: rows, settings of sight, headings."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from attrs import frozen

from bob_editor.model.foreign import is_foreign
from bob_editor.rules.games.called_otherwise import CALLED, called_otherwise, followed, rows_by_key
from bob_editor.rules.games.merging import KEYS
from bob_editor.rules.games.usual_sight import USUAL

Json = Any

_PASSED = ("format", "version", "id")
_LONGEST = 60
_NOTHING: Mapping[tuple[str, ...], Json] = {}


@frozen
class Setting:
    """What differs at a path of a row, or of the game: None where nothing is said.

    ``usual`` is what holds then, None for nothing.
    """

    path: tuple[str, ...]
    before: Json
    after: Json
    usual: Json = None


@frozen
class Changed:
    """What differs of one thing: a row of a ``table`` by its ``title``, a group of settings, or one of them."""

    table: str
    title: str = ""
    what: Literal["new", "gone", "order", "settings"] = "settings"
    settings: tuple[Setting, ...] = ()


def differences(old: Mapping[str, Json], new: Mapping[str, Json]) -> Iterator[Changed]:
    """Each difference, in the order of the new data; what only follows a row that is called otherwise is none."""
    ids = list(called_otherwise(old, new))
    for one in ids:
        old = followed(old, *one)
    otherwise = {table for table, _, _ in ids}
    for name in dict.fromkeys((*new, *old)):
        before, after = old.get(name), new.get(name)
        if name in _PASSED or is_foreign(name) or (before == after and name not in otherwise):
            continue
        if name in CALLED:
            former = {now: then for table, then, now in ids if table == name}
            yield from _rows(name, before, after, former)
        elif isinstance(before, Mapping) or isinstance(after, Mapping):
            usual = USUAL if name == "sight" else _NOTHING
            yield Changed(name, settings=tuple(settings_between(before or {}, after or {}, usual=usual)))
        else:
            yield Changed(name, settings=(Setting((), before, after),))


def changes(old: Mapping[str, Json], new: Mapping[str, Json]) -> Iterator[str]:
    """Each difference in a line: *Terrain Woods: height 1 → 2*."""
    return map(_told, differences(old, new))


def _rows(table: str, before: Json, after: Json, former: Mapping[str, str]) -> Iterator[Changed]:
    old, new = rows_by_key(table, before), rows_by_key(table, after)
    for key, row in new.items():
        if key not in old:
            yield Changed(table, _title(row, key), "new")
            continue
        settings = tuple(settings_between(old[key], row))
        if key in former:
            settings = (*settings, Setting((KEYS.get(table, "id"),), former[key], key))
        if settings:
            yield Changed(table, _title(row, key), settings=settings)
    for key, row in old.items():
        if key not in new:
            yield Changed(table, _title(row, key), "gone")
    if list(old) != list(new) and set(old) == set(new):
        yield Changed(table, what="order")


def _title(row: Json, key: str) -> str:
    title = row.get("title") if isinstance(row, Mapping) else None
    return title if isinstance(title, str) and title else key


def settings_between(
    old: Json, new: Json, path: tuple[str, ...] = (), *, usual: Mapping[tuple[str, ...], Json] = _NOTHING
) -> Iterator[Setting]:
    """Each difference of two values; ``usual`` is what holds at a path where nothing is said."""
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        for name in dict.fromkeys((*new, *old)):
            if old.get(name) != new.get(name) and not is_foreign(name):
                yield from settings_between(old.get(name), new.get(name), (*path, name), usual=usual)
    elif isinstance(old, Mapping) and new is None and path not in usual:
        yield from settings_between(old, dict.fromkeys(old), path, usual=usual)
    elif isinstance(new, Mapping) and old is None and path not in usual:
        yield from settings_between(dict.fromkeys(new), new, path, usual=usual)
    else:
        yield Setting(path, old, new, usual.get(path))


def _told(one: Changed) -> str:
    called = CALLED.get(one.table) or _words(one.table)
    match one.what:
        case "new":
            return f"{called} {one.title} is new"
        case "gone":
            return f"{called} {one.title} is gone"
        case "order":
            return f"{called}: another order"
    if one.table == "rule_numbers":
        return "Headings differ"
    return f"{f'{called} {one.title}'.strip()}: {', '.join(map(_setting, one.settings))}"


def _setting(one: Setting) -> str:
    before, after = (
        f"{_value(one.usual)}, as by default" if value is None and one.usual is not None else _value(value)
        for value in (one.before, one.after)
    )
    name = _words(" ".join(one.path), capital=False)
    return " ".join(filter(None, (name, *(("differs",) if before == after else (before, "→", after)))))


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
