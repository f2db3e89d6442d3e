"""On which side of its hex's dike road a unit stands, and whether a thread crosses that road (46.1; 2.1: 58.0).

A road leaves a hex over two hexsides or more and parts those that are left into sides. A unit's side is named by one of
its hexsides; a thread that comes in over one of another side has the road between.
"""

from collections.abc import Iterable

from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading


def road_before(look: Look, goal: End) -> bool:
    """Whether the thread comes to a target in a dike road hex from beyond its road."""
    thread = look.thread
    own = (
        (thread.last,)
        if thread.last
        else [side for one in thread.corners[-1:] for side in (*one.left, *one.right)]
    )
    codes = [look.code(side) for side in own if not (side.first.to_goal and side.second.to_goal)]
    return _is_between(look.reading, goal, codes)


def road_behind(look: Look, start: End) -> bool:
    """Whether the thread leaves a dike road hex over the road from the firer's side of it."""
    thread = look.thread
    own = (
        (thread.first,)
        if thread.first
        else [side for one in thread.corners[:1] for side in (*one.left, *one.right)]
    )
    codes = [look.code(side) for side in own if not (side.first.from_start and side.second.from_start)]
    return _is_between(look.reading, start, codes)


def _is_between(reading: MapReading, end: End, codes: Iterable[int]) -> bool:
    """Whether the road lies between a unit and all the hexsides of its hex that the thread takes, by their codes."""
    if end.road_side is None or end.position is not None or end.hex not in reading.dikes:
        return False
    exits = reading.ground.ways_out(end.hex, ("road",))
    own = _side(end.road_side, exits)
    number = reading.numbers[end.hex]
    taken = []
    for code in codes:
        owner, direction = divmod(code, 3)
        taken.append(_side(direction if owner == number else direction + 3, exits))
    return len(exits) > 1 and own is not None and bool(taken) and all(one not in (None, own) for one in taken)


def _side(direction: int, exits: frozenset[int]) -> int | None:
    """The side of the road on which a hexside lies: the exit before it, counted around; None for an exit itself."""
    if direction in exits or not exits:
        return None
    return next(turn % 6 for turn in range(direction + 5, direction - 1, -1) if turn % 6 in exits)
