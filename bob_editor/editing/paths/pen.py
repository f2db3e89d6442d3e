"""The pen: a curve that is being drawn, knot by knot or with a free hand, and the path that it continues."""

from __future__ import annotations

from msgspec.structs import replace

from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.paths.path_edits import moved_handle
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.curve_fit import TOLERANCE, fitted
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Board, Path
from bob_editor.model.drawn_paths import redrawn, reversed_path
from bob_editor.records import Record


class Pen(Record):
    """Knots that are set; ``free`` are the points of a free hand since the last of them.

    ``continues`` is the drawn path that it leads on from its last knot, None where it begins one.
    """

    knots: tuple[Knot, ...] = ()
    free: tuple[Point, ...] = ()
    continues: Path | None = None

    def __bool__(self) -> bool:
        """Whether anything is drawn."""
        return bool(self.knots)

    def led_to(self, point: Point) -> Pen:
        """A knot more; none where the last one is there."""
        if self.knots and self.knots[-1].at == point:
            return self
        return replace(self, knots=(*self.knots, Knot(point)))

    def pulled(self, to: Point, *, alone: bool = False) -> Pen:
        """The last knot with its handle pulled out, and the opposite one along, unless it is pulled ``alone``."""
        *rest, last = self.knots
        (x, y), (hx, hy) = last.at, to
        if alone:
            knot = replace(last, after=None if to == last.at else to)
        elif to == last.at:
            knot = Knot(last.at)
        else:
            knot = Knot(last.at, snapped((2 * x - hx, 2 * y - hy)), to)
        return replace(self, knots=(*rest, knot))

    def drawn_on(self, point: Point) -> Pen:
        """A point more of a free hand."""
        return replace(self, free=(*self.free, point))

    def fitted(self, frame: Frame, end: Point, tolerance: float = TOLERANCE) -> Pen:
        """What a free hand drew as knots, up to ``end``."""
        if not self.knots:
            return self
        last = self.knots[-1]
        new = fitted((last.at, *self.free, end), tolerance=tolerance)
        if len(new) < 2:
            return replace(self, free=())
        start = replace(last, after=new[0].after)
        if last.smooth and new[0].after is not None and last.after is not None:
            start = moved_handle(frame, last, "after", new[0].after)
        return replace(self, knots=(*self.knots[:-1], start, *new[1:]), free=())

    def taken_back(self) -> Pen:
        """Without the last knot; nothing of what was there before it was begun is taken."""
        least = len(self.continues.curve) if self.continues is not None else 0
        left = self.knots[:-1]
        return replace(self, knots=left, free=()) if len(left) > least else Pen()

    def path(self, board: Board, terrain: str, width: float = 1.0) -> Path | None:
        """The path as it is drawn so far; None where it is none, enters no hex, or adds nothing."""
        grown = 0 if self.continues is None else len(self.continues.curve)
        if len(self.knots) < max(2, grown + 1):
            return None
        plain = Path(terrain, (), width=width) if self.continues is None else self.continues
        widths = (*plain.widths, *(plain.widths[-1:] * (len(self.knots) - len(plain.widths))))
        path = redrawn(board.grid, plain, self.knots, widths)
        return path if path.through else None

    def onto(self, board: Board, path: Path) -> Board:
        """The board with the path drawn: in the place of the one that it continues, wherever that stands.

        On a board without that, as an image of one may be, what was added is a path of its own.
        """
        if self.continues is None:
            return replace(board, paths=(*board.paths, path))
        old = (self.continues, reversed_path(self.continues))
        if any(one in old for one in board.paths):
            return replace(board, paths=tuple(path if one in old else one for one in board.paths))
        first = len(self.continues.curve) - 1
        added = redrawn(board.grid, path, path.curve[first:], path.widths[first:])
        return replace(board, paths=(*board.paths, added)) if added.through else board


def taken_up(board: Board, terrain: str, end: Point) -> Pen:
    """A pen at a point: it continues the drawn path of this kind that ends there, where one does."""
    for path in reversed(board.paths):
        if path.terrain == terrain and path.curve:
            for turned in (path, reversed_path(path)):
                if turned.curve[-1].at == end:
                    return Pen(turned.curve, continues=turned)
    return Pen((Knot(end),))
