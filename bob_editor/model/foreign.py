"""Fields of other programs, which every document may have and nothing here reads."""

from collections.abc import Iterator, Mapping
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


def without_foreign_within(data: Mapping[str, Json]) -> dict[str, Json]:
    """A document's fields, other programs' own among them, each without those of others deeper in it."""
    return {name: without_foreign(one) for name, one in data.items()}


def own_entries(
    value: Json, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Json]]:
    """A value and all that is in it at any depth but what is another program's, each with its path, in order."""
    yield path, value
    if isinstance(value, Mapping):
        for name, inner in value.items():
            if not is_foreign(name):
                yield from own_entries(inner, (*path, name))
    elif isinstance(value, list | tuple):
        for place, inner in enumerate(value):
            yield from own_entries(inner, (*path, place))
