"""Every pair of a map, block by block of rows: as many from-hexes at once as fit into a bounded block."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Bytes, Shorts
from bob_editor.geometry.grid import Grid
from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import HINDERED, FieldOfView, Sight
from bob_editor.rules.los.surveys.fields import Progress, fields, on_the_ground, ranges_from

PAIRS_AT_ONCE = 250_000
"""How many pairs a block holds at most (but one row at least): some 3 MB with their ranges."""
Answers = tuple[Bytes, Shorts]
"""Codes and hindrance of some rows."""
UNASKED = 255
"""The code of a pair that was looked along the other way alone."""
MOST_KEPT = 100_000_000
"""Of so many pairs at most all answers are held at once, so that the other way can be taken from them: 0.3 GB."""


class PairBlock(Record, eq=False, dict=True):
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
    ends = on_the_ground(grid, rows, like=like)
    return _block(grid, rows, fields(sight, ends, cancelled=cancelled))


def onward_block(sight: Sight, rows: range, *, like: End | None = None) -> PairBlock:
    """The same for ``both_ways``: where lines say the same either way, pairs of an earlier hex are ``UNASKED``."""
    grid = sight.scene.board.grid
    count = len(grid.hexes)
    if like is not None or not sight.is_reciprocal or count**2 > MOST_KEPT:
        return pair_block(sight, rows, like=like)
    places = np.arange(count)
    onward = (
        sight.field_among(end, places >= place)
        for place, end in zip(rows, on_the_ground(grid, rows), strict=True)
    )
    block = _block(grid, rows, onward)
    earlier = places < np.array(rows)[:, None]
    block.codes[earlier], block.hindrance[earlier] = UNASKED, 0
    return block


def _block(grid: Grid, rows: range, looks: Iterable[FieldOfView]) -> PairBlock:
    count = len(grid.hexes)
    codes = np.empty((len(rows), count), dtype=np.uint8)
    hindrance = np.empty((len(rows), count), dtype=np.int16)
    for row, field in enumerate(looks):
        codes[row] = field.codes
        hindrance[row] = field.hindrance
    hindrance[codes != HINDERED] = 0
    return PairBlock(grid, rows.start, codes, hindrance)


def both_ways(blocks: Iterable[Answers]) -> Iterator[Answers]:
    """All blocks of a board from ``onward_block``, in order, with the answers that are ``UNASKED`` filled in.

    The first has at least two rows where the board has as many hexes.
    """
    known: Answers | None = None
    first = 0
    for block in blocks:
        codes, hindrance = block
        stop, count = first + len(codes), codes.shape[1]
        if codes[-1, 0] == UNASKED:
            if known is None:
                known = np.empty((count, count), dtype=np.uint8), np.empty((count, count), dtype=np.int16)
            earlier = np.tri(stop - first, stop, first - 1, dtype=bool)
            _fill(codes, known[0], earlier, first)
            _fill(hindrance, known[1], earlier, first)
        yield block
        first = stop


def _fill(answers: npt.NDArray[Any], known: npt.NDArray[Any], earlier: Bools, first: int) -> None:
    """Keep the answers of rows from the first by to-hex, and take what earlier rows said of the way back."""
    stop = first + len(answers)
    known[:, first:stop] = answers.T
    np.copyto(answers[:, :stop], known[first:stop, :stop], where=earlier)


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
