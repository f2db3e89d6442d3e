"""Shows a board as it was last seen until its tiles are painted, which take their time behind it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from bob_editor.records import Record
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.ui.canvas.over import Over
from bob_editor.ui.canvas.pieces import pixels_of
from bob_editor.ui.canvas.seen import kept
from bob_editor.ui.canvas.seen.name import FileMark, name_of, painted_by, pictures_beside
from bob_editor.ui.canvas.tiles import NONE, Tiles

LITTLE = 0.001
"""Seconds of a turn that go into tiles behind the picture: into one piece."""

Facts = tuple[object, ...]


class _Found(Record, eq=False):
    """A picture of an earlier run, the device pixels that it shows at a scale, and what it hangs on in this run."""

    pixmap: QPixmap
    scale: float
    rect: QRect
    facts: Facts


class LastSeen:
    """A picture of an earlier run in front of tiles, until these are all there for the first time.

    ``by`` tells what paints the tiles, and in which style.
    """

    def __init__(self, tiles: Tiles, by: Callable[[], tuple[BoardPainter, Style]]) -> None:
        self._tiles, self._by = tiles, by
        self.stands = False
        """Whether the last frame showed it in place of the tiles."""
        self._painted = False
        self._found: _Found | None = None
        self._looked: Facts = ()
        """What a picture was looked for by, the last time."""
        self._painted_by: tuple[Facts, bytes] = (), b""
        """What stands for all of that but the place: of a large board it isn't worked out in each frame of a pan."""
        self._beside: list[FileMark] | None = None
        """The scan and the style's pictures before any of them was read."""
        self._shown = QRectF(), 0.0
        """The board's rectangle in the last frame, and its scale."""

    def begin(self) -> None:
        """Another document or style: nothing of it is painted yet."""
        self._painted = self.stands = False
        self._found, self._looked, self._beside = None, (), None
        self._painted_by = (), b""

    def draw(
        self,
        painter: QPainter,
        here: QRectF,
        scale: float,
        origin: QPointF,
        seconds: float,
        over: Over | None = None,
    ) -> bool:
        """What ``Tiles.draw`` does, or the picture; True when all of it is sharp.

        It stands for the tiles as long as nothing is another than when it was found; from then on it lies below those
        that are painted.
        """
        self._shown = here, scale
        if self._beside is None and kept.is_kept():
            self._beside = pictures_beside(*self._by())
        below = None if self._painted else self._look_for(here, scale)
        if below is not None:
            _put(painter, below, scale, origin)
            pending = over is not None and not over.area.isEmpty()
            self.stands = below.facts == self._looked and not pending
            if self.stands:
                return True
        sharp = self._tiles.draw(painter, here, scale, origin, seconds, over)
        if sharp:
            self._end()
        # With the picture below it, what is half clear at the board's rim counted twice.
        return sharp and below is None

    def go_on(self) -> bool:
        """Paint a piece of the tiles behind it; True once all are there, and it is shown no more."""
        here, scale = self._shown
        self._tiles.hurry()
        nowhere = QPixmap(1, 1)
        with QPainter(nowhere) as painter:
            sharp = self._tiles.draw(painter, here, scale, QPointF(), LITTLE)
        if sharp:
            self._end()
        return sharp

    def keep(self) -> None:
        """Keep for the next run what was shown last, if all of it was painted.

        Where a scan or a picture of the style is another by now, it isn't what was painted: nothing is kept.
        """
        here, scale = self._shown
        rect = pixels_of(here, scale)
        if not (kept.is_kept() and self._painted) or rect.isEmpty():
            return
        picture = QImage(rect.size(), QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        with QPainter(picture) as painter:
            sharp = self._tiles.draw(painter, here, scale, QPointF(-rect.topLeft()), NONE)
        name = name_of(painted_by(*self._by()), scale, rect)
        if sharp and name and self._beside == pictures_beside(*self._by()):
            kept.keep(name, picture)

    def _look_for(self, here: QRectF, scale: float) -> _Found | None:
        painter, style = self._by()
        rect = pixels_of(here, scale)
        painted: Facts = (
            painter.ground.board, style, painter.layers, painter.dimmed, painter.laid, painter.folder,
        )  # fmt: skip
        facts = (*painted, scale, rect)
        if kept.is_kept() and facts != self._looked:
            self._looked = facts
            if not kept.has_any():
                return self._found
            if painted != self._painted_by[0]:
                self._painted_by = painted, painted_by(painter, style)
            name = name_of(self._painted_by[1], scale, rect)
            image = kept.recall(name) if name else None
            if image is not None:
                self._found = _Found(QPixmap.fromImage(image), scale, rect, facts)
                self._tiles.take_time()
        return self._found

    def _end(self) -> None:
        self._painted, self.stands, self._found, self._looked = True, False, None, ()
        self._painted_by = (), b""


def _put(painter: QPainter, found: _Found, scale: float, origin: QPointF) -> None:
    """Paint it on a painter in device pixels, stretched where the scale is another."""
    ratio = scale / found.scale
    corner = origin + QPointF(found.rect.topLeft()) * ratio
    target = QRectF(corner.x(), corner.y(), found.rect.width() * ratio, found.rect.height() * ratio)
    painter.drawPixmap(target, found.pixmap, QRectF(found.pixmap.rect()))
