"""Which drawn outlines lie under a point or in a rectangle; of thousands as fast as of a few."""

import numpy as np
import numpy.typing as npt
import shapely

from bob_editor.editing.document.manner import Manner
from bob_editor.editing.gestures.rings import RingPlace, piece_at, pieces
from bob_editor.geometry.enclosing import OUTSIDE, sides_of
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.outlines import lines_of

Boxes = npt.NDArray[np.float64]


class Outlines:
    """Holds the boxes of a board's outlines; of one edited board after the other it measures only what is new.

    What is on a layer that the ``manner`` of a document hides is under nothing.
    """

    def __init__(self, manner: Manner | None = None) -> None:
        self._manner = manner
        self._known: dict[int, tuple[Artwork | Contour, tuple[float, float, float, float]]] = {}
        self._of: tuple[object, object] = (None, None)
        self._places: list[RingPlace] = []
        self._boxes: Boxes = np.zeros((0, 4))

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
        boxes = self._measured(board)
        hits = (boxes[:, 0] - reach <= x) & (x <= boxes[:, 2] + reach)
        hits &= (boxes[:, 1] - reach <= y) & (y <= boxes[:, 3] + reach)
        return [place for place in map(self._places.__getitem__, np.flatnonzero(hits)) if self.shows(place)]

    def within(self, board: Board, corner: Point, other: Point) -> list[RingPlace]:
        """The outlines that lie whole in a rectangle of the lattice."""
        (left, right), (top, bottom) = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
        boxes = self._measured(board)
        hits = (boxes[:, 0] >= left) & (boxes[:, 2] <= right) & (boxes[:, 1] >= top) & (boxes[:, 3] <= bottom)
        return [place for place in map(self._places.__getitem__, np.flatnonzero(hits)) if self.shows(place)]

    def shows(self, place: RingPlace) -> bool:
        """Whether what lies in a place is seen."""
        layer = "artwork" if place.section == "artwork" else "levels"
        return self._manner is None or layer not in self._manner.hidden

    def _measured(self, board: Board) -> Boxes:
        if self._of[0] is not board.artwork or self._of[1] is not board.contours:
            rows = [(place, piece) for place, piece in pieces(board) if piece.ring]
            self._known = {id(piece): self._known.get(id(piece)) or (piece, _box(piece)) for _, piece in rows}
            self._places = [place for place, _ in rows]
            self._boxes = np.array([self._known[id(piece)][1] for _, piece in rows]).reshape(-1, 4)
            self._of = board.artwork, board.contours
        return self._boxes


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


def _box(piece: Artwork | Contour) -> tuple[float, float, float, float]:
    xs, ys = zip(*piece.ring, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
