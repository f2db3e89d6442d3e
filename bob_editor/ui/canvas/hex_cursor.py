"""The hex cursor that arrow keys move, for work without a mouse."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import corners_of_side
from bob_editor.ui.session.session import Session

WITHIN = 0.84
"""How large the hex cursor is, of its hex."""


class HexCursor:
    """Where the keyboard points: a hex of the board and one of its hexsides."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.shown = False
        self.pressed = False
        self.direction = 0
        self.at = session.board.grid.hexes[0]

    def reset(self) -> None:
        """Begin again on another board."""
        self.shown = self.pressed = False
        self.at = self._session.board.grid.hexes[0]

    def appear(self, near: QPointF) -> None:
        """Show it at the pointer's hex, else where it was, else at the hex nearest to a point in true proportions."""
        grid = self._session.board.grid
        pointer = self._session.attention.pointer
        if pointer is not None and pointer.hex in grid:
            self.at = pointer.hex
        elif self.at == grid.hexes[0] or self.at not in grid:
            middle = grid.frame.hex_at(grid.frame.from_true((near.x(), near.y())))
            self.at = middle if middle in grid else min(grid.hexes, key=middle.distance)
        self.shown = True

    def move(self, step: tuple[int, int]) -> None:
        """Go one hex in a direction of the screen: the neighbour most in line with it that the board has.

        On flat-top boards left and right keep to one row of numbers, so there and back ends where it began; on
        pointy-top boards up and down do likewise.
        """
        grid = self._session.board.grid
        frame = grid.frame
        x, y = frame.true(frame.centre(self.at))
        # Two neighbours are equally near; the one of the same number lies toward the shift, or back from it.
        forward = (not grid.is_shifted(self.at.q)) == (grid.shift in ("down", "right"))
        tilt = 1e-6 if forward else -1e-6
        best: tuple[float, Hex] | None = None
        for other in self.at.neighbours():
            if other not in grid:
                continue
            ox, oy = frame.true(frame.centre(other))
            dx, dy = ox - x, oy - y
            along = (dx * step[0] + dy * step[1]) / math.hypot(dx, dy) + (dy if step[0] else dx) * tilt
            if along > 0.4 and (best is None or along > best[0]):
                best = (along, other)
        if best is not None:
            self.at = best[1]

    def turn(self, by: int) -> None:
        """Take the next hexside of the hex, clockwise or back."""
        self.direction = (self.direction + by) % 6

    def paint(self, painter: QPainter) -> None:
        """Its hex in a double line, its hexside thicker; what lies on the hexsides stays seen."""
        frame = self._session.board.grid.frame
        centre = QPointF(*frame.true(frame.centre(self.at)))
        corners = [centre + (QPointF(*frame.true(node)) - centre) * WITHIN for node in frame.corners(self.at)]
        first, second = corners_of_side(self.direction)
        for colour, wide in ((QColor("#ffffff"), 5.0), (QColor("#c2185b"), 2.5)):
            pen = QPen(colour, wide)
            pen.setCosmetic(True)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolygon(corners)
            pen.setWidthF(wide * 2)
            painter.setPen(pen)
            painter.drawLine(corners[first], corners[second])
