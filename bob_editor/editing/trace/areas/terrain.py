"""Everything alike: the outlines of what looks as the user's strokes do."""

from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.gestures.stroke_hexes import connected
from bob_editor.editing.trace.areas.clumps import without_others
from bob_editor.editing.trace.areas.edges import NOTCH, sharpened
from bob_editor.editing.trace.areas.likes import STEPS, likeness
from bob_editor.editing.trace.areas.rims import on_rims
from bob_editor.editing.trace.areas.shadows import without_shadow
from bob_editor.editing.trace.arrays import Flags
from bob_editor.editing.trace.colours import Shares
from bob_editor.editing.trace.outlines import (
    GRAIN,
    MILLI_HEX,
    Area,
    cleaned,
    held_of,
    in_thousandths,
    on_board,
    outlines,
    rings_of,
    trimmed,
    within,
)
from bob_editor.editing.trace.picking import areas_under
from bob_editor.editing.trace.proposals import Pace, Proposal, Settings, Stroke, Traced
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.unsure import half_filled, in_order, unsure_hexes
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.shapes import areas_of, polygons_of

_HEIGHTS = (0.7, 0.35, 0.1, -0.25, -0.6)
"""The vote from which on a place belongs, by tolerance."""

_ROUND = 0.2
"""The radius of the narrowest bend of a clump's edge, in true proportions."""

_LACKING = 0.4
"""A stroke of which less was found to look as it does is added as it was drawn."""


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
    steps = STEPS + 3
    likes = likeness(sheet, strokes, settings, lambda done, _all: pace(done, steps))
    if likes is None:
        return Traced()
    least = _HEIGHTS[settings.tolerance - 1]
    picked = areas_under(sheet, strokes)
    area = cleaned(areas_above(likes.field, least), sheet, settings, picked=picked)
    doubted = np.zeros(len(sheet.grid.hexes))
    pace(STEPS, steps)
    if not likes.sparse:
        meant = without_others(area, sheet, strokes, picked)
        doubted = _held_by(sheet, area.difference(meant))
        area = meant
    area = sharpened(area, sheet, NOTCH if likes.loose else 0.0)
    pace(STEPS + 1, steps)
    if likes.sparse:
        # Around single crowns colours change at every step: that is neither a line along an edge nor a shadow.
        area = areas_of(area.buffer(NOTCH).buffer(-NOTCH - _ROUND).buffer(_ROUND))
    else:
        area = on_rims(without_shadow(area, sheet), sheet)
    area = _with_picked(area, sheet, strokes)
    pace(STEPS + 2, steps)
    alike = _of_hexes(sheet, likes.field > least)
    if not outlined:
        return _filled(sheet, alike, terrain)
    spots, found = in_thousandths(shapely.union_all(picked), sheet), []
    for part, hexes in outlines(area, sheet, settings):
        # Who picks what holds no dot means it all the same.
        kept = not likes.sparse or (not hexes and part.intersects(spots))
        own = part if kept else within(part, hexes, sheet)
        for piece in polygons_of(on_board(trimmed(own, hexes, sheet), sheet)):
            if piece.area < min(settings.speck * MILLI_HEX, own.area / 2):
                continue
            ring, holes = rings_of(piece, sheet)
            held = held_of(piece, hexes, sheet)
            found.append(Proposal("artwork", terrain, ring=ring, holes=holes, hexes=held))
    pace(steps, steps)
    return Traced(tuple(found), unsure_hexes(sheet.grid, found, np.maximum(alike, doubted).tolist()))


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


def _held_by(sheet: Sheet, parts: BaseGeometry) -> Shares:
    """1 for each hex that holds the middle of a part: a hut is alike, however little of its hex it fills."""
    found = np.zeros(len(sheet.grid.hexes))
    for part in polygons_of(parts):
        middle = part.representative_point()
        row, column = sheet.row_and_column(sheet.grid.frame.from_true((middle.x, middle.y)))
        if (place := sheet.hexes[row, column]) >= 0:
            found[place] = 1.0
    return found


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
