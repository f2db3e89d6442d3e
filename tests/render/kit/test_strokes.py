"""Lines that are painted: dashes keep to curves, and what is thinner than a pixel is a pixel wide."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from bob_editor.render.kit.strokes import Stretch, fine, pen_of, stroke_along
from bob_editor.render.kit.view import View

SCALE, RADIUS, WIDE = 40.0, 2.0, 0.1


@pytest.mark.parametrize("dashes", [(), (0.42, 0.26)])
def test_dashes_keep_to_their_curve(dashes: tuple[float, ...]) -> None:
    """By itself Qt has them run straight for as long as that strays by no more than a quarter of a unit."""
    side = round(SCALE * 5)
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(0)
    circle, whole = QPainterPath(), QRectF(-2.5, -2.5, 5, 5)
    circle.addEllipse(QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS))
    with QPainter(image) as painter:
        painter.scale(SCALE, SCALE)
        painter.translate(2.5, 2.5)
        stroke_along(painter, [Stretch(0, circle)], pen_of(QColor("white"), WIDE), dashes, View(whole, SCALE))
    painted = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(side, -1)[:, :side]
    ys, xs = np.nonzero(painted > 128)
    off = np.abs(np.hypot((xs + 0.5) / SCALE - 2.5, (ys + 0.5) / SCALE - 2.5) - RADIUS)
    assert len(off) > 100
    assert off.max() < WIDE / 2 + 1 / SCALE


def test_a_thin_line_is_a_pixel_wide_and_fainter_where_there_are_pixels() -> None:
    """A drawing is looked at as large as one likes: its lines are as wide as they are."""
    thin, dots = QPen(QColor("black"), 0.02), View(QRectF(), 10.0)
    made = fine(thin, dots)
    assert made.widthF() == pytest.approx(0.105)
    assert made.color().alphaF() == pytest.approx(0.02 / 0.105, abs=0.01)
    assert fine(thin, View(QRectF(), 10.0, vector=True)) == thin
    assert fine(QPen(QColor("black"), 0.2), dots) == QPen(QColor("black"), 0.2)
