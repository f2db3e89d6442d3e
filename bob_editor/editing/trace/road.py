"""A road or an outline in hand: what was clicked, and the ways that follow its colour or rim from click to click."""

from shapely.geometry import Polygon

from bob_editor.editing.trace.outlines import in_thousandths, rings_of
from bob_editor.editing.trace.proposals import Kind, Proposal, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.wire import Wire
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.shapes import polygons_of

REACH = 0.28
"""How far around its first click a road's colour is picked, in true proportions."""


class RoadInHand:
    """The first click picks the colour; each further one fixes the way to it. Outlines follow rims instead."""

    def __init__(self) -> None:
        self.clicks: tuple[Point, ...] = ()
        self._ways: tuple[tuple[Point, ...], ...] = ()
        self._wire: Wire | None = None

    def click(self, sheet: Sheet, point: Point, *, rims: bool = False) -> None:
        """Begin here, or lead the road on to here; ``rims``: it is an outline."""
        if self._wire is None:
            self._wire = Wire(sheet, () if rims else (Stroke((point,), REACH),))
        else:
            self._ways = (*self._ways, self._wire.way_to(point))
        self.clicks = (*self.clicks, point)
        self._wire.anchor(point)

    def back(self) -> bool:
        """Take back the last click; False where there is none."""
        if self._wire is None:
            return False
        self.clicks, self._ways = self.clicks[:-1], self._ways[:-1]
        if self.clicks:
            self._wire.anchor(self.clicks[-1])
        else:
            self.give_up()
        return True

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
