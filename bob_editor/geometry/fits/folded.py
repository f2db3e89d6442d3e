"""A picture folded into one of its hexes: where in it the dot is, and how clearly the outline around it shows."""

from typing import NamedTuple

import numpy as np

from bob_editor.geometry.arrays import Floats

_CELL = 72
"""Parts of a side of the cell that a picture is folded into."""

_BESIDE, _DOT, _AROUND = 0.1, 0.04, (0.07, 0.12)
"""So near to the outline's middle a dot is printed, in hexes; so large it is, and what lies around it."""


class _Folded(NamedTuple):
    """A picture folded into a cell, by how it differs from its mean, and in which parts of it any pixel lies.

    Where hexes are as wide as a whole number of pixels, many parts have none: there ``lines`` are 0.
    """

    lines: Floats
    seen: Floats

    def under(self, template: Floats) -> Floats:
        """The mean of what is seen under a template that is moved to each place."""
        shape = np.conj(np.fft.fft2(template))
        found, seen = (np.fft.ifft2(np.fft.fft2(one) * shape).real for one in self)
        return np.asarray(found / np.maximum(seen, 1.0))


def middle_of_hex(lines: Floats, pair: Floats) -> tuple[tuple[float, float], float]:
    """The pixel of the dot that is nearest to the picture's middle, and how clearly the outline around it is seen."""
    high, wide = lines.shape
    y, x = np.mgrid[0:high, 0:wide]
    u = (x * pair[0, 0] + y * pair[0, 1]) % 1.0
    v = (x * pair[1, 0] + y * pair[1, 1]) % 1.0
    cells = (u * _CELL).astype(int) % _CELL * _CELL + (v * _CELL).astype(int) % _CELL
    count = np.bincount(cells.ravel(), minlength=_CELL**2)
    means, seen = np.bincount(cells.ravel(), lines.ravel(), _CELL**2) / np.maximum(count, 1), count > 0
    level = np.where(seen, means - means[seen].mean(), 0.0)
    folded = _Folded(level.reshape(_CELL, _CELL), seen.reshape(_CELL, _CELL).astype(float))
    outline, inside = _template(pair)
    matched = folded.under(outline) - folded.under(inside)
    spot = folded.under(_spot(pair))
    # Lines are darker or lighter than hexes; where there are none, dots alone may be seen.
    chosen = np.abs(matched) if np.abs(matched).max() > 0.35 * np.abs(spot).max() else np.abs(spot)
    contrast = float(chosen.max())
    chosen, (i, j) = _dot_beside(folded, pair, chosen)
    steps = np.linalg.inv(pair).T
    at = (np.array([i + _vertex(chosen[:, j], i), j + _vertex(chosen[i], j)]) + 0.5) / _CELL
    middle = np.array([wide, high]) / 2
    whole = np.round(pair @ middle - at)
    found = (at + whole) @ steps
    return (float(found[0]), float(found[1])), contrast


def _dot_beside(folded: _Folded, pair: Floats, chosen: Floats) -> tuple[Floats, tuple[int, int]]:
    """What is matched best, and where: a dot's own print, if it is seen in the middle of the outline, else that.

    Names that are printed in all hexes pull the outline's middle to one side, but not a dot.
    """
    nearest, _ = _offsets(pair)
    dot, around = nearest < _DOT, (nearest > _AROUND[0]) & (nearest < _AROUND[1])
    seen = np.abs(folded.under(dot.astype(float)) - folded.under(around.astype(float)))
    i, j = np.unravel_index(int(chosen.argmax()), chosen.shape)
    beside = np.where(np.roll(nearest, (i, j), (0, 1)) < _BESIDE, seen, 0.0)
    best = chosen if beside.max() < 0.5 * seen.max() else beside
    i, j = np.unravel_index(int(best.argmax()), best.shape)
    return (chosen if best is chosen else seen), (int(i), int(j))


def _vertex(values: Floats, at: int) -> float:
    """Where between its neighbours the largest value's peak is."""
    before, now, after = values[at - 1], values[at], values[(at + 1) % len(values)]
    bend = before - 2 * now + after
    return float(np.clip(0.5 * (before - after) / bend, -0.5, 0.5)) if bend < 0 else 0.0


def _offsets(pair: Floats) -> tuple[Floats, Floats]:
    """For each part of a cell how far it is from the dot at its corner, and from the one next near, in hexes."""
    steps = np.linalg.inv(pair).T
    part = np.arange(_CELL) / _CELL
    u, v = np.meshgrid(part, part, indexing="ij")
    around = [(i, j) for i in (-1, 0, 1, 2) for j in (-1, 0, 1, 2)]
    far = np.stack(
        [np.hypot(*np.moveaxis(np.stack((u - i, v - j), axis=-1) @ steps, -1, 0)) for i, j in around]
    )
    far = np.sort(far / np.hypot(*steps[0]), axis=0)
    return far[0], far[1]


def _template(pair: Floats) -> tuple[Floats, Floats]:
    """The outline of a hex around the dot at a cell's corner, and what is inside."""
    nearest, next_near = _offsets(pair)
    edge = next_near - nearest
    return (edge < 0.09).astype(float), ((edge > 0.2) & (nearest > 0.16)).astype(float)


def _spot(pair: Floats) -> Floats:
    nearest, _ = _offsets(pair)
    return (nearest < 0.09).astype(float)
