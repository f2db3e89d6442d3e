"""How far publishing has come, as a whole made of parts."""

from __future__ import annotations

from collections.abc import Callable

Tell = Callable[[int, int], object]
"""Told how many parts are done of how many, with 0 for a total that isn't known; what it raises ends the work."""

_STEPS = 1000
"""Steps that a part counts as."""


def untold(_done: int, _total: int) -> None:
    """The progress of work that nobody watches."""


def share(tell: Tell, number: int, parts: int) -> Tell:
    """The progress of one of several equal parts, counted from 0, told as progress of the whole."""

    def told(done: int, total: int) -> None:
        within = min(done, total) * _STEPS // total if total > 0 else 0
        tell(number * _STEPS + within, parts * _STEPS)

    return told
