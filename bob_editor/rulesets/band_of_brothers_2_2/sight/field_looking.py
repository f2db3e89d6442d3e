"""For ``field``: one look around, through the hexes that its threads cross; what is known so far of every goal."""

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints, Shorts, alone
from bob_editor.rules.los.effect_tables import Codes
from bob_editor.rules.los.pieces.hull_tables import HullTable
from bob_editor.rules.los.pieces.seen import NONE_SEEN, Heights, heights_seen
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.threads.beside import MetBeside
from bob_editor.rules.los.threads.expanding import every, where_any
from bob_editor.rules.los.threads.walk import Walk
from bob_editor.rulesets.band_of_brothers_2_2.land.heights import BLOCKS, NOTHING, SHADOW, effects
from bob_editor.rulesets.band_of_brothers_2_2.sight.field_tables import (
    FAR,
    FEW,
    HINDERS,
    NEAR,
    STANDS,
    FieldTables,
)
from bob_editor.rulesets.band_of_brothers_2_2.sight.reading import MapReading
from bob_editor.rulesets.band_of_brothers_2_2.sight.side_tables import OTHERS, OUTRIGHT, Bits

Standing = tuple[Ints, Ints, Heights]
"""What stands in the way of threads: goal, entry, and how high it is."""

STRETCHES = (0, 48, 100_000)
"""Where one stretch of crossed hexes ends and the next begins, for threads whose beginning leaves them open."""

_BLOCKS, _SHADOW, _NOTHING = (alone(one, np.int8) for one in (BLOCKS, SHADOW, NOTHING))
_STANDS, _HINDERS, _FEW = (alone(one, np.uint16) for one in (STANDS, HINDERS, FEW))
_OUTRIGHT, _OTHERS, _SIDES = (alone(one, np.uint16) for one in (OUTRIGHT, OTHERS, OUTRIGHT | OTHERS))
ONE = alone(1, np.int8)

_BEFORE = np.array([[1], [0]])
"""From the entries by which hedgerows are crossed to those of both their hexes."""


class Looking(Walk):
    """One look around by this game's rule: what is known so far of the thread to each goal.

    ``hindering`` keeps what hinders that threads cross: goal, entry, and number of the hex. ``walled`` are the
    goals whose threads meet a wall that hinders, ``diked`` those whose threads meet a dike road, ``beside`` is what
    threads meet along hexsides and in corners.
    """

    beside: MetBeside

    def __init__(
        self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
    ) -> None:
        super().__init__(reading.cells, start.hex, among)
        self.reading = reading
        self.tables = tables
        self.start_level = reading.end_level(start)
        self.outlook = outlook = tables.outlook(reading, self.start_level)
        if outlook.effects is not None and outlook.first is not None:
            self.first = self.length * outlook.effects.by_length
            self.first += outlook.first
        self.shaded = np.zeros(len(self.goals), dtype=bool)
        self.rare: Bools | None = None
        self.walled = np.zeros(len(self.goals), dtype=bool)
        self.diked: Bools | None = None if tables.dikes is None else np.zeros(len(self.goals), dtype=bool)
        self.hindering: list[tuple[Ints, Ints, Ints]] = []

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
        if tables.few is not None or tables.near is not None:
            self._rare_beside(*along, beside.hexes[:, runs])
        standing: Standing | None = along
        for met in self.stretches(STRETCHES):
            self._cross(standing, *met)
            standing = None

    def _cross(self, along: Standing | None, goal: Ints, entry: Ints, number: Ints) -> None:
        """Note what the threads cross does to them, and what stands along hexsides besides."""
        tables = self.tables
        place = self.outlook.row.take(goal)
        place += number
        if tables.seen is None:  # where each hull must be tried, first what stops without
            self.block(goal.compress(tables.cores.take(place) >= self.table.midst.take(entry)))
            left = self.open.take(goal).nonzero()[0]
            goal, entry, number, place = (
                goal.take(left),
                entry.take(left),
                number.take(left),
                place.take(left),
            )
        flags = tables.flags.take(place)
        flags &= self.threads.side_bits.take(entry)
        if tables.few is not None:
            few = where_any(flags & _FEW)
            self._rare_met(goal.take(few), number.take(few)[None])
        high = (flags >= _STANDS).nonzero()[0]
        goals, entries = goal.take(high), entry.take(high)
        height = self._seen(goals, entries, number.take(high))
        if along is not None:
            goals, entries = np.concatenate((goals, along[0])), np.concatenate((entries, along[1]))
            height = np.concatenate((height, along[2]))
        self._stand(goals, entries, height)
        if tables.hindering is not None:
            some = where_any(flags & _HINDERS)
            self.hindering.append((goal.take(some), entry.take(some), number.take(some)))
        if tables.sides.any:
            some = where_any(flags & _SIDES)
            self._sides(goal.take(some), entry.take(some), flags.take(some))

    def numbers(self, entry: Ints) -> Ints:
        """The numbers of the hexes of entries."""
        return self.step.take(entry) + self.home

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

    def _stand(self, goal: Ints, entry: Ints, height: Heights) -> None:
        """Note the threads that what stands so high in their way blocks or shades."""
        distance = self.from_upper(goal, entry, self.outlook.upper)
        self.note(goal, self.effects(goal, height, distance))

    def note(self, goal: Ints, effects: Codes) -> None:
        """Note what has these effects on the threads to goals."""
        self.block(goal.compress(effects == _BLOCKS))
        if self.outlook.any_steep:
            self.shaded[goal.compress(effects == _SHADOW)] = True

    def effects(self, goal: Ints, height: Heights, distance: Ints | Shorts) -> Codes:
        """What things so high, and so far from the upper end, do to the threads to goals."""
        table = self.outlook.effects
        if table is not None:
            return table.effects(self.first.take(goal), height, distance)
        level, length = self.outlook.level.take(goal), self.length.take(goal)
        stated_only = self.reading.rulings.stated_blind_hexes
        return effects(self.start_level, level, length, height, distance, stated_only=stated_only)

    def of_hedgerows(self, goal: Ints, numbers: Ints, distance: Ints | Shorts) -> Codes:
        """What hedgerows do to threads, as woods would in both their hexes (44.0).

        Those are given in two rows, and how far each is from the upper end.
        """
        height = self.tables.levels.take(numbers) + ONE
        if self.reading.hedgerows_at_edge:  # beyond the map is no hex, so they stand on the other alone
            height = np.where(self.cells.on_map.take(numbers), height, height[::-1])
        hexes = self.effects(goal, height, distance)
        strongest: Codes = np.maximum(*hexes)
        if not self.reading.rulings.either_hedgerow_hex:
            strongest *= np.minimum(*hexes) > _NOTHING
        return strongest

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

    def _sides(self, goal: Ints, entry: Ints, flags: Bits) -> None:
        """Note the threads that cross a hedgerow which hides or shades (44.0), or a wall that hinders (46.1)."""
        outlook = self.outlook
        self.block(goal.take(where_any(flags & _OUTRIGHT)))
        others = where_any(flags & _OTHERS)
        goal = goal.take(others)
        self.walled[goal] = outlook.even.take(goal)
        if not outlook.any_steep:
            return
        left = (outlook.steep.take(goal) & self.open.take(goal)).nonzero()[0]
        if len(left):
            goal, entries = goal.take(left), entry.take(others.take(left)) - _BEFORE
            distance = self.from_upper(goal, entries, outlook.upper)
            self.note(goal, self.of_hedgerows(goal, self.numbers(entries), distance))

    def gates(self, start: End) -> None:
        """Shut the threads that a stream shuts (45.3); starts in a position of their own go to ``trace``."""
        if start.position is not None:
            self.rare = every(len(self.goals))
            return
        streams, dry = self.tables.streams, self.outlook.dry
        if streams is None or dry is None:
            return
        if self.reading.cliffs:
            self.leave((self.length == 1).nonzero()[0])
        self.open &= dry[int(streams[self.origin])] | self.fan.adjacent
