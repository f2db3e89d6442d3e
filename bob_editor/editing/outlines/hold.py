"""The drawn outlines that are selected, and what the pointer does to them: moves, scales, turns, edits their knots."""

from collections.abc import Iterable, Mapping
from operator import is_
from typing import Literal

from msgspec.structs import replace

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.step_names import step_of
from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Mark, Preview
from bob_editor.editing.gestures.rings import RingPlace, closed, followed_rings, piece_at, pieces, snapped
from bob_editor.editing.outlines import edits, knots
from bob_editor.editing.outlines.drags import (
    Bend,
    Drag,
    Dragged,
    Move,
    MoveArm,
    MoveKnots,
    Scale,
    Turn,
    nearest_segment,
)
from bob_editor.editing.outlines.edits import Places, pieces_at, words_of
from bob_editor.editing.outlines.entering import drafted
from bob_editor.editing.outlines.knots import Arm, Handle
from bob_editor.editing.outlines.listing import followed
from bob_editor.editing.outlines.moving import Box, box_of, shift
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.editing.outlines.simplifying import is_sound
from bob_editor.editing.outlines.snapping import Snap, Snaps, snap
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.edit import Edit
from bob_editor.model.outlines import knots_of, lines_of, with_knots
from bob_editor.words import many, mark, tr

Mode = Literal["scale", "turn", "knots", "cut"]

_BOX = tuple((across, down) for down in (0, 0.5, 1) for across in (0, 0.5, 1) if (across, down) != (0.5, 0.5))
_MOST_SHOWN = 400
"""Knots of one outline whose handles are shown without being chosen."""


_OF_KIND = {
    "corner": mark("Make points corners on"),
    "smooth": mark("Make points smooth on"),
    "symmetric": mark("Make points symmetric on"),
}


class OutlineHold:
    """Which outlines are selected, in what mode, and the drag that goes on."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.outlines = Outlines(document.manner)
        self.places: Places = ()
        self.mode: Mode = "scale"
        self.knots: frozenset[Handle] = frozenset()
        self.snaps: Snaps = "all"
        self.drag: Drag | None = None
        self.line: tuple[Point, ...] = ()
        self._boxed: tuple[tuple[Artwork | Contour, ...], Box | None] = ((), None)

    # -- what is selected ------------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board as it is."""
        return self.document.value

    @property
    def pieces(self) -> tuple[Artwork | Contour, ...]:
        """The selected outlines."""
        return tuple(pieces_at(self.board, self.places).values())

    @property
    def words(self) -> str:
        """What is selected, in words."""
        return self.words_at(self.places)

    def words_at(self, places: Iterable[RingPlace]) -> str:
        """What lies in some places, in words."""
        return words_of(self.document.ruleset, tuple(pieces_at(self.board, places).values()))

    @property
    def box(self) -> Box:
        """The box around what is selected, which every handle asks for."""
        pieces, (boxed, box) = self.pieces, self._boxed
        if box is None or len(boxed) != len(pieces) or not all(map(is_, boxed, pieces)):
            box = box_of(self.board.grid.frame, pieces)
            self._boxed = pieces, box
        return box

    @property
    def edited(self) -> Artwork | Contour | None:
        """The outline whose knots are edited."""
        return piece_at(self.board, self.places[0]) if self.mode == "knots" and self.places else None

    def take(self, places: Iterable[RingPlace], mode: Mode = "scale") -> None:
        """Select these outlines and nothing else."""
        self.places = tuple(dict.fromkeys(places))
        self.mode, self.knots, self.drag, self.line = mode, frozenset(), None, ()

    def toggle(self, place: RingPlace) -> None:
        """Select one more, or one less."""
        self.take(
            (one for one in self.places if one != place) if place in self.places else (*self.places, place)
        )

    def walk(self, steps: int) -> None:
        """Select the next outline of the board, or the next knot of the one that is edited."""
        if self.edited is not None:
            names = [handle for handle, _ in knots.handles_of(knots_of(self.edited))]
            here = names.index(min(self.knots)) if self.knots else (-1 if steps > 0 else 0)
            self.knots = frozenset([names[(here + steps) % len(names)]])
            return
        order = [place for place, _ in pieces(self.board) if self.outlines.shows(place)]
        if order:
            held = [order.index(place) for place in self.places[:1] if place in order]
            here = held[0] if held else (-1 if steps > 0 else 0)
            self.take([order[(here + steps) % len(order)]])

    def follow(self, before: Board) -> None:
        """Hold the same outlines, or what became of them, now that the board was another ``before``.

        A drag of any that became another ends: it would bring back what that was.
        """
        places = followed_rings(self.places, before, self.board)
        if self.drag is not None and pieces_at(before, self.places) != pieces_at(self.board, self.places):
            self.drag = None
        if places != self.places:
            self.take(places, self.mode if places else "scale")
        edited = self.edited
        if edited is not None:
            names = {handle for handle, _ in knots.handles_of(knots_of(edited))}
            self.knots &= names

    # -- the pointer -----------------------------------------------------------------------------------------------

    def grip(self, pointer: Pointer) -> Drag | None:
        """The drag that a press here begins on what is selected already; None where nothing is to be taken hold of."""
        if not self.pieces:
            return None
        if self.edited is not None:
            return self._knot_grip(self.edited, pointer)
        for across, down in self._box_handles:
            at = self.box.at(across, down)
            frame = self.board.grid.frame
            if true_distance(frame, frame.from_true(at), pointer.point) <= pointer.reach:
                if self.mode == "turn":
                    return Turn(self.board, self.places, self.box.middle, pointer.point)
                return Scale(self.board, self.places, self.box, across, down, self.snapper)
        return None

    @property
    def _box_handles(self) -> tuple[tuple[float, float], ...]:
        corners = tuple(one for one in _BOX if 0.5 not in one)
        return {"scale": _BOX, "turn": corners}.get(self.mode, ())

    def move(self, pointer: Pointer) -> Drag:
        """The drag that moves what is selected."""
        frame = self.board.grid.frame
        points = (knot.at for piece in self.pieces for curve in knots_of(piece) for knot in curve)
        held = min(points, key=lambda at: true_distance(frame, at, pointer.point))
        return Move(self.board, self.places, pointer.point, held, self.snapper)

    def _knot_grip(self, piece: Artwork | Contour, pointer: Pointer) -> Drag | None:
        place = self.places[0]
        found = self.arm_under(pointer)
        if found is not None:
            return MoveArm(self.board, place, piece, *found)
        handle = self.knot_under(pointer)
        if handle is not None:
            if handle not in self.knots:
                self.knots = self.knots | {handle} if pointer.shift else frozenset([handle])
            return MoveKnots(self.board, place, piece, self.knots, handle, self.snapper)
        gap, segment, share = nearest_segment(self.board.grid.frame, knots_of(piece), pointer.point)
        if gap <= pointer.reach:
            return Bend(self.board, place, piece, segment, share, pointer.point)
        return None

    def knot_under(self, pointer: Pointer) -> Handle | None:
        """The knot of the edited outline that is nearest to the pointer, within its reach."""
        if self.edited is None:
            return None
        frame = self.board.grid.frame
        near = [
            (true_distance(frame, knot.at, pointer.point), handle)
            for handle, knot in knots.handles_of(knots_of(self.edited))
        ]
        gap, handle = min(near)
        return handle if gap <= pointer.reach else None

    def arm_under(self, pointer: Pointer) -> tuple[Handle, Arm] | None:
        """The knot's handle under the pointer, of those that are shown."""
        frame = self.board.grid.frame
        near = [
            (true_distance(frame, at, pointer.point), handle, arm)
            for handle, arm, at in self._arms(self.edited)
        ]
        best = min(near, default=None)
        return None if best is None or best[0] > pointer.reach else (best[1], best[2])

    def snapper(self, point: Point, pointer: Pointer, ends: tuple[Point, ...]) -> Snap | None:
        """What a dragged point is drawn to; with Alt held nothing."""
        if pointer.alt:
            return None
        return snap(
            self.board,
            self.outlines,
            point,
            reach=pointer.reach,
            to=self.snaps,
            apart_from=self.places,
            ends=ends,
        )

    def dragged(self, pointer: Pointer) -> Dragged | None:
        """Where the drag stands."""
        return None if self.drag is None else self.drag.to(pointer)

    def edit(self, dragged: Dragged) -> Edit[Board]:
        """The edit that a drag comes to.

        :raises BadCall: where an outline that was sound would cross itself or enclose nothing.
        """
        edits.stay_sound(pieces_at(self.board, self.places), dragged.pieces)
        verb = mark("Change") if self.drag is None else self.drag.verb
        return edits.edit_of(step_of(verb, self.words), self.swapped(dragged.pieces))

    def swapped(self, pieces: Mapping[RingPlace, Artwork | Contour]) -> Board:
        """The board with other outlines in these places, and what its hexes list following them."""
        return self.settled(edits.swapped(self.board, pieces))

    def settled(self, board: Board) -> Board:
        """The board with other outlines as it is done: what its hexes list follows them."""
        return followed(self.document.ground, board)

    def nudged(self, by: Point) -> Edit[Board] | None:
        """The selected outlines, or the chosen knots of one, moved by a vector of the lattice; None without any."""
        piece = self.edited
        if piece is not None and self.knots:
            return self._knot_edit(
                mark("Move points of"), with_knots(piece, knots.shifted(knots_of(piece), self.knots, by))
            )
        if not self.places or self.mode == "cut":
            return None
        there = edits.moved(self.board, self.places, shift(by))
        return edits.edit_of(step_of(mark("Move"), self.words), self.swapped(there))

    # -- knots -----------------------------------------------------------------------------------------------------

    def with_knot(self, pointer: Pointer) -> Edit[Board] | None:
        """A knot more where the pointer is on the edited outline; it is chosen then."""
        piece = self.edited
        if piece is None:
            return None
        gap, segment, share = nearest_segment(self.board.grid.frame, knots_of(piece), pointer.point)
        if gap > pointer.reach:
            return None
        new, handle = knots.with_knot(knots_of(piece), segment, share)
        self.knots = frozenset([handle])
        return self._knot_edit(mark("Add a point to"), with_knots(piece, new))

    def without_knots(self, chosen: frozenset[Handle]) -> Edit[Board] | None:
        """The edited outline without these knots; without enough of them it goes."""
        piece = self.edited
        if piece is None or not chosen:
            return None
        new = knots.without(knots_of(piece), chosen)
        self.knots = frozenset()
        if new is None:
            return edits.edit_of(
                step_of(mark("Delete"), self.words),
                self.settled(edits.deleted(self.board, self.places)[0]),
            )
        verb = many("Take a point out of", "Take {count} points out of", len(chosen))
        return self._knot_edit(verb, with_knots(piece, new))

    def of_kind(self, kind: knots.Kind) -> Edit[Board] | None:
        """The chosen knots, or all where none is chosen, of another kind."""
        piece = self.edited
        if piece is None:
            return None
        curves = knots_of(piece)
        chosen = self.knots or frozenset(handle for handle, _ in knots.handles_of(curves))
        new = knots.of_kind(self.board.grid.frame, curves, chosen, kind)
        return self._knot_edit(_OF_KIND[kind], with_knots(piece, new))

    def _knot_edit(self, verb: str, piece: Artwork | Contour) -> Edit[Board]:
        now = {self.places[0]: piece}
        edits.stay_sound(pieces_at(self.board, self.places), now)
        return edits.edit_of(step_of(verb, self.words), self.swapped(now))

    def choose_within(self, corner: Point, other: Point, *, more: bool) -> None:
        """Choose the knots in a rectangle of the lattice."""
        piece = self.edited
        if piece is None:
            return
        (left, right), (top, bottom) = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
        found = frozenset(
            handle
            for handle, knot in knots.handles_of(knots_of(piece))
            if left <= knot.at[0] <= right and top <= knot.at[1] <= bottom
        )
        self.knots = self.knots | found if more else found

    # -- cutting ---------------------------------------------------------------------------------------------------

    def cut(self) -> tuple[Board, Places] | None:
        """The board cut along the drawn line; the mode is over then."""
        line, self.line = self.line, ()
        self.mode = "scale"
        return edits.cut(self.board, self.places, line) if len(line) > 1 else None

    # -- what is shown ---------------------------------------------------------------------------------------------

    def preview(self, pointer: Pointer | None, dragged: Dragged | None, board: Board | None) -> Preview:
        """The outlines with their handles, where a drag stands."""
        now = pieces_at(board or self.board, self.places)
        # What is dragged is drafted, with an edge of its own: thirty outlines are drawn once and not twice.
        still = now.values() if dragged is None else ()
        lines = tuple(closed(line) for piece in still for line in lines_of(piece))
        if self.mode == "cut":
            end = () if pointer is None or not self.line else (snapped(pointer.point),)
            return Preview(lines=(*lines, (*self.line, *end)), points=self.line[:1])
        marks = list(self._marks(now, pointer, dragging=dragged is not None))
        arms: tuple[tuple[Point, Point], ...] = ()
        if self.mode == "knots":
            piece = next(iter(now.values()), None)
            held = list(self._arms(piece))
            marks += [Mark("arm", at) for _, _, at in held]
            arms = tuple(
                (knots.knot_at(knots_of(piece), handle).at, at) for handle, _, at in held if piece is not None
            )
        if dragged is not None and dragged.snap is not None:
            marks.append(Mark("snap", dragged.snap.at))
        text = "" if dragged is None else dragged.text
        if dragged is not None and not all(map(is_sound, dragged.pieces.values())):
            text = tr("crosses itself")
        shown = Preview(board, lines=lines, marks=tuple(marks), arms=arms, text=text)
        return shown if board is None else drafted(self.document.ground, shown, self.places, now.values())

    def _marks(
        self, now: dict[RingPlace, Artwork | Contour], pointer: Pointer | None, *, dragging: bool
    ) -> Iterable[Mark]:
        frame = self.board.grid.frame
        if self.mode == "knots":
            for piece in list(now.values())[:1]:
                found = list(knots.handles_of(knots_of(piece)))
                under = None if pointer is None or dragging else self.knot_under(pointer)
                for handle, knot in found:
                    if len(found) <= _MOST_SHOWN or handle in self.knots or handle == under:
                        on = handle in self.knots or handle == under
                        yield Mark("smooth" if knot.smooth else "corner", knot.at, on)
        elif now:
            box = box_of(frame, now.values())
            for across, down in self._box_handles:
                at = frame.from_true(box.at(across, down))
                on = (
                    pointer is not None
                    and not dragging
                    and true_distance(frame, at, pointer.point) <= pointer.reach
                )
                yield Mark("turn" if self.mode == "turn" else "scale", at, on)

    def _arms(self, piece: Artwork | Contour | None) -> Iterable[tuple[Handle, Arm, Point]]:
        """The handles of the chosen knots and of those beside them."""
        if piece is None or not self.knots:
            return
        curves = knots_of(piece)
        shown = {
            replace(handle, knot=(handle.knot + step) % len(curves[handle.line]))
            for handle in self.knots
            if handle.line < len(curves)
            for step in (-1, 0, 1)
        }
        for handle, knot in knots.handles_of(curves):
            if handle in shown:
                if knot.before is not None:
                    yield handle, "before", knot.before
                if knot.after is not None:
                    yield handle, "after", knot.after
