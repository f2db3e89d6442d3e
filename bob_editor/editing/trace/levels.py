"""Crest lines from nested tints: each level's outline holds those of all above it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np
import shapely

from bob_editor.editing.trace.arrays import Floats, blur, blurred
from bob_editor.editing.trace.colours import shares, spread
from bob_editor.editing.trace.outlines import Area, cleaned, in_true, outlines, rings_of
from bob_editor.editing.trace.picking import under
from bob_editor.editing.trace.proposals import Proposal, Settings, Stroke, Traced
from bob_editor.editing.trace.sheet import Sheet, bins_of
from bob_editor.editing.trace.terrain import Pace
from bob_editor.editing.trace.unsure import in_order, unsure_hexes
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.shapes import areas_of, polygons_of

_WINDOWS = ((0.3, 1.0), (0.8, 1e-2), (2.0, 1e-4), (5.0, 1e-6))
"""Windows in true proportions and what they count: woods and houses on a hill have the tint that is nearest."""

_NEAR = (0.025, 0.035, 0.05, 0.07, 0.1)
"""How far in Oklab a place may be from a tint that it has, by tolerance."""

_WEIGHTS = np.array([1.0, 1.6, 1.6], dtype=np.float32)
"""Tints of levels differ in hue more than shadows and paper do."""

_EVEN = 0.004
"""Ground of one level varies so much at least in each part of its colour; what varies more counts less."""

_APART, _QUIET = 3.0, 0.25
"""How far apart places are, in true proportions, whose colours tell how the ground varies, and the share of them that
is taken for ground of one level: elsewhere woods end between them, or a hill begins."""

_OF_NORMAL = 0.3186
"""Of what is spread normally, that share is closer to the middle than so many standard deviations."""

_SINGULAR = 0.25
"""The ground around isn't what comes so much nearer to a picked tint than ``_NEAR`` lets a place of that be."""

_SMOOTH = 0.25
"""Tints are flat: their grain is smoothed over so much, in true proportions."""

_BROAD, _MOSTLY = 0.6, 0.75
"""Half the width of a window of which so much must have a tint, for what is around to be ground of that level."""

_NO_LEVEL = -1000
"""What was picked as not meant: no game goes so low."""

THIN = 0.55
"""What is thinner than twice this, in true proportions, is no hill, but a bump where woods hide its tint."""

GAP = 0.06
"""A crest line keeps this far within the one below, in true proportions."""


def trace_levels(
    sheet: Sheet,
    strokes: Sequence[Stroke],
    settings: Settings,
    *,
    pace: Pace = lambda _done, _all: None,
) -> Traced:
    """The crest lines of the levels whose tints were picked, from the lowest up, each within the one below.

    Of levels below the ground each has its own outline, with the deeper ones as holes: of two outlines around a dot
    the higher counts.

    The ground around the hills (level 0) is also what is commonest of the rest, whether anybody picked it or not.
    """
    tints = _tints(sheet, strokes)
    above = sorted({level for level, _ in tints if level > 0})
    under_ground = sorted({level for level, _ in tints if _NO_LEVEL < level < 0})
    if not above and not under_ground:
        return Traced()
    steps = 2 * (len(above) + len(under_ground)) + 2
    pace(1, steps)
    seen = _Seen(sheet, strokes)
    held = _fields(seen, tints, _NEAR[settings.tolerance - 1], lambda done: pace(1 + done, steps))
    whole = sum(held.values())
    found: list[Proposal] = []
    below: Area | None = None
    for number, level in enumerate((*under_ground, *above)):
        mine = [held[one] for one in held if (one >= level if level > 0 else one == level)]
        share = np.where(whole > 0, sum(mine) / np.where(whole > 0, whole, 1), 0).astype(np.float32)
        area = cleaned(areas_above(share, 0.5), sheet, settings, THIN)
        if below is not None:
            area = areas_of(area.intersection(below.buffer(-GAP)))
        drawn = []
        for part, hexes in outlines(area, sheet, settings):
            drawn.append(part)
            for piece in polygons_of(part):
                ring, holes = rings_of(piece, sheet)
                found.append(Proposal("contour", "", level, ring, holes, hexes))
        if level > 0:
            below = areas_of(in_true(_together(drawn), sheet))
        pace(steps // 2 + 2 + number, steps)
    by_level = ([one for one in found if one.level == level] for level in (*under_ground, *above))
    unsure = [one for crests in by_level for one in unsure_hexes(sheet.grid, crests)]
    return Traced(tuple(found), in_order(unsure))


def _together(drawn: Sequence[Area]) -> Area:
    return areas_of(shapely.union_all(list(drawn)))


def _tints(sheet: Sheet, strokes: Sequence[Stroke]) -> list[tuple[int, Floats]]:
    """The middling colour of each stroke, with its level; ``_NO_LEVEL`` where it isn't meant."""
    found = []
    for stroke in strokes:
        where = under(sheet, [stroke]) & (sheet.hexes >= 0)
        if where.any():
            middle = np.median(sheet.colours[where], axis=0).astype(np.float32)
            found.append((_NO_LEVEL if stroke.unlike else stroke.level, middle))
    return found


class _Seen:
    """A sheet's colours without their grain, and by what they are told apart: shading changes light more than hue."""

    def __init__(self, sheet: Sheet, strokes: Sequence[Stroke]) -> None:
        self.sheet = sheet
        self.smooth = np.stack(
            [blur(sheet.colours[..., one], sheet.artwork, _SMOOTH * sheet.scale) for one in range(3)], axis=-1
        )
        levels = {stroke.level for stroke in strokes if not stroke.unlike}
        # Only with the ground's own colours among them do strokes show what varies in it.
        spreads = [self._spread_nearby(), *([self._spread_within(strokes, levels)] if 0 in levels else [])]
        even = np.sqrt(np.maximum(np.max(spreads, axis=0), _EVEN**2))
        weights = np.minimum(_WEIGHTS, _WEIGHTS.max() * even.min() / even)
        self._weights = np.asarray(weights, dtype=np.float32)

    def _spread_within(self, strokes: Sequence[Stroke], levels: Iterable[int]) -> Floats:
        """How much colours that were picked for one level differ among themselves, as variances."""
        spreads = []
        for level in levels:
            picked = [one for one in strokes if one.level == level and not one.unlike]
            where = under(self.sheet, picked) & (self.sheet.artwork > 0)
            if where.any():
                spreads.append(self.smooth[where].var(axis=0))
        return np.asarray(np.mean(spreads, axis=0) if spreads else np.zeros(3), dtype=np.float32)

    def _spread_nearby(self) -> Floats:
        """How much colours near each other differ where that is little, as variances: shade and patches of grass."""
        step, seen, off = max(1, round(_APART * self.sheet.scale)), self.sheet.artwork > 0, []
        for here, there in ((np.s_[:, step:], np.s_[:, :-step]), (np.s_[step:], np.s_[:-step])):
            both = seen[here] & seen[there]
            off.append(np.abs(self.smooth[here][both] - self.smooth[there][both]))
        every = np.concatenate(off)
        if not len(every):
            return np.zeros(3, dtype=np.float32)
        deviation = np.quantile(every[:: 1 + len(every) // 100_000], _QUIET, axis=0) / _OF_NORMAL
        return np.asarray(deviation**2 / 2, dtype=np.float32)

    def far(self, tint: Floats) -> Floats:
        """How far each place's colour is from a tint."""
        off = (self.smooth - tint) * self._weights
        return np.asarray(np.sqrt((off**2).sum(axis=-1)), dtype=np.float32)


def _ground(seen: _Seen, tints: Sequence[Floats], near: float) -> Floats:
    """The commonest colour that is no level's tint."""
    smooth = seen.smooth
    bins = bins_of(smooth)
    rest = seen.sheet.artwork > 0
    for tint in tints:
        rest &= seen.far(tint) > _SINGULAR * near
    if not rest.any():
        return np.zeros(3, dtype=np.float32)
    commonest = int(spread(shares(bins, rest), 1.0).argmax())
    where = rest & (bins == commonest)
    return np.asarray(np.median(smooth[where if where.any() else rest], axis=0), dtype=np.float32)


def _fields(
    seen: _Seen, tints: Sequence[tuple[int, Floats]], near: float, told: Callable[[int], object]
) -> dict[int, Floats]:
    """How much of the ground around each pixel has each level's tint; what has none counts as its surroundings do."""
    sheet = seen.sheet
    tints = [(0, _ground(seen, [tint for level, tint in tints if level], near)), *tints]
    far = np.stack([seen.far(tint) for _, tint in tints])
    best = np.array([level for level, _ in tints])[far.argmin(axis=0)]
    known = (far.min(axis=0) < near) & (sheet.artwork > 0)
    every = np.ones(sheet.shape, dtype=np.float32)
    found = {}
    for number, level in enumerate(sorted({level for level, _ in tints} - {_NO_LEVEL})):
        mine = ((best == level) & known).astype(np.float32)
        # A road may have the tint of a hill, but it is narrow.
        broad = blur(mine, sheet.artwork, _BROAD * sheet.scale) > _MOSTLY
        mine *= blurred(broad.astype(np.float32), _BROAD * sheet.scale) > 0
        field = np.zeros(sheet.shape, dtype=np.float64)
        for wide, counts in _WINDOWS:
            field += counts * blur(mine, every, wide * sheet.scale)
        found[level] = field.astype(np.float32)
        told(number)
    return found
