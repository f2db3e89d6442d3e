"""Buildings as houses: their plots end where LOS says, their roofs are gabled or hipped, no two alike in colour."""

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from random import Random

import numpy as np
import shapely
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from shapely.geometry import Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import SQRT3
from bob_editor.geometry.shapes import polygons_of
from bob_editor.records import Record
from bob_editor.render.board.areas import drawn_of, fill_path, grown_outline, grown_ring
from bob_editor.render.board.scenery import Drawn, Patch, Scenery
from bob_editor.render.kit.chance import chance
from bob_editor.render.kit.patterns import faint, mixed, shaded
from bob_editor.render.kit.proportions import XY, add_ring, ring_path
from bob_editor.render.kit.strokes import area_of, fine, path_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View
from bob_editor.render.scenic.roofs import Built, Slope, built_over, one_gable

_LIGHT = (-0.55, -0.83)

_YARD = 0.34

_ROOMY = 1.43
"""How far a plot reaches from its dot, where that is least, that holds a house of usual size."""

_A_POINT = 12
"""So much a point of a house's outline weighs, with the paths that its roof is made of."""

_FREE = 0.06
"""How far from its plot's edge a house stays that stands on a part of a hex."""

_SIZES = sorted(
    ((long / 10, deep / 20) for long in range(2, 12) for deep in range(3, 13) if deep <= 2 * long),
    key=lambda size: -size[0] * size[1],
)
_RECTANGLES = np.array([[(-u, -v), (u, -v), (u, v), (-u, v)] for u, v in _SIZES])
"""The corners of such houses about their middles, the largest first."""


class House(Record, eq=False):
    """One roof: its eaves, where it stands, and which of the palette's colours it has.

    ``slopes`` are each with how much light falls on it; a flat roof has none. ``ridge`` is where its chimney stands.
    """

    eaves: QPainterPath
    slopes: tuple[tuple[float, QPainterPath], ...]
    courses: QPainterPath
    ridges: QPainterPath
    ridge: tuple[XY, XY]
    rect: QRectF
    number: int


class Coat(Record, eq=False):
    """A roof's colour, and what is painted with it: a flat roof's eaves; a chimney's shadow, stack and flue."""

    tint: QColor
    wall: QPen
    eaves: QPen
    courses: QPen
    grooves: QPen
    ridges: QPen
    chimney: tuple[QColor, QColor, QColor]


def paint_houses(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View
) -> None:
    """The buildings of a terrain that may show: yards and plots, shadows, roofs."""
    path = fill_path(scenery, patches, terrain, view)
    if path.isEmpty():
        return
    style = scenery.style
    dark = style.ink("shadow")
    drawn = drawn_of(scenery, terrain, view)
    grown: list[House] = []
    growing = scenery.growing(patches, terrain)
    if growing:
        plots = scenery.joined(growing, ("plot", terrain), partial(_add_plot, scenery, terrain))
        _paint_plots(painter, scenery, patches, terrain, look, plots)
        for patch in growing:
            grown += scenery.part(patch, ("houses", terrain), partial(_grown_houses, scenery, terrain))
    houses = [
        *grown,
        *(
            house
            for one in drawn
            for house in scenery.keep("houses", one.source, partial(_drawn_houses, one))
        ),
    ]
    yard = faint(style.ink("yard"), 0.42)
    for one in drawn:
        painter.fillPath(scenery.keep("yard", one.source, partial(_yard, one)), yard)
    # Shadows fall to the lower right.
    near = view.region.adjusted(-0.7, -0.8, 0.5, 0.5)
    shown = [house for house in houses if house.rect.intersects(near)]
    far, close = faint(dark, 0.20), faint(dark, 0.30)
    for house in shown:
        painter.fillPath(house.eaves.translated(0.24, 0.31), far)
        painter.fillPath(house.eaves.translated(0.12, 0.16), close)
    palette = style.palette(look.palette) or (look.fill,)
    coats = [coat_of(mixed(colour, look.fill, 0.25), look, view) for colour in palette]
    art = [image for name in look.art if (image := style.picture(name)) is not None]
    for house in shown:
        if art:
            _paint_art(painter, house, art[house.number % len(art)], view)
            continue
        paint_house(painter, house, coats[house.number % len(coats)], view)


def coat_of(tint: QColor, look: Look, view: View) -> Coat:
    """What roofs of a colour are painted with."""

    def pen(colour: QColor, width: float) -> QPen:
        return fine(QPen(colour, width), view)

    wall = pen(shaded(look.line, -0.25), max(0.07, 1.0 / view.scale))
    wall.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    ridge = pen(faint(shaded(tint, 0.45), 0.9), 0.07)
    ridge.setCapStyle(Qt.PenCapStyle.RoundCap)
    return Coat(
        tint=tint,
        wall=wall,
        eaves=pen(faint(shaded(tint, 0.3), 0.6), 0.1),
        courses=pen(faint(shaded(tint, -0.55), 0.32), 0.035),
        grooves=pen(faint(shaded(tint, -0.6), 0.5), 0.06),
        ridges=ridge,
        chimney=(faint(shaded(tint, -0.8), 0.4), shaded(tint, 0.25), shaded(tint, -0.7)),
    )


def paint_house(painter: QPainter, house: House, coat: Coat, view: View) -> None:
    """One house: its walls' line and its roof."""
    painter.strokePath(house.eaves, coat.wall)
    painter.fillPath(house.eaves, coat.tint)
    if not house.slopes:
        painter.strokePath(house.eaves, coat.eaves)
        return
    for bright, slope in house.slopes:
        painter.fillPath(slope, shaded(coat.tint, 0.34 * bright))
    if view.scale >= 11:
        painter.strokePath(house.courses, coat.courses)
    painter.strokePath(house.ridges.translated(0.02, 0.03), coat.grooves)
    painter.strokePath(house.ridges, coat.ridges)
    if view.scale >= 9 and house.number % 3:
        _paint_chimney(painter, house, coat)


def _paint_art(painter: QPainter, house: House, image: QImage, view: View) -> None:
    """A style's own picture over a house, its long side along the house's."""
    box = area_of(house.eaves).minimum_rotated_rectangle
    corners = list(getattr(box, "exterior", box).coords)
    if len(corners) < 4:
        return
    first, second, third = corners[:3]
    if math.dist(first, second) < math.dist(second, third):
        first, second, third = corners[1:4]
    long, deep = math.dist(first, second), math.dist(second, third)
    middle = box.centroid
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if not view.vector:
        painter.setClipPath(house.eaves, Qt.ClipOperation.IntersectClip)
    painter.translate(middle.x, middle.y)
    painter.rotate(math.degrees(math.atan2(second[1] - first[1], second[0] - first[0])))
    painter.drawImage(QRectF(-long / 2, -deep / 2, long, deep), image)
    painter.restore()


def _paint_chimney(painter: QPainter, house: House, coat: Coat) -> None:
    (ax, ay), (bx, by) = house.ridge
    share = 0.22 if house.number % 2 else 0.76
    x, y = ax + (bx - ax) * share, ay + (by - ay) * share
    shade, stack, flue = coat.chimney
    painter.fillRect(QRectF(x - 0.02, y, 0.19, 0.17), shade)
    painter.fillRect(QRectF(x - 0.07, y - 0.08, 0.14, 0.14), stack)
    painter.fillRect(QRectF(x - 0.035, y - 0.045, 0.07, 0.07), flue)


# -- drawn ------------------------------------------------------------------------------------------------------


def _drawn_houses(drawn: Drawn) -> list[House]:
    """One over each part of a drawn ring, open above its courtyards."""
    return [_house(*map(tuple, drawn.place.rings(part))) for part in polygons_of(drawn.area)]


@kept(lambda *rings: _A_POINT * sum(map(len, rings)))
def _house(ring: tuple[XY, ...], *holes: tuple[XY, ...]) -> House:
    """The house over a ring; kept, since an edit leaves most houses of the hexes around it as they are."""
    x, y = sum(one for one, _ in ring) / len(ring), sum(one for _, one in ring) / len(ring)
    number = chance("house", round(x * 2), round(y * 2)).randrange(60)
    eaves = ring_path((ring, *holes))
    built = built_over(ring, holes, hipped=number % 5 < 2) or one_gable(ring, holes) or Built((), (), ())
    slopes = tuple(
        (one.falls[0] * _LIGHT[0] + one.falls[1] * _LIGHT[1], _slope_path(one)) for one in built.slopes
    )
    ridge = next(iter(built.ridges), ((x, y), (x, y)))
    return House(
        eaves,
        slopes,
        _lines_path(built.courses),
        _lines_path(built.ridges),
        ridge,
        eaves.boundingRect(),
        number,
    )


def _slope_path(slope: Slope) -> QPainterPath:
    path = ring_path((slope.corners, *slope.holes))
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def _lines_path(lines: Iterable[tuple[XY, XY]]) -> QPainterPath:
    path = QPainterPath()
    for start, end in lines:
        path.moveTo(*start)
        path.lineTo(*end)
    return path


def _yard(drawn: Drawn) -> QPainterPath:
    """Trodden ground around a house."""
    area = area_of(drawn.path)
    return path_of(area.buffer(_YARD, quad_segs=3).difference(area))


# -- grown ------------------------------------------------------------------------------------------------------


def _add_plot(scenery: Scenery, terrain: str, path: QPainterPath, at: Hex) -> None:
    for grown in scenery.ground.grown_parts(at, terrain):
        add_ring(path, grown_ring(scenery, at, grown))


def _paint_plots(
    painter: QPainter,
    scenery: Scenery,
    patches: Sequence[Patch],
    terrain: str,
    look: Look,
    plots: QPainterPath,
) -> None:
    """The ground of a building painted hex by hex: a walled yard, all of which LOS takes for the building."""
    outline = grown_outline(scenery, patches, terrain)
    pen = QPen(look.line, 1.2 * look.width)
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.strokePath(outline.translated(0.05, 0.07), QPen(faint(scenery.style.ink("shadow"), 0.3), 0.12))
    painter.strokePath(outline, pen)
    painter.fillPath(plots, faint(mixed(scenery.style.ink("yard"), look.fill, 0.12), 0.85))


def _grown_houses(scenery: Scenery, terrain: str, patch: Patch) -> list[House]:
    return [house for at in patch.hexes for house in _houses_in(scenery, terrain, at)]


def _houses_in(scenery: Scenery, terrain: str, at: Hex) -> Iterator[House]:
    grown, parts = scenery.ground.grown(at, terrain), scenery.ground.grown_parts(at, terrain)
    if grown is None:
        return
    x, y = scenery.place.dot(at)
    if parts != (grown,):
        # Cut by a road's band: one on each plot that has room.
        for part in parts:
            ring = _fitting(tuple(grown_ring(scenery, at, part)))
            if ring:
                yield _house(ring)
        return
    draw = chance("plot", *at)
    size = min(1.0, (SQRT3 - 2 * scenery.ground.ruleset.terrains[terrain].inset) / _ROOMY)
    beside = [
        math.atan2(oy - y, ox - x)
        for other in at.neighbours()
        if scenery.ground.grows(other, terrain)
        for ox, oy in (scenery.place.dot(other),)
    ]
    for angle in beside:
        dx, dy = math.cos(angle), math.sin(angle)
        yield _house(_rectangle((x + dx * 1.0, y + dy * 1.0), 0.75, 0.56 * size, angle))
    turn = beside[0] if beside else draw.randrange(6) * math.pi / 6
    long, deep = 1.02 + 0.08 * draw.random(), 0.66 + 0.08 * draw.random()
    wing = 0.42 + 0.1 * draw.random()
    side, end = draw.choice((-1, 1)), draw.choice((-1, 1))
    shift = -0.16 * side
    local = [
        (-long, shift - deep * side), (long, shift - deep * side), (long, shift + deep * side),
    ]  # fmt: skip
    first, last = (long, long - 2 * wing) if end > 0 else (-long + 2 * wing, -long)
    out = shift + side * (deep + 0.34)
    if end > 0:
        local = [(-long, shift - deep * side), (long, shift - deep * side), (long, out), (last, out),
                 (last, shift + deep * side), (-long, shift + deep * side)]  # fmt: skip
    else:
        local = [*local, (first, shift + deep * side), (first, out), (last, out)]
    cos, sin = math.cos(turn), math.sin(turn)
    yield _house(tuple((x + size * (u * cos - v * sin), y + size * (u * sin + v * cos)) for u, v in local))


@kept(len)
def _fitting(ring: tuple[XY, ...]) -> tuple[XY, ...]:
    """The largest of some rectangles within a plot, along one of its longer sides; nothing where none has room."""
    plot = Polygon(ring)
    room, corners = plot.buffer(-_FREE), list(plot.exterior.coords)
    sides = sorted(pairwise(corners), key=lambda side: -math.dist(*side))[:3]
    along = np.array([(bx - ax, by - ay) for (ax, ay), (bx, by) in sides])
    along /= np.hypot(along[:, :1], along[:, 1:])
    turns = np.stack([along, along[:, ::-1] * (-1, 1)], axis=1)
    middles = np.array([(point.x, point.y) for point in (plot.centroid, plot.representative_point())])
    # All at once: one after the other they took longer than all else of a village.
    rings = ((_RECTANGLES[:, None] @ turns)[:, :, None] + middles[:, None]).reshape(-1, 4, 2)
    shapely.prepare(room)
    held = shapely.contains(room, shapely.polygons(rings))
    return tuple((x, y) for x, y in rings[held.argmax()].tolist()) if held.any() else ()


def cluster(variant: int) -> Iterator[House]:
    """A village around the origin, on a tile: a ring of houses about a square, or two rows along a street."""
    draw = chance("cluster", variant)
    turn = draw.random() * math.tau
    if variant % 2:
        yield from _street(draw, turn)
        return
    for number in range(6):
        angle = turn + number * math.tau / 6 + 0.2 * (draw.random() - 0.5)
        far = 0.98 + 0.12 * draw.random()
        middle = (far * math.cos(angle), far * math.sin(angle))
        square = angle + math.pi / 2 + 0.3 * (draw.random() - 0.5)
        yield _house(_rectangle(middle, 0.34 + 0.10 * draw.random(), 0.23 + 0.04 * draw.random(), square))
    yield _house(_rectangle((0.0, 0.0), 0.36, 0.24, turn + 0.4))


def _street(draw: Random, turn: float) -> Iterator[House]:
    cos, sin = math.cos(turn), math.sin(turn)
    for side in (-1, 1):
        for u in (-0.84, 0.0, 0.84):
            v = side * (0.56 + 0.24 * draw.random() - 0.16 * abs(u))
            middle = (u * cos - v * sin, u * sin + v * cos)
            square = turn + 0.3 * (draw.random() - 0.5)
            yield _house(_rectangle(middle, 0.32 + 0.06 * draw.random(), 0.22 + 0.04 * draw.random(), square))


def landmark(variant: int) -> Iterator[House]:
    """One great building on a tile, its wings across, and the sheds that belong to it."""
    draw = chance("landmark", variant)
    turn = draw.randrange(6) * math.pi / 6
    cos, sin = math.cos(turn), math.sin(turn)
    nave, deep, wing, out, aside = 1.08, 0.36, 0.32, 0.74, 0.34
    plan = [
        (-nave, -deep), (aside - wing, -deep), (aside - wing, -out), (aside + wing, -out), (aside + wing, -deep),
        (nave, -deep), (nave, deep), (aside + wing, deep), (aside + wing, out), (aside - wing, out),
        (aside - wing, deep), (-nave, deep),
    ]  # fmt: skip
    yield _house(tuple((u * cos - v * sin, u * sin + v * cos) for u, v in plan))
    for side in (-1, 1):
        u, v = -0.72 + 0.2 * draw.random(), side * (0.84 + 0.1 * draw.random())
        yield _house(_rectangle((u * cos - v * sin, u * sin + v * cos), 0.3, 0.2, turn + 0.2 * draw.random()))


def _rectangle(middle: XY, long: float, deep: float, angle: float) -> tuple[XY, ...]:
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple(
        (middle[0] + u * cos - v * sin, middle[1] + u * sin + v * cos)
        for u, v in ((-long, -deep), (long, -deep), (long, deep), (-long, deep))
    )
