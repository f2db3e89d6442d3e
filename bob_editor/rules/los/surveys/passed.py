"""The hexes that a thread passes, in order, with what they are: what a ruler laid on the map would tell."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Literal

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.threads import thread
from bob_editor.records import Record
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.surveys.along import in_hex

Beside = Literal["left", "right"]


class Passed(Record):
    """A hex that a thread crosses, or runs along a side of: then ``beside`` says on which hand it lies.

    ``level`` and ``terrain`` are its dot's, ``distance`` is counted in hexes from the first end. The thread is in it
    from share ``first`` to ``last`` of its length, exact fractions from 0 to 1.
    """

    hex: str
    level: int
    terrain: tuple[str, ...]
    distance: int
    first: Fraction
    last: Fraction
    beside: Beside | None = None

    def __str__(self) -> str:
        """The hex's name."""
        return self.hex

    def to_json(self) -> dict[str, Any]:
        """The hex as the command line prints it."""
        row: dict[str, Any] = {
            "hex": self.hex, "level": self.level, "terrain": list(self.terrain), "distance": self.distance,
        }  # fmt: skip
        return row if self.beside is None else {**row, "beside": self.beside}


def met(start: Hex, goal: Hex) -> Iterator[tuple[Hex, Beside | None]]:
    """The hexes of a thread, its ends among them, in no order."""
    by = thread(Hex(goal.q - start.q, goal.r - start.r))
    yield start, None
    for crossed in by.crossed:
        yield Hex(start.q + crossed.hex.q, start.r + crossed.hex.r), None
    for run in by.runs:
        yield Hex(start.q + run.left.q, start.r + run.left.r), "left"
        yield Hex(start.q + run.right.q, start.r + run.right.r), "right"
    if goal != start:
        yield goal, None


def in_order(start: Hex, goal: Hex) -> list[tuple[Fraction, Fraction, Hex, Beside | None]]:
    """The hexes of a thread from its start on, each with the shares at which it is entered and left."""
    rows: list[tuple[Fraction, Fraction, Hex, Beside | None]] = []
    for at, beside in met(start, goal):
        shares = in_hex(start, goal, at)
        assert shares is not None
        rows.append((*shares, at, beside))
    return sorted(rows, key=lambda row: (row[0], row[1], row[3] or ""))


def passed(ground: Ground, start: Hex, goal: Hex) -> tuple[Passed, ...]:
    """The hexes of the map that a thread passes, from the first end to the other."""
    grid = ground.board.grid
    return tuple(
        Passed(grid.label(at), ground.level(at), ground.terrain(at), start.distance(at), first, last, beside)
        for first, last, at, beside in in_order(start, goal)
        if at in grid.index
    )
