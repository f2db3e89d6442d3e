"""How well a picture lies on itself when it is moved, and the moves that take hexes to hexes."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from bob_editor.geometry.arrays import Floats
from bob_editor.records import Record

LEAST_HEX = 7.0
"""Pixels from hex to hex below which nothing is found."""

FEWEST = 3.0
"""Hexes that must fit across the picture."""

_PEAKS = 90
"""Moves on which a picture fits itself that are tried in pairs."""

_SHELLS = (((1, 0), (0, 1), (1, -1)), ((1, 1), (2, -1), (1, -2)), ((2, 0), (0, 2), (2, -2)))
"""Moves of a lattice of hexes, by shells outward, in its two shortest that are 60 degrees apart."""

_BETWEEN = ((0.5, 0.0), (0.0, 0.5), (0.5, -0.5), (1.0, 0.5), (0.5, 0.5), (0.5, -1.0))
"""Moves that take hexes half way to other ones, on which no grid of hexes lies on itself, as one of squares may."""

_ALIKE = 0.8
"""Of lattices that fit as well as this part of the best, the closest is that of the hexes: others leave some out."""


def _quick(least: int) -> int:
    """The least number from so many on that has no prime factor above 5: so many waves are quickly told apart."""
    rest = least
    for factor in (2, 3, 5):
        while rest % factor == 0:
            rest //= factor
    return least if rest == 1 else _quick(least + 1)


def _overlaps(long: int, size: int) -> Floats:
    """How much of a line that goes round in ``size`` lies on itself, by how far it is moved."""
    moved = np.arange(size, dtype=np.float64)
    return np.maximum(long - moved, 0) + np.maximum(long - (size - moved), 0)


class Moved(Record, eq=False):
    """How well a picture's lines lie on themselves for each move; row and column ``size`` // 2 are no move at all."""

    fits: Floats
    centre: tuple[int, int]
    reach: int

    @classmethod
    def of(cls, lines: Floats) -> Moved:
        """All moves of a picture of lines by about half of its size at most."""
        high, wide = lines.shape
        strong = np.abs(lines)
        strong = strong - blurred(strong, 24)
        size = [_quick(math.ceil(1.6 * many)) for many in (high, wide)]
        power = np.abs(np.fft.rfft2(strong, size)) ** 2
        # Strong waves, of one fence or field, don't speak louder than the many of a grid.
        both = np.fft.irfft2(np.sqrt(power) * power**0.25, size)
        count = np.outer(*map(_overlaps, (high, wide), size))
        fits = np.fft.fftshift(both / np.maximum(count, 0.05 * high * wide))
        fits = fits - blurred(fits, 9)
        reach = int(0.55 * min(high, wide))
        centre = size[0] // 2, size[1] // 2
        y, x = centre
        within = fits[y - reach : y + reach + 1, x - reach : x + reach + 1]
        return cls(within / max(float(within.std()), 1e-12), (reach, reach), reach)

    def at(self, moves: Floats) -> Floats:
        """How well moves, x and y in pixels, fit, between pixels; what is beyond reach fits as chance does."""
        x, y = moves[..., 0] + self.centre[1], moves[..., 1] + self.centre[0]
        inside = (x >= 0) & (y >= 0) & (x < 2 * self.reach) & (y < 2 * self.reach)
        x, y = np.clip(x, 0, 2 * self.reach - 1e-6), np.clip(y, 0, 2 * self.reach - 1e-6)
        left, top = x.astype(int), y.astype(int)
        p, q = x - left, y - top
        above = self.fits[top, left] * (1 - p) + self.fits[top, left + 1] * p
        below = self.fits[top + 1, left] * (1 - p) + self.fits[top + 1, left + 1] * p
        return np.where(inside, above * (1 - q) + below * q, 0.0)

    def peaks(self) -> Floats:
        """The moves that fit best, one of each two opposite ones."""
        largest = self.fits.copy()
        for axis in (0, 1):
            for step in (-2, -1, 1, 2):
                largest = np.maximum(largest, np.roll(self.fits, step, axis=axis))
        y, x = np.nonzero((self.fits >= largest) & (self.fits > 1.0))
        moves = np.column_stack((x - self.centre[1], y - self.centre[0])).astype(np.float64)
        long = np.hypot(*moves.T)
        half = (moves[:, 1] > 0) | ((moves[:, 1] == 0) & (moves[:, 0] > 0))
        fits = half & (long > LEAST_HEX) & (long < 2 * self.reach / FEWEST)
        moves, y, x = moves[fits], y[fits], x[fits]
        return np.asarray(moves[np.argsort(-self.fits[y, x])[:_PEAKS]])

    def score(self, steps: Floats) -> float:
        """How well the first moves of a lattice fit, the worst of each kind as much as their mean."""
        total = 0.0
        for shell, much in zip(_SHELLS, (0.5, 0.25, 0.25), strict=True):
            found = self._near(np.array(shell) @ steps)
            total += much * (0.5 * float(found.mean()) + 0.5 * float(found.min()))
        return total

    def _near(self, moves: Floats) -> Floats:
        """How well moves fit that may be off by a pixel."""
        around = np.array([(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)])
        return np.asarray(self.at(moves[:, None, :] + around[None, :, :]).max(axis=1))

    def steps(self) -> Floats | None:
        """The closest lattice of those that fit about best."""
        tried = [(self.score(pair), pair) for pair in _candidates(self.peaks())]
        best = max((score for score, _ in tried), default=0.0)
        if best <= 0:
            return None
        fitting = [
            (abs(float(np.linalg.det(pair))), -score, pair) for score, pair in tried if score >= _ALIKE * best
        ]
        area = min(one[0] for one in fitting)
        alike = [one for one in fitting if one[0] < 1.15 * area]
        return min(alike, key=lambda one: one[1])[2]

    def refined(self, steps: Floats) -> Floats:
        """The lattice whose farther and farther moves fit best, each looked for about where the nearer ones lead."""
        for rings in (2, 3, 5, 8, 12):
            whole = np.array([(i, j) for i in range(-rings, rings + 1) for j in range(-rings, rings + 1)])
            whole = whole[(whole[:, 0] > 0) | ((whole[:, 0] == 0) & (whole[:, 1] > 0))]
            moves = whole @ steps
            near = np.hypot(*moves.T) < 0.9 * self.reach
            whole, moves = whole[near], moves[near]
            span = range(-2, 3)
            around = np.array([(i, j) for i in span for j in span], dtype=np.float64)
            found = self.at(np.round(moves)[:, None, :] + around[None, :, :])
            best = found.argmax(axis=1)
            peak = np.round(moves) + around[best]
            strength = np.maximum(found[np.arange(len(best)), best], 0.0)
            exact = np.column_stack([self._between(peak, axis) for axis in (0, 1)])
            strong = strength > 1.0
            if strong.sum() < 3:
                return steps
            weight = np.sqrt(strength[strong])[:, None]
            steps, *_ = np.linalg.lstsq(whole[strong] * weight, exact[strong] * weight, rcond=None)
        return np.asarray(steps)

    def _between(self, peak: Floats, axis: int) -> Floats:
        """Where between pixels along an axis peaks lie."""
        step = np.zeros(2)
        step[axis] = 1.0
        before, now, after = self.at(peak - step), self.at(peak), self.at(peak + step)
        bend = before - 2 * now + after
        off = np.where(bend < 0, 0.5 * (before - after) / np.minimum(bend, -1e-9), 0.0)
        return np.asarray(peak[:, axis] + np.clip(off, -0.5, 0.5))

    def stands_out(self, steps: Floats) -> float:
        """How far the first moves stand out from what chance fits, and from those half way, in its usual measure."""
        far = float(np.mean(self._near(np.array(_SHELLS[0] + _SHELLS[1]) @ steps)))
        half = float(self._near(np.array(_BETWEEN) @ steps).max())
        return far * float(np.clip(2 - 2.5 * half / max(far, 1e-9), 0.0, 1.0))


def _candidates(peaks: Floats) -> Iterator[Floats]:
    """Pairs of moves that can be steps of hexes: about alike in length, about 60 degrees apart."""
    for number, one in enumerate(peaks):
        for other in peaks[number + 1 :]:
            for two in (other, -other):
                long, short = sorted((np.hypot(*one), np.hypot(*two)), reverse=True)
                across = abs(one[0] * two[1] - one[1] * two[0])
                if short > 0.72 * long and one @ two > 0 and 0.70 < across / (long * short) < 0.97:
                    yield np.array([one, two])


def blurred(gray: Floats, radius: int) -> Floats:
    """The mean of a square around each pixel."""
    found = gray
    for axis in (0, 1):
        padded = np.pad(
            found, [(radius + 1, radius) if one == axis else (0, 0) for one in (0, 1)], mode="edge"
        )
        sums = np.cumsum(padded, axis=axis)
        count = found.shape[axis]
        upper = np.take(sums, range(2 * radius + 1, 2 * radius + 1 + count), axis=axis)
        found = (upper - np.take(sums, range(count), axis=axis)) / (2 * radius + 1)
    return found
