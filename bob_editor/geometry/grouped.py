"""Things put together by what they have in common, or by what leads from one to the next."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Thing = TypeVar("Thing")


def grouped(pairs: Iterable[tuple[Key, Thing]]) -> dict[Key, list[Thing]]:
    """The things of each key, keys and things in the order in which they come."""
    found: dict[Key, list[Thing]] = {}
    for key, thing in pairs:
        found.setdefault(key, []).append(thing)
    return found


def connected(things: Iterable[Key], linked: Callable[[Key], Iterable[Key]]) -> Iterator[set[Key]]:
    """The groups of things that hang together by what each is linked to among them."""
    among = frozenset(things)
    left = set(among)
    while left:
        edge = [left.pop()]
        group = set(edge)
        while edge:
            near = among.intersection(linked(edge.pop())) - group
            group |= near
            edge += near
        left -= group
        yield group
