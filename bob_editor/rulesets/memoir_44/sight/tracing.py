"""One thread, explained: the reference that ``field`` is held to (docs/games/memoir-44.md, 3.3)."""

from collections.abc import Callable, Sequence

from bob_editor.rules.los.answer import Answer, Modifier, Reason, seen_through
from bob_editor.rules.los.later import Later
from bob_editor.rules.los.reasons import Reasons, stopped_by
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.contacts import INSIDE, NEAR, ContactThread
from bob_editor.rulesets.memoir_44.land.contents import LAKE
from bob_editor.rulesets.memoir_44.sight import reasons
from bob_editor.rulesets.memoir_44.sight.decision import (
    CROSSED,
    decide,
    first_by_hand,
    is_dark,
    nearest_deciding,
    terms,
)
from bob_editor.rulesets.memoir_44.sight.hanging import hangs_on
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.reading import MapReading
from bob_editor.rulesets.memoir_44.sight.terms import ordinary_between

Adding = Callable[[Look], Sequence[Modifier]]
_Line = tuple[MapReading, End, End]


def trace(adding: Adding, reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and say why; ``adding`` says what a fire preview adds to a free line, when somebody asks.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    line = reading, start, goal
    base, far = reading.numbers.get(start.hex), reading.numbers.get(goal.hex)
    if base and far and start.unit is start.position is goal.position is None and reading.visibility is None:
        cells = reading.cells
        thread = cells.contact_threads[far - base] or cells.contacts_between(start.hex, goal.hex)
        length = thread.length
        if length <= 1:
            return seen_through(length, reasons.NEAR_BY[length], 0, Later(_added, adding, line))
        nearest, outright = _on_course(reading, thread, base)
        by_hand = {} if nearest == outright else first_by_hand(reading, thread, base)
        if nearest is None or (by_hand and len(by_hand) == 1 and CROSSED not in by_hand):
            return seen_through(length, Reasons(reasons.FREE, _met, line), 0, Later(_added, adding, line))
        levels = reading.levels
        if outright is not None and (not levels[far] or ordinary_between(levels[base], levels[far])):
            place = outright if nearest == outright else nearest_deciding(reading, by_hand)
            if place is None:
                along = Look(*line)
                return reasons.answer_blocked(along, decide(along, reading.ordinary), [])
            first = reasons.worded(reading, base + thread.steps[place], thread.course[place] & NEAR)[0]
            return stopped_by(length, first, _behind, line)
    along = Look(*line)
    by = terms(along, reading.ordinary)
    if is_dark(along, by):
        return reasons.answer_dark(along, hangs_on(along, by, None, blocked=True))
    if along.length <= 1:
        rulings = hangs_on(along, by, None, blocked=False)
        told = reasons.naming(along, list(reasons.NEAR_BY[along.length]), rulings)
        return seen_through(along.length, told, 0, Later(adding, along))
    decision = decide(along, by)
    rulings = hangs_on(along, by, decision, blocked=decision.stops)
    if decision.stops:
        return reasons.answer_blocked(along, decision, rulings)
    return reasons.answer_clear(along, by, decision, rulings, Later(adding, along))


def _on_course(reading: MapReading, thread: ContactThread, base: int) -> tuple[int | None, int | None]:
    """The places of the nearest contact where something may obstruct, and the nearest crossed where it does by itself.

    None where there is none. On ordinary terms the latter stops a line of infantry by day under all rulings.
    """
    clauses, nearest = reading.clauses, None
    for place, step in enumerate(thread.steps):
        lying = clauses[base + step]
        if lying:
            nearest = place if nearest is None else nearest
            if thread.course[place] & INSIDE and lying < LAKE:
                return nearest, place
    return nearest, None


def _added(adding: Adding, line: _Line) -> Sequence[Modifier]:
    return adding(Look(*line))


def _behind(line: _Line, _: Reason) -> tuple[Reason, ...]:
    """What else stops a line behind the nearest hex that does."""
    along = Look(*line)
    return tuple(reasons.reasons_that_stop(along, decide(along, terms(along, along.reading.ordinary)))[1:])


def _met(line: _Line, _: Reason) -> tuple[Reason, ...]:
    """What a line meets where nothing obstructs."""
    along = Look(*line)
    by = terms(along, along.reading.ordinary)
    return tuple(reasons.met_without_stopping(along, by, decide(along, by)))
