"""Hex numbers, names printed on the board, and signs."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import SQRT3, Frame, corners_of_side
from bob_editor.model.board import Label
from bob_editor.model.lettering import FARTHEST, HEIGHT, NAME_UP, middle_of
from bob_editor.model.lettering_along import length_of, place_on, reading_line
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.lettering import (
    PLAIN,
    Hand,
    font,
    in_print,
    placed,
    static_text,
    write,
    write_along,
)
from bob_editor.render.kit.proportions import XY
from bob_editor.render.kit.sprites import LARGEST
from bob_editor.render.kit.strokes import pen_of
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View

NUMBER_HEIGHT = 0.52
_NUMBERS_FROM = 8.5
_DOT = 0.11
_HALO = 0.2

LETTERING: Mapping[str, tuple[str, Hand]] = {
    "": ("label", Hand("map", italic=True)),
    "town": ("label", Hand("map", bold=True)),
    "hill": ("label_hill", Hand("map", italic=True, spaced=108)),
    "water": ("label_water", Hand("map", italic=True, spaced=116)),
    "note": ("label", PLAIN),
}
"""By what a label names: its ink and its letters."""


_ALL_AROUND = [QPointF(x, y) for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1), *product((-0.8, 0.8), repeat=2))]
"""Where, about a letter, its halo is drawn."""


def paint_numbers(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The hexes' printed names, at the top of each hex; on a cut hex in the half that is there."""
    if view.scale < _NUMBERS_FROM:
        return
    area = view.region.adjusted(-1.5, -1, 1.5, 1)
    shown = [
        (label, spot)
        for patch in patches
        for label, spot in scenery.fixed(
            patch,
            "numbers",
            lambda one: [(scenery.grid.label(at), _number_at(scenery, at)) for at in one.hexes],
        )
        if area.contains(spot)
    ]
    if view.vector:
        for label, spot in shown:
            write(
                painter,
                label,
                spot,
                NUMBER_HEIGHT,
                scenery.style.ink("ink"),
                view,
                halo=scenery.style.ink("halo", 0.75),
            )
        return
    pixels = round(NUMBER_HEIGHT * view.scale)
    reach, letters = max(1.0, 0.055 * view.scale), font(pixels)
    asides = [aside * reach for aside in _ALL_AROUND]
    halo, ink = scenery.style.ink("halo", 0.65), scenery.style.ink("ink")

    def draw(inner: QPainter, label: str) -> None:
        # In device pixels: letters keep their shape, and prepared texts are drawn at once.
        text, middle = static_text(label, pixels)
        inner.scale(1 / view.scale, 1 / view.scale)
        inner.setFont(letters)
        inner.setPen(halo)
        for aside in asides:
            inner.drawStaticText(aside - middle, text)
        inner.setPen(ink)
        inner.drawStaticText(-middle, text)

    def size(label: str) -> QRectF:
        middle = static_text(label, pixels)[1] / view.scale
        return QRectF(-middle, middle).adjusted(-0.15, -0.15, 0.15, 0.15)

    places = [(spot.x(), spot.y(), label) for label, spot in shown]
    scenery.style.sprites.stamp(painter, view, places, "number", draw, size, phases=1)


def _number_at(scenery: Scenery, at: Hex) -> QPointF:
    x, y = scenery.place.dot(at)
    up = NAME_UP[scenery.grid.pointy]
    cut = scenery.grid.cut_edges(at)
    dx = 0.0
    if "left" in cut or "right" in cut:
        wide = placed(scenery.grid.label(at), QPointF(), NUMBER_HEIGHT).boundingRect().width()
        # On a map of several boards names are longer than half a hex's usual ones.
        dx = max(0.62, wide / 2 + _HALO) * (1 if "left" in cut else -1)
    # Half a hex at the top has its number below the dot.
    return QPointF(x + dx, y + 0.62 if "top" in cut else y - up)


def paint_labels(painter: QPainter, scenery: Scenery, view: View) -> None:
    """The names printed on the board."""
    if view.scale < 3:
        return
    frame = scenery.grid.frame
    for label in scenery.ground.lettered.labels:
        # The rectangle asks less than the letters, whose halo takes long to draw even out of sight.
        if all(rect(frame, label).intersects(view.region) for rect in (label_rect, written_rect)):
            paint_label(painter, label, frame, scenery.style, view)


def paint_label(
    painter: QPainter, label: Label, frame: Frame, style: Style, view: View, *, shines: float = 0.25
) -> None:
    """One name printed on the board; so much of what lies below ``shines`` through its halo."""
    ink, hand = LETTERING[label.kind]
    halo = style.ink("halo", 1 - shines)
    if label.curve:
        write_along(
            painter, label.text, _places(frame, label), HEIGHT * label.size, style.ink(ink), view,
            halo=halo, hand=hand,
        )  # fmt: skip
        return
    painter.save()
    painter.translate(*middle_of(frame, label))
    painter.rotate(label.turn)
    write(
        painter, label.text, QPointF(0, 0), HEIGHT * label.size, style.ink(ink), view,
        halo=halo, hand=hand,
    )  # fmt: skip
    painter.restore()


def _places(frame: Frame, label: Label) -> Callable[[float], XY]:
    """Where letters of a bent label stand, by how far they are from its middle."""
    line = reading_line(frame, label.curve)
    half = length_of(line) / 2
    return lambda along: place_on(line, half + along)


@lru_cache(maxsize=512)
def written_rect(frame: Frame, label: Label) -> QRectF:
    """The rectangle that a label's letters and halo fill; one that is bent may fill all that it doesn't leave."""
    if label.curve:
        return label_rect(frame, label)
    high = HEIGHT * label.size
    letters = placed(in_print(label.text), QPointF(0, 0), high, LETTERING[label.kind][1]).boundingRect()
    turn = QTransform.fromTranslate(*middle_of(frame, label)).rotate(label.turn)
    return turn.mapRect(letters.adjusted(-_HALO, -_HALO, _HALO, _HALO))


def label_rect(frame: Frame, label: Label) -> QRectF:
    """A rectangle that a label doesn't leave, in true proportions."""
    reach = (1.0 + 0.45 * len(label.text)) * max(1.0, label.size) + (FARTHEST if label.floating else 0.0)
    x, y = middle_of(frame, label) if label.curve else frame.true(label.at)
    return QRectF(x - reach, y - reach, 2 * reach, 2 * reach)


def paint_sign(
    painter: QPainter,
    style: Style,
    text: str,
    middle: QPointF,
    height: float,
    view: View,
    colour: QColor | None = None,
) -> None:
    """A short text with a halo."""
    write(painter, text, middle, height, colour or style.ink("ink"), view, halo=style.ink("halo", 0.8))


def paint_dots(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The hexes' centre dots."""
    if view.scale < 4.5:
        return
    area = view.region.adjusted(-0.5, -0.5, 0.5, 0.5)
    dots = [
        dot
        for patch in patches
        for dot in scenery.fixed(patch, "dots", lambda one: [scenery.place.centre(at) for at in one.hexes])
        if area.contains(dot)
    ]
    halo, ink = scenery.style.ink("halo", 0.55), scenery.style.ink("dot", 0.92)
    if view.vector:
        painter.setPen(QPen(halo, 0.1))
        painter.setBrush(ink)
        for dot in dots:
            painter.drawEllipse(dot, _DOT, _DOT)
        return
    scale = view.scale

    def draw(inner: QPainter, _: str) -> None:
        inner.setPen(QPen(halo, max(1.0 / scale, 0.1)))
        inner.setBrush(ink)
        inner.drawEllipse(QPointF(0, 0), _DOT, _DOT)

    places = [(dot.x(), dot.y(), "") for dot in dots]
    box = QRectF(-0.2, -0.2, 0.4, 0.4)
    scenery.style.sprites.stamp(painter, view, places, "dot", draw, lambda _: box)


def paint_grid(painter: QPainter, scenery: Scenery, patches: Sequence[Patch], view: View) -> None:
    """The hexes' outlines: every hexside once."""
    if view.scale < 2.2:
        return

    def add(path: QPainterPath, at: Hex) -> None:
        corners = scenery.place.corners(at)
        for direction in range(6):
            if direction < 3 or at.neighbour(direction) not in scenery.grid.index:
                first, second = corners_of_side(direction)
                path.moveTo(*corners[first])
                path.lineTo(*corners[second])

    colour = scenery.style.ink("grid", 0.42 if view.scale >= 6 else 0.28)
    wide = max(0.05, 1.02 / view.scale)
    if view.vector:
        # One stroke, so that where lines meet see-through ink isn't laid on twice.
        painter.strokePath(scenery.joined(patches, "grid", add, fixed=True), pen_of(colour, wide))
        return
    places = [
        place
        for patch in patches
        for place in scenery.fixed(patch, "hexsides", lambda one: _grid_places(scenery, one))
    ]

    def draw(inner: QPainter, sides: tuple[int, ...]) -> None:
        path = QPainterPath()
        for direction in sides:
            path.addPolygon(_pointed(*scenery.place.side(Hex(0, 0), direction), origin, wide / 2))
        inner.fillPath(path, colour)

    origin = scenery.place.dot(Hex(0, 0))
    box = QRectF(-2.1, -2.1, 4.2, 4.2)
    scenery.style.sprites.stamp(
        painter,
        view,
        places,
        ("grid", scenery.grid.pointy),
        draw,
        lambda _: box,
        phases=4 if view.scale < LARGEST else 1,
    )


def _grid_places(scenery: Scenery, patch: Patch) -> list[tuple[float, float, tuple[int, ...]]]:
    """Each hex of a patch with the hexsides that are its to draw: three, and those with nobody behind them."""
    return [
        (
            *scenery.place.dot(at),
            tuple(
                direction
                for direction in range(6)
                if direction < 3 or at.neighbour(direction) not in scenery.grid.index
            ),
        )
        for at in patch.hexes
    ]


def _pointed(start: XY, end: XY, origin: XY, half: float) -> QPolygonF:
    """A hexside as a bar with pointed ends, seen from an origin: three that meet at a corner don't overlap."""
    (ax, ay), (bx, by) = start, end
    dx, dy = (bx - ax) / 2, (by - ay) / 2  # a hexside is two units long
    ax, ay, bx, by = ax - origin[0], ay - origin[1], bx - origin[0], by - origin[1]
    along = half / SQRT3
    return QPolygonF(
        [
            QPointF(ax, ay),
            QPointF(ax + dx * along - dy * half, ay + dy * along + dx * half),
            QPointF(bx - dx * along - dy * half, by - dy * along + dx * half),
            QPointF(bx, by),
            QPointF(bx - dx * along + dy * half, by - dy * along - dx * half),
            QPointF(ax + dx * along + dy * half, ay + dy * along - dx * half),
        ]
    )
