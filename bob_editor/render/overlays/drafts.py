"""Drafts of what is dragged: plain areas, lines and names in their colours; what they were before is veiled."""

from collections.abc import Iterable
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Contour, Label, Path
from bob_editor.model.lettering import outline_of
from bob_editor.model.outlines import lines_of
from bob_editor.render.board.labels import paint_label
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.strokes import pen_along, pen_of
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View

_EDGE = 1.35
"""How much wider than its line the edge along it shows."""
_LEAST = 0.08
"""A draft's outline is at least this wide, in units."""
_CREST = 0.12
_HIDDEN = 0.6
"""How much of what was there before its veil hides."""
_SURFACE = 0.82
_SLOPE = 0.35
"""How opaque drafts of terrain are, and those of the ground within a crest line, on which other things stand."""


def paint_veil(
    painter: QPainter,
    former: Iterable[Path | Artwork | Contour | Label],
    place: Proportions,
    style: Style,
) -> None:
    """Veil what is elsewhere now, on a painter in true proportions: areas and names, of lines the line alone."""
    veil = style.ink("halo", _HIDDEN)
    for one in former:
        if isinstance(one, Path):
            wide = style.look(one.terrain).width * one.width
            for line, share in _pieces(painter, one, place):
                painter.strokePath(line, pen_of(veil, wide * share * _EDGE, cap=Qt.PenCapStyle.FlatCap))
        elif isinstance(one, Contour):
            crest = _area(lines_of(one), place)
            painter.strokePath(crest, pen_along(crest, veil, 3 * _CREST))
        else:
            lines = lines_of(one) if isinstance(one, Artwork) else (outline_of(place.frame, one),)
            painter.fillPath(_area(lines, place), veil)


def paint_drafts(
    painter: QPainter,
    drafts: Iterable[Path | Artwork | Contour | Label],
    place: Proportions,
    style: Style,
    view: View,
) -> None:
    """Paint what is dragged as it will lie, on a painter in true proportions."""
    for one in drafts:
        if isinstance(one, Path):
            _paint_path(painter, one, place, style)
        elif isinstance(one, Label):
            paint_label(painter, one, place.frame, style, view)
        elif isinstance(one, Contour):
            look, area = style.level(one.level), _area(lines_of(one), place)
            painter.fillPath(area, faint(look.fill, _SLOPE))
            painter.strokePath(area, pen_along(area, look.line, _CREST))
        else:
            drawn, area = style.look(one.terrain), _area(lines_of(one), place)
            painter.fillPath(area, faint(drawn.fill, _SURFACE))
            painter.strokePath(area, pen_along(area, drawn.line, max(_LEAST, drawn.width)))


def _area(lines: Iterable[Iterable[Point]], place: Proportions) -> QPainterPath:
    """The area within a ring and without its holes, whichever way round they run."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for line in lines:
        path.addPolygon(place.line(line))
        path.closeSubpath()
    return path


def _paint_path(painter: QPainter, path: Path, place: Proportions, style: Style) -> None:
    """A drawn path as a plain line, as wide as it will be."""
    look = style.look(path.terrain)
    pieces = _pieces(painter, path, place)
    for colour, more in ((look.line, _EDGE), (look.fill, 1.0)):
        for line, share in pieces:
            painter.strokePath(line, pen_of(colour, look.width * path.width * share * more))


def _pieces(painter: QPainter, path: Path, place: Proportions) -> list[tuple[QPainterPath, float]]:
    """The pieces of a drawn path from knot to knot, and how wide each is; only those that are to be seen."""
    widths = path.widths or (1.0,) * len(path.curve)
    shown = painter.transform().inverted()[0].mapRect(painter.viewport()).adjusted(-4, -4, 4, 4)
    pieces = []
    for knots, ends in zip(pairwise(path.curve), pairwise(widths), strict=True):
        line = _piece(*knots, place)
        if line.controlPointRect().adjusted(-1, -1, 1, 1).intersects(shown):
            pieces.append((line, sum(ends) / 2))
    return pieces


def _piece(one: Knot, other: Knot, place: Proportions) -> QPainterPath:
    """The way from one knot to the next."""
    start, end = place.point(one.at), place.point(other.at)
    line = QPainterPath(start)
    if one.after is None and other.before is None:
        line.lineTo(end)
    else:
        line.cubicTo(place.point(one.after or one.at), place.point(other.before or other.at), end)
    return line
