"""Where the user points: the hex, the hexside and corner next to it, and the keys held."""

import math
from typing import Literal

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side, side_of
from bob_editor.records import Record


class Pointer(Record):
    """A place under the pointer, and how it was pressed.

    ``hex`` may lie off the board; ``side`` is the nearest of its hexsides and ``corner`` the nearest of its corners
    (0 to 5, canonical). ``point`` is on the lattice. ``reach`` says how near counts as on it, in true proportions
    (circumradius 2): the window gives some pixels' worth. ``clicks`` is 2 on a double click.
    """

    hex: Hex
    side: Side | None
    corner: int | None
    point: Point
    shift: bool = False
    control: bool = False
    alt: bool = False
    button: Literal["left", "right"] = "left"
    reach: float = 0.3
    clicks: int = 1


def pointer_at(
    grid: Grid,
    point: Point,
    *,
    shift: bool = False,
    control: bool = False,
    alt: bool = False,
    button: Literal["left", "right"] = "left",
    reach: float = 0.3,
    clicks: int = 1,
) -> Pointer:
    """The pointer at a lattice point of a board."""
    frame = grid.frame
    at = frame.hex_at(point)
    u, v = frame.swap(point)
    cu, cv = frame.canonical_centre(at)
    sixth = math.atan2((v - cv) * math.sqrt(3), u - cu) / (math.pi / 3)
    return Pointer(
        at,
        side_of(at, (math.floor(sixth) + 2) % 6),
        round(sixth) % 6,
        point,
        shift=shift,
        control=control,
        alt=alt,
        button=button,
        reach=reach,
        clicks=clicks,
    )
