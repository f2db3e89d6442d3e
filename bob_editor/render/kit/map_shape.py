"""Where a map is: its bounds, without the gaps that boards of a joined map leave between them."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.joined_grid import Bounds, JoinedGrid
from bob_editor.render.kit.proportions import Proportions


@lru_cache(maxsize=8)
def map_shape(grid: Grid) -> QPainterPath:
    """The map's area in true proportions."""
    place = Proportions(grid.frame)
    whole = _rectangle(place, grid.bounds)
    for gap in gaps_of(grid):
        whole = whole.subtracted(_rectangle(place, gap))
    return whole


def gaps_of(grid: Grid) -> tuple[Bounds, ...]:
    """Rectangles on the lattice, within the bounds, that belong to no board."""
    return grid.gaps if isinstance(grid, JoinedGrid) else ()


def clip_to_map(painter: QPainter, grid: Grid) -> None:
    """Have nothing painted outside the map; half hexes on its edges end there."""
    shape = map_shape(grid)
    # Clipping to a path costs more than to a rectangle, which is all that most maps need.
    if gaps_of(grid):
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    else:
        painter.setClipRect(shape.boundingRect(), Qt.ClipOperation.IntersectClip)


def _rectangle(place: Proportions, bounds: Bounds) -> QPainterPath:
    left, top, right, bottom = bounds
    path = QPainterPath()
    path.addRect(QRectF(place.point((left, top)), place.point((right, bottom))))
    return path
