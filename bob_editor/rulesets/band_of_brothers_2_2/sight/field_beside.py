"""For ``field``: the threads that run along hexsides or meet corners, decided by what lies there."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.rules.los.threads.beside import Corners, Runs
from bob_editor.rules.los.threads.stepped import stepped
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, SHADOW, least_shading
from bob_editor.rulesets.band_of_brothers_2_2.sight.along.hedgerows import hedgerows_beside
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_looking import Looking
from bob_editor.rulesets.band_of_brothers_2_2.sight.look import look

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


class Beside(NamedTuple):
    """What the threads to some goals meet along hexsides and in corners."""

    goals: Ints
    runs: Runs
    corners: Corners


def look_beside(looking: Looking, goals: Ints) -> tuple[Beside | None, Ints]:
    """Decide what the threads to these goals meet along hexsides and in corners, their crossed hexes known.

    :returns: what they meet, and the goals that must be left to ``trace``.
    """
    if not len(goals):
        return None, goals
    outlook = looking.outlook
    if looking.reading.rulings.stated_blind_hexes and outlook.any_steep:
        return None, goals
    runs, corners = looking.threads.beside.of(looking.row.take(goals))
    if len(runs.owner):
        _artwork(looking, goals, runs)
    if looking.tables.sides.hedge_bits is not None:
        for place in _at_hedgerows(looking, goals, runs, corners):
            _hedgerows(looking, place)
    return Beside(goals, runs, corners), goals[:0]


def _artwork(looking: Looking, goals: Ints, runs: Runs) -> None:
    """Artwork that meets along the hexsides run along (docs/games/band-of-brothers.md, 3.1)."""
    reading, outlook, sides = looking.reading, looking.outlook, looking.tables.sides
    goal = goals.take(runs.owner)
    code = runs.code + 3 * looking.origin
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


def _at_hedgerows(looking: Looking, goals: Ints, runs: Runs, corners: Corners) -> list[int]:
    """Block the threads that hedgerows stop between ends on one level, run along or met in a corner from both sides.

    :returns: the goals on other levels to whose threads such hedgerows may do anything.
    """
    level, base, outlook = looking.tables.sides.hedge_level, 3 * looking.origin, looking.outlook
    least = outlook.hedge_level.take(goals)
    along = runs.owner[level.take(runs.code + base) >= least.take(runs.owner)]
    met = level.take(corners.sides + base, mode="clip") >= least.take(corners.owner)[:, None]
    left, right = met[:, 0] | met[:, 1], met[:, 2] | met[:, 3]
    enough = left | right if looking.reading.rulings.hedgerow_corner_blocks else left & right
    found = goals.take(np.concatenate([along, corners.owner[enough]]))
    even = outlook.high.take(found) == outlook.low.take(found)
    looking.block(found[even])
    return sorted({place for place in found[~even].tolist() if looking.open[place]})


def _hedgerows(looking: Looking, place: int) -> None:
    """Hedgerows run along or met in corners by the thread to one goal, as ``trace`` finds them (44.0)."""
    reading, start = looking.reading, looking.cells.hex(looking.origin)
    goal = reading.grid.hexes[place]
    thread = stepped(goal.q - start.q, goal.r - start.r, looking.cells.width)
    along = look(reading, thread, start, goal, (looking.start_level, int(looking.outlook.level[place])))
    effects = [cause.effect for cause in hedgerows_beside(along)]
    if BLOCKS in effects:
        looking.open[place] = False
    elif SHADOW in effects:
        looking.shaded[place] = True
