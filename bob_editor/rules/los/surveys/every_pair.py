"""Every pair of a map, block by block of rows: as many from-hexes at once as fit into a bounded block."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.geometry.grid import Grid
from bob_editor.rules.los.sight import HINDERED, Sight
from bob_editor.rules.los.surveys.fields import Progress, fields, on_the_ground

PAIRS_AT_ONCE = 250_000
"""How many pairs a block holds at most (but one row at least): some 3 MB with their ranges."""


@frozen(eq=False)
class PairBlock:
    """The answers of some from-hexes to every hex: a row per from-hex, a column per to-hex, both in board order.

    ``first`` is the place of the first row's hex. ``hindrance`` is 0 unless the verdict is hindered; ``ranges`` are
    in hexes. From a hex to itself the answer is that of its plain ground.
    """

    first: int
    codes: npt.NDArray[np.uint8]
    hindrance: npt.NDArray[np.int16]
    ranges: npt.NDArray[np.int16]

    @property
    def rows(self) -> range:
        """The places of its from-hexes."""
        return range(self.first, self.first + len(self.codes))


def blocks_of(grid: Grid, *, pairs_at_once: int = PAIRS_AT_ONCE) -> tuple[range, ...]:
    """The places of a board's hexes, cut into blocks of rows."""
    count = len(grid.hexes)
    step = max(1, pairs_at_once // max(1, count))
    return tuple(range(first, min(first + step, count)) for first in range(0, count, step))


def pair_block(sight: Sight, rows: range, *, cancelled: Callable[[], bool] | None = None) -> PairBlock:
    """Look from the hexes at these places at every hex.

    :raises Cancelled: once ``cancelled`` says so.
    """
    grid = sight.scene.board.grid
    count = len(grid.hexes)
    codes = np.empty((len(rows), count), dtype=np.uint8)
    hindrance = np.empty((len(rows), count), dtype=np.int16)
    for row, field in enumerate(fields(sight, on_the_ground(grid, rows), cancelled=cancelled)):
        codes[row] = field.codes
        hindrance[row] = field.hindrance
    hindrance[codes != HINDERED] = 0
    return PairBlock(rows.start, codes, hindrance, ranges_from(grid, rows))


def every_pair(
    sight: Sight,
    *,
    pairs_at_once: int = PAIRS_AT_ONCE,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Iterator[PairBlock]:
    """Look along every pair, block by block; ``progress`` counts from-hexes.

    :raises Cancelled: once ``cancelled`` says so.
    """
    grid = sight.scene.board.grid
    for rows in blocks_of(grid, pairs_at_once=pairs_at_once):
        yield pair_block(sight, rows, cancelled=cancelled)
        if progress is not None:
            progress(rows.stop, len(grid.hexes))


def ranges_from(grid: Grid, rows: range) -> npt.NDArray[np.int16]:
    """The ranges in hexes from the hexes at these places to every hex."""
    axial = np.array(grid.hexes, dtype=np.int32)
    dq, dr = (axial[rows.start : rows.stop, None, part] - axial[None, :, part] for part in range(2))
    away = np.maximum(np.maximum(np.abs(dq), np.abs(dr)), np.abs(dq + dr))
    return np.asarray(away, dtype=np.int16)
