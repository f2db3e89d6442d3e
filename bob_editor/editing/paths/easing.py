"""Paths from dot to dot led through the middles of hexsides instead, as roads run on printed maps."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from bob_editor.editing.paths.path_edits import smooth_knot
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.parts import nearest, parted
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Path
from bob_editor.model.drawn_paths import led_off, redrawn

_STRAIGHT = 2
"""So many knots in a row are left out where the way is straight; more would make its parts too long to bend."""


def eased_paths(board: Board, hexes: Iterable[Hex] | None = None) -> Board:
    """The board with its paths from dot to dot led from hexside to hexside; ``hexes`` limits it to some.

    A row of hexes that zigzags becomes straight. Each path enters the same hexes in the same order as before; it begins
    and ends at a dot, beyond the board's edge, or on another path. One for which that can't be stays as
    it is.
    """
    where = None if hexes is None else frozenset(hexes)
    chosen = [
        place
        for place, path in enumerate(board.paths)
        if not path.curve and (where is None or where & set(path.through))
    ]
    paths = list(board.paths)
    # What others end on comes to lie first; of two that end on each other, one ends at a dot.
    for place in sorted(chosen, key=lambda one: sum(_ends_within(board, board.paths[one]))):
        paths[place] = _eased(replace(board, paths=tuple(paths)), board.paths[place])
    return replace(board, paths=tuple(paths))


def _ends_within(board: Board, path: Path) -> list[bool]:
    """For each end of a path whether it lies on the way of another one."""
    inner = {at for other in board.paths if other is not path for at in other.through[1:-1]}
    return [at in inner for at in path.through[:: max(1, len(path.through) - 1)]]


def _eased(board: Board, path: Path) -> Path:
    grid, through = board.grid, path.through
    joins = all(one.distance(other) == 1 for one, other in pairwise(through))
    if len(through) < 2 or not joins or not all(at in grid for at in through):
        return path
    ends = [_end(board, path, first=first) for first in (True, False)]
    middles = [_middle(grid, one, other) for one, other in pairwise(through)]
    points = list(_unbent([ends[0], *middles, ends[1]]))
    knots = [Knot(point) for point in points]
    drawn = redrawn(grid, path, (smooth_knot(knots, number) for number in range(len(knots))))
    return drawn if drawn.through == through else path


def _end(board: Board, path: Path, *, first: bool) -> Point:
    """Where a path begins or ends: on the drawn way of another, of its own kind if there is one, else at its dot.

    Or beyond the board's edge.
    """
    at = path.through[0 if first else -1]
    x, y = board.grid.centre(at)
    dot = float(x), float(y)
    met = [other for other in board.paths if other.curve and at in other.through[1:-1]]
    ways = [one.curve for one in met if one.terrain == path.terrain] or [one.curve for one in met]
    if ways:
        frame = board.grid.frame
        # The knot that a place on the way would get is a point of it.
        places = [(way, *nearest(frame, way, dot)) for way in ways]
        way, (number, share), _ = min(places, key=lambda three: three[2])
        return parted(way[number], way[number + 1], share)[1].at
    beyond = led_off(board, path, first=first)
    return dot if beyond is None else _middle(board.grid, at, beyond)


def _middle(grid: Grid, one: Hex, other: Hex) -> Point:
    (ax, ay), (bx, by) = grid.centre(one), grid.centre(other)
    return (ax + bx) / 2, (ay + by) / 2


def _unbent(points: Sequence[Point]) -> Iterator[Point]:
    """The points with fewer where the way is straight; halves are exact, so no tolerance decides."""
    yield points[0]
    last, left_out = points[0], 0
    for at, after in pairwise(points[1:]):
        (ax, ay), (bx, by), (cx, cy) = last, at, after
        straight = (bx - ax) * (cy - ay) == (by - ay) * (cx - ax)
        left_out = left_out + 1 if straight and left_out < _STRAIGHT else 0
        if not left_out:
            yield at
            last = at
    yield points[-1]
