"""What one end sees of every hex, in numpy: the same rule as ``tracing``, filter first and geometry last.

Threads are looked along from the start in stretches; a target that something blocks outright drops out. What is rare
(ends in hexes with a drawn contour on different levels, rulings that ask for more than a touch) is left to ``trace``.
"""

from functools import partial

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.los.threads.contact_tables import NO_ENTRY, ContactWalk
from bob_editor.rules.los.threads.expanding import marked
from bob_editor.rulesets.combat_commander_pacific.sight.field_tables import FLAT, OF_BUILDING, FieldTables
from bob_editor.rulesets.combat_commander_pacific.sight.reading import MapReading
from bob_editor.rulesets.combat_commander_pacific.sight.tracing import trace

FANNED = 2000
"""On boards of no more hexes the beginnings of all threads are looked along at once."""
STRETCHES, AFTER_HEADS = (0, 6, 40, 100_000), (0, 40, 100_000)
"""Where one stretch of touched hexes ends and the next begins, counted from the start of the thread."""


class _Looking(ContactWalk):
    """One look around by this game's rule: what is known so far of the thread to each goal."""

    def __init__(
        self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
    ) -> None:
        super().__init__(reading.cells, start.hex, among, fanned=len(reading.cells.numbers) <= FANNED)
        self.reading = reading
        self.tables = tables
        self.aircraft = start.unit == "aircraft"
        self.start_level = reading.end_level(start)
        self.goal_level = tables.levels.take(self.goals)
        self.high = np.maximum(self.goal_level, self.start_level)
        self.low = np.minimum(self.goal_level, self.start_level)
        self.equal = self.goal_level == self.start_level
        self.needed = 2 * self.high + self.equal
        self.shaded = np.zeros(len(self.goals), dtype=bool)
        self.rare = np.full(len(self.goals), start.position is not None)
        self.hindrance = np.zeros(len(self.goals), dtype=np.int64)

    def block(self, goal: Ints | Bools) -> None:
        """Note that something blocks the threads to these goals outright."""
        self.open[goal] = False

    # -- ends -----------------------------------------------------------------------------------------------------

    def gullies(self) -> None:
        """Shut the threads that a gully at an end shuts (T88)."""
        gullies = self.reading.gullies
        if not gullies:
            return
        places = self.cells.place[list(gullies)]
        shut = marked(len(self.goals), places) & (self.start_level <= self.goal_level)
        if self.origin in gullies and not self.aircraft:
            shut |= self.goal_level <= self.start_level
        self.block(shut & (self.length > 1))

    def crests(self) -> None:
        """Shut the threads that ground in an end's own hex shuts (T89.3.2, T89.3.3)."""
        tables, rulings = self.tables, self.reading.rulings
        if self.aircraft:
            return
        if rulings.higher_ground_in_end_hex_blocks:
            higher = (tables.top[self.goals] > self.high) | (tables.top[self.origin] > self.high)
            self.rare |= self.equal & higher
        if rulings.higher_crest_in_own_hex_blocks:
            own = np.where(
                self.goal_level < self.start_level, tables.top[self.origin], tables.top[self.goals]
            )
            self.rare |= ~self.equal & (own > self.high)
        counts = self.open & ~self.equal
        if rulings.adjacent_always_visible:
            counts &= self.length > 1
        goal = counts.nonzero()[0]
        down = self.goal_level.take(goal) < self.start_level
        for chosen, from_start in ((goal[down], True), (goal[~down], False)):
            if len(chosen):
                self._over_own_crest(chosen, from_start=from_start)
                if tables.drawn[self.origin] or tables.drawn[self.goals[chosen]].any():
                    self._again_below(chosen, from_start=not from_start)

    def _rays(self, goal: Ints, *, from_start: bool) -> tuple[Ints, Ints, Ints]:
        """The hex of one end of the threads to goals, and the threads away from it."""
        if from_start:
            return np.full(len(goal), self.origin), self.du.take(goal), self.dv.take(goal)
        return self.goals.take(goal), -self.du.take(goal), -self.dv.take(goal)

    def _over_own_crest(self, goal: Ints, *, from_start: bool) -> None:
        """Shut the threads on which the higher end, seen from it, has no crest line of its level, or meets it again."""
        tables = self.tables
        number, du, dv = self._rays(goal, from_start=from_start)
        drawn = tables.drawn.take(number)
        grown = (~drawn).nonzero()[0]
        if len(grown):
            rims = tables.rims[self.origin][None] if from_start else tables.rims[number[grown]]
            self.block(goal[grown[_over_a_rim(rims, du.take(grown), dv.take(grown))]])
        some = drawn.nonzero()[0]
        if not len(some):
            return
        goal, inner, rim, corner = self._outlines_crossed(some, goal, number, du, dv)
        free = (inner == 1) & (rim == 0)
        # A run beyond the first one blocks by a ruling only.
        asked = corner | (~free & (not self.reading.rulings.crest_again_in_end_hex_blocks))
        self.rare[goal[asked]] = True
        self.block(goal[~asked & ~free])

    def _again_below(self, goal: Ints, *, from_start: bool) -> None:
        """Shut the threads on which the higher end's level is met again in the lower end's hex."""
        number, du, dv = self._rays(goal, from_start=from_start)
        near = (self.tables.top.take(number) >= self.high.take(goal)).nonzero()[0]
        if len(near) and self.reading.rulings.crest_again_in_end_hex_blocks:
            goal, inner, rim, corner = self._outlines_crossed(near, goal, number, du, dv)
            self.block(goal[(inner + rim > 0) | corner])

    def _outlines_crossed(
        self, some: Ints, goal: Ints, number: Ints, du: Ints, dv: Ints
    ) -> tuple[Ints, Ints, Ints, Bools]:
        """For some rays the goal, and what they cross (``OutlineTable.crossings``); rare where that isn't known."""
        goal, number, du, dv = (one.take(some) for one in (goal, number, du, dv))
        level, outlines = self.high.take(goal), self.tables.outlines
        exact = outlines.known(number, level)
        self.rare[goal[~exact]] = True
        here = exact.nonzero()[0]
        rays = number.take(here), level.take(here), du.take(here), dv.take(here)
        return goal.take(here), *outlines.crossings(*rays)

    # -- between --------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Look along every thread for what blocks it, then for what blinds it."""
        blazes = marked(self.cells.size, list(self.reading.blazes)) if self.reading.blazes else None
        corners_count = self.reading.rulings.corner_of_marker_hex_counts
        row, cores = self.tables.row_of(self.needed), self.tables.cores
        for goal, entry, number in self.stretches(STRETCHES if self.fan is None else AFTER_HEADS):
            if self.fan is None and not self.aircraft:
                through = cores.take(row.take(goal) + number) >= self.table.midst.take(entry)
                self.block(goal[through])
                left = self.open.take(goal).nonzero()[0]
                goal, entry, number = goal.take(left), entry.take(left), number.take(left)  # noqa: PLW2901
            if blazes is not None:
                here = blazes[number]
                if not corners_count:
                    here &= ~self.table.corner[entry]
                self.block(goal[here])
            near = (self.tables.blocking.top.take(number) >= self.needed.take(goal)).nonzero()[0]
            self._blocks(goal.take(near), entry.take(near), number.take(near))
        if not self.equal.all():
            self._blinds()

    def _blocks(self, goal: Ints, entry: Ints, number: Ints) -> None:
        """Note the threads that ground or an obstacle in these hexes blocks outright."""
        table, rulings = self.tables.blocking, self.reading.rulings
        owner, piece = table.rows_of(number)
        goal, entry, number = goal.take(owner), entry.take(owner), number.take(owner)
        key = table.key.take(piece)
        counts = key >= self.needed.take(goal)
        if self.aircraft:
            counts &= (key % 2 == 1) | self.equal.take(goal)
        here = counts.nonzero()[0]
        goal, entry, number, piece = goal.take(here), entry.take(here), number.take(here), piece.take(here)
        touched, bare = table.hulls.touched(piece, self.passing(goal, entry))
        bare |= touched & (table.value.take(piece) & FLAT > 0)
        self.block(goal[touched > bare])
        here = bare.nonzero()[0]
        if not len(here):
            return
        goal, entry, number, piece = goal.take(here), entry.take(here), number.take(here), piece.take(here)
        ground = table.key.take(piece) % 2 == 0
        equal = self.equal[goal]
        # Between ends of one level ground counts where it is met along more than a point.
        by_edge = ground & equal
        if by_edge.any():
            zeros = table.hulls.corners_met(
                piece, self.table.offset.take(entry), self.du.take(goal), self.dv.take(goal)
            )
            drawn = self.tables.drawn[number]
            self.rare[goal[by_edge & drawn & (zeros > 1)]] = True
            self.block(goal[by_edge & ~drawn & (zeros > 1)])
        again = ground & ~equal
        if rulings.crest_again_in_end_hex_blocks:
            self.block(goal[again])
        else:
            self.rare[goal[again]] = True
        self._bare(goal[~ground])

    def _bare(self, goal: Ints) -> None:
        """Note the threads that only meet an obstacle's edge (docs/games/combat-commander-pacific.md, A-08)."""
        if self.reading.rulings.bare_touch_counts_on_hills:
            self.block(goal)
        else:
            on_hills = self.high[goal] > 0
            self.block(goal[~on_hills])
            self.rare[goal[on_hills]] = True

    def _blinds(self) -> None:
        """Note the threads to, or from, the next hex behind a lower obstacle (T89.4.1)."""
        table, rulings = self.tables.blocking, self.reading.rulings
        goal = (self.open & ~self.equal).nonzero()[0]
        down = self.goal_level.take(goal) < self.start_level
        row = self.row[goal]
        entries = self.table.ends.take(row + len(self.table.count) * down, axis=0)
        there, place = (entries != NO_ENTRY).nonzero()
        one, entry = goal.take(there), entries[there, place]
        owner, piece = table.rows_of(self.table.step.take(entry) + self.origin)
        one, entry = one.take(owner), entry.take(owner)
        key = table.key.take(piece)
        lower = (key % 2 == 1) & (key >= 2 * self.low.take(one)) & (key < self.needed.take(one))
        here = lower.nonzero()[0]
        one, entry, piece = one.take(here), entry.take(here), piece.take(here)
        touched, bare = table.hulls.touched(piece, self.passing(one, entry))
        if not rulings.hexside_run_blinds:
            touched &= self.table.inside.take(entry)
        if not rulings.bare_touch_counts_on_hills:
            asked = touched & (bare | (table.value.take(piece) & FLAT > 0))
            self.rare[one[asked]] = True
            touched &= ~asked
        if not rulings.far_hex_of_building_is_blind:
            behind = np.where(self.goal_level.take(one) < self.start_level, self.goals[one], self.origin)
            same = touched & (table.value.take(piece) & OF_BUILDING > 0) & self.tables.buildings[behind]
            self.rare[one[same]] = True
            touched &= ~same
        self.shaded[one[touched]] = True

    def hinder(self) -> None:
        """Find the largest hindrance of every free thread."""
        reading, table = self.reading, self.tables.hindering
        smoke = None
        if reading.smoke:
            smoke = np.zeros(self.cells.size, dtype=np.int64)
            smoke[list(reading.smoke)] = list(reading.smoke.values())
        free = (self.open & ~self.shaded & ~self.rare).nonzero()[0]
        if smoke is not None:
            self.hindrance[free] = np.maximum(smoke[self.origin], smoke[self.goals[free]])
        if reading.night:
            index = reading.grid.index
            lit = marked(len(self.goals), [index[at] for at in reading.lit if at in index])
            self.hindrance[free] = np.maximum(self.hindrance[free], np.where(lit[free], 0, self.length[free]))
        if reading.everywhere:
            self.hindrance[free] = np.maximum(self.hindrance[free], reading.everywhere)
        if smoke is None and not len(table.key):
            return
        goal, entry, number = self.all_of(free)
        if smoke is not None:
            value = smoke[number]
            if not reading.rulings.corner_of_marker_hex_counts:
                value = np.where(self.table.corner[entry], 0, value)
            here = value.nonzero()[0]
            np.maximum.at(self.hindrance, goal.take(here), value[here])
        least = self.high
        if not reading.rulings.hindrance_at_higher_end_counts:
            least = self.high + ~self.equal
        near = (table.top.take(number) >= least.take(goal)).nonzero()[0]
        goal, entry, number = goal.take(near), entry.take(near), number.take(near)
        owner, piece = table.rows_of(number)
        goal, entry = goal.take(owner), entry.take(owner)
        touched, bare = table.hulls.touched(piece, self.passing(goal, entry))
        if not reading.rulings.bare_touch_counts_on_hills:
            asked = touched & (bare | (table.value.take(piece) & FLAT > 0)) & (self.high[goal] > 0)
            self.rare[goal[asked]] = True
            touched &= ~asked
        there = touched.nonzero()[0]
        np.maximum.at(self.hindrance, goal.take(there), table.value.take(piece.take(there)) // 2)


def _over_a_rim(rims: Ints, du: Ints, dv: Ints) -> Bools:
    """Whether threads leave their hex's dot over an edge of its ground that lies on the hex's outline.

    ``rims`` has a row of six edges per thread, or one row for all.
    """
    ax, ay, bx, by = rims.T
    first, second = du * ay - dv * ax, du * by - dv * bx
    astride = (first <= 0) & (second >= 0) | (second <= 0) & (first >= 0)
    return np.asarray(((du * (ax + bx) + 3 * dv * (ay + by) > 0) & astride).any(axis=0))


def look_around(
    reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
) -> FieldOfView:
    """The field of one end: what it sees of the plain ground of every hex.

    :raises UnknownPlace: where the end's hex or position is not on the map.
    """
    looking = _Looking(reading, tables, start, among)
    looking.gullies()
    if looking.fan is not None and not looking.aircraft:
        row = tables.row_of(looking.needed)
        looking.fan.close_stopped(tables.cores, row, looking.open, looking.asked)
    looking.crests()
    looking.look()
    looking.hinder()
    free, shaded = looking.open, looking.shaded
    seen = FieldOfView.of(start, reading.grid, free=free, shaded=shaded, hindrance=looking.hindrance)
    return seen.traced(looking.rare & free, partial(trace, reading))
