"""One line, looked along and explained: the reference for ``field`` (docs/games/last-hundred-yards.md, 3)."""

from __future__ import annotations

from typing import Final

from bob_editor.rules.los.answer import Answer, Reason, blocked_by
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rulesets.last_hundred_yards.land.heights import BLOCKS
from bob_editor.rulesets.last_hundred_yards.land.hex_facts import PLAIN
from bob_editor.rulesets.last_hundred_yards.sight.along.different_levels import stopped_between_levels
from bob_editor.rulesets.last_hundred_yards.sight.along.hindrances import hindrances
from bob_editor.rulesets.last_hundred_yards.sight.along.same_level import stopped_on_one_level, too_many
from bob_editor.rulesets.last_hundred_yards.sight.causes import Cause
from bob_editor.rulesets.last_hundred_yards.sight.look import Look, look
from bob_editor.rulesets.last_hundred_yards.sight.modifiers import modifiers
from bob_editor.rulesets.last_hundred_yards.sight.nearest import (
    FREE,
    Asked,
    block_within,
    nearest_barrier,
    nearest_with_runs,
)
from bob_editor.rulesets.last_hundred_yards.sight.positions import shut_in
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.reasons import answer_blocked, answer_open
from bob_editor.rulesets.last_hundred_yards.sight.visibility import visibility

UNTOLD: Final = -1
"""Where only a look along the whole line tells whether something blocks it outright."""


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one line and explain (4.2).

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    asked, found = _nearest(reading, start, goal)
    if isinstance(found, Reason):
        return blocked_by(asked[1].length, Reasons(found, _other_reasons, (asked, start, goal)))
    looking = look(*asked)
    if not looking.length:
        return answer_open(looking, [], ())
    return _full_look(looking, start, goal, free=found == FREE and looking.level)


def _other_reasons(line: tuple[Asked, End, End], decisive: Reason) -> tuple[Reason, ...]:
    """All reasons of a stopped line but the one that decides."""
    asked, start, goal = line
    found = list(_full_look(look(*asked), start, goal).reasons)
    found.remove(decisive)
    return tuple(found)


def _nearest(reading: MapReading, start: End, goal: End) -> tuple[Asked, Reason | int]:
    """The line, and the reason that decides one stopped outright, where the hexes near the start tell.

    :returns: with the line ``FREE`` where nothing blocks outright but light may, or ``UNTOLD``.
    """
    numbers, facts = reading.numbers, reading.facts
    here, there = numbers.get(start.hex), numbers.get(goal.hex)
    if here is None or there is None or start.position is not None or goal.position is not None:
        here, there = reading.number(start), reading.number(goal)
    thread = reading.cells.stepped_threads[there - here] or reading.cells.thread_between(start.hex, goal.hex)
    asked = reading, thread, here, there
    if start.unit is not None or goal.unit is not None or not reading.stops_one_by_one:
        return asked, UNTOLD
    ranks = facts.get(here, PLAIN).rank, facts.get(there, PLAIN).rank
    found = nearest_with_runs(asked, ranks) if thread.runs else nearest_barrier(asked, ranks)
    if isinstance(found, Reason) or found == FREE:
        return asked, found
    return asked, block_within(asked, found) or UNTOLD


def _full_look(looking: Look, start: End, goal: End, *, free: bool = False) -> Answer:
    """Look along the whole line; ``free`` where nothing but light and orchards is known to stop it."""
    causes = [] if free else _stopped(looking, start, goal)
    hindering = hindrances(looking)
    orchards = [cause for cause in hindering if cause.row == "orchard_hindrance"]
    causes.extend(too_many(orchards))
    seen = visibility(looking, start, goal)
    if seen.cause is not None:
        causes.append(seen.cause)
    if causes:
        return answer_blocked(looking, causes, hindering)
    adding = Later(modifiers, looking, seen, len(orchards))
    return answer_open(looking, hindering, adding)


def verdict(reading: MapReading, start: End, goal: End) -> tuple[int, int]:
    """Code and hindrance of a line (see ``rules.los.sight``), as ``trace`` has them, without the reasons."""
    asked, found = _nearest(reading, start, goal)
    if isinstance(found, Reason):
        return BLOCKED, 0
    looking = look(*asked)
    if not looking.length:
        return CLEAR, 0
    free = found == FREE and looking.level
    causes = [] if free else _stopped(looking, start, goal, first_only=True)
    if any(cause.effect == BLOCKS for cause in causes) or visibility(looking, start, goal).cause is not None:
        return BLOCKED, 0
    hindering = hindrances(looking)
    if too_many([cause for cause in hindering if cause.row == "orchard_hindrance"]):
        return BLOCKED, 0
    if causes:
        return BLIND, 0
    total = sum(cause.adds for cause in hindering)
    return (HINDERED if total else CLEAR), total


def _stopped(looking: Look, start: End, goal: End, *, first_only: bool = False) -> list[Cause]:
    """All that stops the line but light and orchards; ``first_only`` may leave out what comes after a block."""
    causes: list[Cause] = []
    if start.unit is not None or goal.unit is not None or looking.base in looking.reading.standing.impacts:
        causes.extend(shut_in(looking, start, goal))
    if looking.length > 1:
        stopped = stopped_on_one_level if looking.level else stopped_between_levels
        causes.extend(stopped(looking, first_only=first_only))
    return causes
