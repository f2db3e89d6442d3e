"""What pointer and keys do with the pen: knots by clicks, handles by drags, or strokes of a free hand."""

from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.paths.pen import Pen, taken_up
from bob_editor.editing.paths.snapping import Snap, at_angle, snap
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board

FREEHAND_STEP = 0.12
"""A free hand leaves a point at least this far from the last, in true proportions (circumradius 2)."""

_SMOOTHING = 0.35
"""How far a free hand's wobbles are smoothed, as a share of the pointer's reach."""


class PenStrokes:
    """A pen in a hand, for one path after the other."""

    def __init__(self) -> None:
        self.pen = Pen()
        self.free = False
        self._pressed: Pointer | None = None
        self._pulls = False

    @property
    def drags(self) -> bool:
        """Whether a handle is being pulled, or a free hand draws."""
        return self._pressed is not None and (self._pulls or bool(self.pen.free))

    def target(self, board: Board, pointer: Pointer, *, snaps: bool) -> Snap:
        """Where a press would set a knot: with Control at a steady angle, with Shift where the pointer is."""
        if pointer.control and self.pen:
            return Snap(at_angle(board.grid.frame, self.pen.knots[-1].at, pointer.point), "a steady angle")
        return snap(board, pointer, on=snaps and not pointer.shift)

    def press(self, board: Board, terrain: str, pointer: Pointer, *, snaps: bool) -> None:
        """Set a knot, or begin at one that ends a path of the kind."""
        at = self.target(board, pointer, snaps=snaps).point
        self._pressed, self._pulls = pointer, False
        if not self.pen:
            self.pen = taken_up(board, terrain, at)
        elif not self.free:
            self.pen = self.pen.led_to(at)

    def move(self, board: Board, pointer: Pointer) -> None:
        """Pull the handle out of the last knot, with Shift it alone; or draw with a free hand."""
        start = self._pressed
        if start is None or not self.pen or pointer.button == "right":
            return
        frame = board.grid.frame
        if self.free:
            last = (self.pen.knots[-1].at, *self.pen.free)[-1]
            if true_distance(frame, last, pointer.point) >= FREEHAND_STEP:
                self.pen = self.pen.drawn_on(snapped(pointer.point))
            return
        if not self._pulls and true_distance(frame, start.point, pointer.point) < pointer.reach:
            return
        self._pulls = True
        last_at = self.pen.knots[-1].at
        to = at_angle(frame, last_at, pointer.point) if pointer.control else snapped(pointer.point)
        self.pen = self.pen.pulled(to, alone=pointer.shift)

    def release(self, board: Board, pointer: Pointer, *, snaps: bool) -> bool:
        """Let the handle go; whether a stroke of a free hand ends here, and the path with it."""
        pressed, self._pressed, self._pulls = self._pressed, None, False
        if not self.free or pressed is None or not self.pen:
            return False
        stroke = bool(self.pen.free)
        if stroke or self.target(board, pointer, snaps=snaps).point != self.pen.knots[-1].at:
            self.pen = self._fitted(board, pointer, snaps=snaps)
        return stroke

    def _fitted(self, board: Board, pointer: Pointer, *, snaps: bool) -> Pen:
        """What a free hand drew as it is where it ends at the pointer."""
        end = self.target(board, pointer, snaps=snaps).point
        return self.pen.fitted(board.grid.frame, end, max(0.03, _SMOOTHING * pointer.reach))

    def drawn(self, board: Board) -> Pen:
        """The pen with what a free hand drew so far."""
        return self.pen.fitted(board.grid.frame, self.pen.free[-1]) if self.pen.free else self.pen

    def ahead(self, board: Board, pointer: Pointer | None, *, snaps: bool) -> Pen:
        """The pen led on to the pointer, for the preview."""
        if pointer is not None and self.pen.free:
            return self._fitted(board, pointer, snaps=snaps)
        if pointer is None or not self.pen or self.drags:
            return self.drawn(board)
        return self.pen.led_to(self.target(board, pointer, snaps=snaps).point)

    @property
    def handles(self) -> tuple[tuple[Point, ...], ...]:
        """The lines from the last knot to its handles."""
        if not self.pen:
            return ()
        last = self.pen.knots[-1]
        ends = [handle for handle in (last.before, last.after) if handle is not None]
        return tuple((last.at, end) for end in ends)

    def back(self) -> None:
        """Take back the last knot."""
        self.pen = self.pen.taken_back()
        self._pressed = None

    def drop(self) -> None:
        """Hold nothing more."""
        self.pen, self._pressed, self._pulls = Pen(), None, False
