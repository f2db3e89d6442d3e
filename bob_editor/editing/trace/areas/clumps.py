"""Clumps: bushes and palms with ground between, which single places don't tell, but all that is around does."""

from collections.abc import Iterable, Sequence
from functools import reduce

import numpy as np
import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.arrays import Flags, Floats, Whole, blur, blurred
from bob_editor.editing.trace.colours import Shares, shares, spread
from bob_editor.editing.trace.outlines import Area
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Settings, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.shapes import areas_of, polygons_of

_PER_UNIT, _WINDOW = 8.0, 0.6
"""How many places on a unit of true proportions tell of clumps, and half the width of a window of them."""

_REACH = 1.0
"""Over how many bins of the colour cube what was picked spreads."""

_MIXED, _OWN = (0.5, 1.0), 2.0
"""How much of a window may be what was picked; colours so many times as common there as all over aren't ground's."""

_ALIKE = (0.3, 0.4, 0.5, 0.6, 0.7)
"""How far from the least like of what was picked towards what is most like it elsewhere clumps end, by tolerance."""

_CROWN, _PART = 0.06, 0.4
"""Half the width of a window of which so much must be crowns, for a crown to be there, in true proportions."""

_BETWEEN, _LEAVES = 0.6, 0.1
"""Gaps between crowns are twice as wide as this at most; and so far around the crowns the edge runs."""

_BESIDE, _DEEP = 0.3, 0.25
"""So far beyond what is alike crowns belong to a clump; and so deep within nothing else can."""

_WHOLE = 0.999
"""The share of a window that is all of it, as numbers round."""

_OTHERS = -0.05
"""A part whose colours all in all speak so much more for a stroke that isn't meant is that one's: between palms and
bushes single places don't tell, a whole clump does."""

_AROUND = 0.2
"""A part is held against others also with so much of what is around: its own colours speak for what found them."""

_CORE, _SURE, _RIM = 0.15, 2.0, 0.3
"""Where so small a window's colours speak so much for a stroke that isn't meant, crowns are that one's; so far around
it, too: between woods and the ground beside them are the colours of bushes."""

_SHARES = (0.25, 0.5, 0.75, 1.0)
"""How much of a clump is what it is a clump of; the rest is ground."""

_RARE = 1e-5
"""How often a colour occurs by chance."""

_SAMPLE = 0.05
"""How far apart a part's colours are looked at, in true proportions."""


def clumped(sheet: Sheet, strokes: Sequence[Stroke], crowns: Flags, settings: Settings) -> Floats:
    """How much each place lies in a clump of what was picked, above 0, or not; ``crowns`` have colours of its own.

    Where a window's colours are rather those of the strokes, mixed with ground, than those of anything else, is a
    clump, and its edge runs around its crowns.
    """
    like = _like(sheet, strokes)
    picked, refused = (
        [
            float(like[where].mean())
            for stroke in strokes
            if stroke.unlike == unlike and (where := under(sheet, [stroke]) & sheet.seen).any()
        ]
        for unlike in (False, True)
    )
    lowest = min(picked)
    elsewhere = max([float(np.median(like[sheet.seen])), *refused])
    alike = like > lowest - _ALIKE[settings.tolerance - 1] * max(0.0, lowest - elsewhere)
    scale = sheet.scale

    def grown(places: Flags, far: float) -> Flags:
        return np.asarray(blurred(places.astype(np.float32), far * scale) > 0, dtype=bool)

    def shrunk(places: Flags, far: float) -> Flags:
        return np.asarray(blurred(places.astype(np.float32), far * scale) > _WHOLE, dtype=bool)

    # Nobody sees crowns beneath hex lines and dots: they are there if they are around.
    shown = blur(crowns.astype(np.float32), sheet.artwork, _CROWN * scale) > _PART
    shown &= ~grown(_of_others(sheet, strokes), _RIM)
    closed = shrunk(grown(shown & grown(alike, _BESIDE), _BETWEEN), _BETWEEN - _LEAVES)
    found = (closed | shrunk(alike, _DEEP)) & grown(alike, _LEAVES)
    return np.asarray(blurred(found.astype(np.float32), _LEAVES * scale) * 4 - 2, dtype=np.float32)


def _of_others(sheet: Sheet, strokes: Sequence[Stroke]) -> Flags:
    """Where a small window's colours are rather those of what isn't meant than the strokes' own or ground's."""
    refused = [stroke for stroke in strokes if stroke.unlike]
    found = np.zeros(sheet.shape, dtype=bool)

    def mean(likely: Shares) -> Floats:
        return blur(np.log(likely + _RARE).astype(np.float32)[sheet.bins], sheet.artwork, _CORE * sheet.scale)

    if refused:
        own, every = (
            mean(spread(shares(sheet.bins, where & sheet.seen), _REACH))
            for where in (under(sheet, [one for one in strokes if not one.unlike]), np.True_)
        )
        for one in refused:
            other = mean(spread(shares(sheet.bins, under(sheet, [one]) & sheet.seen), _REACH))
            found |= other > np.maximum(own, every) + _SURE
    return found


def _like(sheet: Sheet, strokes: Sequence[Stroke]) -> Floats:
    """How much likelier a window's colours are where some are what was picked than where they are anything else."""
    step = max(1, round(sheet.scale / _PER_UNIT))
    bins, seen = sheet.bins[::step, ::step], sheet.seen[::step, ::step].astype(np.float32)

    def shown(some: Sequence[Stroke]) -> Shares:
        return spread(shares(sheet.bins, under(sheet, some) & sheet.seen), _REACH)

    def mean(likely: Shares) -> Floats:
        return blur(np.log(likely + _RARE).astype(np.float32)[bins], seen, _WINDOW * sheet.scale / step)

    every, own = (
        spread(shares(sheet.bins, sheet.seen), _REACH),
        shown([one for one in strokes if not one.unlike]),
    )
    ground = np.where(own > _OWN * every, 0, every)
    ground /= max(float(ground.sum()), _RARE)

    def mixed(colours: Shares) -> Floats:
        maps = [mean(share * colours + (1 - share) * ground) for share in _MIXED]
        return reduce(np.maximum, maps)

    others = (mixed(shown([one])) for one in strokes if one.unlike)
    like = mixed(own) - reduce(np.maximum, others, mean(ground))
    high, wide = sheet.shape
    return np.asarray(like.repeat(step, 0).repeat(step, 1)[:high, :wide], dtype=np.float32)


def without_others(
    area: Area, sheet: Sheet, strokes: Sequence[Stroke], picked: Iterable[BaseGeometry]
) -> Area:
    """An area without the parts that no stroke picked and whose colours are rather those of what isn't meant."""
    refused = [stroke for stroke in strokes if stroke.unlike]
    if not refused:
        return area
    ground = shares(sheet.bins, sheet.seen)
    meant, *others = (
        spread(shares(sheet.bins, under(sheet, some) & sheet.seen), _REACH)
        for some in ([stroke for stroke in strokes if not stroke.unlike], *([one] for one in refused))
    )
    spots = shapely.union_all(list(picked))

    def is_own(shape: BaseGeometry) -> bool:
        bins = _bins_in(shape, sheet)
        own = _likely(bins, meant, ground) if bins.size else 0.0
        return not bins.size or all(own - _likely(bins, one, ground) > _OTHERS for one in others)

    def is_meant(part: Polygon) -> bool:
        return part.intersects(spots) or (is_own(part) and is_own(part.buffer(_AROUND)))

    return areas_of(shapely.union_all([part for part in polygons_of(area) if is_meant(part)]))


def _likely(bins: Whole, shown: Shares, ground: Shares) -> float:
    """How likely colours are where some are those shown and some of the ground between, whatever share fits best."""
    return max(
        float(np.log(share * shown[bins] + (1 - share) * ground[bins] + _RARE).mean()) for share in _SHARES
    )


def _bins_in(part: BaseGeometry, sheet: Sheet) -> Whole:
    """The bins of a part's colours, hex lines and dots left out."""
    left, top, right, bottom = part.bounds
    step = max(_SAMPLE, 1 / sheet.scale)
    x, y = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
    inside = shapely.contains_xy(part, x, y)
    rows = ((y[inside] - sheet.top) * sheet.scale).astype(int).clip(0, sheet.shape[0] - 1)
    columns = ((x[inside] - sheet.left) * sheet.scale).astype(int).clip(0, sheet.shape[1] - 1)
    seen = sheet.seen[rows, columns]
    return np.asarray(sheet.bins[rows[seen], columns[seen]], dtype=np.int32)
