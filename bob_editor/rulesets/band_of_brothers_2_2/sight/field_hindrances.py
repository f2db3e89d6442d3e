"""For ``field``: how much hinders the threads that nothing stops (46.0, 46.1)."""

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.threads.beside import Corners, Runs
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Distances, Looking, Met
from bob_editor.rulesets.band_of_brothers_2_2.sight.hindering_tables import (
    GRASS,
    ORCHARDS,
    PALM,
    UNEVEN,
    HinderingTables,
)

Codes = npt.NDArray[np.int8]
Beside = tuple[Runs, Corners]


def count_hindrances(looking: Looking, free: Bools, beside: Beside | None) -> Ints:
    """How much hinders the threads to the free goals at least; where a second palm blocks, that is noted.

    What counts is gathered as four times the goal plus the code of its terrain.
    """
    tables = looking.tables
    counts: list[Ints] = []
    walled = np.zeros(len(free), dtype=bool)
    for met in looking.walked:
        goal, entry, _, place = met
        if tables.hindering is not None:
            _hexes(looking, tables.hindering, free, counts, met)
        if tables.sides.wall_bits is not None:
            bits = tables.sides.walls.take(place) & looking.threads.side_bit.take(entry)
            walled[goal[bits > 0]] = True
    if beside is not None:
        if tables.sides.wall_bits is not None:
            _walls_beside(looking, beside, walled)
        if tables.hindering is not None:
            _runs(looking, tables.hindering, free, beside, counts)
            _corners(looking, tables.hindering, free, beside, counts)
    if not counts:
        return walled.astype(np.int64)
    found = np.bincount(np.concatenate(counts), minlength=4 * len(free)).reshape(-1, 4).T
    total: Ints = ((found[ORCHARDS] + 1) >> 1) + ((found[GRASS] + 1) >> 1)
    total += walled
    if looking.reading.has_palms:
        total += found[PALM]
        looking.block((free & (found[PALM] > 1)).nonzero()[0])
    return total


def _hexes(looking: Looking, hindering: HinderingTables, free: Bools, counts: list[Ints], met: Met) -> None:
    """Count the hindering hexes that the threads cross."""
    goal, entry, number, place = met
    kind = hindering.rows.take(place)
    here = ((kind > 0) & free.take(goal)).nonzero()[0]
    if not len(here):
        return
    goal, entry, number, kind = goal.take(here), entry.take(here), number.take(here), kind.take(here)
    _between_levels(looking, goal, number, kind, (looking.table.from_start, looking.table.to_goal, entry))
    grass = (kind == GRASS).nonzero()[0]
    if len(grass) and hindering.grass is not None:
        number, passing = number.take(grass), looking.passing(goal.take(grass), entry.take(grass))
        straddled, _ = hindering.grass.straddled(number, passing)
        kind[grass] = 0
        kind[grass.take(straddled)] = GRASS
    counts.append(4 * goal + kind)


def _between_levels(
    looking: Looking, goal: Ints, number: Ints, kind: Codes, distances: tuple[Distances, Distances, Ints]
) -> None:
    """Settle in place which trees hinder between ends on different levels: those that hide would they block (46.0).

    ``distances`` are columns of distances from start and goal, and the places in them.
    """
    uneven = (kind > UNEVEN).nonzero()[0]
    if not len(uneven):
        return
    outlook = looking.outlook
    goal, height = goal.take(uneven), looking.tables.levels.take(number.take(uneven)) + 1
    from_start, to_goal, place = distances
    distance = looking.distance(goal, from_start, to_goal, place.take(uneven))
    counting = (height > outlook.low.take(goal)) & looking.in_shadow(height, goal, distance)
    kind[uneven] = (kind.take(uneven) - UNEVEN) * counting


def _runs(
    looking: Looking, hindering: HinderingTables, free: Bools, beside: Beside, counts: list[Ints]
) -> None:
    """Count what hinders beside hexsides run along: of two hexes the one better for the target (46.0)."""
    runs, goal = beside[0], beside[0].goal
    numbers = np.array((runs.left, runs.right))
    kinds = hindering.rows.take(looking.outlook.row.take(goal) + numbers)
    pairs = ((kinds[0] | kinds[1] > 0) & free.take(goal)).nonzero()[0]
    if not len(pairs):
        return
    goal, kinds, numbers = goal.take(pairs), kinds.take(pairs, axis=1), numbers.take(pairs, axis=1)
    both, number, kind = np.concatenate((goal, goal)), numbers.ravel(), kinds.ravel()
    distances = runs.from_start, runs.to_goal, np.concatenate((pairs, pairs))
    _between_levels(looking, both, number, kind, distances)
    for one in (kind == GRASS).nonzero()[0].tolist():
        code = int(runs.code[distances[2][one]])
        if not hindering.grass_along(looking.reading, int(number[one]), code):
            kind[one] = 0
    left, right = kinds
    if looking.reading.clauses.orchards_as_woods and looking.reading.rulings.both_orchards:
        counts.append(4 * goal + right)
        counts.append(4 * goal + left)
    else:
        better = np.where(left == 0, right, np.where(right == 0, left, np.minimum(left, right)))
        counts.append(4 * goal + better)


def _corners(
    looking: Looking, hindering: HinderingTables, free: Bools, beside: Beside, counts: list[Ints]
) -> None:
    """Count the trees touched in corners (46.0)."""
    _, corners = beside
    if not looking.reading.rulings.count_corner_hindrance:
        return
    goal, number = corners.goal, corners.touched
    touched = hindering.rows.take(looking.outlook.row.take(goal) + number)
    touched *= corners.from_start > 0
    trees = ((touched > 0) & (touched != GRASS) & free.take(goal)).nonzero()[0]
    if len(trees):
        goal, kind = goal.take(trees), touched.take(trees)
        _between_levels(looking, goal, number.take(trees), kind, (corners.from_start, corners.to_goal, trees))
        counts.append(4 * goal + kind)


def _walls_beside(looking: Looking, beside: Beside, walled: Bools) -> None:
    """Note the threads that run along a wall, or meet one in a corner, between ends on one level (46.1)."""
    runs, corners = beside
    sides, outlook = looking.tables.sides, looking.outlook
    along = sides.wall_codes.take(runs.code).nonzero()[0]
    met = [(runs.goal.take(along), runs.code.take(along))]
    if looking.reading.rulings.count_corner_hindrance:
        hand, corner = sides.wall_codes.take(corners.sides).nonzero()
        met.append((corners.goal.take(corner), corners.sides[hand, corner]))
    for goal, code in met:
        if not len(goal):
            continue
        high = outlook.high.take(goal)
        counting = high == outlook.low.take(goal)
        if not looking.reading.rulings.count_hindrance_below:
            counting &= sides.side_level.take(code) >= high
        walled[goal[counting]] = True
