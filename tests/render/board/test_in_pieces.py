"""What is painted piece by piece shows nowhere that it was."""

import numpy as np
import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.render.styles.shelf import sheet_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset
from tests.scans import shipped

WIDE, HIGH = 700, 540

ROUNDED = 2
"""Steps of 256: Qt rounds points to a 64th of a pixel, wherever its picture begins."""


def _painted(painter: BoardPainter, part: QRect, scale: float, step: str) -> np.ndarray:
    image = QImage(part.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as on:
        on.translate(-part.topLeft())
        on.scale(scale, scale)
        area = QRectF(part.x() / scale, part.y() / scale, part.width() / scale, part.height() / scale)
        painter.paint(on, area, scale=scale, step=step)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint8)
    return pixels.reshape(part.height(), part.width(), 4).astype(int)


def _painter(name: str, look: str) -> BoardPainter:
    board = shipped(name)
    rules = ruleset(board.ruleset)
    return BoardPainter(Ground(board, rules), Style(rules, sheet=sheet_of(look, None)))


@pytest.mark.parametrize("step", ["buildings", "paths"])
@pytest.mark.parametrize("look", ["painted", "clean"])
@pytest.mark.parametrize("scale", [18.0, 22.5, 23.94])
def test_lines_run_on_from_piece_to_piece(look: str, scale: float, step: str) -> None:
    """Qt begins a line thinner than a pixel where it enters the picture, and dashes: they were others up to there."""
    painter = _painter("band-of-brothers-2.2/sainte-barbe", look)
    whole = _painted(painter, QRect(0, 0, WIDE, HIGH), scale, step)
    pieces = np.zeros_like(whole)
    for left in range(0, WIDE, 140):
        for top in range(0, HIGH, 135):
            part = QRect(left, top, 140, 135)
            pieces[top : top + 135, left : left + 140] = _painted(painter, part, scale, step)
    assert whole.any()
    assert np.abs(whole - pieces).max() <= ROUNDED


def test_hachures_run_on_likewise() -> None:
    """Of a small board they are thinner than a pixel, too."""
    painter = _painter("combat-commander-pacific/kiro-strip", "ink")
    whole = _painted(painter, QRect(0, 0, 144, 270), 12.0, "artwork")
    piece = _painted(painter, QRect(0, 135, 144, 135), 12.0, "artwork")
    assert piece.any()
    assert np.abs(whole[135:] - piece).max() <= ROUNDED
