"""Whether two JSON values are the same: to Python true is 1, and the one would never be put for the other."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

Json = Any


@frozen(eq=False)
class Exact:  # noqa: PLW1641 - what it holds has no hash either
    """A JSON value that equals another only where both would be written alike; how attrs compare fields of JSON."""

    value: Json

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Exact) and self.value == other.value and _alike(self.value, other.value)


def _alike(one: Json, other: Json) -> bool:
    """Whether two equal values have truth and numbers in the same places."""
    if one is other:
        return True
    if isinstance(one, Mapping):
        return all(_alike(value, other[name]) for name, value in one.items())
    if isinstance(one, list | tuple):
        return all(map(_alike, one, other))
    return isinstance(one, bool) == isinstance(other, bool)
