"""How far publishing has come, as a whole made of parts."""

from collections.abc import Callable

Tell = Callable[[int, int], object]
"""Told how many parts are done of how many, with 0 for a total that isn't known; what it raises ends the work."""

STEPS = 1000
"""Steps that a part counts as."""


def untold(_done: int, _total: int) -> None:
    """The progress of work that nobody watches."""


def steps_of(done: int, total: int) -> int:
    """How many steps of a part are done."""
    return min(done, total) * STEPS // total if total > 0 else 0


def part_of(tell: Tell, before: int, own: int, whole: int) -> Tell:
    """The progress of a part of a whole, told as progress of the whole, of which so much is done ``before`` it."""

    def told(done: int, total: int) -> None:
        tell(before * STEPS + own * steps_of(done, total), whole * STEPS)

    return told


def share(tell: Tell, number: int, parts: int) -> Tell:
    """The progress of one of several equal parts, counted from 0, told as progress of the whole."""
    return part_of(tell, number, 1, parts)


def at_the_end(tell: Tell) -> Tell:
    """The progress of what is left to do when all parts are done: told so that it can be stopped."""
    return part_of(tell, 1, 0, 1)
