"""Things put together by what they have in common: pieces by hex, lines by corner."""

from collections.abc import Hashable, Iterable
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")


def grouped(pairs: Iterable[tuple[Key, Thing]]) -> dict[Key, list[Thing]]:
    """The things of each key, keys and things in the order in which they come."""
    found: dict[Key, list[Thing]] = {}
    for key, thing in pairs:
        found.setdefault(key, []).append(thing)
    return found
