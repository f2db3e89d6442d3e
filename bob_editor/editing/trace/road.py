"""A road in hand: what was clicked, and the ways that follow its colour from click to click."""

from __future__ import annotations

from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.wire import Wire
from bob_editor.geometry.lattice import Point

REACH = 0.28
"""How far around its first click a road's colour is picked, in true proportions."""


class RoadInHand:
    """The first click picks the colour; each further one fixes the way to it."""

    def __init__(self) -> None:
        self.clicks: tuple[Point, ...] = ()
        self._ways: tuple[tuple[Point, ...], ...] = ()
        self._wire: Wire | None = None

    def click(self, sheet: Sheet, point: Point) -> None:
        """Begin here, or lead the road on to here."""
        if self._wire is None:
            self._wire = Wire(sheet, (Stroke((point,), REACH),))
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


def joined(ways: tuple[tuple[Point, ...], ...]) -> tuple[Point, ...]:
    """Ways that each begin where the one before ends, as one."""
    return tuple(point for number, way in enumerate(ways) for point in (way[1:] if number else way))
