"""Terrain tiles as printed pieces: each hex a card of its own with a bevelled edge and its picture."""

import math
from collections.abc import Sequence
from functools import partial

from PySide6 import QtGui
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from shapely.geometry import Polygon

from bob_editor.geometry.hexes import Hex
from bob_editor.render.board.cover.houses import cluster, coat_of, landmark, paint_house
from bob_editor.render.board.cover.trees import paint_palms
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.chance import chance
from bob_editor.render.kit.patterns import blob, faint, mixed, shaded
from bob_editor.render.kit.proportions import XY, add_ring
from bob_editor.render.kit.sprites import LARGEST
from bob_editor.render.kit.strokes import Inside, inside, path_of
from bob_editor.render.kit.style import Look, Style
from bob_editor.render.kit.view import View, kept, view_of
from bob_editor.render.scenic.crowns import crowns_in, draw_crown, draw_shade, stands_in
from bob_editor.render.scenic.edges import draw_hedge, draw_hedge_shade
from bob_editor.rules.land.faces import printed_bands

FROM = 4.0
"""Pixels per unit from which tiles are painted as pieces."""

_VARIANTS = 8
_CARD = 0.972
"""How large a piece is in its hex."""

_BOX = QRectF(-2.15, -2.15, 4.3, 4.3)


def is_tile(scenery: Scenery, terrain: str, view: View) -> bool:
    """Whether a terrain is painted as pieces: whole hexes of a game that has tiles, but not what its board prints."""
    ground = scenery.ground
    row = ground.ruleset.terrains.get(terrain)
    if scenery.style.way("tiles") != "printed" or view.scale < FROM or row is None or not row.whole_hex:
        return False
    return terrain in ground.grown_terrains and terrain not in printed_bands(ground.board, ground.ruleset)


def paint_tiles(
    painter: QPainter, scenery: Scenery, patches: Sequence[Patch], terrain: str, view: View
) -> None:
    """The pieces of a terrain that may show."""
    style = scenery.style
    places = [
        place
        for patch in patches
        for place in scenery.part(patch, ("pieces", terrain), partial(_places, scenery, terrain))
    ]
    corners = [(x, y) for x, y in scenery.place.corners(Hex(0, 0))]
    ox, oy = scenery.place.dot(Hex(0, 0))
    corners = [(_CARD * (x - ox), _CARD * (y - oy)) for x, y in corners]

    def draw(inner: QPainter, variant: int) -> None:
        draw_tile(inner, style, terrain, corners, variant)

    if view.vector or view.scale > LARGEST:
        for x, y, variant in places:
            painter.translate(x, y)
            draw(painter, variant)
            painter.translate(-x, -y)
        return
    topic = ("tile", terrain, scenery.grid.pointy)
    style.sprites.stamp(painter, view, places, topic, draw, lambda _: _BOX, phases=1)


def _places(scenery: Scenery, terrain: str, patch: Patch) -> list[tuple[float, float, int]]:
    return [
        (*scenery.place.dot(at), chance("tile", *at).randrange(_VARIANTS))
        for at in patch.hexes
        if scenery.ground.grows(at, terrain)
    ]


def draw_tile(painter: QPainter, style: Style, terrain: str, corners: Sequence[XY], variant: int) -> None:
    """One piece around the origin."""
    look = style.look(terrain)
    card = QPainterPath()
    add_ring(card, corners)
    view = view_of(painter, _BOX)
    painter.fillPath(card.translated(0.05, 0.07), faint(style.ink("shadow"), 0.35))
    ground = style.level(0).fill if look.pattern in ("canopy", "hedge", "palms", *_HOUSES) else look.fill
    painter.fillPath(card, mixed(ground, shaded(look.fill, -0.05), 0.30))
    blades = shaded(ground, 0.3 if style.dark else -0.4)
    covered = look.picture or look.pattern in ("marsh", "water", "dots", "grass")
    texture = style.texture(look) if covered else style.texture_of("tufts", faint(ground, 0.0), blades)
    if texture is not None:
        texture.fill(painter, card, view)
    if look.pattern in ("hatch", "cliff") or (look.pattern == "canopy" and terrain.startswith("hill")):
        _draw_mound(painter, style, look, variant, steep=look.pattern == "cliff")
    if look.pattern == "canopy":
        _draw_trees(painter, style, look, corners, variant)
    elif look.pattern == "hedge":
        _draw_bocage(painter, style, look, corners, variant)
    elif look.pattern == "palms":
        _draw_palms(painter, style, look, variant)
    elif look.pattern == "ditch":
        _draw_hollow(painter, style, look, variant, view)
    elif look.pattern == "road":
        _draw_runway(painter, style, look, variant)
    elif look.pattern in _HOUSES:
        _draw_village(painter, style, look, variant, view)
    _draw_edge(painter, look, corners)


_HOUSES = ("timber", "stone", "hut", "rail")


def _draw_edge(painter: QPainter, look: Look, corners: Sequence[XY]) -> None:
    """The cut edge of the card: light where it faces the light, dark where not, and a printed line inside."""
    count = len(corners)
    for number in range(count):
        (ax, ay), (bx, by) = corners[number], corners[(number + 1) % count]
        mx, my = (ax + bx) / 2, (ay + by) / 2
        facing = -(mx * 0.55 + my * 0.83) / math.hypot(mx, my)
        band = QPolygonF([QPointF(ax, ay), QPointF(bx, by), QPointF(bx * 0.945, by * 0.945),
                          QPointF(ax * 0.945, ay * 0.945)])  # fmt: skip
        path = QPainterPath()
        path.addPolygon(band)
        path.closeSubpath()
        tint = QColor("#fffbe6") if facing > 0 else QColor("#16160a")
        painter.fillPath(path, faint(tint, 0.10 + 0.30 * abs(facing)))
    outline = QPainterPath()
    add_ring(outline, corners)
    painter.strokePath(outline, QPen(faint(shaded(look.line, -0.35), 0.85), 0.05))


def _draw_mound(painter: QPainter, style: Style, look: Look, variant: int, *, steep: bool) -> None:
    """A hill seen from above: steps of ground that the light falls on from the north-west."""
    draw = chance("mound", variant)
    light, dark = style.ink("relief_light"), style.ink("relief_shade")
    for share in (1.0, 0.74, 0.48):
        radius = 1.52 * share
        ring = blob(0.05 * (1 - share), 0.05 * (1 - share), radius, draw, lobes=6, depth=0.05)
        painter.fillPath(ring.translated(0.10, 0.14), faint(dark, 0.26 if steep else 0.17))
        # PySide makes a class, and its enums, once it is named: no start waits for one that few boards need.
        gradient = QtGui.QRadialGradient(QPointF(-0.45 * radius, -0.65 * radius), 2.0 * radius)
        gradient.setColorAt(0.0, mixed(shaded(look.fill, 0.10), light, 0.42 if not style.dark else 0.12))
        gradient.setColorAt(0.55, shaded(look.fill, 0.04))
        gradient.setColorAt(1.0, mixed(look.fill, dark, 0.42))
        painter.fillPath(ring, gradient)
        painter.strokePath(ring, QPen(faint(shaded(look.line, -0.1), 0.55), 0.045))
    if not steep:
        return
    ticks = QPainterPath()
    for number in range(40):
        angle = number * math.tau / 40
        far = 1.34 + 0.12 * draw.random()
        ticks.moveTo(far * 0.80 * math.cos(angle), far * 0.80 * math.sin(angle))
        ticks.lineTo(far * math.cos(angle), far * math.sin(angle))
    painter.strokePath(ticks, QPen(faint(shaded(look.line, -0.2), 0.7), 0.06))


def _draw_trees(painter: QPainter, style: Style, look: Look, corners: Sequence[XY], variant: int) -> None:
    """A wood on its piece of ground, no tree over its edge."""
    shift = 31.0 * variant + 7.0
    card = Polygon([(x * 0.97 + shift, y * 0.97) for x, y in corners]).buffer(-0.24)
    crowns = crowns_in(card, card.boundary, stands_in(card.bounds))
    crowns = crowns[crowns[:, 1].argsort(kind="stable")]
    palette = tuple(mixed(colour, look.fill, 0.45) for colour in style.palette("canopy")) or (look.fill,)
    under = path_of(card.buffer(-0.12)).translated(-shift, 0)
    painter.fillPath(under, faint(shaded(look.fill, -0.45), 0.55))
    shadow = faint(style.ink("shadow"), 0.32)
    for shade in (True, False):
        for x, y, number in crowns.tolist():
            painter.translate(x - shift, y)
            if shade:
                draw_shade(painter, int(number), shadow)
            else:
                draw_crown(painter, int(number), palette)
            painter.translate(shift - x, -y)


def _draw_palms(painter: QPainter, style: Style, look: Look, variant: int) -> None:
    """Six palms about one, on ground of the tile's own colour."""
    draw = chance("palm tile", variant)
    painter.fillPath(blob(0, 0, 1.45, draw, lobes=6, depth=0.06), faint(look.fill, 0.8))
    turn = draw.random() * math.tau
    places = [(0.1 * draw.random(), 0.1 * draw.random(), variant)]
    for number in range(6):
        angle, far = turn + number * math.tau / 6, 0.92 + 0.14 * draw.random()
        places.append((far * math.cos(angle), far * math.sin(angle), variant + number + 1))
    paint_palms(painter, shaded(look.line, -0.25), faint(style.ink("shadow"), 0.32), places)


def _draw_hollow(painter: QPainter, style: Style, look: Look, variant: int, view: View) -> None:
    """A cut in the ground that the light reaches on its far side, with hachures down into it."""
    draw = chance("hollow", variant)
    with kept(painter):
        painter.rotate(60 * variant + 20 * draw.random())
        painter.scale(1.0, 0.62)
        floor = blob(0, 0, 1.42, draw, lobes=7, depth=0.10)
        painter.fillPath(floor, shaded(look.fill, -0.18))
        ticks = QPainterPath()
        for number in range(34):
            angle = number * math.tau / 34 + 0.05 * draw.random()
            near = 1.02 + 0.14 * draw.random()
            ticks.moveTo(1.5 * math.cos(angle), 1.5 * math.sin(angle))
            ticks.lineTo(near * math.cos(angle), near * math.sin(angle))

        def paint(cut: Inside) -> None:
            cut.paint(floor.translated(0.10, 0.16), faint(style.ink("shadow"), 0.30), 0.5)
            cut.paint(ticks, faint(shaded(look.line, -0.2), 0.7), 0.06)

        inside(painter, floor, view, paint)
        painter.strokePath(floor, QPen(faint(shaded(look.line, -0.1), 0.75), 0.06))


def _draw_runway(painter: QPainter, style: Style, look: Look, variant: int) -> None:
    """A levelled strip across the tile, with the line along its middle."""
    painter.save()
    painter.rotate(30 + 60 * variant)
    strip = QPainterPath()
    strip.addRoundedRect(QRectF(-1.42, -0.42, 2.84, 0.84), 0.08, 0.08)
    painter.fillPath(strip, shaded(look.fill, 0.12 if not style.dark else -0.12))
    painter.strokePath(strip, QPen(faint(shaded(look.line, -0.1), 0.8), 0.05))
    middle = QPainterPath()
    for number in range(-3, 4):
        middle.moveTo(0.38 * number - 0.11, 0)
        middle.lineTo(0.38 * number + 0.11, 0)
    painter.strokePath(middle, QPen(faint(shaded(look.line, -0.25), 0.8), 0.06))
    painter.restore()


def _draw_bocage(painter: QPainter, style: Style, look: Look, corners: Sequence[XY], variant: int) -> None:
    """A field between hedges that run along the piece's edge."""
    inner = [(x * 0.80, y * 0.80) for x, y in corners]
    hedge = Look(shaded(look.line, 0.06), shaded(look.line, -0.2), 0.26, "hedge")
    rows = QPainterPath()
    for number in range(-3, 4):
        rows.moveTo(-1.05 + 0.12 * abs(number), number * 0.34)
        rows.lineTo(1.05 - 0.12 * abs(number), number * 0.34)
    painter.strokePath(rows, QPen(faint(shaded(look.line, 0.15), 0.40), 0.09))
    sides = [(inner[number], inner[(number + 1) % 6], (number + variant * 2) % 5) for number in range(6)]
    for start, end, kind in sides:
        draw_hedge_shade(painter, start, end, hedge, kind, faint(style.ink("shadow"), 0.35))
    for start, end, kind in sides:
        draw_hedge(painter, start, end, hedge, kind)


def _draw_village(painter: QPainter, style: Style, look: Look, variant: int, view: View) -> None:
    """A cluster of houses about a square; of stone is what stands by itself, as a church or a castle."""
    square = blob(0, 0, 1.45, chance("square", variant), lobes=6, depth=0.05)
    painter.fillPath(square, faint(style.ink("yard"), 0.55))
    palette = style.palette(look.palette) or (look.fill,)
    houses = list((landmark if look.pattern == "stone" else cluster)(variant))
    for house in houses:
        painter.fillPath(house.eaves.translated(0.16, 0.21), faint(style.ink("shadow"), 0.40))
    for house in houses:
        tint = mixed(palette[house.number % len(palette)], look.fill, 0.2)
        paint_house(painter, house, coat_of(tint, look, view), view)
