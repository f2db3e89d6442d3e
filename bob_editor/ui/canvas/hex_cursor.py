"""The hex cursor that arrow keys move, for work without a mouse."""

import math

from PySide6.QtCore import QPointF

from bob_editor.geometry.hexes import Hex
from bob_editor.ui.session.session import Session


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
