"""Where an outline runs: along its edge what is inside is told from what is outside by the colours that are there.

Over a whole board woods border on meadows, fields and hills, in light and in shade, but at one place on one of these.
So what tells the two apart there is learned there, from what is clearly inside and clearly outside. A house casts a
shadow, which is of the ground's tint and darker.
"""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import shapely
from shapely.affinity import translate
from shapely.geometry import Polygon

from bob_editor.editing.trace.areas.shadows import tint_beside
from bob_editor.editing.trace.areas.squares import squared
from bob_editor.editing.trace.arrays import Flags, Floats, blurred
from bob_editor.editing.trace.outlines import HEX_AREA, SMALL, Area, in_proportions, resized
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.outlines.areas import areas_above
from bob_editor.geometry.shapes import areas_of, polygons_of

Middles = npt.NDArray[np.float64]

_BAND, _CORE = 0.45, 0.3
"""How far an edge is moved at most, and how far from it a place is clearly inside, or outside; in true proportions."""

_STEP, _AROUND = 1.1, 2.2
"""How far apart the places are at which colours are learned, and how far around each, likewise."""

_LITTLE = 0.5
"""From less than this of either side nothing is learned, in the square of true proportions."""

_APART = 1.0
"""So many standard deviations the colours inside and outside must differ by, for the edge to move."""

_CLEARLY = 2.0
"""No pixel counts for more than so many."""

_VOTE = 0.2
"""Half the width of the window over which pixels count, in true proportions."""


_CORES, _ENOUGH = (0.35, 0.17, 0.08), 25
"""So far from its edge a house is clearly roof, if so many pixels are left there."""

_OFF, _AROUND_HOUSE = 0.35, 0.8
"""From so far off to so far the ground around a house is, in true proportions."""

_TINTED = 0.02
"""A roof has so much of a tint that the ground hasn't in any light, at least, or nothing tells the shadow."""

_ROOF = 0.42
"""What has more than this share of the roof's tint is roof: prints blur tints, and roofs have dark rims.
Beneath dots and lines half as much will do."""

_BURR = 0.15
"""Half the width of what is no part of a house."""

NOTCH = 0.6
"""Half the width of a notch in the rim of what has ground between its crowns: that is such ground, too."""

_KEPT = 0.4
"""A house of which less would be left isn't one with a shadow."""


def sharpened(area: Area, sheet: Sheet, notch: float = 0.0) -> Area:
    """An area in true proportions with its edges where the colours change that lie to both sides of them.

    Notches of no more than twice ``notch`` are filled. A house or a hut is too small to learn from, and has corners; it
    loses the shadow that it casts.
    """
    parts = polygons_of(area)
    houses = [part for part in parts if part.area <= SMALL * HEX_AREA or squared(part) is not part]
    large = [part for part in parts if part not in houses]
    moved = _moved(areas_of(shapely.union_all(large)), sheet) if large else Polygon()
    moved = moved.buffer(notch).buffer(-notch) if notch else moved
    return areas_of(shapely.union_all([moved, *(squared(_without_shadow(one, sheet)) for one in houses)]))


def _without_shadow(part: Polygon, sheet: Sheet) -> Polygon:
    """A small part without what is no lighter than the ground around and of that tint, not of its own."""
    around = part.buffer(_AROUND_HOUSE)
    there, x, y = _pixels(around, sheet)
    seen, colours = sheet.seen[there], sheet.smooth[there]
    ground = seen & shapely.contains_xy(around, x, y) & ~shapely.contains_xy(part.buffer(_OFF), x, y)
    cores = (seen & shapely.contains_xy(part.buffer(-deep), x, y) for deep in _CORES)
    roof = next((core for core in cores if core.sum() >= _ENOUGH), None)
    if roof is None or ground.sum() < _ENOUGH:
        return part
    tint = tint_beside(np.median(colours[roof], axis=0), np.median(colours[ground], axis=0))
    apart = float(np.hypot.reduce(tint))
    if apart < _TINTED:
        return part
    shown = colours @ tint / apart**2 - np.where(seen, _ROOF, _ROOF / 2)
    lighter = colours[..., 0] > np.percentile(colours[ground][:, 0], 95)
    bare = areas_above(np.where(lighter & seen, 1, shown).astype(np.float32), 0.0)
    left = in_proportions(translate(bare, there[1].start, there[0].start), sheet).intersection(part)
    filled = shapely.union_all([Polygon(one.exterior) for one in polygons_of(areas_of(left))])
    kept = areas_of(resized(resized(filled, -_BURR), _BURR).intersection(part))
    house = max(polygons_of(kept), key=lambda one: one.area, default=part)
    return house if house.area > _KEPT * part.area else part


def _moved(area: Area, sheet: Sheet) -> Area:
    inside = _within(area, sheet).astype(np.float32)
    share = blurred(inside, _CORE * sheet.scale)
    clearly, beyond = (share > 0.999) & sheet.seen, (share < 0.001) & sheet.seen
    told, weight = np.zeros(sheet.shape, dtype=np.float32), np.full(sheet.shape, 1e-6, dtype=np.float32)
    far, little = max(1, round(_AROUND * sheet.scale)), max(4.0, _LITTLE * sheet.scale**2)
    y, x = np.ogrid[-far : far + 1, -far : far + 1]
    bell = np.where(x * x + y * y <= far * far, np.exp(-2 * (x * x + y * y) / far**2), 0).astype(np.float32)
    for row, column in _places(inside, max(1, round(_STEP * sheet.scale))):
        top, left = max(0, row - far), max(0, column - far)
        there = np.s_[top : row + far + 1, left : column + far + 1]
        high, wide = told[there].shape
        around = bell[top - row + far :, left - column + far :][:high, :wide]
        near = around > 0
        ours, others = clearly[there] & near, beyond[there] & near
        if min(ours.sum(), others.sum()) < little:
            continue
        tells = _parted(sheet.smooth[there], ours, others)
        if tells is not None:
            told[there] += around * tells
            weight[there] += around
    # Where the colours are of neither, the edge is where it was traced.
    lean = 2 * blurred(inside, _BAND * sheet.scale) - 1
    moved = np.where(np.abs(lean) < 0.999, blurred(told / weight, _VOTE * sheet.scale) + lean, lean)
    return areas_of(in_proportions(areas_above(moved, 0.0), sheet))


def _parted(colours: Floats, inside: Flags, outside: Flags) -> Floats | None:
    """How much rather each place looks as inside than as outside (Fisher's discriminant); None where nothing tells."""
    ours, others = colours[inside], colours[outside]
    spread = (np.cov(ours.T) + np.cov(others.T)) / 2
    spread += 0.05 * np.diag(np.diag(spread)) + 1e-6 * np.eye(3)
    step = ours.mean(axis=0) - others.mean(axis=0)
    way = np.linalg.solve(spread, step)
    apart = float(np.sqrt(step @ way))
    if apart < _APART:
        return None
    off = (colours - (ours.mean(axis=0) + others.mean(axis=0)) / 2) @ (way / apart)
    return np.asarray(off.clip(-_CLEARLY, _CLEARLY), dtype=np.float32)


def _places(inside: Floats, step: int) -> Iterator[tuple[int, int]]:
    """Places along the edge, about so far apart."""
    edge = np.zeros(inside.shape, dtype=bool)
    edge[1:] |= inside[1:] != inside[:-1]
    edge[:, 1:] |= inside[:, 1:] != inside[:, :-1]
    cells: dict[tuple[int, int], tuple[int, int]] = {}
    for row, column in np.argwhere(edge).tolist():
        cells.setdefault((row // step, column // step), (row, column))
    yield from cells.values()


def _within(area: Area, sheet: Sheet) -> Flags:
    """The pixels whose middles lie in an area."""
    found = np.zeros(sheet.shape, dtype=bool)
    for part in polygons_of(area):
        there, x, y = _pixels(part, sheet)
        shapely.prepare(part)
        found[there] |= shapely.contains_xy(part, x, y)
    return found


def _pixels(part: Polygon, sheet: Sheet) -> tuple[tuple[slice, slice], Middles, Middles]:
    """The rows and columns of the pixels around a part, and where their middles lie, across and down."""
    rows, columns = sheet.shape
    y, x = (
        sheet.top + (np.arange(rows) + 0.5) / sheet.scale,
        sheet.left + (np.arange(columns) + 0.5) / sheet.scale,
    )
    left, top, right, bottom = part.bounds
    down, across = (
        slice(*np.searchsorted(one, ends).tolist()) for one, ends in ((y, (top, bottom)), (x, (left, right)))
    )
    middles = np.meshgrid(x[across], y[down])
    return (down, across), middles[0], middles[1]
