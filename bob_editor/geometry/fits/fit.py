"""A fit: from places in true proportions to pixels of a picture, and the kinds of it.

It runs from the board to the picture: the board's places are exact, the errors are made where pixels are clicked.
"""

from collections.abc import Callable, Mapping
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from bob_editor.records import Record

Kind = Literal["affine", "perspective", "bent"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Places = npt.NDArray[np.float64]
"""A place a row: x and y."""
Mapped = Callable[[Places], Places]

ENOUGH: Mapping[Kind, int] = {"affine": 3, "perspective": 4, "bent": 6}
"""How many dots a kind needs."""

_FLAT = 1e-4
"""Dots of which one direction is spread by less than this share of the other lie in a row."""

_NEAREST = 0.05
"""What is seen nearer to the eye than this share of the dots' mean lies behind it, or all but."""


class Fit(Record, eq=False):
    """``kind`` is what the dots were enough for; two, or such as lie in a row, only turn and scale."""

    kind: Kind
    pixels: Mapped
    """The pixels of places."""

    def scale(self, at: Places) -> float:
        """How many pixels go on a unit around a place."""
        near = self.pixels(at + np.array([(0.0, 0.0), (0.5, 0.0), (0.0, 0.5)]))
        (a, b), (c, d) = (near[1:] - near[0]) * 2
        return float(np.sqrt(max(1e-12, abs(a * d - b * c))))


def fitted(kind: Kind, places: Places, pixels: Places) -> Fit | None:
    """The fit of this kind, or of the most that the dots allow; None where fewer than two differ."""
    if len(places) < 2 or np.ptp(places, axis=0).max() == 0:
        return None
    mean, wide = places.mean(axis=0), float(np.ptp(places, axis=0).max())
    near = (places - mean) / wide
    spreads = np.linalg.svd(near - near.mean(axis=0), compute_uv=False)
    if len(places) < ENOUGH["affine"] or spreads[-1] < _FLAT * spreads[0]:
        found, kind = _turned(near, pixels), "affine"
    elif kind == "bent" and len(places) >= ENOUGH["bent"]:
        found = _bent(near, pixels)
    elif kind == "perspective" and len(places) >= ENOUGH["perspective"]:
        found = _perspective(near, pixels)
    else:
        found, kind = _affine(near, pixels), "affine"
    return Fit(kind, lambda at: found((at - mean) / wide))


def _with_one(at: Places) -> Places:
    return np.column_stack((at, np.ones(len(at))))


def _turned(at: Places, pixels: Places) -> Mapped:
    """Turned and scaled alike in all directions."""
    x, y, one, none = at[:, 0], at[:, 1], np.ones(len(at)), np.zeros(len(at))
    rows = np.concatenate((np.column_stack((x, -y, one, none)), np.column_stack((y, x, none, one))))
    (a, b, dx, dy), *_ = np.linalg.lstsq(rows, pixels.T.ravel(), rcond=None)
    return lambda to: to @ np.array([(a, b), (-b, a)]) + (dx, dy)


def _affine(at: Places, pixels: Places) -> Mapped:
    """Also stretched and sheared."""
    matrix, *_ = np.linalg.lstsq(_with_one(at), pixels, rcond=None)
    return lambda to: np.asarray(_with_one(to) @ matrix)


def _perspective(at: Places, pixels: Places) -> Mapped:
    """A flat board seen at a slant: by the direct linear transform, on pixels of like size as the places."""
    mean, wide = pixels.mean(axis=0), max(1e-9, float(np.ptp(pixels, axis=0).max()))
    to, ones = (pixels - mean) / wide, _with_one(at)
    none = np.zeros_like(ones)
    rows = np.concatenate(
        (np.hstack((ones, none, -to[:, :1] * ones)), np.hstack((none, ones, -to[:, 1:] * ones)))
    )
    matrix = np.linalg.svd(rows)[2][-1].reshape(3, 3).T
    matrix = matrix / (ones @ matrix)[:, 2].mean()

    def mapped(places: Places) -> Places:
        seen = _with_one(places) @ matrix
        return np.asarray(seen[:, :2] / np.maximum(seen[:, 2:], _NEAREST) * wide + mean)

    return mapped


def _bent(at: Places, pixels: Places) -> Mapped:
    """A thin plate that is bent no more than the dots ask: through each of them, smooth between (Duchon)."""
    weights = np.linalg.pinv(plate_system(at)) @ np.concatenate((pixels, np.zeros((3, 2))))
    return lambda to: np.asarray(np.hstack((_plate(to, at), _with_one(to))) @ weights)


def plate_system(at: Places) -> Places:
    """What the plate's weights must meet: it goes through the dots, and bends nothing that is straight."""
    count, ones = len(at), _with_one(at)
    system = np.zeros((count + 3, count + 3))
    system[:count, :count] = _plate(at, at)
    system[:count, count:], system[count:, :count] = ones, ones.T
    return system


def _plate(to: Places, at: Places) -> Places:
    far = ((to[:, None, :] - at[None, :, :]) ** 2).sum(axis=2)
    return np.asarray(far * np.log(np.maximum(far, 1e-300)))
