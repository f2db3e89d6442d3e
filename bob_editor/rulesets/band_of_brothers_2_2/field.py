"""What one end sees of every hex, in numpy: the same rule as ``tracing``, filter first and geometry last.

Threads are looked along from the start in stretches; a target that something blocks outright drops out. Threads that
run along a hexside or meet a corner, and whatever else is rare, are left to ``trace``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from bob_editor.rules.los.hull_tables import expanded
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED, FieldOfView
from bob_editor.rules.los.stepped import stepped
from bob_editor.rules.los.walk import Walk
from bob_editor.rulesets.band_of_brothers_2_2.ends import RAIN_RANGE
from bob_editor.rulesets.band_of_brothers_2_2.field_tables import GRASS, ORCHARDS, PALM
from bob_editor.rulesets.band_of_brothers_2_2.hedgerows import hedgerows_beside
from bob_editor.rulesets.band_of_brothers_2_2.heights import BLOCKS, NOTHING, SHADOW
from bob_editor.rulesets.band_of_brothers_2_2.hindrances import hindrances, may_hinder_beside
from bob_editor.rulesets.band_of_brothers_2_2.look import Look, look
from bob_editor.rulesets.band_of_brothers_2_2.obstacles import strongest_beside
from bob_editor.rulesets.band_of_brothers_2_2.tracing import verdict

if TYPE_CHECKING:
    from bob_editor.geometry.hexes import Hex
    from bob_editor.rules.los.hull_tables import HullTable
    from bob_editor.rulesets.band_of_brothers_2_2.field_tables import FieldTables
    from bob_editor.rulesets.band_of_brothers_2_2.reading import MapReading

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


class _Looking(Walk):
    """One look around by this game's rule: what is known so far of the thread to each goal."""

    def __init__(self, reading: MapReading, tables: FieldTables, start: End) -> None:
        super().__init__(reading.cells, start.hex)
        self.reading = reading
        self.tables = tables
        self.start_level = reading.end_level(start)
        self.goal_level = tables.end_levels[self.goals]
        self.high = np.maximum(self.goal_level, self.start_level)
        self.low = np.minimum(self.goal_level, self.start_level)
        self.looks_down = self.goal_level <= self.start_level
        self.shaded = np.zeros(len(self.goals), dtype=bool)
        blocking = self.high + (self.high == self.low) - tables.lowest
        self.core_row = np.minimum(np.maximum(blocking, 0), len(tables.cores) - 1)
        self.core_row_fits = not (blocking < 0).any() and not (blocking >= len(tables.cores)).any()
        self.rare = np.zeros(len(self.goals), dtype=bool)

    @property
    def blocked(self) -> Bools:
        """The goals that something blocks outright."""
        return ~self.open

    def block(self, goal: Ints) -> None:
        """Note that something blocks the threads to these goals outright."""
        self.open[goal] = False

    def look(self) -> None:
        """Look along every thread."""
        tables = self.tables
        off_map = self.reading.irregular and self.reading.rulings.off_map_blocks
        for goal, entry, number in self.stretches():
            if off_map:
                self.block(goal[~self.cells.on_map[number]])
            if tables.hedgerow is not None:
                self._hedgerows(goal, entry)
            if tables.rare is not None:
                self.rare[goal[tables.rare[number]]] = True
            if self.core_row_fits:
                through = tables.cores[self.core_row[goal], number] >= self.table.midst[entry]
                self.block(goal[through])
                left = (self.open[goal] & (tables.top[number] > self.low[goal])).nonzero()[0]
                self._shapes(goal[left], entry[left], number[left])
            else:
                self._shapes(goal, entry, number)

    def _shapes(self, goal: Ints, entry: Ints, number: Ints) -> None:
        """Try the shapes of crossed hexes: those that count beside the upper end, and all others."""
        tables = self.tables
        if tables.near is None:
            self._obstacles(tables.far, goal, entry, number)
            return
        beside = tables.has_near[number] & self._counts_as_near(goal, entry)
        self._obstacles(tables.far, goal[~beside], entry[~beside], number[~beside])
        self._obstacles(tables.near, goal[beside], entry[beside], number[beside])

    def _counts_as_near(self, goal: Ints, entry: Ints) -> Bools:
        """Whether an entry's hex is adjacent to the upper end (either where both are level, or by ruling A43)."""
        at_start, at_goal = self.table.from_start[entry] == 1, self.table.to_goal[entry] == 1
        if self.reading.rulings.rim_for_either_end:
            return np.asarray(at_start | at_goal)
        level = self.goal_level[goal]
        return np.asarray(
            np.where(
                level == self.start_level,
                at_start | at_goal,
                np.where(level < self.start_level, at_start, at_goal),
            )
        )

    def _obstacles(self, hulls: HullTable, goal: Ints, entry: Ints, number: Ints) -> None:
        """Note the threads that a hex's artwork blocks or shades."""
        if not len(goal):
            return
        reaches = (hulls.top[number] > self.low[goal]).nonzero()[0]
        goal, entry, number = goal[reaches], entry[reaches], number[reaches]
        owner, piece = expanded(hulls.start[number], hulls.count[number])
        goal, entry, number = goal[owner], entry[owner], number[owner]
        height = hulls.height[piece]
        high = self.high[goal]
        hides = height > self.low[goal]
        blocks = hides & (height >= high)
        lower = (hides & (height < high) & ~self.shaded[goal]).nonzero()[0]
        if len(lower):
            distance = self.from_upper(goal[lower], entry[lower], self.looks_down)
            lower = lower[self._in_shadow(height[lower], distance, self.length[goal[lower]], high[lower])]
        trying = np.concatenate([blocks.nonzero()[0], lower])
        goal, number, piece, blocks = goal[trying], number[trying], piece[trying], blocks[trying]
        hit = hulls.straddled(piece, self.offset(goal, number), self.du[goal], self.dv[goal])
        self.block(goal[hit & blocks])
        self.shaded[goal[hit & ~blocks]] = True

    def _in_shadow(self, height: npt.NDArray[np.float64], distance: Ints, length: Ints, high: Ints) -> Bools:
        """Whether the lower end of a thread is one of the blind hexes behind an obstacle (47.2)."""
        blind = np.maximum(0, distance - (high - height))
        if self.reading.rulings.stated_blind_hexes:
            stated = ((high == 2) & (height == 1)) | ((high == 3) & ((height == 2) | (height == 1)))
            blind = np.where(stated, blind, 0)
        behind = length - distance
        return np.asarray((behind > 0) & (behind <= blind))

    def _hedgerows(self, goal: Ints, entry: Ints) -> None:
        """Note the threads that cross a hedgerow which hides (44.0)."""
        hedgerow, side_level = self.tables.hedgerow, self.tables.side_level
        assert hedgerow is not None
        inner, code = self._entered_by(hedgerow, entry)
        if not len(inner):
            return
        goal, entry, code = goal[inner], entry[inner], code[inner]
        if self.reading.rulings.hedgerow_always:
            self.block(goal)
            return
        high, low = self.high[goal], self.low[goal]
        self.block(goal[(high == low) & (side_level[code] + 1 > high)])
        uneven = (high != low).nonzero()[0]
        if len(uneven):
            self._hedgerows_between_levels(goal[uneven], entry[uneven])

    def _hedgerows_between_levels(self, goal: Ints, entry: Ints) -> None:
        """Hedgerows entered by between ends on different levels: as woods in both their hexes (44.0, A07)."""
        high, low = self.high[goal], self.low[goal]
        effects = []
        for place in (entry - 1, entry):
            height = self.tables.levels[self.step[place] + self.origin] + 1
            distance = self.from_upper(goal, place, self.looks_down)
            shadow = self._in_shadow(height.astype(np.float64), distance, self.length[goal], high)
            effects.append(np.where(height <= low, 0, np.where(height >= high, 2, shadow)))
        weakest, strongest = np.minimum(*effects), np.maximum(*effects)
        hides = strongest > 0 if self.reading.rulings.either_hedgerow_hex else weakest > 0
        self.block(goal[hides & (strongest == 2)])
        self.shaded[goal[hides & (strongest == 1)]] = True

    def _entered_by(self, sides: Bools, entry: Ints) -> tuple[Ints, Ints]:
        """The entries that enter their hex by one of these sides, of neither end's hex, and the codes of all."""
        code = self.side_step[entry] + 6 * self.origin
        return (sides[code] & self.by_side[entry]).nonzero()[0], code

    def hindrances(self, goals: Ints) -> Ints:
        """How much hinders the free threads to these goals, by the hexes and hexsides that they cross."""
        tables, high = self.tables, self.high
        owner, entry = expanded(self.first[goals], self.count[goals])
        goal = goals[owner]
        number = self.step[entry] + self.origin
        total = np.zeros(len(goals), dtype=np.int64)
        if tables.hindering is not None:
            kind = tables.hindering[number]
            here = kind.nonzero()[0]
            here = here[self._reaches(goal[here], entry[here], number[here], kind[here])]
            counts = [
                np.bincount(owner[here[kind[here] == one]], minlength=len(goals))
                for one in (PALM, ORCHARDS, GRASS)
            ]
            total += counts[0] + (counts[1] + 1) // 2 + (counts[2] + 1) // 2
            self.block(goals[counts[0] > 1])
        if tables.wall is not None:
            inner, code = self._entered_by(tables.wall, entry)
            at = goal[inner]
            level = self.high[at] == self.low[at]
            low = tables.side_level[code[inner]] < high[at]
            counting = level if self.reading.rulings.count_hindrance_below else level & ~low
            total += np.bincount(owner[inner[counting]], minlength=len(goals)) > 0
        return total

    def _reaches(self, goal: Ints, entry: Ints, number: Ints, kind: npt.NDArray[np.int8]) -> Bools:
        """Whether hindering hexes reach up to their threads, and grass lies on both sides (46.0, A10)."""
        level = self.tables.levels[number]
        high, low = self.high[goal], self.low[goal]
        even = high == low
        trees = kind != GRASS
        if self.reading.rulings.count_hindrance_below:
            result = even.copy()
        else:
            result = even & np.where(trees, level + 1 > high, level >= high)
        distance = self.from_upper(goal, entry, self.looks_down)
        shadow = self._in_shadow((level + 1).astype(np.float64), distance, self.length[goal], high)
        result |= ~even & trees & (level + 1 > low) & ((level + 1 >= high) | shadow)
        grass = (result & ~trees).nonzero()[0]
        if len(grass) and self.tables.grass is not None:
            table = self.tables.grass
            owner, piece = expanded(table.start[number[grass]], table.count[number[grass]])
            at = goal[grass][owner]
            hit = table.straddled(piece, self.offset(at, number[grass][owner]), self.du[at], self.dv[at])
            result[grass] = np.bincount(owner[hit], minlength=len(grass)) > 0
        return np.asarray(result)

    def gates(self, start: End) -> None:
        """Shut the threads that a stream shuts (45.3); starts in a position of their own go to ``trace``."""
        if start.position is not None:
            self.rare[:] = True
            return
        if not self.reading.has_gates:
            return
        apart = self.length > 1
        cliffs = self.reading.cliffs
        if cliffs:
            for number in (self.length == 1).nonzero()[0]:
                self.rare[number] = True
        in_stream = self.tables.streams[self.goals] & (self.start_level <= self.goal_level)
        if self.tables.streams[self.origin]:
            in_stream |= self.goal_level <= self.start_level
        self.open &= ~(in_stream & apart)


def look_around(reading: MapReading, tables: FieldTables, start: End) -> FieldOfView:
    """The field of one end: what it sees of the plain ground of every hex.

    :raises UnknownPlace: where the end's hex or position is not on the map.
    """
    looking = _Looking(reading, tables, start)
    looking.gates(start)
    looking.look()
    hexes = reading.grid.hexes
    asked = looking.rare | (looking.special & bool(reading.has_palms or reading.irregular or reading.ridges))
    if reading.has_hindrances and (reading.rulings.wall_in_front_cancels_all or start.unit is not None):
        asked |= ~looking.shaded
    asked &= looking.open
    home = int(reading.cells.place[looking.origin])
    asked[home] = start.position is not None
    hindrance = np.zeros(len(hexes), dtype=np.int16)
    free: list[tuple[int, Look]] = []
    for place in (looking.special & looking.open & ~asked).nonzero()[0].tolist():
        along = _beside_runs(reading, start, hexes[place], looking, place)
        if along is not None:
            free.append((place, along))
    dark = _darkness(reading, looking)
    if reading.has_hindrances:
        beside = [(place, along) for place, along in free if not dark[place] and may_hinder_beside(along)]
        plain = looking.open & ~looking.shaded & ~asked & ~dark
        plain[[place for place, _ in beside]] = False
        goals = plain.nonzero()[0]
        hindrance[goals] = looking.hindrances(goals)
        for place, along in beside:
            hindrance[place] = hindrances(along).total(vehicle=False)
    codes = np.where(hindrance > 0, HINDERED, CLEAR)
    codes[dark] = BLOCKED
    codes[looking.shaded] = BLIND
    codes[~looking.open] = BLOCKED
    codes[home] = CLEAR
    hindrance[codes != HINDERED] = 0
    for place in asked.nonzero()[0].tolist():
        codes[place], hindrance[place] = verdict(reading, start, End(hexes[place]))
    return FieldOfView(start, hexes, codes.astype(np.uint8), hindrance)


def _beside_runs(reading: MapReading, start: End, goal: Hex, looking: _Looking, place: int) -> Look | None:
    """Decide what a thread meets along hexsides and in corners, its crossed hexes known; the thread if it is free."""
    a = start.hex
    thread = stepped(goal.q - a.q, goal.r - a.r, reading.cells.width)
    along = look(reading, thread, a, goal, (looking.start_level, int(looking.goal_level[place])))
    effect = strongest_beside(along) if thread.runs else NOTHING
    if effect != BLOCKS and reading.hedgerow_codes:
        effect = max((effect, *(cause.effect for cause in hedgerows_beside(along))))
    if effect == BLOCKS:
        looking.open[place] = False
        return None
    if effect == SHADOW:
        looking.shaded[place] = True
    return None if looking.shaded[place] else along


def _darkness(reading: MapReading, looking: _Looking) -> Bools:
    """The goals that night or rain hides, were the thread free (50.2, 55.2)."""
    dark = np.zeros(len(looking.goals), dtype=bool)
    if reading.visibility is not None:
        dark |= looking.length > reading.visibility
        dark[[reading.grid.index[at] for at in reading.lit if at in reading.grid.index]] = False
    if reading.rain:
        dark |= looking.length > RAIN_RANGE
    return dark
