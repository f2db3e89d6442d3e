"""Moving outlines about: shifted, turned, scaled, mirrored, in true proportions, to whole thousandths."""

import math
from collections.abc import Callable, Iterable

from bob_editor.editing.gestures.rings import snapped
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Artwork, Contour
from bob_editor.records import Record

Way = Callable[[Point], Point]
"""Where a lattice point comes to lie."""


class Box(Record):
    """A rectangle in true proportions."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def at(self, across: float, down: float) -> Point:
        """The point at shares of its width and height."""
        return self.left + self.width * across, self.top + self.height * down


def box_of(frame: Frame, pieces: Iterable[Artwork | Contour]) -> Box:
    """The box around pieces in true proportions."""
    xs, ys = zip(*(point for piece in pieces for point in piece.ring), strict=True)
    # True proportions stretch each axis by itself, so the corners say it of all points.
    return Box(*frame.true((min(xs), min(ys))), *frame.true((max(xs), max(ys))))


def shift(by: Point) -> Way:
    """Moves by a vector of the lattice."""
    across, down = by
    # ``snapped``, but without a call for each of thousands of points.
    return lambda point: (round(point[0] + across, 3) + 0.0, round(point[1] + down, 3) + 0.0)


def turn(frame: Frame, about: Point, degrees: float) -> Way:
    """Turns clockwise about a point in true proportions."""
    angle = math.radians(degrees)
    cos, sin = math.cos(angle), math.sin(angle)

    def way(point: Point) -> Point:
        x, y = frame.true(point)
        x, y = x - about[0], y - about[1]
        return snapped(frame.from_true((about[0] + x * cos - y * sin, about[1] + x * sin + y * cos)))

    return way


def scale(frame: Frame, about: Point, across: float, down: float) -> Way:
    """Scales about a point in true proportions; a factor below nothing mirrors."""

    def way(point: Point) -> Point:
        x, y = frame.true(point)
        return snapped(
            frame.from_true((about[0] + (x - about[0]) * across, about[1] + (y - about[1]) * down))
        )

    return way
