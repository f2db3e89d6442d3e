"""Woods from above: crowns of several trees, each lit from the north-west; where they stand is seeded by place."""

import math
from functools import cache

import numpy as np
import numpy.typing as npt
import shapely
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.arrays import Floats, Ints
from bob_editor.render.kit.chance import chance
from bob_editor.render.kit.patterns import blob, disc, faint, mixed, shaded
from bob_editor.render.scenic.noise import hashed, noise_at

LOOSE = 0.13
"""Units that a crown may reach over the edge of its woods."""

BOX = QRectF(-0.95, -0.95, 1.9, 1.9)
"""What holds any crown with its shadow."""

_SPACING, _BUSHES = 0.80, 0.40
_CLOSE = 0.94
"""Rows of trees are nearer to each other than trees in a row, as they stand between those of the next."""
_SHAPES = 4
SPECIES = 5
"""How many sorts of trees a wood mixes; the last is a conifer."""

_STREWN, _FEW, _MANY = 0.06, 0.6, 0.34
"""The share of conifers in any wood; where they gather, so much of their noise is left out, so many more at most."""

_RADII = (0.40, 0.47, 0.54, 0.60)
_BUSH_RADII = (0.20, 0.26)

Crown = int
"""Which crown: its shape, its sort and its size in one number."""

Crowns = npt.NDArray[np.float64]
"""Rows of x, y and the crown's number."""

Places = tuple[Floats, Floats, list[Floats]]
"""Xs, ys, and five dice for each."""

Stands = tuple[Places, Places]
"""Of trees, and of bushes."""


def stands_in(bounds: tuple[float, float, float, float]) -> Stands:
    """Where trees and bushes would stand within bounds, were all of it woods."""
    return _grid(bounds, _SPACING, 1), _grid(bounds, _BUSHES, 2)


def crowns_in(area: BaseGeometry, edge: BaseGeometry, stands: Stands, *, sparse: bool = False) -> Crowns:
    """The crowns of the woods that fill an area; ``edge`` is the part of its outline where the woods end.

    Bushes fill in along the edge, where no tree has room; scrub (``sparse``) has bushes everywhere, and few trees.
    They are those of ``stands`` that have room.
    """
    if area.is_empty:
        return np.empty((0, 3))
    shapely.prepare(area)
    trees, bushes = stands
    found = []
    for (across, down, dice), radii, first in ((trees, _RADII, 0), (bushes, _BUSH_RADII, len(_RADII))):
        size = np.minimum((dice[0] * len(radii)).astype(int), len(radii) - 1)
        reach = np.array(radii)[size]
        kept = shapely.contains_xy(area, across, down)
        xs, ys, size, reach = across[kept], down[kept], size[kept], reach[kept]
        more = [one[kept] for one in dice[1:]]
        far = shapely.distance(edge, shapely.points(xs, ys)) if not edge.is_empty else np.full(len(xs), 9.0)
        fits = far >= reach - LOOSE
        if first:
            fits &= (far < 0.62) | sparse & (more[2] < 0.47)
        else:
            # A tree too large for its place is a smaller one, as long as it is a tree.
            smaller = (~fits) & (far >= _RADII[0] - LOOSE)
            size = np.where(smaller, 0, size)
            fits |= smaller
            if sparse:
                fits &= more[2] < 0.14
        sort = _sorts(xs, ys, more[0], more[3])
        if first:
            # What is low at the edge is leafy.
            sort = np.minimum(sort, SPECIES - 2)
        shape = (more[1] * _SHAPES).astype(int)
        number = (first + size) * 100 + sort * 10 + shape
        found.append(np.stack([xs, ys, number], axis=1)[fits])
    return np.concatenate(found)


def _grid(bounds: tuple[float, float, float, float], step: float, salt: int) -> Places:
    """Places about a step apart, and five dice for each."""
    left, top, right, bottom = bounds
    columns = np.arange(math.floor(left / step) - 1, math.ceil(right / step) + 1)
    high = step * _CLOSE
    rows = np.arange(math.floor(top / high) - 1, math.ceil(bottom / high) + 1)
    grid = np.meshgrid(columns, rows)
    across, down = grid[0].ravel(), grid[1].ravel()
    dice = [hashed(across, down, 10 * salt + number) for number in range(7)]
    xs = (across + 0.5 * (down % 2) + 0.52 * (dice[0] - 0.5)) * step
    ys = (down + 0.52 * (dice[1] - 0.5)) * high
    return xs, ys, dice[2:]


def _sorts(xs: Floats, ys: Floats, dice: Floats, strewn: Floats) -> Ints:
    """Sorts of trees stand together: mostly the one of the place, some strewn in.

    Conifers gather in places, too, but nowhere alone: a stand of them would look like another terrain.
    """
    place = noise_at("stand", 6.0, xs, ys)
    sort = (np.clip(place * 0.6 + dice * 0.4, 0, 0.999) * (SPECIES - 1)).astype(int)
    pines = np.clip(noise_at("pines", 8.0, xs, ys) - _FEW, 0, _MANY)
    return np.where(strewn < _STREWN + pines, SPECIES - 1, sort)


def draw_shade(painter: QPainter, crown: Crown, colour: QColor) -> None:
    """A crown's shadow on the ground."""
    radius = _radius(crown)
    painter.fillPath(disc(0.16, 0.21, radius * 0.98), colour)


def draw_crown(painter: QPainter, crown: Crown, palette: tuple[QColor, ...]) -> None:
    """A crown around the origin."""
    tint = palette[_colour(crown // 10 % 10, len(palette))]
    for path, by, alpha in _parts(crown):
        painter.fillPath(path, faint(shaded(tint, by), alpha))


def _colour(sort: int, colours: int) -> int:
    """The place of a sort's colour among so many: a conifer has the last, the others share those before it."""
    return colours - 1 if sort == SPECIES - 1 else sort % max(1, colours - 1)


def _radius(crown: Crown) -> float:
    return (*_RADII, *_BUSH_RADII)[crown // 100]


@cache
def _parts(crown: Crown) -> tuple[tuple[QPainterPath, float, float], ...]:
    """The shapes of a crown: how much lighter than its colour, and how opaque."""
    draw = chance("crown", crown)
    radius = _radius(crown)
    if crown // 10 % 10 == SPECIES - 1:
        return _conifer(radius * 0.92)
    whole = blob(0, 0, radius, draw, lobes=8 if radius > 0.3 else 6, depth=0.10)
    parts = [
        (whole, -0.30, 1.0),
        (
            blob(-0.05 * radius, -0.06 * radius, radius * 0.90, draw, lobes=8, depth=0.10),
            -0.06 + 0.1 * draw.random(),
            1.0,
        ),
    ]
    clumps = 5 if radius > 0.3 else 2
    turn = draw.random() * math.tau
    for number in range(clumps):
        angle = turn + number * math.tau / clumps + 0.5 * draw.random()
        far = radius * (0.42 + 0.12 * draw.random())
        x, y = far * math.cos(angle), far * math.sin(angle)
        bright = -(x * 0.55 + y * 0.83) / radius
        size = radius * (0.30 + 0.10 * draw.random())
        parts.append((blob(x, y, size, draw, lobes=5, depth=0.16), 0.14 + 0.30 * bright, 0.75))
    parts.append((blob(-0.30 * radius, -0.38 * radius, radius * 0.27, draw, lobes=5), 0.42, 0.5))
    return tuple(parts)


def _conifer(radius: float) -> tuple[tuple[QPainterPath, float, float], ...]:
    """A pointed tree: rings of boughs about its tip."""
    parts = []
    for ring, (share, by) in enumerate(((1.0, -0.42), (0.86, -0.22), (0.60, -0.05), (0.34, 0.16))):
        boughs = 9 - ring
        path = QPainterPath()
        for number in range(2 * boughs):
            angle = number * math.pi / boughs + 0.4 * ring
            reach = radius * share * (1.0 if number % 2 == 0 else 0.72)
            x, y = (
                reach * math.cos(angle) - 0.05 * ring * radius,
                reach * math.sin(angle) - 0.07 * ring * radius,
            )
            if number:
                path.lineTo(x, y)
            else:
                path.moveTo(x, y)
        path.closeSubpath()
        parts.append((path, by, 1.0))
    return tuple(parts)


def floor_of(palette: tuple[QColor, ...], dark: QColor) -> QColor:
    """The ground under the crowns."""
    return mixed(shaded(palette[1 % len(palette)], -0.14), dark, 0.08)
