"""Small pictures in device pixels of what a board shows often: trees, hexsides, the grid; painting one is a copy."""

import math
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from bob_editor.render.kit.view import View

LARGEST = 64.0
"""Pixels per unit up to which sprites as large as a hexside are worth their memory."""

_KEPT = 4
"""How many scales' sprites are kept."""

_MOST = 64_000_000
"""Bytes of all sprites that are kept at most; past that, the scale not used longest goes, then all of the present."""

Key = TypeVar("Key", bound=Hashable)
Shown = TypeVar("Shown")


class Sprites:
    """Sprites by what they show, at the scales last used.

    They are placed by parts of a pixel: each is kept ``phases`` times in either direction, shifted.
    """

    def __init__(self) -> None:
        self._scales: dict[float, dict[Hashable, tuple[QImage, int, int]]] = {}
        self._bytes: dict[float, int] = {}

    @property
    def bytes_kept(self) -> int:
        """How much memory the sprites take."""
        return sum(self._bytes.values())

    def stamp(
        self,
        painter: QPainter,
        view: View,
        places: Iterable[tuple[float, float, Key]],
        topic: Hashable,
        draw: Callable[[QPainter, Key], None],
        size: Callable[[Key], QRectF],
        *,
        phases: int = 2,
    ) -> None:
        """Paint sprites at places on a painter in true proportions.

        Each place comes with the key of what stands there; ``draw`` paints that around the origin, within the
        rectangle that ``size`` says. ``topic`` tells keys of different kinds apart.
        """
        scale = view.scale
        kept = self._of_scale(scale)
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        for x, y, key in places:
            # Counted from the board's origin, so that a tile and what mends it agree.
            column, row = math.floor(x * scale * phases + 0.5), math.floor(y * scale * phases + 0.5)
            whole = (topic, key, column % phases, row % phases)
            sprite = kept.get(whole)
            if sprite is None:
                shift = (column % phases / phases, row % phases / phases)
                sprite = rendered(scale, shift, size(key), key, draw)
                self._make_room(scale, sprite[0].sizeInBytes())
                kept[whole] = sprite
            image, left, top = sprite
            painter.drawImage(column // phases + left, row // phases + top, image)
        painter.restore()

    def _of_scale(self, scale: float) -> dict[Hashable, tuple[QImage, int, int]]:
        kept = self._scales.pop(scale, {})
        while len(self._scales) >= _KEPT:
            self._drop(next(iter(self._scales)))
        self._scales[scale] = kept
        return kept

    def _make_room(self, scale: float, more: int) -> None:
        """Hold the bytes below their bound, with so many more at the present scale."""
        while len(self._scales) > 1 and self.bytes_kept + more > _MOST:
            self._drop(next(iter(self._scales)))
        if self.bytes_kept + more > _MOST:
            self._scales[scale].clear()
            self._bytes[scale] = 0
        self._bytes[scale] = self._bytes.get(scale, 0) + more

    def _drop(self, scale: float) -> None:
        del self._scales[scale]
        self._bytes.pop(scale, None)


def rendered(
    scale: float,
    shift: tuple[float, float],
    rect: QRectF,
    key: Shown,
    draw: Callable[[QPainter, Shown], None],
) -> tuple[QImage, int, int]:
    """A sprite: its picture, and where its corner lies seen from the whole pixel of its place.

    ``draw`` paints it around the origin, within ``rect``; ``shift`` moves it by parts of a pixel.
    """
    left, top = math.floor(rect.left() * scale) - 1, math.floor(rect.top() * scale) - 1
    wide = math.ceil(rect.right() * scale) + 2 - left
    high = math.ceil(rect.bottom() * scale) + 2 - top
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(shift[0] - left, shift[1] - top)
        painter.scale(scale, scale)
        draw(painter, key)
    return image, left, top
