"""For ``field``: the hedgerows that threads run along, or meet in corners."""

import numpy as np

from bob_editor.rules.los.threads.beside import Corners, Runs
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, NOTHING, SHADOW
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Looking


def hedgerows_beside(looking: Looking, runs: Runs, corners: Corners) -> None:
    """Note the threads that hedgerows hide, run along or met in a corner from both sides (44.0)."""
    outlook, cells, rulings = looking.outlook, looking.cells, looking.reading.rulings
    both = np.maximum if rulings.hedgerow_corner_blocks else np.minimum
    goal = np.concatenate([runs.goal, corners.goal])
    codes = np.concatenate([np.array((runs.code,) * 4), corners.sides], axis=1)
    met = looking.tables.sides.hedge_level.take(codes) >= outlook.hedge_level.take(goal)
    some = both(met[0] | met[1], met[2] | met[3]).nonzero()[0]
    if not len(some):
        return
    goal = goal.take(some)
    outright = (outlook.high.take(goal) == outlook.low.take(goal)) | rulings.hedgerow_always
    looking.block(goal[outright])
    left = (~outright & looking.open.take(goal)).nonzero()[0]
    if not len(left):
        return
    goal, some = goal.take(left), some.take(left)
    hand, there = met[:, some].nonzero()
    at, numbers = goal.take(there), cells.hexes_beside(codes[hand, some[there]])
    upper = np.where(outlook.looks_down.take(at), looking.origin, looking.goals.take(at))
    effects = np.full((4, len(some)), NOTHING)
    effects[hand, there] = looking.hedgerow_effects(at, numbers, cells.apart(numbers, upper))
    counting = both(effects[:2].max(axis=0), effects[2:].max(axis=0)) > NOTHING
    strongest = effects.max(axis=0) * counting
    looking.block(goal[strongest == BLOCKS])
    looking.shaded[goal[strongest == SHADOW]] = True
