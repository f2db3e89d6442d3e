"""Recipes of textures: what the surface of each pattern is strewn with."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from bob_editor.render.chance import chance, scattered
from bob_editor.render.textures import PERIOD, Mark

Recipe = Callable[[QColor, QColor], list[Mark]]


def shaded(colour: QColor, by: float) -> QColor:
    """A colour lighter (above 0) or darker (below) by a share of the way to white or black."""
    other = QColor("#fffbe8") if by > 0 else QColor("#14140a")
    return mixed(colour, other, abs(by))


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
    phase = draw.random() * math.tau
    steps = 2 * lobes
    points = []
    for step in range(steps):
        angle = phase + math.tau * step / steps
        reach = radius * (1 + (depth if step % 2 == 0 else -depth) + depth * (draw.random() - 0.5))
        points.append(QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle)))
    path = QPainterPath((points[-1] + points[0]) / 2)
    for place, point in enumerate(points):
        path.quadTo(point, (point + points[(place + 1) % steps]) / 2)
    path.closeSubpath()
    return path


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


def _meadow(fill: QColor, line: QColor) -> list[Mark]:
    """Ground: broad mottles and a few tufts."""
    draw = chance("meadow")
    marks = []
    for x, y in scattered(PERIOD, 1.1, "mottles"):
        tint = shaded(fill, 0.10 if draw.random() < 0.5 else -0.05)
        marks.append(
            Mark(((blob(x, y, 0.4 + 0.7 * draw.random(), draw, depth=0.3), faint(tint, 0.35), 0.0),))
        )
    for x, y in scattered(PERIOD, 1.5, "tufts"):
        high = 0.10 + 0.08 * draw.random()
        tuft = polyline((x - 0.09, y - high * 0.7), (x, y), (x + 0.01, y - high))
        tuft.moveTo(x, y)
        tuft.lineTo(x + 0.1, y - high * 0.6)
        marks.append(Mark(((tuft, faint(line, 0.45), 0.028),)))
    return marks


def _canopy(fill: QColor, line: QColor) -> list[Mark]:
    """Woods from above: crowns side by side, lit from the north-west."""
    draw = chance("canopy")
    marks = [
        Mark(((disc(x, y, 0.36), faint(shaded(fill, -0.35), 0.5), 0.0),))
        for x, y in scattered(PERIOD, 0.62, "gaps")
    ]
    for x, y in sorted(scattered(PERIOD, 0.56, "crowns"), key=lambda point: point[1]):
        radius = 0.33 + 0.15 * draw.random()
        tint = mixed(shaded(fill, -0.10 + 0.22 * draw.random()), line, 0.12 * draw.random())
        seed = draw.random()
        crown = blob(x, y, radius, chance("crown", seed))
        shade = crown.translated(0.07, 0.09)
        light = blob(x - 0.22 * radius, y - 0.28 * radius, 0.58 * radius, chance("light", seed), lobes=6)
        spark = blob(x - 0.34 * radius, y - 0.42 * radius, 0.26 * radius, chance("spark", seed), lobes=5)
        marks.append(
            Mark(
                (
                    (shade, faint(shaded(line, -0.35), 0.55), 0.0),
                    (crown, tint, 0.0),
                    (light, faint(shaded(fill, 0.22), 0.5), 0.0),
                    (spark, faint(shaded(fill, 0.45), 0.45), 0.0),
                )
            )
        )
    return marks


def _wheat(fill: QColor, line: QColor) -> list[Mark]:
    """A field: rows of ears, slightly aslant."""
    draw = chance("wheat")
    marks = []
    rows, rise = 48, 6  # rows that rise by whole spacings meet themselves at the square's edge
    spacing = PERIOD / rows
    for row in range(rows):
        for part in range(12):
            x = part * PERIOD / 12
            y = row * spacing - rise * spacing * part / 12
            furrow = polyline((x, y), (x + 1.0, y - rise * spacing / 12))
            if row % 2 == 0:
                marks.append(Mark(((furrow, faint(shaded(fill, 0.45), 0.32), 0.09),)))
                continue
            ears = QPainterPath()
            for _ in range(5):
                at = draw.random()
                foot = (x + at, y - rise * spacing * at / 12 + 0.05)
                ears.moveTo(*foot)
                ears.lineTo(foot[0] + 0.05 * (draw.random() - 0.3), foot[1] - 0.12 - 0.07 * draw.random())
            marks.append(
                Mark(((furrow, faint(line, 0.22), 0.06), (ears, faint(shaded(line, -0.15), 0.62), 0.036)))
            )
    return marks


def _grass(fill: QColor, line: QColor) -> list[Mark]:
    """Tall grass: fans of blades."""
    draw = chance("grass")
    marks = []
    for x, y in sorted(scattered(PERIOD, 0.42, "grass"), key=lambda point: point[1]):
        dark = QPainterPath()
        light = QPainterPath()
        for blade in range(4):
            lean = (blade - 1.5) * 0.11 + 0.06 * (draw.random() - 0.5)
            high = 0.26 + 0.16 * draw.random()
            path = dark if blade % 2 else light
            path.moveTo(x, y)
            path.quadTo(x + lean * 0.4, y - high * 0.6, x + lean * 1.5, y - high)
        marks.append(Mark(((dark, faint(line, 0.75), 0.05), (light, faint(shaded(fill, 0.4), 0.7), 0.045))))
    return marks


def _marsh(fill: QColor, line: QColor) -> list[Mark]:
    """Swamp: pools, water lines and reeds."""
    draw = chance("marsh")
    marks = []
    water = mixed(fill, QColor("#4f86a8"), 0.5)
    for x, y in scattered(PERIOD, 1.5, "pools"):
        pool = blob(x, y, 0.3 + 0.3 * draw.random(), draw, lobes=4, depth=0.1)
        marks.append(Mark(((pool, faint(water, 0.7), 0.0),)))
    for x, y in sorted(scattered(PERIOD, 0.72, "reeds"), key=lambda point: point[1]):
        wide = 0.2 + 0.12 * draw.random()
        ripple = polyline((x - wide, y), (x + wide, y))
        ripple.moveTo(x - wide * 0.5, y + 0.11)
        ripple.lineTo(x + wide * 0.6, y + 0.11)
        reeds = polyline((x - 0.1, y - 0.2), (x - 0.03, y), (x, y - 0.32))
        reeds.moveTo(x + 0.04, y)
        reeds.lineTo(x + 0.13, y - 0.22)
        marks.append(
            Mark(((ripple, faint(shaded(water, -0.25), 0.65), 0.04), (reeds, faint(line, 0.95), 0.05)))
        )
    return marks


def _water(fill: QColor, _line: QColor) -> list[Mark]:
    """Open water: short waves."""
    draw = chance("water")
    marks = []
    for x, y in scattered(PERIOD, 1.2, "depths"):
        tint = faint(shaded(fill, -0.12 if draw.random() < 0.5 else 0.1), 0.3)
        marks.append(Mark(((blob(x, y, 0.5 + 0.6 * draw.random(), draw, depth=0.3), tint, 0.0),)))
    for x, y in scattered(PERIOD, 0.95, "waves"):
        wide = 0.16 + 0.16 * draw.random()
        wave = QPainterPath(QPointF(x - wide, y))
        wave.quadTo(x - wide / 2, y - 0.11, x, y)
        wave.quadTo(x + wide / 2, y + 0.11, x + wide, y)
        tint = shaded(fill, 0.45 if draw.random() < 0.6 else -0.25)
        marks.append(Mark(((wave, faint(tint, 0.6), 0.035),)))
    return marks


def _dots(fill: QColor, line: QColor) -> list[Mark]:
    """Sand: grains."""
    draw = chance("dots")
    return [
        Mark(
            (
                (
                    disc(x, y, 0.025 + 0.035 * draw.random()),
                    faint(line if draw.random() < 0.7 else shaded(fill, 0.5), 0.8),
                    0.0,
                ),
            )
        )
        for x, y in scattered(PERIOD, 0.3, "grains")
    ]


def _hatch(fill: QColor, line: QColor) -> list[Mark]:
    """Rough ground: short strokes down the slope."""
    draw = chance("hatch")
    marks = []
    for x, y in scattered(PERIOD, 0.6, "hatch"):
        long = 0.14 + 0.1 * draw.random()
        stroke = polyline((x - long / 2, y - long), (x + long / 2, y + long))
        marks.append(Mark(((stroke, faint(line, 0.38), 0.04),)))
    for x, y in scattered(PERIOD, 1.4, "hatch stones"):
        marks.append(
            Mark(
                (
                    (
                        blob(x, y, 0.07 + 0.05 * draw.random(), draw, lobes=4),
                        faint(shaded(fill, 0.35), 0.8),
                        0.0,
                    ),
                )
            )
        )
    return marks


def _ditch(_fill: QColor, line: QColor) -> list[Mark]:
    """A dug ditch: level bars across its floor."""
    marks = []
    for row in range(24):
        y = row * PERIOD / 24
        for part in range(8):
            x = part * PERIOD / 8 + (0.75 if row % 2 else 0)
            marks.append(Mark(((polyline((x + 0.15, y), (x + 1.1, y)), faint(line, 0.4), 0.05),)))
    return marks


def _orchard_floor(fill: QColor, line: QColor) -> list[Mark]:
    """Mown grass between fruit trees: faint level stripes."""
    stripes = QPainterPath()
    for row in range(14):
        stripes.addRect(QRectF(0, row * PERIOD / 14, PERIOD, PERIOD / 28))
    return [Mark(((stripes, faint(shaded(fill, 0.3), 0.28), 0.0),)), *_meadow(fill, line)]


PATTERNS: Mapping[str, Recipe] = {
    "meadow": _meadow,
    "canopy": _canopy,
    "wheat": _wheat,
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
