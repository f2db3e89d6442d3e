"""Keeps what was worked out of outlines, as much as a number of points allows: what was asked for last, longest.

A cache that counts entries holds 8,000 outlines of four points or 8,000 of ten thousand alike; who opens one board
after the other would see it grow to gigabytes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import ParamSpec, TypeVar

MOST_POINTS = 250_000
"""Points of all outlines together, in one cache: all of the largest board that there may be, and some more."""

MOST_COORDINATES = 4_000_000
"""Likewise where an outline is held once and counted for each hex of it, in shapely's arrays."""

_AN_ENTRY = 8
"""What an entry weighs besides its points, in points."""

Given = ParamSpec("Given")
Found = TypeVar("Found")


def kept(
    points: Callable[..., int], most: int = MOST_POINTS
) -> Callable[[Callable[Given, Found]], Callable[Given, Found]]:
    """Keep a function's answers, by their arguments; ``points`` says of arguments how many points they have.

    An answer that weighs too much by itself isn't kept at all. Two threads that ask for the same at once may both
    work it out.
    """

    def keeping(function: Callable[Given, Found]) -> Callable[Given, Found]:
        answers: OrderedDict[tuple[object, ...], tuple[Found, int]] = OrderedDict()
        lock = Lock()
        held = 0

        @wraps(function)
        def answer(*given: Given.args, **named: Given.kwargs) -> Found:
            nonlocal held
            asked = (*given, *named.items()) if named else given
            with lock:
                known = answers.get(asked)
                if known is not None:
                    answers.move_to_end(asked)
                    return known[0]
            found = function(*given, **named)
            weight = _AN_ENTRY + points(*given, **named)
            if weight <= most:
                with lock:
                    if asked not in answers:
                        answers[asked] = found, weight
                        held += weight
                    while held > most:
                        held -= answers.popitem(last=False)[1][1]
            return found

        return answer

    return keeping


def points_of_rings(
    _where: object, ring: tuple[object, ...], holes: tuple[tuple[object, ...], ...], *_more: object
) -> int:
    """How many points a ring and its holes have, given after the grid on which they lie."""
    return len(ring) + sum(map(len, holes))
