"""Snapping: the dot, corner, hexside, knot, edge or angle that a dragged point is drawn to."""

import math
from collections.abc import Collection, Iterable, Iterator
from typing import Literal

from bob_editor.editing.gestures.hexside_web import ends_of
from bob_editor.editing.gestures.rings import RingPlace, piece_at, snapped
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.geometry.parts import sides_of
from bob_editor.model.board import Board
from bob_editor.model.outlines import knots_of, lines_of
from bob_editor.records import Record
from bob_editor.words import mark, tr

Snaps = Literal["nothing", "hexes", "outlines", "all"]

CHOICES: tuple[tuple[Snaps, str], ...] = (
    ("all", mark("Everything")),
    ("hexes", mark("Dots and hexsides")),
    ("outlines", mark("Other outlines")),
    ("nothing", mark("Nothing")),
)
"""What a dragged point may be drawn to, with words."""

STEP = 15
"""Degrees between the directions from a neighbouring knot that a point is drawn to, in true proportions."""


class Snap(Record):
    """Where a point is drawn to, and to what, in a word."""

    at: Point
    word: str


def snap(
    board: Board,
    outlines: Outlines,
    point: Point,
    *,
    reach: float,
    to: Snaps = "all",
    apart_from: Collection[RingPlace] = (),
    ends: Iterable[Point] = (),
) -> Snap | None:
    """What a lattice point is drawn to within ``reach`` (true proportions): points before lines before angles.

    ``apart_from`` are outlines that are dragged themselves; ``ends`` those from which directions are measured.
    """
    if to == "nothing":
        return None
    frame = board.grid.frame
    places = outlines.near(board, point, reach) if to in ("outlines", "all") else []
    others = [place for place in places if place not in apart_from]
    found = _nearest(frame, point, reach, _points(board, others, point, reach, hexes=to != "outlines"))
    if found is None:
        lines = _lines(board, others, point, reach, hexes=to != "outlines")
        feet = ((_foot(frame, point, start, end), word) for start, end, word in lines)
        found = _nearest(frame, point, reach, feet)
    if found is None and to == "all":
        found = _nearest(frame, point, reach * 0.6, _angles(frame, point, ends))
    return found


def _points(
    board: Board, places: Iterable[RingPlace], point: Point, reach: float, *, hexes: bool
) -> Iterator[tuple[Point, str]]:
    frame = board.grid.frame
    if hexes:
        at = frame.hex_at(point)
        yield (
            frame.centre(at),
            tr("dot of {label}", label=board.grid.label(at)) if at in board.grid else tr("dot"),
        )
        yield from ((corner, tr("corner of a hex")) for corner in frame.corners(at))
    for place in places:
        piece = piece_at(board, place)
        if piece is not None:
            near = (
                knot.at
                for curve in knots_of(piece)
                for knot in curve
                if _comes_near(knot.at, knot.at, point, reach)
            )
            yield from ((at, tr("point of an outline")) for at in near)


def _lines(
    board: Board, places: Iterable[RingPlace], point: Point, reach: float, *, hexes: bool
) -> Iterator[tuple[Point, Point, str]]:
    frame = board.grid.frame
    if hexes:
        for side in sides_of(frame.hex_at(point)):
            yield *ends_of(frame, side), tr("hexside")
    for place in places:
        piece = piece_at(board, place)
        for line in () if piece is None else lines_of(piece):
            for start, end in zip(line, (*line[1:], line[0]), strict=True):
                if _comes_near(start, end, point, reach):
                    yield start, end, tr("outline")


def _comes_near(start: Point, end: Point, point: Point, reach: float) -> bool:
    """Whether the box of a straight line comes within ``reach`` of a point: in true proportions nothing is nearer."""
    (ax, ay), (bx, by), (x, y) = start, end, point
    beside = (ax < x - reach and bx < x - reach) or (ax > x + reach and bx > x + reach)
    return not (beside or (ay < y - reach and by < y - reach) or (ay > y + reach and by > y + reach))


def _angles(frame: Frame, point: Point, ends: Iterable[Point]) -> Iterator[tuple[Point, str]]:
    px, py = frame.true(point)
    for end in ends:
        ex, ey = frame.true(end)
        far = math.hypot(px - ex, py - ey)
        degrees = round(math.degrees(math.atan2(py - ey, px - ex)) / STEP) * STEP
        turned = math.radians(degrees)
        along = (px - ex) * math.cos(turned) + (py - ey) * math.sin(turned)
        if far:
            there = frame.from_true((ex + along * math.cos(turned), ey + along * math.sin(turned)))
            yield there, f"{degrees % 180}°"


def _foot(frame: Frame, point: Point, start: Point, end: Point) -> Point:
    """The point of a straight line that is nearest to another point."""
    (px, py), (ax, ay), (bx, by) = frame.true(point), frame.true(start), frame.true(end)
    length = (bx - ax) ** 2 + (by - ay) ** 2
    share = min(1.0, max(0.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length)) if length else 0.0
    return frame.from_true((ax + share * (bx - ax), ay + share * (by - ay)))


def _nearest(
    frame: Frame, point: Point, reach: float, candidates: Iterable[tuple[Point, str]]
) -> Snap | None:
    here = frame.true(point)
    near = [(math.dist(frame.true(at), here), at, word) for at, word in candidates]
    best = min((one for one in near if one[0] <= reach), default=None)
    return None if best is None else Snap(snapped(best[1]), best[2])
