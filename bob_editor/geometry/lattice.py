"""The exact integer frame: centres, corners and the names of directions.

In the canonical frame a hex is 4 wide and 2 high; its centre and corners are integers. Drawn points are multiples of
a thousandth, so ``MILLI`` times them are integers and every orientation test is exact (docs/formats.md, section 1).
"""

import math
from collections.abc import Mapping
from typing import Literal

from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record

Orientation = Literal["flat-top", "pointy-top"]
Point = tuple[float, float]
Node = tuple[int, int]

FARTHEST = 10_000
"""Lattice coordinates lie between minus this and this: far beyond any map, and exact in thousandths."""

MILLI = 1000
"""Drawn points times this are integers."""

SQRT3 = math.sqrt(3.0)

CORNERS: tuple[Node, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
"""Corners of a hex seen from its centre, canonical frame: e, se, sw, w, nw, ne of a flat-top hex."""

CENTRES: tuple[Node, ...] = ((0, -2), (3, -1), (3, 1), (0, 2), (-3, 1), (-3, -1))
"""Centres of the six neighbours seen from a hex's centre, in the order of directions."""


def is_coordinate(value: object) -> bool:
    """Whether a value is a number that a lattice point may have."""
    return isinstance(value, int | float) and not isinstance(value, bool) and -FARTHEST <= value <= FARTHEST


def corners_of_side(direction: int) -> tuple[int, int]:
    """The two corners (indices into ``CORNERS``) at the ends of a hexside, clockwise."""
    return (direction + 4) % 6, (direction + 5) % 6


_SIDE_NAMES: Mapping[str, tuple[str, ...]] = {
    "flat-top": ("n", "ne", "se", "s", "sw", "nw"),
    "pointy-top": ("w", "sw", "se", "e", "ne", "nw"),
}
_CORNER_NAMES: Mapping[str, tuple[str, ...]] = {
    "flat-top": ("e", "se", "sw", "w", "nw", "ne"),
    "pointy-top": ("s", "se", "ne", "n", "nw", "sw"),
}


class Frame(Record):
    """How axial hexes lie on a board's lattice.

    ``parity`` is 1 where the centres of even columns (rows on pointy top) have odd short coordinates.
    """

    orientation: Orientation = "flat-top"
    parity: int = 0

    @property
    def pointy(self) -> bool:
        """Whether hexes have a corner on top."""
        return self.orientation == "pointy-top"

    def centre(self, at: Hex) -> Node:
        """Lattice point of a hex's centre dot."""
        u, v = self.canonical_centre(at)
        return (v, u) if self.pointy else (u, v)

    def canonical_centre(self, at: Hex) -> Node:
        """Centre dot in the canonical frame."""
        return 3 * at.q, 2 * at.r + at.q + self.parity

    def swap(self, point: Point) -> Point:
        """A lattice point in the canonical frame, or back: the two differ by a swap of axes at most."""
        return (point[1], point[0]) if self.pointy else point

    def corners(self, at: Hex) -> tuple[Node, ...]:
        """The six corners on the lattice, in the order of ``CORNERS``."""
        u, v = self.canonical_centre(at)
        nodes = tuple((u + du, v + dv) for du, dv in CORNERS)
        return tuple((y, x) for x, y in nodes) if self.pointy else nodes

    def hex_with_centre(self, node: Node) -> Hex | None:
        """The hex whose dot is this lattice point, or None where there is none."""
        u, v = (node[1], node[0]) if self.pointy else node
        q, rest = divmod(u, 3)
        doubled = v - q - self.parity
        return None if rest or doubled % 2 else Hex(q, doubled // 2)

    def hex_at(self, point: Point) -> Hex:
        """The hex that holds a lattice point; one on a hexside belongs to either neighbour."""
        u, v = self.swap(point)
        q = u / 3
        r = (v - q - self.parity) / 2
        return _round(q, r)

    def true(self, point: Point) -> Point:
        """A lattice point in true proportions: circumradius 2, flat-top or pointy-top as the board is."""
        x, y = point
        return (x * SQRT3, y) if self.pointy else (x, y * SQRT3)

    def from_true(self, point: Point) -> Point:
        """The lattice point of one in true proportions."""
        x, y = point
        return (x / SQRT3, y) if self.pointy else (x, y / SQRT3)

    @property
    def side_names(self) -> tuple[str, ...]:
        """Names of the six hexsides by direction (canonical 0 to 5)."""
        return _SIDE_NAMES[self.orientation]

    @property
    def corner_names(self) -> tuple[str, ...]:
        """Names of the six hexspines by corner (canonical 0 to 5)."""
        return _CORNER_NAMES[self.orientation]

    def direction(self, name: str) -> int | None:
        """The direction that a hexside's name means, or None."""
        return self.side_names.index(name) if name in self.side_names else None

    def corner(self, name: str) -> int | None:
        """The corner that a hexspine's name means, or None."""
        return self.corner_names.index(name) if name in self.corner_names else None


def _round(q: float, r: float) -> Hex:
    """The hex nearest to fractional axial coordinates (cube rounding)."""
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)
