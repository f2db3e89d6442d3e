"""Footprints of buildings: angular blocks around the dots, joined where hexes adjoin, seeded.

Lengths are in circumradii, in true proportions, until the outline is rounded to thousandths of the canonical frame.
"""

import math
from collections.abc import Iterable, Mapping
from random import Random

import shapely
from shapely.affinity import rotate, scale, translate
from shapely.geometry import Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame
from bob_editor.geometry.made.natural import (
    DOT_MARGIN,
    MARGIN,
    hex_union,
    neighbours_among,
    to_milli,
    to_true,
    true_centres,
)
from bob_editor.geometry.shapes import polygons_of

YARD = 0.5
"""A gap within a building is closed unless it is larger than this (square circumradii) or holds a dot."""


PLOT = math.sqrt(0.75) - MARGIN - 0.01
"""A house reaches no farther from its dot than this, so that its hex cuts no corner off it."""


def footprint(
    frame: Frame,
    hexes: Iterable[Hex],
    seed: str,
    *,
    size: float = 1.0,
    fronts: Mapping[Hex, float] | None = None,
) -> Polygon | None:
    """One building over connected hexes, in thousandths of the canonical frame; None where none can be found.

    ``size`` is 1 for a house that nearly fills its hex. ``fronts`` gives, in radians in true proportions, how the
    street runs that a hex's house faces; houses without one stand at any of the hexes' own angles.
    """
    chosen = sorted(hexes)
    dots = [(float(x), float(y)) for x, y in true_centres(frame, chosen)]
    random = Random(seed)
    streets = fronts or {}
    angle = math.radians(30 * random.randrange(6))
    blocks: list[BaseGeometry] = []
    pairs = neighbours_among(chosen)
    depth = size * random.uniform(0.36, 0.44)
    for a, b in pairs:
        (ax, ay), (bx, by) = dots[a], dots[b]
        along = math.atan2(by - ay, bx - ax)
        blocks.append(
            _block(((ax + bx) / 2, (ay + by) / 2), math.dist(dots[a], dots[b]) / 2 + 0.2, depth, along)
        )
    for number, at in enumerate(chosen):
        beside = [
            math.atan2(dots[b][1] - dots[a][1], dots[b][0] - dots[a][0]) for a, b in pairs if number in (a, b)
        ]
        blocks += _house(
            dots[number], random, size, streets.get(at, beside[0] if beside else angle), lone=not pairs
        )
    whole = hex_union(frame, chosen)
    shape = shapely.union_all([*blocks], grid_size=1e-9).intersection(
        whole.buffer(-MARGIN, join_style="mitre")
    )
    others = whole.convex_hull.difference(whole)
    parts = polygons_of(shape)
    if len(parts) != 1:
        return None
    closed = Polygon(
        parts[0].exterior,
        [
            hole
            for hole in parts[0].interiors
            if Polygon(hole).area > YARD or Polygon(hole).intersects(others)
        ],
    )
    outline = to_milli(closed.simplify(0.015))
    if outline is None or not outline.is_valid or not whole.covers(to_true(outline)):
        return None
    edge = to_true(outline).boundary
    held = all(
        to_true(outline).covers(Point(dot)) and edge.distance(Point(dot)) >= DOT_MARGIN for dot in dots
    )
    return outline if held else None


def _block(middle: tuple[float, float], long: float, deep: float, angle: float) -> Polygon:
    """A rectangle by its half lengths, turned."""
    return translate(rotate(box(-long, -deep, long, deep), angle, origin=(0, 0), use_radians=True), *middle)


def _house(
    dot: tuple[float, float], random: Random, size: float, angle: float, *, lone: bool
) -> list[BaseGeometry]:
    """A house at a dot: a block, and often a wing at right angles to it."""
    long = size * (random.uniform(0.56, 0.66) if lone else random.uniform(0.44, 0.56))
    deep = size * random.uniform(0.38, 0.48)
    shift = random.uniform(-0.06, 0.06)
    x, y = dot[0] - shift * math.sin(angle), dot[1] + shift * math.cos(angle)
    blocks: list[BaseGeometry] = [_block((x, y), long, deep, angle)]
    if random.random() < 0.7:
        wide = size * random.uniform(0.2, 0.28)
        out = size * random.uniform(0.16, 0.24)
        place = random.choice((-1, 1)) * (long - wide)
        way = random.choice((-1, 1)) * (deep + out / 2)
        wing = (
            x + place * math.cos(angle) - way * math.sin(angle),
            y + place * math.sin(angle) + way * math.cos(angle),
        )
        blocks.append(_block(wing, wide, out / 2 + 0.05, angle))
    farthest = max(math.dist(dot, corner) for block in blocks for corner in shapely.get_coordinates(block))
    fit = min(1.0, PLOT / farthest)
    return [scale(block, fit, fit, origin=dot) for block in blocks]
