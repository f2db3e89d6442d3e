"""Natural outlines: the ground of some hexes drawn as by hand, smooth and irregular, seeded.

An outline never leaves the hexes that it is drawn for and never comes near a dot, so no dot changes sides. It begins as
the outline of the hexes moved inward and rounded, is pushed in and out by smooth noise, held between what it must
contain and what must contain it, and thinned to few points. All lengths are in circumradii, in true proportions, until
the outline is rounded to thousandths of the canonical frame.
"""

import math
from collections.abc import Iterable, Sequence
from random import Random

import numpy as np
import shapely
from shapely.affinity import rotate
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.geometry.polygon import orient

from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, MILLI, SQRT3, Frame, corners_of_side
from bob_editor.geometry.shapes import areas_of, polygons_of
from bob_editor.records import Record

Area = Polygon | MultiPolygon

TO_TRUE = np.array([1 / (2 * MILLI), SQRT3 / (2 * MILLI)])
"""From thousandths of the canonical frame to circumradii in true proportions."""

MARGIN = 0.03
"""An outline keeps this far inside the hexes that it is drawn for."""
GAP = 0.06
"""An outline within another keeps this far from it."""
DOT_MARGIN = 0.15
"""An outline keeps at least this far from every dot."""
POINTS_PER_HEX = 24
"""The most points of an outline for each hex that it passes."""

_ROUND = 4
"""Points of a quarter of a bend: outlines are thinned to fewer in the end."""

_NOTCH = 0.3
"""Half the width of notches that are closed where an outline fills up to a hexside."""

_BAY = 0.25
"""The most area of a notch that the edge of a field runs straight across; a hex has 2.6."""

_STEP = 0.05
_WAVES = 9


class Manner(Record):
    """How a sort of ground is drawn.

    The outline lies ``reach`` around the web of lines between neighbouring dots, which is smoother than the hexes'
    outline, but at least ``inset`` inside that; it strays from there by ``swing``, over a length of about ``wave``.
    ``rounding`` is the radius of its bends; ``straight`` asks for straight edges and corners, as a field has, leaving
    out detail of that size. ``core`` is how much around each dot, and between neighbouring ones, it always holds.
    """

    inset: float = 0.05
    reach: float = 0.66
    swing: float = 0.13
    wave: float = 0.95
    rounding: float = 0.28
    straight: float = 0.0
    core: float = 0.32

    @property
    def bend(self) -> float:
        """The radius with which the outline follows the corners of its hexes."""
        return 0.05 if self.straight else 0.3


def natural_outline(
    frame: Frame,
    hexes: Iterable[Hex],
    manner: Manner,
    seed: str,
    *,
    inside: Area | None = None,
    around: Area | None = None,
    fills: Iterable[tuple[Hex, int]] = (),
) -> Polygon | None:
    """A natural outline for connected hexes, in thousandths of the canonical frame; None where none can be found.

    ``fills`` are hexsides, by hex and direction, up to which it reaches straight: a field's hedges, the board's edge.

    ``inside`` is an area that it must lie in and ``around`` one that it must hold, with some room to spare (thousandths
    likewise). The same arguments give the same outline.
    """
    chosen = sorted(hexes)
    whole = hex_union(frame, chosen)
    web = _web(frame, chosen)
    dots = MultiPoint(true_centres(frame, chosen)).buffer(manner.core, quad_segs=_ROUND)
    core = web.buffer(manner.core * 0.7, quad_segs=_ROUND).union(dots)
    limit = _rounded(whole.buffer(-MARGIN - 0.16 * manner.bend, join_style="mitre"), manner.bend)
    if inside is not None:
        room = to_true(inside)
        limit = limit.intersection(room.buffer(-GAP))
        core = core.intersection(limit)
    if around is not None:
        core = core.union(to_true(around).buffer(MARGIN).intersection(limit))
    filled = _filled(frame, fills, limit if inside is not None else whole.buffer(-MARGIN, join_style="mitre"))
    for attempt in range(4):
        calmer = 1 / (1 + attempt)
        begun = _begun(web, whole, manner, Random(seed))
        shape = _drawn(begun, core, limit, manner, manner.swing * calmer, seed)
        if filled is not None:
            # Notches between what was drawn and what is filled are filled as well.
            shape = shape.union(filled).buffer(_NOTCH, join_style="mitre").buffer(-_NOTCH, join_style="mitre")
            most = whole.buffer(-MARGIN, join_style="mitre")
            shape = shape.intersection(most)
            shape = _straightened(shape, most) if manner.straight else shape
            if inside is not None:
                shape = shape.intersection(to_true(inside).buffer(-GAP))
        outline = _thinned(shape, POINTS_PER_HEX * _edge_hexes(chosen))
        if outline is not None and _holds(frame, chosen, outline, whole, inside, around):
            return outline
    return None


def _straightened(shape: BaseGeometry, limit: BaseGeometry) -> Area:
    """A field whose edge runs straight across small notches, as far as its limit lets it."""
    parts = []
    for part in polygons_of(areas_of(shape.simplify(0.6 * MARGIN))):
        ring = list(orient(part).exterior.coords)[:-1]
        place = 0
        while place < len(ring) > 3:
            (ax, ay), (bx, by), (cx, cy) = ring[place - 1], ring[place], ring[(place + 1) % len(ring)]
            bay = ((cx - bx) * (by - ay) - (bx - ax) * (cy - by)) / 2
            if 0 < bay <= _BAY and limit.covers(LineString([(ax, ay), (cx, cy)])):
                del ring[place]
                place = max(0, place - 2)
            else:
                place += 1
        parts.append(Polygon(ring, [hole.coords for hole in part.interiors]))
    return areas_of(shapely.union_all(parts))


def _filled(frame: Frame, fills: Iterable[tuple[Hex, int]], limit: BaseGeometry) -> BaseGeometry | None:
    """The ground between dots and the hexsides to fill up to; None without any."""
    corners = np.array(CORNERS) * MILLI * TO_TRUE
    parts = []
    for at, direction in fills:
        first, second = corners_of_side(direction)
        (dot,) = true_centres(frame, [at])
        parts.append(Polygon([dot, dot + corners[first], dot + corners[second]]))
    return shapely.union_all(parts).intersection(limit) if parts else None


def hex_union(frame: Frame, hexes: Iterable[Hex]) -> Area:
    """The area of whole hexes, in circumradii and true proportions."""
    corners = np.array(CORNERS) * MILLI * TO_TRUE
    polygons = [Polygon(corners + centre) for centre in true_centres(frame, hexes)]
    return areas_of(shapely.union_all(polygons, grid_size=1e-9))


def true_centres(frame: Frame, hexes: Iterable[Hex]) -> Floats:
    """The dots of hexes, in circumradii and true proportions."""
    centres = np.array([frame.canonical_centre(at) for at in hexes], dtype=np.float64)
    return np.asarray(centres * MILLI * TO_TRUE, dtype=np.float64)


def to_true(shape: BaseGeometry) -> BaseGeometry:
    """From thousandths of the canonical frame to circumradii in true proportions."""
    return shapely.transform(shape, lambda points: points * TO_TRUE)


def to_milli(shape: BaseGeometry) -> Polygon | None:
    """From circumradii to whole thousandths of the canonical frame; None where that isn't one proper polygon."""
    rounded = areas_of(shapely.transform(shape, lambda points: np.rint(points / TO_TRUE)))
    if rounded.is_empty or not rounded.is_valid:
        rounded = areas_of(shapely.set_precision(shapely.make_valid(rounded), 1))
    parts = polygons_of(rounded)
    return shapely.remove_repeated_points(parts[0]) if len(parts) == 1 else None


def neighbours_among(hexes: Sequence[Hex]) -> list[tuple[int, int]]:
    """The pairs of hexes that adjoin, by their places."""
    place = {at: number for number, at in enumerate(hexes)}
    return [
        (number, place[other])
        for at, number in place.items()
        for other in at.neighbours()
        if place.get(other, -1) > number
    ]


def _web(frame: Frame, hexes: Sequence[Hex]) -> BaseGeometry:
    """The dots, the lines between neighbouring ones and the triangles between three."""
    dots = true_centres(frame, hexes)
    pairs = neighbours_among(hexes)
    after: dict[int, set[int]] = {}
    for a, b in pairs:
        after.setdefault(a, set()).add(b)
    none: set[int] = set()
    triangles = [
        Polygon(dots[[a, b, c]]) for a, b in pairs for c in sorted(after.get(a, none) & after.get(b, none))
    ]
    return shapely.union_all([MultiPoint(dots), *(LineString(dots[[a, b]]) for a, b in pairs), *triangles])


def _edge_hexes(hexes: Sequence[Hex]) -> int:
    """How many of the hexes have a neighbour that isn't one of them."""
    members = set(hexes)
    return sum(any(other not in members for other in at.neighbours()) for at in hexes)


def _begun(web: BaseGeometry, whole: Area, manner: Manner, random: Random) -> BaseGeometry:
    """The outline that noise is laid upon."""
    lone = isinstance(web, Point | MultiPoint)
    reach = min(0.66, manner.reach * 1.25) if lone else manner.reach
    around: BaseGeometry = (
        web.buffer(reach, join_style="mitre", cap_style="square")
        if manner.straight
        else web.buffer(reach, quad_segs=2 * _ROUND)
    )
    if manner.straight and lone:
        # A lone field: a block at any angle instead of a disc.
        x, y = web.centroid.coords[0]
        long, short = reach * random.uniform(1.05, 1.2), reach * random.uniform(0.8, 1)
        around = rotate(box(x - long, y - short, x + long, y + short), random.uniform(0, 180), origin=(x, y))
    elif manner.straight:
        around = around.simplify(manner.straight)
    return around.intersection(whole.buffer(-manner.inset, join_style="mitre"))


def _drawn(
    shape: BaseGeometry, core: BaseGeometry, limit: BaseGeometry, manner: Manner, swing: float, seed: str
) -> BaseGeometry:
    """The outline before it is thinned and rounded to thousandths."""
    shape = _rounded(shape.union(core), manner.rounding)
    if swing:
        noise = _Noise(Random(seed), manner.wave)
        shape = areas_of(
            shapely.union_all([_strayed(part, noise, swing) for part in polygons_of(shape)], grid_size=1e-9)
        )
    held = shape.union(core).intersection(limit)
    return _rounded(held, min(manner.rounding, 0.12)).union(core)


def _rounded(shape: BaseGeometry, radius: float) -> BaseGeometry:
    """The shape with corners of both kinds rounded; what is narrower than twice the radius may vanish."""
    return (
        shape.buffer(-radius, quad_segs=_ROUND)
        .buffer(2 * radius, quad_segs=_ROUND)
        .buffer(-radius, quad_segs=_ROUND)
    )


class _Noise:
    """Smooth noise over the plane from -1 to 1: a few waves in seeded directions."""

    def __init__(self, random: Random, wave: float) -> None:
        angles = np.array([random.uniform(0, math.tau) for _ in range(_WAVES)])
        lengths = np.array([wave * random.uniform(0.75, 1.9) for _ in range(_WAVES)])
        self.waves = np.stack([np.cos(angles), np.sin(angles)]) * (math.tau / lengths)
        self.phases = np.array([random.uniform(0, math.tau) for _ in range(_WAVES)])

    def at(self, points: Floats) -> Floats:
        """The noise at points."""
        total = np.sin(points @ self.waves + self.phases).sum(axis=1)
        return np.asarray(np.tanh(total * (1.6 / math.sqrt(_WAVES))), dtype=np.float64)


def _strayed(part: Polygon, noise: _Noise, swing: float) -> BaseGeometry:
    """The polygon with every edge pushed in and out by noise."""
    area = Polygon(
        _stray(part.exterior.coords, noise, swing),
        [_stray(hole.coords, noise, swing) for hole in part.interiors],
    )
    return areas_of(shapely.make_valid(area))


def _stray(coords: Iterable[Sequence[float]], noise: _Noise, swing: float) -> Floats:
    line = np.asarray(coords, dtype=np.float64)
    way = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    count = max(8, math.ceil(way[-1] / _STEP))
    stations = np.linspace(0, way[-1], count, endpoint=False)
    points = np.stack([np.interp(stations, way, line[:, 0]), np.interp(stations, way, line[:, 1])], axis=1)
    along = np.roll(points, -1, axis=0) - np.roll(points, 1, axis=0)
    for _ in range(4):
        along = along + np.roll(along, 1, axis=0) + np.roll(along, -1, axis=0)
    lengths = np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-9)
    normal = np.stack([along[:, 1], -along[:, 0]], axis=1) / lengths[:, None]
    return np.asarray(points + normal * (noise.at(points) * swing)[:, None], dtype=np.float64)


def _thinned(shape: BaseGeometry, most: int) -> Polygon | None:
    """The outline with no more points than it needs, in whole thousandths; None where it isn't one polygon."""
    parts = polygons_of(shape)
    if len(parts) != 1:
        return None
    tolerance = 0.008
    thin = parts[0].simplify(tolerance)
    while len(shapely.get_coordinates(thin)) > most and tolerance < 0.06:
        tolerance *= 1.4
        thin = thin.simplify(tolerance)
    return to_milli(thin)


def _holds(
    frame: Frame,
    hexes: Sequence[Hex],
    outline: Polygon,
    whole: Area,
    inside: Area | None,
    around: Area | None,
) -> bool:
    """Whether an outline is proper: in its hexes, around their dots, between what bounds it, with no lost hole."""
    shape = to_true(outline)
    if not outline.is_valid or len(outline.interiors) != sum(
        len(part.interiors) for part in polygons_of(whole)
    ):
        return False
    if not whole.buffer(-MARGIN / 3, join_style="mitre").covers(shape):
        return False
    dots = shapely.points(true_centres(frame, hexes))
    shapely.prepare(shape)
    if not shapely.covers(shape, dots).all() or (shapely.distance(shape.boundary, dots) < DOT_MARGIN).any():
        return False
    return (inside is None or inside.contains_properly(outline)) and (
        around is None or outline.contains_properly(around)
    )
