"""Fields of other programs, which every document may have and nothing here reads."""

from collections.abc import Iterator, Mapping
from typing import Any

Json = Any


class Foreign(tuple[tuple[str, Json], ...]):
    """Such fields as a value carries them along. Any equals any other: values that differ only in them are equal."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Foreign)

    __ne__ = object.__ne__

    def __hash__(self) -> int:
        return 0


NOTHING_FOREIGN = Foreign()


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
    waiting = [(path, value)]
    while waiting:
        at, one = waiting.pop()
        yield at, one
        if isinstance(one, Mapping):
            inner: list[tuple[str | int, Json]] = [entry for entry in one.items() if not is_foreign(entry[0])]
        elif isinstance(one, list | tuple):
            inner = [*enumerate(one)]
        else:
            continue
        waiting += [((*at, step), held) for step, held in reversed(inner)]
