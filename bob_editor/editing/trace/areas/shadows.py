"""The shadow that all woods of a print cast to one side is as dark as they, but of the ground's tint.

A shadow only takes light from the ground. So the edge is where the tint that the ground has in no light ends. At one
place that is lost among leaves; over all places that face the same way it shows.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
from shapely.affinity import translate

from bob_editor.editing.trace.areas.rims import WAYS, profiles
from bob_editor.editing.trace.outlines import Area, in_proportions
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.shapes import areas_of

Reals = npt.NDArray[np.float64]
Colour = npt.NDArray[np.floating[Any]]

_FAR, _STEP = 0.64, 0.04
"""How far to both sides of an edge colours are looked at, and how close."""

_CORE = 0.42
"""Farther from the edge colours are those of what is inside, or of the ground."""

_FEW, _PAIRS = 12, 3
"""Fewer places that face one way tell nothing, nor do fewer pairs of ways that face each other."""

_TINTED = 0.015
"""What casts a shadow has so much of a tint that the ground hasn't in any light, at least, in Oklab."""

_RIM = 2
"""So many pixels before the board's edge what is traced may end there."""

_LEAST, _MOST, _STRAY = 0.06, 0.4, 0.05
"""How long a shadow is, and how far from where it would end the edges of pairs may be; all in true proportions."""


_BLACK = 1e-6
"""The square of less light than this tells no tint: the ground may be black."""


def tint_beside(own: Colour, ground: Colour) -> Colour:
    """What a colour has beyond any light of the ground's: nothing where it is a shadow, which only takes light."""
    return own - (own @ ground) / max(float(ground @ ground), _BLACK) * ground


def without_shadow(area: Area, sheet: Sheet) -> Area:
    """An area in true proportions without the shadow that its parts cast, all of them to the same side."""
    cast = shadow_of(area, sheet)
    if cast is None:
        return area
    # What ends with the board ends in no shadow; nor does what ends a little before it, as is traced there.
    printed = in_proportions(areas_above((sheet.hexes >= 0).astype(np.float32), 0.5), sheet)
    ground = printed.buffer(-float(np.hypot(*cast)) - _RIM / sheet.scale).difference(area)
    return areas_of(area.difference(translate(ground, *(-cast).tolist())))


def shadow_of(area: Area, sheet: Sheet) -> Reals | None:
    """How far across and down an area's parts cast a shadow that it holds; None where none shows."""
    ends = dict(_ends_of_tint(area, sheet))
    pairs = [(way, ends[way] - ends[way + WAYS // 2]) for way in ends if way + WAYS // 2 in ends]
    if len(pairs) < _PAIRS:
        return None
    # The tint ends the earlier the more an edge faces away from the light, and not at all where it faces that.
    angles = np.array([way for way, _ in pairs]) * 2 * np.pi / WAYS
    facing, apart = np.stack([np.cos(angles), np.sin(angles)], axis=1), -np.array([off for _, off in pairs])
    cast: Reals = np.linalg.lstsq(facing, apart, rcond=None)[0]
    stray = float(np.sqrt(np.mean((facing @ cast - apart) ** 2)))
    return cast if _LEAST < float(np.hypot(*cast)) < _MOST and stray < _STRAY else None


def _ends_of_tint(area: Area, sheet: Sheet) -> Iterator[tuple[int, float]]:
    """How far outside of its edges, for each way that they face, the tint of an area ends."""
    across = np.linspace(-_FAR, _FAR, round(2 * _FAR / _STEP) + 1)
    edge = profiles(area, sheet, sheet.seen, across)
    for way in range(WAYS):
        here = edge.ways == way
        shown = edge.seen[here].sum(axis=0)
        if shown.min() < _FEW:
            continue
        colours = (edge.colours[here] * edge.seen[here][..., None]).sum(axis=0) / shown[:, None]
        own, ground = colours[across < -_CORE].mean(axis=0), colours[across > _CORE].mean(axis=0)
        tint = tint_beside(own, ground)
        apart = float(np.hypot.reduce(tint))
        left = colours @ tint / max(apart, 1e-6) ** 2 - 0.5
        ends = np.flatnonzero((left[:-1] >= 0) & (left[1:] < 0))
        if apart >= _TINTED and len(ends):
            last = ends[np.abs(across[ends]).argmin()]
            yield way, float(across[last] + _STEP * left[last] / (left[last] - left[last + 1]))
