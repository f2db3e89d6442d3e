"""Every pair of a map, block by block of rows: as many from-hexes at once as fit into a bounded block."""

from collections.abc import Callable, Iterator
from functools import cached_property

import numpy as np
from attrs import frozen

from bob_editor.geometry.arrays import Bytes, Shorts
from bob_editor.geometry.grid import Grid
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import HINDERED, Sight
from bob_editor.rules.los.surveys.fields import Progress, fields, on_the_ground, ranges_from

PAIRS_AT_ONCE = 250_000
"""How many pairs a block holds at most (but one row at least): some 3 MB with their ranges."""


@frozen(slots=False, eq=False)
class PairBlock:
    """The answers of some from-hexes to every hex: a row per from-hex, a column per to-hex, both in board order.

    ``first`` is the place of the first row's hex. ``hindrance`` is 0 unless the verdict is hindered. From a hex to
    itself the answer is that of its plain ground.
    """

    grid: Grid
    first: int
    codes: Bytes
    hindrance: Shorts

    @cached_property
    def ranges(self) -> Shorts:
        """How far apart they are, in hexes."""
        return ranges_from(self.grid, self.rows)

    @property
    def rows(self) -> range:
        """The places of its from-hexes."""
        return range(self.first, self.first + len(self.codes))


def blocks_of(grid: Grid, *, pairs_at_once: int = PAIRS_AT_ONCE) -> tuple[range, ...]:
    """The places of a board's hexes, cut into blocks of rows."""
    count = len(grid.hexes)
    step = max(1, pairs_at_once // max(1, count))
    return tuple(range(first, min(first + step, count)) for first in range(0, count, step))


def pair_block(
    sight: Sight, rows: range, *, like: End | None = None, cancelled: Callable[[], bool] | None = None
) -> PairBlock:
    """Look from the hexes at these places, ``like`` an end if one is given, at every hex.

    :raises Cancelled: once ``cancelled`` says so.
    """
    grid = sight.scene.board.grid
    count = len(grid.hexes)
    codes = np.empty((len(rows), count), dtype=np.uint8)
    hindrance = np.empty((len(rows), count), dtype=np.int16)
    for row, field in enumerate(fields(sight, on_the_ground(grid, rows, like=like), cancelled=cancelled)):
        codes[row] = field.codes
        hindrance[row] = field.hindrance
    hindrance[codes != HINDERED] = 0
    return PairBlock(grid, rows.start, codes, hindrance)


def every_pair(
    sight: Sight,
    *,
    like: End | None = None,
    pairs_at_once: int = PAIRS_AT_ONCE,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[PairBlock]:
    """Look along every pair, block by block; ``progress`` counts from-hexes.

    :raises Cancelled: once ``cancelled`` says so.
    """
    grid = sight.scene.board.grid
    for rows in blocks_of(grid, pairs_at_once=pairs_at_once):
        yield pair_block(sight, rows, like=like, cancelled=cancelled)
        if progress is not None:
            progress(rows.stop, len(grid.hexes))
