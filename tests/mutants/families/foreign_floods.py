"""Foreign files of which one line or value stands there far too often, or far too long: checked or refused in time."""

import json
import os
import random
import re
from functools import cache
from pathlib import Path

from bob_editor.rulesets import all_rulesets
from tests.mutants.families.floods import FEW_BYTES, SIZE, checked, flooded
from tests.mutants.families.foreign import _foreign, _Seed
from tests.mutants.family import Family, Files, as_bytes
from tests.mutants.mutations import spot

_BETWEEN = ',;\t|"<&/'
"""What parts the cells of a line, and what begins something."""


@cache
def _texts() -> tuple[tuple[_Seed, str], ...]:
    """The files that are texts, with what they say."""
    raw = ((seed, seed.text.encode("latin-1")) for seed in _foreign())
    return tuple((seed, data.decode("utf-8")) for seed, data in raw if _is_text(data))


def _is_text(data: bytes) -> bool:
    try:
        return "\0" not in data.decode("utf-8")
    except UnicodeDecodeError:
        return False


def _made(rng: random.Random) -> tuple[str, Files]:
    seed, text = rng.choice(_texts())
    size = int(os.environ.get(SIZE, FEW_BYTES))
    ending = seed.name.removeprefix("a").replace(".json", ".hexjson")
    flood = _json if text.lstrip().startswith("{") and rng.random() < 0.8 else _lines
    name = f"{seed.game}{ending}"
    return name, {**dict(seed.beside), name: as_bytes(flood(rng, text, size))}


def _json(rng: random.Random, text: str, size: int) -> str:
    data = json.loads(text)
    held, key = spot(rng, data) or (data, next(iter(data)))
    held[key] = flooded(rng, held[key], size)
    return json.dumps(data)


def _lines(rng: random.Random, text: str, size: int) -> str:
    """A line again and again, each with other numbers, without an end, or with as many words or empty cells."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    line = lines[at]
    many = max(3, size // (len(line) + 1))
    more = {
        "again": lambda: [line] * many,
        "another": lambda: [_numbered(line, number) for number in range(many)],
        "long": lambda: [line * many],
        "words": lambda: [line + "".join(f" word{number}" for number in range(size // 10))],
        "cells": lambda: [line + rng.choice(_BETWEEN) * size],
        "nothing": lambda: [""] * size,
    }[rng.choice(("again", "another", "long", "words", "cells", "nothing"))]
    return "\n".join([*lines[:at], *more(), *lines[at + 1 :]])


def _numbered(line: str, number: int) -> str:
    """A line like it: its numbers are others."""
    return re.sub(r"\d{1,9}", lambda found: str(int(found[0]) + number), line)


def _look(path: Path, _rng: random.Random) -> None:
    game = max((one for one in all_rulesets() if path.name.startswith(one)), key=len)
    checked(path, "--ruleset", game)


FAMILIES = (Family("foreign-flood", 1, _made, _look),)
