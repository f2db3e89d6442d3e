"""Everything alike: the outlines of what looks as the user's strokes do."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce

import numpy as np
import shapely
from shapely.geometry import MultiPoint, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.gestures.stroke_hexes import connected
from bob_editor.editing.trace.arrays import Flags, Floats, Whole, blur, blurred
from bob_editor.editing.trace.colours import MOST, Places, Shares, shares, shares_of_looks, spread, votes
from bob_editor.editing.trace.edges import sharpened
from bob_editor.editing.trace.outlines import (
    GRAIN,
    MILLI_HEX,
    Area,
    cleaned,
    on_board,
    outlines,
    rings_of,
    trimmed,
)
from bob_editor.editing.trace.picking import areas_under, looks_under, under
from bob_editor.editing.trace.proposals import Proposal, Settings, Stroke, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.unsure import half_filled, in_order, unsure_hexes
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.shapes import areas_of, polygons_of

Pace = Callable[[int, int], object]
"""Told how many steps are done of how many; what it raises ends the trace."""

WINDOW = 0.32
"""Half the width, in true proportions, of the window in which colours vote: a tree of a canopy, some dots of ink."""

CLOSE, _PURE = 0.14, 0.93
"""The same where so much of what was picked has colours of its own, as roofs have: a wider window would round their
corners, and pass by what is narrow."""

_MIXTURES = (0.3, 0.0, -0.4, -0.9, -1.4)
"""A mixture whose vote is lower than this forbids likeness, by tolerance."""
_BROAD, _MOSTLY = 0.5, 0.75
"""Half the width of a window of which so much must be alike in both, for all around to count."""
_NEAR_CORE = 0.9
"""So near to where colours and mixture are alike the colours alone decide; in true proportions."""

_HEIGHTS = (0.7, 0.35, 0.1, -0.25, -0.6)
"""The vote from which on a place belongs, by tolerance."""

_REACH = 1.0
"""Over how many bins of the colour cube what was picked spreads."""

_STRONG = 1.0
"""The vote from which on a place is learned from."""

_OWN = 1.0
"""The vote of a mixture from which on it is learned from: woods, seen broadly, may pass for an orchard's neighbours."""

_IMPURE = 4.0
"""Where so much less than all of a stroke has colours of its own, what they blend into counts as much as they do."""

_SHARED = 0.5
"""How much colours of what isn't meant speak against a place: jungle and bush have greens in common, and are told
apart by what those blend into."""

_COMMON = 2.0
"""What so many times as much of the board blends into as has the colours tells nothing."""

_OTHERS = -0.05
"""A part whose colours all in all speak so much more for a stroke that isn't meant is that one's: between palms and
bushes single places don't tell, a whole clump does."""

_SHARES = (0.25, 0.5, 0.75, 1.0)
"""How much of a clump is what it is a clump of; the rest is ground."""

_RARE = 1e-5
"""How often a colour occurs by chance."""

_LACKING = 0.4
"""A stroke of which less was found to look as it does is added as it was drawn."""

_FOUND, _NEARLY = 0.2, 0.8
"""A stroke of which more is alike than this ends where that does, if nearly all between is alike, as in a roof and not
among bushes, and something is left beside it."""

_SAMPLE = 0.05
"""How far apart a part's colours are looked at, in true proportions."""

_STEPS = 6


def trace_terrain(
    sheet: Sheet,
    strokes: Sequence[Stroke],
    terrain: str,
    settings: Settings,
    *,
    outlined: bool = True,
    pace: Pace = lambda _done, _all: None,
) -> Traced:
    """Outlines of all that looks as under the strokes; with ``outlined`` False the hexes that it fills.

    The same sheet, strokes and settings give the same outlines.
    """
    field = likeness(sheet, strokes, settings, pace)
    if field is None:
        return Traced()
    least = _HEIGHTS[settings.tolerance - 1]
    picked = areas_under(sheet, strokes)
    area = cleaned(areas_above(field, least), sheet, settings, picked=picked)
    area = sharpened(without_others(area, sheet, strokes, picked), sheet)
    area = _with_picked(area, sheet, strokes)
    pace(5, _STEPS)
    alike = _of_hexes(sheet, field > least)
    if not outlined:
        return _filled(sheet, alike, terrain)
    found = []
    for part, hexes in outlines(area, sheet, settings):
        for piece in polygons_of(on_board(trimmed(part, hexes, sheet), sheet)):
            if piece.area < min(settings.speck * MILLI_HEX, part.area / 2):
                continue
            ring, holes = rings_of(piece, sheet)
            found.append(Proposal("artwork", terrain, ring=ring, holes=holes, hexes=hexes))
    pace(_STEPS, _STEPS)
    return Traced(tuple(found), unsure_hexes(sheet.grid, found, alike.tolist()))


def likeness(
    sheet: Sheet, strokes: Sequence[Stroke], settings: Settings, pace: Pace = lambda _done, _all: None
) -> Floats | None:
    """How much each place looks as under the strokes, above 0, or not.

    None where they lie beside the scan, or wholly under strokes over what isn't meant.
    """
    hexes = sheet.hexes >= 0
    meant, refused = ([stroke for stroke in strokes if stroke.unlike == one] for one in (False, True))
    unlike = under(sheet, refused) & hexes
    where = under(sheet, meant) & hexes & ~unlike
    if not where.any():
        return None
    pace(0, _STEPS)
    board = sheet.seen
    looks = looks_under(sheet, meant, where), looks_under(sheet, refused, unlike)
    likes = _Likes(sheet, where, looks, _MIXTURES[settings.tolerance - 1])
    pace(1, _STEPS)
    field = likes.field(board)
    shown = [between(look, field) for look in looks[0]]
    if sum(map(len, shown)) < sum(map(len, looks[0])):
        where = np.zeros(sheet.shape, dtype=bool)
        for look in shown:
            where.ravel()[look] = True
        likes = _Likes(sheet, where, (shown, looks[1]), _MIXTURES[settings.tolerance - 1])
        field = likes.field(board)
    pace(2, _STEPS)
    for step in (3, 4):
        inside = (field > _STRONG) & likes.own & board
        if not inside.any() or inside.sum() > 0.95 * board.sum():
            break
        # Now what is alike is held against what isn't, not against the whole picture.
        field = likes.field(board & ~inside, inside & ~unlike)
        pace(step, _STEPS)
    return field


def between(look: Places, field: Floats) -> Places:
    """What of a stroke lies between what it found: ground at its ends, where it ran over a hut and on, isn't meant."""
    wide = field.shape[1]
    strong = look[field.ravel()[look] > _STRONG]
    if len(strong) < _FOUND * len(look):
        return look
    hull = MultiPoint(np.stack([strong % wide, strong // wide], axis=1)).convex_hull.buffer(1)
    inside = shapely.contains_xy(hull, look % wide, look // wide)
    whole = len(strong) > _NEARLY * inside.sum()
    return np.asarray(look[inside], dtype=np.intp) if whole and inside.mean() < _NEARLY else look


class _Likes:
    """The strokes' colours, by themselves and mixed over a larger window, as bins of the colour cube.

    By themselves they say where the edge is; but an orchard has the colours of woods too, and of the grass between. So
    where the mixture around is none of the strokes', nothing counts as alike; and the less of a stroke has colours of
    its own, the more counts what they blend into.
    """

    def __init__(
        self, sheet: Sheet, where: Flags, looks: tuple[Sequence[Places], Sequence[Places]], mixture: float
    ) -> None:
        meant, refused = looks
        self.sheet, self.mixture, self._where = sheet, mixture, where
        self.own = where
        """Where the mixture is clearly that of the strokes."""
        self._meant = nearer(sheet.mixed, meant, refused) if refused else np.True_
        # Who picks one look more often than another means it the more, but the other, too.
        self.kinds = [
            (
                bins,
                (shares(bins, where) + shares_of_looks(bins, meant)) / 2,
                weight * shares_of_looks(bins, refused),
            )
            for bins, weight in ((sheet.bins, _SHARED), (sheet.mixed_bins, 1.0), (sheet.blended_bins, 1.0))
        ]

    def field(self, others: Flags, inside: Flags | None = None) -> Floats:
        """The votes of each place's surroundings, for what is as the strokes are (and as ``inside``) and no others."""
        fine, mixed, blended = (self._ballot(kind, others, inside) for kind in self.kinds)
        self.own = mixed > _OWN
        seen = self._where & self.sheet.seen
        pure = seen.any() and (fine[seen] > 0).mean() > _PURE
        edge = blur(fine, self.sheet.artwork, (CLOSE if pure else WINDOW) * self.sheet.scale)
        own = (edge[self._where] > 0).mean()
        if own < _MOSTLY:
            # Colours that are each at home elsewhere too, as an orchard's: the fewer are its own, the more their
            # mixture alone tells.
            edge = edge * (own / _MOSTLY) + mixed
        else:
            edge += self._own_blend(fine, edge, blended) * blended
        # What is small or narrow has the mixture of what is around: its own colours tell it.
        meant = self._meant | (edge > _STRONG)
        core = ((edge > 0) & (mixed > self.mixture) & meant).astype(np.float32)
        # Around woods the mixture of trees and grass may be that of an orchard: a rim, which is narrow.
        broad = (blur(core, self.sheet.artwork, _BROAD * self.sheet.scale) > _MOSTLY).astype(np.float32)
        near = blurred(np.maximum(broad, self._where), _NEAR_CORE * self.sheet.scale)
        return np.asarray(np.minimum(edge, 60 * near - MOST), dtype=np.float32)

    def _own_blend(self, fine: Floats, edge: Floats, blended: Floats) -> float:
        """How much what colours blend into is to count, from 0 to 1.

        The more, the more of the strokes' colours are at home elsewhere: between palms there is grass. But not where
        much more of the board blends into the like.
        """
        board = self.sheet.seen
        seen = self._where & board
        impure = float((fine[seen] <= 0).mean()) if seen.any() else 0.0
        alike, own = int((blended[board] > 0).sum()), int((edge[board] > 0).sum())
        common = alike / max(1, own)
        return min(1.0, _IMPURE * impure) * min(1.0, max(0.0, _COMMON - common))

    def _ballot(self, kind: tuple[Whole, Shares, Shares], others: Flags, inside: Flags | None) -> Floats:
        bins, picked, refused = kind
        known = picked if inside is None else 0.5 * picked + 0.5 * shares(bins, inside)
        against = shares(bins, others) + refused
        ballot: Floats = votes(known, against, _REACH).of(bins)
        return ballot


def nearer(mixed: Floats, meant: Sequence[Places], refused: Sequence[Places]) -> Flags:
    """Where the mixture of colours is nearer to that of a look that is meant than to that of any that isn't."""

    def off(looks: Sequence[Places]) -> Floats:
        tints = (mixed.reshape(-1, mixed.shape[-1])[look].mean(axis=0) for look in looks)
        return reduce(np.minimum, (((mixed - tint) ** 2).sum(axis=-1) for tint in tints))

    return np.asarray(off(meant) < off(refused), dtype=bool)


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

    def is_meant(part: Polygon) -> bool:
        bins = _bins_in(part, sheet)
        if not bins.size or part.intersects(spots):
            return True
        own = _likely(bins, meant, ground)
        return all(own - _likely(bins, one, ground) > _OTHERS for one in others)

    return areas_of(shapely.union_all([part for part in polygons_of(area) if is_meant(part)]))


def _likely(bins: Whole, shown: Shares, ground: Shares) -> float:
    """How likely colours are where some are those shown and some of the ground between, whatever share fits best."""
    return max(
        float(np.log(share * shown[bins] + (1 - share) * ground[bins] + _RARE).mean()) for share in _SHARES
    )


def _with_picked(area: Area, sheet: Sheet, strokes: Sequence[Stroke]) -> Area:
    """An area with the strokes of which it lacks most, or a dot: who picks a place says that it is meant."""
    elsewhere = shapely.union_all(areas_under(sheet, strokes, unlike=True))
    dots = shapely.multipoints([sheet.grid.frame.true(sheet.grid.centre(at)) for at in sheet.grid.hexes])
    missed = dots.difference(area)
    lacking = [
        one.difference(elsewhere)
        for one in areas_under(sheet, strokes)
        if _is_lacking(area, one) or one.intersects(missed)
    ]
    return areas_of(shapely.union_all([area, *lacking])) if lacking else area


def _is_lacking(area: Area, stroke: BaseGeometry) -> bool:
    """Whether an area lacks what a stroke means; of one that runs over a hut and on it is the hut."""
    found = area.intersection(stroke).area
    huts = [part for part in polygons_of(area) if GRAIN <= part.area < 2 * part.intersection(stroke).area]
    return found < _LACKING * stroke.area and not huts


def _bins_in(part: Polygon, sheet: Sheet) -> Whole:
    """The bins of a part's colours, hex lines and dots left out."""
    left, top, right, bottom = part.bounds
    step = max(_SAMPLE, 1 / sheet.scale)
    x, y = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
    inside = shapely.contains_xy(part, x, y)
    rows = ((y[inside] - sheet.top) * sheet.scale).astype(int).clip(0, sheet.shape[0] - 1)
    columns = ((x[inside] - sheet.left) * sheet.scale).astype(int).clip(0, sheet.shape[1] - 1)
    seen = sheet.seen[rows, columns]
    return np.asarray(sheet.bins[rows[seen], columns[seen]], dtype=np.int32)


def _of_hexes(sheet: Sheet, alike: Flags) -> Shares:
    """What share of each hex is alike, hex lines and dots left out."""
    seen, count = sheet.seen, len(sheet.grid.hexes)
    all_of = np.bincount(sheet.hexes[seen], minlength=count)
    alike_of = np.bincount(sheet.hexes[seen & alike], minlength=count)
    return np.asarray(alike_of / np.maximum(1, all_of), dtype=np.float64)


def _filled(sheet: Sheet, of_hex: Shares, terrain: str) -> Traced:
    """The hexes that are filled by at least a half, one proposal for each group that hangs together."""
    grid = sheet.grid
    filled = {grid.hexes[place]: None for place in np.flatnonzero(of_hex >= 0.5).tolist()}
    found = []
    while filled:
        group = tuple(connected(grid, next(iter(filled)), filled.__contains__))
        found.append(Proposal("hexes", terrain, hexes=group))
        for at in group:
            del filled[at]
    doubts = (half_filled(at, float(share)) for at, share in zip(grid.hexes, of_hex, strict=True))
    return Traced(tuple(found), in_order(one for one in doubts if one is not None))
