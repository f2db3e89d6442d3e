"""How large a map of several boards may be (docs/formats.md, section 7): what is past it is left out and told."""

from msgspec import Struct, field

from bob_editor.geometry.lattice import FARTHEST
from bob_editor.model.board import Board
from bob_editor.model.scenario import PlacedBoard
from bob_editor.storage.form.limits import MAX_LINE, MAX_POINTS, points_of

MAX_BOARDS = 100
"""Boards of a map, and as many overlays."""

MAX_STACKED = 16
"""Boards, or overlays, of which each lies on the one that is laid last."""

MAX_ACROSS = 3_000
"""Lattice units from one side of a map to the other; what is worked out between boards takes memory by its square."""

_INTERLOCKED = 2.0
"""Boards with whole hexes at their edges reach this far into each other's rectangles."""

Box = tuple[float, float, float, float]


class Room(Struct):
    """What of a map's limits is taken up by the boards that were let in so far, or by the overlays on these."""

    hexes: int = 0
    points: int = 0
    boxes: list[Box] = field(default_factory=list)
    beneath: "Room | None" = None

    def let_in(self, place: PlacedBoard, board: Board) -> str:
        """Let a board in, or say in a sentence why there is no room for it; "" where there is."""
        name = f"board {place.name}".strip()
        if not all(-FARTHEST <= number <= FARTHEST for number in place.at):
            return f"The place of {name} is farther off than {FARTHEST:,} lattice units."
        whole, crop = len(board.grid.hexes), place.crop
        hexes = self.hexes + (min(whole, len(crop)) if isinstance(crop, list | tuple) and crop else whole)
        points = self.points + points_of(board)
        box = _box(place, board)
        if hexes > MAX_LINE**2:
            return f"With {name} the map has more than {MAX_LINE} × {MAX_LINE} hexes."
        if points > MAX_POINTS:
            return f"With {name} the map has more than {MAX_POINTS:,} artwork points."
        if len(self.boxes) >= MAX_BOARDS:
            return f"With {name} the map has more than {MAX_BOARDS} boards, or as many overlays."
        if sum(_overlap(box, other) for other in self.boxes) >= MAX_STACKED:
            return f"With {name} more than {MAX_STACKED} boards, or overlays, lie on each other."
        if _across([*(self.beneath.boxes if self.beneath else ()), *self.boxes, box]) > MAX_ACROSS:
            return f"With {name} the map reaches over more than {MAX_ACROSS:,} lattice units."
        self.hexes, self.points = hexes, points
        self.boxes.append(box)
        return ""


def _box(place: PlacedBoard, board: Board) -> Box:
    """The rectangle of the map on which a board lies; turned by 180 degrees it covers the same."""
    if not board.grid.hexes:
        return (*place.at, *place.at)
    (x, y), (left, top, right, bottom) = place.at, board.grid.bounds
    return left + x, top + y, right + x, bottom + y


def _overlap(first: Box, second: Box) -> bool:
    """Whether one board lies on another, not just beside it."""
    wide = min(first[2], second[2]) - max(first[0], second[0])
    high = min(first[3], second[3]) - max(first[1], second[1])
    return wide > _INTERLOCKED and high > _INTERLOCKED


def _across(boxes: list[Box]) -> float:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return float(max(max(rights) - min(lefts), max(bottoms) - min(tops)))
