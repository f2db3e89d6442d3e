"""For ``field``: the threads that run along hexsides or meet corners, decided by what lies there."""

import numpy as np

from bob_editor.geometry.arrays import Bools
from bob_editor.rules.los.threads.beside import Corners, Runs
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, NOTHING, SHADOW, least_shading
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Looking

Beside = tuple[Runs, Corners]
"""What the threads to some goals meet along hexsides and in corners."""


def look_beside(looking: Looking, asked: Bools) -> tuple[Beside | None, Bools]:
    """Decide what the threads to goals asked for meet along hexsides and in corners, their crossed hexes known.

    :returns: what they meet, and which goals must be left to ``trace``.
    """
    outlook = looking.outlook
    if looking.reading.rulings.stated_blind_hexes and outlook.any_steep:
        return None, asked & looking.special
    runs, corners = beside = looking.fan.beside.among(asked)
    if len(runs.goal):
        _artwork(looking, runs)
    if looking.tables.sides.hedge_bits is not None:
        _hedgerows(looking, runs, corners)
    return beside, np.zeros_like(asked)


def _artwork(looking: Looking, runs: Runs) -> None:
    """Artwork that meets along the hexsides run along (docs/games/band-of-brothers.md, 3.1)."""
    reading, outlook, sides = looking.reading, looking.outlook, looking.tables.sides
    goal, code = runs.goal, runs.code
    looking.block(goal[sides.joined(reading, code, outlook.block.take(goal))])
    if not outlook.any_steep:
        return
    some = (looking.open & outlook.steep).take(goal).nonzero()[0]
    if not len(some):
        return
    goal, code = goal.take(some), code.take(some)
    high, low = outlook.high.take(goal), outlook.low.take(goal)
    distance = np.where(outlook.looks_down.take(goal), runs.from_start.take(some), runs.to_goal.take(some))
    behind = looking.length.take(goal) - distance
    least = np.maximum(low + 1, least_shading(high, behind, distance))
    casting = ((behind > 0) & (least < high)).nonzero()[0]
    goal, code, least = goal.take(casting), code.take(casting), least.take(casting)
    looking.shaded[goal[sides.joined(reading, code, least)]] = True


def _hedgerows(looking: Looking, runs: Runs, corners: Corners) -> None:
    """Note the threads that hedgerows hide, run along or met in a corner from both sides (44.0)."""
    outlook, cells, rulings = looking.outlook, looking.cells, looking.reading.rulings
    both = np.maximum if rulings.hedgerow_corner_blocks else np.minimum
    goal = np.concatenate([runs.goal, corners.goal])
    codes = np.concatenate([runs.code[:, None].repeat(4, axis=1), corners.sides])
    met = looking.tables.sides.hedge_level.take(codes, mode="clip") >= outlook.hedge_level.take(goal)[:, None]
    some = both(met[:, 0] | met[:, 1], met[:, 2] | met[:, 3]).nonzero()[0]
    goal = goal.take(some)
    outright = (outlook.high.take(goal) == outlook.low.take(goal)) | rulings.hedgerow_always
    looking.block(goal[outright])
    left = (~outright & looking.open.take(goal)).nonzero()[0]
    if not len(left):
        return
    goal, some = goal.take(left), some.take(left)
    there, hand = met[some].nonzero()
    at, numbers = goal.take(there), cells.hexes_beside(codes[some[there], hand])
    upper = np.where(outlook.looks_down.take(at), looking.origin, looking.goals.take(at))
    effects = np.full((len(some), 4), NOTHING)
    effects[there, hand] = looking.hedgerow_effects(at, numbers, cells.apart(numbers, upper))
    counting = both(effects[:, :2].max(axis=1), effects[:, 2:].max(axis=1)) > NOTHING
    strongest = effects.max(axis=1) * counting
    looking.block(goal[strongest == BLOCKS])
    looking.shaded[goal[strongest == SHADOW]] = True
