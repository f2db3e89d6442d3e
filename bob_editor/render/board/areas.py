"""Where a terrain's artwork lies: the very outlines that LOS sees, grown and drawn, as paths."""

from collections.abc import Sequence
from functools import lru_cache, partial

import shapely
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from shapely.geometry import MultiLineString
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.render.board.line_tiles import STILL_WATER, has_no_area
from bob_editor.render.board.scenery import Drawn, Patch, Scenery
from bob_editor.render.kit.proportions import XY, Proportions, add_line, add_ring
from bob_editor.render.kit.view import View
from bob_editor.rules.ruleset import Terrain

BUILDINGS = ("stone", "timber", "hut", "rail")
"""Patterns of what has walls: painted over roads, with a roof."""

WATER = (*STILL_WATER, "stream")
"""Patterns of what has banks, and runs into others of them without any."""

_ALONG = 0.06
"""How near to the board's edge an outline runs along it, in true proportions."""

_HOLLOWS = ("depression", "gully")
"""What ``los`` says of terrain that lies lower than the ground around it."""

_RANKS = (*WATER, "dots", "none", "hatch", "ditch", "wheat", "grass", "orchard", "palms", "marsh", "canopy")


def is_hollow(row: Terrain | None) -> bool:
    """Whether a terrain's surface lies below the ground around: its banks throw shadows, hachures lead down."""
    return row is not None and (row.height < 0 or row.los in _HOLLOWS)


def has_hachures(row: Terrain | None) -> bool:
    """Whether short lines lead inward from a terrain's edge: down into a hollow, up to a ridge's back."""
    return is_hollow(row) or (row is not None and row.los == "ridge")


def _rank(scenery: Scenery, terrain: str) -> int:
    """What is painted later lies on top: low growth below high, buildings above all; in every style alike."""
    row = scenery.ground.ruleset.terrains.get(terrain)
    pattern = row.style.get("pattern") if row is not None else None
    return _RANKS.index(pattern) if pattern in _RANKS else len(_RANKS)


def terrains(scenery: Scenery) -> list[str]:
    """The terrains that have artwork on the board, lowest first."""
    ground = scenery.ground
    grown = (terrain for terrain in ground.grown_terrains if not has_no_area(scenery, terrain))
    order = list(dict.fromkeys((*grown, *scenery.drawn_terrains)))
    return sorted(order, key=lambda terrain: _rank(scenery, terrain))


def water_terrains(scenery: Scenery) -> list[str]:
    """The terrains of water that have artwork on the board, lowest first."""
    return [terrain for terrain in terrains(scenery) if scenery.style.look(terrain).pattern in WATER]


def grown_ring(scenery: Scenery, at: Hex, grown: GrownHex) -> list[XY]:
    """A grown hex's ring in true proportions."""
    centre = scenery.place.dot(at)
    return [scenery.place.milli(node, centre) for node in grown.ring]


def add_runs(path: QPainterPath, scenery: Scenery, at: Hex, grown: GrownHex) -> None:
    """Add to a path the runs of a grown hex that are the outline of the whole."""
    centre = scenery.place.dot(at)
    for run in grown.outline:
        add_line(path, (scenery.place.milli(node, centre) for node in run))
        if run[0] == run[-1]:
            # Joined where it begins, as at its other corners.
            path.closeSubpath()


def drawn_of(scenery: Scenery, terrain: str, view: View) -> list[Drawn]:
    """The drawn pieces of a terrain that may show."""
    return scenery.drawn_pieces(terrain, view.region)


def fill_path(scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View) -> QPainterPath:
    """All of a terrain's artwork that may show, grown and drawn, as one path that fills without seams."""
    path = grown_fill(scenery, patches, terrain)
    for drawn in drawn_of(scenery, terrain, view):
        path.addPath(drawn.path)
        view.rest()
    return path


def grown_fill(scenery: Scenery, patches: Sequence[Patch], terrain: str) -> QPainterPath:
    """A terrain's grown artwork, likewise."""

    def add(path: QPainterPath, at: Hex) -> None:
        for grown in scenery.ground.grown_parts(at, terrain):
            add_ring(path, grown_ring(scenery, at, grown))

    return scenery.joined(scenery.growing(patches, terrain), ("fill", terrain), add)


def outline_path(scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View) -> QPainterPath:
    """The edges of a terrain's artwork that may show."""
    path = grown_outline(scenery, patches, terrain)
    for drawn in drawn_of(scenery, terrain, view):
        path.addPath(drawn.path)
    return path


def grown_outline(scenery: Scenery, patches: Sequence[Patch], terrain: str) -> QPainterPath:
    """The edges of a terrain's grown artwork."""

    def add(path: QPainterPath, at: Hex) -> None:
        for grown in scenery.ground.grown_parts(at, terrain):
            add_runs(path, scenery, at, grown)

    return scenery.joined(scenery.growing(patches, terrain), ("outline", terrain), add)


def inland_edges(scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View) -> QPainterPath:
    """The edges of a terrain's artwork that may show, but for those along the board's: there it runs on."""
    path = QPainterPath()
    for patch in scenery.growing(patches, terrain):
        path.addPath(scenery.part(patch, ("inland", terrain), partial(_grown_inland, scenery, terrain)))
    for drawn in drawn_of(scenery, terrain, view):
        path.addPath(scenery.keep("inland", drawn.source, partial(_drawn_inland, scenery.grid, drawn)))
    return path


def _grown_inland(scenery: Scenery, terrain: str, patch: Patch) -> QPainterPath:
    lines = [
        [scenery.place.milli(node, scenery.place.dot(at)) for node in run]
        for at in patch.hexes
        for grown in scenery.ground.grown_parts(at, terrain)
        for run in grown.outline
    ]
    return _inland(scenery.grid, lines)


def _drawn_inland(grid: Grid, drawn: Drawn) -> QPainterPath:
    return _inland(grid, [[*ring, ring[0]] for ring in drawn.rings])


def _inland(grid: Grid, lines: Sequence[Sequence[XY]]) -> QPainterPath:
    """Lines as a path without what lies along the board's edge."""
    path, rest = QPainterPath(), shapely.difference(MultiLineString(lines), _outermost(grid))
    for part in getattr(rest, "geoms", [rest]):
        add_line(path, part.coords)
    return path


@lru_cache(maxsize=8)
def _outermost(grid: Grid) -> BaseGeometry:
    """A narrow band along the hexsides behind which the grid has no hex."""
    place = Proportions(grid.frame)
    sides = [
        place.side(at, direction)
        for at in grid.hexes
        for direction, other in enumerate(at.neighbours())
        if other not in grid.index
    ]
    return MultiLineString(sides).buffer(_ALONG)


def paint_rim(
    painter: QPainter, grown: QPainterPath, drawn: Sequence[Drawn], colour: QColor, width: float, view: View
) -> None:
    """Paint what shows of a line along edges outside of them, before the area itself is painted.

    Drawn rings have many corners: a line along them would take longer to paint than all the rest.
    """
    rim = QPainterPath()
    rim.setFillRule(Qt.FillRule.WindingFill)
    for one in drawn:
        rim.addPath(one.wider(width))
        view.rest()
    painter.fillPath(rim, colour)
    painter.strokePath(grown, mitred(colour, 2 * width))


def mitred(colour: QColor, width: float, *, flat: bool = False) -> QPen:
    """A pen whose joins cost little; between edges as blunt as a board's they look as round ones do."""
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if flat else Qt.PenCapStyle.SquareCap)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return pen
