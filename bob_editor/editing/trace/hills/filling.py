"""What lies hidden is filled from around, up to printed lines.

Where woods hide the ground, its levels go on beneath them from all sides, the nearer the more: as heat would spread
through a plate. A printed line holds it back, so that what is unknown to both of its sides ends at it.
"""

import math
from collections.abc import Iterable
from functools import cached_property

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.arrays import Flags, Floats, Whole, blur, reduced, shifted
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import areas_of

PER_UNIT = 5.0
"""Cells of the raster on a unit of true proportions."""

_SWEEPS, _OVER = 50, 1.7
"""How often each cell takes the mean of its neighbours, and how far it goes beyond that (successive overrelaxation)."""

_FEW = 12
"""So few cells a side aren't taken together any more."""

_BESIDE = 0.3
"""How far to both sides of a line it is lighter, in true proportions."""
_ALONG, _LITTLE = 0.3, 0.3
"""A line goes on for so long at least to both sides, likewise, and so much of that must be seen."""
_DARKER = 0.02
"""How much darker than its sides a line must be to hold back half of what spreads."""
_HOLDS = 100.0
"""How much less goes through the darkest lines."""


class Cells:
    """Squares of a sheet's pixels."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.per = max(1, round(sheet.scale / PER_UNIT))
        high, wide = sheet.shape
        self.shape = -(-high // self.per), -(-wide // self.per)

    def mean(self, values: Floats) -> Floats:
        """The means of the cells' pixels."""
        return reduced(values, self.per)

    def pixels(self, cells: Flags) -> Flags:
        """What holds for cells as what holds for their pixels."""
        high, wide = self.sheet.shape
        return np.asarray(cells.repeat(self.per, 0).repeat(self.per, 1)[:high, :wide], dtype=bool)

    def in_pixels(self, area: BaseGeometry) -> Polygon | MultiPolygon:
        """An area in cells' middles as one in pixels' middles."""
        return areas_of(shapely.transform(area, lambda points: (points + 0.5) * self.per - 0.5))

    def within(self, area: BaseGeometry | None) -> Flags:
        """The cells whose middles lie in an area of true proportions."""
        if area is None or area.is_empty:
            return np.zeros(self.shape, dtype=bool)
        shapely.prepare(area)
        return np.asarray(shapely.contains_xy(area, *self.middles), dtype=bool)

    @cached_property
    def middles(self) -> tuple[Floats, Floats]:
        """How far right and down the cells' middles lie, in true proportions."""
        high, wide = self.shape
        step = self.per / self.sheet.scale
        x = self.sheet.left + (np.arange(wide) + 0.5) * step
        y = self.sheet.top + (np.arange(high) + 0.5) * step
        across, down = np.meshgrid(x, y)
        return across, down

    @cached_property
    def owners(self) -> Whole:
        """The places of the hexes in which the cells' middles lie, -1 beside the board."""
        rows, columns = (
            np.minimum(np.arange(count) * self.per + self.per // 2, most - 1)
            for count, most in zip(self.shape, self.sheet.shape, strict=True)
        )
        return np.asarray(self.sheet.hexes[np.ix_(rows, columns)], dtype=np.int32)

    def at(self, row: int, column: int) -> tuple[int, int]:
        """The cell of a pixel, the nearest one beside the sheet."""
        return (
            min(max(row // self.per, 0), self.shape[0] - 1),
            min(max(column // self.per, 0), self.shape[1] - 1),
        )

    def around(self, stroke: Stroke, far: float) -> Flags:
        """The cells within so far of a stroke's points, in true proportions."""
        spots = shapely.multipoints([self.sheet.grid.frame.true(point) for point in stroke.points])
        return self.within(spots.buffer(far))

    def levels(self, strokes: Iterable[Stroke]) -> Floats:
        """The level that a stroke says of each cell that it covers, the last one's of several; else not a number."""
        found = np.full(self.shape, np.nan, dtype=np.float32)
        for stroke in strokes:
            found[self.around(stroke, stroke.reach)] = stroke.level
        return found

    @property
    def dots(self) -> list[tuple[Hex, tuple[int, int]]]:
        """Each hex with the cell of its dot."""
        grid = self.sheet.grid
        return [(at, self.at(*self.sheet.row_and_column(grid.centre(at)))) for at in grid.hexes]


def filled(known: Floats, lines: Floats) -> dict[int, Floats]:
    """How much each cell has of each level that is known anywhere, together 1; what is known stays.

    ``lines`` says how much of a printed line each cell holds.
    """
    fixed = ~np.isnan(known)
    levels = sorted({int(level) for level in np.unique(known[fixed])})
    if not levels:
        return {}
    start = np.stack([(known == level).astype(np.float32) for level in levels])
    passes = np.float32(1) / (1 + np.float32(_HOLDS) * lines)
    spread = _spread(start, fixed, passes)
    return dict(zip(levels, spread, strict=True))


def _halved(values: Floats, fixed: Flags, passes: Floats) -> tuple[Floats, Flags, Floats]:
    """The same with half as many cells a side: the means of what is known, and what passes through the least."""
    odd = fixed.shape[0] % 2, fixed.shape[1] % 2
    squares = [np.s_[down::2, right::2] for down in (0, 1) for right in (0, 1)]
    rim = ((0, odd[0]), (0, odd[1]))
    known = np.pad(fixed, rim)
    of_levels = np.pad(values, ((0, 0), *rim)) * known
    count = np.sum([known[one] for one in squares], axis=0)
    total = np.sum([of_levels[(slice(None), *one)] for one in squares], axis=0)
    least = np.min([np.pad(passes, rim, mode="edge")[one] for one in squares], axis=0)
    return (
        np.asarray(total / np.maximum(count, 1), dtype=np.float32),
        count > 0,
        np.asarray(least, dtype=np.float32),
    )


def _spread(values: Floats, fixed: Flags, passes: Floats) -> Floats:
    """Each free cell the mean of its neighbours, as much of each as passes between them.

    What larger squares of cells come to is where it begins: so it needn't go far.
    """
    if min(fixed.shape) > _FEW:
        coarse = _spread(*_halved(values, fixed, passes)).repeat(2, 1).repeat(2, 2)
        values = np.where(fixed, values, coarse[:, : fixed.shape[0], : fixed.shape[1]])
    held = np.pad(values, ((0, 0), (1, 1), (1, 1)), mode="edge")
    doors = np.pad(passes, 1)
    high, wide = fixed.shape
    now = held[:, 1:-1, 1:-1]
    around = [
        (slice(1 + down, high + 1 + down), slice(1 + right, wide + 1 + right))
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))
    ]
    weights = np.stack([np.minimum(passes, doors[side]) for side in around])
    weights /= np.maximum(weights.sum(axis=0), np.float32(1e-9))
    chequer = np.add.outer(np.arange(high), np.arange(wide)) % 2
    turns = [np.float32(_OVER) * (~fixed & (chequer == colour)) for colour in (0, 1)]
    mean = np.empty_like(now)
    for _ in range(_SWEEPS):
        for turn in turns:
            mean[:] = 0
            for weight, (rows, columns) in zip(weights, around, strict=True):
                mean += weight * held[:, rows, columns]
            now += turn * (mean - now)
    return np.asarray(now.clip(0, 1), dtype=np.float32)


def lines(cells: Cells, light: Floats, visible: Floats) -> Floats:
    """How much of a printed line each cell holds, from 0 to 1.

    Where something hides the ground that is none, beyond the board all. A line that a hex line crosses goes on beneath.
    """
    sheet = cells.sheet
    scale = sheet.scale
    shown = (visible > 0).astype(np.float32)
    # Hex lines and what hides the ground are as what is around them.
    fine = np.where(visible > 0, blur(sheet.colours[..., 0], visible, 0.08 * scale), light)
    found = np.zeros(light.shape, dtype=np.float32)
    for number in range(8):
        angle = math.pi * number / 8
        down, right = round(_BESIDE * scale * math.cos(angle)), round(_BESIDE * scale * math.sin(angle))
        beside = np.minimum(shifted(fine, down, right), shifted(fine, -down, -right))
        seen = _along(shown, angle, scale)
        along = _along(fine * shown, angle, scale) / np.maximum(seen, _LITTLE)
        np.maximum(found, np.where(seen > _LITTLE, beside - along, 0), out=found)
    found = np.where(sheet.seen & (visible == 0), 0, found)
    found = reduced(found**2 / (found**2 + _DARKER**2), cells.per, most=True)
    return np.where(cells.mean((sheet.hexes < 0).astype(np.float32)) > 0.5, np.float32(1), found)


def _along(values: Floats, angle: float, scale: float) -> Floats:
    """The mean along a direction."""
    steps = max(1, round(_ALONG * scale))
    total = np.zeros_like(values)
    for step in range(-steps, steps + 1):
        total += shifted(values, round(-step * math.sin(angle)), round(step * math.cos(angle)))
    return np.asarray(total / np.float32(2 * steps + 1), dtype=np.float32)
