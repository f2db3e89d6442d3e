"""Where hexes of a board stand in foreign formats of flat-top columns and rows, which know one way of lying only."""

from collections.abc import Iterable, Iterator, Mapping

from bob_editor.exchange.grids import Offset
from bob_editor.exchange.report import Report
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.wording import counted


class FlatPlaces(Record, eq=False):
    """The columns and rows of a board's hexes on flat top, columns 1, 3 … (from 0) half a hex lower.

    A pointy-top board is turned a quarter. ``by_place`` holds the board's hexes; where the rectangle of ``columns`` and
    ``rows`` has more, the board has none there.
    """

    columns: int
    rows: int
    by_place: Mapping[Offset, Hex]
    turned: bool

    def direction(self, ours: int) -> int:
        """A direction of ours (0 to 5) as one clockwise from the top of the hexes written."""
        return -ours % 6 if self.turned else ours

    def tell(self, report: Report) -> None:
        """Tell what the layout made of the board."""
        if self.turned:
            report.approximated(
                "", "pointy top", "The format knows flat-top hexes: the board was turned a quarter."
            )
        more = self.columns * self.rows - len(self.by_place)
        if more:
            report.approximated(
                "", counted(more, "hex", "hexes"), "Empty ones were added to make the board a rectangle."
            )


def flat_places(grid: Grid) -> FlatPlaces:
    """Where a grid's hexes stand in columns of flat-top hexes, of which the second lies half a hex lower."""
    sign = -1 if grid.pointy else 1
    centres = {at: grid.frame.canonical_centre(at) for at in grid.hexes}
    first = min(sign * u // 3 for u, _ in centres.values())
    doubled = {at: (sign * u // 3 - first, v) for at, (u, v) in centres.items()}
    top = min(v - column % 2 for column, v in doubled.values())
    by_place = {(column, (v - column % 2 - top) // 2): at for at, (column, v) in doubled.items()}
    columns, rows = (max(place) + 1 for place in zip(*by_place, strict=True))
    return FlatPlaces(columns, rows, by_place, grid.pointy)


def chains(links: Iterable[tuple[Hex, Hex]]) -> Iterator[tuple[Hex, ...]]:
    """Paths that run over all these links between neighbours, each once: from ends and forks first, then the rings."""
    ways: dict[Hex, list[Hex]] = {}
    for first, second in links:
        if second not in ways.setdefault(first, []):
            ways[first].append(second)
            ways.setdefault(second, []).append(first)
    for starts in ([at for at, found in ways.items() if len(found) != 2], list(ways)):
        for start in starts:
            while ways[start]:
                yield tuple(_walk(start, ways))


def _walk(at: Hex, ways: Mapping[Hex, list[Hex]]) -> Iterator[Hex]:
    """Go straight on where a way forks, until none is left; what was gone is taken away."""
    yield at
    direction: int | None = None
    while ways[at]:
        onward = ways[at]
        straight = None if direction is None else at.neighbour(direction)
        other = straight if straight in onward and straight is not None else onward[0]
        onward.remove(other)
        ways[other].remove(at)
        direction = at.direction_to(other)
        at = other
        yield at
