"""The board as cached square pixmaps, so that panning and zooming paint nothing anew, and an edit only itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from time import perf_counter
from weakref import WeakSet

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from bob_editor.ui.canvas.over import Over
from bob_editor.ui.canvas.pieces import (
    BY_HAND,
    PATIENCE_AT_FIRST,
    PATIENCE_IN_STROKE,
    PIECE,
    PIECE_AT_FIRST,
    PIECE_OF_STROKE,
    Paint,
    Patience,
    Resting,
    is_little,
    lay,
    paint_part,
    pieces_of,
    pixels_of,
)

SIDE = 512
"""Width and height of a tile in device pixels."""

NONE = -1.0
"""Seconds of a frame that go into tiles where what lies below them isn't all there yet."""

MOST_TILES = 220
"""How many tiles are kept: 1 MiB each."""

Place = tuple[int, int]


class Tiles:
    """Tiles of one painter's picture, of the present scale and of the one before.

    All scales here are device pixels per unit. A tile ``(column, row)`` begins at ``(column * SIDE, row * SIDE)``
    device pixels from the board's origin. ``resting`` paints what ``paint`` does, for a while. ``within`` tells the
    rectangle of the board outside of which neither paints anything, where there is one.
    """

    def __init__(
        self,
        paint: Paint,
        resting: Resting | None = None,
        within: Callable[[], QRectF | None] = lambda: None,
    ) -> None:
        self._within = within
        self._patience = Patience(paint, resting)
        self._impatience = Patience(paint, resting, PATIENCE_IN_STROKE)
        self._patience_at_first = Patience(paint, resting, PATIENCE_AT_FIRST)
        self._tiles: dict[float, dict[Place, QPixmap]] = {}
        self._dirty: dict[Place, QRectF] = {}
        self._late: set[Place] = set()
        """Those of them for which no frame is held up: what is another there is shown meanwhile by others."""
        self._ready: dict[Place, list[tuple[QRect, QPixmap]]] = {}
        """What of these is painted, and shown once the rest is."""
        self._begun: dict[Place, QPixmap] = {}
        """Tiles of the present scale that aren't all painted yet."""
        self._pieces: dict[Place, list[QRect]] = {}
        """What is still to be painted, or painted anew, of tiles on which that has begun."""
        self._scale = 0.0
        self._former = 0.0
        self._hurries = False
        self._is_first = True
        """Whether nothing was all there yet."""
        self._takes_time = False
        self._twins: WeakSet[Tiles] = WeakSet()

    def twin(self) -> Tiles:
        """Tiles of the same picture for another view; what is another here is another there."""
        made = Tiles(self._patience.paint, self._patience.resting, self._within)
        self._twins.add(made)
        return made

    def hurry(self) -> None:
        """The next frame is the first of a pan: none of its pieces holds it up."""
        self._hurries = True

    def take_time(self) -> None:
        """Something stands in for what isn't all there yet: what takes long is left as later."""
        self._takes_time = True

    def clear(self) -> None:
        """Forget all tiles: layers, theme or board are others."""
        for one in self._twins:
            one.clear()
        self._is_first, self._takes_time = True, False
        self._tiles.clear()
        self._begun.clear()
        self._pieces.clear()
        self._dirty.clear()
        self._late.clear()
        self._ready.clear()
        self._forget()

    def _forget(self, dirty: QRectF | None = None) -> None:
        for one in (self._patience, self._impatience, self._patience_at_first):
            one.forget(dirty)

    def mend(self, dirty: QRectF, *, at_once: bool = True) -> None:
        """A rectangle of the board is another: tiles are repainted there when next shown, those of other scales go.

        Where it needn't be ``at_once`` what a hand does in one go takes its turn, too, as a frame has time.
        """
        late = not at_once and is_little([pixels_of(dirty, self._scale)], self._scale, BY_HAND)
        self._forget(dirty)
        for one in self._twins:
            one.mend(dirty, at_once=at_once)
        for scale, tiles in self._tiles.items():
            there = (*tiles, *self._begun) if scale == self._scale else tuple(tiles)
            for place in [one for one in there if area_of(one, scale).intersects(dirty)]:
                if scale == self._scale:
                    self._dirty[place] = self._dirty.get(place, QRectF()).united(dirty)
                    if place in tiles:
                        self._pieces.pop(place, None)
                        self._ready.pop(place, None)
                        if late:
                            self._late.add(place)
                else:
                    del tiles[place]

    def adopt(self, over: Over, dirty: QRectF) -> None:
        """What was pending is done: take it over as it is painted; what it lacks is mended when next shown."""
        tiles = self._tiles.get(self._scale, {})
        former = dict(self._dirty)
        self.mend(dirty, at_once=False)
        for place, tile in tiles.items():
            part = dirty.intersected(area_of(place, self._scale))
            if part.isEmpty() or not over.is_of(self._scale):
                continue
            with QPainter(tile) as painter:
                over.put(painter, QPoint(-place[0] * SIDE, -place[1] * SIDE))
            if not over.reaches(part):
                self._late.add(place)
            elif place in former:
                self._dirty[place] = former[place]
            else:
                del self._dirty[place]
                self._late.discard(place)
        for area in over.left:
            self.mend(area, at_once=False)

    @property
    def left(self) -> list[QRectF]:
        """The rectangles of the board in which tiles of the present scale show what was there before."""
        return list(self._dirty.values())

    def draw(
        self,
        painter: QPainter,
        shown: QRectF,
        scale: float,
        origin: QPointF,
        seconds: float,
        over: Over | None = None,
    ) -> bool:
        """Paint the board's rectangle ``shown`` on a painter in device pixels, the board's origin at ``origin``.

        Missing tiles are made for ``seconds`` at most, one piece at least; the rest shows what the former scale has.
        With 0 seconds none is made as long as there is something to show instead, with ``NONE`` none at all. A little
        that is another is painted anew at once; much takes its turn as well, and shows what was there before. True when
        all of it is sharp.
        """
        self._turn_to(scale)
        tiles = self._tiles.setdefault(scale, {})
        whole = QPoint(round(origin.x()), round(origin.y()))
        started = perf_counter()
        middle = shown.center() * scale
        here = sorted(places(shown, scale), key=lambda place: _distance(place, middle))
        # What isn't seen isn't shown by others either: it is painted when it comes into view.
        self._late.intersection_update(here)
        hasty = self._dirty.keys() - self._late
        self._mend_little([place for place in here if place in tiles and place in hasty], scale)
        sharp = True
        made = seconds < 0 or bool(not seconds and self._tiles.get(self._former))
        for place in here:
            while not self._is_sharp(place) and not (made and perf_counter() - started >= seconds):
                made = True
                if not self._go_on(place, scale):
                    seconds = 0.0
            sharp &= self._is_sharp(place)
            if place in tiles:
                self._show(painter, place, whole, tiles[place])
                continue
            self._stand_in(painter, place, scale, whole)
            if place in self._begun:
                self._show(painter, place, whole, self._begun[place])
        if len(tiles) > MOST_TILES:
            for place in sorted(tiles, key=lambda place: _distance(place, middle))[MOST_TILES * 3 // 4 :]:
                del tiles[place]
                self._dirty.pop(place, None)
                self._late.discard(place)
                self._pieces.pop(place, None)
                self._ready.pop(place, None)
        self._hurries = False
        self._is_first &= not sharp
        if over is not None:
            rest = max(0.0, started + seconds - perf_counter())
            sharp &= over.draw(painter, shown, scale, whole, seconds if seconds < 0 else rest)
        return sharp

    def _is_sharp(self, place: Place) -> bool:
        return place in self._tiles[self._scale] and place not in self._dirty

    def _mend_little(self, dirty: list[Place], scale: float) -> None:
        """Paint anew what is another, if all of it is little."""
        parts = [pixels_of(self._dirty[place], scale).intersected(_rect_of(place)) for place in dirty]
        if is_little(parts, scale):
            for place, part in zip(dirty, parts, strict=True):
                paint_part(self._tiles[scale][place], _rect_of(place), part, scale, self._patience.paint)
                del self._dirty[place]
                self._pieces.pop(place, None)
                self._ready.pop(place, None)

    def _go_on(self, place: Place, scale: float) -> bool:
        """Paint the next piece of a tile, or of what of it is another; False where that is left for the next frame.

        Once all are painted it is among the tiles.
        """
        tiles, rect, late = self._tiles[scale], _rect_of(place), place in self._late
        tile = tiles.get(place) or self._begun.get(place)
        if tile is None:
            tile = self._begun[place] = QPixmap(SIDE, SIDE)
            tile.fill(Qt.GlobalColor.transparent)
        if place not in self._pieces:
            wanted = self._within() if place in self._begun else self._dirty[place]
            part = rect if wanted is None else pixels_of(wanted, scale).intersected(rect)
            side = PIECE_OF_STROKE if late else PIECE_AT_FIRST if self._is_first else PIECE
            self._pieces[place] = pieces_of(part, scale, side)
        pieces, ready = self._pieces[place], self._ready.setdefault(place, [])
        if pieces:
            waited_for = self._is_first and not self._takes_time
            first = self._patience_at_first if waited_for else self._patience
            patience = self._impatience if late else first
            if self._hurries:
                patience.hurry()
            piece = patience.piece(pieces[0], scale)
            if piece is None:
                return False
            ready.append((pieces.pop(0), piece))
        if not (late and pieces):
            for part, piece in self._ready.pop(place):
                lay(tile, rect, part, piece)
        if not pieces:
            self._finish(place, tile, scale)
        return True

    def _finish(self, place: Place, tile: QPixmap, scale: float) -> None:
        """All of a tile, or of what of it was another, is painted."""
        del self._pieces[place]
        if self._begun.pop(place, None) is None:
            del self._dirty[place]
            self._late.discard(place)
            return
        self._tiles[scale][place] = tile
        if place in self._dirty:
            # It became another while it was painted.
            self._mend_little([place], scale)

    def _turn_to(self, scale: float) -> None:
        if scale == self._scale:
            return
        # Of a zoom in several steps the first scale is the one with all its tiles.
        if len(self._tiles.get(self._scale, ())) >= len(self._tiles.get(self._former, ())):
            self._former = self._scale
        self._scale = scale
        self._tiles = {one: self._tiles[one] for one in (self._former, scale) if one in self._tiles}
        for place in self._dirty:
            self._tiles.get(self._former, {}).pop(place, None)
        self._begun.clear()
        self._pieces.clear()
        self._dirty.clear()
        self._late.clear()
        self._ready.clear()

    @staticmethod
    def _show(painter: QPainter, place: Place, origin: QPoint, tile: QPixmap) -> None:
        painter.drawPixmap(origin + QPoint(place[0] * SIDE, place[1] * SIDE), tile)

    def _stand_in(self, painter: QPainter, place: Place, scale: float, origin: QPoint) -> None:
        """Show the former scale's tiles, stretched, where a sharp one is still missing."""
        former = self._tiles.get(self._former)
        if not former or self._former == scale:
            return
        ratio = scale / self._former
        painter.save()
        painter.setClipRect(QRectF(origin.x() + place[0] * SIDE, origin.y() + place[1] * SIDE, SIDE, SIDE))
        for old in places(area_of(place, scale), self._former):
            tile = former.get(old)
            if tile is not None:
                corner = QPointF(origin.x() + old[0] * SIDE * ratio, origin.y() + old[1] * SIDE * ratio)
                target = QRectF(corner.x(), corner.y(), SIDE * ratio, SIDE * ratio)
                painter.drawPixmap(target, tile, QRectF(tile.rect()))
        painter.restore()


def _rect_of(place: Place) -> QRect:
    """The device pixels of a tile, from the board's origin."""
    return QRect(place[0] * SIDE, place[1] * SIDE, SIDE, SIDE)


def area_of(place: Place, scale: float) -> QRectF:
    """The rectangle of the board that a tile shows."""
    side = SIDE / scale
    return QRectF(place[0] * side, place[1] * side, side, side)


def places(shown: QRectF, scale: float) -> Iterator[Place]:
    """The tiles that a rectangle of the board needs."""
    side = SIDE / scale
    for row in range(math.floor(shown.top() / side), math.ceil(shown.bottom() / side)):
        for column in range(math.floor(shown.left() / side), math.ceil(shown.right() / side)):
            yield column, row


def _distance(place: Place, middle: QPointF) -> float:
    return math.dist(((place[0] + 0.5) * SIDE, (place[1] + 0.5) * SIDE), (middle.x(), middle.y()))
