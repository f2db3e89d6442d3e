"""The signs that markers bear, on the map and on their counters."""

import math
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from bob_editor.render.kit.proportions import XY
from bob_editor.render.kit.strokes import pen_of, stroked

PLAIN = "counter"
"""The sign of those that are told apart by their letters alone."""

_PAPER, _DARK, _LIGHT = "#d8d4c8", "#55524a", "#f4f1e6"


def symbol_of(row: Mapping[str, Any], name: str) -> Mapping[str, str]:
    """How a marker is painted: as its row says, else its letters on paper, in ink that is read on it."""
    said = row.get("symbol") or {}
    fill = str(said.get("fill") or _PAPER)
    ink = _LIGHT if QColor(fill).lightness() < 110 else _DARK
    title = str(row.get("title") or name or "?")
    return {"shape": PLAIN, "text": title[:3], "fill": fill, "line": ink, **said}


def paint_marker_sign(painter: QPainter, shape: str, middle: QPointF, size: float, line: QColor) -> None:
    """Paint a sign, a plain ring where there is none of its shape; ``size`` is half its width."""
    pen = pen_of(line, 0.28 * size)
    strokes, filled = _SHAPES.get(shape, _SHAPES["counter"])
    path = stroked(strokes, middle, size)
    painter.setPen(pen)
    painter.setBrush(line if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _arc(x: float, y: float, radius: float, first: float, last: float, steps: int = 14) -> list[XY]:
    """Points along an arc, in degrees clockwise from the right."""
    angles = [math.radians(first + (last - first) * step / steps) for step in range(steps + 1)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def _bars(*middles: float, lean: float, high: float) -> list[list[XY]]:
    return [[(x - lean, high), (x + lean, -high)] for x in middles]


_SHAPES: Mapping[str, tuple[list[list[XY]], bool]] = {
    "counter": ([_arc(0, 0, 0.7, 0, 360)], False),
    "pit": ([[(-1.4, -0.2), *_arc(0, -0.2, 0.95, 180, 0), (1.4, -0.2)]], False),
    "box": ([[(-1, -0.7), (1, -0.7), (1, 0.7), (-1, 0.7), (-1, -0.7)], [(-0.5, 0), (0.5, 0)]], False),
    "arch": ([[(-0.9, 0.7), *_arc(0, 0, 0.9, 180, 360), (0.9, 0.7), (-0.9, 0.7)]], True),
    "line": ([[(-1.2, 0.3), (1.2, 0.3)], *_bars(-0.7, 0, 0.7, lean=0.28, high=0.7)], False),
    "cross": (
        [*_bars(-0.8, 0, 0.8, lean=0.35, high=0.45), *_bars(-0.8, 0, 0.8, lean=-0.35, high=0.45)],
        False,
    ),
    "cloud": (
        [
            [
                *_arc(-0.6, 0.2, 0.5, 90, 250),
                *_arc(0, -0.15, 0.62, 215, 325),
                *_arc(0.6, 0.2, 0.5, 290, 450),
                (-0.6, 0.7),
            ]
        ],
        False,
    ),
    "ring": (
        [
            _arc(0, 0, 0.5, 0, 360),
            *([*_arc(0, 0, 0.8, a, a, 1)[:1], *_arc(0, 0, 1.1, a, a, 1)[:1]] for a in range(0, 360, 45)),
        ],
        False,
    ),
    "flag": ([[(-0.6, 1), (-0.6, -0.9), (0.9, -0.45), (-0.6, 0)]], True),
    "arrow": ([[(-1, 0), (1, 0)], [(0.4, -0.5), (1, 0), (0.4, 0.5)]], False),
}
"""The strokes of each sign of the ruleset's markers, and whether they are filled."""
