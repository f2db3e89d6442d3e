"""Sound documents to which one thing happens that a designer's own hand, or another file of the game, might do."""

import json
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from bob_editor.errors import BobEditorError
from tests.mutants.calls import call_on
from tests.mutants.family import Family, Files
from tests.mutants.mutations import HEADINGS, Spot, all_spots
from tests.mutants.seeds import seeds

Json = Any
Happening = Callable[[random.Random, Json, Json], None]
"""What happens to a document, beside another one of its kind and mostly of its game."""

_KINDS = ("board", "scenario", "scenario", "scenario", "los-suite")

_TEXTS = (
    "",
    " ",
    "\u05de\u05e4\u05d4 \u0645\u0639\u0631\u0643\u0629",
    "🎲🪖",
    "word " * 400,
    "W" * 700,
    "Ångström—ﬁ",
    "two\nlines",
)

_CALLED = 0.1
"""How often the command line is called on it besides."""


def _spots(data: Json, *types: type) -> list[Spot]:
    """The places of a document that hold such values, but for its headings; of lists the same everywhere."""
    return [
        (held, key)
        for held, key in all_spots(data)
        if type(held[key]) in types and not (held is data and key in HEADINGS)
    ]


def _number_beside(rng: random.Random, data: Json, _other: Json) -> None:
    if spots := _spots(data, int, float):
        held, key = rng.choice(spots)
        held[key] = rng.choice((held[key] + 1, held[key] - 1, 0))


def _other_text(rng: random.Random, data: Json, _other: Json) -> None:
    if spots := _spots(data, str):
        held, key = rng.choice(spots)
        held[key] = rng.choice(_TEXTS)


def _other_order(rng: random.Random, data: Json, _other: Json) -> None:
    if spots := [(held, key) for held, key in _spots(data, list) if held[key]]:
        held, key = rng.choice(spots)
        rows = held[key]
        held[key] = rng.choice((rows[::-1], [*rows, *rows], rows[1:] + rows[:1], rows[:1], rows[:-1], []))


def _left_out(rng: random.Random, data: Json, _other: Json) -> None:
    if spots := [
        (held, key) for held, key in all_spots(data) if isinstance(held, dict) and key not in HEADINGS
    ]:
        held, key = rng.choice(spots)
        del held[key]


def _row_of_another(rng: random.Random, data: Json, other: Json) -> None:
    """A row, or a section, as the other document has it."""
    lists = [name for name in other if isinstance(other[name], list | dict) and other[name]]
    if not lists:
        return
    name = rng.choice(lists)
    theirs, ours = other[name], data.get(name)
    if isinstance(theirs, list) and isinstance(ours, list):
        ours.insert(rng.randint(0, len(ours)), rng.choice(theirs))
    elif isinstance(theirs, dict) and isinstance(ours, dict):
        key = rng.choice(list(theirs))
        ours[key] = theirs[key]
    else:
        data[name] = theirs


def _merged(rng: random.Random, data: Json, other: Json) -> None:
    """Key by key now of the one, now of the other."""
    for name in other:
        if name not in HEADINGS and rng.random() < 0.5:
            data[name] = (
                _both(data[name], other[name]) if name in data and rng.random() < 0.3 else other[name]
            )


def _both(ours: Json, theirs: Json) -> Json:
    if isinstance(ours, list) and isinstance(theirs, list):
        return [*ours, *theirs]
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return {**ours, **theirs}
    return theirs


def _called_as_another(rng: random.Random, data: Json, _other: Json) -> None:
    """A word where the same field of another row or document of the game has another."""
    words = _words(str(data.get("ruleset")))
    spots = [
        (held, key)
        for held, key in _spots(data, str)
        if isinstance(held, dict) and len(words.get(key, ())) > 1
    ]
    if spots:
        held, key = rng.choice(spots)
        held[key] = rng.choice(words[key])


def _typed_as_elsewhere(rng: random.Random, data: Json, _other: Json) -> None:
    """A field as another game has it: a text for a number, a list for a row, a place or a unit of theirs."""
    elsewhere = _values()
    spots = [(held, key) for held, key in all_spots(data) if isinstance(key, str) and key in elsewhere]
    if spots := [one for one in spots if one[1] not in HEADINGS]:
        held, key = rng.choice(spots)
        held[key] = json.loads(rng.choice(elsewhere[key]))


def _of_another_game(rng: random.Random, data: Json, _other: Json) -> None:
    data["ruleset"] = rng.choice(sorted({one.files[one.main]["ruleset"] for one in seeds()["board"]}))


def _of_another_version(rng: random.Random, data: Json, _other: Json) -> None:
    data["version"] = rng.choice((0, 1, 2, 1.0, "1", True, None))


@cache
def _words(game: str) -> dict[str, tuple[str, ...]]:
    """By field what the documents of a game say there."""
    found: dict[str, set[str]] = {}
    for data in _documents():
        if data.get("ruleset") == game:
            for held, key in all_spots(data):
                if isinstance(held, dict) and isinstance(held[key], str) and len(held[key]) < 60:
                    found.setdefault(key, set()).add(held[key])
    return {key: tuple(sorted(words)) for key, words in found.items()}


@cache
def _values() -> dict[str, tuple[str, ...]]:
    """By field what any document says there, as JSON."""
    found: dict[str, set[str]] = {}
    for data in _documents():
        for held, key in all_spots(data):
            if isinstance(held, dict) and len(text := json.dumps(held[key])) < 400:
                found.setdefault(key, set()).add(text)
    return {key: tuple(sorted(values)) for key, values in found.items()}


def _documents() -> Iterator[Json]:
    for kind in ("board", "scenario", "los-suite"):
        for seed in seeds()[kind]:
            yield seed.files[seed.main]


_HAPPENINGS: tuple[Happening, ...] = (
    _number_beside, _number_beside, _other_text, _other_order, _left_out, _left_out, _row_of_another, _row_of_another,
    _merged, _called_as_another, _called_as_another, _typed_as_elsewhere, _of_another_game, _of_another_version,
)  # fmt: skip


def _made(rng: random.Random) -> tuple[str, Files]:
    kind = rng.choice(_KINDS)
    seed = rng.choice(seeds()[kind])
    game = seed.files[seed.main].get("ruleset")
    others = [one for one in seeds()[kind] if one.files[one.main].get("ruleset") == game]
    other = rng.choice(others if rng.random() < 0.8 else seeds()[kind])
    data, theirs = (json.loads(json.dumps(one.files[one.main])) for one in (seed, other))
    rng.choice(_HAPPENINGS)(rng, data, theirs)
    return seed.main, {**other.files, **seed.files, seed.main: data}


def _look(path: Path, rng: random.Random) -> None:
    from tests.mutants.judging import look_at

    kind = next(kind for kind in ("board", "scenario", "los") if path.name.endswith(f".{kind}.json"))
    if rng.random() < _CALLED:
        with suppress(BobEditorError):
            call_on(path, rng)
    look_at("los-suite" if kind == "los" else kind, path, rng)


FAMILIES = (Family("gentle", 4, _made, _look),)
