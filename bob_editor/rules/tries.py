"""How often a card is checked anew to see what a fix would leave: each time takes as long as the card is large."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from msgspec import Struct

from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import Scenario

MOST = 180_000
"""So many values of cards are checked anew while one card is; one with a slip or two takes less."""

A_CHECK, A_FINDING = 20, 0.2
"""To check all of a card anew takes as long as so many tries, to tell of one thing more as so much of one."""

TO_LAY, TO_JOIN = 1, 4
"""To hold boards against each other takes as long as so many values for each of their hexes, to join them so many."""

LARGE = 2_000
"""So many values are looked at twice as long as in a small card, since what is checked is held against each other."""


class _Left(Struct):
    values: float


_left: ContextVar[_Left | None] = ContextVar("_left", default=None)


@contextmanager
def bounded() -> Iterator[None]:
    """While this lasts only so much is tried in all; what is begun within it shares its bound."""
    if _left.get() is not None:
        yield
        return
    token = _left.set(_Left(MOST))
    try:
        yield
    finally:
        _left.reset(token)


@contextmanager
def none_made() -> Iterator[None]:
    """While this lasts nothing is tried: nobody asks what mends what is only counted."""
    token = _left.set(_Left(0))
    try:
        yield
    finally:
        _left.reset(token)


def is_left() -> bool:
    """Whether anything more may be tried."""
    left = _left.get()
    return left is None or left.values > 0


def spend(scenario: Scenario, tries: float = 1) -> bool:
    """Whether so much more may be tried on a card; each time it is asked it counts as done."""
    return _spend(tries * scenario.size * (1 + scenario.size / LARGE))


def spend_on_boards(laid: Iterable[Laid], each_hex: float) -> bool:
    """Likewise, on a map that is made of boards anew."""
    return _spend(each_hex * sum(len(one.board.grid.hexes) for one in laid))


def _spend(values: float) -> bool:
    left = _left.get()
    if left is None:
        return True
    left.values -= values
    return left.values > 0
