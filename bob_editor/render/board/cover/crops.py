"""Fields as they are worked: rows along their long side, a headland around, a crop of their own."""

import math
from collections.abc import Sequence
from functools import partial

import numpy as np
import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.records import Record
from bob_editor.render.board.areas import drawn_of, grown_ring
from bob_editor.render.board.scenery import Drawn, Patch, Scenery
from bob_editor.render.kit.patterns import faint, mixed, shaded
from bob_editor.render.kit.strokes import FLAT, area_of, path_of, pen_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View
from bob_editor.render.scenic.noise import hashed

FROM = 5.0
"""Pixels per unit from which rows show."""

_ROW = 0.30
"""Units between rows."""

_LIE = 0.32
"""The way, in radians, that rows run where a field is painted hex by hex."""

_HEADLAND = 0.34

_VERGE = 0.28
"""How far the long grass around a drawn field reaches."""


class Crop(Record, eq=False):
    """A field's rows, every other one apart, its headland and verge, and how much lighter than its kind it is."""

    odd: QPainterPath
    even: QPainterPath
    headland: QPainterPath
    by: float
    verge: QPainterPath


def paint_crops(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View
) -> None:
    """The rows of all fields of a terrain that may show, over their ground."""
    crops = [
        scenery.part(patch, ("crops", terrain), partial(_grown_crop, scenery, terrain))
        for patch in scenery.growing(patches, terrain)
    ]
    for drawn in drawn_of(scenery, terrain, view):
        crop = scenery.keep("crop", drawn.source, partial(_drawn_crop, scenery, drawn))
        painter.fillPath(crop.verge, faint(mixed(look.line, scenery.style.level(0).fill, 0.45), 0.40))
        if crop.by:
            painter.fillPath(drawn.path, faint(shaded(look.fill, crop.by), 0.85))
        crops.append(crop)
    light, dark = faint(shaded(look.fill, 0.34), 0.60), faint(look.line, 0.50)
    for crop in crops:
        painter.strokePath(crop.odd, pen_of(light, 0.13, cap=FLAT))
        painter.strokePath(crop.even, pen_of(dark, 0.075, cap=FLAT))
        if not crop.headland.isEmpty():
            painter.fillPath(crop.headland, faint(shaded(look.line, 0.1), 0.22))


def _grown_crop(scenery: Scenery, terrain: str, patch: Patch) -> Crop:
    rings = [
        Polygon(grown_ring(scenery, at, grown))
        for at in patch.hexes
        for grown in scenery.ground.grown_parts(at, terrain)
    ]
    if not rings:
        return _bare()
    area = shapely.union_all(rings)
    return Crop(*rows(area, area.bounds, _LIE), QPainterPath(), 0.0, QPainterPath())


def _bare() -> Crop:
    return Crop(QPainterPath(), QPainterPath(), QPainterPath(), 0.0, QPainterPath())


def _drawn_crop(scenery: Scenery, drawn: Drawn) -> Crop:
    area = area_of(drawn.path)
    if area.is_empty:
        return _bare()
    lie = lie_of(area)
    middle = area.representative_point()
    cell = np.array([round(middle.x * 4)]), np.array([round(middle.y * 4)])
    inner = area.buffer(-_HEADLAND, join_style="mitre")
    worked = inner if not inner.is_empty else area
    by = 0.22 * (float(hashed(*cell, 41)[0]) - 0.45)
    found = rows(worked, scenery.on_board(worked.bounds), lie)
    verge = path_of(area.buffer(_VERGE, quad_segs=2).difference(area))
    return Crop(*found, path_of(area.difference(worked)), by, verge)


def lie_of(area: BaseGeometry) -> float:
    """The way that an area's long side runs, in radians."""
    box = area.minimum_rotated_rectangle
    if not isinstance(box, Polygon):
        return _LIE
    points = list(box.exterior.coords)
    sides = [
        (math.dist(points[place], points[place + 1]), points[place], points[place + 1]) for place in (0, 1)
    ]
    _, (ax, ay), (bx, by) = max(sides, key=lambda side: side[0])
    return math.atan2(by - ay, bx - ax)


def rows(
    area: BaseGeometry, bounds: tuple[float, float, float, float], lie: float
) -> tuple[QPainterPath, QPainterPath]:
    """Lines along an area, as far as its bounds show, a row apart, cut at its edge; counted from the board's origin."""
    left, top, right, bottom = bounds
    along, across = (math.cos(lie), math.sin(lie)), (-math.sin(lie), math.cos(lie))
    corners = [(x, y) for x in (left, right) for y in (top, bottom)]
    far = [x * across[0] + y * across[1] for x, y in corners]
    way = [x * along[0] + y * along[1] for x, y in corners]
    first, last = math.floor(min(far) / _ROW), math.ceil(max(far) / _ROW)
    numbers = np.arange(first, last + 1)
    ends = [
        [
            (s * along[0] + n * _ROW * across[0], s * along[1] + n * _ROW * across[1])
            for s in (min(way), max(way))
        ]
        for n in numbers.tolist()
    ]
    cut = shapely.intersection(shapely.linestrings(ends), area)
    paths = (QPainterPath(), QPainterPath())
    for number, line in zip(numbers.tolist(), cut, strict=True):
        for part in getattr(line, "geoms", [line]):
            coords = list(part.coords) if part.geom_type == "LineString" else []
            if len(coords) > 1:
                path = paths[number % 2]
                path.moveTo(QPointF(*coords[0]))
                path.lineTo(QPointF(*coords[-1]))
    return paths
