"""Orchards and palms: single trees, whole ones only, inside the outline that LOS sees."""

import math
from collections.abc import Iterator, Sequence
from functools import cache, partial

import numpy as np
import shapely
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from shapely.affinity import rotate

from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import SQRT3
from bob_editor.render.board.areas import drawn_of
from bob_editor.render.board.cover.crops import lie_of
from bob_editor.render.board.scenery import Drawn, Patch, Scenery
from bob_editor.render.kit.chance import chance
from bob_editor.render.kit.patterns import blob, disc, faint, mixed, shaded
from bob_editor.render.kit.sprites import LARGEST
from bob_editor.render.kit.strokes import area_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View

FROM = 5.0
"""Pixels per unit from which single trees show."""

_ROW = SQRT3 / 2
_GAP = 6 / 7
"""Rows and gaps between fruit trees: both repeat with the hex grid, so an orchard's rows run on from hex to hex."""

_CORNERS = 0.12
"""How far inside the farthest points of an orchard its outermost rows are: few are straight there."""

_PALM_RINGS = ((5, 0.76, 1), (6, 1.42, 0))
"""How many palms stand about a hex's own, how far from it, and whether turned by chance: those towards corners stand
where three hexes meet, and only in a grove that goes on."""

_CROWN = 0.29
_FROND = 0.52
_VARIANTS = 12
"""How many trees of a kind look different."""


Tree = tuple[float, float, int]
"""Where one stands, and which of a few it looks like."""


def paint_trees(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, look: Look, view: View
) -> None:
    """The trees of a terrain whose pattern is ``orchard`` or ``palms``."""
    palms = look.pattern == "palms"
    reach = _FROND if palms else _CROWN
    trees: list[Tree] = []
    for patch in patches:
        trees += scenery.part(
            patch, ("trees", terrain), lambda one: _grown_trees(scenery, one, terrain, reach, palms=palms)
        )
    for drawn in drawn_of(scenery, terrain, view):
        planted = not palms and scenery.style.way("fields") == "rows"
        trees += scenery.keep(
            "trees",
            drawn.source,
            partial(_planted, scenery, drawn, reach)
            if planted
            else partial(_drawn_trees, scenery, drawn.path, reach, palms=palms),
        )
    near = view.region.adjusted(-1, -1, 1, 1)
    left, top, right, bottom = near.left(), near.top(), near.right(), near.bottom()
    shown = [tree for tree in trees if left < tree[0] < right and top < tree[1] < bottom]
    shadow = faint(scenery.style.ink("shadow"), 0.32)
    is_inked, leafy = (scenery.style.way("ground") == "inked", scenery.style.way("woods") == "crowns")

    def shade(inner: QPainter, variant: int) -> None:
        inner.fillPath(_tree(variant, palms)[0], shadow)

    def crown(inner: QPainter, variant: int) -> None:
        if is_inked and not palms:
            # As a ring: black balls would be the darkest thing on the sheet.
            inner.fillPath(_tree(variant, palms)[1], look.fill)
            inner.strokePath(_tree(variant, palms)[1], QPen(look.line, 0.045))
            return
        _paint_crown(inner, look.line, look.fill, _tree(variant, palms), palms=palms, leafy=leafy)

    if view.vector or view.scale > LARGEST:
        for paint in (shade, crown):
            for x, y, variant in shown:
                view.pace()
                painter.translate(x, y)
                paint(painter, variant)
                painter.translate(-x, -y)
        return
    box = QRectF(-0.7, -0.7, 1.4, 1.4)
    for paint in (shade, crown):
        topic = (paint.__name__, terrain)
        scenery.style.sprites.stamp(painter, view, shown, topic, paint, lambda _: box)


def paint_palms(painter: QPainter, colour: QColor, shadow: QColor, places: Sequence[Tree]) -> None:
    """Palms at these places, no shadow on any."""
    trees = [(x, y, _tree(variant % _VARIANTS, palms=True)) for x, y, variant in places]
    for is_shadow in (True, False):
        for x, y, tree in trees:
            painter.translate(x, y)
            if is_shadow:
                painter.fillPath(tree[0], shadow)
            else:
                _paint_crown(painter, colour, colour, tree, palms=True)
            painter.translate(-x, -y)


def _paint_crown(
    painter: QPainter, leaves: QColor, ground: QColor, tree: tuple[QPainterPath, QPainterPath, QPainterPath],
    *, palms: bool, leafy: bool = True,
) -> None:  # fmt: skip
    _, crown, light = tree
    if palms and leafy:
        painter.fillPath(crown, shaded(leaves, -0.12))
        painter.strokePath(light, QPen(faint(shaded(leaves, 0.4), 0.8), 0.035))
    elif palms:
        painter.strokePath(light, QPen(shaded(leaves, -0.25), 0.1))
        painter.strokePath(light, QPen(shaded(leaves, 0.28), 0.06))
    else:
        painter.fillPath(crown, leaves)
        painter.fillPath(light, faint(shaded(mixed(leaves, ground, 0.4), 0.22), 0.75))


def _grown_trees(scenery: Scenery, patch: Patch, terrain: str, reach: float, *, palms: bool) -> list[Tree]:
    trees: list[Tree] = []
    for at in patch.hexes:
        if not scenery.ground.grows(at, terrain):
            continue
        alone = [
            direction for direction in range(6) if not scenery.ground.grows(at.neighbour(direction), terrain)
        ]
        trees += [
            tree
            for tree in _places(scenery, at, palms=palms)
            if all(_off_side(scenery, at, direction, *tree[:2]) > reach + 0.02 for direction in alone)
        ]
    return trees


def _planted(scenery: Scenery, drawn: Drawn, reach: float) -> list[Tree]:
    """Fruit trees in rows along an orchard's long side, from edge to edge: where they end, it does."""
    area = area_of(drawn.path)
    room = shapely.intersection(area.buffer(-reach - 0.02), shapely.box(*scenery.on_board((*area.bounds,))))
    if room.is_empty:
        return []
    lie = lie_of(area)
    left, top, right, bottom = rotate(room, -lie, origin=(0, 0), use_radians=True).bounds
    along, across = np.meshgrid(_spread(left, right, _GAP), _spread(top, bottom, _ROW))
    x, y = along * math.cos(lie) - across * math.sin(lie), along * math.sin(lie) + across * math.cos(lie)
    held = shapely.contains_xy(room, x, y)
    return [
        (one, other, chance("tree", round(one * 8), round(other * 8)).randrange(_VARIANTS))
        for one, other in zip(x[held].tolist(), y[held].tolist(), strict=True)
    ]


def _spread(start: float, end: float, apart: float) -> Floats:
    """Places from the start to the end, about so far apart; one in the middle where there is room for no more."""
    long = end - start - 2 * _CORNERS
    count = int(long / apart) + 1
    return (
        np.linspace(start + _CORNERS, end - _CORNERS, count) if count > 1 else np.array([(start + end) / 2])
    )


def _drawn_trees(scenery: Scenery, path: QPainterPath, reach: float, *, palms: bool) -> list[Tree]:
    return [
        (x, y, variant)
        for at in scenery.hexes_near(path.boundingRect())
        for x, y, variant in _places(scenery, at, palms=palms)
        if path.contains(QRectF(x - reach, y - reach, 2 * reach, 2 * reach))
    ]


def _places(scenery: Scenery, at: Hex, *, palms: bool) -> list[Tree]:
    """The trees that a hex has room for."""
    return [(x, y, chance("tree", x, y).randrange(_VARIANTS)) for x, y in _spots(scenery, at, palms=palms)]


def _spots(scenery: Scenery, at: Hex, *, palms: bool) -> Iterator[tuple[float, float]]:
    x, y = scenery.place.dot(at)
    if palms:
        draw = chance("palms", *at)
        turn = draw.random() * math.tau
        yield x + 0.12 * draw.random(), y
        for count, near, turned in _PALM_RINGS:
            for number in range(count):
                far = near + 0.14 * draw.random()
                angle = turn * turned + number * math.tau / count + 0.3 * (draw.random() - 0.5)
                yield x + far * math.cos(angle) + 0.12 * draw.random(), y + far * math.sin(angle)
        return
    frame = scenery.grid.frame
    for row in range(math.floor((y - 2) / _ROW), math.ceil((y + 2) / _ROW) + 1):
        for column in range(math.floor((x - 2) / _GAP), math.ceil((x + 2) / _GAP) + 1):
            place = ((column + 0.5) * _GAP, (row + 0.5) * _ROW)
            if frame.hex_at(frame.from_true(place)) == at:
                yield place


def _off_side(scenery: Scenery, at: Hex, direction: int, x: float, y: float) -> float:
    """How far inside a hexside's line a point lies."""
    (cx, cy), (ox, oy) = scenery.place.dot(at), scenery.place.dot(at.neighbour(direction))
    length = math.hypot(ox - cx, oy - cy)
    return SQRT3 - ((x - cx) * (ox - cx) + (y - cy) * (oy - cy)) / length


@cache
def _tree(variant: int, palms: bool) -> tuple[QPainterPath, QPainterPath, QPainterPath]:  # noqa: FBT001 -- a cache's key
    """One tree's shadow, crown and light, seen from its foot."""
    shade, crown, light = QPainterPath(), QPainterPath(), QPainterPath()
    crown.setFillRule(Qt.FillRule.WindingFill)
    draw = chance("tree", variant)
    if palms:
        turn = draw.random() * math.tau
        for frond in range(7):
            angle = turn + frond * math.tau / 7 + 0.3 * (draw.random() - 0.5)
            tip = QPointF(_FROND * math.cos(angle), _FROND * math.sin(angle))
            for path, lean in ((light, -0.35), (crown, -0.85), (crown, 0.25)):
                bend = QPointF(0.34 * math.cos(angle + lean), 0.34 * math.sin(angle + lean))
                if lean <= 0:
                    path.moveTo(0, 0)
                    path.quadTo(bend, tip)
                else:
                    path.quadTo(bend, QPointF(0, 0))
        shade.addPath(blob(0.07, 0.1, 0.32, draw, lobes=7, depth=0.3))
        return shade, crown, light
    size = _CROWN * (0.86 + 0.1 * draw.random())
    shade.addPath(disc(0.09, 0.12, size))
    crown.addPath(blob(0, 0, size, draw, lobes=6, depth=0.08))
    light.addPath(disc(-0.07, -0.08, size * 0.55))
    return shade, crown, light
