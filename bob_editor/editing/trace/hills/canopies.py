"""What shows through what lies over the ground: woods on a hill are browner than those below, as is grass under palms.

No tint of bare ground is seen there. But strokes of several levels over one terrain show how it looks on each, and what
looks much more like one of them than like the others is as high. Not where those looks hardly differ themselves.
"""

from collections.abc import Iterable, Sequence
from functools import reduce

import numpy as np
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.arrays import Flags, Floats, blur, blurred
from bob_editor.editing.trace.hills.filling import PER_UNIT, Cells
from bob_editor.editing.trace.proposals import Stroke
from bob_editor.geometry.shapes import polygons_of

_MIXED = 0.6
"""Half the width of the window over which a canopy's lights and shades are mixed, in true proportions."""

_RIM, _SEEN, _ALL = 0.8, 0.3, 0.95
"""So far around a part of a cover the ground is looked at, so much of that must be seen, and so much of what is seen be
of one level, where all counts as that."""

_OPEN = 0.05
"""Where more than this of the ground under a part of a cover is seen, between bushes, that tells its level."""

_CLEARLY, _APART = 0.6, 2.0
"""A place so many times as far from the look of one level as from that of another tells of neither, nor does one of
which the two are hardly apart, by so many standard deviations."""

_VARIED = np.array([0.03, 0.002, 0.002], dtype=np.float32)
"""A canopy of one level varies so much at least in each part of its colour: in light, where clouds pass over the print,
but hardly in hue."""


def shining_through(
    cells: Cells, covers: Iterable[BaseGeometry], strokes: Sequence[Stroke], known: Floats
) -> Floats:
    """The level that each cell under a cover shows by its look, not a number where it shows none.

    ``known`` are those of bare ground. A part of a cover all around which there is one level shows how it looks there.
    """
    found = np.full(cells.shape, np.nan, dtype=np.float32)
    picked = [(stroke.level, cells.around(stroke, stroke.reach)) for stroke in strokes]
    for cover in covers:
        looks: list[tuple[int, Flags]] = []
        several = np.zeros(cells.shape, dtype=bool)
        for part in polygons_of(cover):
            within = cells.within(part)
            if within.any() and (~np.isnan(known[within])).mean() > _OPEN:
                continue
            over = [(level, where & within) for level, where in picked if (where & within).any()]
            around = _level_around(cells, part, within, known)
            if around is None or any(level != around for level, _ in over):
                several |= within
                looks += over
            elif within.any():
                looks.append((around, within))
        levels = sorted({level for level, _ in looks})
        if len(levels) > 1 and several.any():
            far, apart = _far_from(_mixed(cells, cells.within(cover)), levels, looks)
            nearest, next_to_it = np.sort(far, axis=0)[:2]
            clear = several & (nearest < _CLEARLY * next_to_it) & (next_to_it - nearest > _APART)
            clear &= apart[tuple(np.argsort(far, axis=0)[:2])] > _APART
            best = np.array(levels)[far.argmin(axis=0)]
            for level in levels:
                seen = np.any([known == level, *(where for at, where in picked if at == level)], axis=0)
                found[_going_on(clear & (best == level), seen)] = level
    return found


def between_levels(cells: Cells, covers: Iterable[BaseGeometry], known: Floats) -> Flags:
    """The cells under parts of covers around which the ground has several levels, or isn't seen."""
    found = np.zeros(cells.shape, dtype=bool)
    for cover in covers:
        for part in polygons_of(cover):
            within = cells.within(part)
            if _level_around(cells, part, within, known) is None:
                found |= within
    return found


def _going_on(like: Flags, seen: Flags) -> Flags:
    """What looks as a level and goes on from where that is seen: far from there it is but a shade."""
    held = like & _near(seen, _RIM)
    while True:
        grown = like & _near(held, 1 / PER_UNIT)
        if (grown == held).all():
            return held
        held = grown


def _near(places: Flags, far: float) -> Flags:
    return np.asarray(blurred(places.astype(np.float32), far * PER_UNIT) > 0, dtype=bool)


def _level_around(cells: Cells, part: Polygon, within: Flags, known: Floats) -> int | None:
    """The level of nearly all ground that is seen around a part of a cover; None where there are several, or none."""
    rim = known[cells.within(part.buffer(_RIM)) & ~within]
    levels, counts = np.unique(rim[~np.isnan(rim)], return_counts=True)
    even = len(levels) and counts.sum() > _SEEN * rim.size and counts.max() > _ALL * counts.sum()
    return int(levels[counts.argmax()]) if even else None


def _mixed(cells: Cells, within: Flags) -> Floats:
    """The colours under a cover, mixed as from afar with what of it is around."""
    sheet = cells.sheet
    seen = sheet.artwork * cells.pixels(within)
    weights = cells.mean(seen)
    parts = (cells.mean(sheet.colours[..., one] * seen) / weights.clip(1e-6) for one in range(3))
    return np.stack([blur(part, weights, _MIXED * PER_UNIT) for part in parts], axis=-1)


def _far_from(
    colours: Floats, levels: Sequence[int], looks: Sequence[tuple[int, Flags]]
) -> tuple[Floats, Floats]:
    """How far each cell's colour is from the nearest look of each level, in standard deviations of such a look.

    And how far the nearest looks of each two levels are from each other.
    """
    varied = np.maximum(np.mean([colours[where].std(axis=0) for _, where in looks], axis=0), _VARIED)
    tints = [
        np.stack([colours[where].mean(axis=0) for at, where in looks if at == level]) for level in levels
    ]

    def far(tint: Floats, some: Floats) -> Floats:
        return reduce(np.minimum, (np.sqrt((((some - one) / varied) ** 2).sum(axis=-1)) for one in tint))

    apart = [[far(one, other).min() for other in tints] for one in tints]
    return np.stack([far(tint, colours) for tint in tints]), np.array(apart, dtype=np.float32)
