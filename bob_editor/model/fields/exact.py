"""Whether two JSON values are the same: to Python true is 1, and the one would never be put for the other."""

from collections.abc import Mapping
from typing import Any, ClassVar

from bob_editor.records import Compared

Json = Any


def alike(one: Json, other: Json) -> bool:
    """Whether two JSON values would be written alike."""
    return one == other and _alike(one, other)


def _alike(one: Json, other: Json) -> bool:
    """Whether two equal values have truth and numbers in the same places."""
    if one is other:
        return True
    if isinstance(one, Mapping):
        return all(_alike(value, other[name]) for name, value in one.items())
    if isinstance(one, list | tuple):
        return all(map(_alike, one, other))
    return isinstance(one, bool) == isinstance(other, bool)


class Exact(Compared):  # noqa: PLW1641 - what it holds has no hash either
    """A record that equals another only where both would be written alike in the fields of JSON that it names."""

    exactly: ClassVar[tuple[str, ...]]

    def __eq__(self, other: object) -> bool:
        equal = super().__eq__(other)
        if equal is not True:
            return equal
        return all(_alike(getattr(self, name), getattr(other, name)) for name in self.exactly)
