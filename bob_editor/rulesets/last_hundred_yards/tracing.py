"""One line, looked along and explained: the reference for ``field`` (section 3 of the spec)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.answer import blocked_by
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rules.los.stepped import beginning, stepped
from bob_editor.rulesets.last_hundred_yards.causes import Cause
from bob_editor.rulesets.last_hundred_yards.different_levels import stopped_between_levels
from bob_editor.rulesets.last_hundred_yards.fire import modifiers
from bob_editor.rulesets.last_hundred_yards.heights import BLOCKS
from bob_editor.rulesets.last_hundred_yards.hindrances import hindrances
from bob_editor.rulesets.last_hundred_yards.look import Look, look
from bob_editor.rulesets.last_hundred_yards.positions import shut_in
from bob_editor.rulesets.last_hundred_yards.reasons import (
    answer_blocked,
    answer_open,
    deciding,
    reason_of,
)
from bob_editor.rulesets.last_hundred_yards.same_level import (
    ORCHARDS_SEEN_THROUGH,
    orchards_met,
    stopped_on_one_level,
)
from bob_editor.rulesets.last_hundred_yards.visibility import visibility

if TYPE_CHECKING:
    from bob_editor.rules.los.answer import Answer, Reason
    from bob_editor.rules.los.scene import End
    from bob_editor.rulesets.last_hundred_yards.reading import MapReading


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one line and explain (4.2).

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    looking = _look(reading, start, goal)
    if not looking.length:
        return answer_open(looking, [], ())
    nearest = _nearest(looking, start, goal)
    if nearest is not None:
        first = reason_of(reading, nearest)
        return blocked_by(looking.length, Reasons(first, _other_reasons, (looking, start, goal)))
    return _full_look(looking, start, goal)


def _other_reasons(asked: tuple[Look, End, End], decisive: Reason) -> tuple[Reason, ...]:
    """All reasons of a stopped line but the one that decides."""
    found = list(_full_look(*asked).reasons)
    found.remove(decisive)
    return tuple(found)


def _full_look(looking: Look, start: End, goal: End) -> Answer:
    """Look along the whole line."""
    causes = _stopped(looking, start, goal)
    hindering = hindrances(looking)
    orchards = [cause for cause in hindering if cause.row == "orchard_hindrance"]
    causes.extend(_too_many(orchards))
    seen = visibility(looking, start, goal)
    if seen.cause is not None:
        causes.append(seen.cause)
    if causes:
        return answer_blocked(looking, causes, hindering)
    adding = Later(modifiers, looking, seen, len(orchards))
    return answer_open(looking, hindering, adding)


BEGINNINGS = (2, 6)
"""How far along a line is looked at first, in hexes: mostly something stops it soon."""


def _nearest(looking: Look, start: End, goal: End) -> Cause | None:
    """What decides that a line is stopped outright, if it lies near the start and the rest can't bear on it."""
    reading = looking.reading
    if start.unit is not None or goal.unit is not None or not reading.stops_one_by_one:
        return None
    at = looking.thread.thread.goal
    for near in BEGINNINGS:
        head = beginning(at.q, at.r, reading.cells.width, near)
        if head is None:
            return None
        there = looking._replace(thread=head)
        stopped = stopped_on_one_level if looking.level else stopped_between_levels
        causes = [cause for cause in stopped(there) if cause.effect == BLOCKS and cause.near <= near]
        if looking.level:
            causes.extend(_too_many(orchards_met(there)))
        if causes:
            return deciding(causes)
    return None


def verdict(reading: MapReading, start: End, goal: End) -> tuple[int, int]:
    """Code and hindrance of a line (see ``rules.los.sight``), as ``trace`` has them, without the reasons."""
    looking = _look(reading, start, goal)
    if not looking.length:
        return CLEAR, 0
    if _nearest(looking, start, goal) is not None:
        return BLOCKED, 0
    causes = _stopped(looking, start, goal, first_only=True)
    if any(cause.effect == BLOCKS for cause in causes) or visibility(looking, start, goal).cause is not None:
        return BLOCKED, 0
    hindering = hindrances(looking)
    if _too_many([cause for cause in hindering if cause.row == "orchard_hindrance"]):
        return BLOCKED, 0
    if causes:
        return BLIND, 0
    total = sum(cause.adds for cause in hindering)
    return (HINDERED if total else CLEAR), total


def _number(reading: MapReading, end: End) -> int:
    number = reading.numbers.get(end.hex) if end.position is None else None
    return reading.number(end) if number is None else number


def _look(reading: MapReading, start: End, goal: End) -> Look:
    here, there = _number(reading, start), _number(reading, goal)
    step = stepped(goal.hex.q - start.hex.q, goal.hex.r - start.hex.r, reading.cells.width)
    return look(reading, step, here, there)


def _stopped(looking: Look, start: End, goal: End, *, first_only: bool = False) -> list[Cause]:
    """All that stops the line but light and orchards; ``first_only`` may leave out what comes after a block."""
    causes: list[Cause] = []
    if start.unit is not None or goal.unit is not None or looking.base in looking.reading.standing.impacts:
        causes.extend(shut_in(looking, start, goal))
    if looking.length > 1:
        stopped = stopped_on_one_level if looking.level else stopped_between_levels
        causes.extend(stopped(looking, first_only=first_only))
    return causes


def _too_many(orchards: list[Cause]) -> list[Cause]:
    """The first orchard that is one too many (4.2.1g)."""
    if len(orchards) <= ORCHARDS_SEEN_THROUGH:
        return []
    orchards.sort(key=lambda cause: cause.near)
    third = orchards[ORCHARDS_SEEN_THROUGH]
    ruling = next((cause.ruling for cause in orchards if cause.ruling), None)
    return [third._replace(row="orchards", effect=BLOCKS, ruling=ruling, adds=0)]
