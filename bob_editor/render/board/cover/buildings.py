"""Buildings: roofs whose slopes take the light, over the outline that LOS sees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.render.board.areas import BUILDINGS, drawn_of, fill_path, grown_ring, outline_path, terrains
from bob_editor.render.board.cover.houses import paint_houses
from bob_editor.render.board.cover.tiles import is_tile, paint_tiles
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.patterns import faint, shaded
from bob_editor.render.kit.proportions import XY, add_ring
from bob_editor.render.kit.strokes import fine
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View

SHADES = 7
"""How many steps of light a roof's slopes come in; the middle one is flat."""

_LIGHT = (-0.55, -0.83)


class Roof:
    """Slopes by their shade, and the lines where they meet."""

    def __init__(self) -> None:
        self.slopes = [QPainterPath() for _ in range(SHADES)]
        self.ridges = QPainterPath()
        self.courses = QPainterPath()

    def add(self, other: Roof) -> None:
        """Add another roof's parts."""
        for mine, theirs in zip(self.slopes, other.slopes, strict=True):
            mine.addPath(theirs)
        self.ridges.addPath(other.ridges)
        self.courses.addPath(other.courses)

    def slope(self, shade: int, *points: XY) -> None:
        """Add a slope."""
        add_ring(self.slopes[shade], points)

    def ridge(self, start: XY, end: XY) -> None:
        """Add a line where slopes meet."""
        self.ridges.moveTo(*start)
        self.ridges.lineTo(*end)

    def course(self, start: XY, end: XY) -> None:
        """Add a row of tiles or planks."""
        self.courses.moveTo(*start)
        self.courses.lineTo(*end)


def paint_buildings(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """All buildings: shadow, walls' outline, roof."""
    for terrain in terrains(scenery):
        look = scenery.style.look(terrain)
        if look.pattern not in BUILDINGS:
            continue
        if is_tile(scenery, terrain, view):
            paint_tiles(painter, scenery, patches, terrain, view)
            continue
        if scenery.style.way("roofs") == "gabled" and view.scale >= 4:
            paint_houses(painter, scenery, patches, terrain, look, view)
            continue
        path = fill_path(scenery, patches, terrain, view)
        if path.isEmpty():
            continue
        if view.scale >= 4:
            dark = scenery.style.ink("shadow")
            painter.fillPath(path.translated(0.20, 0.26), faint(dark, 0.22))
            painter.fillPath(path.translated(0.10, 0.13), faint(dark, 0.26))
        pen = QPen(look.line, 1.6 * look.width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.strokePath(outline_path(scenery, patches, terrain, view), pen)
        painter.fillPath(path, look.fill)
        if view.scale >= 5:
            _paint_roof(painter, _roof(scenery, patches, terrain, look, view), look, view)


def _roof(scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View) -> Roof:
    whole = Roof()

    def build(patch: Patch) -> Roof:
        roof = Roof()
        for at in patch.hexes:
            parts = scenery.ground.grown_parts(at, terrain)
            uncut = scenery.ground.grown(at, terrain)
            for part in parts:
                if part == uncut:
                    _add_grown(roof, scenery, at, part, look)
                else:  # cut by a path's band, it may not hold the dot
                    roof.add(_drawn_roof([grown_ring(scenery, at, part)], scenery.place.inward))
        return roof

    for patch in scenery.growing(patches, terrain):
        whole.add(scenery.part(patch, ("roof", terrain), build))
    for drawn in drawn_of(scenery, terrain, view):
        whole.add(scenery.keep("roof", drawn.source, partial(_drawn_roof, drawn.rings, scenery.place.inward)))
    return whole


def _paint_roof(painter: QPainter, roof: Roof, look: Look, view: View) -> None:
    for shade, path in enumerate(roof.slopes):
        if not path.isEmpty():
            painter.fillPath(path, shaded(look.fill, 0.14 * (shade - SHADES // 2)))
    if view.scale >= 9:
        painter.strokePath(roof.courses, fine(QPen(faint(look.line, 0.32), 0.045), view))
    pen = fine(QPen(faint(shaded(look.fill, 0.55), 0.9), 0.09), view)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(roof.ridges, pen)
    pen = fine(QPen(faint(look.line, 0.55), 0.03), view)
    painter.strokePath(roof.ridges.translated(0.03, 0.06), pen)


def shade_of(start: XY, end: XY, inward: int) -> int:
    """How bright the slope above an outer edge is: its outward normal against the light."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    nx, ny = inward * dy / length, -inward * dx / length
    bright = nx * _LIGHT[0] + ny * _LIGHT[1]
    return max(0, min(SHADES - 1, round(SHADES // 2 + bright * (SHADES // 2))))


def _add_grown(roof: Roof, scenery: Scenery, at: Hex, grown: GrownHex, look: Look) -> None:
    """The roof over one hex: each outer edge's slope rises to the dot, ridges run on to neighbours."""
    centre = scenery.place.dot(at)
    ring = grown_ring(scenery, at, grown)
    outer = {pair for run in grown.outline for pair in pairwise(run)}
    nodes = grown.ring
    count = len(nodes)
    is_outer = [(nodes[place], nodes[(place + 1) % count]) in outer for place in range(count)]
    shades = [
        shade_of(ring[place], ring[(place + 1) % count], scenery.place.inward) for place in range(count)
    ]
    for place in range(count):
        start, end = ring[place], ring[(place + 1) % count]
        if is_outer[place]:
            roof.slope(shades[place], start, end, centre)
            _add_courses(roof, start, end, centre)
        else:
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            before, after = place - 1, (place + 1) % count
            flat = SHADES // 2
            roof.slope(shades[before] if is_outer[before] else flat, start, middle, centre)
            roof.slope(shades[after] if is_outer[after] else flat, middle, end, centre)
            roof.ridge(centre, middle)
        if is_outer[place] and is_outer[place - 1]:
            roof.ridge(centre, start)
    if look.pattern == "stone" and all(is_outer):
        x, y = centre
        roof.slope(0, (x + 0.1, y - 0.42), (x + 0.36, y - 0.42), (x + 0.36, y - 0.16), (x + 0.1, y - 0.16))


def _add_courses(roof: Roof, start: XY, end: XY, top: XY) -> None:
    for share in (0.22, 0.44, 0.66):
        roof.course(_toward(start, top, share), _toward(end, top, share))


def _toward(point: XY, other: XY, share: float) -> XY:
    return point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share


def _drawn_roof(rings: Sequence[Sequence[XY]], inward: int) -> Roof:
    roof = Roof()
    if len(rings) == 1 and len(rings[0]) == 4:
        _add_hipped(roof, rings[0], inward)
        return roof
    for ring in rings:
        _add_eaves(roof, ring, inward)
    return roof


def _add_hipped(roof: Roof, ring: Sequence[XY], inward: int) -> None:
    """The roof of a house with four walls: a ridge along it, hipped at both ends."""
    lengths = [math.dist(ring[place], ring[(place + 1) % 4]) for place in range(4)]
    first = 0 if lengths[0] + lengths[2] <= lengths[1] + lengths[3] else 1
    a, b, c, d = (ring[(first + place) % 4] for place in range(4))  # a-b and c-d are the narrow ends
    short = (math.dist(a, b) + math.dist(c, d)) / 2
    long = (math.dist(b, c) + math.dist(d, a)) / 2
    share = min(0.5, 0.45 * short / long) if long else 0.5
    head, foot = _toward(a, b, 0.5), _toward(c, d, 0.5)
    top, end = _toward(head, foot, share), _toward(foot, head, share)
    for start, stop, *rest in ((a, b, top), (b, c, end, top), (c, d, end), (d, a, top, end)):
        roof.slope(shade_of(start, stop, inward), start, stop, *rest)
        near_stop, near_start = rest[0], rest[-1]
        for step in (0.25, 0.5, 0.75):
            roof.course(_toward(start, near_start, step), _toward(stop, near_stop, step))
    roof.ridge(top, end)
    for corner, peak in ((a, top), (b, top), (c, end), (d, end)):
        roof.ridge(corner, peak)


def _add_eaves(roof: Roof, ring: Sequence[XY], inward: int) -> None:
    """A roof of any other shape: flat, with sloping eaves all round."""
    count = len(ring)
    shortest = min(math.dist(ring[place], ring[(place + 1) % count]) for place in range(count))
    deep = min(0.3, 0.4 * shortest)
    inner = []
    for place in range(count):
        (ax, ay), (bx, by), (cx, cy) = ring[place - 1], ring[place], ring[(place + 1) % count]
        first, second = math.dist((ax, ay), (bx, by)) or 1.0, math.dist((bx, by), (cx, cy)) or 1.0
        n1 = (-(by - ay) / first * inward, (bx - ax) / first * inward)
        n2 = (-(cy - by) / second * inward, (cx - bx) / second * inward)
        scale = deep / max(0.35, 1 + n1[0] * n2[0] + n1[1] * n2[1])
        inner.append((bx + (n1[0] + n2[0]) * scale, by + (n1[1] + n2[1]) * scale))
    for place in range(count):
        after = (place + 1) % count
        roof.slope(
            shade_of(ring[place], ring[after], inward), ring[place], ring[after], inner[after], inner[place]
        )
        roof.ridge(inner[place], inner[after])
