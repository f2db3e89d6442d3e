"""For ``field``: how much hinders the threads that nothing stops (46.0, 46.1)."""

from collections.abc import Iterator

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.effect_tables import Codes
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights, heights_seen
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import SHADOW
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import wall_or_dike
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Looking
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
    hindering, size, walled = looking.tables.hindering, len(free), looking.walled.astype(np.int64)
    if hindering is None:
        return walled
    met = *_crossed(looking, hindering, free), *_beside(looking, hindering, free)
    if not met:
        return walled
    goal, kind = map(np.concatenate, zip(*met, strict=True))
    place = kind.astype(np.int64)
    place *= size
    place += goal
    found = np.bincount(place, minlength=4 * size).reshape(4, -1)
    halves = (found[ORCHARDS:] + 1) >> 1
    walled += halves[0]
    walled += halves[1]
    if looking.reading.has_palms:
        walled += found[PALM]
        looking.block((free & (found[PALM] > 1)).nonzero()[0])
    return walled


def _crossed(looking: Looking, hindering: HinderingTables, free: Bools) -> Iterator[tuple[Ints, Codes]]:
    """The free goals whose threads cross hexes, and the code of what hinders there."""
    for goals, entries, places in looking.hindering:
        left = free.take(goals).nonzero()[0]
        if len(left):
            goal, entry, place = goals.take(left), entries.take(left), places.take(left)
            kind = hindering.rows.take(place)
            _between_levels(looking, goal, entry, place, kind)
            grass = (kind == GRASS).nonzero()[0]
            if len(grass):
                missed = _misses(looking, hindering, goal.take(grass), entry.take(grass))
                kind[grass.compress(missed)] = 0
            yield goal, kind


def _beside(looking: Looking, hindering: HinderingTables, free: Bools) -> Iterator[tuple[Ints, Codes]]:
    """The same of hexes beside hexsides run along; of those met in corners, too, where a ruling counts them."""
    rulings = looking.reading.rulings
    beside = looking.beside if rulings.count_corner_hindrance else looking.beside.along()
    places = looking.outlook.row.take(beside.goal) + beside.hexes
    left, right = hindering.rows.take(places)
    some = (free.take(beside.goal) & (left | right).astype(bool)).nonzero()[0]
    if not len(some):
        return
    twice = np.concatenate((some, some))
    goal, entry = beside.goal.take(twice), beside.entry.take(twice)
    place = places.take(some, axis=1).ravel()
    kind = hindering.rows.take(place)
    _between_levels(looking, goal, entry, place, kind)
    for one in (kind == GRASS).nonzero()[0].tolist():
        hand, at = divmod(one, len(some))
        side = int(beside.seen_from[hand, some[at]])
        if some[at] >= beside.runs or not hindering.grass_along(looking.reading, side):
            kind[one] = 0
    if not (looking.reading.clauses.orchards_as_woods and rulings.both_orchards):
        # of two hexes beside a run counts what is better for the target (46.0); in a corner stands one alone
        left, right = kind.reshape(2, -1)
        lesser = np.minimum(left, right)
        left[:] = np.where(lesser > 0, lesser, left | right)
        right[:] = 0
    yield goal, kind


def _between_levels(looking: Looking, goal: Ints, entry: Ints, place: Ints, kind: Codes) -> None:
    """Settle in place which trees hinder between ends on different levels: those that hide would they block (46.0)."""
    uneven = (kind > UNEVEN).nonzero()[0]
    if not len(uneven):
        return
    goal = goal.take(uneven)
    number = place.take(uneven) - looking.outlook.row.take(goal)
    height = looking.tables.levels.take(number) + 1
    far = looking.from_upper(goal, entry.take(uneven), looking.vantage.upper)
    counting = looking.effects(goal, height, far) == SHADOW
    kind[uneven] = (kind.take(uneven) - UNEVEN) * counting.view(np.int8)


def _misses(looking: Looking, hindering: HinderingTables, goal: Ints, entry: Ints) -> Bools:
    """Whether threads don't cross the artwork of the grass in hexes."""
    number, tables = looking.numbers(entry), looking.tables

    def by_hulls(some: Ints) -> Heights:
        assert hindering.grass is not None
        met = goal.take(some), entry.take(some), number.take(some)
        return looking.height_of_hulls(hindering.grass, *met)

    seen = heights_seen(tables.seen, tables.kinds[GRASSES].take(number) + entry, by_hulls)
    return np.asarray(seen == NONE_SEEN)
