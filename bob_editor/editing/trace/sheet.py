"""The sheet that is traced: a scan laid straight under the hexes, its colours as the eye parts them."""

from functools import cached_property

import numpy as np
from msgspec.structs import replace

from bob_editor.editing.trace.arrays import Flags, Floats, Whole, blurs, shifted
from bob_editor.geometry.arrays import Bytes
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import SQRT3, Point
from bob_editor.records import Record

BINS = (24, 32, 32)
"""Into how many bins the colour cube is parted: of lightness, green to red and blue to yellow."""
_LOW = np.array([0.0, -0.24, -0.24], dtype=np.float32)
_HIGH = np.array([1.0, 0.24, 0.24], dtype=np.float32)

MIXTURE = 0.9
"""Half the width of the window over which colours are mixed, some trees with the grass between; true proportions."""

BLEND = 0.6
"""Half the width of a narrower one: a palm with its shadow and the grass beside it."""

LINE = 0.13
"""Half the width that a printed hex line takes at most, with what the fit is off by (true proportions)."""

DOT = 0.3
"""The radius of a printed dot, likewise."""


_ASIDE = 0.16
"""How far to both sides of a rim its colours are looked at, in true proportions."""

_GRAIN = 0.1
"""The grain of the print is smoothed over so much, and hex lines are filled from within a few times as much."""

_HUES = np.array([1.0, 1.6, 1.6], dtype=np.float32)
"""How much a step counts in lightness and in both hues."""


class Sheet(Record, eq=False, dict=True):
    """``pixels`` are red, green and blue (rows, columns, 3); ``scale`` of them go on a unit of true proportions.

    ``left`` and ``top`` are the true proportions of the first pixel's corner; a hex's circumradius is 2.
    """

    grid: Grid
    pixels: Bytes
    left: float
    top: float
    scale: float

    @property
    def shape(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.pixels.shape[0], self.pixels.shape[1]

    def row_and_column(self, point: Point) -> tuple[int, int]:
        """The pixel under a lattice point; it may lie beside the sheet."""
        x, y = self.grid.frame.true(point)
        return int((y - self.top) * self.scale // 1), int((x - self.left) * self.scale // 1)

    def point(self, row: float, column: float) -> Point:
        """The lattice point under the middle of a pixel."""
        return self.grid.frame.from_true(
            (self.left + (column + 0.5) / self.scale, self.top + (row + 0.5) / self.scale)
        )

    def around(self, middle: Point, wide: float, high: float) -> Bytes:
        """The pixels around a lattice point, so far to each side in true proportions; white beside the sheet."""
        rows, columns = self.shape
        row, column = self.row_and_column(middle)
        down, right = (max(1, round(far * self.scale)) for far in (high, wide))
        found = np.full((2 * down + 1, 2 * right + 1, 3), 255, dtype=np.uint8)
        top, left = max(0, row - down), max(0, column - right)
        seen = self.pixels[
            top : max(top, min(rows, row + down + 1)), left : max(left, min(columns, column + right + 1))
        ]
        inside = found[max(0, down - row) :, max(0, right - column) :]
        inside[: seen.shape[0], : seen.shape[1]] = seen
        return found

    @cached_property
    def colours(self) -> Floats:
        """Oklab, in which equal steps look equal: lightness, green to red, blue to yellow."""
        return oklab(self.pixels)

    def lit(self, light: Floats) -> "Sheet":
        """This sheet with its colours divided by how light each place is: Oklab's are in proportion to each other."""
        found = replace(self)
        vars(found).update(
            colours=self.colours / light[..., None], hexes=self.hexes, artwork=self.artwork, seen=self.seen
        )
        return found

    @cached_property
    def bins(self) -> Whole:
        """For each pixel the number of its colour's bin."""
        return bins_of(self.colours)

    @cached_property
    def mixed(self) -> Floats:
        """The colours mixed over a window, as from afar."""
        return self._mixed_over(MIXTURE)

    @cached_property
    def mixed_bins(self) -> Whole:
        """For each pixel the number of the bin of its mixed colour."""
        return bins_of(self.mixed)

    @cached_property
    def blended_bins(self) -> Whole:
        """The same for colours that are mixed over a narrower window."""
        return bins_of(self._mixed_over(BLEND))

    def _mixed_over(self, far: float) -> Floats:
        channels = [self.colours[..., one] for one in range(3)]
        return np.stack(blurs(channels, self.artwork, far * self.scale), axis=-1)

    @cached_property
    def smooth(self) -> Floats:
        """The colours without the grain of the print; hex lines and dots have those of what is around."""
        fine, wide = (self._mixed_over(far * _GRAIN) for far in (1, 5))
        return np.where(self.seen[..., None], fine, wide)

    @cached_property
    def smooth_bins(self) -> Whole:
        """For each pixel the number of the bin of that colour."""
        return bins_of(self.smooth)

    @cached_property
    def rims(self) -> Floats:
        """How much each pixel is on a line that is printed, or where one colour ends; hex lines are none."""
        seen = [self.smooth[..., one] * _HUES[one] for one in range(3)]
        found = np.zeros(self.shape, dtype=np.float32)
        far = max(1, round(_ASIDE * self.scale))
        for down, right in ((far, 0), (0, far), (far, far), (far, -far)):
            sides = [(shifted(one, down, right), shifted(one, -down, -right)) for one in seen]
            step = np.sqrt(np.sum([(this - that) ** 2 for this, that in sides], axis=0))
            # A line is darker than both its sides.
            line = np.minimum(*sides[0]) - seen[0]
            np.maximum(found, np.maximum(step, 2 * line), out=found)
        return found

    def prepare(self) -> None:
        """Work out now what every trace asks for: beside the window, so that no click waits for it."""
        _ = self.bins, self.mixed_bins, self.blended_bins, self.smooth_bins, self.rims

    @cached_property
    def _canonical(self) -> tuple[Floats, Floats]:
        """The canonical lattice coordinates of the pixels' middles, one a row or column each, ready to broadcast."""
        rows, columns = self.shape
        x = (np.arange(columns, dtype=np.float32)[None, :] + 0.5) / self.scale + self.left
        y = (np.arange(rows, dtype=np.float32)[:, None] + 0.5) / self.scale + self.top
        return (y, x / np.float32(SQRT3)) if self.grid.frame.pointy else (x, y / np.float32(SQRT3))

    @cached_property
    def hexes(self) -> Whole:
        """For each pixel the place of its hex in the grid's, -1 beside the board."""
        u, v = self._canonical
        q, r = _rounded(u, v, self.grid.frame.parity)
        table, first_q, first_r = self._places
        q, r = q - first_q, r - first_r
        inside = (q >= 0) & (q < table.shape[0]) & (r >= 0) & (r < table.shape[1])
        found = np.where(
            inside, table[q.clip(0, table.shape[0] - 1), r.clip(0, table.shape[1] - 1)], np.int32(-1)
        )
        # A half edge cuts its hexes through their dots; what is printed beyond is margin.
        left, top, right, bottom = self.grid.bounds
        (low_u, low_v), (high_u, high_v) = (
            self.grid.frame.swap((left, top)),
            self.grid.frame.swap((right, bottom)),
        )
        off = (u < low_u) | (u > high_u) | (v < low_v) | (v > high_v)
        return np.asarray(np.where(off, np.int32(-1), found), dtype=np.int32)

    @cached_property
    def _places(self) -> tuple[Whole, int, int]:
        hexes = self.grid.hexes
        first_q, first_r = min(at.q for at in hexes), min(at.r for at in hexes)
        table = np.full(
            (max(at.q for at in hexes) - first_q + 1, max(at.r for at in hexes) - first_r + 1), -1, np.int32
        )
        for number, at in enumerate(hexes):
            table[at.q - first_q, at.r - first_r] = number
        return table, first_q, first_r

    @cached_property
    def artwork(self) -> Floats:
        """How much each pixel tells of the artwork: 0 on hex lines, dots and beside the board, else 1."""
        u, v = self._canonical
        parity = self.grid.frame.parity
        q, r = _rounded(u, v, parity)
        x, y = u - 3 * q, (v - (2 * r + q + parity)) * np.float32(SQRT3)
        # How far it is to the nearest of the six sides, each sqrt(3) from the dot.
        far = np.maximum(np.abs(y), np.abs(x) * np.float32(SQRT3 / 2) + np.abs(y) / 2)
        seen = (far < SQRT3 - LINE) & (x * x + y * y > DOT * DOT) & (self.hexes >= 0)
        return np.asarray(seen, dtype=np.float32)

    @cached_property
    def seen(self) -> Flags:
        """The pixels that tell of the artwork."""
        return np.asarray(self.artwork > 0, dtype=bool)


def bins_of(colours: Floats) -> Whole:
    """For each pixel the number of its colour's bin."""
    steps = (colours - _LOW) / (_HIGH - _LOW) * np.array(BINS, dtype=np.float32)
    places = steps.astype(np.int32).clip(0, np.array(BINS, dtype=np.int32) - 1)
    return np.asarray((places[..., 0] * BINS[1] + places[..., 1]) * BINS[2] + places[..., 2], dtype=np.int32)


def oklab(pixels: Bytes) -> Floats:
    """Colours by Björn Ottosson's Oklab."""
    steps = np.arange(256, dtype=np.float64) / 255
    linear = np.where(steps <= 0.04045, steps / 12.92, ((steps + 0.055) / 1.055) ** 2.4).astype(np.float32)
    cones = np.cbrt(linear[pixels] @ _TO_CONES.T)
    return np.asarray(cones @ _TO_LAB.T, dtype=np.float32)


_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    dtype=np.float32,
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    dtype=np.float32,
)


def _rounded(u: Floats, v: Floats, parity: int) -> tuple[Whole, Whole]:
    """The axial coordinates of the hexes that hold canonical points (cube rounding)."""
    q = np.asarray(u / np.float32(3), dtype=np.float32)
    r = (v - q - parity) / np.float32(2)
    q, r = np.broadcast_arrays(q, r)
    s = -q - r
    rq, rr, rs = np.rint(q), np.rint(r), np.rint(s)
    dq, dr, ds = np.abs(rq - q), np.abs(rr - r), np.abs(rs - s)
    q_off = (dq > dr) & (dq > ds)
    r_off = ~q_off & (dr > ds)
    rq, rr = np.where(q_off, -rr - rs, rq), np.where(r_off, -rq - rs, rr)
    return rq.astype(np.int32), rr.astype(np.int32)
