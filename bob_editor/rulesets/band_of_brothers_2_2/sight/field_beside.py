"""For ``field``: the hedgerows and walls that threads run along, or meet in corners."""

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import NOTHING
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Looking
from bob_editor.rulesets.band_of_brothers_2_2.sight.side_tables import HEDGEROWS


def sides_beside(looking: Looking) -> None:
    """Note the threads that run along hedgerows and walls, or meet them in corners (44.0, 46.1)."""
    beside, levels, needed = looking.beside, looking.tables.sides.levels, looking.outlook.side_levels
    met = levels.take(beside.sides, axis=1) >= needed.take(beside.goal, axis=1)[:, None]
    (left, right), walls = met[:, ::2] | met[:, 1::2]
    rulings = looking.reading.rulings
    some = (left | right if rulings.hedgerow_corner_blocks else left & right).nonzero()[0]
    if len(some):
        _hedgerows(looking, met[HEDGEROWS], some)
    walled = walls[0] | walls[1]
    if not rulings.count_corner_hindrance:
        walled[beside.runs :] = False
    looking.walled[beside.goal.compress(walled)] = True


def _hedgerows(looking: Looking, met: Bools, some: Ints) -> None:
    """Note the threads that hedgerows hide, of some places run along or met in a corner from both sides (44.0)."""
    outlook, cells, beside, rulings = looking.outlook, looking.cells, looking.beside, looking.reading.rulings
    goal = beside.goal.take(some)
    looking.block(goal if rulings.hedgerow_always else goal.compress(outlook.even.take(goal)))
    left = looking.open.take(goal).nonzero()[0]
    if not len(left):
        return
    goal, some = goal.take(left), some.take(left)
    hand, there = met.take(some, axis=1).nonzero()
    at, numbers = goal.take(there), cells.hexes_beside(beside.sides[hand, some.take(there)])
    upper = np.where(outlook.upper.take(at), looking.goals.take(at), looking.home)
    effects = np.full((4, len(some)), NOTHING, dtype=np.int8)
    effects[hand, there] = looking.of_hedgerows(at, numbers, cells.apart(numbers, upper))
    left, right = np.maximum(effects[::2], effects[1::2])
    both = np.maximum if rulings.hedgerow_corner_blocks else np.minimum
    looking.note(goal, np.maximum(left, right) * (both(left, right) > NOTHING))
