"""What tests of the board's picture have at hand."""

from collections.abc import Callable, Iterable

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from shapely.geometry import Polygon

from bob_editor.model.board import Board
from bob_editor.render.kit.proportions import Proportions
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from tests.render.conftest import origin

Paint = Callable[..., QImage]

Pixel = Callable[[QImage, QRectF, float, float, float], QColor]


def areas(board: Board, rules: Ruleset, terrain: str) -> list[Polygon]:
    """A terrain's artwork in true proportions, by the ground's word."""
    ground = Ground(board, rules)
    place = Proportions(board.grid.frame)
    grown = [(at, ground.grown(at, terrain)) for at in board.grid.hexes]
    rings = [[place.milli(node, place.dot(at)) for node in one.ring] for at, one in grown if one is not None]
    rings += [ring for piece in ground.drawn if piece.terrain == terrain for ring in place.rings(piece.area)]
    return [Polygon(ring) for ring in rings]


def _unlike(one: QImage, other: QImage) -> int:
    """How many pixels differ by more than rounding."""
    first, second = (
        np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), -1, 4).astype(int)
        for image in (one, other)
    )
    return int((abs(first - second).max(axis=2) > 8).sum())


def _blank(images: Iterable[QImage], dirty: QRectF, bounds: QRectF, scale: float) -> None:
    """Clear a rectangle of the board in its pictures."""
    left, top = origin(bounds, scale)
    pixels = QRectF(
        dirty.x() * scale + left, dirty.y() * scale + top, dirty.width() * scale, dirty.height() * scale
    ).adjusted(-1, -1, 1, 1)
    for image in images:
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(pixels, Qt.GlobalColor.transparent)
        painter.end()
