"""Finds a grid of hexes in a picture: how wide they are, how they are turned and stretched, and where their dots lie.

Laid on itself and moved, a picture of hexes fits best where hexes come to lie on hexes: the shortest such moves in
three directions are the steps from hex to hex, and the farther ones say exactly how long they are. Folded into one hex,
the picture then shows the outline that all hexes share, and in its middle is the dot.
"""

import math
from functools import cached_property

import numpy as np
import numpy.typing as npt
from msgspec import field

from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.fits.fit import Places
from bob_editor.geometry.fits.folded import middle_of_hex
from bob_editor.geometry.fits.moves import FEWEST, LEAST_HEX, Moved, blurred
from bob_editor.records import Record, told_without

Gray = npt.NDArray[np.uint8]
"""How light each pixel is, by row and column, from 0 to 255."""

MOST = 1400
"""Pixels to a side that are looked at; a larger picture is made smaller before."""

EDGE = 0.06
"""How far beyond a picture's edge, in hexes, a dot still lies on it."""

SURE, LIKELY = 0.75, 0.45
"""How sure one must be to say so, and to take it for likely; below that it is a guess."""


class Honeycomb(Record, eq=False, dict=True):
    """A grid that was found: ``dot`` is the pixel of a dot, ``steps`` leads to two neighbours, 60 degrees apart.

    ``sure`` lies between 0 and 1.
    """

    dot: tuple[float, float]
    steps: Floats
    sure: float
    lines: Floats = field(default_factory=lambda: np.zeros((1, 1)))
    """The lines of the picture that it was found in, made smaller by ``shrink``."""
    shrink: int = 1

    __repr__ = told_without("lines")

    @property
    def across(self) -> float:
        """Pixels from a hex to its neighbour, on the mean of its three directions."""
        one, two = self.steps
        return float(np.mean([np.hypot(*one), np.hypot(*two), np.hypot(*(two - one))]))

    @cached_property
    def turn(self) -> float:
        """By how many degrees clockwise the grid is turned, between -15 and 15, seen as ``pointy`` says."""
        return (self._angle + 15) % 30 - 15

    @property
    def pointy(self) -> bool:
        """Whether a corner is on top: a neighbour then lies about level with a hex."""
        return abs((self._angle + 30) % 60 - 30) <= 15

    @cached_property
    def _angle(self) -> float:
        one, two = self.steps
        # The three directions, brought to one another by thirds of half a turn, and their mean.
        turns = [math.atan2(y, x) for x, y in (one, two, two - one)]
        mean = sum(complex(math.cos(6 * turn), math.sin(6 * turn)) for turn in turns)
        return math.degrees(math.atan2(mean.imag, mean.real)) / 6

    def nearest(self, pixel: tuple[float, float]) -> tuple[float, float]:
        """The dot that is nearest to a pixel."""
        at = np.asarray(pixel) - self.dot
        whole = np.round(at @ np.linalg.inv(self.steps))
        around = whole + np.array([(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)])
        dots = around @ self.steps + self.dot
        x, y = dots[np.argmin(((dots - pixel) ** 2).sum(axis=1))].tolist()
        return x, y

    def clearness(self, dots: Places) -> Floats:
        """How clearly outlines are seen around dots, against what is inside; not a number where one leaves the picture.

        Below 0 where lines are darker than hexes.
        """
        one, two = self.steps
        ways = np.array([one, two, two - one, -one, -two, one - two])
        corners = (ways + np.roll(ways, -1, axis=0)) / 3
        outline = np.concatenate(
            [corners + (np.roll(corners, -1, axis=0) - corners) * part for part in np.linspace(0, 0.9, 10)]
        )
        edge, middle = (self._under(dots[:, None] + outline * size) for size in (1.0, 0.6))
        return np.asarray(edge.mean(axis=1) - middle.mean(axis=1))

    def _under(self, pixels: Floats) -> Floats:
        """What lines there are within a pixel of these; not a number where they surely lie beside the picture."""
        high, wide = self.lines.shape
        place = np.floor(pixels / self.shrink).astype(int)
        x, y = place[..., 0], place[..., 1]
        spare = EDGE * self.across / self.shrink
        there = (x >= -spare) & (x < wide + spare) & (y >= -spare) & (y < high + spare)
        return np.where(there, self._broad[y.clip(0, high - 1), x.clip(0, wide - 1)], np.nan)

    @cached_property
    def _broad(self) -> Floats:
        near = np.pad(self.lines, 1, mode="edge")
        high, wide = self.lines.shape
        moved = [near[y : y + high, x : x + wide] for y in range(3) for x in range(3)]
        return np.asarray(np.mean(moved, axis=0))

    def dots(self, wide: float, high: float) -> Places:
        """All dots on a picture of this size, also those that lie on its edge but for what one errs by."""
        spare = EDGE * self.across
        corners = np.array([(0, 0), (wide, 0), (0, high), (wide, high)]) - self.dot
        ends = corners @ np.linalg.inv(self.steps)
        low = np.floor(ends.min(axis=0)).astype(int) - 1
        top = np.ceil(ends.max(axis=0)).astype(int) + 1
        i, j = np.meshgrid(np.arange(low[0], top[0] + 1), np.arange(low[1], top[1] + 1))
        found = np.column_stack((i.ravel(), j.ravel())) @ self.steps + self.dot
        inside = ((found >= -spare) & (found < (wide + spare, high + spare))).all(axis=1)
        return np.asarray(found[inside])


def found_in(gray: Gray) -> Honeycomb | None:
    """The grid of hexes that a picture shows; None where it shows none that can be told from noise."""
    shrink = max(1, math.ceil(max(gray.shape) / MOST))
    small = _smaller(gray, shrink)
    if min(small.shape) < FEWEST * LEAST_HEX:
        return None
    lines = _lines(small)
    moved = Moved.of(lines)
    steps = moved.steps()
    if steps is None:
        return None
    steps = moved.refined(steps)
    dot, contrast = middle_of_hex(lines, np.asarray(np.linalg.inv(steps).T, dtype=np.float64))
    sure = float(min(1.0, moved.stands_out(steps) / 6) * min(1.0, contrast / 0.25))
    if sure < 0.05:
        return None
    place = (np.array(dot) + 0.5) * shrink
    return Honeycomb((float(place[0]), float(place[1])), np.asarray(steps * shrink), sure, lines, shrink)


def _smaller(gray: Gray, times: int) -> Floats:
    high, wide = (size // times * times for size in gray.shape)
    blocks = gray[:high, :wide].reshape(high // times, times, wide // times, times)
    return np.asarray(blocks.mean(axis=(1, 3)))


def _lines(light: Floats) -> Floats:
    """What is lighter or darker than around it, in its own measure, so that a faint line counts like a strong one."""
    fine = light - blurred(light, 5)
    usual = np.sqrt(blurred(fine * fine, 24)) + 0.02 * max(float(light.std()), 1e-6) + 1e-9
    return np.clip(fine / usual, -2.5, 2.5)
