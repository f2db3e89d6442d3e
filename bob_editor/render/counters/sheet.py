"""Where counters lie on sheets of paper: so many in rows, their backs so that both sides meet, marks to cut along."""

import math
from collections.abc import Iterator, Mapping
from typing import Literal

from bob_editor.errors import BadCall, TooLarge
from bob_editor.records import Record
from bob_editor.render.pictures.sheets import PAPERS

Turned = Literal["long", "short", "fold"]

TURNS: tuple[Turned, ...] = ("long", "short", "fold")
"""Over which edge a printed sheet is turned; or folded in its middle, with both sides on one face of the paper."""

MOST_SHEETS = 100
MARK_MM = 4.0
"""How long a mark at the paper's edge is."""

_CLEAR_MM = 0.6
"""Between a mark and what is cut out."""

_FOLD_MM = 8.0
"""Between the fold and the counters on either side of it."""

_FOOT_MM = 9.0
"""Room below the counters, for what the sheet is and a bar to hold against a ruler."""

Line = tuple[float, float, float, float]


class SheetPlan(Record):
    """How counters are laid on paper; all lengths are millimetres.

    ``paper`` is width and height; ``size`` a counter's side; ``bleed`` how far its colour runs on; ``gap`` lies between
    two counters, twice the bleed at least.
    """

    paper: tuple[float, float] = PAPERS["a4"]
    size: float = 16.0
    bleed: float = 1.0
    gap: float = 2.0
    margin: float = 8.0
    turned: Turned = "long"

    def __post_init__(self) -> None:
        if self.columns < 1 or self.rows < 1:
            raise BadCall(
                f"No counter of {self.size:g} mm fits the paper of {self.paper[0]:g} × {self.paper[1]:g} mm.",
                hint="Take smaller counters, margins or gaps, or larger paper.",
            )

    @property
    def step(self) -> float:
        """From a counter's edge to that of the next."""
        return self.size + max(self.gap, 2 * self.bleed)

    @property
    def columns(self) -> int:
        """Counters beside each other on one side."""
        room = self.paper[0] / 2 - self._edge - _FOLD_MM if self.folded else self.paper[0] - 2 * self._edge
        return self._fit(room)

    @property
    def rows(self) -> int:
        """Counters below each other."""
        return self._fit(self.paper[1] - 2 * self._edge - _FOOT_MM)

    @property
    def room(self) -> int:
        """Counters on a sheet."""
        return self.columns * self.rows

    @property
    def folded(self) -> bool:
        """Whether both sides are on one face of the paper."""
        return self.turned == "fold"

    @property
    def _edge(self) -> float:
        return self.margin + MARK_MM + _CLEAR_MM + self.bleed

    @property
    def corner(self) -> tuple[float, float]:
        """Where the first counter's own corner is; on a sheet to be turned they lie in the middle of it."""
        wide = self.columns * self.step - (self.step - self.size)
        high = self.rows * self.step - (self.step - self.size)
        left = self.paper[0] / 2 - _FOLD_MM - wide if self.folded else (self.paper[0] - wide) / 2
        return left, (self.paper[1] - high) / 2

    def front(self, place: int) -> tuple[float, float]:
        """The corner of a front, by its place on the sheet from 0."""
        left, top = self.corner
        return left + place % self.columns * self.step, top + place // self.columns * self.step

    def back(self, place: int) -> tuple[float, float]:
        """The corner of the back that meets it: as far from the edge it is turned over as the front is."""
        x, y = self.front(place)
        if self.upside_down:
            return x, self.paper[1] - y - self.size
        return self.paper[0] - x - self.size, y

    @property
    def upside_down(self) -> bool:
        """Whether backs are turned by half: players turn counters sideways, however the sheet was turned.

        Upright paper is turned sideways over its long edge, paper that lies over its short one.
        """
        return not self.folded and (self.turned == "short") == (self.paper[0] <= self.paper[1])

    def sheets(self, number: int) -> int:
        """Sheets for so many counters.

        :raises TooLarge: where there are too many.
        """
        found = math.ceil(number / self.room)
        if found > MOST_SHEETS:
            raise TooLarge(
                f"{number:,} counters take {found:,} sheets, and {MOST_SHEETS} is the most.",
                hint="Take smaller counters or larger paper, or print what scenarios need instead of the box.",
            )
        return found

    def marks(self, number: int, *, backs: bool = False) -> Iterator[Line]:
        """Where to cut so many: upright lines above and below, level ones at the sides, clear of all bleed."""
        place = self.back if backs else self.front
        xs = sorted(
            {round(x, 6) for one in range(min(number, self.columns)) for x in self._edges(place(one)[0])}
        )
        rows = range(0, number, self.columns)
        ys = sorted({round(y, 6) for one in rows for y in self._edges(place(one)[1])})
        gap = self.bleed + _CLEAR_MM
        for x in xs:
            yield x, ys[0] - gap - MARK_MM, x, ys[0] - gap
            yield x, ys[-1] + gap, x, ys[-1] + gap + MARK_MM
        for y in ys:
            yield xs[0] - gap - MARK_MM, y, xs[0] - gap, y
            yield xs[-1] + gap, y, xs[-1] + gap + MARK_MM, y

    def _edges(self, start: float) -> tuple[float, float]:
        return start, start + self.size

    def _fit(self, room: float) -> int:
        return max(0, math.floor((room + self.step - self.size) / self.step + 1e-9))


def paper_of(name: str, *, landscape: bool) -> tuple[float, float]:
    """Width and height of a paper by its name."""
    short, long = PAPERS[name]
    return (long, short) if landscape else (short, long)


TOLD: Mapping[Turned, str] = {
    "long": "turn over the long edge",
    "short": "turn over the short edge",
    "fold": "fold along the dashes, glue, then cut",
}
"""What a sheet says of how its sides come together."""
