"""What a tool shows before anything is done."""

from typing import Literal

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Board, Contour, Label, Path
from bob_editor.records import Record
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import Scene

MarkKind = Literal["scale", "turn", "corner", "smooth", "arm", "snap"]
"""What a mark is: a handle that scales or turns, a knot with a corner or none, a knot's handle, where a point snaps."""

DrawnThing = Path | Artwork | Contour | Label


class Mark(Record):
    """A handle of another look than plain points; ``on`` where it is chosen or the pointer is on it."""

    kind: MarkKind
    at: Point
    on: bool = False


class Preview(Record, eq=False):
    """The board as it would be, and what to point out on it.

    ``board`` is the value after the pending edit (None: as it is now), ``scene`` has the counters after it, likewise;
    ``answer`` is what is then seen along the thread, where that is known.
    ``hexes`` and ``sides`` are what would be touched, ``selected`` what the selection holds. ``lines`` are polylines
    and ``points`` handles, on the lattice; ``active`` is the one of ``points`` that the pointer is on. ``marks`` are
    handles of drawn outlines, ``arms`` the lines from a knot to its handles. ``text`` is a short word, at ``here`` or
    else at the last of what is pointed out, ``axes`` the lines in which drawing is mirrored. ``draft`` is what is being
    dragged or drawn, ``former`` what that was before, ``left`` the hexes that it leaves as ``hexes`` are those that it
    enters: as long as the mouse moves, plain drawings of these are shown instead of ``board``.
    """

    board: Board | None = None
    hexes: frozenset[Hex] = frozenset()
    sides: frozenset[Side] = frozenset()
    points: tuple[Point, ...] = ()
    text: str = ""
    here: Hex | Side | None = None
    lines: tuple[tuple[Point, ...], ...] = ()
    selected: frozenset[Hex] = frozenset()
    active: int | None = None
    scene: Scene | None = None
    answer: Answer | None = None
    axes: tuple[tuple[Point, Point], ...] = ()
    marks: tuple[Mark, ...] = ()
    arms: tuple[tuple[Point, Point], ...] = ()
    draft: tuple[DrawnThing, ...] = ()
    former: tuple[DrawnThing, ...] = ()
    left: frozenset[Hex] = frozenset()


NOTHING = Preview()
