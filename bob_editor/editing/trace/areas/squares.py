"""Houses have walls that are straight and square to each other: what a print's blur made of their corners is undone."""

from itertools import pairwise

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import Polygon

from bob_editor.editing.trace.outlines import HEX_AREA

Reals = npt.NDArray[np.float64]

_PACE, _TURN = 0.05, 0.15
"""How far apart places along an outline are looked at, and over how much of it to both sides its direction is taken."""

_SQUARE = 0.55
"""How alike the directions of an outline are, where those square to each other count as one: 1 for a rectangle."""

_LARGEST = 3 * HEX_AREA
"""What is larger is no house."""

_WALL = 0.25
"""A wall is so long at least."""

_CORNER = 0.15
"""Where its wall ends an outline is round, over so much of it."""

_OFF = 0.22
"""No wall strays farther from what was traced, nor does a corner; all in true proportions."""


def squared(part: Polygon) -> Polygon:
    """A part with straight walls and sharp corners if it is a house by its outline, else as it is."""
    ring = part.exterior
    if part.area > _LARGEST or part.interiors or ring.length < 4 * _WALL:
        return part
    far = np.arange(0, ring.length, _PACE)
    spots, before, after = (
        shapely.get_coordinates(shapely.line_interpolate_point(ring, (far + step) % ring.length))
        for step in (0.0, -_TURN, _TURN)
    )
    way = after - before
    turns = ((way[:, 0] + 1j * way[:, 1]) / np.maximum(np.hypot(*way.T), 1e-9)) ** 4
    if abs(turns.mean()) < _SQUARE:
        return part
    angle = float(np.angle(turns.mean()) / 4)
    level = _turned(spots, -angle)
    along = np.abs(_turned(way, -angle))
    walls = _walls(level, along[:, 0] > along[:, 1])
    if len(walls) < 4:
        return part
    corners = [
        (here, there) if is_level else (there, here)
        for (is_level, there), (_, here) in pairwise([*walls, walls[0]])
    ]
    house = Polygon(_turned(np.array(corners), angle))
    return house if house.is_valid and house.hausdorff_distance(part) < _OFF else part


def _turned(points: Reals, angle: float) -> Reals:
    """Points turned around the origin."""
    cos, sin = np.cos(angle), np.sin(angle)
    return np.asarray(points @ np.array([[cos, sin], [-sin, cos]]), dtype=np.float64)


def _walls(spots: Reals, level: npt.NDArray[np.bool_]) -> list[tuple[bool, float]]:
    """The walls in their order around a house, each level or upright, with the height or the column that it has."""
    runs = _runs(level)
    while len(runs) > 2 and (short := min(runs, key=lambda run: len(run[1])))[1].size * _PACE < _WALL:
        for place in short[1].tolist():
            level[place] = not level[place]
        runs = _runs(level)
    trim = round(_CORNER / _PACE)
    found = []
    for is_level, places in runs:
        straight = places[trim:-trim] if len(places) > 3 * trim else places
        found.append((is_level, float(np.median(spots[straight, 1 if is_level else 0]))))
    return found


def _runs(level: npt.NDArray[np.bool_]) -> list[tuple[bool, npt.NDArray[np.intp]]]:
    """The places of each run of what is alike, around a ring."""
    starts = np.flatnonzero(level != np.roll(level, 1))
    if not len(starts):
        return [(bool(level[0]), np.arange(len(level)))]
    turned = np.roll(np.arange(len(level)), -int(starts[0]))
    return [(bool(level[part[0]]), part) for part in np.split(turned, starts[1:] - starts[0])]
