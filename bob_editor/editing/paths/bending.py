"""A chosen path in the hand: its knots, handles and segments are taken hold of and moved."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from bob_editor.editing.gestures.hexside_web import distance_to_segment, true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Mark, Preview
from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.paths.path_edits import as_curve, bent, knot_added, moved_handle, with_knot_at
from bob_editor.editing.paths.snapping import at_angle, snap
from bob_editor.geometry.curves.parts import Place, nearest
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Path
from bob_editor.model.board_edits import replace_path
from bob_editor.model.drawn_paths import dot_knots
from bob_editor.records import Record


class Grip(Record):
    """What the pointer is on: a knot, one of its handles, or a place of a segment."""

    kind: Literal["knot", "before", "after", "segment"]
    number: int
    share: float = 0.0

    @property
    def place(self) -> Place:
        """The place on the curve, of a segment's grip."""
        return self.number, self.share


def path_under(board: Board, point: Point, reach: float) -> int | None:
    """The topmost path whose line runs within reach of a point, in true proportions; its place in the board's list."""
    frame = board.grid.frame
    for index in range(len(board.paths) - 1, -1, -1):
        path = board.paths[index]
        line = path.line or tuple(map(board.grid.centre, path.through))
        if any(distance_to_segment(frame, point, one, other) <= reach for one, other in pairwise(line)):
            return index
    return None


def grips(path: Path, chosen: int | None) -> Iterator[tuple[Grip, Point]]:
    """The knots of a drawn path, and the handles of the chosen one and of its neighbours."""
    for number, knot in enumerate(path.curve):
        if chosen is not None and abs(number - chosen) <= 1:
            if knot.before is not None:
                yield Grip("before", number), knot.before
            if knot.after is not None:
                yield Grip("after", number), knot.after
    for number, knot in enumerate(path.curve):
        yield Grip("knot", number), knot.at


def handles(path: Path, chosen: int | None, under: Grip | None) -> Preview:
    """The knots of a drawn path, that under the pointer active or else the chosen one; and the handles to be had."""
    held = [(grip, at) for grip, at in grips(path, chosen) if grip.kind != "knot"]
    return Preview(
        points=tuple(knot.at for knot in path.curve),
        active=under.number if under is not None and under.kind == "knot" else chosen,
        marks=tuple(Mark("arm", at, grip == under) for grip, at in held),
        arms=tuple((path.curve[grip.number].at, at) for grip, at in held),
    )


def grip_under(board: Board, path: Path, chosen: int | None, pointer: Pointer) -> Grip | None:
    """What of a path the pointer is on; the nearest knot or handle comes before its line."""
    frame = board.grid.frame
    curve = path.curve or dot_knots(board.grid, path.through)
    if len(curve) < 2:
        return None
    near = [
        (true_distance(frame, pointer.point, point), -order, grip)
        for order, (grip, point) in enumerate(grips(path, chosen))
    ]
    far, _, grip = min(near, key=lambda one: one[:2], default=(pointer.reach + 1, 0, None))
    if grip is not None and far <= pointer.reach:
        return grip
    place, away = nearest(frame, curve, pointer.point)
    return Grip("segment", *place) if away <= pointer.reach else None


def moved(
    board: Board, index: int, grip: Grip, start: Pointer, to: Pointer, *, snaps: bool = True
) -> Path | None:
    """A path after a drag of what was held: knots snap unless Shift or Alt is held, a handle moves alone with Shift.

    With Control a knot is moved, and a handle points, at a steady angle.
    A path from dot to dot becomes a curve first. None where it would enter no hex any more.
    """
    path = as_curve(board, board.paths[index])
    if not path.curve:
        return None
    if grip.kind == "segment":
        place = (
            grip.place if board.paths[index].curve else nearest(board.grid.frame, path.curve, start.point)[0]
        )
        after = bent(board.grid, path, place, to.point, start.point)
    else:
        knot = path.curve[grip.number]
        steady = at_angle(board.grid.frame, knot.at, to.point) if to.control else None
        if grip.kind == "knot" and steady is not None:
            knot = knot.moved_to(steady)
        elif grip.kind == "knot":
            others = replace_path(board, index, Path(path.terrain, ()))
            knot = knot.moved_to(snap(others, to, on=snaps and not (to.shift or to.alt)).point)
        else:
            knot = moved_handle(
                board.grid.frame, knot, grip.kind, steady or snapped(to.point), alone=to.shift
            )
        after = with_knot_at(board.grid, path, grip.number, knot)
    return after if after.through else None


def with_path(board: Board, index: int, path: Path) -> Board:
    """The board with another path in the place of one."""
    return replace_path(board, index, path) if index < len(board.paths) else board


def with_knot_here(board: Board, index: int, point: Point) -> Board:
    """The board with a knot more on a path, where it is nearest to a point."""
    path = as_curve(board, board.paths[index])
    if not path.curve:
        return board
    place, _ = nearest(board.grid.frame, path.curve, point)
    return with_path(board, index, knot_added(board.grid, path, place))
