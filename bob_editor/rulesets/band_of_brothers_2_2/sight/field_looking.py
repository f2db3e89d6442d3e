"""For ``field``: one look around, through the hexes that its threads cross; what is known so far of every goal."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.rules.los.pieces.hull_tables import HullTable
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.beside import Corners, Runs
from bob_editor.rules.los.threads.walk import Walk
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, SHADOW, in_shadow
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import FieldTables
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading

Distances = Shorts | Ints
Met = tuple[Ints, Ints, Ints, Ints]

STRETCHES = (0, 40, 100_000)
"""Where one stretch of crossed hexes ends and the next begins, for threads whose beginning leaves them open."""


class Looking(Walk):
    """One look around by this game's rule: what is known so far of the thread to each goal.

    ``walked`` keeps the stretches: goal, entry, number, and place in the arrays with rows by height (``Outlook.row``),
    ``beside`` what threads meet along hexsides and in corners; None where those that do are left to ``trace``.
    """

    def __init__(
        self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
    ) -> None:
        super().__init__(reading.cells, start.hex, among)
        self.reading = reading
        self.tables = tables
        self.start_level = reading.end_level(start)
        self.outlook = tables.outlook(reading, self.start_level)
        self.shaded = np.zeros(len(self.goals), dtype=bool)
        self.rare = np.zeros(len(self.goals), dtype=bool)
        self.walked: list[Met] = []
        self.beside: tuple[Runs, Corners] | None = None

    def block(self, goal: Ints) -> None:
        """Note that something blocks the threads to these goals outright."""
        self.open[goal] = False

    def look(self) -> None:
        """Look along every thread through the hexes that it crosses."""
        tables = self.tables
        off_map = self.reading.irregular and self.reading.rulings.off_map_blocks
        self._heads()
        if not self._leaves_special:
            self.beside = self.fan.beside.among(self.open)
            runs = self.beside[0]
            height = tables.sides.heights_along(self.reading, runs.code)
            self._reaching(runs.goal, height, runs.from_start, runs.to_goal, np.arange(len(height)))
        for met in self._met():
            self.walked.append(met)
            goal, entry, number, place = met
            if off_map:
                self.block(goal[~self.cells.on_map[number]])
            if tables.rare is not None:
                self.rare[goal[tables.rare[number]]] = True
            high = (tables.top.take(number) > self.outlook.low.take(goal)).nonzero()[0]
            self._crossing(goal.take(high), entry.take(high), number.take(high))
            if tables.sides.hedge_bits is not None:
                self._hedgerows(goal, entry, number, place)

    @property
    def _leaves_special(self) -> bool:
        """Whether threads that run along a hexside or meet a corner are left to ``trace``."""
        reading = self.reading
        rare = reading.has_palms or reading.irregular or reading.ridges or reading.dikes
        stated = reading.rulings.stated_blind_hexes and self.outlook.any_steep
        return bool(rare or stated or self.tables.near is not None)

    def _met(self) -> Iterator[Met]:
        """What threads cross, as ``walked`` has it; where each hull must be tried, first only what stops without."""
        for goal, entry, number in self.stretches(STRETCHES):
            place = self.outlook.row.take(goal)
            place += number
            met = goal, entry, number, place
            if self.tables.seen is None:
                self.block(goal[self.tables.cores.take(place) >= self.table.midst.take(entry)])
                left = self.open.take(goal).nonzero()[0]
                met = goal.take(left), entry.take(left), number.take(left), place.take(left)
            yield met

    def _heads(self) -> None:
        """Block the threads that go through the midst of something, or cross a hedgerow, in their beginning."""
        fan, row, sides = self.fan, self.outlook.row, self.tables.sides
        fan.close_stopped(self.tables.cores, row, self.open, self.asked)
        if sides.hedge_bits is not None:
            left = self.open.nonzero()[0]
            hedges = sides.hedges.take(fan.head_number[left] + row.take(left)[:, None]) & fan.head_bit[left]
            self.open[left] = hedges.view(np.uint64)[:, 0] == 0  # HEAD flags are eight bytes

    def _crossing(self, goal: Ints, entry: Ints, number: Ints) -> None:
        """Note the threads that the artwork of a crossed hex blocks or shades."""
        table = self.table
        self._reaching(goal, self._seen(goal, entry, number), table.from_start, table.to_goal, entry)

    def _reaching(
        self, goal: Ints, height: Heights, from_start: Distances, to_goal: Distances, place: Ints
    ) -> None:
        """Note the threads that artwork so high blocks or shades; the distances to it have these places."""
        outlook = self.outlook
        blocks = height >= outlook.block.take(goal)
        self.block(goal[blocks])
        if not outlook.any_steep:
            return
        lower = ((height > outlook.low.take(goal)) > blocks).nonzero()[0]
        if len(lower):
            goal, place = goal.take(lower), place.take(lower)
            distance = self.distance(goal, from_start, to_goal, place)
            self.shaded[goal[self.in_shadow(height.take(lower), goal, distance)]] = True

    def distance(self, goal: Ints, from_start: Distances, to_goal: Distances, place: Ints) -> Ints:
        """How far from the upper end it is what has these places in columns of distances from both ends."""
        return np.where(self.outlook.looks_down.take(goal), from_start.take(place), to_goal.take(place))

    def _seen(self, goal: Ints, entry: Ints, number: Ints) -> Heights:
        """The greatest height that each thread has on both sides of it in a crossed hex."""
        tables = self.tables
        kind, near = tables.far_kind.take(number), None
        if tables.near is not None:
            near = tables.has_near.take(number) & self._counts_as_near(goal, entry)
            kind = np.where(near, tables.near_kind.take(number), kind)

        def by_hulls(some: Ints) -> Heights:
            met = goal.take(some), entry.take(some), number.take(some)
            if near is None or tables.near is None:
                return self._height_of_hulls(tables.far, *met)
            here = near.take(some)
            found = np.empty(len(some), dtype=np.int8)
            for hulls, those in ((tables.far, ~here), (tables.near, here)):
                found[those] = self._height_of_hulls(hulls, *(column[those] for column in met))
            return found

        if tables.seen is None:
            return by_hulls(np.arange(len(goal)))
        return tables.seen.heights(kind + entry, by_hulls)

    def _height_of_hulls(self, hulls: HullTable, goal: Ints, entry: Ints, number: Ints) -> Heights:
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

    def _hedgerows(self, goal: Ints, entry: Ints, number: Ints, place: Ints) -> None:
        """Note the threads that cross a hedgerow which hides (44.0)."""
        sides, outlook = self.tables.sides, self.outlook
        bit = self.threads.side_bit.take(entry)
        self.block(goal[(sides.hedges.take(place) & bit) > 0])
        if outlook.any_steep:
            left = (outlook.steep & self.open).take(goal).nonzero()[0]
            if len(left):
                assert sides.hedge_bits is not None
                left = left[(sides.hedge_bits.take(number.take(left)) & bit.take(left)) > 0]
                self._hedgerows_between_levels(goal.take(left), entry.take(left))

    def _hedgerows_between_levels(self, goal: Ints, entry: Ints) -> None:
        """Hedgerows entered by between ends far above each other."""
        if not len(goal):
            return
        entries = np.array((entry - 1, entry))
        numbers = self.step.take(entries) + self.origin
        effects = self.hedgerow_effects(
            goal, numbers, self.from_upper(goal, entries, self.outlook.looks_down)
        )
        self.block(goal[effects == BLOCKS])
        self.shaded[goal[effects == SHADOW]] = True

    def hedgerow_effects(self, goal: Ints, numbers: Ints, distances: Ints) -> Ints:
        """What hedgerows do to threads (44.0): by their hexes in two rows, and how far these are from the upper end.

        Between ends on different levels a hedgerow does what woods in both its hexes would.
        """
        high, low = self.outlook.high.take(goal), self.outlook.low.take(goal)
        height = self.tables.levels.take(numbers) + 1
        if self.reading.irregular:  # beyond the map lies no hex, so the hedgerow stands on the other alone
            height = np.where(self.cells.on_map.take(numbers), height, height[::-1])
        blocks = height >= high
        hides = blocks | ((height > low) & self.in_shadow(height, goal, distances))
        first, second = hides
        effect = SHADOW + (BLOCKS - SHADOW) * (blocks[0] | blocks[1])
        hidden = first | second if self.reading.rulings.either_hedgerow_hex else first & second
        return np.asarray(effect * hidden)

    def gates(self, start: End) -> None:
        """Shut the threads that a stream shuts (45.3); starts in a position of their own go to ``trace``."""
        if start.position is not None:
            self.rare[:] = True
            return
        if not self.reading.has_gates:
            return
        apart = self.length > 1
        if self.reading.cliffs:
            self.rare |= self.length == 1
        goal_level = self.outlook.level
        in_stream = self.tables.streams[self.goals] & (self.start_level <= goal_level)
        if self.tables.streams[self.origin]:
            in_stream |= goal_level <= self.start_level
        self.open &= ~(in_stream & apart)
