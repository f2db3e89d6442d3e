"""The grid of a map that is joined from several boards: the hexes of all, and what each board calls them."""

from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise

from bob_editor.errors import UnknownPlace
from bob_editor.geometry.grid import EDGES, OPPOSITE, Edge, Grid, edges_through
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import split_label
from bob_editor.geometry.lattice import Frame, Node, Point
from bob_editor.records import Record

Bounds = tuple[float, float, float, float]


class Part(Record, dict=True):
    """A board as it lies on a map.

    A turned board (180 degrees) is turned about the middle of its bounds, so that it covers the same rectangle; then
    it is moved by ``shift``, a vector of the lattice. ``kept`` are the board's own hexes that are used, None for all,
    ``bounds`` the rectangle of the board that is used, on its own lattice; ``number`` is the one printed on the board.
    """

    name: str
    grid: Grid
    shift: Node = (0, 0)
    turned: bool = False
    kept: frozenset[Hex] | None = None
    bounds: Bounds = (0, 0, 0, 0)
    number: str = ""

    def is_called(self, name: object) -> bool:
        """Whether a scenario's rule means this board by a name: that of the board on the map, or its number."""
        return name in (self.name, self.number) and name != ""

    def point(self, own: Point) -> Point:
        """Where a point of the board's lattice lies on the map's."""
        x, y = own
        if self.turned:
            left, top, right, bottom = self.grid.bounds
            x, y = left + right - x, top + bottom - y
        return x + self.shift[0], y + self.shift[1]

    def own_point(self, point: Point) -> Point:
        """The point of the board's own lattice that lies at a point of the map's."""
        x, y = point[0] - self.shift[0], point[1] - self.shift[1]
        if self.turned:
            left, top, right, bottom = self.grid.bounds
            x, y = left + right - x, top + bottom - y
        return x, y

    def on_map(self, frame: Frame, own: Hex) -> Hex | None:
        """The hex of the map that a hex of the board is; None where its dot is no dot of the map."""
        x, y = self.point(self.grid.frame.centre(own))
        return frame.hex_with_centre((round(x), round(y)))

    def own(self, frame: Frame, at: Hex) -> Hex | None:
        """The board's own hex at a hex of the map, on the board or off it."""
        x, y = self.own_point(frame.centre(at))
        return self.grid.frame.hex_with_centre((round(x), round(y)))

    def uses(self, own: Hex) -> bool:
        """Whether a hex of the board is part of the map."""
        return own in self.grid.index and (self.kept is None or own in self.kept)

    def cut_edges(self, own: Hex) -> tuple[Edge, ...]:
        """The edges, as they lie on the map, at which this board shows only half of a hex."""
        edges = edges_through(self.grid.frame.centre(own), self.bounds)
        return tuple(OPPOSITE[edge] if self.turned else edge for edge in edges)


class JoinedGrid(Grid, cache_hash=True, dict=True):
    """The grid of a joined map; hexes are named by board, dot and the board's own name (``2.E4``).

    A hex joined from half hexes answers to each of its names; its label is that of the part that stands first.
    ``columns`` and ``rows`` are those of no board: a joined map may have gaps. With ``named`` false (one board alone)
    labels have no board before them, though names with it are read as well.
    """

    parts: tuple[Part, ...] = ()
    named: bool = True

    @cached_property
    def owners(self) -> Mapping[Hex, tuple[tuple[Part, Hex], ...]]:
        """For each hex of the map the parts that show it and their own hexes, the first part first."""
        found: dict[Hex, list[tuple[Part, Hex]]] = {}
        for part in self.parts:
            for own in part.grid.hexes:
                at = part.on_map(self.frame, own) if part.uses(own) else None
                if at is not None:
                    found.setdefault(at, []).append((part, own))
        return {at: tuple(owners) for at, owners in found.items()}

    @cached_property
    def printed(self) -> Mapping[Hex, tuple[tuple[str, tuple[int, int]], ...]]:
        """The column and row that each hex of the map has on each board that shows it, after the board's name."""
        return {
            at: tuple(
                (part.name, numbers)
                for part, own in owners
                if (numbers := split_label(part.grid.label(own))) is not None
            )
            for at, owners in self.owners.items()
        }

    @cached_property
    def hexes(self) -> tuple[Hex, ...]:
        """Every hex of the map: lower column first, in one column the lower row."""
        return tuple(sorted(self.owners, key=self.position))

    @cached_property
    def _by_name(self) -> Mapping[str, Part]:
        found: dict[str, Part] = {}
        for part in self.parts:
            found.setdefault(part.name, part)
        return found

    def label(self, at: Hex) -> str:
        """The name of a hex on the board that stands first; off the map, what the grid as a whole would call it."""
        owners = self.owners.get(at)
        return self._named(*owners[0]) if owners else super().label(at)

    def names(self, at: Hex) -> tuple[str, ...]:
        """Every name of a hex, the one that is written first."""
        return tuple(self._named(part, own) for part, own in self.owners.get(at, ()))

    def _named(self, part: Part, own: Hex) -> str:
        label = part.grid.label(own)
        return f"{part.name}.{label}" if self.named and part.name else label

    def hex(self, label: str) -> Hex:
        """The hex of a name; a name without a board's is taken where only one board has such a hex.

        :raises UnknownPlace: where the name is no hex name, or the map has no such hex or several.
        """
        at = self.hex_anywhere(label)
        if at is not None and at in self.index:
            return at
        board, dot, plain = label.rpartition(".")
        if dot and board not in self._by_name:
            names = ", ".join(self._by_name)
            raise UnknownPlace(
                f"There is no board {board} on this map.", hint=f"Its boards are called {names}."
            )
        if not dot and len(self._with(plain)) > 1:
            example = f"{self._with(plain)[0].name}.{plain}"
            raise UnknownPlace(
                f"Several boards of this map have a hex {plain}.",
                hint=f"Write the board's name before it, such as {example}.",
            )
        raise UnknownPlace(f"There is no hex {label} on this map.", hint=self._extent())

    def _extent(self) -> str:
        if not self.hexes:
            return "It has no hexes at all."
        return f"It runs from {self.label(self.hexes[0])} to {self.label(self.hexes[-1])}."

    def _with(self, plain: str) -> list[Part]:
        """The parts that show a hex of this name, those that share the very same hex only once."""
        found: dict[Hex, Part] = {}
        for part in self.parts:
            own = part.grid.hex_anywhere(plain)
            if own is not None and part.uses(own):
                at = part.on_map(self.frame, own)
                if at is not None:
                    found.setdefault(at, part)
        return list(found.values())

    def hex_anywhere(self, label: str) -> Hex | None:
        """The hex of a name on the map, or off the whole of it where the name tells beside which board."""
        known = self._by_label
        if label not in known:
            known[label] = self._hex_of(label)
        return known[label]

    @cached_property
    def _by_label(self) -> dict[str, Hex | None]:
        """What was asked for: a card's checks ask for the same again, and a plain name is looked for on every board."""
        return {}

    def _hex_of(self, label: str) -> Hex | None:
        board, dot, plain = label.rpartition(".")
        if dot:
            part = self._by_name.get(board)
        elif len(self.parts) == 1:
            part = self.parts[0]
        else:
            holders = self._with(plain)
            part = holders[0] if len(holders) == 1 else None
        own = None if part is None else part.grid.hex_anywhere(plain)
        at = None if part is None or own is None else part.on_map(self.frame, own)
        # A name that the board doesn't have is no other name for what lies on the board beside it.
        strange = at in self.index and part is not None and own not in part.grid.index
        return None if strange else at

    @cached_property
    def bounds(self) -> Bounds:
        """Left, top, right, bottom of all parts on the map's lattice."""
        corners = [
            part.point(corner)
            for part in self.parts
            for corner in ((part.bounds[0], part.bounds[1]), (part.bounds[2], part.bounds[3]))
        ]
        if not corners:
            return (0, 0, 0, 0)
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def gaps(self) -> tuple[Bounds, ...]:
        """Rectangles on the map's lattice within its bounds: together all of it that lies on no board."""
        covered = [(*part.point(part.bounds[:2]), *part.point(part.bounds[2:])) for part in self.parts]
        covered = [(min(a, c), min(b, d), max(a, c), max(b, d)) for a, b, c, d in covered]
        xs = sorted({x for left, _, right, _ in covered for x in (left, right)})
        ys = sorted({y for _, top, _, bottom in covered for y in (top, bottom)})
        return tuple(
            (left, top, right, bottom)
            for top, bottom in pairwise(ys)
            for left, right in pairwise(xs)
            if not any(a <= left and right <= c and b <= top and bottom <= d for a, b, c, d in covered)
        )

    def cut_edges(self, at: Hex) -> tuple[Edge, ...]:
        """The half edges that run through this hex's dot; none where boards on both sides make it whole.

        A hex of which only a quarter is missing counts as whole.
        """
        return self._cut.get(at, ())

    @cached_property
    def _cut(self) -> Mapping[Hex, tuple[Edge, ...]]:
        found = {}
        for at, owners in self.owners.items():
            cuts = [part.cut_edges(own) for part, own in owners]
            if any(not cut for cut in cuts):
                continue
            shown = {
                (low, side)
                for cut in cuts
                for low in ("top", "bottom")
                for side in ("left", "right")
                if low not in cut and side not in cut
            }
            # An edge named "left" leaves the right half: it cuts the hex where no part shows the left one.
            edges: tuple[Edge, ...] = tuple(
                edge for edge in EDGES if not any(edge in quarter for quarter in shown)
            )
            if edges:
                found[at] = edges
        return found
