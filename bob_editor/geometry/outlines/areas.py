"""From a field of numbers to the areas where it is high: marching squares, linked by shapely."""

import numpy as np
import numpy.typing as npt
import shapely
from shapely.geometry import MultiLineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.shapes import areas_of

Floats = npt.NDArray[np.float32]

_TOP, _RIGHT, _BOTTOM, _LEFT = range(4)

_SEGMENTS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((_TOP, _LEFT),),
    2: ((_TOP, _RIGHT),),
    3: ((_LEFT, _RIGHT),),
    4: ((_RIGHT, _BOTTOM),),
    5: ((_TOP, _LEFT), (_RIGHT, _BOTTOM)),
    6: ((_TOP, _BOTTOM),),
    7: ((_LEFT, _BOTTOM),),
    8: ((_LEFT, _BOTTOM),),
    9: ((_TOP, _BOTTOM),),
    10: ((_TOP, _RIGHT), (_LEFT, _BOTTOM)),
    11: ((_RIGHT, _BOTTOM),),
    12: ((_LEFT, _RIGHT),),
    13: ((_TOP, _RIGHT),),
    14: ((_TOP, _LEFT),),
}
"""Which edges of a square of four pixels a line joins, by which pixels are high: 1 upper left, then clockwise."""


def areas_above(field: Floats, height: float, smallest: float = 0.0) -> Polygon | MultiPolygon:
    """Where a field is above a height, in columns and rows of pixels' middles; nothing beyond its edge is.

    Areas and holes of fewer pixels than ``smallest`` may be left out: joining a hundred thousand takes minutes.
    """
    low = min(float(field.min(initial=0.0)), height) - 1.0
    values = np.pad(field.astype(np.float64), 1, constant_values=low)
    high = values > height
    codes = high[:-1, :-1] + 2 * high[:-1, 1:] + 4 * high[1:, 1:] + 8 * high[1:, :-1]
    rows, columns = np.nonzero((codes > 0) & (codes < 15))
    if not len(rows):
        return Polygon()
    kinds = codes[rows, columns]
    ends = _crossings(values, height, rows, columns)
    parts = []
    for kind, joined in _SEGMENTS.items():
        of_kind = kinds == kind
        parts += [np.stack((ends[first][of_kind], ends[last][of_kind]), axis=1) for first, last in joined]
    segments = np.concatenate(parts) - 1.0
    # Where the line runs through a pixel's middle, both ends fall together.
    segments = segments[np.any(segments[:, 0] != segments[:, 1], axis=1)]
    lines = MultiLineString(list(np.asarray(shapely.linestrings(segments), dtype=object)))
    merged = shapely.line_merge(lines)
    if smallest > 0.0:
        merged = MultiLineString(_large(shapely.get_parts(merged), smallest).tolist())
    built: BaseGeometry = shapely.build_area(merged)
    return areas_of(built)


def _large(lines: npt.NDArray[np.object_], smallest: float) -> npt.NDArray[np.object_]:
    """All lines but those that close around fewer pixels: what lies within such a one is smaller still."""
    closed = shapely.is_closed(lines) & (shapely.get_num_points(lines) > 3)
    sizes = np.full(len(lines), np.inf)
    points, of_line = shapely.get_coordinates(lines[closed], return_index=True)
    sizes[closed] = shapely.area(shapely.polygons(shapely.linearrings(points, indices=of_line)))
    return lines[sizes >= smallest]


def _crossings(
    values: npt.NDArray[np.float64],
    height: float,
    rows: npt.NDArray[np.intp],
    columns: npt.NDArray[np.intp],
) -> list[npt.NDArray[np.float64]]:
    """For each edge of the squares the point where the height is crossed, as (column, row)."""
    found = []
    for (row, column), (down, right) in (
        ((0, 0), (0, 1)),
        ((0, 1), (1, 0)),
        ((1, 0), (0, 1)),
        ((0, 0), (1, 0)),
    ):
        at_row, at_column = rows + row, columns + column
        start, end = values[at_row, at_column], values[at_row + down, at_column + right]
        with np.errstate(divide="ignore", invalid="ignore"):
            share = np.where(start == end, 0.5, (height - start) / (end - start))
        share = share.clip(0.0, 1.0)
        found.append(np.stack((at_column + right * share, at_row + down * share), axis=1))
    return found
