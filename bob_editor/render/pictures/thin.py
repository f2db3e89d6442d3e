"""Thin pictures: a map as one JPEG of bounded size, and each kind of counter on it as a small PNG."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from bob_editor.records import Record
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import Pace, unhurried
from bob_editor.render.overlays.card_counters import laid_out, paint_counters
from bob_editor.render.pictures.image_file import picture_file
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.styles.sheet import Sheet
from bob_editor.render.styles.shelf import sheet_or_default
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Counter
from bob_editor.rules.game import game_of

_PER_UNIT = 22.0
"""Pixels to the unit at most on a screen: 88 for a hex, which is sharp on a phone."""

FACE = 2.8
"""Width of a counter's picture in units, with room for what points out of it."""

_FACE_PIXELS = 84


class LaidCounter(Record):
    """A counter, which of the faces it has, and where its middle lies in true proportions."""

    counter: Counter
    face: int
    x: float
    y: float


def thin_picture(picture: Picture, longest: int, pace: Pace = unhurried) -> bytes:
    """The picture for a screen as JPEG whose longer side has so many pixels at most; what ``pace`` raises ends it.

    :raises TooLarge: where there isn't memory enough.
    """
    area = picture.area
    return _as_jpeg(picture, min(_PER_UNIT, longest / max(area.width(), area.height())), pace)


def print_picture(picture: Picture, longest: int) -> bytes:
    """The picture for print as JPEG whose longer side has so many dots, however few hexes it shows.

    :raises TooLarge: where there isn't memory enough.
    """
    return _as_jpeg(picture, longest / max(picture.area.width(), picture.area.height()), unhurried)


def _as_jpeg(picture: Picture, scale: float, pace: Pace) -> bytes:
    ensure_gui()
    area = picture.area
    size = QSize(max(1, round(area.width() * scale)), max(1, round(area.height() * scale)))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(picture.background or QColor("#ffffff"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size.width() / area.width(), size.height() / area.height())
        painter.translate(-area.topLeft())
        picture.paint(painter, area, scale, pace)
    return picture_file(image, b"jpeg")


def counter_faces(card: Card, look: Sheet | None = None) -> tuple[tuple[bytes, ...], tuple[LaidCounter, ...]]:
    """The faces of a card's counters as PNG, each once, and the counters, the lowest of a stack first.

    They are painted in the style ``look``, else in that of the card's boards where it ships.
    """
    ensure_gui()
    style = Style(card.ruleset, sheet=look or sheet_or_default(card.board.style)[0])
    colours = SideColours(tuple(card.side_rows), style.theme)
    faces: dict[bytes, int] = {}
    laid = []
    counters = [one.public for one in game_of(card.ruleset).card_code().counters(card)]
    for counter, middle in laid_out(counters, card.grid):
        image = QImage(_FACE_PIXELS, _FACE_PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor(Qt.GlobalColor.transparent))
        around = QRectF(0, 0, FACE, FACE)
        ((_, alone),) = laid_out((counter,), card.grid)
        around.moveCenter(alone)
        with QPainter(image) as painter:
            painter.scale(_FACE_PIXELS / FACE, _FACE_PIXELS / FACE)
            painter.translate(-around.topLeft())
            paint_counters(painter, (counter,), card.grid, style, colours)
        face = faces.setdefault(picture_file(image, b"png"), len(faces))
        laid.append(LaidCounter(counter, face, middle.x(), middle.y()))
    return tuple(faces), tuple(laid)
