"""What a map's lines of sight are like as a whole: how many are open, how long they are, who sees most.

Lines are counted both ways, since hindrance may differ by the end one looks from; none from a hex to itself. A line is
open where it is clear or hindered.
"""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet

import numpy as np
import numpy.typing as npt

from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, CLEAR, HINDERED, Sight
from bob_editor.rules.los.surveys.common_field import common_field
from bob_editor.rules.los.surveys.every_pair import every_pair
from bob_editor.rules.los.surveys.fields import Progress

Counts = npt.NDArray[np.int64]


class AtRange(Record):
    """The lines of one length in hexes: how many there are, how many are clear, how many hindered."""

    range: int
    lines: int
    clear: int
    hindered: int


class Longest(Record):
    """An open line than which none is longer, the first in board order."""

    start: str
    goal: str
    range: int


class SightStatistics(Record, eq=False):
    """A map's lines of sight in numbers; the arrays are in the order of ``hexes``, which are named as on the map.

    ``sees`` is how many other hexes each one sees, ``seen_from`` from how many it is seen, ``farthest`` how far it
    sees, ``beside`` how many neighbours it has. ``blind`` counts the blocked lines that end in a shadow only.
    """

    hexes: tuple[str, ...]
    sees: Counts
    seen_from: Counts
    farthest: Counts
    beside: Counts
    blind: int
    by_range: tuple[AtRange, ...]
    longest: Longest | None

    def __repr__(self) -> str:
        """How many hexes and lines, and how many of them are open."""
        return f"<SightStatistics of {len(self.hexes)} hexes: {self.open} of {self.lines} lines open>"

    @property
    def lines(self) -> int:
        """How many lines there are."""
        return sum(one.lines for one in self.by_range)

    @property
    def clear(self) -> int:
        """How many of them are clear."""
        return sum(one.clear for one in self.by_range)

    @property
    def hindered(self) -> int:
        """How many of them are hindered."""
        return sum(one.hindered for one in self.by_range)

    @property
    def open(self) -> int:
        """How many of them are clear or hindered."""
        return self.clear + self.hindered

    @property
    def mean_range(self) -> float:
        """The mean length of the open lines in hexes; 0 where there is none."""
        return sum(one.range * (one.clear + one.hindered) for one in self.by_range) / max(1, self.open)

    @property
    def mean_field(self) -> float:
        """How many others a hex sees on average."""
        return self.open / max(1, len(self.hexes))

    @property
    def dead_ground(self) -> tuple[str, ...]:
        """The hexes that are seen from their neighbours at most."""
        return tuple(self.hexes[place] for place in np.flatnonzero(self.seen_from <= self.beside).tolist())

    def most_seeing(self, number: int) -> tuple[str, ...]:
        """The hexes that see most, the first first."""
        order = np.argsort(-self.sees, kind="stable")
        return tuple(self.hexes[place] for place in order[:number].tolist())

    def least_seen(self, number: int) -> tuple[str, ...]:
        """The hexes that are seen from the fewest, the first first."""
        order = np.argsort(self.seen_from, kind="stable")
        return tuple(self.hexes[place] for place in order[:number].tolist())


def sight_statistics(
    sight: Sight, *, like: End | None = None, progress: Progress | None = None
) -> SightStatistics:
    """Look along every line of a map, ``like`` an end if one is given, and count.

    ``progress`` counts from-hexes, and may raise to end it.
    """
    grid = sight.scene.board.grid
    hexes, count = tuple(map(grid.label, grid.hexes)), len(grid.hexes)
    beside = np.array([sum(other in grid for other in at.neighbours()) for at in grid.hexes], dtype=np.int64)
    sees, seen_from, farthest = (np.zeros(count, dtype=np.int64) for _ in range(3))
    counted: dict[str, Counts] = {}
    blind = 0
    longest: Longest | None = None
    for block in every_pair(sight, like=like, progress=progress):
        places = np.arange(block.rows.start, block.rows.stop)
        other = places[:, None] != np.arange(count)[None, :]
        clear, hindered = (block.codes == CLEAR) & other, (block.codes == HINDERED) & other
        open_ = clear | hindered
        sees[places] = open_.sum(axis=1)
        seen_from += open_.sum(axis=0)
        blind += int(((block.codes == BLIND) & other).sum())
        reach = np.where(open_, block.ranges, 0)
        farthest[places] = reach.max(axis=1, initial=0)
        best = int(reach.max(initial=0))
        if best > (longest.range if longest else 0):
            row, column = divmod(int(reach.argmax()), count)
            longest = Longest(hexes[block.first + row], hexes[column], best)
        for name, mask in (("lines", other), ("clear", clear), ("hindered", hindered)):
            counted[name] = _added(counted.get(name), np.bincount(block.ranges[mask]))
    return SightStatistics(hexes, sees, seen_from, farthest, beside, blind, tuple(_rows(counted)), longest)


def _added(one: Counts | None, other: Counts) -> Counts:
    if one is None:
        return other
    long, short = (one, other) if len(one) >= len(other) else (other, one)
    total = long.copy()
    total[: len(short)] += short
    return total


def _rows(counted: Mapping[str, Counts]) -> Iterator[AtRange]:
    if not counted:
        return
    longest = len(counted["lines"])
    lines, clear, hindered = (
        np.pad(counted[name], (0, longest - len(counted[name]))).tolist()
        for name in ("lines", "clear", "hindered")
    )
    for away in range(1, longest):
        if lines[away]:
            yield AtRange(away, lines[away], clear[away], hindered[away])


class AreaSight(Record):
    """What is seen from an area: how many hexes it has, how many others any of them sees, how many none does.

    ``exposed`` has by other areas how many of their hexes it sees.
    """

    hexes: int
    sees: int
    dead: int
    exposed: Mapping[str, int]


def sight_of_areas(
    sight: Sight, areas: Mapping[str, AbstractSet[End]], *, progress: Progress | None = None
) -> Mapping[str, AreaSight]:
    """What is seen from each of some areas, by who looks there; those without a hex on the map are left out."""
    grid = sight.scene.board.grid
    looking = {
        name: sorted((end for end in ends if end.hex in grid), key=lambda end: grid.index[end.hex])
        for name, ends in areas.items()
    }
    inside = {name: [end.hex for end in ends] for name, ends in looking.items()}
    found: dict[str, AreaSight] = {}
    for name, own in inside.items():
        if not own:
            continue
        field = common_field(sight, looking[name], progress=progress)
        seen = {at for at, any_ in zip(grid.hexes, field.by_any.tolist(), strict=True) if any_} - set(own)
        found[name] = AreaSight(
            hexes=len(own),
            sees=len(seen),
            dead=len(grid.hexes) - len(own) - len(seen),
            exposed={
                other: sum(at in seen for at in hexes)
                for other, hexes in inside.items()
                if other != name and hexes
            },
        )
    return found
