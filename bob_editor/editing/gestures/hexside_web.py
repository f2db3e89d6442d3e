"""The hexsides of the plane as a web of corners: chains of hexsides from corner to corner."""

import math

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import SQRT3, Frame, Node, Point, corners_of_side
from bob_editor.geometry.parts import Side, side_of


def ends_of(frame: Frame, side: Side) -> tuple[Node, Node]:
    """The two corners at the ends of a hexside, on the lattice."""
    corners = frame.corners(side.owner)
    first, second = corners_of_side(side.direction)
    return corners[first], corners[second]


def corner_of(frame: Frame, at: Hex, corner: int) -> Node:
    """A corner of a hex on the lattice."""
    return frame.corners(at)[corner]


def distance_to_side(frame: Frame, side: Side, point: Point) -> float:
    """How far a lattice point lies from a hexside, in true proportions."""
    return distance_to_segment(frame, point, *ends_of(frame, side))


def distance_to_segment(frame: Frame, point: Point, start: Point, end: Point) -> float:
    """How far a lattice point lies from a straight line between two, in true proportions."""
    (px, py), (ax, ay), (bx, by) = frame.true(point), frame.true(start), frame.true(end)
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else min(1.0, max(0.0, ((px - ax) * dx + (py - ay) * dy) / length))
    return math.hypot(px - ax - along * dx, py - ay - along * dy)


def true_distance(frame: Frame, first: Point, second: Point) -> float:
    """How far two lattice points lie apart, in true proportions."""
    return math.dist(frame.true(first), frame.true(second))


def sides_at(frame: Frame, corner: Node) -> dict[Node, Side]:
    """The three hexsides that meet in a corner, by the corner at their other end."""
    u, v = frame.swap(corner)
    found: dict[Node, Side] = {}
    for du, dv in ((0.2, 0.1), (-0.2, 0.1), (0.2, -0.1), (-0.2, -0.1)):
        at = frame.hex_at(frame.swap((u + du, v + dv)))
        for direction in range(6):
            side = side_of(at, direction)
            first, second = ends_of(frame, side)
            if corner in (first, second):
                found[second if corner == first else first] = side
    return found


def chain(frame: Frame, start: Node, goal: Node) -> list[tuple[Side, Node]]:
    """The hexsides of a short way from corner to corner, each with the corner that it leads to."""
    steps: list[tuple[Side, Node]] = []
    here = start
    while here != goal:
        # The next corner nearest to the goal: on the web of hexes each such step comes nearer.
        there, side = min(
            sides_at(frame, here).items(),
            key=lambda pair: (round(true_distance(frame, pair[0], goal), 6), pair[0]),
        )
        steps.append((side, there))
        here = there
    return steps


SIDE_LENGTH = 2.0
"""Length of a hexside in true proportions."""
HALF_WIDTH = SQRT3
"""From a dot to a hexside in true proportions."""
