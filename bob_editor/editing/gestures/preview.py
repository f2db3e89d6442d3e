"""What a tool shows before anything is done."""

from __future__ import annotations

from attrs import frozen

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import Marker


@frozen(eq=False)
class Preview:
    """The board as it would be, and what to point out on it.

    ``board`` is the value after the pending edit (None: as it is now), ``markers`` likewise. ``hexes`` and ``sides``
    are what would be touched, ``selected`` what the selection holds. ``lines`` are polylines and ``points`` handles, on
    the lattice; ``active`` is the one of ``points`` that the pointer is on. ``text`` is a short word at the pointer.
    """

    board: Board | None = None
    hexes: frozenset[Hex] = frozenset()
    sides: frozenset[Side] = frozenset()
    points: tuple[Point, ...] = ()
    text: str = ""
    lines: tuple[tuple[Point, ...], ...] = ()
    selected: frozenset[Hex] = frozenset()
    active: int | None = None
    markers: tuple[Marker, ...] | None = None


NOTHING = Preview()
