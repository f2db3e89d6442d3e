"""How often a card is checked anew to see what a fix would leave: each time takes as long as the card is large."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from attrs import define

from bob_editor.model.scenario import Scenario

MOST = 180_000
"""So many values of cards are checked anew while one card is; one with a slip or two takes less."""

A_CHECK, A_FINDING = 20, 0.2
"""To check all of a card anew takes as long as so many tries, to tell of one thing more as so much of one."""

LARGE = 2_000
"""So many values are looked at twice as long as in a small card, since what is checked is held against each other."""


@define
class _Left:
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
    left = _left.get()
    if left is None:
        return True
    left.values -= tries * scenario.size * (1 + scenario.size / LARGE)
    return left.values > 0
