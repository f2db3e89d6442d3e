"""The draft of a path while it is dragged: a plain line in its colours, as wide as it will be."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.geometry.curve import Knot
from bob_editor.model.board import Path
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.strokes import pen_of
from bob_editor.render.kit.style import Style

_EDGE = 1.35
"""How much wider than its line the edge along it shows."""


def paint_draft(painter: QPainter, path: Path, place: Proportions, style: Style) -> None:
    """Paint a drawn path, on a painter in true proportions; only what of it is to be seen."""
    look = style.look(path.terrain)
    widths = path.widths or (1.0,) * len(path.curve)
    shown = painter.transform().inverted()[0].mapRect(painter.viewport()).adjusted(-4, -4, 4, 4)
    pieces = []
    for knots, ends in zip(pairwise(path.curve), pairwise(widths), strict=True):
        line = _piece(*knots, place)
        if line.controlPointRect().adjusted(-1, -1, 1, 1).intersects(shown):
            pieces.append((line, look.width * path.width * sum(ends) / 2))
    for colour, more in ((look.line, _EDGE), (look.fill, 1.0)):
        for line, wide in pieces:
            painter.strokePath(line, pen_of(colour, wide * more))


def _piece(one: Knot, other: Knot, place: Proportions) -> QPainterPath:
    """The way from one knot to the next."""
    start, end = place.point(one.at), place.point(other.at)
    line = QPainterPath(start)
    if one.after is None and other.before is None:
        line.lineTo(end)
    else:
        line.cubicTo(place.point(one.after or one.at), place.point(other.before or other.at), end)
    return line
