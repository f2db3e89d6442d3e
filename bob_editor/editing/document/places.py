"""Where things that are held by their places in a list are, once the list has become another."""

from collections.abc import Iterable, Sequence


def followed_places(held: Iterable[int], before: Sequence[object], now: Sequence[object]) -> tuple[int, ...]:
    """The places that what was held has now: its own, or those of what took its place.

    What is still there is held wherever it lies. Of the rest, what is new in a list as long as before is the same thing
    altered; where nothing but held things went, all that came is what became of them, as of one that is cut.
    """
    held = tuple(held)
    if before is now:
        return held
    places, former = {id(one): place for place, one in enumerate(now)}, {id(one) for one in before}
    came = [place for place, one in enumerate(now) if id(one) not in former]
    gone = {place for place, one in enumerate(before) if id(one) not in places}
    whole = len(before) != len(now) and gone <= set(held)
    found = [
        places.get(id(before[place]), place if len(before) == len(now) and place in came else None)
        for place in held
        if place < len(before)
    ]
    became = came if whole and gone else ()
    return tuple(dict.fromkeys((*(place for place in found if place is not None), *became)))
