"""Which drawn outlines lie under a point or in a rectangle; of thousands as fast as of a few."""

from collections.abc import Callable

import numpy as np
import shapely

from bob_editor.editing.document.manner import Manner
from bob_editor.editing.drawing.boxes import Box, Row, places_near, places_within
from bob_editor.editing.gestures.rings import RingPlace, Section, piece_at
from bob_editor.geometry.arrays import Ints
from bob_editor.geometry.enclosing import OUTSIDE, sides_of
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.outlines import lines_of


class Outlines:
    """Finds a board's outlines. What is on a layer that the ``manner`` of a document hides is under nothing."""

    def __init__(self, manner: Manner | None = None) -> None:
        self._manner = manner

    def under(self, board: Board, point: Point, reach: float) -> list[RingPlace]:
        """The outlines that have a lattice point inside or within ``reach`` of their edge, those on top first."""
        frame = board.grid.frame
        return [
            place for place in self.near(board, point, reach) if _meets(frame, board, place, point, reach)
        ]

    def edged(self, board: Board, point: Point, reach: float) -> RingPlace | None:
        """The outline whose edge runs nearest to a lattice point, within ``reach`` in true proportions."""
        frame = board.grid.frame
        found = [
            (gap, number, place)
            for number, place in enumerate(self.near(board, point, reach))
            if (piece := piece_at(board, place)) is not None
            and (gap := edge_gap(frame, piece, point)) <= reach
        ]
        return min(found)[2] if found else None

    def near(self, board: Board, point: Point, reach: float) -> list[RingPlace]:
        """The outlines whose box comes within ``reach`` of a point, those on top first."""
        x, y = point
        return self._found(board, places_near, (x - reach, y - reach, x + reach, y + reach))

    def within(self, board: Board, corner: Point, other: Point) -> list[RingPlace]:
        """The outlines that lie whole in a rectangle of the lattice."""
        (left, right), (top, bottom) = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
        return self._found(board, places_within, (left, top, right, bottom))

    def _found(self, board: Board, find: Callable[[Row, Box], Ints], box: Box) -> list[RingPlace]:
        sections: tuple[tuple[Section, Row], ...] = (("contour", board.contours), ("artwork", board.artwork))
        return [
            place
            for section, row in sections
            for index in reversed(find(row, box).tolist())
            if self.shows(place := RingPlace(section, index))
        ]

    def shows(self, place: RingPlace) -> bool:
        """Whether what lies in a place is seen."""
        layer = "artwork" if place.section == "artwork" else "levels"
        return self._manner is None or layer not in self._manner.hidden


def edge_gap(frame: Frame, piece: Artwork | Contour, point: Point) -> float:
    """How far a lattice point lies from a piece's edge, in true proportions."""
    scale = np.array(frame.true((1.0, 1.0)))
    rings = [shapely.linestrings(np.array((*line, line[0])) * scale) for line in lines_of(piece)]
    return float(shapely.distance(shapely.points(np.array(point) * scale), rings).min())


def _meets(frame: Frame, board: Board, place: RingPlace, point: Point, reach: float) -> bool:
    piece = piece_at(board, place)
    if piece is None:
        return False
    lines = [in_milli(frame, line) for line in lines_of(piece)]
    inside = sides_of(in_milli(frame, [point]), lines)[0] != OUTSIDE
    return bool(inside) or edge_gap(frame, piece, point) <= reach
