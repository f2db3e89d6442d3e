"""For ``field``: how much hinders the threads that nothing stops (46.0, 46.1)."""

from collections.abc import Callable, Iterator

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints, alone
from bob_editor.rules.los.effect_tables import Codes
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights, heights_seen
from bob_editor.rules.los.scene import End
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import SHADOW
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hindrances import wall_or_dike
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import ONE, Looking
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import GRASSES
from bob_editor.rulesets.band_of_brothers_2_2.sight.hindering_tables import (
    GRASS,
    ORCHARDS,
    PALM,
    UNEVEN,
    HinderingTables,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import look_between

Hindering = tuple[Ints, Codes]
"""Goals, and the code of what hinders the thread to each."""
Met = tuple[Ints, Ints, Ints]
"""Goals, entries, and numbers of hexes."""

_SHADOW, _GRASS, _UNEVEN, _NONE_SEEN = (alone(one, np.int8) for one in (SHADOW, GRASS, UNEVEN, NONE_SEEN))
_ONE = alone(1, np.int64)


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
    met = [*_crossed(looking, hindering, free), *_beside(looking, hindering, free)]
    if not met:
        return walled
    goal, kind = met[0] if len(met) == 1 else map(np.concatenate, zip(*met, strict=True))
    place = kind.astype(np.int64)
    place *= size
    place += goal
    found = np.bincount(place, minlength=4 * size).reshape(4, -1)
    halves = found[ORCHARDS:] + _ONE
    halves >>= _ONE
    walled += halves[0]
    walled += halves[1]
    if looking.reading.has_palms:
        walled += found[PALM]
        looking.block((free & (found[PALM] > 1)).nonzero()[0])
    return walled


def _crossed(looking: Looking, hindering: HinderingTables, free: Bools) -> Iterator[Hindering]:
    """The free goals whose threads cross hexes, and the code of what hinders there."""
    for goals, entries, numbers in looking.hindering:
        left = free.take(goals).nonzero()[0]
        if len(left):
            goal, entry, number = goals.take(left), entries.take(left), numbers.take(left)
            kind = hindering.rows.take(looking.outlook.row.take(goal) + number)

            def met(some: Ints) -> Met:
                return goal.take(some), entry.take(some), number.take(some)  # noqa: B023 # called in this round

            _between_levels(looking, kind, met)
            grass = (kind == _GRASS).nonzero()[0]
            if len(grass):
                kind[grass.compress(_misses(looking, hindering, *met(grass)))] = 0
            yield goal, kind


def _beside(looking: Looking, hindering: HinderingTables, free: Bools) -> Iterator[Hindering]:
    """The same of hexes beside hexsides run along; of those met in corners, too, where a ruling counts them."""
    rulings, beside = looking.reading.rulings, looking.beside
    runs = slice(None if rulings.count_corner_hindrance else beside.runs)
    goals, numbers = beside.goal[runs], beside.hexes[:, runs]
    kinds = hindering.rows.take(looking.outlook.row.take(goals) + numbers)
    left, right = kinds
    some = (free.take(goals) & (left | right).astype(bool)).nonzero()[0]
    if not len(some):
        return
    goal, kinds = goals.take(some), kinds.take(some, axis=1)

    def met(twice: Ints) -> Met:
        hand, at = np.divmod(twice, len(some))
        return goal.take(at), beside.entry.take(some.take(at)), numbers[hand, some.take(at)]

    kind = kinds.ravel()
    _between_levels(looking, kind, met)
    for one in (kind == _GRASS).nonzero()[0].tolist():
        hand, at = divmod(one, len(some))
        side = int(beside.seen_from[hand, some[at]])
        if some[at] >= beside.runs or not hindering.grass_along(looking.reading, side):
            kind[one] = 0
    left, right = kind.reshape(2, -1)
    if looking.reading.clauses.orchards_as_woods and rulings.both_orchards:
        yield goal, left
        yield goal, right
    else:  # of two hexes beside a run counts what is better for the target (46.0); in a corner stands one alone
        lesser = np.minimum(left, right)
        yield goal, np.where(lesser.astype(bool), lesser, left | right)


def _between_levels(looking: Looking, kind: Codes, met: Callable[[Ints], Met]) -> None:
    """Settle in place which trees hinder between ends on different levels: those that hide would they block (46.0).

    Of some of them ``met`` tells goals, entries, and numbers of hexes.
    """
    uneven = (kind > _UNEVEN).nonzero()[0]
    if not len(uneven):
        return
    goal, entry, number = met(uneven)
    height = looking.tables.levels.take(number) + ONE
    counting = (
        looking.effects(goal, height, looking.from_upper(goal, entry, looking.outlook.upper)) == _SHADOW
    )
    kind[uneven] = (kind.take(uneven) - _UNEVEN) * counting


def _misses(looking: Looking, hindering: HinderingTables, goal: Ints, entry: Ints, number: Ints) -> Bools:
    """Whether threads don't cross the artwork of the grass in hexes."""
    tables = looking.tables

    def by_hulls(some: Ints) -> Heights:
        assert hindering.grass is not None
        met = goal.take(some), entry.take(some), number.take(some)
        return looking.height_of_hulls(hindering.grass, *met)

    seen = heights_seen(tables.seen, tables.kinds[GRASSES].take(number) + entry, by_hulls)
    return np.asarray(seen == _NONE_SEEN)
