"""One thread, explained: the reference that ``field`` is held to (docs/games/memoir-44.md, 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bob_editor.rules.los.answer import Answer, Modifier, Reason, blocked_by, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.memoir_44.sight.decision import decide, is_dark, terms
from bob_editor.rulesets.memoir_44.sight.hanging import hangs_on
from bob_editor.rulesets.memoir_44.sight.look import Look, look
from bob_editor.rulesets.memoir_44.sight.nearest import nearest_stop
from bob_editor.rulesets.memoir_44.sight.reading import MapReading
from bob_editor.rulesets.memoir_44.sight.reasons import (
    FREE,
    answer_adjacent,
    answer_blocked,
    answer_clear,
    answer_dark,
)

Adding = Callable[[Look], Sequence[Modifier]]


def trace(reading: MapReading, start: End, goal: End, adding: Adding) -> Answer:
    """Look along one thread and say why; ``adding`` says what a fire preview adds to a free line, when somebody asks.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    if start.unit is None and start.position is None and goal.position is None and reading.in_daylight:
        nearest = nearest_stop(reading, start, goal)
        if nearest is not None:
            length, first = nearest
            asked = (reading, start, goal, adding)
            if first is not None:
                return blocked_by(length, Reasons(first, _other_reasons, asked))
            return seen_through(length, Reasons(FREE, _other_reasons, asked), 0, Later(_modifiers, asked))
    return _full_look(reading, start, goal, adding)


def _other_reasons(asked: tuple[MapReading, End, End, Adding], _: Reason) -> tuple[Reason, ...]:
    """All reasons of a line but the one that decides, which comes first."""
    return tuple(_full_look(*asked).reasons[1:])


def _modifiers(asked: tuple[MapReading, End, End, Adding]) -> Sequence[Modifier]:
    """What a fire preview adds to a free line."""
    reading, start, goal, adding = asked
    return adding(look(reading, start, goal))


def _full_look(reading: MapReading, start: End, goal: End, adding: Adding) -> Answer:
    """Look along the whole thread."""
    along = look(reading, start, goal)
    by = terms(along, reading.rulings)
    if is_dark(along, by):
        return answer_dark(along, hangs_on(along, by, None, blocked=True))
    if along.length <= 1:
        free = answer_adjacent(along, hangs_on(along, by, None, blocked=False))
        return free._replace(modifiers=Later(adding, along))
    decision = decide(along, by)
    rulings = hangs_on(along, by, decision, blocked=decision.stops)
    if decision.stops:
        return answer_blocked(along, decision, rulings)
    return answer_clear(along, by, decision, rulings, Later(adding, along))
