"""What a trace proposes, told apart from the board until the user takes it."""

from collections.abc import Callable
from typing import Literal

from attrs import frozen

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side

Kind = Literal["artwork", "contour", "hexes", "side"]

Pace = Callable[[int, int], object]
"""Told how many steps are done of how many; what it raises ends the trace."""


@frozen(eq=False)
class Proposal:
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


@frozen
class Unsure:
    """Hexes of which the trace doesn't know, and why; ``doubt`` is 1 where it is even, 0 where it is sure."""

    hexes: tuple[Hex, ...]
    why: str
    doubt: float


@frozen(eq=False)
class Traced:
    """What came of one trace."""

    proposals: tuple[Proposal, ...] = ()
    unsure: tuple[Unsure, ...] = ()


@frozen
class Settings:
    """How a trace looks: ``tolerance`` from 1 (only this colour) to 5, ``smoothness`` from 0 to 3.

    ``speck`` is the smallest area, as a share of a hex: smaller islands and holes are left out.
    """

    tolerance: int = 3
    speck: float = 0.2
    smoothness: int = 1


@frozen
class Stroke:
    """What was picked: the lattice points of a click or a stroke, and how far around them counts (true proportions).

    ``level`` is the one whose tint it is, ``unlike`` says that what lies there is not meant.
    """

    points: tuple[Point, ...]
    reach: float
    level: int = 0
    unlike: bool = False
