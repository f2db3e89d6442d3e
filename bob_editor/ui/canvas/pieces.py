"""Parts of the board's picture, painted piece by piece over as many frames as they take."""

import math
from collections.abc import Callable, Iterable
from itertools import pairwise
from time import thread_time

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bob_editor.errors import Cancelled
from bob_editor.render.kit.view import Pace, Steps

Paint = Callable[[QPainter, QRectF, float], None]
"""Paints what meets a rectangle of the board; the painter is in true proportions, the number pixels per unit."""

Resting = Callable[[QPainter, QRectF, float, Pace, Steps], None]
"""Paints likewise but for the steps that are done, and calls the pace where it may be left."""

AT_ONCE = 48
"""Units along the side of what of the tiles is mended in one go: more is painted piece by piece, over frames."""

BY_HAND = 96
"""Units along the side of what an edit by hand alters, many outlines moved at once: a sketch stands in for it."""

OF_STROKE = 16
"""Units along the side of what a stroke or a drag adds that is shown in one go: a hex or two is never seen in part."""

PIECE_OF_STROKE = 10
"""Units along the side of its pieces: the pointer must not wait for them."""

PIECE = 30
"""Units along the side of such a piece: one that nothing was painted of before takes several times as long as later."""

PIECE_AT_FIRST = 48
"""Units along the side while nothing was ever all there: fewer take less time, and no hand waits for one."""

PATIENCE = 0.01
"""Seconds after which a piece is left for the next frame, which goes on with it; a pan or a zoom shows meanwhile."""

PATIENCE_AT_FIRST = 0.04
"""Likewise while nothing was ever all there: what is left is begun again, and is there later for it."""

PATIENCE_IN_STROKE = 0.004
"""Likewise of a stroke's: the rest of the frame is for the event, and for all else that is shown."""

LEAST_OF_STROKE = 0.002
"""So much of it there is, however little of the frame is left."""

_MORE, _LESS = 2.0, 0.9
"""How many times as long the next attempt may take after one that was left; and after one that came to its end.

What lies beside a piece takes about as long: with less patience at once every other attempt would be in vain.
"""


_IN_VAIN = 3
"""So many frames in a row get no step of a piece done for an event; else a slow one never showed in a long drag."""


_WORTH_KEEPING = 0.0005
"""Seconds of steps that are kept once they are done: a copy of what is painted takes a tenth of that."""


class _Left(Cancelled):
    """A piece is left for the next frame."""


class _Begun(Steps):
    """A piece that is being painted, and the last picture of it in which all steps that are done are whole."""

    def __init__(self, part: QRect, scale: float) -> None:
        super().__init__()
        self.part, self.scale = part, scale
        self.piece = QPixmap(part.size())
        self.piece.fill(Qt.GlobalColor.transparent)
        self._whole = self.piece.copy()
        self._did: list[str] = []
        self._kept_at = 0.0

    def go_on(self, paint: Paint) -> None:
        """Paint what isn't done."""
        self._kept_at = thread_time()
        try:
            paint_part(self.piece, self.part, self.part, self.scale, paint, anew=False)
        except _Left:
            self.piece = self._whole.copy()
            self._did.clear()
            raise

    def did(self, step: str) -> None:
        """One more is painted."""
        self._did.append(step)
        if thread_time() - self._kept_at > _WORTH_KEEPING:
            self._whole = self.piece.copy()
            self.done.update(self._did)
            self._did.clear()
            self._kept_at = thread_time()


def pixels_of(area: QRectF, scale: float) -> QRect:
    """The whole device pixels, from the board's origin, that a rectangle of the board touches, and one more around."""
    left, top = math.floor(area.left() * scale) - 1, math.floor(area.top() * scale) - 1
    right, bottom = math.ceil(area.right() * scale) + 1, math.ceil(area.bottom() * scale) + 1
    return QRect(left, top, right - left, bottom - top)


def area_of_pixels(rect: QRect, scale: float) -> QRectF:
    """The rectangle of the board that device pixels show."""
    return QRectF(rect.x() / scale, rect.y() / scale, rect.width() / scale, rect.height() / scale)


def pieces_of(rect: QRect, scale: float, side: float = PIECE) -> list[QRect]:
    """The rectangles of pixels that one is painted in, one after the other, none longer than ``side`` units."""
    if rect.isEmpty():
        return []
    across, down = (math.ceil(size / scale / side) for size in (rect.width(), rect.height()))
    xs = [rect.width() * one // across for one in range(across + 1)]
    ys = [rect.height() * one // down for one in range(down + 1)]
    return [
        QRect(rect.left() + x, rect.top() + y, right - x, bottom - y)
        for y, bottom in pairwise(ys)
        for x, right in pairwise(xs)
        if right > x and bottom > y
    ]


def is_little(rects: Iterable[QRect], scale: float, side: float = AT_ONCE) -> bool:
    """Whether all of these are painted in one go, as an edit by hand is: it shows in the frame that comes next."""
    return sum(rect.width() * rect.height() for rect in rects) <= (side * scale) ** 2


def paint_part(
    pixmap: QPixmap, rect: QRect, part: QRect, scale: float, paint: Paint, *, anew: bool = True
) -> None:
    """Paint a part of the board into a pixmap that shows the device pixels ``rect`` of it, ``anew`` or over it.

    Parts are whole pixels, else antialiasing at the edge of the clip would leave a seam.
    """
    part = part.intersected(rect)
    if part.isEmpty():
        return
    area = area_of_pixels(part, scale)
    with QPainter(pixmap) as painter:
        painter.translate(-rect.topLeft())
        painter.setClipRect(part)
        if anew:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(part, Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.scale(scale, scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, area, scale)


class Patience:
    """Paints pieces, each whole, and leaves one that takes long for the next frame, to go on with what is left of it.

    A step of it that takes long by itself has twice the time then. ``resting`` paints what ``paint`` does, for a while;
    without it no piece is left.
    """

    def __init__(self, paint: Paint, resting: Resting | None, seconds: float = PATIENCE) -> None:
        self.paint = paint
        self.resting = resting
        self._least = self._seconds = seconds
        self.hurries = False
        self._in_vain = 0
        self._begun: _Begun | None = None

    def hurry(self) -> None:
        """The next frame is the first of an event: it has the least time, however long pieces took before.

        Where each frame is one of these and several in a row got no step of a piece done, it has its time all the same.
        """
        self.hurries = self._in_vain < _IN_VAIN

    def forget(self, dirty: QRectF | None = None) -> None:
        """What is begun isn't gone on with, where it shows any of this rectangle of the board: that is another."""
        begun = self._begun
        if begun is not None and (dirty is None or pixels_of(dirty, begun.scale).intersects(begun.part)):
            self._begun = None

    def piece(self, part: QRect, scale: float, most: float = math.inf) -> QPixmap | None:
        """A part of the board's device pixels; None where it is left, at the latest after ``most`` seconds."""
        hurries, self.hurries = self.hurries, False
        if self.resting is None:
            piece = QPixmap(part.size())
            paint_part(piece, part, part, scale, self.paint)
            return piece
        begun, self._begun = self._begun, None
        if begun is None or (begun.part, begun.scale) != (part, scale):
            begun = _Begun(part, scale)
        done, seconds = len(begun.done), PATIENCE_IN_STROKE if hurries else self._seconds
        try:
            begun.go_on(self._for_a_while(begun, min(most, seconds)))
        except _Left:
            self._begun = begun
            if len(begun.done) == done and hurries:
                self._in_vain += 1
            elif len(begun.done) == done and most > seconds:
                self._seconds *= _MORE
            return None
        self._in_vain = 0
        self._seconds = max(self._least, _LESS * self._seconds)
        return begun.piece

    def _for_a_while(self, begun: _Begun, seconds: float) -> Paint:
        # Of its own time: beside other work of the machine a piece takes no more of it, and is done as soon.
        resting, started, done = self.resting, thread_time(), len(begun.done)

        def pace() -> None:
            # More time than the least is for one step that takes long, not for those that come after it.
            if thread_time() - started > (seconds if len(begun.done) == done else min(seconds, self._least)):
                raise _Left("It is gone on with.")

        def paint(painter: QPainter, area: QRectF, scale: float) -> None:
            if resting is not None:
                resting(painter, area, scale, pace, begun)

        return paint


def lay(pixmap: QPixmap, rect: QRect, part: QRect, piece: QPixmap) -> None:
    """Put a piece in place of what a pixmap, which shows the device pixels ``rect``, shows there."""
    with QPainter(pixmap) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(part.topLeft() - rect.topLeft(), piece)
