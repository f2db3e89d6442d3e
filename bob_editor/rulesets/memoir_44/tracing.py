"""One thread, explained: the reference that ``field`` is held to (3.3 of the spec)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bob_editor.rules.los.answer import blocked_by, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rulesets.memoir_44.decision import decide, is_dark, terms
from bob_editor.rulesets.memoir_44.fire import modifiers
from bob_editor.rulesets.memoir_44.hanging import hangs_on
from bob_editor.rulesets.memoir_44.look import look
from bob_editor.rulesets.memoir_44.nearest import nearest_stop
from bob_editor.rulesets.memoir_44.reasons import (
    FREE,
    answer_adjacent,
    answer_blocked,
    answer_clear,
    answer_dark,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bob_editor.rules.los.answer import Answer, Modifier, Reason
    from bob_editor.rules.los.scene import End
    from bob_editor.rulesets.memoir_44.reading import MapReading


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and say why.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    if start.unit is None and start.position is None and goal.position is None and reading.in_daylight:
        nearest = nearest_stop(reading, start, goal)
        if nearest is not None:
            length, first = nearest
            asked = (reading, start, goal)
            if first is not None:
                return blocked_by(length, Reasons(first, _other_reasons, asked))
            return seen_through(length, Reasons(FREE, _other_reasons, asked), 0, Later(_modifiers, asked))
    return _full_look(reading, start, goal)


def _other_reasons(asked: tuple[MapReading, End, End], _: Reason) -> tuple[Reason, ...]:
    """All reasons of a line but the one that decides, which comes first."""
    return tuple(_full_look(*asked).reasons[1:])


def _modifiers(asked: tuple[MapReading, End, End]) -> Sequence[Modifier]:
    """What a fire preview adds to a free line."""
    return modifiers(look(*asked))


def _full_look(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along the whole thread."""
    along = look(reading, start, goal)
    by = terms(along, reading.rulings)
    if is_dark(along, by):
        return answer_dark(along, hangs_on(along, by, None, blocked=True))
    if along.length <= 1:
        free = answer_adjacent(along, hangs_on(along, by, None, blocked=False))
        return free._replace(modifiers=Later(modifiers, along))
    decision = decide(along, by)
    rulings = hangs_on(along, by, decision, blocked=decision.stops)
    if decision.stops:
        return answer_blocked(along, decision, rulings)
    return answer_clear(along, by, decision, rulings, Later(modifiers, along))
