"""One line, looked along and explained: the reference for ``field`` (docs/games/last-hundred-yards.md, 3).

A look ends with the nearest thing that blocks outright; who reads more than the reason that decides has the whole line
looked along.
"""

from collections.abc import Iterator

from bob_editor.rules.los.answer import Answer, Modifier, Reason
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.outright import COUNTED, ENTERED, OPEN, surely_stopped
from bob_editor.rules.los.reasons import Reasons, stopped_by
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.stepped import MOST_NEAR, SteppedThread
from bob_editor.rulesets.last_hundred_yards.land.drawn_contours import ORDERS
from bob_editor.rulesets.last_hundred_yards.land.heights import BLOCKS
from bob_editor.rulesets.last_hundred_yards.sight.along.different_levels import stopped_between_levels
from bob_editor.rulesets.last_hundred_yards.sight.along.hindrances import hindrances
from bob_editor.rulesets.last_hundred_yards.sight.along.same_level import (
    ORCHARDS_SEEN_THROUGH,
    stopped_on_one_level,
)
from bob_editor.rulesets.last_hundred_yards.sight.barriers import barriers_between, lowest, stands_beside
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look, look
from bob_editor.rulesets.last_hundred_yards.sight.modifiers import modifiers
from bob_editor.rulesets.last_hundred_yards.sight.positions import shut_in
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.reasons import (
    answer_clear,
    answer_open,
    deciding,
    in_order,
    reason_of,
)
from bob_editor.rulesets.last_hundred_yards.sight.visibility import visibility


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one line and explain (4.2).

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    here, there = reading.numbers.get(start.hex), reading.numbers.get(goal.hex)
    if here is None or there is None or start.position is not None or goal.position is not None:
        here, there = reading.number(start), reading.number(goal)
    thread = reading.cells.stepped_threads[there - here] or reading.cells.thread_between(start.hex, goal.hex)
    length, key, kept, plain = thread.length, 0, None, False
    if length and start.unit is goal.unit is None and reading.stops_plainly:
        a, b = reading.ranks[here], reading.ranks[there]
        barriers = reading.barriers.get((a, b)) or barriers_between(reading, a, b)
        level, most = a == b or a // ORDERS == b // ORDERS, ORCHARDS_SEEN_THROUGH
        key, kept = surely_stopped(reading, barriers, thread, here, most=most, sides_too=level)
        if key and (thread.corners or thread.runs):
            near = (key & MOST_NEAR) - (key & ENTERED != 0)  # the hexside by which a hex is entered is nearer
            if stands_beside(reading, barriers, thread, here, near):
                key, kept = 0, None
        if kept and key in kept:
            return stopped_by(length, kept[key], _other_reasons, (reading, start, goal))
        standing = reading.standing
        plain = key < 0 and standing.light == "day" and not (standing.smoke or standing.vehicles)
        low = min(a, b) // ORDERS
        if plain and key == OPEN and (level or length == 1 or _is_low(reading, thread, here, low)):
            return answer_clear(reading, there, length, Later(_modifiers, reading, start, goal), level=level)
    looking = look(reading, thread, here, there)
    if not length:
        return answer_open(looking, [], ())
    causes = [] if plain and key == COUNTED and looking.level else stopped(looking, start, goal)
    if causes:
        first = deciding(causes)
        reason = reason_of(reading, first)
        if kept is not None:
            kept[key] = reason
        line = reading, start, goal
        if first.effect == BLOCKS:
            return stopped_by(length, reason, _other_reasons, line)
        return Answer("blocked", length, Reasons(reason, _other_reasons, line), blind=True)
    return answer_open(looking, hindrances(looking), Later(_modifiers, reading, start, goal))


def _is_low(reading: MapReading, thread: SteppedThread, base: int, low: int) -> bool:
    """Whether nothing along a line matters that reaches above its lower end's level, or by ruling reaches as high."""
    barriers = lowest(reading, low)
    key, _ = surely_stopped(reading, barriers, thread, base, most=0, sides_too=False)
    return key == OPEN and not stands_beside(reading, barriers, thread, base, MOST_NEAR)


def stopped(looking: Look, start: End, goal: End, *, whole: bool = False) -> list[Cause]:
    """All that stops the ``whole`` line; else what matters up to the nearest that blocks outright."""
    causes: list[Cause] = []
    if looking.length > 1:
        between = stopped_on_one_level if looking.high == looking.low else stopped_between_levels
        causes = between(looking, whole=whole)
    if start.unit is not None or goal.unit is not None or looking.reading.standing.shuts:
        causes = [*shut_in(looking, start, goal), *causes]
    if looking.reading.standing.light != "day":
        seen = visibility(looking, start, goal)
        if seen.cause is not None:
            causes.append(seen.cause)
    return causes


def _other_reasons(line: tuple[MapReading, End, End], first: Reason) -> tuple[Reason, ...]:
    """All reasons of a stopped line but the one that decides; what hinders comes last.

    Two buildings of a hex that say the same say it once.
    """
    reading, start, goal = line
    looking = _look_again(*line)
    causes = [*in_order(stopped(looking, start, goal, whole=True)), *in_order(hindrances(looking))]
    said = dict.fromkeys(reason_of(reading, cause) for cause in causes)
    return tuple([reason for reason in said if reason != first])


def _look_again(reading: MapReading, start: End, goal: End) -> Look:
    thread = reading.cells.thread_between(start.hex, goal.hex)
    return look(reading, thread, reading.numbers[start.hex], reading.numbers[goal.hex])


def _modifiers(reading: MapReading, start: End, goal: End) -> Iterator[Modifier]:
    """What a fire preview adds."""
    looking = _look_again(reading, start, goal)
    orchards = sum(cause.row == "orchard_hindrance" for cause in hindrances(looking))
    return modifiers(looking, (start, goal), visibility(looking, start, goal), orchards)
