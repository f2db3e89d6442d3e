"""For ``field``: how much hinders the threads that nothing stops (46.0, 46.1)."""

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights, heights_seen
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import wall_or_dike
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Codes, Looking
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import GRASSES
from bob_editor.rulesets.band_of_brothers_2_2.sight.hindering_tables import (
    GRASS,
    ORCHARDS,
    PALM,
    UNEVEN,
    HinderingTables,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import look_between


def note_dikes(looking: Looking, start: End, asked: Bools) -> None:
    """Note whether walls hinder the threads to goals that are asked about, or dike roads, which are rare (46.1)."""
    reading, level = looking.reading, looking.outlook.level
    for place in asked.nonzero()[0].tolist():
        look = look_between(
            reading, start.hex, reading.grid.hexes[place], looking.start_level, int(level[place])
        )
        looking.walled[place] = wall_or_dike(look) is not None


def count_hindrances(looking: Looking, free: Bools) -> Ints:
    """How much hinders the threads to the free goals at least; where a second palm blocks, that is noted."""
    tables = looking.tables
    if tables.hindering is None or not looking.walked:
        return looking.walled.astype(np.int64)
    goal, kind = _hexes(looking, tables.hindering, free)
    size = np.int64(len(free))
    found = np.bincount(goal + size * kind, minlength=4 * size).reshape(4, -1)
    halves = (found[ORCHARDS:] + 1) >> 1
    total: Ints = halves[0] + halves[1]
    total += looking.walled
    if looking.reading.has_palms:
        total += found[PALM]
        looking.block((free & (found[PALM] > 1)).nonzero()[0])
    return total


def _hexes(looking: Looking, hindering: HinderingTables, free: Bools) -> tuple[Ints, Codes]:
    """The goals whose threads meet hexes, and the code of what hinders there.

    First stand the hexes crossed, then those to the left of runs and in corners, then those to the right of runs.
    """
    beside = looking.beside
    met = [*looking.walked, *((beside.goal, beside.entry, hexes) for hexes in beside.hexes)]
    goal, entry, number = map(np.concatenate, zip(*met, strict=True))
    kind = hindering.rows.take(looking.outlook.row.take(goal) + number)
    kind *= free.take(goal)
    _between_levels(looking, goal, entry, number, kind)
    grass = (kind == GRASS).nonzero()[0]
    crossed = len(goal) - beside.hexes.size
    if len(grass):
        split = int(grass.searchsorted(crossed))
        _grass_crossed(looking, hindering, grass[:split], (goal, entry, number), kind)
        _grass_beside(looking, hindering, grass[split:] - crossed, kind[crossed:])
    _better_beside(looking, kind[crossed:])
    return goal, kind


def _between_levels(looking: Looking, goal: Ints, entry: Ints, number: Ints, kind: Codes) -> None:
    """Settle in place which trees hinder between ends on different levels: those that hide would they block (46.0)."""
    uneven = (kind > UNEVEN).nonzero()[0]
    if not len(uneven):
        return
    goal, height = goal.take(uneven), looking.tables.levels.take(number.take(uneven)) + 1
    far = looking.from_upper(goal, entry.take(uneven), looking.outlook.looks_down)
    counting = (height > looking.outlook.low.take(goal)) & looking.in_shadow(height, goal, far)
    kind[uneven] = (kind.take(uneven) - UNEVEN) * counting


def _grass_crossed(
    looking: Looking, hindering: HinderingTables, grass: Ints, met: tuple[Ints, Ints, Ints], kind: Codes
) -> None:
    """Take out the grass of which a thread doesn't cross the artwork; ``met`` are goals, entries and numbers."""
    goal, entry, number = (column.take(grass) for column in met)
    tables = looking.tables

    def by_hulls(some: Ints) -> Heights:
        assert hindering.grass is not None
        return looking.height_of_hulls(
            hindering.grass, *(column.take(some) for column in (goal, entry, number))
        )

    seen = heights_seen(tables.seen, tables.kinds[GRASSES].take(number) + entry, by_hulls)
    kind[grass[seen == NONE_SEEN]] = 0


def _grass_beside(looking: Looking, hindering: HinderingTables, grass: Ints, kind: Codes) -> None:
    """Take out the grass in corners, and that whose artwork doesn't lie along the hexside run along."""
    beside = looking.beside
    for one in grass.tolist():
        hand, place = divmod(one, len(beside.goal))
        side = int(beside.seen_from[hand, place])
        if place >= beside.runs or not hindering.grass_along(looking.reading, side):
            kind[one] = 0


def _better_beside(looking: Looking, kind: Codes) -> None:
    """Leave of the two hexes beside a run what is better for the target, of corners what the rulings count (46.0)."""
    reading, runs, (left, right) = looking.reading, looking.beside.runs, kind.reshape(2, -1)
    if not reading.rulings.count_corner_hindrance:
        left[runs:] = 0
    if not (reading.clauses.orchards_as_woods and reading.rulings.both_orchards):
        lesser = np.minimum(left, right)
        left[:] = np.where(lesser > 0, lesser, left | right)
        right[:] = 0
