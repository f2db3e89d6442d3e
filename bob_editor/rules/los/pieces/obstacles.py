"""What stands in each hex: nested unions of artwork by height, their connected pieces, and where these meet hexsides.

A game gives ``Layer`` by ``Layer`` what lies in a hex; ``shape_of`` unites for every height all that is *this high or
higher*, so that ground and terrain which join hide as one, and splits the union into its connected pieces.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import chain
from typing import NamedTuple

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.shapes import HEX, polygons_of
from bob_editor.records import Record
from bob_editor.rules.los.pieces.bands import Band, band
from bob_editor.rules.los.pieces.hulls import (
    WHOLE_HEX,
    Hull,
    Interval,
    along_sides,
    core,
    hull_of_piece,
    overlap,
    straddles,
)


class Layer(Record, eq=False):
    """An area within a hex (thousandths from its dot), its absolute height, what it is, and whether it is ground."""

    area: BaseGeometry
    height: float
    terrain: str
    ground: bool = False


class Rung(Record, eq=False, dict=True):
    """All artwork of a hex that is ``height`` or higher, as hulls of its connected pieces.

    ``terrains`` are those that reach this height here, the highest first; ``ground`` is true where ground does.
    """

    height: float
    areas: tuple[Polygon, ...]
    terrains: tuple[str, ...]
    ground: bool

    @cached_property
    def hulls(self) -> tuple[Hull, ...]:
        """The hull of each connected piece."""
        return tuple(WHOLE_HEX if piece.equals(HEX) else hull_of_piece(piece) for piece in self.areas)

    @property
    def terrain(self) -> str:
        """The highest terrain in it; empty where it is all ground."""
        return self.terrains[0] if self.terrains else ""

    @cached_property
    def core(self) -> int:
        """The greatest core of its hulls."""
        return max(map(core, self.hulls), default=0)

    @cached_property
    def on_sides(self) -> tuple[tuple[Interval, ...], ...]:
        """For each direction, the stretches of that hexside which the artwork touches."""
        per_piece = [along_sides(piece) for piece in self.areas]
        return tuple(tuple(run for piece in per_piece for run in piece[direction]) for direction in range(6))


class Mark(NamedTuple):
    """What a thread is tried against: the hulls of all that reaches a height in a hex.

    ``core`` is the greatest of the hulls' cores (``hulls.core``); ``ground`` is the same of the ground alone,
    ``higher`` the marks above it, the highest first.
    """

    height: float
    core: int
    hulls: tuple[Hull, ...]
    terrain: str
    ground: Mark | None
    higher: tuple[Mark, ...]

    def on_both_sides(self, offset: int, du: int, dv: int, reach: int, *, any_pieces: bool = False) -> bool:
        """Whether a thread that crosses the hex has a connected piece, or any pieces, strictly on both sides."""
        if abs(offset) < self.core * reach:
            return True
        if any_pieces:
            return straddles(tuple(corner for hull in self.hulls for corner in hull), offset, du, dv)
        return any(straddles(hull, offset, du, dv) for hull in self.hulls)

    def band(self, sector: int, *, any_pieces: bool = False) -> Band:
        """The band of its hulls, or of all of them as one, in a sector of directions (``bands``)."""
        return band((tuple(chain(*self.hulls)),) if any_pieces else self.hulls, sector)


class HexShape(Record, eq=False, dict=True):
    """The rungs of a hex, highest first, and the same of its ground alone.

    ``near`` is the shape that counts where the hex is adjacent to the end that looks down, None where it is the same.
    """

    rungs: tuple[Rung, ...] = ()
    ground_rungs: tuple[Rung, ...] = ()
    near: HexShape | None = None

    @cached_property
    def _marks(self) -> dict[float, Mark | None]:
        return {}

    def mark(self, height: float) -> Mark | None:
        """All that is this high or higher, ready to be tried; None where nothing is."""
        try:
            return self._marks[height]
        except KeyError:
            mark = self._marks[height] = self._mark(height)
            return mark

    def _mark(self, height: float) -> Mark | None:
        rung = self.rung_at(height)
        if rung is None:
            return None
        ground = HexShape(self.ground_rungs).mark(height) if self.ground_rungs else None
        higher = self._alone[: self.rungs.index(rung)]
        return Mark(rung.height, rung.core, rung.hulls, rung.terrain, ground, higher)

    @cached_property
    def _alone(self) -> tuple[Mark, ...]:
        return tuple(Mark(one.height, one.core, one.hulls, one.terrain, None, ()) for one in self.rungs)

    @cached_property
    def top(self) -> float:
        """The greatest height, here or near; minus infinity where nothing stands."""
        here = self.rungs[0].height if self.rungs else float("-inf")
        return here if self.near is None else max(here, self.near.top)

    def rung_at(self, height: float) -> Rung | None:
        """The union of all that is this high or higher: the lowest rung not below it."""
        found = None
        for rung in self.rungs:
            if rung.height < height:
                break
            found = rung
        return found


EMPTY = HexShape()


def shape_of(layers: Iterable[Layer], *, near: Iterable[Layer] | None = None) -> HexShape:
    """The shape of a hex from its layers; ``near`` are those that count for an adjacent end, if they differ."""
    every = list(layers)
    return HexShape(
        _rungs(every),
        _rungs([layer for layer in every if layer.ground]),
        None if near is None else shape_of(near),
    )


def _rungs(layers: list[Layer]) -> tuple[Rung, ...]:
    found = []
    covered: set[BaseGeometry] = set()
    pieces: tuple[Polygon, ...] = ()
    for height in sorted({layer.height for layer in layers}, reverse=True):
        here = [layer for layer in layers if layer.height >= height]
        # Of high ground each level covers what the next one does.
        if not covered.issuperset(layer.area for layer in here if layer.height == height):
            areas = list(dict.fromkeys(layer.area for layer in here))
            covered.update(areas)
            pieces = tuple(polygons_of(areas[0] if len(areas) == 1 else shapely.union_all(areas)))
        if pieces:
            terrains = dict.fromkeys(
                layer.terrain for layer in sorted(here, key=lambda one: -one.height) if not layer.ground
            )
            found.append(Rung(height, pieces, tuple(terrains), any(layer.ground for layer in here)))
    return tuple(found)


def joined(first: Rung | None, second: Rung | None, direction: int, shift: int) -> bool:
    """Whether the artwork of two neighbours meets along their hexside, ``direction`` as seen from the first.

    ``shift`` is the second dot's x seen from the first, in thousandths.
    """
    if first is None or second is None:
        return False
    return overlap(first.on_sides[direction], second.on_sides[(direction + 3) % 6], shift)
