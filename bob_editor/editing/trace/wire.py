"""The live-wire: the cheapest way along a picked colour, from the last click to wherever the pointer is.

Costs are whole numbers, so the same sheet and clicks give the same way on every machine. From an anchor the search
goes outward in rings of like cost, all of a ring at once, and only as far as the pointer asks (Dijkstra with Dial's
buckets).
"""

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt
import shapely
from msgspec.structs import replace
from shapely.geometry import LineString

from bob_editor.editing.trace.arrays import reduced
from bob_editor.editing.trace.colours import shares, votes
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point

PER_UNIT = 5.0
"""Cells of the way's raster on a unit of true proportions: a road is three of them wide."""

_STRAIGHT, _SLANTED = 10, 14
_DEAREST = 11
"""How much dearer than on the colour a step is where nothing speaks for it."""

_STEPS = tuple((down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right)

STRAY = 0.18
"""How far a way may stray from its cells once it is thinned, in true proportions."""

_CLIPPED = 0.8
"""A way that is in a hex for less than this, in true proportions, only clips its corner."""

Cells = npt.NDArray[np.int32]


_BESIDE, _ALIKE = 0.6, 3
"""So far beside what is followed a click may lie, in true proportions; what costs differ by where it is on it."""

_LITTLE, _WIDE = 0.1, 0.5
"""Where clicks show less than this beside dots, in the square of true proportions, they show what is so far around."""

_RIM = 0.08
"""A rim as clear as this, in Oklab, is half as cheap as the clearest."""


class Wire:
    """A sheet's costs for one picked colour, or without one for its rims, and the search from one anchor."""

    def __init__(self, sheet: Sheet, strokes: Sequence[Stroke] = ()) -> None:
        self.sheet = sheet
        self._per = max(1, round(sheet.scale / PER_UNIT))
        costs = self._costs(sheet, strokes) if strokes else self._rim_costs(sheet)
        # A rim that nothing enters spares the search to look where the raster ends.
        self._high, self._wide = costs.shape[0] + 2, costs.shape[1] + 2
        self._cost = np.pad(costs, 1, constant_values=0).ravel()
        self._offsets = [(down * self._wide + right, down != 0 and right != 0) for down, right in _STEPS]
        self._anchor = -1

    def _costs(self, sheet: Sheet, strokes: Sequence[Stroke]) -> Cells:
        """Hex lines and dots are as what is around them: roads run through dots, and clicks are made on them."""
        where = under(sheet, strokes) & sheet.seen
        if where.sum() < _LITTLE * sheet.scale**2:
            where = under(sheet, [replace(stroke, reach=_WIDE) for stroke in strokes]) & sheet.seen
        bins = sheet.smooth_bins
        ballot = votes(shares(bins, where), shares(bins, sheet.seen), 1.0).of(bins)
        for_it = ((reduced(ballot, self._per) + 1.0) / 2.0).clip(0.0, 1.0)
        return np.asarray(1 + np.rint((_DEAREST - 1) * (1 - for_it) ** 2), dtype=np.int32)

    def _rim_costs(self, sheet: Sheet) -> Cells:
        clear = reduced(sheet.rims, self._per)
        return np.asarray(1 + np.rint((_DEAREST - 1) * (1 - clear / (clear + _RIM)) ** 2), dtype=np.int32)

    # -- the search ---------------------------------------------------------------------------------------------

    def anchor(self, point: Point) -> None:
        """Begin a way here."""
        self._anchor = self._cell(point)
        self._far = np.full(self._cost.size, np.iinfo(np.int32).max, dtype=np.int32)
        self._from = np.full(self._cost.size, -1, dtype=np.int32)
        self._done = np.zeros(self._cost.size, dtype=bool)
        self._far[self._anchor] = 0
        self._buckets: dict[int, list[Cells]] = {0: [np.array([self._anchor], dtype=np.int32)]}
        self._bucket = 0

    def way_to(self, point: Point) -> tuple[Point, ...]:
        """The cheapest way from the anchor, as few points as follow it; straight on where there is none."""
        goal = self._cell(point)
        while not self._done[goal] and self._buckets:
            self._spread()
        if not self._done[goal]:
            return (self._point(self._anchor), point)
        cells = [goal]
        while cells[-1] != self._anchor:
            cells.append(int(self._from[cells[-1]]))
        return thinned(self.sheet, [self._point(cell) for cell in reversed(cells)])

    def way_between(self, start: Point, goal: Point) -> tuple[Point, ...]:
        """The cheapest way from one point to another."""
        self.anchor(start)
        return self.way_to(goal)

    def nearest(self, point: Point) -> Point:
        """What is followed, where a click lies beside it; the point itself where there is none, or on it."""
        row, column = divmod(self._cell(point), self._wide)
        reach = round(_BESIDE * PER_UNIT)
        rows, columns = np.ogrid[
            max(0, row - reach) : min(row + reach + 1, self._high),
            max(0, column - reach) : min(column + reach + 1, self._wide),
        ]
        off = np.hypot(rows - row, columns - column).ravel()
        cells = (rows * self._wide + columns).ravel()
        cost = np.where((off <= reach) & (self._cost[cells] > 0), self._cost[cells] // _ALIKE, _DEAREST)
        best = np.lexsort((off, cost))[0]
        return point if off[best] == 0 else self._point(int(cells[best]))

    def _spread(self) -> None:
        """Settle all cells of the next ring. No step is cheaper than a ring is wide: none of them betters another."""
        while self._buckets and self._bucket not in self._buckets:
            self._bucket += 1
        ring = np.unique(np.concatenate(self._buckets.pop(self._bucket)))
        ring = ring[~self._done[ring]]
        self._done[ring] = True
        reached = []
        for offset, slanted in self._offsets:
            cells = ring + offset
            free = (self._cost[cells] > 0) & ~self._done[cells]
            cells, start = cells[free], ring[free]
            far = self._far[start] + self._cost[cells] * (_SLANTED if slanted else _STRAIGHT)
            nearer = far < self._far[cells]
            cells, start, far = cells[nearer], start[nearer], far[nearer]
            self._far[cells], self._from[cells] = far, start
            reached.append(cells)
        cells = np.unique(np.concatenate(reached))
        rings = self._far[cells] // _STRAIGHT
        for number in np.unique(rings).tolist():
            self._buckets.setdefault(int(number), []).append(cells[rings == number])

    # -- cells --------------------------------------------------------------------------------------------------

    def _cell(self, point: Point) -> int:
        row, column = self.sheet.row_and_column(point)
        row = min(max(row // self._per, 0), self._high - 3) + 1
        column = min(max(column // self._per, 0), self._wide - 3) + 1
        cell: int = row * self._wide + column
        return cell

    def _point(self, cell: int) -> Point:
        row, column = divmod(cell, self._wide)
        middle = (self._per - 1) / 2
        return self.sheet.point((row - 1) * self._per + middle, (column - 1) * self._per + middle)


def thinned(sheet: Sheet, way: Sequence[Point]) -> tuple[Point, ...]:
    """The way with as few points as follow it, as a file holds them."""
    frame = sheet.grid.frame
    if len(way) < 2:
        return tuple((round(x, 3), round(y, 3)) for x, y in way)
    line = LineString([frame.true(point) for point in way]).simplify(STRAY)
    points = (frame.from_true((x, y)) for x, y in line.coords)
    return tuple((round(x, 3), round(y, 3)) for x, y in points)


def hexes_along(grid: Grid, way: Iterable[Point]) -> tuple[Hex, ...]:
    """The hexes of the board that a way runs through, neighbour to neighbour, without those whose corner it clips."""
    frame = grid.frame
    points = [frame.true(point) for point in way]
    if len(points) < 2:
        return ()
    line = LineString(points)
    step = 0.1
    count = max(1, round(line.length / step))
    spots = shapely.get_coordinates(
        shapely.line_interpolate_point(line, np.linspace(0, line.length, count + 1))
    )
    runs: list[tuple[Hex, int]] = []
    for x, y in spots.tolist():
        at = frame.hex_at(frame.from_true((x, y)))
        if at not in grid:
            continue
        if runs and runs[-1][0] == at:
            runs[-1] = (at, runs[-1][1] + 1)
        else:
            runs.append((at, 1))
    return _joined(runs, _CLIPPED / step)


def _joined(runs: Sequence[tuple[Hex, int]], least: float) -> tuple[Hex, ...]:
    """The hexes of a way in order; one that is only clipped is left out where those beside it adjoin."""
    found: list[Hex] = []
    for number, (at, length) in enumerate(runs):
        between = 0 < number < len(runs) - 1
        after = runs[number + 1][0] if between else at
        adjoin = bool(found) and (after == found[-1] or found[-1].direction_to(after) is not None)
        if between and length < least and adjoin:
            continue
        if not found or found[-1] != at:
            found.append(at)
    return tuple(found)
