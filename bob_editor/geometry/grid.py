"""A board's grid: which hexes it has, what they are called and where they lie (docs/formats.md, sections 1 and 2)."""

from collections.abc import Mapping
from functools import cached_property
from typing import Literal

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import column_letters, split_label
from bob_editor.geometry.lattice import Frame, Node, Orientation, Point
from bob_editor.geometry.parts import Side, side_between, side_of
from bob_editor.records import Record

Edge = Literal["top", "bottom", "left", "right"]
EDGES: tuple[Edge, ...] = ("top", "bottom", "left", "right")
OPPOSITE: Mapping[str, Edge] = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
Lengths = int | tuple[int, int]


def _pair(value: Lengths) -> tuple[int, int]:
    return (value, value) if isinstance(value, int) else value


class Grid(Record, cache_hash=True, dict=True):
    """The shape of one board, as its file gives it.

    ``columns`` and ``rows`` count hexes; where lines of hexes differ in length the one that varies is a pair
    (unshifted, shifted): ``rows`` on flat top, ``columns`` on pointy top. ``edges`` names the board's cut edges:
    ``half`` runs straight through the outermost centre dots, ``full`` (the default) shows whole hexes.
    """

    columns: Lengths
    rows: Lengths
    orientation: Orientation = "flat-top"
    shifted: Literal["even", "odd"] = "even"
    shift: Literal["down", "up", "right", "left"] = "down"
    first_row: Lengths = 1
    edges: tuple[tuple[Edge, Literal["full", "half"]], ...] = ()

    # -- lines of hexes: columns of a flat-top grid, rows of a pointy-top one -------------------------------------

    @property
    def pointy(self) -> bool:
        """Whether hexes have a corner on top."""
        return self.orientation == "pointy-top"

    def is_shifted(self, line: int) -> bool:
        """Whether a line (column on flat top, row on pointy top; from 0) lies half a hex off."""
        return (line % 2 == 1) == (self.shifted == "even")

    @cached_property
    def _shift(self) -> int:
        return 1 if self.shift in ("down", "right") else -1

    @cached_property
    def frame(self) -> Frame:
        """How this board's hexes lie on its lattice."""
        return Frame(self.orientation, 0 if self.shifted == "even" else 1)

    @property
    def lines(self) -> int:
        """How many lines of hexes: columns on flat top, rows on pointy top."""
        value = self.rows if self.pointy else self.columns
        return value if isinstance(value, int) else value[0]

    def line_length(self, line: int) -> int:
        """How many hexes a line has."""
        return _pair(self.columns if self.pointy else self.rows)[self.is_shifted(line)]

    def _hex(self, line: int, place: int) -> Hex:
        short = 2 * place + (self._shift if self.is_shifted(line) else 0)
        return Hex(line, (short - line - self.frame.parity) // 2)

    def _line_and_place(self, at: Hex) -> tuple[int, int]:
        short = 2 * at.r + at.q + self.frame.parity
        return at.q, (short - (self._shift if self.is_shifted(at.q) else 0)) // 2

    # -- hexes ------------------------------------------------------------------------------------------------

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """Every hex in board order: lower column first, in one column the lower row."""
        cells = [
            self._hex(line, place) for line in range(self.lines) for place in range(self.line_length(line))
        ]
        return tuple(sorted(cells, key=self.position))

    @cached_property
    def index(self) -> Mapping[Hex, int]:
        """The place of each hex in ``hexes``."""
        return {at: number for number, at in enumerate(self.hexes)}

    def __contains__(self, at: object) -> bool:
        return at in self.index

    def position(self, at: Hex) -> tuple[int, int]:
        """Column and row from 0, the row counted within its own column; also of hexes off the board."""
        line, place = self._line_and_place(at)
        return (place, line) if self.pointy else (line, place)

    def label(self, at: Hex) -> str:
        """The printed name of a hex; of one off the board, the name it would have (with a minus where it has none)."""
        column, row = self.position(at)
        printed = row + _pair(self.first_row)[self.is_shifted(at.q)]
        letters = column_letters(column) if column >= 0 else f"-{column_letters(-column)}"
        return f"{letters}{printed}"

    def hex(self, label: str) -> Hex:
        """The hex of a printed name.

        :raises UnknownPlace: where the name is no hex name or the board has no such hex.
        """
        at = self.hex_anywhere(label)
        if at is None or at not in self.index:
            raise UnknownPlace(
                f"There is no hex {label} on this board.",
                hint=f"It runs from {self.label(self.hexes[0])} to {self.label(self.hexes[-1])}.",
            )
        return at

    def hex_anywhere(self, label: str) -> Hex | None:
        """The hex of a printed name, on the board or off it; None where it is no hex name."""
        split = split_label(label)
        if split is None:
            return None
        column, printed = split
        line_if_flat = column
        if self.pointy:
            row = printed - _pair(self.first_row)[0]
            return self._hex(row, column)
        return self._hex(line_if_flat, printed - _pair(self.first_row)[self.is_shifted(column)])

    # -- hexsides ---------------------------------------------------------------------------------------------

    def side_label(self, side: Side) -> str:
        """``D2/E3`` in board order, or ``A1/nw`` on the board's edge, and where the other hex has no name at all."""
        inside = sorted((at for at in side.hexes if at in self.index), key=self.position)
        if len(inside) == 1:
            return f"{self.label(inside[0])}/{self.frame.side_names[side.direction_from(inside[0])]}"
        first, second = inside or sorted(side.hexes, key=self.position)
        if not inside:
            # Off the board a row may be negative, which is no name; the hexside must be found again by its own.
            named = [at for at in (first, second) if self.hex_anywhere(self.label(at)) == at]
            if len(named) == 1:
                return f"{self.label(named[0])}/{self.frame.side_names[side.direction_from(named[0])]}"
        return f"{self.label(first)}/{self.label(second)}"

    def side(self, label: str) -> Side:
        """The hexside of a name, in either order of its two hexes.

        :raises UnknownPlace: where it names no hexside of this board.
        """
        side = self.side_anywhere(label)
        if side is None or not any(at in self.index for at in side.hexes):
            raise UnknownPlace(
                f"There is no hexside {label} on this board.", hint="Write it as D2/E3 or A1/nw."
            )
        return side

    def side_anywhere(self, label: str) -> Side | None:
        """The hexside of a name, on the board or off it; None where its hexes don't adjoin or it is no such name."""
        first, slash, second = label.partition("/")
        at = self.hex_anywhere(first)
        if at is None or not slash:
            return None
        direction = self.frame.direction(second)
        if direction is not None:
            return side_of(at, direction)
        other = self.hex_anywhere(second)
        return None if other is None else side_between(at, other)

    # -- edges ------------------------------------------------------------------------------------------------

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the board on its lattice, half edges cut through the dots."""
        centres = [self.frame.centre(at) for at in self.hexes]
        wide, high = (1, 2) if self.pointy else (2, 1)
        half = {edge for edge, kind in self.edges if kind == "half"}
        return (
            min(x for x, _ in centres) - (0 if "left" in half else wide),
            min(y for _, y in centres) - (0 if "top" in half else high),
            max(x for x, _ in centres) + (0 if "right" in half else wide),
            max(y for _, y in centres) + (0 if "bottom" in half else high),
        )

    @property
    def without_room(self) -> tuple[Edge, ...]:
        """The edges at which nothing is left of the board, since its only line of hexes is cut on both sides."""
        left, top, right, bottom = self.bounds
        across: tuple[Edge, ...] = ("right",) if left == right else ()
        return (*across, "bottom") if top == bottom else across

    def cut_edges(self, at: Hex) -> tuple[Edge, ...]:
        """The half edges that run through this hex's dot; none for a whole hex."""
        return edges_through(self.frame.centre(at), self.bounds)

    def centre(self, at: Hex) -> Node:
        """Lattice point of a hex's centre dot."""
        return self.frame.centre(at)


def edges_through(dot: Point, bounds: tuple[float, float, float, float]) -> tuple[Edge, ...]:
    """The edges of a rectangle (left, top, right, bottom) on which a dot lies."""
    (x, y), (left, top, right, bottom) = dot, bounds
    on: Mapping[Edge, bool] = {"left": x == left, "top": y == top, "right": x == right, "bottom": y == bottom}
    return tuple(edge for edge in EDGES if on[edge])
