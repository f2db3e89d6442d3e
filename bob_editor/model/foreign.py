"""Fields of other programs, which every document may have and nothing here reads."""

from collections.abc import Mapping
from typing import Any

Json = Any


def is_foreign(name: str) -> bool:
    """Whether a field is another program's: ``x-…``, or the ``$schema`` by which editors of JSON find the schema."""
    return name.startswith("x-") or name == "$schema"


def without_foreign(value: Json) -> Json:
    """A value without such fields in it, at any depth."""
    if isinstance(value, Mapping):
        return {name: without_foreign(one) for name, one in value.items() if not is_foreign(name)}
    return [without_foreign(one) for one in value] if isinstance(value, list | tuple) else value


def as_read(data: Mapping[str, Json]) -> dict[str, Json]:
    """A document as rules read it that go through names: without such fields beside them.

    Those of the document itself and of a row of it stay; nothing looks for them there.
    """
    return {name: one if is_foreign(name) else _as_read(one) for name, one in data.items()}


def _as_read(part: Json) -> Json:
    if not isinstance(part, list | tuple):
        return without_foreign(part)
    return [
        {name: one if is_foreign(name) else without_foreign(one) for name, one in row.items()}
        if isinstance(row, Mapping)
        else without_foreign(row)
        for row in part
    ]
