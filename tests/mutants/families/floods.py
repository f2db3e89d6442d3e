"""Files of which one list, object, text or number holds far too much: each is checked, or refused, in its time."""

import io
import json
import os
import random
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from time import process_time
from typing import Any

from bob_editor.cli.main import run
from bob_editor.errors import BobEditorError
from tests.mutants.families.projects import _PROJECT
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.mutations import spot
from tests.mutants.seeds import ROOT, seeds

Json = Any

SIZE = "MUTANTS_FLOOD"
"""The environment variable that says how many bytes a flood has."""

FEW_BYTES = 40_000
"""What it has where nothing is said."""

LONGEST = 4.0
"""Seconds of the processor that a check takes: twice what is promised, since the first of a process reads the games."""

_LETTERS_TOLD = 150_000
"""So much is told of a file at most, whatever is wrong in it."""


def _made(rng: random.Random) -> tuple[str, Files]:
    main, files = rng.choice(_SEEDS)(rng)
    data = json.loads(json.dumps(files[main]))
    found = spot(rng, data)
    if found is not None:
        held, key = found
        held[key] = flooded(rng, held[key], int(os.environ.get(SIZE, FEW_BYTES)))
    return main, {**files, main: data}


def flooded(rng: random.Random, value: Json, size: int) -> Json:
    """As many of it as have about so many bytes: the same, others, or what doesn't belong there."""
    one = value[0] if isinstance(value, list) and value else value
    many = max(3, size // (len(json.dumps(one)) + 2))
    ways: list[Callable[[], Json]] = [
        lambda: [one] * many,
        lambda: [_varied(one, number) for number in range(many)],
        lambda: [{} for _ in range(size // 4)],
        lambda: [number if number % 2 else str(number) for number in range(size // 8)],
        lambda: {f"k{number}": one for number in range(max(3, size // (len(json.dumps(one)) + 10)))},
        lambda: " ".join(f"word{number}" for number in range(size // 10)),
        lambda: "x" * size,
        lambda: "{hex:ZZ99} {unit:nobody} " * (size // 25),
        lambda: rng.choice((1e308, -1e308, 10**400, -(10**15), 5e-324)),
    ]
    return rng.choice(ways)()


def _varied(value: Json, number: int) -> Json:
    """Another one of the kind."""
    match value:
        case str():
            return f"{value}{number}"
        case dict():
            return {
                name: _varied(inner, number) if isinstance(inner, str) else inner
                for name, inner in value.items()
            }
        case _:
            return value


def _document(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(seeds()[rng.choice(("board", "scenario", "los-suite"))])
    return seed.main, seed.files


def _stamp(rng: random.Random) -> tuple[str, Files]:
    path = rng.choice(sorted((ROOT / "stamps").rglob("*.stamp.json")))
    return "own.stamp.json", {"own.stamp.json": json.loads(path.read_text("utf-8"))}


def _project(_rng: random.Random) -> tuple[str, Files]:
    return "project.json", {"project.json": _PROJECT}


def _counters(_rng: random.Random) -> tuple[str, Files]:
    row = {"name": "Rifle", "nation": "ger", "box": 3, "front": {"values": {"a": "1"}}, "back": {"says": "x"}}
    counters = {
        "format": "bob-editor/counters", "version": 1, "title": "Own", "ruleset": "memoir-44",
        "colours": {"ger": "#aabbcc"}, "counters": [row],
    }  # fmt: skip
    return "own.counters.json", {"own.counters.json": counters}


_SEEDS: tuple[Callable[[random.Random], tuple[str, Mapping[str, Json]]], ...] = (
    _document, _document, _stamp, _project, _counters,
)  # fmt: skip


def checked(path: Path, *words: str) -> None:
    """As the command line checks it: in its time, and in words that somebody reads.

    :raises Broken: where it takes longer, or tells more.
    """
    said = io.StringIO()
    begun = process_time()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            code = run(["check", str(path), *words])
    except BobEditorError as error:
        code = 2
        said.write(f"{error} {error.hint}")
    took, told = process_time() - begun, said.getvalue()
    if code not in (0, 1, 2):
        raise Broken(f"check ends with {code}")
    if len(told) > _LETTERS_TOLD:
        raise Broken("More is told of a file than anybody reads")
    if took > LONGEST:
        raise Broken("A file isn't checked in its time")


FAMILIES = (Family("flood", 1, _made, lambda path, _: checked(path)),)
