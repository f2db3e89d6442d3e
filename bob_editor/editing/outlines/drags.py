"""What a drag makes of drawn outlines: each knows how it began and says what the pieces are at the pointer."""

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Protocol

from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.rings import RingPlace, snapped
from bob_editor.editing.outlines import edits, knots
from bob_editor.editing.outlines.building_shapes import corner_moved, is_right_angled
from bob_editor.editing.outlines.knots import Arm, Curves, Handle
from bob_editor.editing.outlines.moving import Box, scale, shift, turn
from bob_editor.editing.outlines.snapping import Snap
from bob_editor.editing.paths.snapping import at_angle
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.outlines import knots_of, with_knots
from bob_editor.records import Record
from bob_editor.words import many, mark

Pieces = dict[RingPlace, Artwork | Contour]
Snapper = Callable[[Point, Pointer, tuple[Point, ...]], Snap | None]
"""What a point is drawn to, at a pointer; the points are those from which angles are measured."""

_LEAST = 0.02
"""Nothing is scaled to less than this, lest it be gone."""


class Dragged(Record, eq=False):
    """Where a drag stands: the pieces as they would be, a measure in words, and what was snapped to."""

    pieces: Pieces
    text: str = ""
    snap: Snap | None = None


class Drag(Protocol):
    """A drag of outlines."""

    @property
    def verb(self) -> str:
        """What it does, as the history says it before the outline's name."""

    def to(self, pointer: Pointer) -> Dragged:
        """Where it stands."""


class Move(Record, eq=False):
    """Outlines moved whole. Ctrl keeps to one of twelve directions; the point ``held`` is what snaps."""

    board: Board
    places: edits.Places
    start: Point
    held: Point
    snapper: Snapper
    verb: str = mark("Move")

    def to(self, pointer: Pointer) -> Dragged:
        """Where it stands."""
        frame = self.board.grid.frame
        by = pointer.point[0] - self.start[0], pointer.point[1] - self.start[1]
        snap = None
        if pointer.control:
            by = _along_steps(frame, by, 30)
        else:
            snap = self.snapper((self.held[0] + by[0], self.held[1] + by[1]), pointer, ())
            if snap is not None:
                by = snap.at[0] - self.held[0], snap.at[1] - self.held[1]
        x, y = frame.true(by)
        return Dragged(edits.moved(self.board, self.places, shift(by)), _lengths(x, y), snap)


class Scale(Record, eq=False):
    """Outlines scaled by a handle of their box, at shares of its width and height.

    Shift keeps proportions, Ctrl the middle of the box.
    """

    board: Board
    places: edits.Places
    box: Box
    across: float
    down: float
    snapper: Snapper
    verb: str = mark("Scale")

    def to(self, pointer: Pointer) -> Dragged:
        """Where it stands."""
        frame = self.board.grid.frame
        snap = self.snapper(pointer.point, pointer, ())
        px, py = frame.true(pointer.point if snap is None else snap.at)
        about = self.box.middle if pointer.control else self.box.at(1 - self.across, 1 - self.down)
        wide = (
            1.0 if self.across == 0.5 else _factor(px - about[0], self.box.at(self.across, 0)[0] - about[0])
        )
        high = 1.0 if self.down == 0.5 else _factor(py - about[1], self.box.at(0, self.down)[1] - about[1])
        if pointer.shift:
            if self.across == 0.5:
                wide = abs(high)
            elif self.down == 0.5:
                high = abs(wide)
            else:
                most = max(abs(wide), abs(high))
                wide, high = math.copysign(most, wide), math.copysign(most, high)
        pieces = edits.moved(self.board, self.places, scale(frame, about, wide, high))
        return Dragged(pieces, f"{abs(wide):.0%} × {abs(high):.0%}", snap)


class Turn(Record, eq=False):
    """Outlines turned about the middle of their box. Ctrl goes by 15°, Shift by 60°."""

    board: Board
    places: edits.Places
    about: Point
    start: Point
    verb: str = mark("Turn")

    def to(self, pointer: Pointer) -> Dragged:
        """Where it stands."""
        frame = self.board.grid.frame
        (sx, sy), (px, py) = frame.true(self.start), frame.true(pointer.point)
        degrees = math.degrees(
            math.atan2(py - self.about[1], px - self.about[0])
            - math.atan2(sy - self.about[1], sx - self.about[0])
        )
        step = 60 if pointer.shift else 15 if pointer.control else 0
        degrees = round(degrees / step) * step if step else degrees
        degrees = (degrees + 180) % 360 - 180
        pieces = edits.moved(self.board, self.places, turn(frame, self.about, degrees))
        return Dragged(pieces, f"{degrees:.0f}°".replace("-", "−"))


class MoveKnots(Record, eq=False):
    """Knots moved, ``held`` to the pointer; with Ctrl at a steady angle from where it was.

    A corner of a right-angled line keeps every angle right; with Ctrl it is let go of them.
    """

    board: Board
    place: RingPlace
    piece: Artwork | Contour
    chosen: frozenset[Handle]
    held: Handle
    snapper: Snapper

    @property
    def verb(self) -> str:
        """What it does."""
        return many("Move a point of", "Move {count} points of", len(self.chosen))

    def to(self, pointer: Pointer) -> Dragged:
        """Where it stands."""
        frame, curves = self.board.grid.frame, knots_of(self.piece)
        curve = curves[self.held.line]
        knot = curve[self.held.knot]
        beside = curve[self.held.knot - 1].at, curve[(self.held.knot + 1) % len(curve)].at
        squared = len(self.chosen) == 1 and is_right_angled(frame, curve)
        steady = pointer.control and not squared
        snap = None if steady else self.snapper(pointer.point, pointer, beside)
        to = snapped(pointer.point) if snap is None else snap.at
        if steady:
            to = at_angle(frame, knot.at, pointer.point)
        if squared and not pointer.control:
            kept = corner_moved(frame, curve, self.held.knot, to)
            new = tuple(kept if line == self.held.line else one for line, one in enumerate(curves))
        else:
            new = knots.shifted(curves, self.chosen, (to[0] - knot.at[0], to[1] - knot.at[1]))
        return Dragged({self.place: with_knots(self.piece, new)}, "" if snap is None else snap.word, snap)


class MoveArm(Record, eq=False):
    """A knot's handle moved; that on the other side follows, but with Shift. Ctrl keeps to steady angles."""

    board: Board
    place: RingPlace
    piece: Artwork | Contour
    handle: Handle
    arm: Arm
    verb: str = mark("Bend")

    def to(self, pointer: Pointer) -> Dragged:
        """Where it stands."""
        frame, curves = self.board.grid.frame, knots_of(self.piece)
        at = knots.knot_at(curves, self.handle).at
        to = at_angle(frame, at, pointer.point) if pointer.control else pointer.point
        new = knots.pulled(frame, curves, self.handle, self.arm, to, free=pointer.shift)
        return Dragged({self.place: with_knots(self.piece, new)})


class Bend(Record, eq=False):
    """A segment bent by what lies at a share of it."""

    board: Board
    place: RingPlace
    piece: Artwork | Contour
    segment: Handle
    share: float
    start: Point
    verb: str = mark("Bend")

    def to(self, pointer: Pointer) -> Dragged:
        """Where it stands."""
        by = pointer.point[0] - self.start[0], pointer.point[1] - self.start[1]
        new = knots.bent(knots_of(self.piece), self.segment, self.share, by)
        return Dragged({self.place: with_knots(self.piece, new)})


def nearest_segment(frame: Frame, curves: Curves, point: Point) -> tuple[float, Handle, float]:
    """How far the nearest segment of a piece runs from a point, the knot it begins with, and the share of it there."""
    return min(
        (gap, Handle(line, place), share)
        for line, curve in enumerate(curves)
        for place in range(len(curve))
        for gap, share in (_gap(frame, curves, Handle(line, place), point),)
    )


_PARTS = 16


def _gap(frame: Frame, curves: Curves, segment: Handle, point: Point) -> tuple[float, float]:
    curve = curves[segment.line]
    start, end = curve[segment.knot], curve[(segment.knot + 1) % len(curve)]
    count = 1 if start.after is None and end.before is None else _PARTS
    px, py = frame.true(point)
    run = [
        frame.true(at)
        for at in map(partial(_on, knots.controls(start, end)), (n / count for n in range(count + 1)))
    ]
    best = (math.inf, 0.0)
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(run)):
        length = (bx - ax) ** 2 + (by - ay) ** 2
        share = (
            min(1.0, max(0.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length)) if length else 0.0
        )
        gap = math.hypot(px - ax - share * (bx - ax), py - ay - share * (by - ay))
        best = min(best, (gap, (number + share) / count))
    return best


def _on(controls: tuple[Point, Point, Point, Point], share: float) -> Point:
    a, b, c, d = controls
    rest = 1 - share
    weights = rest**3, 3 * share * rest**2, 3 * share**2 * rest, share**3
    return (
        sum(weight * at[0] for weight, at in zip(weights, (a, b, c, d), strict=True)),
        sum(weight * at[1] for weight, at in zip(weights, (a, b, c, d), strict=True)),
    )


def _factor(now: float, before: float) -> float:
    factor = now / before if before else 1.0
    return math.copysign(max(abs(factor), _LEAST), factor)


def _along_steps(frame: Frame, by: Point, step: float) -> Point:
    x, y = frame.true(by)
    turned = math.radians(round(math.degrees(math.atan2(y, x)) / step) * step)
    length = x * math.cos(turned) + y * math.sin(turned)
    return frame.from_true((length * math.cos(turned), length * math.sin(turned)))


def _lengths(x: float, y: float) -> str:
    """A way in hexes' circumradii."""
    return f"{x / 2:+.2f}, {y / 2:+.2f}".replace("-", "−")
