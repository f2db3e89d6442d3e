"""The map on the card: the boards as a picture of dots, with areas and counters over it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from bob_editor.render.board.painter import USUAL_LAYERS, BoardPainter
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.card_areas import areas_in, paint_areas
from bob_editor.render.overlays.card_counters import paint_counters
from bob_editor.render.pictures.image_file import picture_file
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of
from bob_editor.rules.land.ground import Ground
from bob_editor.sheet.languages import ENGLISH, Language

_LAYERS = USUAL_LAYERS - {"markers", "underlay"}
_PIECE = (240, 80)
"""Width and height in dots of what is painted at once, so that a window can do other things in between."""


_QUALITY = 92
"""Of the map's picture: letters are sharp, and it is a tenth of what every dot would take."""

_TITLED = 4
"""Hexes of an area that is large enough for its title; the legend tells what the others are."""


class MapImage:
    """The map of a card, painted as dots once for a width, also where the page is drawn in lines.

    A board has more lines than a card's size shows, and they would make the file a hundred times as large.
    """

    def __init__(self, card: Card, style: Style, colours: SideColours, language: Language = ENGLISH) -> None:
        code = game_of(card.ruleset).card_code()
        self._card = card
        self._style = style
        self._colours = colours.on(style.theme)
        self._areas = areas_in(code.areas(card), language, card)
        self._counters = tuple(one.public for one in code.counters(card))
        self._board = BoardPainter(Ground(code.pictured(card.scene), card.ruleset), style, _LAYERS)
        self._image: QImage | None = None
        self._flat: QImage | None = None
        self._file = b""

    @property
    def bounds(self) -> QRectF:
        """The map's rectangle in true proportions."""
        return self._board.bounds

    @property
    def style(self) -> Style:
        """What it is painted by."""
        return self._style

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not self._card.grid.hexes or self.bounds.isEmpty()

    @property
    def key(self) -> object:
        """What the ground is painted from: two maps with the same one show the same ground."""
        return self._board.ground.board

    def take_over(self, former: MapImage) -> None:
        """Use the ground that a former map has painted where it is the same, and what is over it as well."""
        if former.key != self.key or former._style is not self._style:
            return
        self._image = former._image
        over = (self._areas, self._counters, self._colours)
        if over == (former._areas, former._counters, former._colours):
            self._flat, self._file = former._flat, former._file

    def steps(self, dots: int) -> Iterator[None]:
        """Paint the ground so many dots wide, piece by piece; nothing to do where that is done."""
        bounds = self.bounds
        if self.empty:
            return
        if self.painted(dots):
            return
        dots = _dots(dots)
        scale = dots / bounds.width()
        high = max(1, round(bounds.height() * scale))
        image = QImage(dots, high, QImage.Format.Format_RGB32)
        image.fill(self._style.ink("halo"))
        for top in range(0, high, _PIECE[1]):
            for left in range(0, dots, _PIECE[0]):
                piece = QRectF(left, top, *_PIECE).intersected(QRectF(0, 0, dots, high))
                with QPainter(image) as painter:
                    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                    painter.setClipRect(piece)
                    painter.scale(scale, scale)
                    painter.translate(-bounds.topLeft())
                    turn = QTransform.fromTranslate(bounds.left(), bounds.top()).scale(1 / scale, 1 / scale)
                    self._board.paint(painter, turn.mapRect(piece), scale=scale)
                yield
        self._image, self._flat, self._file = image, None, b""

    def painted(self, dots: int) -> bool:
        """Whether the ground is painted so many dots wide, or there is none."""
        done = self._image is not None and self._image.width() == _dots(dots)
        return done or self.empty

    def picture(self) -> bytes:
        """Ground, areas and counters as the file that pages show; b"" where there is none."""
        if self._image is None:
            return b""
        if not self._file:
            self._file = as_file(self._flattened(self._image))
        return self._file

    def _flattened(self, image: QImage) -> QImage:
        """Ground, areas and counters as dots."""
        if self._flat is None:
            self._flat = image.copy()
            with QPainter(self._flat) as dots:
                self._paint_over(dots, QRectF(self._flat.rect()))
        return self._flat

    def _paint_over(self, painter: QPainter, rect: QRectF) -> None:
        """Areas and counters."""
        bounds = self.bounds
        painter.save()
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / bounds.width(), rect.height() / bounds.height())
        painter.translate(-bounds.topLeft())
        paint_areas(
            painter,
            self._areas,
            self._card.grid,
            self._style,
            self._colours,
            titled=_TITLED,
            hatched=False,
            clear_of=[one.at for one in self._counters],
            labels=self._board.ground.lettered.labels,
        )
        paint_counters(painter, self._counters, self._card.grid, self._style, self._colours)
        painter.restore()

    def place(self, label: str) -> tuple[float, float] | None:
        """Where a hex lies, as shares of width and height; None where it isn't on the map."""
        at = self._card.hex(label)
        if at is None or self.empty:
            return None
        frame, bounds = self._card.grid.frame, self.bounds
        x, y = frame.true(frame.centre(at))
        return (x - bounds.left()) / bounds.width(), (y - bounds.top()) / bounds.height()

    @property
    def ratio(self) -> float | None:
        """Its height to its width; None where there is nothing to show."""
        return None if self.empty else self.bounds.height() / self.bounds.width()


def as_file(image: QImage) -> bytes:
    """A picture as the file that pages show."""
    return picture_file(image, b"jpeg", _QUALITY)


def _dots(wanted: int) -> int:
    """A width in dots that can be painted and is worth it."""
    return max(16, min(wanted, 6000))
