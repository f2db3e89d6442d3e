"""One side of a counter as it is printed: its nation's colour, its name, a sign and its numbers."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from bob_editor.records import Record
from bob_editor.render.kit.lettering import BOLD, in_print, outline, placed
from bob_editor.render.kit.signs.marker_signs import PLAIN, paint_marker_sign
from bob_editor.render.kit.signs.unit_signs import paint_sign

HALF = 1.0
"""Half of a counter's side in units of its face."""

_PANEL = QRectF(-0.56, -0.54, 1.12, 0.98)
_COLUMN = 0.77
_LINE = 0.235
_NAME, _ROOM = 0.27, 1.86
_SMALLER = 1.3
"""How far a name is shrunk to stay in one line."""
_MOST_LINES = 4
_DARK, _LIGHT = QColor("#1b1a16"), QColor("#fbf9f2")


class Face(Record, eq=False):
    """What stands on one side.

    ``main`` are values in large figures below the sign, ``beside`` those that stand beside it. ``art`` is a picture
    that is all of it, ``figure`` one in place of the sign; ``flipped`` tells that it is the weaker side, and ``says``
    what that is called. A ``marker`` bears a sign of ``marker_signs``, or ``text``, its letters, in a frame.
    """

    colour: QColor
    symbol: str
    name: str
    mark: str = ""
    main: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()
    says: str = ""
    flipped: bool = False
    marker: bool = False
    text: str = ""
    art: QImage | None = None
    figure: QImage | None = None


def paint_face(painter: QPainter, face: Face, bleed: float) -> None:
    """Paint it around the origin; its colour, or its picture, runs on ``bleed`` units beyond its edge."""
    whole = QRectF(-HALF - bleed, -HALF - bleed, 2 * (HALF + bleed), 2 * (HALF + bleed))
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    if face.art is not None:
        _fill_with(painter, face.art, whole)
        painter.restore()
        return
    painter.fillRect(whole, face.colour)
    ink = _ink_on(face.colour)
    if face.marker and face.figure is None:
        _paint_marker(painter, face, ink)
    else:
        _paint_unit(painter, face, whole, ink)
    painter.restore()


def _paint_marker(painter: QPainter, face: Face, ink: QColor) -> None:
    """The sign that it has on the map, or a few letters in a frame, and the name below."""
    if face.symbol in ("", PLAIN):
        painter.setPen(QPen(ink, 0.05))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(-0.78, -0.74, 1.56, 1.06), 0.14, 0.14)
        _write(painter, face.text or face.name[:3], QPointF(0, -0.21), 0.8, 1.3, ink)
    else:
        paint_marker_sign(painter, face.symbol, QPointF(0, -0.2), 0.5, _mixed(face.colour, ink, 0.8))
    _write(painter, face.name, QPointF(0, 0.66), 0.3, 1.8, ink)


def _paint_unit(painter: QPainter, face: Face, whole: QRectF, ink: QColor) -> None:
    if face.flipped:
        # A stripe across, as reduced sides have it.
        painter.fillRect(QRectF(whole.left(), -0.3, whole.width(), 0.6), _mixed(face.colour, _LIGHT, 0.5))
    painter.setPen(QPen(_mixed(face.colour, _DARK, 0.55), 0.035))
    painter.setBrush(_mixed(face.colour, _LIGHT, 0.45 if face.flipped else 0.72))
    painter.drawRoundedRect(_PANEL, 0.08, 0.08)
    if face.figure is not None:
        _fit_in(painter, face.figure, _PANEL.adjusted(0.05, 0.05, -0.05, -0.05))
    else:
        paint_sign(painter, face.symbol, _PANEL.center(), 0.36, face.colour)
    _write_name(painter, face.name, ink)
    below = "-".join(face.main) or face.mark or face.says
    _write(painter, below, QPointF(0, 0.76), 0.42 if face.main else 0.3, 1.86, ink)
    told = [face.mark] if face.main and face.mark else []
    told += [face.says] if face.says and below != face.says else []
    if told:
        _write(painter, " · ".join(told), QPointF(0, 0.52), 0.16, 1.6, ink)
    left, right = _columns(face.beside)
    for x, lines in ((-_COLUMN, left), (_COLUMN, right)):
        top = _PANEL.center().y() - _LINE * (len(lines) - 1) / 2
        for row, line in enumerate(lines):
            _write(painter, line, QPointF(x, top + row * _LINE), 0.24, 0.38, ink)


def _write_name(painter: QPainter, name: str, ink: QColor) -> None:
    """In one line, or in two where it would be too small in one."""
    words = in_print(name).split()
    if len(words) < 2 or _NAME * outline(" ".join(words), BOLD)[1].width() <= _ROOM * _SMALLER:
        _write(painter, " ".join(words), QPointF(0, -0.78), _NAME, _ROOM, ink)
        return
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    first, second = min(cuts, key=lambda cut: max(map(len, cut)))
    _write(painter, first, QPointF(0, -0.875), 0.2, _ROOM, ink)
    _write(painter, second, QPointF(0, -0.665), 0.2, _ROOM, ink)


def _columns(values: Sequence[str]) -> tuple[list[str], list[str]]:
    """Values beside the sign: plain ones left, those of several parts right, the parts below each other."""
    left: list[str] = []
    right: list[str] = []
    for parts in (one.split("/") for one in values):
        own, other = (right, left) if len(parts) > 1 else (left, right)
        (own if len(own) + len(parts) <= _MOST_LINES else other).extend(parts)
    return left, right


def _write(painter: QPainter, text: str, middle: QPointF, high: float, wide: float, ink: QColor) -> None:
    """Letters as outlines, no wider than there is room; the same on every system."""
    text = in_print(text)
    if not text.strip():
        return
    width = outline(text, BOLD)[1].width() * high
    painter.fillPath(placed(text, middle, high * min(1.0, wide / width if width else 1.0), BOLD), ink)


def _fill_with(painter: QPainter, image: QImage, area: QRectF) -> None:
    """The middle of a picture over all of a square."""
    side = min(image.width(), image.height())
    # Cut out before: SVG would show the whole picture, squeezed.
    painter.drawImage(area, image.copy((image.width() - side) // 2, (image.height() - side) // 2, side, side))


def _fit_in(painter: QPainter, image: QImage, area: QRectF) -> None:
    """A whole picture in the middle of a rectangle."""
    scale = min(area.width() / image.width(), area.height() / image.height())
    size = QPointF(image.width() * scale / 2, image.height() * scale / 2)
    painter.drawImage(QRectF(area.center() - size, area.center() + size), image)


def _ink_on(colour: QColor) -> QColor:
    light = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()
    return _DARK if light > 0.45 else _LIGHT


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    pairs = ((one.redF(), other.redF()), (one.greenF(), other.greenF()), (one.blueF(), other.blueF()))
    return QColor.fromRgbF(*(a + (b - a) * share for a, b in pairs))
