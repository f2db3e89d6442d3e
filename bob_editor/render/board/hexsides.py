"""Hexside features: hedgerows, walls, cliffs, escarpments and strips of small terrain."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import field
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, sides_of
from bob_editor.model.board import Feature
from bob_editor.records import Record
from bob_editor.render.board.areas import mitred
from bob_editor.render.board.hexside_shapes import SideShapes, add_cliff, add_hedge, add_strip, add_wall
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.patterns import faint, shaded
from bob_editor.render.kit.sprites import LARGEST
from bob_editor.render.kit.strokes import FLAT, dashed, pen_of
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View
from bob_editor.render.scenic.edges import VARIANTS, draw_hedge, draw_hedge_shade, draw_wall

_ORDER = ("dots", "cliff", "wall", "hedge")
Kind = tuple[int, int, bool]
"""What a sprite of a hexside depends on: its direction, its variant, and whether its owner is the lower hex."""


class Stretch(Record, eq=False):
    """The hexsides of a patch with one terrain: what holds it, their bare lines, and what stands where."""

    features: list[tuple[Side, Feature]] = field(default_factory=list)
    line: QPainterPath = field(default_factory=QPainterPath)
    places: list[tuple[float, float, Kind]] = field(default_factory=list)


def paint_sides(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """All hexside features that may show."""
    if not scenery.ground.board.sides:
        return
    found = grouped(
        (terrain, patch)
        for patch in patches
        for terrain in scenery.part(patch, "sides", lambda one: _stretches(scenery, one))
    )
    for terrain in sorted(found, key=lambda one: _rank(scenery.style.look(one))):
        _paint(painter, scenery, terrain, found[terrain], view)


def _rank(look: Look) -> int:
    return _ORDER.index(look.pattern) if look.pattern in _ORDER else 0


def _owned(scenery: Scenery, patch: Patch) -> Iterator[Side]:
    """The hexsides whose first hex on the board lies in the patch."""
    for at in patch.hexes:
        for side in sides_of(at):
            if side.owner == at or side.owner not in scenery.grid.index:
                yield side


def _stretches(scenery: Scenery, patch: Patch) -> dict[str, Stretch]:
    found: dict[str, Stretch] = {}
    sides = scenery.ground.board.sides
    for side in _owned(scenery, patch):
        for feature in sides.get(side, ()):
            stretch = found.setdefault(feature.terrain, Stretch())
            start, end = scenery.place.ends(side)
            stretch.features.append((side, feature))
            stretch.line.moveTo(*start)
            stretch.line.lineTo(*end)
            q, r = side.owner
            kind = (
                side.direction,
                (5 * q + 3 * r + q * r + side.direction) % VARIANTS,
                _low(scenery, side) == side.owner,
            )
            stretch.places.append((*scenery.place.dot(side.owner), kind))
    return found


def _low(scenery: Scenery, side: Side) -> Hex:
    """The lower hex of a side; one that is on the board."""
    first, second = side.hexes
    ground = scenery.ground
    low = second if ground.level(second) <= ground.level(first) else first
    if low not in scenery.grid.index:
        low = first if low == second else second
    return low


def _shapes(scenery: Scenery, look: Look, stretch: Stretch, _: Patch) -> SideShapes:
    shapes = SideShapes()
    for (side, feature), place in zip(stretch.features, stretch.places, strict=True):
        if look.pattern == "dots":
            start, end = scenery.place.ends(side)
            named = [at for at in side.hexes if scenery.grid.label(at) in feature.within] or list(side.hexes)
            add_strip(shapes, start, end, place[2][1], [scenery.place.dot(at) for at in named])
        else:
            _add(shapes, scenery, look, side, place[2])
    return shapes


def _add(shapes: SideShapes, scenery: Scenery, look: Look, side: Side, kind: Kind) -> None:
    start, end = scenery.place.ends(side)
    _, variant, owner_is_low = kind
    if look.pattern == "hedge":
        add_hedge(shapes, start, end, look.width, variant)
    elif look.pattern == "wall":
        add_wall(shapes, start, end, look.width, variant)
    elif look.pattern == "cliff":
        first, second = side.hexes
        low = side.owner if owner_is_low else second if first == side.owner else first
        add_cliff(shapes, start, end, look.width, variant, scenery.place.dot(low))


def _paint(painter: QPainter, scenery: Scenery, terrain: str, patches: Sequence[Patch], view: View) -> None:
    look = scenery.style.look(terrain)
    stretches = [
        scenery.part(patch, "sides", lambda one: _stretches(scenery, one))[terrain] for patch in patches
    ]
    line = QPainterPath()
    for stretch in stretches:
        line.addPath(stretch.line)
    if terrain not in scenery.ground.ruleset.terrains:
        painter.strokePath(
            line, dashed(pen_of(scenery.style.ink("unknown"), 0.2, cap=FLAT), (0.2, 0.2), view)
        )
        return
    if view.scale < 5 or look.pattern not in _ORDER:
        colour = look.fill if look.pattern in ("hedge", "wall") else look.line
        painter.strokePath(line, pen_of(colour, look.width))
        return
    if scenery.style.way("sides") == "planted" and look.pattern in ("hedge", "wall"):
        _plant(painter, scenery, terrain, [place for one in stretches for place in one.places], view)
        return
    if look.pattern != "dots":
        shadow = faint(scenery.style.ink("shadow"), 0.30)
        painter.strokePath(line.translated(0.08, 0.11), mitred(shadow, look.width * 1.05))
        if not view.vector and view.scale <= LARGEST:
            _stamp(painter, scenery, terrain, [place for one in stretches for place in one.places], view)
            return
    shapes = SideShapes()
    for patch, stretch in zip(patches, stretches, strict=True):
        shapes.add(scenery.part(patch, ("shapes", terrain), partial(_shapes, scenery, look, stretch)))
    if look.pattern == "dots":
        painter.fillPath(shapes.body, faint(look.fill, 0.85))
        painter.strokePath(shapes.body, QPen(faint(look.line, 0.7), 0.04))
        painter.fillPath(shapes.light, shaded(look.line, 0.1))
        painter.strokePath(shapes.fine, QPen(look.line, 0.05))
        return
    _paint_rim(painter, look, shapes)
    _paint_body(painter, look, shapes)


def _plant(
    painter: QPainter, scenery: Scenery, terrain: str, places: Sequence[tuple[float, float, Kind]], view: View
) -> None:
    """Hedges and walls as they grow and are laid: all shadows first, so that sides that meet run into each other."""
    look = scenery.style.look(terrain)
    origin = Hex(0, 0)
    x, y = scenery.place.dot(origin)
    shadow = faint(scenery.style.ink("shadow"), 0.34)

    def shade(inner: QPainter, kind: Kind) -> None:
        start, end = scenery.place.ends(Side(origin, kind[0]))
        inner.translate(-x, -y)
        if look.pattern == "hedge":
            draw_hedge_shade(inner, start, end, look, kind[1], shadow)
        else:
            line = QPainterPath(QPointF(*start))
            line.lineTo(QPointF(*end))
            inner.strokePath(line.translated(0.10, 0.13), mitred(shadow, look.width * 1.3))
        inner.translate(x, y)

    def body(inner: QPainter, kind: Kind) -> None:
        start, end = scenery.place.ends(Side(origin, kind[0]))
        inner.translate(-x, -y)
        (draw_hedge if look.pattern == "hedge" else draw_wall)(inner, start, end, look, kind[1])
        inner.translate(x, y)

    def size(kind: Kind) -> QRectF:
        (ax, ay), (bx, by) = scenery.place.ends(Side(origin, kind[0]))
        box = QRectF(QPointF(ax, ay), QPointF(bx, by)).normalized().translated(-x, -y)
        return box.adjusted(-0.6, -0.6, 0.6, 0.6)

    for paint in (shade, body):
        if view.vector or view.scale > LARGEST:
            for px, py, kind in places:
                painter.translate(px, py)
                paint(painter, kind)
                painter.translate(-px, -py)
        else:
            topic = (paint.__name__, terrain, scenery.grid.pointy)
            scenery.style.sprites.stamp(painter, view, places, topic, paint, size, phases=1)


def _stamp(
    painter: QPainter, scenery: Scenery, terrain: str, places: Sequence[tuple[float, float, Kind]], view: View
) -> None:
    """The same from sprites; all rims come first, so that hexsides that meet run into each other."""
    look = scenery.style.look(terrain)
    origin = Hex(0, 0)
    x, y = scenery.place.dot(origin)
    made: dict[Kind, SideShapes] = {}

    def shapes_of(kind: Kind) -> SideShapes:
        if kind not in made:
            made[kind] = SideShapes()
            _add(made[kind], scenery, look, Side(origin, kind[0]), kind)
        return made[kind]

    def size(kind: Kind) -> QRectF:
        shapes = shapes_of(kind)
        box = shapes.body.boundingRect().united(shapes.rim.boundingRect())
        return box.translated(-x, -y).adjusted(-0.1, -0.1, 0.1, 0.1)

    paints: tuple[Callable[[QPainter, Look, SideShapes], None], ...] = (_paint_rim, _paint_body)
    for paint in paints:

        def draw(inner: QPainter, kind: Kind, paint: Callable[..., None] = paint) -> None:
            inner.translate(-x, -y)
            paint(inner, look, shapes_of(kind))

        topic = (paint.__name__, terrain, scenery.grid.pointy)
        scenery.style.sprites.stamp(painter, view, places, topic, draw, size)


def _paint_rim(painter: QPainter, look: Look, shapes: SideShapes) -> None:
    if shapes.rim.isEmpty():
        painter.strokePath(shapes.body, pen_of(look.line, 0.09))
    else:
        painter.fillPath(shapes.rim, look.line)


def _paint_body(painter: QPainter, look: Look, shapes: SideShapes) -> None:
    if look.pattern == "wall":
        painter.fillPath(shapes.body, look.line)
        painter.fillPath(shapes.light, shaded(look.fill, 0.25))
    elif look.pattern == "cliff":
        painter.fillPath(shapes.body, look.fill)
        painter.fillPath(shapes.light, faint(shaded(look.fill, 0.4), 0.8))
    else:
        painter.fillPath(shapes.body, look.fill)
        painter.fillPath(shapes.light, faint(shaded(look.fill, 0.28), 0.8))
