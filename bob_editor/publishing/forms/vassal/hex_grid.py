"""VASSAL's hex grid: where it has its centres, what it calls them, and the grid that says what our boards say.

The engine cuts places to whole pixels and pushes every other line down by half a hex; what it does is done here step
by step, so that a grid is known to name every hex as the map does before anybody opens the module.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import product

from bob_editor.geometry.labels import column_letters
from bob_editor.records import Record

XY = tuple[float, float]
Dot = tuple[XY, int, int]
"""A hex's dot in pixels, the number of its column (A is 0) and its printed row."""


class VassalGrid(Record):
    """A grid with its numbering. ``x0``, ``y0``, ``dx`` and ``dy`` count along its own axes.

    ``sideways`` swaps the axes: lines are rows then. ``size`` is that of the board or zone that it lies on, from which
    the engine counts backwards where ``descend``. ``line_off`` and ``place_off`` are added to a line's and a hex's
    number, ``stagger`` adds one in every other line.
    """

    sideways: bool
    x0: int
    y0: int
    dx: float
    dy: float
    size: tuple[int, int]
    descend: bool = False
    stagger: bool = False
    line_off: int = 0
    place_off: int = 0

    def raw(self, point: XY) -> tuple[int, int]:
        """The line and the place in it of the hex at a point, both as the engine counts them."""
        u, v = (point[1], point[0]) if self.sideways else point
        line = math.floor((u - self.x0) / self.dx + 0.5)
        shift = self.dy / 2 if line % 2 else 0
        return line, math.floor((v - self.y0 - shift) / self.dy + 0.5)

    def centre(self, line: int, place: int) -> tuple[int, int]:
        """Where a piece in a hex stands."""
        u = int(self.dx * line + self.x0)
        v = int(self.dy * place + (int(self.dy / 2) if line % 2 else 0) + self.y0)
        return (v, u) if self.sideways else (u, v)

    def counted(self, point: XY) -> tuple[int, int]:
        """Line and place in the order in which names count."""
        line, place = self.raw(point)
        odd = line % 2 != 0
        if self.descend:
            wide, high = self.size
            across, along = (high, wide) if self.sideways else (wide, high)
            # The engine divides each by the other's pitch; that only shifts what is added.
            first = across / (self.dx if self.sideways else self.dy)
            second = along / (self.dy if self.sideways else self.dx)
            line, place = math.floor(first + 0.5) - line, math.floor(second + 0.5) - place
        if self.stagger and odd:
            place += -1 if self.descend else 1
        return line, place

    def numbers(self, point: XY) -> tuple[int, int]:
        """The number of the column (A is 0) and the printed row at a point."""
        line, place = self.counted(point)
        line, place = line + self.line_off, place + self.place_off
        return (place, line) if self.sideways else (line, place)

    def name(self, point: XY) -> str:
        """What the engine calls the hex at a point."""
        column, row = self.numbers(point)
        letters = column_letters(column) if column >= 0 else f"-{column_letters(-column)}"
        return f"{letters}{row}"

    @property
    def grid_attributes(self) -> Mapping[str, str]:
        """The attributes of ``HexGrid``."""
        return {
            "sideways": _flag(self.sideways), "x0": str(self.x0), "y0": str(self.y0), "dx": _decimal(self.dx),
            "dy": _decimal(self.dy), "snapTo": "true", "edgesLegal": "false", "cornersLegal": "false",
            "visible": "false", "dotsVisible": "false", "color": "0,0,0",
        }  # fmt: skip

    @property
    def numbering_attributes(self) -> Mapping[str, str]:
        """The attributes of ``HexGridNumbering``."""
        letters, numbers = ("v", "h") if self.sideways else ("h", "v")
        offs = {"h": self.line_off, "v": self.place_off}
        return {
            "first": "V" if self.sideways else "H", "sep": "", f"{letters}Type": "A", f"{numbers}Type": "N",
            "hLeading": "0", "vLeading": "0", "hOff": str(offs["h"]), "vOff": str(offs["v"]),
            "hDescend": _flag(self.descend), "vDescend": _flag(self.descend), "stagger": _flag(self.stagger),
            "locationFormat": "$gridLocation$", "visible": "false", "fontSize": "9", "color": "0,0,0",
            "rotateText": "0", "hDrawOff": "0", "vDrawOff": "0",
        }  # fmt: skip


def _flag(value: object) -> str:
    return "true" if value else "false"


def _decimal(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")


def pitch(hex_px: int) -> tuple[float, float]:
    """How far lines lie apart, and hexes in a line, where a hex is so wide from side to side."""
    return round(hex_px * math.sqrt(3) / 2, 6), float(hex_px)


def fitted(dots: Sequence[Dot], *, sideways: bool, hex_px: int, size: tuple[int, int]) -> VassalGrid | None:
    """The grid that names all these dots as they are called; None where the engine can't name them so.

    ``hex_px`` is even, so that half of it is whole; the centres lie less than a pixel from the dots then.
    """
    if not dots:
        return None
    dx, dy = pitch(hex_px)
    swapped = [((y, x) if sideways else (x, y)) for (x, y), *_ in dots]
    u, v = min(swapped)
    for descend, stagger, begun in product((False, True), (False, True), (0, 1)):
        x0 = math.ceil(round(u - begun * dx, 6))
        y0 = math.floor(v - begun * dy / 2 + 0.5)
        grid = VassalGrid(sideways, x0, y0, dx, dy, size, descend=descend, stagger=stagger)
        grid = _counting_from(grid, dots[0])
        if all(grid.numbers(dot) == (column, row) for dot, column, row in dots):
            return grid
    return None


def _counting_from(grid: VassalGrid, dot: Dot) -> VassalGrid:
    """The grid that names one dot as it is called."""
    point, column, row = dot
    line, place = grid.counted(point)
    wanted = (row, column) if grid.sideways else (column, row)
    return VassalGrid(
        grid.sideways, grid.x0, grid.y0, grid.dx, grid.dy, grid.size, descend=grid.descend, stagger=grid.stagger,
        line_off=wanted[0] - line, place_off=wanted[1] - place,
    )  # fmt: skip
