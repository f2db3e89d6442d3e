"""Keeps what was worked out of outlines, as much as a number of points allows: what was asked for last, longest.

A cache that counts entries holds 8,000 outlines of four points or 8,000 of ten thousand alike; who opens one board
after the other would see it grow to gigabytes. And what was worked out of a board that is closed is of no more use:
whoever opens one says ``begin_anew`` before it is read and ``drop_former`` when it is there.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import cache, wraps
from threading import Lock
from typing import Generic, ParamSpec, TypeVar, cast

MOST_POINTS = 250_000
"""Points of all outlines together, in one cache: all of the largest board that there may be, and some more."""

MOST_COORDINATES = 4_000_000
"""Likewise where an outline is held once and counted for each hex of it, in shapely's arrays."""

_AN_ENTRY = 8
"""What an entry weighs besides its points, in points."""

_turn = [0]
"""How often another board was begun to be read."""
_drops: list[Callable[[], None]] = []
_weights: list[Callable[[], int]] = []

Given = ParamSpec("Given")
Found = TypeVar("Found")
Value = TypeVar("Value")


class Itself(Generic[Value]):
    """A value among what is asked for that is known by being the very same: to hash an area takes long."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and self.value is other.value

    def __hash__(self) -> int:
        return id(self.value)


def kept(
    points: Callable[..., int], most: int = MOST_POINTS
) -> Callable[[Callable[Given, Found]], Callable[Given, Found]]:
    """Keep a function's answers, by their arguments; ``points`` says of arguments how many points they have.

    An answer that weighs too much by itself isn't kept at all. Two threads that ask for the same at once may both
    work it out.
    """

    def keeping(function: Callable[Given, Found]) -> Callable[Given, Found]:
        answers: OrderedDict[tuple[object, ...], tuple[Found, int, int]] = OrderedDict()
        lock = Lock()
        held = 0

        @wraps(function)
        def answer(*given: Given.args, **named: Given.kwargs) -> Found:
            nonlocal held
            asked = (*given, *named.items()) if named else given
            with lock:
                known = answers.get(asked)
                if known is not None:
                    if known[2] != _turn[0]:
                        answers[asked] = known[0], known[1], _turn[0]
                    answers.move_to_end(asked)
                    return known[0]
            found = function(*given, **named)
            weight = _AN_ENTRY + points(*given, **named)
            if weight <= most:
                with lock:
                    if asked not in answers:
                        answers[asked] = found, weight, _turn[0]
                        held += weight
                    while held > most:
                        held -= answers.popitem(last=False)[1][1]
            return found

        def drop() -> None:
            nonlocal held
            with lock:
                # As a plain dictionary's, for OrderedDict hashes each with all its points to come to the next.
                still = [(asked, one) for asked, one in dict.items(answers) if one[2] == _turn[0]]
                if len(still) < len(answers):
                    answers.clear()
                    answers.update(still)
                    held = sum(weight for _, (_, weight, _) in still)

        _drops.append(drop)
        _weights.append(lambda: held)
        return answer

    return keeping


def kept_together(
    weigh: Callable[[Found], int], most: int
) -> Callable[[Callable[Given, Found]], Callable[Given, Found]]:
    """Keep many small answers that are asked for by the million, and forget all once they weigh more than ``most``.

    To find one takes no longer than in a ``cache``, which can't be said of one that knows what it holds. Where another
    board is opened they go as well: who looks along lines holds what it needs of them itself.
    """

    def keeping(function: Callable[Given, Found]) -> Callable[Given, Found]:
        lock = Lock()
        held = 0

        @cache
        def answer(*given: Given.args, **named: Given.kwargs) -> Found:
            nonlocal held
            found = function(*given, **named)
            with lock:
                held += weigh(found)
                if held > most:
                    answer.cache_clear()
                    held = weigh(found)
            return found

        def drop() -> None:
            nonlocal held
            with lock:
                answer.cache_clear()
                held = 0

        _drops.append(drop)
        _weights.append(lambda: held)
        return cast("Callable[Given, Found]", answer)

    return keeping


def dropped_too(forget: Callable[[], None]) -> Callable[[], None]:
    """Have something else be forgotten, too, once another board is there."""
    _drops.append(forget)
    return forget


def begin_anew() -> None:
    """Another board is about to be read: what is asked for from now on is of use to it."""
    _turn[0] += 1


def drop_former() -> None:
    """The other board is there: forget what nobody has asked for since it was begun."""
    for drop in tuple(_drops):
        drop()


def weight() -> int:
    """The weight of all that is kept now."""
    return sum(held() for held in _weights)


def points_of_rings(
    _where: object, ring: tuple[object, ...], holes: tuple[tuple[object, ...], ...], *_more: object
) -> int:
    """How many points a ring and its holes have, given after the grid on which they lie."""
    return len(ring) + sum(map(len, holes))
