"""What differs between two versions of a game: rows, settings of sight, headings."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from bob_editor.model.foreign import is_foreign
from bob_editor.records import Record
from bob_editor.rules.effects import with_effects
from bob_editor.rules.games.called_otherwise import ROWS, called_otherwise, followed, name_field, rows_by_key
from bob_editor.rules.games.usual_sight import USUAL

Json = Any

_PASSED = ("format", "version", "id")
_NOTHING: Mapping[tuple[str, ...], Json] = {}


class Setting(Record):
    """What differs at a path of a row, or of the game: None where nothing is said."""

    path: tuple[str, ...]
    before: Json
    after: Json


class Changed(Record):
    """What differs of one thing: a row of a ``table`` by its ``title``, a group of settings, or one of them."""

    table: str
    title: str = ""
    what: Literal["new", "gone", "order", "settings"] = "settings"
    settings: tuple[Setting, ...] = ()


def differences(old: Mapping[str, Json], new: Mapping[str, Json]) -> Iterator[Changed]:
    """Each difference, in the order of the new data; what only follows a row that is called otherwise is none."""
    old, new = with_effects(old), with_effects(new)
    ids = list(called_otherwise(old, new))
    for one in ids:
        old = followed(old, *one)
    otherwise = {table for table, _, _ in ids}
    for name in dict.fromkeys((*new, *old)):
        before, after = old.get(name), new.get(name)
        if name in _PASSED or is_foreign(name) or (before == after and name not in otherwise):
            continue
        if name in ROWS:
            former = {now: then for table, then, now in ids if table == name}
            yield from _rows(name, before, after, former)
        elif isinstance(before, Mapping) or isinstance(after, Mapping):
            usual = USUAL if name == "sight" else _NOTHING
            yield Changed(name, settings=tuple(settings_between(before or {}, after or {}, usual=usual)))
        else:
            yield Changed(name, settings=(Setting((), before, after),))


def _rows(table: str, before: Json, after: Json, former: Mapping[str, str]) -> Iterator[Changed]:
    old, new = rows_by_key(table, before), rows_by_key(table, after)
    for key, row in new.items():
        if key not in old:
            yield Changed(table, _title(row, key), "new")
            continue
        settings = tuple(settings_between(old[key], row))
        if key in former:
            settings = (*settings, Setting((name_field(table),), former[key], key))
        if settings:
            yield Changed(table, _title(row, key), settings=settings)
    for key, row in old.items():
        if key not in new:
            yield Changed(table, _title(row, key), "gone")
    if list(old) != list(new) and set(old) == set(new):
        yield Changed(table, what="order")


def _title(row: Json, key: str) -> str:
    named = (row.get(name) for name in ("title", "question")) if isinstance(row, Mapping) else ()
    return next((name for name in named if isinstance(name, str) and name), key)


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
        yield Setting(path, old, new)
