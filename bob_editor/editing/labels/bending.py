"""Bends a label: along a line that is drawn with a free hand, or by the knots and handles of its curve."""

from msgspec.structs import replace

from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.paths.bending import Grip, grip_under, handles
from bob_editor.editing.paths.path_edits import bent as path_bent
from bob_editor.editing.paths.path_edits import moved_handle
from bob_editor.editing.paths.snapping import at_angle
from bob_editor.geometry.curve import Curve, flattened
from bob_editor.geometry.curves.curve_fit import fitted
from bob_editor.geometry.curves.parts import with_knot
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Label, Path
from bob_editor.model.lettering import box_of
from bob_editor.model.lettering_along import arched, bent, straightened

STEP = 0.12
"""A free hand leaves a point at least this far from the last, in true proportions (circumradius 2)."""

_SMOOTHING = 0.6
"""How far a free hand's wobbles are smoothed, as a share of the pointer's reach: more than of a road, for letters."""


class LabelBend:
    """From press to release: what of a bent label is held, or the line that is drawn for one."""

    def __init__(self) -> None:
        self.knot: int | None = None
        self.line: tuple[Point, ...] = ()
        self._held: Grip | None = None
        self._start: Pointer | None = None

    @property
    def drags(self) -> bool:
        """Whether a knot or handle is held."""
        return self._held is not None

    def forget(self) -> None:
        """Another label is chosen."""
        self.knot = None
        self.drop()

    def drop(self) -> None:
        """Hold nothing more."""
        self._held = self._start = None
        self.line = ()

    # -- a line for it ----------------------------------------------------------------------------------------------

    def begin_line(self, pointer: Pointer) -> None:
        """Begin to draw the line."""
        self.line = (snapped(pointer.point),)

    def lead_on(self, board: Board, pointer: Pointer) -> None:
        """Draw the line on."""
        if true_distance(board.grid.frame, self.line[-1], pointer.point) >= STEP:
            self.line = (*self.line, snapped(pointer.point))

    def drawn(self, pointer: Pointer) -> Curve:
        """The drawn line as a curve; none where it has no length worth a letter."""
        line = (*self.line, snapped(pointer.point))
        curve = fitted(line, tolerance=max(0.05, _SMOOTHING * pointer.reach)) if len(line) > 2 else ()
        return curve if len(curve) > 1 and len(flattened(curve)) > 1 else ()

    # -- its knots and handles --------------------------------------------------------------------------------------

    def grip(self, board: Board, label: Label, pointer: Pointer, *, covered: bool) -> Grip | None:
        """What of a bent label a press here takes hold of; its line only where the text doesn't cover it."""
        found = grip_under(board, _as_path(label), self.knot, pointer) if label.curve else None
        return None if found is not None and found.kind == "segment" and covered else found

    def press(self, board: Board, label: Label, pointer: Pointer, *, covered: bool) -> bool:
        """Take hold of what is under the pointer; False where nothing is."""
        self._held, self._start = self.grip(board, label, pointer, covered=covered), pointer
        if self._held is not None and self._held.kind == "knot":
            self.knot = self._held.number
        return self._held is not None

    def with_knot(self, board: Board, label: Label, pointer: Pointer) -> Label | None:
        """The bent label with a knot more where its line is nearest, the line as it is; None where one is there."""
        found = grip_under(board, _as_path(label), self.knot, pointer) if label.curve else None
        if found is None or found.kind != "segment":
            return None
        self.knot = found.number + 1
        return replace(label, curve=with_knot(label.curve, found.place))

    def without_knot(self, board: Board, label: Label) -> Label | None:
        """The bent label without the chosen knot; None where none is, or its line would have no length."""
        number = self.knot
        if number is None or len(label.curve) < 3 or number >= len(label.curve):
            return None
        curve = (*label.curve[:number], *label.curve[number + 1 :])
        self.knot = None
        return bent(board.grid.frame, label, curve) if len(flattened(curve)) > 1 else None

    def dragged(self, board: Board, label: Label, pointer: Pointer) -> Label | None:
        """The label as the drag has it; None where it would have no length."""
        grip, start = self._held, self._start
        if grip is None or start is None:
            return None
        if grip.kind == "segment":
            curve = path_bent(board.grid, _as_path(label), grip.place, pointer.point, start.point).curve
        else:
            knot, frame = label.curve[grip.number], board.grid.frame
            to = at_angle(frame, knot.at, pointer.point) if pointer.control else snapped(pointer.point)
            knot = (
                knot.moved_to(to)
                if grip.kind == "knot"
                else moved_handle(frame, knot, grip.kind, to, alone=pointer.shift)
            )
            curve = (*label.curve[: grip.number], knot, *label.curve[grip.number + 1 :])
        return bent(board.grid.frame, label, curve) if len(flattened(curve)) > 1 else None

    def handles(self, label: Label) -> Preview:
        """The knots and handles of a bent label."""
        return handles(_as_path(label), self.knot, self._held)


def made_bent(board: Board, label: Label, *, on: bool) -> Label:
    """A straight label in a gentle arch, or a bent one straight; one that is so already as it is."""
    frame = board.grid.frame
    if on == bool(label.curve):
        return label
    if not on:
        return straightened(frame, label)
    return bent(frame, label, arched(frame, label, 1.1 * box_of(label)[0]))


def along(board: Board, label: Label, curve: Curve) -> Label:
    """The label along a drawn line."""
    return bent(board.grid.frame, label, curve)


def _as_path(label: Label) -> Path:
    """What knows how to be taken hold of: a path along the label's curve, of no kind."""
    return replace(Path("", ()), curve=label.curve)
