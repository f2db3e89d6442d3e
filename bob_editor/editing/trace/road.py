"""A road or an outline in hand: what was clicked, and the ways that follow its colour or rim from click to click."""

from itertools import pairwise

from shapely.geometry import Polygon

from bob_editor.editing.trace.outlines import in_thousandths, rings_of
from bob_editor.editing.trace.proposals import Kind, Proposal, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.wire import Wire
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.shapes import polygons_of

REACH = 0.28
"""How far around its clicks a road's colour is picked, in true proportions."""

AGAIN = 6
"""So many ways are led anew after a click: by then clicks before these have shown what the colour is."""


class RoadInHand:
    """Clicks show the colour, each further one also fixes the way to it. Outlines follow rims instead."""

    def __init__(self) -> None:
        self.clicks: tuple[Point, ...] = ()
        self._ways: tuple[tuple[Point, ...], ...] = ()
        self._wire: Wire | None = None
        self._rims = False

    def click(self, sheet: Sheet, point: Point, *, rims: bool = False) -> None:
        """Begin here, or lead the road on to here; ``rims``: it is an outline."""
        if rims and self._wire is not None:
            self._ways = (*self._ways, self._wire.way_to(point))
        self.clicks, self._rims = (*self.clicks, point), rims
        self._go_on(sheet)

    def back(self) -> bool:
        """Take back the last click; False where there is none."""
        if self._wire is None:
            return False
        self.clicks, self._ways = self.clicks[:-1], self._ways[:-1]
        if self.clicks:
            self._go_on(self._wire.sheet)
        else:
            self.give_up()
        return True

    def _go_on(self, sheet: Sheet) -> None:
        """Search on from the last click; a road anew, for each click shows more of its colour, at a dot but little."""
        if self._wire is None or not self._rims:
            self._wire = Wire(sheet, () if self._rims else [Stroke((one,), REACH) for one in self.clicks])
            # A hand clicks beside a road as it leads it on; where it begins and ends is as it was clicked.
            inner = map(self._wire.nearest, self.clicks[1:-1])
            spots = [*self.clicks[:1], *inner, *self.clicks[1:][-1:]]
            kept = self._ways[: max(0, len(spots) - 1 - AGAIN)]
            spots = [kept[-1][-1], *spots[len(kept) + 1 :]] if kept else spots
            self._ways = (*kept, *(self._wire.way_between(*ends) for ends in pairwise(spots)))
        self._wire.anchor(self.clicks[-1])

    def give_up(self) -> None:
        """Have no road in hand."""
        self.clicks, self._ways, self._wire = (), (), None

    @property
    def way(self) -> tuple[Point, ...]:
        """The way as far as it was clicked."""
        return joined(self._ways)

    def way_to(self, point: Point | None) -> tuple[Point, ...]:
        """The way led on to a point."""
        if self._wire is None or point is None or point == self.clicks[-1]:
            return self.way
        return joined((*self._ways, self._wire.way_to(point)))

    def closed(self, point: Point | None = None) -> tuple[Point, ...]:
        """The way led on to a point, and back to where it began."""
        way = self.way_to(point)
        if self._wire is None or len(way) < 2:
            return way
        anchor = self.clicks[-1]
        self._wire.anchor(way[-1])
        back = self._wire.way_to(self.clicks[0])
        self._wire.anchor(anchor)
        return joined((way, back))


def outline_along(sheet: Sheet, way: tuple[Point, ...], terrain: str, level: int) -> tuple[Proposal, ...]:
    """What a closed way goes around, as outlines of a terrain, or without one of a level."""
    if len(way) < 4:
        return ()
    area = in_thousandths(Polygon([sheet.grid.frame.true(point) for point in way]).buffer(0), sheet)
    kind: Kind = "artwork" if terrain else "contour"
    return tuple(Proposal(kind, terrain, level, *rings_of(part, sheet)) for part in polygons_of(area))


def joined(ways: tuple[tuple[Point, ...], ...]) -> tuple[Point, ...]:
    """Ways that each begin where the one before ends, as one."""
    return tuple(point for number, way in enumerate(ways) for point in (way[1:] if number else way))
