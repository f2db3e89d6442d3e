"""Where things that are held by their places in a list are, once the list has become another."""

from collections.abc import Iterable, Sequence


def followed_places(held: Iterable[int], before: Sequence[object], now: Sequence[object]) -> tuple[int, ...]:
    """The places that what was held has now: its own, or those of what took its place.

    What is still there is held wherever it lies. Of the rest, what is new in a list as long as before is the same thing
    altered; where nothing but held things went, all that came is what became of them, as of one that is cut.
    """
    if before is now:
        return tuple(held)
    named = [(place, id(before[place])) for place in held if place < len(before)]
    ours, were, are = {name for _, name in named}, set(map(id, before)), set(map(id, now))
    # Of thousands that stay where nobody holds them no place is made: that takes longer than all else of a release.
    places = {id(one): place for place, one in enumerate(now) if id(one) in ours}
    came = [place for place, one in enumerate(now) if id(one) not in were] if are - were else []
    altered = came if len(before) == len(now) else ()
    found = [places.get(name, place if place in altered else None) for place, name in named]
    gone = were - are
    became = came if len(before) != len(now) and gone and gone <= ours else ()
    return tuple(dict.fromkeys((*(place for place in found if place is not None), *became)))
