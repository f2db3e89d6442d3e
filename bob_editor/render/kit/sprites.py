"""Small pictures in device pixels of what a board shows often: trees, hexsides, the grid; painting one is a copy."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter

from bob_editor.render.kit.view import View

LARGEST = 64.0
"""Pixels per unit up to which sprites as large as a hexside are worth their memory."""

_KEPT = 4
"""How many scales' sprites are kept."""

Key = TypeVar("Key", bound=Hashable)
Shown = TypeVar("Shown")


class Sprites:
    """Sprites by what they show, at the scales last used.

    They are placed by parts of a pixel: each is kept ``phases`` times in either direction, shifted.
    """

    def __init__(self) -> None:
        self._scales: dict[float, dict[Hashable, tuple[QImage, int, int]]] = {}

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
                sprite = kept[whole] = rendered(scale, shift, size(key), key, draw)
            image, left, top = sprite
            painter.drawImage(QPoint(column // phases + left, row // phases + top), image)
        painter.restore()

    def _of_scale(self, scale: float) -> dict[Hashable, tuple[QImage, int, int]]:
        kept = self._scales.pop(scale, {})
        while len(self._scales) >= _KEPT:
            del self._scales[next(iter(self._scales))]
        self._scales[scale] = kept
        return kept


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
