"""What lies on a board as geometry: drawn pieces, what grows, crest lines and paths, in lattice units as files have."""

from collections.abc import Iterator
from typing import Any

import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import union
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rules.land.artwork import grown_area
from bob_editor.rules.land.contours import grown_part
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset


class Shape(Record, eq=False):
    """A piece of the map: ``kind`` is ``artwork``, ``grown``, ``contour``, ``grown_contour`` or ``path``."""

    kind: str
    geometry: BaseGeometry
    terrain: str = ""
    level: int | None = None

    @property
    def __geo_interface__(self) -> dict[str, Any]:
        """The same as ``to_feature()``, as shapely and geopandas ask for it."""
        return self.to_feature()

    def to_feature(self) -> dict[str, Any]:
        """The piece as a GeoJSON feature: outer rings counterclockwise by their numbers, holes clockwise."""
        told = {"kind": self.kind, "terrain": self.terrain, "level": self.level}
        geometry = shapely.geometry.mapping(shapely.orient_polygons(self.geometry))
        return {"type": "Feature", "geometry": geometry, "properties": told}


def shapes_of(board: Board, rules: Ruleset) -> Iterator[Shape]:
    """Everything with an outline, that which grows out of listed terrain included: the areas that LOS looks at."""
    ground, grid = Ground(board, rules), board.grid

    def in_lattice(area: BaseGeometry) -> BaseGeometry:
        flat = shapely.transform(area, lambda points: points / MILLI)
        return shapely.transform(flat, lambda points: points[:, ::-1]) if grid.pointy else flat

    for piece in ground.drawn:
        yield Shape("artwork", in_lattice(piece.area), piece.terrain or "", piece.level)
    for terrain in ground.grown_terrains:
        parts = [part for at in grid.hexes if (part := grown_area(ground, at, terrain)) is not None]
        if parts:
            yield Shape("grown", in_lattice(union(parts)), terrain)
    for piece in ground.drawn_contours:
        yield Shape("contour", in_lattice(piece.area), level=piece.level)
    for level in ground.contour_levels:
        parts = [part for at in grid.hexes if (part := grown_part(ground, at, level)) is not None]
        if parts:
            yield Shape("grown_contour", in_lattice(union(parts)), level=level)
    for path in board.paths:
        points = path.line or tuple(map(grid.centre, path.through))
        if len(points) > 1:
            yield Shape("path", shapely.LineString(points), path.terrain)
