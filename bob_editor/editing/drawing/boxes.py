"""The boxes of what is drawn, row by row: of thousands only those are looked at that come near what is asked of.

Each step of a stroke asks it anew, of an edited row that has nearly all its pieces from the one before.
"""

from collections.abc import Mapping

import numpy as np

from bob_editor.geometry.arrays import Floats, Ints
from bob_editor.geometry.kept import dropped_too
from bob_editor.geometry.lattice import MILLI
from bob_editor.model.board import Artwork, Contour
from bob_editor.records import Record

Row = tuple[Artwork, ...] | tuple[Contour, ...]
Box = tuple[float, float, float, float]

_MOST = 4
"""Rows that are remembered: artwork and crest lines, of a board and as they are after the pending edit."""

_ROUNDING = np.array([-0.5, 0.5]).reshape(2, 1, 1) / MILLI
"""By how much a point may lie elsewhere once it is a whole number of thousandths."""

_AT_ONCE = 256
"""Points that are held against a row in one go: with those of all hexes of a map it would fill the memory."""


class _Measured(Record, eq=False):
    row: Row
    places: Mapping[int, int]
    """Where a piece stands in it, by its identity, which is its own as long as the row is held."""
    boxes: Floats


_NONE = _Measured((), {}, np.zeros((0, 4)))
_remembered: list[tuple[_Measured, ...]] = [()]


def boxes_of(row: Row) -> Floats:
    """Left, top, right and bottom of each piece's ring, in lattice units; no numbers of a ring without points."""
    rows = _remembered[0]
    known = next((one for one in rows if one.row is row), None)
    if known is None:
        known = _measured(row, next((one for one in rows if _is_akin(one, row)), _NONE))
        _remembered[0] = (known, *rows[: _MOST - 1])
    return known.boxes


def places_near(row: Row, box: Box) -> Ints:
    """The places of the pieces whose boxes meet a box of the lattice, in their order."""
    boxes, (left, top, right, bottom) = boxes_of(row), box
    hits = (boxes[:, 0] <= right) & (left <= boxes[:, 2]) & (boxes[:, 1] <= bottom) & (top <= boxes[:, 3])
    return np.flatnonzero(hits)


def places_at(row: Row, points: Floats) -> Ints:
    """The places of the pieces whose boxes hold one of some lattice points, however rounded, in their order."""
    (left, top), (right, bottom) = (boxes_of(row).reshape(-1, 2, 2, 1) + _ROUNDING).transpose(1, 2, 0, 3)
    hits = np.zeros(len(row), dtype=bool)
    for start in range(0, len(points), _AT_ONCE):
        x, y = points[start : start + _AT_ONCE].T
        hits |= ((left <= x) & (x <= right) & (top <= y) & (y <= bottom)).any(axis=1)
    return np.flatnonzero(hits)


def places_within(row: Row, box: Box) -> Ints:
    """The places of the pieces whose boxes lie whole in a box of the lattice, in their order."""
    boxes, (left, top, right, bottom) = boxes_of(row), box
    hits = (boxes[:, 0] >= left) & (boxes[:, 2] <= right) & (boxes[:, 1] >= top) & (boxes[:, 3] <= bottom)
    return np.flatnonzero(hits)


def _is_akin(former: _Measured, row: Row) -> bool:
    return bool(row) and (id(row[0]) in former.places or id(row[-1]) in former.places)


def _measured(row: Row, former: _Measured) -> _Measured:
    known = np.array([former.places.get(id(piece), -1) for piece in row], dtype=np.int64)
    boxes = np.empty((len(row), 4))
    boxes[known >= 0] = former.boxes[known[known >= 0]]
    for place in np.flatnonzero(known < 0).tolist():
        boxes[place] = _box(row[place])
    return _Measured(row, {id(piece): place for place, piece in enumerate(row)}, boxes)


def _box(piece: Artwork | Contour) -> Box:
    if not piece.ring:
        return (np.nan,) * 4
    xs, ys = zip(*piece.ring, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


@dropped_too
def _forget() -> None:
    _remembered[0] = ()
