"""A map as shapely sees it: hexes as polygons on the lattice, rings and grown artwork clipped to them.

What the yardsticks of all games with artwork share. It shares nothing with the LOS kit: artwork grows by shapely's own
buffer in true proportions.
"""

import math
from collections.abc import Iterable, Iterator

import numpy as np
import shapely
from shapely.geometry import LineString, MultiLineString, Point, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Contour

ROOT3 = math.sqrt(3)
CORNERS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
SLIVER = 1e-9
"""An area on the lattice that comes of rounding."""


class PlainMap:
    """The hexes of a flat-top board, their dots, and what lies in each of them."""

    def __init__(self, board: Board) -> None:
        self.board, self.grid = board, board.grid
        self.hexes = list(board.grid.hexes)
        self.centre = {at: board.grid.centre(at) for at in self.hexes}
        self.hexagon = {at: hexagon(*self.centre[at]) for at in self.hexes}
        self._tree = shapely.STRtree(list(self.hexagon.values()))
        self._dots = shapely.STRtree([Point(self.centre[at]) for at in self.hexes])

    def held(self, area: BaseGeometry) -> set[Hex]:
        """The hexes whose dots an area covers."""
        return {self.hexes[number] for number in self._dots.query(area, predicate="covers")}

    def clipped(self, area: BaseGeometry) -> Iterator[tuple[Hex, BaseGeometry]]:
        """The parts of an area by hex; flat ones, where it meets a hex from outside, are among them."""
        for piece in getattr(area, "geoms", [area]):
            numbers = self._tree.query(piece, predicate="intersects")
            parts = shapely.intersection(piece, self._tree.geometries[numbers])
            yield from ((self.hexes[number], part) for number, part in zip(numbers, parts, strict=True))

    def by_hex(self, areas: Iterable[BaseGeometry]) -> dict[Hex, BaseGeometry]:
        """Some areas together, clipped to each hex that they reach into."""
        found: dict[Hex, list[BaseGeometry]] = {}
        for area in areas:
            for at, part in self.clipped(area):
                if part.area > SLIVER:
                    found.setdefault(at, []).append(part)
        return {at: parts[0] if len(parts) == 1 else shapely.union_all(parts) for at, parts in found.items()}

    def grown(
        self, hexes: Iterable[Hex], inset: float, free: BaseGeometry | None = None, *, past_edge: bool = False
    ) -> BaseGeometry:
        """Hexes grown together and drawn in by an inset, less what stays ``free``.

        ``past_edge`` has them grow on beyond the edge of the map.
        """
        members = list(hexes)
        cells = [self.hexagon[at] for at in members]
        if past_edge:
            beyond = {other for at in members for other in at.neighbours() if other not in self.grid}
            cells += [hexagon(*self.grid.centre(at)) for at in beyond]
        true = shapely.transform(shapely.union_all(cells), lambda points: points * (1, ROOT3))
        moved = true.buffer(-2 * inset, join_style="mitre", mitre_limit=100) if inset else true
        left = moved if free is None else moved.difference(free)
        return shapely.transform(left, lambda points: (points / (1, ROOT3)).round(3))

    def between(self, a: Hex, b: Hex) -> LineString:
        """The thread between two hexes."""
        return LineString([self.centre[a], self.centre[b]])


def hexagon(x: float, y: float) -> Polygon:
    """A hex around its dot."""
    return Polygon([(x + dx, y + dy) for dx, dy in CORNERS])


def ring_of(piece: Artwork | Contour) -> BaseGeometry:
    """The area of a drawn ring less its holes."""
    rings = [np.array(ring).round(3) for ring in (piece.ring, *piece.holes)]
    return Polygon(rings[0], rings[1:]).buffer(0)


def on_hexspine(a: tuple[float, float], b: tuple[float, float]) -> bool:
    """Whether a thread between two dots runs along hexsides and through corners."""
    (x, y), (u, v) = a, b
    return y == v or abs(u - x) == abs(v - y)


def aside(thread: LineString, x: float, y: float) -> float:
    """On which hand of a thread a point lies, and how far: more than 0 on the right."""
    (ax, ay), (bx, by) = thread.coords
    return float((bx - ax) * (y - ay) - (by - ay) * (x - ax))


def stretches(thread: LineString, met: BaseGeometry) -> Iterator[tuple[float, float]]:
    """Where the parts of a thread lie, as shares of it from its start."""
    (ax, ay), (bx, by) = thread.coords
    du, dv = bx - ax, by - ay
    whole = du * du + dv * dv
    for part in getattr(met, "geoms", [met]):
        if not part.is_empty:
            shares = [((x - ax) * du + (y - ay) * dv) / whole for x, y in part.coords]
            yield min(shares), max(shares)


def connected(parts: Iterable[LineString]) -> list[MultiLineString]:
    """The connected pieces of some lines."""
    pieces: list[list[LineString]] = []
    for part in parts:
        met = [piece for piece in pieces if any(part.intersects(one) for one in piece)]
        pieces = [piece for piece in pieces if piece not in met]
        pieces.append([part, *(one for piece in met for one in piece)])
    return [MultiLineString(piece) for piece in pieces]
