"""Where a terrain's artwork lies: the very outlines that LOS sees, grown and drawn, as paths."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from bob_editor.geometry.growth import GrownHex
from bob_editor.geometry.hexes import Hex
from bob_editor.render.proportions import XY
from bob_editor.render.scenery import Drawn, Patch, Scenery
from bob_editor.render.view import View

BUILDINGS = ("stone", "timber", "hut", "rail")
"""Patterns of what has walls: painted over roads, with a roof."""

_RANKS = ("water", "dots", "none", "hatch", "ditch", "wheat", "grass", "orchard", "palms", "marsh", "canopy")


def rank(pattern: str) -> int:
    """What is painted later lies on top: low growth below high, buildings above all."""
    return _RANKS.index(pattern) if pattern in _RANKS else len(_RANKS)


def terrains(scenery: Scenery) -> list[str]:
    """The terrains that have artwork on the board, lowest first."""
    ground = scenery.ground
    drawn = [piece.terrain for piece in ground.drawn if piece.terrain is not None]
    order = list(dict.fromkeys((*ground.grown_terrains, *drawn)))
    return sorted(order, key=lambda terrain: rank(scenery.style.look(terrain).pattern))


def grown_ring(scenery: Scenery, at: Hex, grown: GrownHex) -> list[XY]:
    """A grown hex's ring in true proportions."""
    centre = scenery.place.dot(at)
    return [scenery.place.milli(node, centre) for node in grown.ring]


def add_ring(path: QPainterPath, ring: Sequence[XY]) -> None:
    """Add a closed ring to a path."""
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
    path.closeSubpath()


def add_runs(path: QPainterPath, scenery: Scenery, at: Hex, grown: GrownHex) -> None:
    """Add to a path the runs of a grown hex that are the outline of the whole."""
    centre = scenery.place.dot(at)
    for run in grown.outline:
        path.addPolygon(QPolygonF([QPointF(*scenery.place.milli(node, centre)) for node in run]))


def drawn_of(scenery: Scenery, terrain: str, view: View) -> list[Drawn]:
    """The drawn pieces of a terrain that may show."""
    found = []
    for piece in scenery.ground.drawn:
        if piece.terrain == terrain:
            drawn = scenery.drawn(piece)
            if drawn.rect.adjusted(-1, -1, 1, 1).intersects(view.region):
                found.append(drawn)
    return found


def fill_path(scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View) -> QPainterPath:
    """All of a terrain's artwork that may show, grown and drawn, as one path that fills without seams."""

    def add(path: QPainterPath, at: Hex) -> None:
        for grown in scenery.ground.grown_parts(at, terrain):
            add_ring(path, grown_ring(scenery, at, grown))

    path = (
        scenery.joined(patches, ("fill", terrain), add)
        if terrain in scenery.ground.grown_terrains
        else QPainterPath()
    )
    for drawn in drawn_of(scenery, terrain, view):
        path.addPath(drawn.path)
    return path


def outline_path(scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View) -> QPainterPath:
    """The edges of a terrain's artwork that may show."""

    def add(path: QPainterPath, at: Hex) -> None:
        for grown in scenery.ground.grown_parts(at, terrain):
            add_runs(path, scenery, at, grown)

    path = (
        scenery.joined(patches, ("outline", terrain), add)
        if terrain in scenery.ground.grown_terrains
        else QPainterPath()
    )
    for drawn in drawn_of(scenery, terrain, view):
        path.addPath(drawn.path)
    return path
