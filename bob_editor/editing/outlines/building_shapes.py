"""Outlines of buildings: rectangles, L, U and round ones, right-angled in true proportions and kept so when dragged."""

import math
from collections.abc import Sequence
from itertools import pairwise

from bob_editor.editing.gestures.hexside_web import distance_to_segment, ends_of
from bob_editor.editing.gestures.rings import snapped
from bob_editor.geometry.curve import Curve, Knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Board
from bob_editor.words import mark

SHAPES = (("rectangle", mark("Rectangle")), ("l", mark("L")), ("u", mark("U")), ("round", mark("Round")))
"""The shapes that are drawn in one go."""

_CORNERS = {
    "rectangle": ((0, 0), (1, 0), (1, 1), (0, 1)),
    "l": ((0, 0), (0.45, 0), (0.45, 0.55), (1, 0.55), (1, 1), (0, 1)),
    "u": ((0, 0), (0.3, 0), (0.3, 0.6), (0.7, 0.6), (0.7, 0), (1, 0), (1, 1), (0, 1)),
}
"""The corners of each in a square of side 1; the wings point up."""

_ROUND = 4 / 3 * (math.sqrt(2) - 1)
"""How long the handles of a quarter circle are."""

_LEAN = 8.0
"""How many degrees the diagonal of a shape is off its sides at least, where there is a choice."""

_SKEW = 0.012
"""How far the cosine of a right angle may be from nothing: corners are rounded to thousandths."""


def shape(frame: Frame, kind: str, start: Point, goal: Point, angle: float) -> Curve:
    """The knots of a shape in the rectangle between two opposite corners, whose sides run at an angle and across it.

    The angle is in degrees clockwise from the right, in true proportions.
    """
    across, down = _axes(angle)
    (sx, sy), (gx, gy) = frame.true(start), frame.true(goal)
    wide = (gx - sx) * across[0] + (gy - sy) * across[1]
    high = (gx - sx) * down[0] + (gy - sy) * down[1]

    def at(share_across: float, share_down: float) -> Point:
        x = sx + across[0] * wide * share_across + down[0] * high * share_down
        y = sy + across[1] * wide * share_across + down[1] * high * share_down
        return snapped(frame.from_true((x, y)))

    if kind == "round":
        ways = ((1, 0), (0, 1), (-1, 0), (0, -1))
        return tuple(
            Knot(*(at(0.5 + (x - k * -y) / 2, 0.5 + (y - k * x) / 2) for k in (0, _ROUND, -_ROUND)))
            for x, y in ways
        )
    return tuple(Knot(at(*corner)) for corner in _CORNERS[kind])


def even_corner(frame: Frame, start: Point, goal: Point, angle: float) -> Point:
    """The corner opposite to the start of a square whose diagonal leads toward ``goal``."""
    across, down = _axes(angle)
    (sx, sy), (gx, gy) = frame.true(start), frame.true(goal)
    wide = (gx - sx) * across[0] + (gy - sy) * across[1]
    high = (gx - sx) * down[0] + (gy - sy) * down[1]
    side = max(abs(wide), abs(high))
    wide, high = math.copysign(side, wide), math.copysign(side, high)
    return frame.from_true((sx + across[0] * wide + down[0] * high, sy + across[1] * wide + down[1] * high))


def third_corner(frame: Frame, start: Point, end: Point, pointer: Point) -> tuple[Point, float]:
    """For a side drawn from ``start`` to ``end``: the corner opposite to the start, and the angle of the side."""
    (sx, sy), (ex, ey), (px, py) = frame.true(start), frame.true(end), frame.true(pointer)
    angle = math.degrees(math.atan2(ey - sy, ex - sx))
    _, down = _axes(angle)
    high = (px - ex) * down[0] + (py - ey) * down[1]
    return frame.from_true((ex + down[0] * high, ey + down[1] * high)), angle


def angle_near(board: Board, start: Point, goal: Point) -> float:
    """The direction of the road or hexside that runs nearest to the start of a shape, in degrees from -45 to 45.

    One along which the shape's diagonal would run, or straight across it, is passed over: nothing but a stick would be
    drawn.
    """
    frame = board.grid.frame
    lines = [*_road_legs(board, start), *_sides(board.grid, start)]
    lines.sort(key=lambda line: distance_to_segment(frame, start, *line))
    diagonal = _direction(frame, start, goal)
    angles = [_direction(frame, *line) for line in lines]
    return next((angle for angle in angles if abs(_within_45(angle - diagonal)) >= _LEAN), angles[0])


def is_right_angled(frame: Frame, curve: Curve) -> bool:
    """Whether a closed line has right angles only, in true proportions, and no bend."""
    if len(curve) < 4 or any(knot.before or knot.after for knot in curve):
        return False
    points = [frame.true(knot.at) for knot in curve]
    return all(
        _is_right(points[place - 1], points[place], points[(place + 1) % len(points)])
        for place in range(len(points))
    )


def corner_moved(frame: Frame, curve: Curve, place: int, to: Point) -> Curve:
    """A right-angled line with one corner elsewhere: the two beside it follow, so that every angle stays right."""
    count = len(curve)
    before, after = (place - 1) % count, (place + 1) % count
    points = [frame.true(knot.at) for knot in curve]
    x, y = points[place]
    tx, ty = frame.true(to)
    ux, uy = _unit(points[before], points[place])
    along = (tx - x) * ux + (ty - y) * uy
    beside = (tx - x - along * ux, ty - y - along * uy)
    moved = {
        place: (tx, ty),
        before: (points[before][0] + beside[0], points[before][1] + beside[1]),
        after: (points[after][0] + along * ux, points[after][1] + along * uy),
    }
    return tuple(
        Knot(snapped(frame.from_true(moved[at]))) if at in moved else knot for at, knot in enumerate(curve)
    )


def _axes(angle: float) -> tuple[Point, Point]:
    turned = math.radians(angle)
    return (math.cos(turned), math.sin(turned)), (-math.sin(turned), math.cos(turned))


def _direction(frame: Frame, start: Point, end: Point) -> float:
    (ax, ay), (bx, by) = frame.true(start), frame.true(end)
    return _within_45(math.degrees(math.atan2(by - ay, bx - ax)))


def _within_45(angle: float) -> float:
    return (angle + 45) % 90 - 45


def _road_legs(board: Board, point: Point) -> Sequence[tuple[Point, Point]]:
    """The pieces of roads in the hexes around: of drawn ones as they are drawn, of others from dot to dot."""
    frame = board.grid.frame
    near = {frame.hex_at(point), *frame.hex_at(point).neighbours()}
    lines = [
        path.line or [frame.centre(at) for at in path.through]
        for path in board.paths
        if near.intersection(path.through)
    ]
    return [
        (first, second)
        for line in lines
        for first, second in pairwise(line)
        if frame.hex_at(first) in near and frame.hex_at(second) in near
    ]


def _sides(grid: Grid, point: Point) -> Sequence[tuple[Point, Point]]:
    return [ends_of(grid.frame, side) for side in sides_of(grid.frame.hex_at(point))]


def _is_right(before: Point, at: Point, after: Point) -> bool:
    (ux, uy), (vx, vy) = _unit(before, at), _unit(at, after)
    return abs(ux * vx + uy * vy) <= _SKEW


def _unit(start: Point, end: Point) -> Point:
    length = math.dist(start, end)
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length) if length else (1.0, 0.0)
