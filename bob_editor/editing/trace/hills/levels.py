"""Crest lines from nested tints: each level's outline holds those of all above it."""

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType

import numpy as np
import shapely
from shapely.affinity import scale
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.areas.rims import on_rims
from bob_editor.editing.trace.arrays import Flags, Floats, blurred
from bob_editor.editing.trace.colours import Shares, shares, spread
from bob_editor.editing.trace.hills.canopies import between_levels, shining_through
from bob_editor.editing.trace.hills.dots import agreeing, clicks
from bob_editor.editing.trace.hills.filling import PER_UNIT, Cells, filled, lines
from bob_editor.editing.trace.hills.flooding import bridged, flooded
from bob_editor.editing.trace.hills.light import in_even_light
from bob_editor.editing.trace.hills.tints import NO_LEVEL, Seen, ground_of, is_ground, tints_of
from bob_editor.editing.trace.hills.unpicked import unpicked
from bob_editor.editing.trace.outlines import (
    OFF_SIDE,
    Area,
    cleaned,
    held_of,
    in_true,
    outlines,
    rings_of,
    trimmed,
)
from bob_editor.editing.trace.picking import areas_under, under
from bob_editor.editing.trace.proposals import Pace, Proposal, Settings, Stroke, Traced, Unsure
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.unsure import in_order, unsure_hexes
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.shapes import areas_of, polygons_of
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import hex_area, hexes_in_box

_STEPS = 9
"""Told of as many steps, and of one for each level."""

_NEAR = (0.025, 0.035, 0.05, 0.07, 0.1)
"""How far in Oklab a place may be from a tint that it has, by tolerance."""

_PURE = 0.8
"""Of what a cell shows of the ground, so much has the tint of a level that the cell is known to have."""

_SEEN = 0.2
"""A cell of which less shows the ground tells nothing."""

_INNER = 0.2
"""Half the width of a window in which all known ground must be of one level: where tints meet, the printed line
decides, or what is around."""

_BROAD, _MOSTLY = 0.6, 0.75
"""Half the width of a window of which so much must be so high, for a place to be: a road may have a hill's tint."""

_AROUND, _SOME, _SPECK = 1.0, 0.4, 0.08
"""Half the width of a window of which so much has a level where that is seen at large, and no more than so little where
that is a speck: in a field that has a hill's tint some places pass for ground between crops."""

_FROM_LARGE, _STEEP = 3.0, 1.5
"""A wisp that is farther than this from where its level is seen at large, and as near as that to ground two levels
off, is the shade of trees."""

_CLEARLY, _COMMON, _REACH = 1.4, 1e-4, 1.0
"""A colour so many times as common in a picked tint as in what covers the ground, and no rarer than that, is the
ground's; and over how many bins of the colour cube either spreads."""

_CROWNS, _SOME_CROWNS = 0.6, 0.1
"""Half the width of a window of which so much must be what covers the ground, for the rest to be ground between it."""

_COVERS = 0.1
"""What is drawn over the ground has an edge so wide, and a shadow."""

_STRIP = 0.55
"""What covers no more than twice this across is a road or a stream, which lies on the ground, in true proportions."""

_WITHIN = 0.5
"""So much of the rim of what nobody picked is of the next level below, or it is no hill, but a field of its tint."""
_RIM = 0.4

_DOUBTFUL = 0.45
"""Where the ground can't be seen and the levels around count so unevenly at most, either may be meant."""

_SAYS = 1.2
"""So far around a stroke over what hides the ground its level holds there, in true proportions."""

THIN = 0.55
"""What is thinner than twice this, in true proportions, is no hill, but a bump where woods hide its tint."""

_BEYOND = 0.12
"""Where less of a hex lies above a crest line that leaves its dot below, the line is meant within the higher hex: only
what shows its crest line sees down."""

_MOSTLY_HIDDEN = 0.5
"""Where more than this of what lies beyond can't be seen, all of it is taken for within."""

GAP = 0.06
"""A crest line keeps this far within the one below, in true proportions."""


def trace_levels(
    sheet: Sheet,
    strokes: Sequence[Stroke],
    settings: Settings,
    *,
    covers: Sequence[BaseGeometry] = (),
    bare: Sequence[Stroke] = (),
    told: Mapping[Hex, int] = MappingProxyType({}),
    pace: Pace = lambda _done, _all: None,
) -> Traced:
    """The crest lines of the levels whose tints were picked, from the lowest up, each within the one below.

    Of levels below the ground each has its own outline, with the deeper ones as holes: of two outlines around a dot
    the higher counts.

    The ground around the hills (level 0) is also what is commonest of the rest, whether anybody picked it or not.
    ``covers`` (true proportions) are what is drawn over the ground, woods and houses, an area for each terrain: their
    colours tell of a level only where strokes show how that terrain looks on several.
    ``bare`` are strokes over bare ground, which has any level: those that have none of the tints tell of the ground.
    Beneath, levels go on from around and end where the printed crest lines do; a stroke over them says which is there.
    ``told`` are the levels of dots that somebody looked at: crest lines run between them.
    """
    dots = clicks(sheet.grid, told)
    above = sorted({stroke.level for stroke in (*strokes, *dots) if stroke.level > 0 and not stroke.unlike})
    under_ground = sorted({stroke.level for stroke in strokes if stroke.level < 0 and not stroke.unlike})
    if not above and not under_ground:
        return Traced()
    steps = _STEPS + len(above) + len(under_ground)
    pace(0, steps)
    covered = shapely.union_all(list(covers)).buffer(_COVERS)
    open_ground = [one for one in strokes if not one.unlike and not _spots([one], sheet).intersects(covered)]
    sheet = in_even_light(sheet, open_ground)
    cells = Cells(sheet)
    pace(1, steps)
    gaps = _between(cells, covers, open_ground, [one for one in strokes if one.unlike])
    visible = sheet.artwork * (gaps | ~cells.pixels(cells.within(covered)))
    strokes = (
        *strokes,
        *(one for one in bare if is_ground(sheet, one, strokes, _NEAR[settings.tolerance - 1])),
    )
    in_sight = [stroke for stroke in strokes if (under(sheet, [stroke]) & (visible > 0)).any()]
    tints = tints_of(sheet, in_sight)
    pace(2, steps)
    seen = Seen(sheet, in_sight, visible)
    tints = [
        (0, ground_of(seen, [tint for level, tint in tints if level], _NEAR[settings.tolerance - 1])),
        *tints,
    ]
    pace(3, steps)
    known = _known(seen, cells, tints, _NEAR[settings.tolerance - 1])
    pace(4, steps)
    meant = [one for one in strokes if not one.unlike]
    ground = _filled_in(seen, cells, covers, known, meant, told, lambda done: pace(done, steps))
    pace(_STEPS, steps)
    found: list[Proposal] = []
    unsure: list[Unsure] = []
    below: Area | None = None
    for number, level in enumerate((*under_ground, *above)):
        mine = [ground.held[one] for one in ground.held if (one >= level if level > 0 else one == level)]
        share = np.asarray(sum(mine, start=np.zeros(cells.shape)), dtype=np.float32)
        seeds = [one for one in (*strokes, *dots) if not one.unlike and _as_high(one.level, level)]
        raw = cells.in_pixels(areas_above(share, 0.5))
        area = on_rims(_cleaned(raw, seeds, sheet, settings), sheet, visible > 0)
        if below is not None:
            area = areas_of(area.intersection(below.buffer(-GAP)))
        if level > 0:
            area = _hills(area, below, seeds, sheet)
        drawn, crests = [], []
        for part, hexes in outlines(area, sheet, settings):
            shown = trimmed(_without_hidden(part, hexes, cells, ground.hidden), hexes, sheet, _BEYOND)
            drawn.append(shown)
            for piece in polygons_of(shown):
                ring, holes = rings_of(piece, sheet)
                crests.append(Proposal("contour", "", level, ring, holes, held_of(piece, hexes, sheet)))
        unsure += [*unsure_hexes(sheet.grid, crests), *_hidden(cells, ground, share)]
        found += crests
        if level > 0:
            below = areas_of(in_true(areas_of(shapely.union_all(drawn)), sheet))
        pace(_STEPS + 1 + number, steps)
    unsure += unpicked(sheet.grid, found, meant)
    return Traced(tuple(found), in_order(unsure))


class _Ground(Record, eq=False):
    """How much each cell has of each level; where nothing shows which, and where that may as well be another."""

    held: Mapping[int, Floats]
    hidden: Flags
    between: Flags


def _filled_in(
    seen: Seen,
    cells: Cells,
    covers: Sequence[BaseGeometry],
    known: Floats,
    strokes: Sequence[Stroke],
    told: Mapping[Hex, int],
    pace: Callable[[int], object],
) -> _Ground:
    """The levels ``known`` by tints, mended by printed lines and strokes, and filled in where nothing shows them."""
    covered = shapely.union_all(list(covers)).buffer(_COVERS)
    over = cells.within(covered)
    wide = over & cells.within(covered.buffer(-_STRIP).buffer(_STRIP))
    printed = bridged(lines(cells, seen.smooth[..., 0], seen.visible), over & ~wide)
    pace(5)
    in_sight = [one for one in strokes if (under(cells.sheet, [one]) & (seen.visible > 0)).any()]
    apart = seen.apart(tints_of(cells.sheet, in_sight))
    dots = clicks(cells.sheet.grid, told)
    known, untold = flooded(known, printed, wide, cells.levels((*in_sight, *dots)), apart)
    pace(6)
    between = between_levels(cells, covers, known) | untold
    pace(7)
    known = np.where(np.isnan(known), shining_through(cells, covers, strokes, known), known)
    for stroke in strokes:
        if stroke not in in_sight:
            known[cells.around(stroke, _SAYS) & np.isnan(known)] = stroke.level
    pace(8)
    known = agreeing(cells, known, told) if told else known
    said = cells.levels((*strokes, *dots))
    known = np.where(np.isnan(said), known, said)
    return _Ground(filled(known, printed), np.isnan(known) | untold, between)


def _between(
    cells: Cells, covers: Sequence[BaseGeometry], ground: Sequence[Stroke], others: Sequence[Stroke]
) -> Flags:
    """Where ground is seen within covers, between bushes: what is clearly a picked tint, and of nothing that covers."""
    sheet = cells.sheet

    def shown(where: Flags) -> Shares:
        return spread(shares(sheet.bins, where & sheet.seen), _REACH)

    found = np.zeros(sheet.shape, dtype=bool)
    tints = reduce(np.maximum, (shown(under(sheet, [one])) for one in ground), np.zeros(()))
    unlike = reduce(np.maximum, (shown(under(sheet, [one])) for one in others), np.zeros(()))
    for cover in covers if ground else ():
        within = cells.pixels(cells.within(cover.buffer(_COVERS)))
        over = unlike if others else shown(within)
        crowns = within & (over > _CLEARLY * tints)[sheet.bins]
        beside = blurred(crowns.astype(np.float32), _CROWNS * sheet.scale) > _SOME_CROWNS
        found |= within & beside & (tints > np.maximum(_CLEARLY * over, _COMMON))[sheet.bins] & sheet.seen
    return found


def _known(seen: Seen, cells: Cells, tints: Sequence[tuple[int, Floats]], near: float) -> Floats:
    """The level that each cell shows, not a number where it shows none."""
    far = np.stack([seen.far(tint) for _, tint in tints])
    best = np.array([level for level, _ in tints])[far.argmin(axis=0)]
    clear = (far.min(axis=0) < near) & (seen.visible > 0)
    sight = cells.mean(seen.visible)
    whole = np.maximum(cells.mean(clear.astype(np.float32)), 1e-6)
    shares = {
        level: cells.mean(((best == level) & clear).astype(np.float32))
        for level in {level for level, _ in tints}
    }
    known = np.full(cells.shape, np.nan, dtype=np.float32)
    places: dict[int, Flags] = {}
    for level, share in shares.items():
        if level == NO_LEVEL:
            continue
        pure = (share > _SEEN) & (share > _PURE * sight)
        inner = _mean(share, _INNER) > _PURE * _mean(whole, _INNER)
        as_high = np.sum([one for height, one in shares.items() if _as_high(height, level)], axis=0)
        broad = _mean(as_high, _BROAD) > _MOSTLY * np.maximum(_mean(sight, _BROAD), 1e-6)
        near_broad = blurred(broad.astype(np.float32), _BROAD * PER_UNIT) > 0
        places[level] = pure & inner & near_broad
    around = {level: _mean(mine.astype(np.float32), _AROUND) for level, mine in places.items()}
    large = {level: share > _SOME for level, share in around.items()}
    for level, mine in places.items():
        far_off = [other for at, other in large.items() if abs(at - level) > 1]
        shade = _within(far_off, _STEEP, cells) & ~_within([large[level]], _FROM_LARGE, cells)
        known[mine & ~shade & (around[level] > _SPECK)] = level
    return known


def _within(places: Sequence[Flags], far: float, cells: Cells) -> Flags:
    """The cells within so far of any of these places."""
    all_of = np.any(places, axis=0) if places else np.zeros(cells.shape, dtype=bool)
    return np.asarray(_mean(all_of.astype(np.float32), far) > 0, dtype=bool)


def _as_high(height: int, level: int) -> bool:
    """Whether ground of a height counts as that of a level: higher on hills, as deep below the ground."""
    return height != NO_LEVEL and (level == 0 or (height >= level if level > 0 else height <= level))


def _mean(values: Floats, radius: float) -> Floats:
    return blurred(values.astype(np.float32), radius * PER_UNIT)


def _cleaned(area: Area, seeds: Sequence[Stroke], sheet: Sheet, settings: Settings) -> Area:
    """An area without what is too thin for a hill, unless it was picked: that may be narrower."""
    wide = cleaned(area, sheet, settings, THIN)
    narrow = cleaned(area, sheet, settings, THIN / 3, areas_under(sheet, seeds))
    spots = _spots(seeds, sheet)
    missed = [part for part in polygons_of(narrow) if part.intersects(spots) and not part.intersects(wide)]
    return areas_of(shapely.union_all([wide, *missed]))


def _spots(strokes: Sequence[Stroke], sheet: Sheet) -> BaseGeometry:
    return shapely.multipoints([sheet.grid.frame.true(point) for one in strokes for point in one.points])


def _hills(area: Area, below: Area | None, strokes: Sequence[Stroke], sheet: Sheet) -> Area:
    """An area without parts that nobody picked and that rise from no ground of the next level below."""
    if below is None:
        return area
    picked = _spots(strokes, sheet)
    kept = []
    for part in polygons_of(area):
        rim = part.buffer(_RIM).difference(part)
        if part.intersects(picked) or rim.intersection(below).area > _WITHIN * rim.area:
            kept.append(part)
    return areas_of(shapely.union_all(kept))


def _without_hidden(part: Area, held: Sequence[Hex], cells: Cells, hidden: Flags) -> Area:
    """An outline without what of hexes whose dots it leaves out is hidden for the most part.

    How far a crest line goes there nobody sees: it is meant within the higher hex.
    """
    grid = cells.sheet.grid
    gone = []
    for at in hexes_in_box(grid, part.bounds):
        cell = hex_area(grid.frame, at)
        beyond = part.intersection(cell)
        if at not in held and not beyond.is_empty:
            there = cells.within(in_true(areas_of(beyond), cells.sheet))
            if there.any() and hidden[there].mean() > _MOSTLY_HIDDEN:
                gone.append(scale(cell, OFF_SIDE, OFF_SIDE))
    return areas_of(part.difference(shapely.union_all(gone))) if gone else part


def _hidden(cells: Cells, ground: _Ground, share: Floats) -> list[Unsure]:
    """The hexes whose dots lie where no tint is seen, and of which the ground around doesn't tell the level.

    Last come those that lie between levels, however near one of them is.
    """
    found = []
    for at, spot in cells.dots:
        doubt = 1 - 2 * abs(float(share[spot]) - 0.5)
        if ground.hidden[spot] and (ground.between[spot] or doubt > 1 - 2 * _DOUBTFUL):
            found.append(
                Unsure((at,), "its level is hidden", 0.5 + 0.4 * doubt if doubt > 1 - 2 * _DOUBTFUL else 0.2)
            )
    return found
