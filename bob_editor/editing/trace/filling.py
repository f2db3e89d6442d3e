"""What lies hidden is filled from around, up to printed lines.

Where woods hide the ground, its levels go on beneath them from all sides, the nearer the more: as heat would spread
through a plate. A printed line holds it back, so that what is unknown to both of its sides ends at it.
"""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.arrays import Flags, Floats, blur, blurred
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.hexes import Hex

PER_UNIT = 5.0
"""Cells of the raster on a unit of true proportions."""

_WINDOWS = ((0.4, 1.0), (1.0, 1e-2), (2.5, 1e-4), (6.0, 1e-6))
"""Windows in true proportions and what they count, where the spreading begins."""

_SWEEPS, _OVER = 120, 1.85
"""How often each cell takes the mean of its neighbours, and how far it goes beyond that (successive overrelaxation)."""

_BESIDE = 0.3
"""How far to both sides of a line it is lighter, in true proportions."""
_ALONG = 0.25
"""A line goes on for so long at least to both sides, likewise."""
_DARKER = 0.02
"""How much darker than its sides a line must be to hold back half of what spreads."""
_HOLDS = 30.0
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
        high, wide = self.shape
        padded = np.pad(values, ((0, high * self.per - values.shape[0]), (0, wide * self.per - values.shape[1])), mode="edge")
        return np.asarray(padded.reshape(high, self.per, wide, self.per).mean(axis=(1, 3)), dtype=np.float32)

    def pixels(self, cells: Flags) -> Flags:
        """What holds for cells as what holds for their pixels."""
        high, wide = self.sheet.shape
        return np.asarray(cells.repeat(self.per, 0).repeat(self.per, 1)[:high, :wide], dtype=bool)

    def in_pixels(self, area: BaseGeometry) -> BaseGeometry:
        """An area in cells' middles as one in pixels' middles."""
        return shapely.transform(area, lambda points: (points + 0.5) * self.per - 0.5)

    def within(self, area: BaseGeometry | None) -> Flags:
        """The cells whose middles lie in an area of true proportions."""
        if area is None or area.is_empty:
            return np.zeros(self.shape, dtype=bool)
        high, wide = self.shape
        step = self.per / self.sheet.scale
        x = self.sheet.left + (np.arange(wide) + 0.5) * step
        y = self.sheet.top + (np.arange(high) + 0.5) * step
        shapely.prepare(area)
        return np.asarray(shapely.contains_xy(area, *np.meshgrid(x, y)), dtype=bool)

    def at(self, row: int, column: int) -> tuple[int, int]:
        """The cell of a pixel, the nearest one beside the sheet."""
        return (
            min(max(row // self.per, 0), self.shape[0] - 1),
            min(max(column // self.per, 0), self.shape[1] - 1),
        )

    def under(self, stroke: Stroke) -> list[tuple[int, int]]:
        """The cells of a stroke's points."""
        return [self.at(*self.sheet.row_and_column(point)) for point in stroke.points]

    @property
    def dots(self) -> list[tuple[Hex, tuple[int, int]]]:
        """Each hex with the cell of its dot."""
        grid = self.sheet.grid
        return [(at, self.at(*self.sheet.row_and_column(grid.centre(at)))) for at in grid.hexes]


def filled(cells: Cells, known: Floats, light: Floats, visible: Floats) -> dict[int, Floats]:
    """How much each cell has of each level that is known anywhere, together 1; what is known stays."""
    fixed = ~np.isnan(known)
    levels = sorted({int(level) for level in np.unique(known[fixed])})
    if not levels:
        return {}
    start = _from_around(np.stack([(known == level).astype(np.float32) for level in levels]), fixed)
    passes = 1 / (1 + _HOLDS * _lines(cells, light, visible))
    spread = _spread(start, fixed, passes)
    return dict(zip(levels, spread, strict=True))


def _from_around(values: Floats, fixed: Flags) -> Floats:
    above, below = np.zeros(values.shape), np.full(fixed.shape, 1e-12)
    for wide, counts in _WINDOWS:
        below += counts * blurred(fixed.astype(np.float32), wide * PER_UNIT)
        for number in range(len(values)):
            above[number] += counts * blurred(values[number], wide * PER_UNIT)
    return np.asarray(np.where(fixed, values, above / below), dtype=np.float32)


def _spread(values: Floats, fixed: Flags, passes: Floats) -> Floats:
    """Each free cell the mean of its neighbours, as much of each as passes between them."""
    held = np.pad(values, ((0, 0), (1, 1), (1, 1)), mode="edge")
    open_ = np.pad(passes, 1)
    high, wide = fixed.shape
    middle = np.s_[1 : high + 1], np.s_[1 : wide + 1]
    sides = [(np.s_[1 + down : high + 1 + down], np.s_[1 + right : wide + 1 + right]) for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))]
    weights = np.stack([np.minimum(open_[middle], open_[side]) for side in sides])
    weights /= np.maximum(weights.sum(axis=0), 1e-9)
    chequer = np.add.outer(np.arange(high), np.arange(wide)) % 2
    takes = [_OVER * (~fixed & (chequer == colour)) for colour in (0, 1)]
    for _ in range(_SWEEPS):
        for take in takes:
            mean = sum(weight * held[:, side[0], side[1]] for weight, side in zip(weights, sides, strict=True))
            now = held[:, middle[0], middle[1]]
            now += take * (mean - now)
    return np.asarray(held[:, middle[0], middle[1]].clip(0, 1), dtype=np.float32)


def _lines(cells: Cells, light: Floats, visible: Floats) -> Floats:
    """How much of a printed line each cell holds, from 0 to 1; where the ground isn't seen, none."""
    scale = cells.sheet.scale
    fine = blur(cells.sheet.colours[..., 0], visible, 0.08 * scale)
    # Hex lines and what hides the ground are as what is around them.
    fine = np.where(visible > 0, fine, light)
    found = np.zeros(light.shape, dtype=np.float32)
    for number in range(8):
        angle = math.pi * number / 8
        down, right = round(_BESIDE * scale * math.cos(angle)), round(_BESIDE * scale * math.sin(angle))
        line = np.minimum(_shifted(fine, down, right), _shifted(fine, -down, -right)) - _along(fine, angle, scale)
        np.maximum(found, line, out=found)
    found = np.where(visible > 0, found.clip(0), 0)
    found = found**2 / (found**2 + _DARKER**2)
    high, wide = cells.shape
    padded = np.pad(found, ((0, high * cells.per - found.shape[0]), (0, wide * cells.per - found.shape[1])))
    return np.asarray(padded.reshape(high, cells.per, wide, cells.per).max(axis=(1, 3)), dtype=np.float32)


def _along(values: Floats, angle: float, scale: float) -> Floats:
    steps = max(1, round(_ALONG * scale))
    total = sum(
        _shifted(values, round(-step * math.sin(angle)), round(step * math.cos(angle))) for step in range(-steps, steps + 1)
    )
    return np.asarray(total / np.float32(2 * steps + 1), dtype=np.float32)


def _shifted(values: Floats, down: int, right: int) -> Floats:
    rows = (np.arange(values.shape[0]) + down).clip(0, values.shape[0] - 1)
    columns = (np.arange(values.shape[1]) + right).clip(0, values.shape[1] - 1)
    return np.asarray(values[rows[:, None], columns], dtype=np.float32)
