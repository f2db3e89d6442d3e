"""One line, looked along and explained: the reference for ``field`` (section 3 of the spec)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rules.los.stepped import stepped
from bob_editor.rulesets.last_hundred_yards.causes import Cause
from bob_editor.rulesets.last_hundred_yards.different_levels import stopped_between_levels
from bob_editor.rulesets.last_hundred_yards.fire import modifiers
from bob_editor.rulesets.last_hundred_yards.heights import BLOCKS
from bob_editor.rulesets.last_hundred_yards.hindrances import hindrances
from bob_editor.rulesets.last_hundred_yards.look import Look, look
from bob_editor.rulesets.last_hundred_yards.positions import shut_in
from bob_editor.rulesets.last_hundred_yards.reasons import answer_blocked, answer_open
from bob_editor.rulesets.last_hundred_yards.same_level import (
    ORCHARDS_SEEN_THROUGH,
    stopped_on_one_level,
)
from bob_editor.rulesets.last_hundred_yards.visibility import visibility

if TYPE_CHECKING:
    from bob_editor.rules.los.answer import Answer
    from bob_editor.rules.los.scene import End
    from bob_editor.rulesets.last_hundred_yards.reading import MapReading


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one line and explain (4.2).

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    looking = _look(reading, start, goal)
    if not looking.length:
        return answer_open(looking, [], ())
    causes = _stopped(looking, start, goal)
    hindering = hindrances(looking)
    orchards = [cause for cause in hindering if cause.row == "orchard_hindrance"]
    causes.extend(_too_many(orchards))
    seen = visibility(looking, start, goal)
    if seen.cause is not None:
        causes.append(seen.cause)
    if causes:
        return answer_blocked(looking, causes, hindering)
    adding = tuple(modifiers(looking, night_penalty=seen.night_penalty, orchards=len(orchards)))
    return answer_open(looking, hindering, adding)


def verdict(reading: MapReading, start: End, goal: End) -> tuple[int, int]:
    """Code and hindrance of a line (see ``rules.los.sight``), as ``trace`` has them, without the reasons."""
    looking = _look(reading, start, goal)
    if not looking.length:
        return CLEAR, 0
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


def _look(reading: MapReading, start: End, goal: End) -> Look:
    here, there = reading.number(start), reading.number(goal)
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
