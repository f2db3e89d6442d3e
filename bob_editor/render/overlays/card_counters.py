"""What a card puts on the map as counters of our own: a square in its side's colour with a sign and a few letters."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from bob_editor.geometry.facings import way
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.grouped import grouped
from bob_editor.render.board.markers import paint_counter, paint_unit
from bob_editor.render.kit.lettering import BOLD, write
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.signs.marker_signs import symbol_of
from bob_editor.render.kit.signs.unit_signs import star
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, view_of
from bob_editor.rules.cards.code import Counter

SIDE = 1.7
"""Width of a counter in units."""

FAN = 0.26
"""How far one of a stack lies from the one beneath it, at most."""

REACH = 1.73
"""How far a stack may reach from the middle of its hex to each side: to the nearest hexside."""


def paint_counters(
    painter: QPainter,
    counters: Sequence[Counter],
    grid: Grid,
    style: Style,
    colours: SideColours,
    *,
    active: Sequence[Counter] = (),
) -> None:
    """Paint counters on a painter in true proportions, those of one hex fanned; ``active`` ones are ringed."""
    place = Proportions(grid.frame)
    view = view_of(painter, QRectF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for counter, middle in laid_out(counters, grid):
        _paint(painter, counter, middle, place, style, colours, view)
        if any(counter is one for one in active):
            pen = QPen(style.ink("ink"), 0.1)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(counter_rect(middle).adjusted(-0.14, -0.14, 0.14, 0.14), 0.25, 0.25)
    painter.restore()


def paint_face(
    painter: QPainter,
    counter: Counter,
    grid: Grid,
    style: Style,
    colours: SideColours,
    *,
    reduced: bool = False,
) -> None:
    """Paint a counter by itself, around the origin of a painter in true proportions; ``reduced`` with fewer steps."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    view = view_of(painter, QRectF())
    place = Proportions(grid.frame)
    _paint(painter, counter, QPointF(0, 0), place, style, colours, view, reduced=reduced)
    painter.restore()


def paint_hidden(painter: QPainter, side: str, style: Style, colours: SideColours) -> None:
    """Paint the face of a counter that the enemy doesn't know yet, around the origin."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect, colour = counter_rect(QPointF(0, 0)), colours.of(side)
    painter.setPen(QPen(colour.darker(150), 0.12))
    painter.setBrush(colour)
    painter.drawRoundedRect(rect, 0.16, 0.16)
    write(painter, "?", rect.center(), 1.0, style.ink("halo"), view_of(painter, QRectF()), hand=BOLD)
    painter.restore()


def laid_out(counters: Sequence[Counter], grid: Grid) -> list[tuple[Counter, QPointF]]:
    """Where each counter's middle lies, the lowest of a stack first; all of it is on the map, in half a hex as well.

    The more there are, and the less of the hex is on the map, the closer they lie.
    """
    if not grid.hexes:
        return []
    place = Proportions(grid.frame)
    left, top, right, bottom = grid.bounds
    whole = QRectF(place.point((left, top)), place.point((right, bottom)))
    found = []
    for at, stack in grouped((counter.at, counter) for counter in counters).items():
        # Markers lie beneath what stands on them.
        stack.sort(key=lambda one: one.kind == "unit")
        own, gaps, far = place.centre(at), len(stack) - 1, fan(len(stack))
        room = whole & QRectF(own.x() - REACH, own.y() - REACH, 2 * REACH, 2 * REACH)
        wide, high = (min(far, max(0.0, one - SIDE)) / 2 for one in (room.width(), room.height()))
        middle = _within(whole, own, wide + SIDE / 2, high + SIDE / 2)
        for number, counter in enumerate(stack):
            place_in = 2 * number / gaps - 1 if gaps else 0
            found.append((counter, middle + QPointF(wide * place_in, -high * place_in)))
    return found


def fan(count: int) -> float:
    """How far the uppermost of so many counters of a whole hex lies from the lowest, each way."""
    return min(FAN * (count - 1), 2 * REACH - SIDE)


def _within(whole: QRectF, middle: QPointF, wide: float, high: float) -> QPointF:
    """The point next to a middle that is so far from all edges; itself where the whole is too narrow for that."""
    inner = whole.adjusted(wide, high, -wide, -high)
    if not inner.isValid():
        return middle
    return QPointF(
        min(max(middle.x(), inner.left()), inner.right()),
        min(max(middle.y(), inner.top()), inner.bottom()),
    )


def counter_rect(middle: QPointF) -> QRectF:
    """The square of a counter."""
    return QRectF(middle.x() - SIDE / 2, middle.y() - SIDE / 2, SIDE, SIDE)


def _paint(
    painter: QPainter,
    counter: Counter,
    middle: QPointF,
    place: Proportions,
    style: Style,
    colours: SideColours,
    view: View,
    *,
    reduced: bool = False,
) -> None:
    if counter.facing:
        _paint_facing(painter, counter, middle, place, colours)
    if counter.kind == "marker":
        row = style.ruleset.rows("markers").get(counter.symbol, {})
        symbol = symbol_of(row, counter.title)
        if counter.text:
            symbol = {**symbol, "text": counter.text[:5]}
        paint_counter(painter, middle, SIDE * 0.9, symbol, style, view)
        if counter.side:
            _paint_band(painter, counter_rect(middle), colours.of(counter.side))
    elif counter.kind == "objective":
        _paint_objective(painter, counter, middle, style, colours, view)
    else:
        paint_unit(
            painter,
            middle,
            SIDE,
            counter.sign or counter.symbol,
            QColor(counter.colour or colours.of(counter.side)),
            style,
            view,
            text=counter.text,
            reduced=reduced,
        )
    if counter.concealed:
        _paint_concealed(painter, counter_rect(middle).topRight(), colours.of(counter.side), view)


def _paint_concealed(painter: QPainter, corner: QPointF, colour: QColor, view: View) -> None:
    """A question mark on a disc at the counter's corner: the enemy doesn't know yet what it is."""
    middle = corner + QPointF(-0.12, 0.12)
    painter.setPen(QPen(QColor("#ffffff"), 0.07))
    painter.setBrush(colour.darker(140))
    painter.drawEllipse(middle, 0.4, 0.4)
    write(painter, "?", middle, 0.52, QColor("#ffffff"), view, hand=BOLD)


def _paint_band(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(
        QRectF(rect.left() + 0.1, rect.bottom() - 0.24, rect.width() - 0.2, 0.16), 0.08, 0.08
    )


def _paint_objective(
    painter: QPainter, counter: Counter, middle: QPointF, style: Style, colours: SideColours, view: View
) -> None:
    """A five-pointed star on a disc, with its number or worth."""
    painter.setPen(QPen(style.ink("halo"), 0.1))
    painter.setBrush(colours.of(counter.side))
    painter.drawEllipse(middle, SIDE * 0.52, SIDE * 0.52)
    shape = QPolygonF([middle + QPointF(x, y) * SIDE * 0.44 for x, y in star(5, 0.43)])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#f3d36b"))
    painter.drawPolygon(shape)
    if counter.text:
        write(painter, counter.text[:4], middle, SIDE * 0.36, QColor("#2c2a1e"), view, hand=BOLD)


def _paint_facing(
    painter: QPainter, counter: Counter, middle: QPointF, place: Proportions, colours: SideColours
) -> None:
    """A wedge beside the counter, the way that it faces."""
    towards = way(place.frame, counter.facing)
    if towards is None:
        return
    dx, dy = towards
    reach = SIDE / 2 / max(abs(dx), abs(dy))
    base = middle + QPointF(dx, dy) * reach
    tip = base + QPointF(dx, dy) * 0.5
    across = QPointF(-dy, dx) * 0.42
    painter.setPen(QPen(QColor("#ffffff"), 0.05))
    painter.setBrush(colours.of(counter.side))
    painter.drawPolygon(QPolygonF([tip, base + across, base - across]))
