"""What our documents don't hold of a .m44 file: kept as it was, and put back where nothing was altered.

``x-m44`` of the board holds the file's ``board`` and ``x-m44`` of the scenario the rest, as they were read. What is
written is that, with every difference between what would be written of it and what is written of the present documents:
so a file that nobody altered is the same JSON value again, in whichever of the three generations it was written.
"""

import json
from collections import defaultdict, deque
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

from bob_editor.exchange.formats.m44.board import items_of, whole_of
from bob_editor.exchange.formats.m44.options import NIGHTS, PLAIN
from bob_editor.exchange.report import Report

Json = Any
KEPT = "x-m44"

EXITS = ("tag4", "tag5")
"""Tags whose group lists hexes that are exits too."""

UPRIGHT = (("orientation", 1), ("orientation", "1"))
"""What files say of tiles that can't be turned."""

_PLACED = ("hexagons", "labels")
"""Lists whose entries are known by row and column."""


def merged(raw: Json, base: Json, ours: Json, name: str = "") -> Json:
    """A file's value with what was altered: ``base`` is what we make of it as it was, ``ours`` of it as it is."""
    if ours == base:
        return raw
    if name in _PLACED:
        return _placed(raw, base, ours)
    if isinstance(raw, dict) and isinstance(base, dict) and isinstance(ours, dict):
        # Another tile or unit has nothing left of the one before.
        return ours if base.get("name") != ours.get("name") else _object(raw, base, ours)
    if name == "tags" and isinstance(base, list) and isinstance(ours, list):
        return _tags(items_of(raw), base, ours)
    if (
        isinstance(raw, list)
        and isinstance(base, list)
        and isinstance(ours, list)
        and len(raw) == len(base) == len(ours)
    ):
        return [merged(*three) for three in zip(raw, base, ours, strict=True)]
    return ours


def _tags(raw: list[Mapping[str, Json]], base: list[Json], ours: list[Json]) -> list[Json]:
    """Tags in the file's order: each by the one of its name that we make of it, new ones behind."""
    found, taken = [], set[int]()
    same, alike = _places(map(_text, ours)), _places(map(_kind, ours))
    for row, number in _paired(raw, base):
        was = None if number is None else base[number]
        if was is None:
            found.append(row)
            continue
        free = _free(same[_text(was)], taken) or _free(alike[_kind(was)], taken)
        if free:
            taken.add(free[0])
            found.append(merged(row, was, ours[free[0]]))
    return found + [one for number, one in enumerate(ours) if number not in taken]


def _paired(
    raw: list[Mapping[str, Json]], base: list[Json]
) -> Iterator[tuple[Mapping[str, Json], int | None]]:
    """Each row with the place of the one of its name among ours, each once; None where we have none."""
    places = _places(map(_kind, base))
    for row in raw:
        free = places[_kind(row)]
        yield row, free.popleft() if free else None


def _places(names: Iterable[str]) -> defaultdict[str, deque[int]]:
    """Where each name stands, in order."""
    found = defaultdict[str, deque[int]](deque)
    for number, name in enumerate(names):
        found[name].append(number)
    return found


def _free(places: deque[int], taken: Container[int]) -> deque[int]:
    """The places from the first on that isn't taken."""
    while places and places[0] in taken:
        places.popleft()
    return places


def _text(tag: Json) -> str:
    return json.dumps(tag, sort_keys=True)


def _kind(tag: Mapping[str, Json]) -> str:
    """What a tag is; an exit is one however it is laid."""
    return EXITS[0] if tag.get("name") in EXITS else str(tag.get("name"))


def _object(raw: Mapping[str, Json], base: Mapping[str, Json], ours: Mapping[str, Json]) -> dict[str, Json]:
    found = {}
    for key, value in raw.items():
        if key not in base and key not in ours:
            found[key] = value
        elif key in ours:
            found[key] = merged(value, base.get(key), ours[key], key)
    added = {key: value for key, value in ours.items() if key not in raw and base.get(key) != value}
    return found | added


def _placed(raw: Json, base: Json, ours: Json) -> list[Json]:
    """Entries by place; of a place that is listed twice, the first is altered and the others go."""
    was, now = _by_place(base), _by_place(ours)
    found: list[Json] = []
    done = set()
    for row in items_of(raw):
        place = _place(row)
        old, new = was.get(place), now.get(place)
        if old == new:
            found.append(row)
        elif new is not None and place not in done:
            found.append(new if old is None else merged(row, old, new))
        done.add(place)
    found += [row for place, row in now.items() if place not in done]
    return sorted(found, key=_place)


def _by_place(rows: Json) -> dict[tuple[int, int], Mapping[str, Json]]:
    return {_place(row): row for row in items_of(rows)}


def _place(row: Mapping[str, Json]) -> tuple[int, int]:
    at = whole_of(row.get("row")), whole_of(row.get("col"))
    return (-1 if at[0] is None else at[0], -1 if at[1] is None else at[1])


def tell_kept(raw: Json, base: Json, labels: Mapping[tuple[int, int], str], report: Report) -> None:
    """Tell of everything in the hexes and options of a file that is only kept."""
    was = _by_place(_get(base, "board", "hexagons"))
    for row in items_of(_get(raw, "board", "hexagons")):
        place = _place(row)
        for what, value in _unheld(row, was.get(place, {})):
            report.dropped(labels.get(place, ""), f"{what}: {value}", _KEPT)
    held = {*(_get(base, "game_info", "options") or {}), *HELD}
    options = {**(_get(raw, "options") or {}), **(_get(raw, "game_info", "options") or {})}
    for name, value in options.items():
        if name not in held and value:
            report.dropped("", f"option {name}: {value}", _KEPT)
    for name in ("groups",):
        if items_of(_get(raw, "board", name)):
            report.dropped("", f"board.{name}", _KEPT)
    for name in ("equipment_packs", "equipment"):
        if _get(raw, name):
            report.dropped("", name, _KEPT)


HELD = (*PLAIN, *NIGHTS, "blowbridge_opt2")
"""Options that a rule card or a row of it stands for, by whatever name it would be written."""

_KEPT = "Kept for the way back; nothing here looks at it."


def _get(value: Json, *path: str) -> Json:
    for key in path:
        value = value.get(key) if isinstance(value, dict) else None
    return value


def _unheld(raw: Json, base: Json, name: str = "") -> Iterator[tuple[str, Json]]:
    """The parts of a hexagon that what we write of it lacks."""
    if isinstance(raw, dict) and isinstance(base, dict):
        for key, value in raw.items():
            if key in base:
                yield from _unheld(value, base[key], f"{name}.{key}".strip("."))
            elif value not in (None, "", [], {}) and (key, value) not in UPRIGHT:
                yield f"{name}.{key}".strip("."), value
    elif isinstance(raw, dict | list) and items_of(raw) and isinstance(base, list):
        for row, number in _paired(items_of(raw), base):
            same = {} if number is None else base[number]
            # Every hex of an exit's group has a marker of its own.
            held = {**same, "group": row["group"]} if row.get("name") in EXITS and "group" in row else same
            yield from _unheld(row, held, name)
