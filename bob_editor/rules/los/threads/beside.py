"""What threads along hexsides and through corners meet there, as numpy arrays made as rows of threads are asked for.

Few threads of a field are of this sort, but each meets hexsides two by two, which no list of crossed hexes can say.
"""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.thread_tables import ThreadTable
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.threads.stepped import SideStep, SteppedThread, stepped

Ints = npt.NDArray[np.int64]


class Runs(NamedTuple):
    """Hexsides run along: the place of each one's row among those asked for, and columns as in ``stepped.RunStep``."""

    owner: Ints
    code: Ints
    left: Ints
    right: Ints
    from_start: Ints
    to_goal: Ints


class Corners(NamedTuple):
    """Corners met: the place of each one's row among those asked for, and columns as in ``stepped.CornerStep``.

    ``sides`` has four columns of hexside codes, two to the left and two to the right of the thread; ``NO_SIDE`` where
    there is none or it is of an end's hex. ``touched`` is the step of the hex touched, with its distances; all are 0
    where there is none but an end's hex.
    """

    owner: Ints
    sides: Ints
    touched: Ints
    from_start: Ints
    to_goal: Ints


NO_SIDE = -(2**40)
"""Where a code would be, for no hexside: so far below every code that clipping finds the first, on no map."""


class Beside:
    """Runs and corners of the rows of a thread table, on a numbering of some width."""

    def __init__(self, table: ThreadTable, width: int) -> None:
        self._table = table
        self._width = width
        self._index = np.full(len(table.q), -1, dtype=np.int64)
        self._counts = np.zeros((0, 4), dtype=np.int64)
        self._runs = np.zeros((0, 5), dtype=np.int64)
        self._corners = np.zeros((0, 7), dtype=np.int64)

    def of(self, rows: Ints) -> tuple[Runs, Corners]:
        """What the threads of these rows meet."""
        index = self._index.take(rows)
        if len(index) and index.min() < 0:
            self._add(rows[index < 0].tolist())
            index = self._index.take(rows)
        first_run, run_count, first_corner, corner_count = self._counts.take(index, axis=0).T
        owner, place = expanded(first_run, run_count)
        along = self._runs.take(place, axis=0).T
        at, place = expanded(first_corner, corner_count)
        met = self._corners.take(place, axis=0).T
        return Runs(owner, *along), Corners(at, met[:4].T, *met[4:7])

    def _add(self, rows: Iterable[int]) -> None:
        table = self._table
        counts: list[tuple[int, ...]] = []
        runs: list[tuple[int, ...]] = []
        corners: list[tuple[int, ...]] = []
        for row in rows:
            thread = stepped(int(table.q[row]), int(table.r[row]), self._width)
            along, met = _run_rows(thread), _corner_rows(thread)
            self._index[row] = len(self._counts) + len(counts)
            counts.append(
                (len(self._runs) + len(runs), len(along), len(self._corners) + len(corners), len(met))
            )
            runs += along
            corners += met
        self._counts = _with_rows(self._counts, counts)
        self._runs = _with_rows(self._runs, runs)
        self._corners = _with_rows(self._corners, corners)


def _with_rows(array: Ints, rows: list[tuple[int, ...]]) -> Ints:
    return np.concatenate([array, np.array(rows, dtype=np.int64).reshape(len(rows), array.shape[1])])


def _run_rows(thread: SteppedThread) -> list[tuple[int, ...]]:
    return [(run.side.code, run.left, run.right, run.from_start, run.to_goal) for run in thread.runs]


def _corner_rows(thread: SteppedThread) -> list[tuple[int, ...]]:
    rows: list[tuple[int, ...]] = []
    for corner in thread.corners:
        touched = (0, 0, 0)
        if corner.touched is not None and corner.touched.from_start and corner.touched.to_goal:
            touched = (corner.touched.step, corner.touched.from_start, corner.touched.to_goal)
        rows.append((*_two_codes(corner.left), *_two_codes(corner.right), *touched))
    return rows


def _two_codes(sides: tuple[SideStep, ...]) -> tuple[int, int]:
    codes = [side.code for side in sides if not side.own]
    first, second = (*codes, NO_SIDE, NO_SIDE)[:2]
    return first, second
