"""Where a card names things by id or label, found by patterns such as ``units/*/at``."""

import re
from collections.abc import Collection, Iterator
from typing import Any

from bob_editor.model.foreign import is_foreign
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.records import Record

Json = Any

ON_MAP = ("hex", "place", "edge")
"""Kinds of names of what is on the map."""

BESIDES = "place of a board"
"""A place of which the game's own checks tell where it is on no board, and a shared one where it is on several."""

WITHIN = "within"
"""The field of a hex set that says how far from another one."""


class Name(Record):
    """A name on a card: where it stands, the word, of what it is one, the names that there are.

    ``gone`` is what has to go for it to go: its row where that is nothing without it. ``offered`` are names to put in
    its place beside the one that is most like it; None where it can't be replaced at all. Those ``taken`` are known,
    but have a place already: none of them is put here. ``whose`` is where a piece of the wrong side is said to be of
    it, and the side that names it, where that may be what went wrong. ``nameless`` is where a piece that has no name
    may be given this one.
    """

    path: FieldPath
    word: str
    kind: str
    known: Collection[str]
    gone: FieldPath
    offered: tuple[str, ...] | None = ()
    taken: Collection[str] = ()
    whose: tuple[FieldPath, str] | None = None
    nameless: FieldPath = ()


def named_at(scenario: Scenario, pattern: str) -> Iterator[tuple[FieldPath, Json, FieldPath]]:
    """What stands on a card wherever a pattern leads, with its path and the path of what goes with it.

    The steps of a pattern are fields; ``*`` is every entry of a list or field of an object,
    ``*[marker!=trail|wire]`` but for those rows, ``#`` the name of every field of an object. At the end ``!`` says
    that the row is nothing without it, or without the last entry of its list.
    """
    needed = pattern.endswith("!")
    steps = pattern.rstrip("!").split("/")
    for path, value in _led(dict(scenario.data), steps, ()):
        if not needed:
            yield path, value, path
        elif isinstance(path[-1], int):
            yield path, value, path[:-2] if len(scenario.get(*path[:-1])) == 1 else path
        else:
            yield path, value, path[:-1]


def _led(value: Json, steps: list[str], path: FieldPath) -> Iterator[tuple[FieldPath, Json]]:
    if not steps:
        yield path, value
        return
    step, rest = steps[0], steps[1:]
    if step == "#":
        yield from (((*path, key), key) for key in (value if isinstance(value, dict) else ()) if _own(key))
    elif not step.startswith("*"):
        if isinstance(value, dict) and step in value:
            yield from _led(value[step], rest, (*path, step))
    else:
        for key, entry in _entries(value):
            if not _left_out(step, entry):
                yield from _led(entry, rest, (*path, key))


def _entries(value: Json) -> Iterator[tuple[str | int, Json]]:
    if isinstance(value, dict):
        yield from ((key, entry) for key, entry in value.items() if _own(key))
    elif isinstance(value, list | tuple):
        yield from enumerate(value)


def _own(key: str) -> bool:
    """Whether a field is the editor's and not another program's."""
    return not is_foreign(key)


def _left_out(step: str, entry: Json) -> bool:
    told = re.fullmatch(r"\*\[(\w+)!=([\w|]+)\]", step)
    return told is not None and isinstance(entry, dict) and entry.get(told[1]) in told[2].split("|")


def names_in_set(hex_set: Json, path: FieldPath = ()) -> Iterator[tuple[FieldPath, str, str]]:
    """The hexes, areas and boards that a hex set names (``rules.cards.hex_sets``): path, word and kind."""
    if isinstance(hex_set, list | tuple):
        yield from (((*path, place), one, "hex") for place, one in enumerate(hex_set) if isinstance(one, str))
    if not isinstance(hex_set, dict):
        return
    for field in ("area", "board"):
        if isinstance(hex_set.get(field), str):
            yield (*path, field), hex_set[field], field
    for field in ("hexes", "except"):
        yield from names_in_set(hex_set.get(field), (*path, field))
    within = hex_set.get("within")
    if isinstance(within, dict):
        yield from names_in_set(within.get("of"), (*path, "within", "of"))
    several = hex_set.get("any")
    for place, part in enumerate(several if isinstance(several, list | tuple) else ()):
        yield from names_in_set(part, (*path, "any", place))
