"""The line that a print draws around its woods and houses: an outline runs along the middle of it.

A dark line around dark woods looks as these do, so all of it was taken for woods, which came out larger by half a line
all around. One print draws all edges of a terrain alike: what many places along them show together tells even a line
that hardly differs.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import LinearRing
from shapely.geometry.polygon import orient

from bob_editor.editing.trace.arrays import Flags
from bob_editor.editing.trace.outlines import Area, resized
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.shapes import areas_of, polygons_of
from bob_editor.records import Record

Reals = npt.NDArray[np.float64]

_PACE, _TURN = 0.1, 0.25
"""How far apart places along an edge are looked at, and over how much of it to both sides its direction is taken."""

_FAR, _STEP = (0.64, 0.44), 0.04
"""How far to both sides of the edge colours are looked at, or across huts, which are narrow; and how close."""

_CLEAR = 0.36
"""So far from the edge, and farther, all must be inside, or outside."""

WAYS = 8
"""Into so many directions edges are parted: towards some they may have a shadow."""

_FEW = 12
"""Fewer places tell nothing."""

_EDGES = np.linspace(-0.3, 0.3, 31)
_LINES = (0.08, 0.12, 0.16, 0.2, 0.24, 0.32)
_BLURS = (0.03, 0.06, 0.09, 0.13)
"""Where across an edge the middle of its line may be, how wide that may be, and how blurred all is.

What is as wide as the widest is a shadow."""

_TELLS = 0.6
"""A line is there if with one no more than so much is left unexplained of what is left without."""

_ALIKE = 0.05
"""So far apart lines are found on edges in other directions, if there is one."""

_INK = 0.004
"""By how much lightness a line is darker than both its sides, in Oklab, times how wide it is, at least."""

_MOST = 0.25
"""No edge is off by more. All in true proportions."""


def on_rims(area: Area, sheet: Sheet, seen: Flags | None = None) -> Area:
    """An area in true proportions whose edges, where a line is printed along them, run along the middle of that.

    Only the pixels that are ``seen`` tell, or all but hex lines and dots.
    """
    off = rim_beside(area, sheet, seen)
    return area if off is None else areas_of(resized(area, max(-_MOST, min(_MOST, off))))


def rim_beside(area: Area, sheet: Sheet, seen: Flags | None = None) -> float | None:
    """How far outside an area's edge runs the middle of the line that is printed along it; None where none is.

    Most of what can be told must have one at the same place, on two sides that face each other: on one lie shadows.
    """
    for far in _FAR:
        across = np.linspace(-far, far, round(2 * far / _STEP) + 1)
        edge = profiles(area, sheet, sheet.seen if seen is None else seen, across)
        told: list[tuple[int, float | None, int]] = []
        for way in range(WAYS):
            here = edge.ways == way
            shown = edge.seen[here].sum(axis=0)
            if shown.min() >= _FEW:
                colours = (edge.colours[here] * edge.seen[here][..., None]).sum(axis=0) / shown[:, None]
                told.append((way, _middle_of_line(colours, far), int(here.sum())))
        if not _face_each_other([way for way, _, _ in told]):
            continue
        found = [(way, off, count) for way, off, count in told if off is not None]
        middle = float(np.median([off for _, off, count in found for _ in range(count)] or [0.0]))
        alike = [(way, count) for way, off, count in found if abs(off - middle) < _ALIKE]
        most = 2 * sum(count for _, count in alike) > sum(count for _, _, count in told)
        return middle if most and _face_each_other([way for way, _ in alike]) else None
    return None


def _face_each_other(ways: Sequence[int]) -> bool:
    """Whether two of some directions are nearly opposite."""
    return any(abs(abs(one - other) - WAYS // 2) <= 1 for one, other in combinations(ways, 2))


class Edge(Record, eq=False):
    """Colours across an edge at places along it (places, across, 3), what of it is seen, and where its outside lies."""

    colours: Reals
    seen: Flags
    ways: npt.NDArray[np.intp]


def profiles(area: Area, sheet: Sheet, shown: Flags, across: Reals) -> Edge:
    """What is shown across an area's edges where both sides are what they are."""
    spots, normals = _places(area)
    at = spots[:, None, :] + normals[:, None, :] * across[None, :, None]
    shapely.prepare(area)
    held = shapely.contains_xy(area, at[..., 0], at[..., 1])
    clear = (held == (across < 0))[:, np.abs(across) > _CLEAR].all(axis=1)
    at, normals = at[clear], normals[clear]
    high, wide = sheet.shape
    rows = np.floor((at[..., 1] - sheet.top) * sheet.scale).astype(int)
    columns = np.floor((at[..., 0] - sheet.left) * sheet.scale).astype(int)
    inside = (rows >= 0) & (rows < high) & (columns >= 0) & (columns < wide)
    rows, columns = rows.clip(0, high - 1), columns.clip(0, wide - 1)
    angles = np.arctan2(normals[:, 1], normals[:, 0])
    ways = np.rint(angles / (2 * np.pi / WAYS)).astype(np.intp) % WAYS
    return Edge(sheet.colours[rows, columns].astype(np.float64), inside & shown[rows, columns], ways)


def _places(area: Area) -> tuple[Reals, Reals]:
    """Places along the edges of an area, and for each the direction to its outside."""
    spots, normals = [np.empty((0, 2))], [np.empty((0, 2))]
    for ring in _rings(area):
        far = np.arange(0, ring.length, _PACE)
        before, after = (
            shapely.get_coordinates(shapely.line_interpolate_point(ring, (far + step) % ring.length))
            for step in (-_TURN, _TURN)
        )
        right = (after - before) @ np.array([[0.0, -1.0], [1.0, 0.0]])
        length = np.hypot(right[:, 0], right[:, 1])
        straight = length > _TURN
        spots.append(shapely.get_coordinates(shapely.line_interpolate_point(ring, far))[straight])
        normals.append(right[straight] / length[straight, None])
    return np.concatenate(spots), np.concatenate(normals)


def _rings(area: Area) -> Iterator[LinearRing]:
    """The rings of an area, all that is outside of it to the right of them."""
    for part in polygons_of(area):
        turned = orient(part)
        yield from (turned.exterior, *turned.interiors)


def _middle_of_line(colours: Reals, far: float) -> float | None:
    """Where a line is darker than both sides of an edge, that is seen so far across; None where none explains more."""
    plain, lined = _fits(0, far), _fits(1, far)
    lightness = lined.parts @ colours[:, 0]
    ink = (lightness[:, :2].min(axis=1) - lightness[:, -1]) * lined.widths
    left = np.where(ink > _INK, lined.left_of(colours), np.inf)
    best = int(left.argmin())
    is_line = lined.widths[best] < _LINES[-1] and left[best] < _TELLS * plain.left_of(colours).min()
    return float(lined.edges[best]) if is_line else None


class _Fits(Record, eq=False):
    """How profiles are explained by each edge that may be: where it is, how wide its line, its parts, the rest."""

    edges: Reals
    widths: Reals
    parts: Reals
    left: Reals

    def left_of(self, colours: Reals) -> Reals:
        """How much of a profile each edge leaves unexplained, as the sum of squares."""
        return np.asarray(((self.left @ colours) ** 2).sum(axis=(1, 2)), dtype=np.float64)


@cache
def _fits(lines: int, far: float) -> _Fits:
    """All edges with so many lines. To both sides of them colours may go on getting darker or lighter."""
    across = np.linspace(-far, far, round(2 * far / _STEP) + 1)
    every = np.array(list(product(_BLURS, _LINES if lines else (0.0,), _EDGES)))
    blurs, widths, edges = every.T
    off = across - edges[:, None]
    begun, ended = (_reached(off + half[:, None], blurs[:, None]) for half in (widths / 2, -widths / 2))
    shown = [1 - begun, ended, (1 - begun) * off, ended * off, *([begun - ended] * lines)]
    basis = np.stack(shown, axis=-1)
    parts = np.linalg.pinv(basis)
    return _Fits(edges, widths, parts, np.eye(len(across)) - basis @ parts)


def _reached(far: Reals, blur: Reals) -> Reals:
    """How much lies past a border, from 0 to 1, blurred so much."""
    return np.asarray(1 / (1 + np.exp((-1.7 * far / blur).clip(-50, 50))), dtype=np.float64)
