"""What dots tell of the levels around them, once somebody looked at each: the print decides only between them."""

from collections.abc import Mapping

import numpy as np

from bob_editor.editing.trace.arrays import Floats, Whole
from bob_editor.editing.trace.hills.filling import Cells
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.ground import Ground

_REACH = 0.4
"""Ground so far around a dot has its level, in true proportions: nobody can tell what passes nearer."""

_NEAR, _MOSTLY = 1.2, 0.5
"""Where less than this of what tells a level so far around a dot tells the dot's, its hex has a misleading tint."""


def told_levels(ground: Ground) -> dict[Hex, int]:
    """The levels that dots have, but for what is below the ground: no crest line may part that from it."""
    hexes = ground.board.grid.hexes
    return {at: ground.level(at) for at in hexes if ground.level(at) >= 0}


def clicks(grid: Grid, told: Mapping[Hex, int]) -> list[Stroke]:
    """The same as strokes that were drawn over each dot."""
    return [Stroke((grid.centre(at),), _REACH, level) for at, level in told.items()]


def agreeing(cells: Cells, known: Floats, told: Mapping[Hex, int]) -> Floats:
    """The levels ``known`` by tints where dots allow them, and what lies between three dots of one level.

    Between dots of several levels a tint tells which of them it is, or what lies between; but not in a hex whose dot
    has another level than most of what is around it.
    """
    levels = np.array([told.get(at, np.nan) for at in cells.sheet.grid.hexes], dtype=np.float32)
    three, far = _nearest(cells)
    owner, own = three[0], levels[three[0]]
    low, high = np.fmin.reduce(levels[three]), np.fmax.reduce(levels[three])
    near = (far < _NEAR) & ~np.isnan(known) & (owner >= 0)
    tell = np.bincount(owner[near], minlength=len(levels))
    agree = np.bincount(owner[near], (known == own)[near], minlength=len(levels))
    misled = (agree < _MOSTLY * tell)[owner] & (known != own) & ~np.isnan(own)
    found = np.where(misled | (known < low) | (known > high), np.nan, known)
    return np.asarray(np.where(owner < 0, known, np.where(low == high, low, found)), dtype=np.float32)


def _nearest(cells: Cells) -> tuple[Whole, Floats]:
    """The places of the three dots nearest to each cell, and how far the nearest is."""
    grid = cells.sheet.grid
    places = {at: place for place, at in enumerate(grid.hexes)}
    dots = np.array([grid.frame.true(grid.centre(at)) for at in grid.hexes])
    beside = [[places.get(near, place) for near in at.neighbours()] for at, place in places.items()]
    owner = cells.owners
    x, y = cells.middles
    nearby = np.moveaxis(np.array(beside)[owner], -1, 0)
    far = np.hypot(dots[nearby, 0] - x, dots[nearby, 1] - y)
    first, second = np.take_along_axis(nearby, far.argsort(axis=0)[:2], axis=0)
    return np.stack([owner, first, second]), np.hypot(dots[owner, 0] - x, dots[owner, 1] - y)
