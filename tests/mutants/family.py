"""Families of mutants other than documents: each makes its files, and does with them what the program does."""

import random
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from bob_editor.records import Record

Json = Any

Files = Mapping[str, Json]
"""Contents by name: JSON in those that end so, else a text of which each letter is a byte, or what lies there."""


class Family(Record, eq=False):
    """``made`` gives the file to open and all files; ``look`` does with them what the program does.

    ``often`` is how many there are of them where there are 18 documents.
    """

    name: str
    often: int
    made: Callable[[random.Random], tuple[str, Files]]
    look: Callable[[Path, random.Random], None]


@cache
def families() -> Mapping[str, Family]:
    """All families by name: each module of the folder has one or several."""
    found: dict[str, Family] = {}
    for path in sorted((Path(__file__).parent / "families").glob("*.py")):
        for one in import_module(f"tests.mutants.families.{path.stem}").FAMILIES:
            found[one.name] = one
    return found


def as_bytes(text: str) -> str:
    """A text as files hold it: a letter for each of its bytes."""
    return text.encode("utf-8", "surrogatepass").decode("latin-1")
