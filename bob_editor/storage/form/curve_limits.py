"""The limit of drawn curves (docs/formats.md, section 7): over how many hexes those of a board may run in all."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from bob_editor.errors import TooLarge
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid

MAX_RUN = 10
"""Over how many hexes all curves of a board may run, for each hex; small boards are taken as ``SMALL`` hexes."""

SMALL = 1_000


def check_run(run: float, hexes: int, name: str) -> None:
    """Refuse curves that run over so many hexes in all on a board of so many.

    :raises TooLarge: where that is past the limit.
    """
    most = MAX_RUN * max(hexes, SMALL)
    if run > most:
        raise TooLarge(
            f"The drawn paths and bent labels of {name} run over more than {most:,} hexes in all.",
            hint="Draw those with most knots anew, or split it into several boards.",
        )


class CurveLimit(Struct):
    """Counts the hexes over which curves run at most, one curve after the other."""

    grid: Grid
    name: str
    run: float = 0.0

    def take(self, knots: Sequence[Knot]) -> None:
        """Count a curve more.

        :raises TooLarge: where it and those before it are past the limit.
        """
        left, top, right, bottom = self.grid.bounds
        for start, end in pairwise(knots):
            points = [point for knot in (start, end) for point in (knot.at, knot.before, knot.after) if point]
            xs, ys = [x for x, _ in points], [y for _, y in points]
            wide, high = min(max(xs), right) - max(min(xs), left), min(max(ys), bottom) - max(min(ys), top)
            self.run += 1 + max(0, wide) / 2 + max(0, high) / 2
        check_run(self.run, len(self.grid.hexes), self.name)


def check_curves(grid: Grid, curves: Iterable[Sequence[Knot]], name: str) -> None:
    """Refuse curves that run over more hexes than a board may have; raises as ``CurveLimit.take`` does."""
    limit = CurveLimit(grid, name)
    for knots in curves:
        limit.take(knots)
