"""Roads as they are worn, streams between their banks: verges, an edge that varies, wheel tracks, stones, reeds."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter

from bob_editor.render.kit.patterns import faint, mixed, shaded
from bob_editor.render.kit.strokes import FLAT, ROUND, Stretch, pen_of, stroke_along
from bob_editor.render.kit.style import Look
from bob_editor.render.kit.view import View

_TUFTS = (0.55, 0.80, 0.30, 1.35, 0.70, 0.45, 0.25, 1.10)
_REEDS = (0.62, 0.55, 0.24, 0.9, 0.85, 0.38, 0.4, 1.2)
_RIVER, _RIPPLE = 0.25, 0.045
"""From which width on a stream has room for ripples side by side, and how wide they are."""

_ROAD = 1.15
"""How much wider than its row says a road is with its edges."""

_WORN = (1.9, 0.5, 0.8, 0.35, 2.6, 0.9, 0.5, 0.6)


def paint_verges(painter: QPainter, look: Look, lines: Sequence[Stretch], view: View) -> None:
    """The verges of a road: no bridge has any."""
    verge = faint(mixed(look.fill, QColor("#7d8a4c"), 0.45), 0.40)
    _stroke(painter, lines, verge, look.width * _ROAD * 2.1)
    _dab(painter, lines, verge, look.width * _ROAD * 2.6, view, _TUFTS)


def paint_worn_road(
    painter: QPainter, look: Look, lines: Sequence[Stretch], view: View, *, paved: bool
) -> None:
    """A road without its verges; ``paved`` has stones where earth has wheel tracks."""
    wide = look.width * _ROAD
    edge = faint(shaded(look.line, -0.10), 0.75)
    _stroke(painter, lines, edge, wide * 1.34)
    _dab(painter, lines, faint(edge, 0.3), wide * 1.52, view, _WORN, 0.7)
    _stroke(painter, lines, look.fill, wide * 1.06)
    if view.scale < 9:
        return
    if paved:
        joints = faint(shaded(look.line, -0.15), 0.34)
        _stroke(painter, lines, joints, wide * 0.98, view, (0.035, 0.17), 0.0)
        _stroke(painter, lines, faint(shaded(look.fill, 0.5), 0.55), wide * 0.38)
        _stroke(painter, lines, joints, wide * 0.05)
        return
    track = faint(shaded(look.line, 0.08), 0.62)
    middle = mixed(look.fill, QColor("#8d9458"), 0.40)
    _stroke(painter, lines, track, wide * 0.70)
    _stroke(painter, lines, faint(middle, 0.85), wide * 0.36)
    _dab(painter, lines, faint(look.fill, 0.75), wide * 0.42, view, _WORN, 0.2)
    _dab(painter, lines, faint(shaded(look.fill, 0.5), 0.25), wide * 0.92, view, (1.3, 2.3, 0.9, 1.5), 1.1)


def paint_worn_trail(painter: QPainter, look: Look, lines: Sequence[Stretch], view: View) -> None:
    """A footpath: trodden earth that the grass grows into, no planks."""
    wide = look.width
    _stroke(painter, lines, faint(look.fill, 0.30), wide * 2.4, view, _TUFTS, 0.0)
    for colour, width, long in (
        (faint(shaded(look.line, -0.2), 0.50), wide * 1.55, 0.62),
        (shaded(look.fill, 0.30), wide * 0.95, 0.54),
    ):
        # Longer where it is wider, too; round ends reach half a width farther than the dash.
        dash = max(0.01, long - width)
        _stroke(painter, lines, colour, width, view, (dash, 0.82 - dash), dash / 2, cap=ROUND, in_paces=True)


def paint_banks(painter: QPainter, look: Look, lines: Sequence[Stretch], view: View, earth: QColor) -> None:
    """The banks of a stream: earth, and what grows at the water."""
    wide = look.width * 1.25
    _stroke(painter, lines, faint(earth, 0.42), wide * 1.4, beyond=0.34)
    reeds = faint(mixed(earth, QColor("#3f5a2c"), 0.75), 0.36)
    for shift, beyond in ((0.4, 0.24), (1.9, 0.31)):
        _dab(painter, lines, reeds, wide, view, _REEDS, shift, beyond=beyond)


def paint_current(painter: QPainter, look: Look, lines: Sequence[Stretch], view: View) -> None:
    """Deeper water in the middle of a stream, and ripples: two rows beside each other where it is wide."""
    wide = look.width * 1.25
    _stroke(painter, lines, faint(shaded(look.fill, -0.30), 0.20), wide * 0.72)
    _stroke(painter, lines, faint(shaded(look.fill, -0.30), 0.24), wide * 0.44)
    for number, (colour, way) in enumerate(
        ((faint(shaded(look.fill, 0.45), 0.5), -1), (faint(shaded(look.fill, -0.25), 0.5), 1))
    ):
        for one in lines:
            here = wide * one.wide
            aside = way * here * 0.2 if here > _RIVER else 0.0
            moved = Stretch(one.start, one.line.translated(aside, aside))
            ripples = min(here * 0.5, _RIPPLE)
            _stroke(painter, [moved], colour, ripples, view, (0.32, 1.6, 0.18, 2.3), 0.3 + 1.7 * number)


def _dab(
    painter: QPainter,
    lines: Sequence[Stretch],
    colour: QColor,
    width: float,
    view: View,
    dashes: Sequence[float],
    shift: float = 0.0,
    *,
    beyond: float = 0.0,
) -> None:
    """Dashes as of a brush: each as long with its round ends as it says, or a dab where that is less than its width."""
    pattern: list[float] = []
    for dash, gap in zip(dashes[::2], dashes[1::2], strict=True):
        long = max(0.01, dash - width - beyond)
        pattern += (long, dash + gap - long)
    _stroke(painter, lines, colour, width, view, pattern, shift, cap=ROUND, beyond=beyond)


def _stroke(
    painter: QPainter,
    lines: Sequence[Stretch],
    colour: QColor,
    width: float,
    view: View | None = None,
    dashes: Sequence[float] = (),
    shift: float = 0.0,
    *,
    cap: Qt.PenCapStyle | None = None,
    beyond: float = 0.0,
    in_paces: bool = False,
) -> None:
    pen = pen_of(colour, width, cap=cap or (FLAT if dashes else ROUND))
    # Between pieces as short as a curve's, blunt joins look as round ones do, and cost a third.
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    stroke_along(painter, lines, pen, dashes, view, shift=shift, beyond=beyond, in_paces=in_paces)
