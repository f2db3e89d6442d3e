"""Tables of a game that only its own code reads: they stand as JSON beside its ``ruleset.json``."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def tables_of(package: str, name: str) -> Mapping[str, Any]:
    """The tables of a file in a game's folder, by name; ``package`` is that folder's."""
    found: dict[str, Any] = json.loads((files(package) / name).read_text("utf-8"))
    return found
