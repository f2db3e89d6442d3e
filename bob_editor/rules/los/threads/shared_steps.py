"""Steps to the hexes of a thread, as the loops along it read them: numbers that all threads share.

A number made for every hex that a loop comes by takes as long as what is done with it; one object for each of a few
thousand steps takes no more room than an array of them.
"""

from collections.abc import Iterable

_KNOWN: dict[int, int] = {}


def shared_steps(steps: Iterable[int]) -> tuple[int, ...]:
    """These steps, each the same object wherever it is met."""
    return tuple([_KNOWN.setdefault(step, step) for step in steps])
