"""One thread, looked along and explained: the reference for ``field`` (docs/games/band-of-brothers.md, 3.3)."""

from __future__ import annotations

from collections.abc import Iterator

from bob_editor.rules.los.answer import Answer, Reason, blocked_by
from bob_editor.rules.los.pieces.obstacles import HexShape, joined
from bob_editor.rules.los.reasons import Reasons
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rules.los.threads.stepped import stepped
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hedgerows import (
    hedgerows_beside,
    hedgerows_met,
    nearest_hedgerow,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import Hindrances, hindrances
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.obstacles import hexes_that_hide, runs_met
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.shadows import shadows
from bob_editor.rulesets.band_of_brothers_2_2.sight.causes import Cause, Hit
from bob_editor.rulesets.band_of_brothers_2_2.sight.ends import closed_gate, out_of_sight
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Look, look
from bob_editor.rulesets.band_of_brothers_2_2.sight.nearest import ASK, NOT_BLOCKED, Asked, nearest_barrier
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.reasons import (
    answer_blocked,
    answer_open,
    answer_shut,
    worded,
    worded_hit,
)

NEVER_HINDERED = frozenset({"mortar", "artillery", "aircraft"})
"""Firers that no hindrance touches (46.0)."""
SEES_OVER_GRASS = frozenset({"vehicle", "carrier", "landing_craft"})
"""Targets that wheat and kunai grass don't hinder (46.0)."""


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and explain (14.0).

    :raises UnknownPlace: where an end's hex or position is not on the map.
    """
    a, b = start.hex, goal.hex
    if start.position is None and goal.position is None:
        try:
            (base, first), (other, second) = reading.plain_ends[a], reading.plain_ends[b]
        except KeyError:
            return _full_look(reading, start, goal)
        thread = reading.cells.stepped_threads[other - base]
        if thread is None:
            if a == b:
                return _full_look(reading, start, goal)
            thread = reading.cells.thread_between(a, b)
        asked = (reading, thread, a, b, (first, second))
        found = nearest_barrier(asked, base)
        if isinstance(found, Reason):
            return blocked_by(thread.length, Reasons(found, other_reasons, asked))
        if found is not ASK:
            looking = look(*asked)
            shaded = _shaded(looking, shadows(looking)) if found is NOT_BLOCKED else None
            return shaded or _free(looking, start, goal)
    return _full_look(reading, start, goal)


def _full_look(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along the whole thread, whatever the map has and wherever the ends are."""
    a, b = start.hex, goal.hex
    levels = reading.end_level(start), reading.end_level(goal)
    if a == b:
        return _same_hex(reading, start, goal, levels)
    thread = stepped(b.q - a.q, b.r - a.r, reading.cells.width)
    asked = (reading, thread, a, b, levels)
    looking = look(*asked)
    if not reading.plain or start.position or goal.position:
        shut = _shut(looking, start, goal)
        if shut is not None:
            return shut
    if not (reading.ridges or reading.has_palms):
        decisive = nearest_block(looking)
        if decisive is not None:
            return Answer("blocked", thread.length, Reasons(decisive, other_reasons, asked))
    return _shaded(looking, hexes_that_hide(looking)) or _free(looking, start, goal)


def _shaded(looking: Look, hits: list[Hit]) -> Answer | None:
    """The answer with everything along the thread that hides its goal, these hexes first; None where nothing does."""
    reading = looking.reading
    causes = runs_met(looking) if looking.thread.runs else []
    if reading.has_lines:
        causes.extend(linear_met(looking))
    if reading.has_palms:
        causes.extend(second_palm(hindrances(looking)))
    return answer_blocked(looking, hits, causes) if hits or causes else None


def _free(looking: Look, start: End, goal: End) -> Answer:
    """The answer for a thread that nothing stands in the way of: hindered or clear, or night and rain hide its end."""
    reading = looking.reading
    beyond = out_of_sight(reading, goal, looking.length)
    if beyond is not None:
        return answer_shut(reading, beyond, reading.grid.label(looking.goal), looking.length)
    found = hindrances(looking) if reading.has_hindrances else Hindrances()
    return answer_open(looking, start, goal, found, hindrance_of(found, start, goal))


def _shut(look: Look, start: End, goal: End) -> Answer | None:
    """The answer where a gate is shut or the thread leaves the map; None where neither is so."""
    reading = look.reading
    gate = closed_gate(reading, start, goal, look.start_level, look.goal_level)
    if gate is not None:
        return answer_shut(reading, gate[0], reading.grid.label(gate[1]), look.length)
    outside = off_map(look) if reading.irregular and reading.rulings.off_map_blocks else None
    if outside is not None:
        return answer_shut(reading, "off_map", reading.grid.label(reading.cells.hex(outside)), look.length)
    return None


def nearest_block(look: Look) -> Reason | None:
    """The reason that decides, where something blocks outright: the nearest, and of those equally near the highest.

    For maps without ridges and palms, which are looked for along the whole thread.
    """
    hits = hexes_that_hide(look, first_only=True)
    if look.high != look.low:
        hits = [hit for hit in hits if hit.effect == BLOCKS]
    near = hits[0].near if hits else None
    causes = []
    if look.reading.hedgerow_codes:
        hedgerow = nearest_hedgerow(look, near)
        if hedgerow is not None:
            causes.append(hedgerow)
        if look.thread.corners:
            causes.extend(hedgerows_beside(look))
    if look.thread.runs:
        causes.extend(runs_met(look, within=near))
    if causes:
        causes = [one for one in causes if one.effect == BLOCKS and (near is None or one.near <= near)]
        nearer = min(causes, key=lambda one: (one.near, -(one.height or 0)), default=None)
        if nearer is not None and (near is None or nearer.near < near):
            return worded(look.reading, nearer)
        hits_and_causes = [
            *(worded_hit(look, hit) for hit in hits),
            *(worded(look.reading, one) for one in causes),
        ]
        if hits_and_causes:
            return max(hits_and_causes, key=lambda one: one.height or 0)
    if not hits:
        return None
    if len(hits) == 1:
        return worded_hit(look, hits[0])
    return max((worded_hit(look, hit) for hit in hits), key=lambda one: one.height or 0)


def other_reasons(asked: Asked, decisive: Reason) -> tuple[Reason, ...]:
    """All reasons of a blocked thread but the one that decides, in order along it."""
    looking = look(*asked)
    causes = [*runs_met(looking), *linear_met(looking)]
    found = list(answer_blocked(looking, hexes_that_hide(looking), causes).reasons)
    found.remove(decisive)
    return tuple(found)


def verdict(reading: MapReading, start: End, goal: End) -> tuple[int, int]:
    """Code and hindrance of a thread (see ``rules.los.sight``), as ``trace`` has them, without the reasons."""
    a, b = start.hex, goal.hex
    thread = stepped(b.q - a.q, b.r - a.r, reading.cells.width)
    gates = reading.has_gates or start.position or goal.position
    if a == b or gates or reading.irregular or reading.has_palms:
        answer = trace(reading, start, goal)
        code = {"clear": CLEAR, "hindered": HINDERED, "blocked": BLOCKED}[answer.verdict]
        return (BLIND if answer.blind else code), answer.hindrance
    looking = look(reading, thread, a, b, (reading.end_level(start), reading.end_level(goal)))
    hits = hexes_that_hide(looking, first_only=True)
    if hits and hits[-1].effect == BLOCKS:
        return BLOCKED, 0
    causes = runs_met(looking) if thread.runs else []
    if reading.has_lines:
        causes.extend(linear_met(looking))
    if hits or causes:
        return (BLOCKED if any(cause.effect == BLOCKS for cause in causes) else BLIND), 0
    if out_of_sight(reading, goal, thread.length) is not None:
        return BLOCKED, 0
    if not reading.has_hindrances:
        return CLEAR, 0
    total = hindrance_of(hindrances(looking), start, goal)
    return (HINDERED if total else CLEAR), total


def hindrance_of(found: Hindrances, start: End, goal: End) -> int:
    """How many hindrances count for this firer at this target (46.0)."""
    return 0 if start.unit in NEVER_HINDERED else found.total(vehicle=goal.unit in SEES_OVER_GRASS)


def _same_hex(reading: MapReading, start: End, goal: End, levels: tuple[int, int]) -> Answer:
    """From a hex to itself: clear, but for a cave and the ground above it (40.2, 43.4, 45.4)."""
    if start.position != goal.position and "cave" in (start.position, goal.position):
        return answer_shut(reading, "cave_arc", reading.grid.label(start.hex), 0)
    length = 0 if levels[0] == levels[1] else 1
    looking = look(reading, stepped(0, 0, reading.cells.width), start.hex, goal.hex, levels, length)
    return answer_open(looking, start, goal, Hindrances(), 0)


def off_map(look: Look) -> int | None:
    """The first hex off the map that the thread crosses, or runs beside with none opposite (``thread_off_map``)."""
    on_map, base = look.reading.level_numbers, look.base
    for step in look.thread.crossed:
        if base + step.step not in on_map:
            return base + step.step
    for run in look.thread.runs:
        if base + run.left not in on_map and base + run.right not in on_map:
            return base + run.left
    return None


def linear_met(look: Look) -> list[Cause]:
    """Hedgerows (44.0) and ridges (54.2) that hide."""
    causes = hedgerows_met(look) if look.reading.hedgerow_codes else []
    if look.start_level == 0 == look.goal_level and look.reading.ridges:
        causes.extend(_ridges(look))
    return causes


def _ridges(look: Look) -> Iterator[Cause]:
    """Ridges between two level 0 hexes, those of the end hexes left out (54.2; docs/games/band-of-brothers.md, A13)."""
    reading, base = look.reading, look.base
    aim = look.thread.du, look.thread.dv, look.thread.reach
    own = reading.ridges_under(look.start) | reading.ridges_under(look.goal)
    any_pieces = reading.rulings.any_pieces
    for step in look.thread.crossed:
        for ridge, rung in reading.ridges.get(base + step.step, {}).items():
            mark = HexShape((rung,)).mark(rung.height)
            if ridge in own or mark is None:
                continue
            if mark.on_both_sides(step.offset, *aim, any_pieces=any_pieces):
                yield Cause("ridge", BLOCKS, step.from_start, hex=base + step.step, terrain="ridge")
    for run in look.thread.runs:
        for ridge, rung in reading.ridges.get(base + run.left, {}).items():
            other = reading.ridges.get(base + run.right, {}).get(ridge)
            if ridge in own or other is None:
                continue
            if any_pieces or joined(rung, other, run.direction, run.shift):
                yield Cause("ridge", BLOCKS, run.from_start, side=look.code(run.side), terrain="ridge")


def second_palm(found: Hindrances) -> Iterator[Cause]:
    """The second palm hex in between, which blocks (46.0)."""
    if len(found.palms) > 1:
        second = found.palms[1]
        yield Cause("second_palm_hex", BLOCKS, second.near, hex=second.hex, terrain=second.terrain)
