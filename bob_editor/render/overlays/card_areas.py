"""A card's areas on the map: set-up areas, entry hexes, objectives and exits, several of them legible at once.

Each area has its outline drawn a little inside its hexes, so that neighbours' and nested ones' lie beside each other,
and lines of its own slope across it, so that overlapping ones stay apart.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import SQRT3, Frame, corners_of_side
from bob_editor.model.board import Label
from bob_editor.render.board.labels import written_rect
from bob_editor.render.kit.lettering import BOLD, outline, write
from bob_editor.render.kit.proportions import Proportions, add_ring
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.strokes import dashed, pen_of
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View, view_of
from bob_editor.render.overlays.card_counters import fan
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area
from bob_editor.sheet.area_titles import area_title
from bob_editor.sheet.languages import Language

_SLOPES = (45, 135, 0, 90, 22, 158, 112, 68)
_APART = 1.1
"""Units between the lines across an area."""

_SMALL = 3
"""An area of no more hexes has its title at the foot of a hex, in small letters."""

_LETTERS, _SMALL_LETTERS = 1.1, 0.66
"""Heights of titles, in units."""

_OF_MAP = 1 / 34
"""How high titles are at most, of the map's shorter side: large hexes are printed where a map has few."""

_TRIES = 40
"""Hexes at which a title is tried."""

_BESIDE = 0.4
"""Units that are kept free at a title's ends."""

_FOOT = 1.28
"""How far below a dot a title stands at the foot of the hex, in units."""

_RIM = 2.0
"""How far where counters take the foot."""

_COUNTERS = 1.9
"""The side of the square that a hex's only counter takes; a stack's is larger."""

_READABLE = 4
"""Pixels per unit below which titles are left out."""

_HATCH = 0.07
"""Their width."""

_STRONG = 0.2
"""How wide the outline of the active area is, in units."""

_INSETS = (0.16, 0.3, 0.44, 0.58)


def areas_in(areas: Iterable[Area], language: Language, card: Card) -> tuple[Area, ...]:
    """Areas of a card with their titles in a language; what a designer named is as it is."""
    return tuple(replace(one, title=area_title(one, language, card)) for one in areas)


def paint_areas(
    painter: QPainter,
    areas: Sequence[Area],
    grid: Grid,
    style: Style,
    colours: SideColours,
    *,
    active: Area | None = None,
    titled: int = 1,
    hatched: bool = True,
    clear_of: Collection[Hex] = (),
    labels: Sequence[Label] = (),
    region: QRectF | None = None,
) -> None:
    """Paint areas on a painter in true proportions; ``active`` stands out from the others.

    Of what lies outside ``region`` nothing need be painted.

    Areas of fewer than ``titled`` hexes bear no title: on a small map a legend tells what they are. Without
    ``hatched`` no lines run across them, which would hide a map that small. Titles keep clear of the counters in the
    hexes ``clear_of``, each as often as it has one, and of the map's own ``labels``, where there is room.
    """
    place = Proportions(grid.frame)
    view = view_of(painter, QRectF())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shown = [area for area in areas if area.hexes]
    # All outlines come after all tints, or the last area would dull the lines of those below it.
    here = [(number, area) for number, area in enumerate(shown) if _meets(area, place, region)]
    for number, area in here:
        slope = _SLOPES[number % len(_SLOPES)] if hatched and area.kind == "setup" else None
        _paint_ground(painter, area, place, colours.of(area.side), view, slope=slope, strong=area is active)
    for number, area in here:
        inset = _INSETS[number % len(_INSETS)]
        _paint_outline(painter, area, place, colours.of(area.side), view, inset=inset, strong=area is active)
    if view.scale >= _READABLE or view.vector:
        halo = style.ink("halo", 0.92)
        # What two clauses say of the same hexes is written once.
        bear = (one for one in shown if one.title and len(one.hexes) >= titled)
        once = {(one.title, one.side, frozenset(one.hexes)): one for one in bear}
        # Those of few hexes have less choice.
        bearing = sorted(once.values(), key=lambda one: len(one.hexes))
        names = tuple((one.title, frozenset(one.hexes)) for one in bearing)
        places = _titles(names, grid, tuple(Counter(clear_of).items()), tuple(labels))
        for area, (rect, size) in zip(bearing, places, strict=True):
            if region is None or region.intersects(rect.adjusted(-size, -size, size, size)):
                write(
                    painter,
                    area.title,
                    rect.center(),
                    size,
                    colours.of(area.side),
                    view,
                    halo=halo,
                    hand=BOLD,
                )
    painter.restore()


def _meets(area: Area, place: Proportions, region: QRectF | None) -> bool:
    """Whether something of an area's tint or outline may be seen in a region, None for the whole map."""
    if region is None:
        return True
    near = region.adjusted(-_STRONG, -_STRONG, _STRONG, _STRONG)
    return near.intersects(_outline(frozenset(area.hexes), place.frame, 0.0).boundingRect())


def _paint_ground(
    painter: QPainter,
    area: Area,
    place: Proportions,
    colour: QColor,
    view: View,
    *,
    slope: float | None,
    strong: bool,
) -> None:
    """The tint of an area and the lines across it, at a slope in degrees where there are any."""
    surface = _outline(frozenset(area.hexes), place.frame, 0.0)
    tint = QColor(colour)
    tint.setAlphaF(0.26 if strong else 0.13)
    painter.fillPath(surface, tint)
    if slope is None or view.svg:
        return
    line = QColor(colour)
    line.setAlphaF(0.5 if strong else 0.32)
    if view.vector:
        _hatch(painter, surface, slope, QPen(line, _HATCH))
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillPath(surface, _hatching(line.rgba(), slope, round(view.scale, 3)))


def _paint_outline(
    painter: QPainter,
    area: Area,
    place: Proportions,
    colour: QColor,
    view: View,
    *,
    inset: float,
    strong: bool,
) -> None:
    pen = pen_of(colour, _STRONG if strong else 0.14)
    if area.kind in ("entry", "exit"):
        dashed(pen, (0.5, 0.34), view)
    painter.strokePath(_outline(frozenset(area.hexes), place.frame, inset), pen)


@lru_cache(maxsize=256)
def _outline(hexes: frozenset[Hex], frame: Frame, inset: float) -> QPainterPath:
    """The edge of some hexes as closed lines, drawn in by a length on all sides."""
    place = Proportions(frame)
    far = inset * 2 / SQRT3
    ends: dict[tuple[int, int], tuple[float, float]] = {}
    for at in sorted(hexes):
        outer = [direction for direction in range(6) if at.neighbour(direction) not in hexes]
        if not outer:
            continue
        corners, dot = place.corners(at), place.dot(at)
        for direction in outer:
            first, second = corners_of_side(direction)
            # Where the next hex is one of the area too, the line turns out around the corner, else in.
            before = dot if (direction - 1) % 6 in outer else corners[(first - 1) % 6]
            after = dot if (direction + 1) % 6 in outer else corners[(second + 1) % 6]
            start, end = _towards(corners[first], before, far), _towards(corners[second], after, far)
            ends[_key(start)] = end
    path = QPainterPath()
    while ends:
        ring = [ends.popitem()[1]]
        while _key(ring[-1]) in ends:
            ring.append(ends.pop(_key(ring[-1])))
        add_ring(path, ring)
    return path


def _towards(start: tuple[float, float], goal: tuple[float, float], far: float) -> tuple[float, float]:
    """A point so far from one towards another, which is a side's length away."""
    return start[0] + (goal[0] - start[0]) * far / 2, start[1] + (goal[1] - start[1]) * far / 2


def _key(point: tuple[float, float]) -> tuple[int, int]:
    return round(point[0] * 1000), round(point[1] * 1000)


@lru_cache(maxsize=64)
def _hatching(colour: int, slope: float, scale: float) -> QBrush:
    """Lines across as a texture at so many pixels per unit; to draw each of them takes dots twenty times as long."""
    high = max(4, round(_APART * scale))
    tile = QImage(8, high, QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(0)
    with QPainter(tile) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        thick = max(0.6, _HATCH * scale)
        painter.fillRect(QRectF(0, (high - thick) / 2, 8, thick), QColor.fromRgba(colour))
    brush = QBrush(tile)
    brush.setTransform(QTransform().rotate(slope).scale(_APART / high, _APART / high))
    return brush


def _hatch(painter: QPainter, surface: QPainterPath, slope: float, pen: QPen) -> None:
    bounds = surface.boundingRect()
    painter.save()
    painter.setClipPath(surface, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen)
    reach = (bounds.width() ** 2 + bounds.height() ** 2) ** 0.5 / 2 + 1
    painter.translate(bounds.center())
    painter.rotate(slope)
    count = int(reach / _APART) + 1
    painter.drawLines([QLineF(-reach, i * _APART, reach, i * _APART) for i in range(-count, count + 1)])
    painter.restore()


@lru_cache(maxsize=8)
def _titles(
    names: tuple[tuple[str, frozenset[Hex]], ...],
    grid: Grid,
    clear_of: tuple[tuple[Hex, int], ...],
    labels: tuple[Label, ...],
) -> tuple[tuple[QRectF, float], ...]:
    """The place and height of each title, by its area's hexes: the same for every part of a map that is painted."""
    place = Proportions(grid.frame)
    # From dot to dot, since boards may end there.
    whole = place.rect(grid.hexes, -2.0)
    taken = [_around(place.dot(at), count) for at, count in clear_of]
    taken += [written_rect(grid.frame, label) for label in labels]
    letters = max(_SMALL_LETTERS, min(_LETTERS, _OF_MAP * min(whole.width(), whole.height())))
    found = []
    for title, hexes in names:
        size = _SMALL_LETTERS if len(hexes) <= _SMALL else letters
        # A title wider than the map is written smaller: its ends would be cut off. One of blanks has no width.
        size = min(size, (whole.width() - 2 * _BESIDE) / max(1e-6, outline(title, BOLD)[1].width()))
        rect = _title_rect(title, hexes, size, place, whole, taken)
        taken.append(rect)
        found.append((rect, size))
    return tuple(found)


def _title_rect(
    title: str,
    hexes: frozenset[Hex],
    size: float,
    place: Proportions,
    whole: QRectF,
    taken: Sequence[QRectF],
) -> QRectF:
    """Where the area's name stands: at a hex near its middle, clear of names and counters if it can be.

    That of a hex or two stands at the foot or the head of the hex, beyond a stack at its rim; none reaches over the
    map's edge. Where all places are taken, it is the one that covers least.
    """
    half = outline(title, BOLD)[1].width() * size / 2 + _BESIDE
    lower = (_FOOT, -_FOOT, _RIM, -_RIM) if len(hexes) <= _SMALL else (0.0, _FOOT, -_FOOT)
    rects = []
    for below in lower:
        for at in _near_middle(hexes, place.frame):
            x, y = place.dot(at)
            if whole.width() >= 2 * half - 1e-6:
                x = min(max(x, whole.left() + half), whole.right() - half)
            y = min(max(y + below, whole.top() + size), whole.bottom() - size)
            rects.append(QRectF(x - half, y - size * 0.55, 2 * half, size * 1.1))
    return min(rects, key=lambda rect: sum(_covered(rect, one) for one in taken))


def _around(dot: tuple[float, float], count: int) -> QRectF:
    """What a hex's counters take."""
    (x, y), side = dot, _COUNTERS + fan(count)
    return QRectF(x - side / 2, y - side / 2, side, side)


def _covered(first: QRectF, second: QRectF) -> float:
    both = first.intersected(second)
    return both.width() * both.height()


@lru_cache(maxsize=256)
def _near_middle(hexes: frozenset[Hex], frame: Frame) -> tuple[Hex, ...]:
    """The hexes nearest to the middle of some, nearest first."""
    place = Proportions(frame)
    dots = {at: place.dot(at) for at in hexes}
    middle = sum(x for x, _ in dots.values()) / len(dots), sum(y for _, y in dots.values()) / len(dots)
    return tuple(sorted(hexes, key=lambda at: (_far(dots[at], middle), at))[:_TRIES])


def _far(first: tuple[float, float], second: tuple[float, float]) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2
