"""How a VASL board's pixels lie on our lattice, and which hex each of them is in."""

from collections.abc import Iterator
from functools import cached_property

import numpy as np
import numpy.typing as npt

from bob_editor.errors import BadFile
from bob_editor.exchange.formats.vasl.archive import Archive, LosData
from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.grid import Edge, Grid
from bob_editor.geometry.lattice import Point
from bob_editor.records import Record, told_without

STANDARD = (33, 10)
"""Columns and rows of a geomorphic board."""

SHRUNK = 0.86
"""The part of a hex, from its dot, whose pixels say what it is: along its sides lie hedges, walls and its border."""

STRIP = 500_000
"""Pixels whose hexes are found at a time: it takes a hundred bytes for each."""


class Sheet(Record, eq=False, dict=True):
    """A board's pixels and its grid: the dot of its first hex, and how far columns and rows are apart, in pixels."""

    grid: Grid
    los: LosData
    origin: Point
    column: float
    row: float

    __repr__ = told_without("los")

    def lattice(self, x: Floats, y: Floats) -> tuple[Floats, Floats]:
        """The lattice points of pixels' middles."""
        return (x - self.origin[0]) / self.column * 3, (y - self.origin[1]) / self.row * 2

    def pixel(self, point: Point) -> tuple[float, float]:
        """Where a lattice point lies in the picture."""
        return self.origin[0] + point[0] * self.column / 3, self.origin[1] + point[1] * self.row / 2

    def strips(self) -> Iterator[slice]:
        """Columns of pixels, so many at a time as little memory holds numbers of."""
        wide, high = self.los.codes.shape
        step = max(1, STRIP // high)
        return (slice(first, min(first + step, wide)) for first in range(0, wide, step))

    @cached_property
    def _places(self) -> tuple[int, int, npt.NDArray[np.int32]]:
        """The places of hexes in the grid by their q and r, from which on, with -1 beyond the board on every side."""
        qs, rs = zip(*((at.q, at.r) for at in self.grid.index), strict=True)
        left, low = min(qs) - 1, min(rs) - 1
        places = np.full((max(qs) - left + 2, max(rs) - low + 2), -1, np.int32)
        places[np.array(qs) - left, np.array(rs) - low] = list(self.grid.index.values())
        return left, low, places

    def inside(self, columns: slice) -> npt.NDArray[np.int32]:
        """For each pixel of columns the place of its hex in the grid, -1 near its sides and beyond the board."""
        across = np.arange(columns.start, columns.stop, dtype=np.float64) + 0.5
        down = np.arange(self.los.codes.shape[1], dtype=np.float64) + 0.5
        x, y = self.lattice(across[:, None], down[None, :])
        q, r = x / 3, (y - x / 3 - self.grid.frame.parity) / 2
        near_q, near_r = np.rint(q), np.rint(r)
        off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(np.rint(-q - r) + q + r)
        near_q = np.where((off_q > off_r) & (off_q > off_s), -near_r - np.rint(-q - r), near_q)
        near_r = np.where((off_r >= off_q) & (off_r > off_s), -np.rint(q) - np.rint(-q - r), near_r)
        left, low, places = self._places
        wide, high = places.shape
        found = places[
            (near_q - left).clip(0, wide - 1).astype(np.intp),
            (near_r - low).clip(0, high - 1).astype(np.intp),
        ]
        du = x - 3 * near_q
        dv = y - (2 * near_r + near_q + self.grid.frame.parity)
        # A hex is where |v| ≤ 1 and |u| + |v| ≤ 2 on the lattice, seen from its dot.
        within = np.maximum(abs(dv), (abs(du) + abs(dv)) / 2) <= SHRUNK
        return np.where(within, found, np.int32(-1))


def sheet_of(archive: Archive, los: LosData, name: str) -> Sheet:
    """How the pixels of an archive lie; a board that says nothing of it begins with the left half of its first column.

    :raises BadFile: where what it says makes no sense.
    """
    wide, high = los.codes.shape
    column = _said(archive, "hexWidth", name) or wide / max(los.columns - 1, 1)
    row = _said(archive, "hexHeight", name) or high / los.rows
    # Where an archive gives a negative place for its first dot, only names move.
    x, y = (_said(archive, key, name) for key in ("A1CenterX", "A1CenterY"))
    origin = (x if x is not None and x >= 0 else 0.0, y if y is not None and y > 0 else row / 2)
    return Sheet(grid_of(los.columns, los.rows, halves=origin[0] < column / 4), los, origin, column, row)


def first_column(archive: Archive, sheet: Sheet, name: str) -> int:
    """How many columns the first one lies behind that which the archive calls A, whose dot is left of the picture.

    :raises BadFile: where what it says makes no sense.
    """
    x = _said(archive, "A1CenterX", name)
    return 0 if x is None or x >= 0 else round(-x / sheet.column)


def grid_of(columns: int, rows: int, *, halves: bool = True) -> Grid:
    """The grid of a board: every second column has a hex more and lies half a hex higher."""
    cut: tuple[Edge, ...] = (
        ("top", "bottom", "left", "right") if halves and columns > 1 else ("top", "bottom")
    )
    edges = tuple((edge, "half") for edge in cut)
    return Grid(columns, (rows, rows + 1), shift="up", first_row=(1, 0), edges=edges)  # type: ignore[arg-type]


def _said(archive: Archive, key: str, name: str) -> float | None:
    text = "" if archive.metadata is None else archive.metadata.get(key, "")
    if not text:
        return None
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not abs(value) < 1e5 or (key.startswith("hex") and value < 1):
        raise BadFile(f"{name} says {key}=“{text[:40]}”.", hint="It is a number of pixels.")
    return value
