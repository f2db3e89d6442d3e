"""What a trace proposes, told apart from the board until the user takes it."""

from collections.abc import Callable
from typing import Literal

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.records import Record

Kind = Literal["artwork", "contour", "hexes", "side"]

Pace = Callable[[int, int], object]
"""Told how many steps are done of how many; what it raises ends the trace."""


class Proposal(Record, eq=False):
    """One traced thing: an outline of terrain or of a level, hexes of a terrain that fills them, or a hexside.

    ``ring`` and ``holes`` are as the board would hold them; those of hexes and of a hexside are only shown. ``hexes``
    are those whose dots it holds, or which it fills. ``share`` says of a hexside how much of it the colour lines.
    """

    kind: Kind
    terrain: str
    level: int = 0
    ring: tuple[Point, ...] = ()
    holes: tuple[tuple[Point, ...], ...] = ()
    hexes: tuple[Hex, ...] = ()
    side: Side | None = None
    share: float = 1.0


class Unsure(Record):
    """Hexes of which the trace doesn't know, and why; ``doubt`` is 1 where it is even, 0 where it is sure."""

    hexes: tuple[Hex, ...]
    why: str
    doubt: float


class Traced(Record, eq=False):
    """What came of one trace."""

    proposals: tuple[Proposal, ...] = ()
    unsure: tuple[Unsure, ...] = ()


class Settings(Record):
    """How a trace looks: ``tolerance`` from 1 (only this colour) to 5, ``smoothness`` from 0 to 3.

    ``speck`` is the smallest area, as a share of a hex: smaller islands and holes are left out.
    """

    tolerance: int = 3
    speck: float = 0.2
    smoothness: int = 1


class Stroke(Record):
    """What was picked: the lattice points of a click or a stroke, and how far around them counts (true proportions).

    ``level`` is the one whose tint it is, ``unlike`` says that what lies there is not meant.
    """

    points: tuple[Point, ...]
    reach: float
    level: int = 0
    unlike: bool = False
