"""One thread, looked along and explained: the reference for ``field`` (docs/games/band-of-brothers.md, 3.3)."""

from msgspec.structs import replace

from bob_editor.rules.los.answer import Answer, Reason
from bob_editor.rules.los.reasons import Reasons, stopped_by
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.stepped import off_map, stepped
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import (
    NONE,
    Hindering,
    Hindrances,
    hindrances,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.ends import closed_gate, out_of_sight
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import Line, Look, look
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.reasons import (
    answer_open,
    answer_shut,
    deciding,
    in_order,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.road_sides import road_behind
from bob_editor.rulesets.band_of_brothers_2_2.sight.stops import stops

NEVER_HINDERED = frozenset({"mortar", "artillery", "aircraft"})
"""Firers that no hindrance touches (46.0)."""
SEES_OVER_GRASS = frozenset({"vehicle", "carrier", "landing_craft"})
"""Targets that wheat and kunai grass don't hinder (46.0)."""


def trace(reading: MapReading, start: End, goal: End) -> Answer:
    """Look along one thread and explain (14.0).

    :raises UnknownPlace: where an end's hex or position is not on the map.
    """
    a, b, ends = start.hex, goal.hex, reading.plain_ends
    here, there = ends.get(a), ends.get(b)
    if start.position or goal.position or here is None or there is None:
        first, second, gated = reading.end_level(start), reading.end_level(goal), True
        base, other = reading.numbers[a], reading.numbers[b]
    else:
        (base, first, gate), (other, second, far_gate) = here, there
        gated = gate or far_gate
    if base == other:
        return _same_hex(reading, start, goal, (first, second))
    cells = reading.cells
    thread = cells.stepped_threads[other - base] or cells.thread_between(a, b)
    shut = closed_gate(reading, start, goal, first, second) if gated else None
    if shut is not None:
        return answer_shut(reading, shut[0], reading.labels[reading.numbers[shut[1]]], thread.length)
    if cells.has_gaps and reading.rulings.off_map_blocks:
        outside = off_map(reading.level_numbers, thread, base)
        if outside is not None:
            return answer_shut(reading, "off_map", reading.grid.label(cells.hex(outside)), thread.length)
    high, low = (first, second) if first >= second else (second, first)
    line = reading, thread, a, b, base, first, second, high, low, thread.length
    found = stops(line, whole=False)
    if not found:
        return _free(look(line), start, goal)
    effect, reason = found[0] if len(found) == 1 else min(found, key=deciding)
    if effect == BLOCKS:
        return stopped_by(thread.length, reason, _other_reasons, line)
    return Answer("blocked", thread.length, Reasons(reason, _other_reasons, line), blind=True)


def _other_reasons(line: Line, decisive: Reason) -> tuple[Reason, ...]:
    """All reasons of a blocked thread but the one that decides."""
    return in_order(stops(line, whole=True), decisive)


def _free(looking: Look, start: End, goal: End) -> Answer:
    """The answer for a thread that nothing stands in the way of: hindered or clear, or night and rain hide its end."""
    reading = looking.reading
    beyond = out_of_sight(reading, goal, looking.length)
    if beyond is not None:
        return answer_shut(reading, beyond, reading.labels[reading.numbers[looking.goal]], looking.length)
    found = hindrances(looking) if reading.has_hindrances else NONE
    if reading.clauses.dike_at_any_level and found.wall is None and road_behind(looking, start):
        found = replace(found, wall=Hindering("dike_road", 0, looking.base))
    return answer_open(looking, start, goal, found, hindrance_of(found, start, goal))


def hindrance_of(found: Hindrances, start: End, goal: End) -> int:
    """How many hindrances count for this firer at this target (46.0)."""
    if found is NONE or start.unit in NEVER_HINDERED:
        return 0
    return found.total(vehicle=goal.unit in SEES_OVER_GRASS)


def _same_hex(reading: MapReading, start: End, goal: End, levels: tuple[int, int]) -> Answer:
    """From a hex to itself: clear, but for a cave and the ground above it (40.2, 43.4, 45.4)."""
    if start.position != goal.position and "cave" in (start.position, goal.position):
        return answer_shut(reading, "cave_arc", reading.grid.label(start.hex), 0)
    thread, number, (low, high) = (
        stepped(0, 0, reading.cells.width),
        reading.numbers[start.hex],
        sorted(levels),
    )
    looking = look((reading, thread, start.hex, goal.hex, number, *levels, high, low, int(low < high)))
    return answer_open(looking, start, goal, NONE, 0)
