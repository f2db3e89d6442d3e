"""Labels under the pointer: what room a text takes, and which lies where."""

from __future__ import annotations

import math

from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Board, Label

HEIGHT = 0.95
"""How high letters of the usual size are, in true proportions."""

_A_LETTER = 0.29
"""Half the usual width of a letter, as a share of its height."""


def box_of(label: Label) -> tuple[float, float]:
    """Half the width and half the height of a label before it is turned, in true proportions."""
    high = HEIGHT * label.size
    return max(0.5, _A_LETTER * len(label.text)) * high, 0.6 * high


def label_under(board: Board, point: Point) -> int | None:
    """The place of the topmost label over a lattice point; None where there is none."""
    frame = board.grid.frame
    found = (
        index for index in reversed(range(len(board.labels))) if _covers(frame, board.labels[index], point)
    )
    return next(found, None)


def outline_of(frame: Frame, label: Label) -> tuple[Point, ...]:
    """The corners of a label's box, on the lattice."""
    wide, high = box_of(label)
    middle = frame.true(label.at)
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    return tuple(frame.from_true(_turned(middle, corner, label.turn)) for corner in corners)


def _covers(frame: Frame, label: Label, point: Point) -> bool:
    (x, y), (px, py) = frame.true(label.at), frame.true(point)
    dx, dy = _turned((0.0, 0.0), (px - x, py - y), -label.turn)
    wide, high = box_of(label)
    return abs(dx) <= wide and abs(dy) <= high


def _turned(middle: tuple[float, float], by: tuple[float, float], degrees: float) -> tuple[float, float]:
    """A point so far from another, turned clockwise about it; y grows downward."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)
    return middle[0] + by[0] * cos - by[1] * sin, middle[1] + by[0] * sin + by[1] * cos
