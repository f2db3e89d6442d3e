"""What a drawn point snaps to: dots, the middles of hexsides, the ends of paths, and else the paths themselves."""

import math
from collections.abc import Iterator

from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.rings import snapped
from bob_editor.geometry.curves.parts import nearest, with_knot
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.words import tr

ANGLE = 15.0
"""Held to steps, a line runs at a multiple of so many degrees."""


class Snap(Record):
    """Where a point comes to lie, and what it snapped to in words; "" where it lies free."""

    point: Point
    to: str = ""


def snap(board: Board, pointer: Pointer, *, on: bool = True) -> Snap:
    """The nearest thing within the pointer's reach, or the pointer's own point on the lattice."""
    free = snapped(pointer.point)
    if not on:
        return Snap(free)
    frame = board.grid.frame
    # A way leads over dots: these come first.
    for things in (_things, _ways):
        found = [(true_distance(frame, pointer.point, one.point), one) for one in things(board, pointer)]
        far, best = min(found, key=lambda two: two[0], default=(math.inf, Snap(free)))
        if far <= pointer.reach:
            return best
    return Snap(free)


def _things(board: Board, pointer: Pointer) -> Iterator[Snap]:
    """What is near the pointer; beyond the edge there is nothing but ends of paths and the outermost hexsides."""
    grid, at = board.grid, pointer.hex
    # An end of a path comes before the dot on which it lies.
    for path in board.paths:
        for knot in (*path.curve[:1], *path.curve[-1:]):
            yield Snap(knot.at, tr("an end"))
    x, y = grid.centre(at)
    if at in grid:
        yield Snap((float(x), float(y)), tr("the dot of {label}", label=grid.label(at)))
    for other, side in zip(at.neighbours(), sides_of(at), strict=True):
        if at not in grid and other not in grid:
            continue
        a, b = grid.centre(other)
        yield Snap(((x + a) / 2, (y + b) / 2), tr("the middle of hexside {side}", side=grid.side_label(side)))


def _ways(board: Board, pointer: Pointer) -> Iterator[Snap]:
    """The nearest points of drawn paths in the hex and beside it: a way that ends there leads on."""
    near = {pointer.hex, *pointer.hex.neighbours()}
    for path in board.paths:
        if len(path.curve) > 1 and not near.isdisjoint(path.through):
            place, _ = nearest(board.grid.frame, path.curve, pointer.point)
            yield Snap(with_knot(path.curve, place)[place[0] + 1].at, tr("a path"))


def at_angle(frame: Frame, start: Point, to: Point) -> Point:
    """A point as far from the start as ``to``, the way to it at a multiple of ``ANGLE`` degrees in true proportions."""
    (ax, ay), (bx, by) = frame.true(start), frame.true(to)
    far, step = math.dist((ax, ay), (bx, by)), math.radians(ANGLE)
    turn = round(math.atan2(by - ay, bx - ax) / step) * step
    return snapped(frame.from_true((ax + far * math.cos(turn), ay + far * math.sin(turn))))
