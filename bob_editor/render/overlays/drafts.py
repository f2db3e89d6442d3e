"""Drafts of what is dragged: plain areas, lines and names in their colours; what they were before is veiled."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.kept import kept
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Artwork, Contour, Label, Path
from bob_editor.model.lettering import outline_of
from bob_editor.model.outlines import lines_of
from bob_editor.render.board.labels import paint_label
from bob_editor.render.kit.patterns import faint
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.strokes import pen_along, pen_of
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, roughly

Drawn = Path | Artwork | Contour | Label
Segment = tuple[str, float, tuple[float, float], tuple[Knot, Knot]]

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
_MANY = 120
"""So many points have a hairline for an edge: one of more than a pixel takes Qt ten times as long."""


def paint_veil(
    painter: QPainter,
    former: Iterable[Drawn],
    place: Proportions,
    style: Style,
    now: Iterable[Drawn] = (),
) -> None:
    """Veil what is elsewhere ``now``, on a painter in true proportions: areas and names, of lines the line alone.

    Of a line that was altered in part only that part is veiled, as it alone is drafted.
    """
    veil, same = style.ink("halo", _HIDDEN), _segments_of(now)
    for one in former:
        if isinstance(one, Path):
            wide = style.look(one.terrain).width * one.width
            for line, share in _pieces(painter, one, place, same):
                painter.strokePath(line, pen_of(veil, wide * share * _EDGE, cap=Qt.PenCapStyle.FlatCap))
        elif isinstance(one, Contour):
            crest = _area_kept(place.frame, lines_of(one))
            with roughly(painter):
                painter.strokePath(crest, pen_along(crest, veil, 3 * _CREST))
        else:
            lines = lines_of(one) if isinstance(one, Artwork) else (outline_of(place.frame, one),)
            with roughly(painter):
                painter.fillPath(_area_kept(place.frame, lines), veil)


def paint_drafts(
    painter: QPainter,
    drafts: Iterable[Drawn],
    place: Proportions,
    style: Style,
    view: View,
    former: Iterable[Drawn] = (),
) -> None:
    """Paint what is dragged as it will lie, on a painter in true proportions: where it doesn't lie as ``former`` do."""
    same, shown = _segments_of(former), list(drafts)
    outlines = [one for one in shown if isinstance(one, Artwork | Contour)]
    is_much = sum(len(line) for one in outlines for line in lines_of(one)) > _MANY
    for one in shown:
        if isinstance(one, Path):
            _paint_path(painter, one, place, style, same)
        elif isinstance(one, Label):
            paint_label(painter, one, place.frame, style, view, shines=0.0)
        elif isinstance(one, Contour):
            level = style.level(one.level)
            colours = faint(level.fill, _SLOPE), level.line
            _paint_outline(painter, place.area(lines_of(one)), *colours, 0 if is_much else _CREST)
        else:
            look = style.look(one.terrain)
            colours, wide = (faint(look.fill, _SURFACE), look.line), max(_LEAST, look.width)
            _paint_outline(painter, place.area(lines_of(one)), *colours, 0 if is_much else wide)


def _paint_outline(painter: QPainter, area: QPainterPath, fill: QColor, edge: QColor, wide: float) -> None:
    with roughly(painter):
        painter.fillPath(area, fill)
    painter.strokePath(area, pen_along(area, edge, wide))


@kept(lambda _frame, lines: sum(map(len, lines)))
def _area_kept(frame: Frame, lines: tuple[tuple[Point, ...], ...]) -> QPainterPath:
    """The area of what stays where it was, for each move of a drag asks for it."""
    return Proportions(frame).area(lines)


def _paint_path(
    painter: QPainter, path: Path, place: Proportions, style: Style, same: AbstractSet[Segment]
) -> None:
    """A drawn path as a plain line, as wide as it will be."""
    look = style.look(path.terrain)
    pieces = _pieces(painter, path, place, same)
    for colour, more in ((look.line, _EDGE), (look.fill, 1.0)):
        for line, share in pieces:
            painter.strokePath(line, pen_of(colour, look.width * path.width * share * more))


def _pieces(
    painter: QPainter, path: Path, place: Proportions, same: AbstractSet[Segment]
) -> list[tuple[QPainterPath, float]]:
    """The pieces of a drawn path from knot to knot, and how wide each is; only those that differ and are to be seen."""
    shown = painter.transform().inverted()[0].mapRect(painter.viewport()).adjusted(-4, -4, 4, 4)
    pieces = []
    for segment in _segments(path):
        if segment not in same:
            line = _piece(*segment[3], place)
            if line.controlPointRect().adjusted(-1, -1, 1, 1).intersects(shown):
                pieces.append((line, sum(segment[2]) / 2))
    return pieces


def _segments_of(things: Iterable[Drawn]) -> AbstractSet[Segment]:
    return {segment for one in things if isinstance(one, Path) for segment in _segments(one)}


def _segments(path: Path) -> Iterator[Segment]:
    """A path from knot to knot, with all that says how each segment is drawn."""
    widths = path.widths or (1.0,) * len(path.curve)
    for wide, knots in zip(pairwise(widths), pairwise(path.curve), strict=True):
        yield path.terrain, path.width, wide, knots


def _piece(one: Knot, other: Knot, place: Proportions) -> QPainterPath:
    """The way from one knot to the next."""
    start, end = place.point(one.at), place.point(other.at)
    line = QPainterPath(start)
    if one.after is None and other.before is None:
        line.lineTo(end)
    else:
        line.cubicTo(place.point(one.after or one.at), place.point(other.before or other.at), end)
    return line
