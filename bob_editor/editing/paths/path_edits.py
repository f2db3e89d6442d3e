"""What is done to a path's drawing: knots and handles moved, segments bent, paths split, joined and straightened."""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Literal

from msgspec.structs import replace

from bob_editor.editing.gestures.rings import snapped
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.curves.parts import Place, with_knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Board, Path
from bob_editor.model.drawn_paths import dot_knots, led_off, linked, redrawn, reversed_path, widths_at

Side = Literal["before", "after"]


def as_curve(board: Board, path: Path) -> Path:
    """The path as a curve through all its dots, gentle where that leaves it in its hexes; a drawn one as it is.

    Where a path of the board leads off it, the curve leads to the hexside there, too.
    """
    if path.curve:
        return path
    grid, dots = board.grid, dot_knots(board.grid, path.through)
    middles = [Knot(_middle(one.at, other.at)) for one, other in pairwise(dots)]
    wound = [knot for pair in zip(dots, [*middles, dots[-1]], strict=True) for knot in pair][
        : 2 * len(dots) - 1
    ]
    start, end = (_way_off(board, path, first=first) for first in (True, False))
    ways = [(*start, *way, *end) for way in (dots, wound)]
    drawn = (redrawn(grid, path, way) for way in (*map(_gentle, ways), ways[0]))
    return next((way for way in drawn if way.through == path.through), path)


def _way_off(board: Board, path: Path, *, first: bool) -> tuple[Knot, ...]:
    """A knot where a path from dot to dot leaves the board; none where it doesn't."""
    beyond = led_off(board, path, first=first) if len(path.through) > 1 else None
    if beyond is None:
        return ()
    end, out = dot_knots(board.grid, (path.through[0 if first else -1], beyond))
    return (Knot(_middle(end.at, out.at)),)


def straightened(path: Path) -> Path:
    """The path from dot to dot through the hexes that its curve enters."""
    return replace(path, curve=(), widths=())


def _gentle(knots: Sequence[Knot]) -> tuple[Knot, ...]:
    """The knots made smooth, their handles along the line from the knot before to the one after."""
    return tuple(smooth_knot(knots, number) for number in range(len(knots)))


def smooth_knot(knots: Sequence[Knot], number: int) -> Knot:
    """A knot made smooth; one at an end starts straight."""
    at = knots[number].at
    if number in (0, len(knots) - 1):
        return Knot(at)
    before, after = knots[number - 1].at, knots[number + 1].at
    x, y = (after[0] - before[0]) / 6, (after[1] - before[1]) / 6
    return Knot(at, snapped((at[0] - x, at[1] - y)), snapped((at[0] + x, at[1] + y)))


def corner_knot(knot: Knot) -> Knot:
    """A knot without handles."""
    return Knot(knot.at)


def with_knot_at(grid: Grid, path: Path, number: int, knot: Knot) -> Path:
    """The path with another knot in the place of one."""
    return redrawn(grid, path, (*path.curve[:number], knot, *path.curve[number + 1 :]))


def moved_handle(frame: Frame, knot: Knot, side: Side, to: Point, *, alone: bool = False) -> Knot:
    """A knot with one handle elsewhere; where it is smooth the other one turns along, unless it is moved ``alone``.

    That keeps its length, in true proportions.
    """
    end = None if to == knot.at else to
    moved = replace(knot, before=end) if side == "before" else replace(knot, after=end)
    other = knot.after if side == "before" else knot.before
    if alone or other is None or not knot.smooth:
        return moved
    (x, y), (hx, hy) = knot.at, to
    away, far = (math.dist(frame.true(knot.at), frame.true(end)) for end in (to, other))
    if not away:
        return moved
    turned = snapped((x - (hx - x) * far / away, y - (hy - y) * far / away))
    return replace(moved, after=turned) if side == "before" else replace(moved, before=turned)


def bent(grid: Grid, path: Path, place: Place, to: Point, start: Point) -> Path:
    """The path with a segment bent, so that the place that was at ``start`` comes to ``to``; its knots stay.

    The nearer handle takes the greater part, as in other drawing programs.
    """
    number, share = place
    share = min(0.95, max(0.05, share))
    first, last = path.curve[number], path.curve[number + 1]
    # Handles at the thirds leave a straight segment straight.
    one = first.after or _along(first.at, last.at, 1 / 3)
    other = last.before or _along(first.at, last.at, 2 / 3)
    weight = share**3 / (share**3 + (1 - share) ** 3)
    dx, dy = to[0] - start[0], to[1] - start[1]
    near = (1 - weight) / (3 * share * (1 - share) ** 2)
    far = weight / (3 * share**2 * (1 - share))
    knots = list(path.curve)
    knots[number] = moved_handle(
        grid.frame, first, "after", snapped((one[0] + dx * near, one[1] + dy * near))
    )
    knots[number + 1] = moved_handle(
        grid.frame, last, "before", snapped((other[0] + dx * far, other[1] + dy * far))
    )
    return redrawn(grid, path, knots)


def knot_added(grid: Grid, path: Path, place: Place) -> Path:
    """The path with a knot more at a place of its curve, which stays as it is."""
    places = [*range(place[0] + 1), sum(place), *range(place[0] + 1, len(path.curve))]
    return redrawn(grid, path, with_knot(path.curve, place), widths_at(path, places))


def knot_deleted(grid: Grid, path: Path, number: int) -> Path | None:
    """The path without a knot; None where fewer than two would be left, or it would enter no hex."""
    knots = (*path.curve[:number], *path.curve[number + 1 :])
    if len(knots) < 2:
        return None
    left = redrawn(grid, path, knots, (*path.widths[:number], *path.widths[number + 1 :]))
    return left if left.through else None


def split(grid: Grid, path: Path, number: int) -> tuple[Path, ...]:
    """The two paths before and after a knot; the path itself where that is an end.

    Both are in the hex where they part, so that one still goes on into the other: at a knot between two hexes the first
    keeps a little of what follows.
    """
    if not 0 < number < len(path.curve) - 1:
        return (path,)
    parts = _parted(grid, path, number)
    for share in () if _share_a_hex(parts) else _LITTLE:
        longer = _parted(grid, knot_added(grid, path, (number, share)), number + 1)
        if _share_a_hex(longer):
            return longer
    return parts


_LITTLE = (0.1, 0.25, 0.5)
"""Shares of a segment that may go with the one before it."""


def _share_a_hex(parts: tuple[Path, Path]) -> bool:
    return parts[0].through[-1:] == parts[1].through[:1]


def _parted(grid: Grid, path: Path, number: int) -> tuple[Path, Path]:
    widths = path.widths
    first = redrawn(grid, path, path.curve[: number + 1], widths[: number + 1])
    return first, redrawn(grid, path, path.curve[number:], widths[number:])


def end_to_join(board: Board, path: Path, *, first: bool) -> Path | None:
    """The path of the same kind whose end is nearest to an end of this one; None where there is none near.

    A curve is joined with curves; one from dot to dot with such, of which an end lies in the same hex or beside it.
    """
    if not path.curve:
        return _end_beside(board, path, path.through[0 if first else -1])
    at = path.curve[0 if first else -1].at
    found = [
        ((end.at[0] - at[0]) ** 2 + (end.at[1] - at[1]) ** 2, index, other)
        for index, other in enumerate(board.paths)
        if other is not path and other.curve and other.terrain == path.terrain
        for end in (other.curve[0], other.curve[-1])
    ]
    far, _, other = min(found, default=(NEAR_END, 0, None), key=lambda three: three[:2])
    return other if far < NEAR_END else None


def _end_beside(board: Board, path: Path, at: Hex) -> Path | None:
    """Of paths that share no other hex with this one: the joined one goes through none twice. A loop has no end."""
    own = set(path.through)
    if len(own) < len(path.through):
        return None
    found = [
        (at.distance(end), index, other)
        for index, other in enumerate(board.paths)
        if other is not path and not other.curve and other.terrain == path.terrain
        for end in other.through[:: max(1, len(other.through) - 1)]
        if own.intersection(other.through) == {at} & {end} and len(set(other.through)) == len(other.through)
    ]
    far, _, other = min(found, default=(2, 0, None), key=lambda three: three[:2])
    return other if far < 2 else None


NEAR_END = 9.0
"""The square of how far apart, in lattice units, two ends may lie that are joined."""


def joined(grid: Grid, path: Path, other: Path, *, first: bool) -> Path:
    """One path of two: from an end of this one on along the other, which is turned if need be."""
    path = reversed_path(path) if first else path
    if not path.curve:
        last, on = path.through[-1], other.through
        on = on[::-1] if last.distance(on[-1]) < last.distance(on[0]) else on
        return replace(path, through=(*path.through, *on[on[0] == last :]))
    at = path.curve[-1].at
    if _square(at, other.curve[-1].at) < _square(at, other.curve[0].at):
        other = reversed_path(other)
    if at != other.curve[0].at:
        path = redrawn(grid, path, (*path.curve, Knot(other.curve[0].at)), (*path.widths, *path.widths[-1:]))
    return linked(grid, path, other)


def changed_widths(grid: Grid, path: Path, number: int, width: float) -> Path:
    """The path with another width at a knot."""
    widths = list(path.widths or (1.0,) * len(path.curve))
    widths[number] = width
    return redrawn(grid, path, path.curve, widths)


def gentle_paths(board: Board, hexes: Iterable[Hex] | None = None) -> Board:
    """The board with its paths from dot to dot gentle curves through the same dots; ``hexes`` limits it to some.

    One that is led through hexes off the board, or that jumps, stays as it is.
    """
    where = None if hexes is None else frozenset(hexes)

    def bends(path: Path) -> bool:
        joins = all(one.distance(other) == 1 for one, other in pairwise(path.through))
        whole = len(path.through) > 1 and joins and all(at in board.grid for at in path.through)
        return whole and (where is None or not where.isdisjoint(path.through))

    paths = (as_curve(board, path) if bends(path) else path for path in board.paths)
    return replace(board, paths=tuple(paths))


def _middle(one: Point, other: Point) -> Point:
    return _along(one, other, 0.5)


def _along(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _square(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
