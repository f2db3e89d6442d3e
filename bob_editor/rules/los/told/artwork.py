"""Drawn and grown outlines of one hex, united as a line needs them, and whether it meets them.

A line meets what has connected parts on both sides of it where it crosses the hex; beside a hex, what lies against the
hexside that it runs along; in a hex that it touches in a corner, what reaches into that corner.
"""

from collections.abc import Collection, Sequence

import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import Itself, kept
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.geometry.shapes import HEX, areas_of, moved, points_of_area, polygon, polygons_of, union
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.land.near import PiecesNear
from bob_editor.rules.los.pieces.cut_edges import mirrored
from bob_editor.rules.los.pieces.hulls import straddles
from bob_editor.rules.los.pieces.obstacles import Rung
from bob_editor.rules.los.told.things import Thing


class Artwork:
    """The outlines in a hex, a layer for each thing; ``rung`` unites those whose bits are in a mask."""

    __slots__ = ("_areas", "_rungs", "things")

    def __init__(self, layers: Sequence[tuple[Thing, BaseGeometry]]) -> None:
        self.things = tuple(thing for thing, _ in layers)
        self._areas = tuple(area for _, area in layers)
        self._rungs: dict[int, Rung] = {}

    def rung(self, mask: int) -> Rung:
        """The union of some layers."""
        found = self._rungs.get(mask)
        if found is None:
            areas = [area for place, area in enumerate(self._areas) if mask >> place & 1]
            whole = areas[0] if len(areas) == 1 else shapely.union_all(areas)
            found = self._rungs[mask] = Rung(0, tuple(polygons_of(whole)), (), ground=False)
        return found

    def crossed(self, mask: int, offset: int, du: int, dv: int, reach: int) -> bool:
        """Whether a thread that crosses the hex has a connected piece of these layers on both sides (``hulls``)."""
        rung = self._rungs.get(mask) or self.rung(mask)
        if abs(offset) < rung.core * reach:
            return True
        return any(straddles(hull, offset, du, dv) for hull in rung.hulls)

    def beside(self, mask: int, direction: int) -> bool:
        """Whether any of these layers lies along a hexside of the hex."""
        return bool(self.rung(mask).on_sides[direction])

    def in_corner(self, mask: int, offset: int, du: int, dv: int) -> bool:
        """Whether any of them reaches into the corner in which a thread touches the hex."""
        return any(offset * w + du * y - dv * x == 0 for hull in self.rung(mask).hulls for x, y, w in hull)


class ArtworkReader:
    """Makes the outlines of a board's hexes for the things whose outlines count, by terrain."""

    def __init__(self, ground: Ground, things: dict[str, Thing]) -> None:
        self._ground = ground
        self._things = things
        drawn = (piece for piece in ground.drawn if piece.terrain in things and not piece.area.is_empty)
        self._near = PiecesNear(ground.board.grid.frame, drawn)
        self._growing = [terrain for terrain in ground.grown_terrains if terrain in things]

    @property
    def counts(self) -> bool:
        """Whether the outlines of anything count: what grows hangs on the hexes around it."""
        return bool(self._things)

    def of(self, at: Hex, but: Collection[str] = ()) -> Artwork | None:
        """The outlines in a hex ``but`` those of some terrains, None where there are none."""
        layers: dict[Thing, list[BaseGeometry]] = {}
        for piece in self._near(at):
            if piece.terrain in but:
                continue
            area = _in_hex(Itself(piece.area), self._centre(at))
            if not area.is_empty:
                layers.setdefault(self._things[piece.terrain or ""], []).append(area)
        for terrain in self._growing:
            parts = () if terrain in but else self._ground.grown_parts(at, terrain)
            if parts:
                layers.setdefault(self._things[terrain], []).append(_grown(parts))
        united = {thing: areas[0] if len(areas) == 1 else union(areas) for thing, areas in layers.items()}
        grid = self._ground.board.grid
        edges = grid.cut_edges(at)
        if edges:
            # What is drawn beyond the board isn't printed, and is gone on a map that the board is laid on.
            shown = ((thing, mirrored(area, edges, pointy=grid.pointy)) for thing, area in united.items())
            united = {thing: area for thing, area in shown if not area.is_empty}
        if not united:
            return None
        found = sorted(united.items(), key=lambda one: one[0].number)
        return _artwork(tuple(thing for thing, _ in found), tuple(area for _, area in found))

    def _centre(self, at: Hex) -> tuple[int, int]:
        u, v = self._ground.board.grid.frame.canonical_centre(at)
        return u * MILLI, v * MILLI


@kept(points_of_area)
def _in_hex(area: Itself[BaseGeometry], centre: tuple[int, int]) -> BaseGeometry:
    away = -centre[0], -centre[1]
    return areas_of(shapely.intersection(moved(area.value, away), HEX))


@kept(lambda parts: sum(len(part.ring) for part in parts))
def _grown(parts: tuple[GrownHex, ...]) -> BaseGeometry:
    return union([polygon(part.ring) for part in parts])


@kept(lambda _, areas: int(sum(map(shapely.get_num_coordinates, areas))))
def _artwork(things: tuple[Thing, ...], areas: tuple[BaseGeometry, ...]) -> Artwork:
    """Kept, so that hexes in which the like grows share what is found out of it."""
    return Artwork(tuple(zip(things, areas, strict=True)))
