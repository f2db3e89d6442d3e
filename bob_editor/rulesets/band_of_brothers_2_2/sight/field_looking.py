"""For ``field``: one look around, through the hexes that its threads cross; what is known so far of every goal."""

from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.pieces.hull_tables import HullTable
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights, heights_seen
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.beside import MetBeside
from bob_editor.rules.los.threads.expanding import every
from bob_editor.rules.los.threads.walk import Walk
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, NOTHING, SHADOW, in_shadow
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import FAR, NEAR, FieldTables
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.side_tables import HEDGEROWS

Codes = npt.NDArray[np.int8]
Met = tuple[Ints, Ints, Ints]
Standing = tuple[Ints, Ints, Heights | Ints]
"""What stands in the way of threads: goal, entry, and how high it is."""

STRETCHES = (0, 40, 100_000)
"""Where one stretch of crossed hexes ends and the next begins, for threads whose beginning leaves them open."""

_BEFORE = np.array([[1], [0]])
"""From the entries by which hedgerows are crossed to those of both their hexes."""


class Looking(Walk):
    """One look around by this game's rule: what is known so far of the thread to each goal.

    ``walked`` keeps the stretches, goal, entry and number, ``walled`` the goals whose threads meet a wall that hinders,
    ``diked`` those whose threads meet a dike road, ``beside`` what threads meet along hexsides and in corners.
    """

    beside: MetBeside

    def __init__(
        self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
    ) -> None:
        super().__init__(reading.cells, start.hex, among)
        self.reading = reading
        self.tables = tables
        self.start_level = reading.end_level(start)
        self.outlook = tables.outlook(reading, self.start_level)
        self.shaded = np.zeros(len(self.goals), dtype=bool)
        self.rare: Bools | None = None
        self.walled = np.zeros(len(self.goals), dtype=bool)
        self.diked: Bools | None = None if tables.dikes is None else np.zeros(len(self.goals), dtype=bool)
        self.walked: list[Met] = []

    def leave(self, goal: Ints) -> None:
        """Leave the threads to these goals to ``trace``."""
        if self.rare is None:
            self.rare = np.zeros(len(self.goals), dtype=bool)
        self.rare[goal] = True

    def block(self, goal: Ints) -> None:
        """Note that something blocks the threads to these goals outright."""
        self.open[goal] = False

    def look(self) -> None:
        """Look along every thread through the hexes that it crosses."""
        tables = self.tables
        self.fan.close_stopped(tables.cores, self.outlook.row, self.open, self.asked)
        self.beside = beside = self.fan.beside.among(self.open)
        runs = slice(beside.runs)
        height = tables.sides.heights_along(self.reading, beside.sides[0, runs])
        along = beside.goal[runs], beside.entry[runs], height
        self._rare_beside(*along, beside.hexes[:, runs])
        standing: list[Standing] = [along]
        for met in self._met():
            self.walked.append(met)
            goal, entry, number = met
            self._rare_met(goal, number[None])
            high = (tables.top.take(number) > self.outlook.low.take(goal)).nonzero()[0]
            goals, entries = goal.take(high), entry.take(high)
            standing.append((goals, entries, self._seen(goals, entries, number.take(high))))
            hedgerows = self._sides(standing, *met) if tables.sides.any else 0
            self._reaching(standing, hedgerows)
            standing.clear()

    def _rare_beside(self, goal: Ints, entry: Ints, height: Heights, hexes: Ints) -> None:
        """Note what few maps have of both hexes beside threads' runs: as of what they cross, and shapes beside ends.

        Of those the height isn't known here, so in place there is none.
        """
        self._rare_met(goal, hexes)
        if self.tables.near is not None:
            near = (self.threads.from_start.take(entry) == 1) | (self.threads.to_goal.take(entry) == 1)
            near &= self.tables.has_near.take(hexes).any(axis=0)
            self.leave(goal[near])
            height[near] = NONE_SEEN

    def _rare_met(self, goal: Ints, hexes: Ints) -> None:
        """Note what few maps have of what threads meet, in one row or two: gaps in the map, ridges, dike roads."""
        tables = self.tables
        if self.cells.has_gaps and self.reading.rulings.off_map_blocks:
            self.block(goal[~self.cells.on_map.take(hexes).any(axis=0)])
        if tables.ridges is not None:
            self.leave(goal[tables.ridges.take(hexes).any(axis=0)])
        if self.diked is not None and tables.dikes is not None:
            self.diked[goal[tables.dikes.take(hexes).any(axis=0)]] = True

    def _met(self) -> Iterator[Met]:
        """What threads cross, as ``walked`` has it; where each hull must be tried, first only what stops without."""
        for goal, entry, number in self.stretches(STRETCHES):
            if self.tables.seen is None:
                place = self.outlook.row.take(goal) + number
                self.block(goal[self.tables.cores.take(place) >= self.table.midst.take(entry)])
                left = self.open.take(goal).nonzero()[0]
                goal, entry, number = goal.take(left), entry.take(left), number.take(left)  # noqa: PLW2901
            yield goal, entry, number

    def _reaching(self, standing: list[Standing], hedgerows: int) -> None:
        """Note the threads that what stands in their way blocks or shades; last so many hedgerows, hex by hex."""
        goal, entry, height = map(np.concatenate, zip(*standing, strict=True))
        down = self.outlook.looks_down
        effects = self.effects(
            height, goal, lambda some: self.from_upper(goal.take(some), entry.take(some), down)
        )
        if hedgerows:
            hexes = effects[len(goal) - 2 * hedgerows :].reshape(2, -1)
            hexes[:] = self.of_hedgerows(hexes)
        self.note(goal, effects)

    def note(self, goal: Ints, effects: Codes) -> None:
        """Note what has these effects on the threads to goals."""
        self.block(goal[effects == BLOCKS])
        if self.outlook.any_steep:
            self.shaded[goal[effects == SHADOW]] = True

    def effects(self, height: Heights | Ints, goal: Ints, distance: Callable[[Ints], Ints]) -> Codes:
        """What obstacles so high do to threads; ``distance`` says of some how far from the upper end they are."""
        outlook = self.outlook
        blocks = height >= outlook.block.take(goal)
        effects = BLOCKS * blocks.view(np.int8)
        if outlook.any_steep:
            lower = ((height > outlook.low.take(goal)) > blocks).nonzero()[0]
            if len(lower):
                effects[lower] = self.in_shadow(height.take(lower), goal.take(lower), distance(lower))
        return effects

    def _seen(self, goal: Ints, entry: Ints, number: Ints) -> Heights:
        """The greatest height that each thread has on both sides of it in a crossed hex."""
        tables = self.tables
        kind, near = tables.kinds[FAR].take(number), None
        if tables.near is not None:
            near = tables.has_near.take(number) & self._counts_as_near(goal, entry)
            kind = np.where(near, tables.kinds[NEAR].take(number), kind)

        def by_hulls(some: Ints) -> Heights:
            met = goal.take(some), entry.take(some), number.take(some)
            if near is None or tables.near is None:
                return self.height_of_hulls(tables.far, *met)
            here = near.take(some)
            found = np.empty(len(some), dtype=np.int8)
            for hulls, those in ((tables.far, ~here), (tables.near, here)):
                found[those] = self.height_of_hulls(hulls, *(column[those] for column in met))
            return found

        return heights_seen(tables.seen, kind + entry, by_hulls)

    def height_of_hulls(self, hulls: HullTable, goal: Ints, entry: Ints, number: Ints) -> Heights:
        """The greatest height of the hulls in a crossed hex that each thread has on both sides."""
        found = np.full(len(goal), NONE_SEEN, dtype=np.int8)
        owner, piece = hulls.straddled(number, self.passing(goal, entry))
        np.maximum.at(found, owner, np.floor(hulls.height.take(piece)).astype(np.int8))
        return found

    def _counts_as_near(self, goal: Ints, entry: Ints) -> Bools:
        """Whether an entry's hex is adjacent to the upper end (to either where level, or by ``gully_rim``)."""
        at_start, at_goal = self.table.from_start[entry] == 1, self.table.to_goal[entry] == 1
        if self.reading.rulings.rim_for_either_end:
            return np.asarray(at_start | at_goal)
        level = self.outlook.level[goal]
        return np.asarray(at_start & (level <= self.start_level) | at_goal & (level >= self.start_level))

    def in_shadow(self, height: npt.NDArray[np.integer], goal: Ints, distance: Ints) -> Bools:
        """Whether goals are among the blind hexes behind obstacles so far from the upper end (47.2)."""
        high, length = self.outlook.high.take(goal), self.length.take(goal)
        stated_only = self.reading.rulings.stated_blind_hexes
        return np.asarray(in_shadow(height, distance, length, high, stated_only=stated_only))

    def _sides(self, standing: list[Standing], goal: Ints, entry: Ints, number: Ints) -> int:
        """Note the threads that cross a hedgerow which hides outright (44.0), or a wall that hinders (46.1).

        Of so many other hedgerows, between ends far above each other, the hexes are added to what is standing.
        """
        sides, outlook = self.tables.sides, self.outlook
        bit = self.threads.side_bit.take(entry)
        met = (sides.bits.take(number) & bit > 0).nonzero()[0]  # flags are found in a fifth of the time
        goal, entry, number, bit = goal.take(met), entry.take(met), number.take(met), bit.take(met)
        place = outlook.row.take(goal) + number
        hedgerows, walls = (sides.counting.reshape(2, -1).take(place, axis=1) & bit) > 0
        self.walled[goal[walls]] = True
        self.block(goal[hedgerows])
        steep = outlook.steep.take(goal)
        steep &= (sides.each[HEDGEROWS].take(number) & bit) > 0
        left = steep.nonzero()[0]
        if len(left):
            goal, entries = goal.take(left), entry.take(left) - _BEFORE
            height = self.hedgerow_heights(self.step.take(entries) + self.origin)
            standing.append((np.concatenate((goal, goal)), entries.ravel(), height.ravel()))
        return len(left)

    def hedgerow_heights(self, numbers: Ints) -> Ints:
        """How high hedgerows are in both their hexes, which are given in two rows: as woods would be (44.0)."""
        height = self.tables.levels.take(numbers) + 1
        if self.reading.hedgerows_at_edge:  # beyond the map is no hex, so they stand on the other alone
            height = np.where(self.cells.on_map.take(numbers), height, height[::-1])
        return height

    def of_hedgerows(self, effects: Codes) -> Codes:
        """What hedgerows do to threads by the effects in both their hexes, which are given in two rows (44.0)."""
        strongest: Codes = effects.max(axis=0)
        if not self.reading.rulings.either_hedgerow_hex:
            strongest *= effects.min(axis=0) > NOTHING
        return strongest

    def gates(self, start: End) -> None:
        """Shut the threads that a stream shuts (45.3); starts in a position of their own go to ``trace``."""
        if start.position is not None:
            self.rare = every(len(self.goals))
            return
        streams = self.tables.streams
        if streams is None:
            return
        apart = self.length > 1
        if self.reading.cliffs:
            self.leave((self.length == 1).nonzero()[0])
        goal_level = self.outlook.level
        in_stream = streams[self.goals] & (self.start_level <= goal_level)
        if streams[self.origin]:
            in_stream |= goal_level <= self.start_level
        self.open &= ~(in_stream & apart)
