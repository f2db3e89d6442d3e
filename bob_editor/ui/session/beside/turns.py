"""What is done in several turns of the window's event loop, so that none of them holds it for long."""

from collections.abc import Generator
from typing import TypeVar

Outcome = TypeVar("Outcome")

Turns = Generator[None, None, Outcome]
"""Ends a turn wherever it yields. It is closed where it is left midway, and clears away what it began."""


def none() -> Turns[None]:
    """Nothing to be done."""
    yield from ()


def at_once(turns: Turns[Outcome]) -> Outcome:
    """Do all of it in this turn; what comes of it."""
    while True:
        try:
            next(turns)
        except StopIteration as end:
            outcome: Outcome = end.value
            return outcome
