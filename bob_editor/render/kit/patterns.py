"""Recipes of textures: what the surface of each pattern is strewn with."""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from bob_editor.render.kit.chance import chance, scattered
from bob_editor.render.kit.textures import PERIOD, Mark, Shapes

Recipe = Callable[[QColor, QColor], list[Mark]]


_WHITE, _BLACK = QColor("#fffbe8"), QColor("#14140a")


def shaded(colour: QColor, by: float) -> QColor:
    """A colour lighter (above 0) or darker (below) by a share of the way to white or black."""
    return mixed(colour, _WHITE if by > 0 else _BLACK, abs(by))


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """A colour between two, ``share`` of the way to the second; the alpha is the first's."""
    keep = 1 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
        first.alphaF(),
    )


def faint(colour: QColor, alpha: float) -> QColor:
    """The colour, see-through."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def blob(
    x: float, y: float, radius: float, draw: Random, *, lobes: int = 7, depth: float = 0.13
) -> QPainterPath:
    """A round shape with a lobed edge, as a tree's crown seen from above."""
    dice, phase = draw.random, draw.random() * math.tau
    xs, ys = [], []
    for turn, far in _lobed(lobes, depth):
        reach = radius * (far + depth * (dice() - 0.5))
        xs.append(x + reach * math.cos(phase + turn))
        ys.append(y + reach * math.sin(phase + turn))
    path = QPainterPath()
    path.moveTo((xs[-1] + xs[0]) / 2, (ys[-1] + ys[0]) / 2)
    for here, there, right, down in zip(xs, ys, [*xs[1:], xs[0]], [*ys[1:], ys[0]], strict=True):
        path.quadTo(here, there, (here + right) / 2, (there + down) / 2)
    path.closeSubpath()
    return path


@cache
def _lobed(lobes: int, depth: float) -> tuple[tuple[float, float], ...]:
    """Where about a circle of radius 1 the corners of a lobed edge lie, out and in by turns: angle and reach."""
    steps = 2 * lobes
    return tuple((math.tau * step / steps, 1 + (depth if step % 2 == 0 else -depth)) for step in range(steps))


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def polyline(*points: tuple[float, float]) -> QPainterPath:
    """An open line."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    return path


def _strewn(
    points: Iterable[tuple[float, float]], looks: int, name: str, make: Callable[[Random], Shapes]
) -> list[Mark]:
    """Things at points, each with one of a few looks that ``make`` gives."""
    draw = chance(name)
    made = [make(chance(name, number)) for number in range(looks)]
    return [Mark(made[draw.randrange(looks)], x, y) for x, y in points]


def _downward(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """In the order in which nearer things hide farther ones."""
    return sorted(points, key=lambda point: point[1])


def _meadow(fill: QColor, line: QColor) -> list[Mark]:
    """Ground: broad mottles and a few tufts."""

    def mottle(draw: Random) -> Shapes:
        tint = shaded(fill, 0.10 if draw.random() < 0.5 else -0.05)
        return ((blob(0, 0, 0.4 + 0.7 * draw.random(), draw, depth=0.3), faint(tint, 0.35), 0.0),)

    def tuft(draw: Random) -> Shapes:
        high = 0.10 + 0.08 * draw.random()
        path = polyline((-0.09, -high * 0.7), (0, 0), (0.01, -high))
        path.moveTo(0, 0)
        path.lineTo(0.1, -high * 0.6)
        return ((path, faint(line, 0.45), 0.028),)

    return [
        *_strewn(scattered(PERIOD, 1.1, "mottles"), 18, "mottle", mottle),
        *_strewn(scattered(PERIOD, 1.5, "tufts"), 6, "tuft", tuft),
    ]


def _tufts(fill: QColor, line: QColor) -> list[Mark]:
    """What grows on open ground: tufts of grass, low scrub and bare specks, over whatever tone it has."""
    fill = faint(fill, 1.0)

    def tuft(draw: Random) -> Shapes:
        high = 0.09 + 0.07 * draw.random()
        path = polyline((-0.08, -high * 0.7), (0, 0), (0.01, -high))
        path.moveTo(0, 0)
        path.lineTo(0.09, -high * 0.6)
        return ((path, faint(line, 0.30), 0.025),)

    def speck(draw: Random) -> Shapes:
        tint = shaded(fill, 0.35 if draw.random() < 0.5 else -0.3)
        return ((blob(0, 0, 0.05 + 0.10 * draw.random(), draw, lobes=5, depth=0.18), faint(tint, 0.28), 0.0),)

    def scrub(draw: Random) -> Shapes:
        size = 0.09 + 0.05 * draw.random()
        return (
            (disc(0.04, 0.05, size), faint(shaded(line, -0.4), 0.25), 0.0),
            (blob(0, 0, size, draw, lobes=5), faint(shaded(fill, -0.32), 0.75), 0.0),
            (blob(-0.03, -0.03, size * 0.5, draw, lobes=4), faint(shaded(fill, -0.08), 0.8), 0.0),
        )

    return [
        *_strewn(scattered(PERIOD, 0.55, "specks"), 16, "speck", speck),
        *_strewn(scattered(PERIOD, 1.0, "tufts of grass"), 8, "tuft", tuft),
        *_strewn(scattered(PERIOD, 2.6, "scrub"), 8, "scrub", scrub),
    ]


def _canopy(fill: QColor, line: QColor) -> list[Mark]:
    """Woods from above: crowns side by side, lit from the north-west."""

    def gap(_: Random) -> Shapes:
        return ((disc(0, 0, 0.36), faint(shaded(fill, -0.35), 0.5), 0.0),)

    def crown(draw: Random) -> Shapes:
        radius = 0.33 + 0.15 * draw.random()
        tint = mixed(shaded(fill, -0.10 + 0.22 * draw.random()), line, 0.12 * draw.random())
        whole = blob(0, 0, radius, draw)
        light = blob(-0.22 * radius, -0.28 * radius, 0.58 * radius, draw, lobes=6)
        spark = blob(-0.34 * radius, -0.42 * radius, 0.26 * radius, draw, lobes=5)
        return (
            (whole.translated(0.07, 0.09), faint(shaded(line, -0.35), 0.55), 0.0),
            (whole, tint, 0.0),
            (light, faint(shaded(fill, 0.22), 0.5), 0.0),
            (spark, faint(shaded(fill, 0.45), 0.45), 0.0),
        )

    return [
        *_strewn(scattered(PERIOD, 0.62, "gaps"), 1, "gap", gap),
        *_strewn(_downward(scattered(PERIOD, 0.56, "crowns")), 36, "crown", crown),
    ]


def _wheat(fill: QColor, line: QColor) -> list[Mark]:
    """A field: rows of ears, slightly aslant."""
    rows, rise, parts = 48, 6, 12  # rows that rise by whole spacings meet themselves at the square's edge
    spacing = PERIOD / rows
    furrow = polyline((0, 0), (PERIOD / parts, -rise * spacing / parts))

    def bare(_: Random) -> Shapes:
        return ((furrow, faint(shaded(fill, 0.45), 0.32), 0.09),)

    def sown(draw: Random) -> Shapes:
        ears = QPainterPath()
        for _ in range(5):
            at = draw.random()
            foot = (at, -rise * spacing * at / parts + 0.05)
            ears.moveTo(*foot)
            ears.lineTo(foot[0] + 0.05 * (draw.random() - 0.3), foot[1] - 0.12 - 0.07 * draw.random())
        return ((furrow, faint(line, 0.22), 0.06), (ears, faint(shaded(line, -0.15), 0.62), 0.036))

    def row_of(row: int) -> list[tuple[float, float]]:
        step = PERIOD / parts
        return [(part * step, (row - rise * part / parts) * spacing) for part in range(parts)]

    # Every other row is bare; ears stand before the furrow behind them.
    return [
        *_strewn([place for row in range(0, rows, 2) for place in row_of(row)], 1, "furrow", bare),
        *_strewn([place for row in range(1, rows, 2) for place in row_of(row)], 24, "ears", sown),
    ]


def _stubble(fill: QColor, line: QColor) -> list[Mark]:
    """The ground of a field: broad mottles, between which its rows are drawn."""

    def mottle(draw: Random) -> Shapes:
        tint = shaded(fill, 0.16 if draw.random() < 0.5 else -0.10)
        return ((blob(0, 0, 0.3 + 0.6 * draw.random(), draw, depth=0.3), faint(tint, 0.35), 0.0),)

    def straw(draw: Random) -> Shapes:
        lean = 0.12 * (draw.random() - 0.5)
        return ((polyline((0, 0), (lean, -0.13)), faint(line, 0.45), 0.03),)

    return [
        *_strewn(scattered(PERIOD, 0.9, "stubble"), 16, "stubble", mottle),
        *_strewn(scattered(PERIOD, 0.42, "straw"), 10, "straw", straw),
    ]


def _grass(fill: QColor, line: QColor) -> list[Mark]:
    """Tall grass: fans of blades."""

    def fan(draw: Random) -> Shapes:
        dark, light = QPainterPath(), QPainterPath()
        for blade in range(4):
            lean = (blade - 1.5) * 0.11 + 0.06 * (draw.random() - 0.5)
            high = 0.26 + 0.16 * draw.random()
            path = dark if blade % 2 else light
            path.moveTo(0, 0)
            path.quadTo(lean * 0.4, -high * 0.6, lean * 1.5, -high)
        return ((dark, faint(line, 0.75), 0.05), (light, faint(shaded(fill, 0.4), 0.7), 0.045))

    return _strewn(_downward(scattered(PERIOD, 0.42, "grass")), 30, "fan", fan)


def _marsh(fill: QColor, line: QColor) -> list[Mark]:
    """Swamp: pools, water lines and reeds."""
    water = mixed(fill, QColor("#4f86a8"), 0.5)

    def pool(draw: Random) -> Shapes:
        path = blob(0, 0, 0.3 + 0.3 * draw.random(), draw, lobes=4, depth=0.1)
        return ((path, faint(water, 0.7), 0.0),)

    def reeds(draw: Random) -> Shapes:
        wide = 0.2 + 0.12 * draw.random()
        ripple = polyline((-wide, 0), (wide, 0))
        ripple.moveTo(-wide * 0.5, 0.11)
        ripple.lineTo(wide * 0.6, 0.11)
        stalks = polyline((-0.1, -0.2), (-0.03, 0), (0, -0.32))
        stalks.moveTo(0.04, 0)
        stalks.lineTo(0.13, -0.22)
        return ((ripple, faint(shaded(water, -0.25), 0.65), 0.04), (stalks, faint(line, 0.95), 0.05))

    return [
        *_strewn(scattered(PERIOD, 1.5, "pools"), 12, "pool", pool),
        *_strewn(_downward(scattered(PERIOD, 0.72, "reeds")), 8, "reeds", reeds),
    ]


def _water(fill: QColor, _line: QColor) -> list[Mark]:
    """Open water: short waves."""

    def depth(draw: Random) -> Shapes:
        tint = faint(shaded(fill, -0.12 if draw.random() < 0.5 else 0.1), 0.3)
        return ((blob(0, 0, 0.5 + 0.6 * draw.random(), draw, depth=0.3), tint, 0.0),)

    def wave(draw: Random) -> Shapes:
        wide = 0.16 + 0.16 * draw.random()
        path = QPainterPath(QPointF(-wide, 0))
        path.quadTo(-wide / 2, -0.11, 0, 0)
        path.quadTo(wide / 2, 0.11, wide, 0)
        return ((path, faint(shaded(fill, 0.45 if draw.random() < 0.6 else -0.25), 0.6), 0.035),)

    return [
        *_strewn(scattered(PERIOD, 1.2, "depths"), 14, "depth", depth),
        *_strewn(scattered(PERIOD, 0.95, "waves"), 14, "wave", wave),
    ]


def _dots(fill: QColor, line: QColor) -> list[Mark]:
    """Sand: grains."""

    def grain(draw: Random) -> Shapes:
        tint = line if draw.random() < 0.7 else shaded(fill, 0.5)
        return ((disc(0, 0, 0.025 + 0.035 * draw.random()), faint(tint, 0.8), 0.0),)

    return _strewn(scattered(PERIOD, 0.3, "grains"), 20, "grain", grain)


def _hatch(fill: QColor, line: QColor) -> list[Mark]:
    """Rough ground: short strokes down the slope."""

    def stroke(draw: Random) -> Shapes:
        long = 0.14 + 0.1 * draw.random()
        return ((polyline((-long / 2, -long), (long / 2, long)), faint(line, 0.38), 0.04),)

    def stone(draw: Random) -> Shapes:
        path = blob(0, 0, 0.07 + 0.05 * draw.random(), draw, lobes=4)
        return ((path, faint(shaded(fill, 0.35), 0.8), 0.0),)

    return [
        *_strewn(scattered(PERIOD, 0.6, "hatch"), 8, "hatch stroke", stroke),
        *_strewn(scattered(PERIOD, 1.4, "hatch stones"), 8, "hatch stone", stone),
    ]


def _ditch(_fill: QColor, line: QColor) -> list[Mark]:
    """A dug ditch: level bars across its floor."""
    bar = ((polyline((0.15, 0), (1.1, 0)), faint(line, 0.4), 0.05),)
    return [
        Mark(bar, part * PERIOD / 8 + (0.75 if row % 2 else 0), row * PERIOD / 24)
        for row in range(24)
        for part in range(8)
    ]


def _orchard_floor(fill: QColor, line: QColor) -> list[Mark]:
    """Mown grass between fruit trees: faint level stripes."""
    stripes = QPainterPath()
    for row in range(14):
        stripes.addRect(QRectF(0, row * PERIOD / 14, PERIOD, PERIOD / 28))
    return [Mark(((stripes, faint(shaded(fill, 0.3), 0.28), 0.0),)), *_meadow(fill, line)]


PATTERNS: Mapping[str, Recipe] = {
    "meadow": _meadow,
    "tufts": _tufts,
    "canopy": _canopy,
    "wheat": _wheat,
    "stubble": _stubble,
    "grass": _grass,
    "marsh": _marsh,
    "water": _water,
    "dots": _dots,
    "hatch": _hatch,
    "ditch": _ditch,
    "orchard": _orchard_floor,
    "palms": _meadow,
}
"""The recipe of each pattern that has a texture. Buildings, paths and hexsides are drawn as what they are instead."""
