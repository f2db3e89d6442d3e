"""The side view of a thread as values: ground, obstacles and the shadow behind them, hex by hex, for a painter to draw.

``side_view`` finds them.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Literal

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.records import Record
from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.surveys.along import Spot
from bob_editor.rules.los.surveys.passed import Beside


class Obstacle(Record):
    """What stands on the ground of a column or on a hexside: its top in absolute levels, and where it begins and ends.

    ``reason`` is the answer's, where it names this one.
    """

    terrain: str
    title: str
    top: float
    first: Fraction
    last: Fraction
    reason: Reason | None = None
    side: Side | None = None


class Column(Record):
    """A hex that the thread crosses or runs beside, from share ``first`` to ``last``, and its ground's level.

    ``beside`` is given where the thread runs along the hex's side. ``code`` is what the eye sees of its plain ground
    (``sight``), None off the map.
    """

    hex: Hex
    label: str
    first: Fraction
    last: Fraction
    ground: int
    obstacles: tuple[Obstacle, ...]
    code: int | None
    beside: Beside | None = None


PROFILE_COLUMNS = ("hex", "from", "to", "level", "beside", "terrain", "title", "top", "on", "seen")
"""What ``Profile.rows`` has in each row."""


class Shadow(Record):
    """A part of the thread where the eye doesn't see the ground; ``blind`` where only a shadow hides some of it."""

    first: Fraction
    last: Fraction
    blind: bool


class Profile(Record):
    """A thread seen from the side: its columns in order from the start, and what stands on hexsides that it crosses.

    ``eye`` is the end that looks: the upper one, or the start where both are level. ``start_level`` and ``goal_level``
    are the ends' ground. Shares are those of ``along``.
    """

    columns: tuple[Column, ...]
    walls: tuple[Obstacle, ...]
    shadows: tuple[Shadow, ...]
    start_level: int
    goal_level: int
    range: int
    eye: Literal["start", "goal"]
    spots: tuple[Spot, ...]

    def __repr__(self) -> str:
        """From where to where, and how far it is: its values are for painters."""
        return f"<Profile from {self.columns[0].label} to {self.columns[-1].label}, range {self.range}>"

    def rows(self, grid: Grid) -> Iterator[tuple[str | float, ...]]:
        """A row for each hex and for everything that stands on it or on a hexside: see ``PROFILE_COLUMNS``.

        ``from`` and ``to`` are shares of the way in hexes, ``level`` the ground's, ``top`` what stands there reaches
        to, ``on`` the hexside that it stands on, ``seen`` what the eye sees of the ground.
        """
        for one in self.columns:
            span = self._span(one.first, one.last)
            seen = "" if one.code is None else ("clear", "hindered", "blocked", "blind")[one.code]
            yield (one.label, *span, one.ground, one.beside or "", "", "", one.ground, "", seen)
            for thing in one.obstacles:
                yield (
                    one.label,
                    *span,
                    one.ground,
                    one.beside or "",
                    thing.terrain,
                    thing.title,
                    thing.top,
                    "",
                    seen,
                )
        for wall in self.walls:
            on = "" if wall.side is None else grid.side_label(wall.side)
            yield ("", *self._span(wall.first, wall.last), "", "", wall.terrain, wall.title, wall.top, on, "")

    def _span(self, first: Fraction, last: Fraction) -> tuple[float, float]:
        return round(float(first) * self.range, 3), round(float(last) * self.range, 3)

    @property
    def levels(self) -> tuple[float, float]:
        """The lowest ground and the highest top, for the painter's scale."""
        tops = [one.top for column in self.columns for one in column.obstacles]
        tops += [one.top for one in self.walls]
        grounds = [column.ground for column in self.columns]
        return float(min(grounds)), float(max([*grounds, *tops]))
