"""On which side of its hex's dike road a unit stands, and whether a thread crosses that road (46.1; 2.1: 58.0).

A road leaves a hex over two hexsides or more and parts those that are left into sides. A unit's side is named by one of
its hexsides; a thread that comes in over one of another side has the road between.
"""

from collections.abc import Iterable

from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.stepped import SideStep
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look


def road_before(look: Look, goal: End) -> bool:
    """Whether the thread comes to a target in a dike road hex from beyond its road."""
    return _is_between(look, goal, look.thread.enters_by)


def road_behind(look: Look, start: End) -> bool:
    """Whether the thread leaves a dike road hex over the road from the firer's side of it."""
    return start.road_side is not None and _is_between(look, start, look.thread.leaves_by)


def _is_between(look: Look, end: End, sides: Iterable[SideStep]) -> bool:
    """Whether the road lies between a unit and all these hexsides of its hex, which the thread takes."""
    reading = look.reading
    if end.road_side is None or end.position is not None or end.hex not in reading.dikes:
        return False
    exits = reading.ground.ways_out(end.hex, ("road",))
    own = _side(end.road_side, exits)
    number = reading.numbers[end.hex]
    taken = []
    for side in sides:
        owner, direction = divmod(look.code(side), 3)
        taken.append(_side(direction if owner == number else direction + 3, exits))
    return len(exits) > 1 and own is not None and bool(taken) and all(one not in (None, own) for one in taken)


def _side(direction: int, exits: frozenset[int]) -> int | None:
    """The side of the road on which a hexside lies: the exit before it, counted around; None for an exit itself."""
    if direction in exits or not exits:
        return None
    return next(turn % 6 for turn in range(direction + 5, direction - 1, -1) if turn % 6 in exits)
