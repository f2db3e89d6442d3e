"""What one end sees of every hex, in numpy: the same rule as ``tracing``, filter first and geometry last.

Threads are looked along from the start in stretches; a goal that something blocks outright drops out. Threads that run
along a hexside or meet a corner, and whatever else is rare, are left to ``trace``.
"""

from functools import partial

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.rules.los.pieces.touch_tables import TouchTable
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.los.threads.beside import MetBeside
from bob_editor.rules.los.threads.expanding import marked
from bob_editor.rules.los.threads.walk import Walk
from bob_editor.rulesets.last_hundred_yards.land.heights import ABSENT, casts_over
from bob_editor.rulesets.last_hundred_yards.sight.along.hindrances import SMOKE_HEIGHT
from bob_editor.rulesets.last_hundred_yards.sight.along.same_level import ORCHARDS_SEEN_THROUGH
from bob_editor.rulesets.last_hundred_yards.sight.darkness import unseen
from bob_editor.rulesets.last_hundred_yards.sight.field_tables import BLINDS, FieldTables
from bob_editor.rulesets.last_hundred_yards.sight.positions import ON_THE_ROAD, SEE_OUT_OF_IMPACTS
from bob_editor.rulesets.last_hundred_yards.sight.reading import MapReading
from bob_editor.rulesets.last_hundred_yards.sight.tracing import trace

STRETCHES = (0, 40, 100_000)
"""Where one stretch of crossed hexes ends and the next begins, for threads whose beginning leaves them open."""


class _Looking(Walk):
    """One look around by this game's rule: what is known so far of the thread to each goal.

    ``shaded`` are goals in a blind hex, ``rare`` ones are left to ``trace``. What is no higher than ``shut`` changes
    nothing for a goal: in a shadow already, that is all below the higher end.
    """

    def __init__(
        self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
    ) -> None:
        super().__init__(reading.cells, start.hex, among)
        self.reading = reading
        self.tables = tables
        outlook = tables.outlook(reading, self.origin)
        self.same, self.high, self.low, looks_down = outlook[:4]
        self.upper = self.threads.upper(looks_down)
        self.floor, self.clear, self.contour, self.row_of_caps = outlook[4:]
        self.shaded = np.zeros(len(self.goals), dtype=bool)
        self.orchards = np.zeros(len(self.goals), dtype=np.int64)
        self.smoke = np.zeros(len(self.goals), dtype=np.int64)
        self.rare = np.zeros(len(self.goals), dtype=bool)

    def look(self) -> None:
        """Walk along all threads."""
        tables = self.tables
        self._heads()
        for goals, entries, numbers in self.stretches(STRETCHES):
            self._whole_hexes(goals, entries, numbers)
            left = self.open.take(goals).nonzero()[0]
            goal, entry, number = goals.take(left), entries.take(left), numbers.take(left)
            if tables.sides is not None:
                self._hexsides(goal, entry)
            high_enough = tables.buildings.top.take(number) > self.clear.take(goal)
            self._images(tables.buildings, goal, entry, number, high_enough)
            high_enough = tables.contours.top.take(number) >= self.contour.take(goal)
            self._images(tables.contours, goal, entry, number, high_enough, contours=True)
            if tables.drawn is not None:
                self.rare[goal[tables.drawn.dots.take(number) >= self.contour.take(goal)]] = True
            if tables.smoke is not None:
                self._smoke(goal, entry, number)

    def _heads(self) -> None:
        """Block the threads that what fills a hex stops in their beginning (4.2.1a, 4.2.3)."""
        fan, asked = self.fan, self.asked
        stopped = (
            self.tables.caps.take(fan.head_number[:, asked] + self.row_of_caps[asked]) >= self.high[asked]
        )
        self.open[asked] &= ~np.logical_or.reduce(stopped)

    def beside(self) -> None:
        """What threads meet along hexsides and in corners, where that is plain; the rest is left to ``trace``."""
        self.shut = np.where(self.shaded, self.high - 1, ABSENT)
        beside = self.fan.beside.among(self.open > self.rare)
        self._runs(beside.along())
        self._corners(beside)

    def _runs(self, runs: MetBeside) -> None:
        """Hexsides run along: forest, tops or a feature that stop the thread, or nothing (4.2.1b, 4.2.1e)."""
        hexes, goal, (left, right) = self.tables.hexes, runs.goal, runs.hexes
        same, high = self.same.take(goal), self.high.take(goal)
        rulings = self.reading.rulings
        # On each side of the thread whether something stands there that blocks if something does on the other, too.
        filled = hexes.filled.take(runs.hexes)
        stands = np.where(
            same, filled > high, (hexes.top.take(runs.hexes) >= high) & rulings.run_along_shadow
        )
        if not rulings.forest_pair_height_matters:
            self.rare[goal[same & (np.maximum(*filled) > ABSENT)]] = True
        if rulings.pair_same_hexside_only:
            stands &= (stands[0] & stands[1]) | ~same
        both = self._on_both(goal, stands)
        if rulings.bare_hill_blocks_same_level:  # by itself a bare hill does, but not on both hands
            self.rare |= both
        else:
            self.open &= ~both
        asks = self._asks_beside(runs)
        if self.tables.sides is not None:
            top, trees = self.tables.sides.take(runs.seen_from[0], axis=1)
            threads, entry = self.threads, runs.entry
            far = (threads.from_start.take(entry) > 1) & (threads.to_goal.take(entry) > 1)
            self.open[goal[same & far & (top > high)]] = False
            asks |= ~same & (trees > self.shut.take(goal))
        drawn = self.tables.drawn
        if drawn is not None:
            rank = self.contour.take(goal)
            asks |= drawn.sides[runs.sides[0]] >= rank
            if rulings.run_along_dots_count:
                asks |= np.maximum(drawn.dots[left], drawn.dots[right]) >= rank
        if self.tables.smoke is not None:
            asks[:] = True
        self.rare[goal[asks]] = True

    def _asks_beside(self, runs: MetBeside) -> Bools:
        """Of hexsides run along, whether what stands beside them is left to ``trace``; buildings flush with them block.

        On one level that may be buildings and contours, and orchards on both hands count; between levels it may be
        anything, where there is some on both hands.
        """
        hexes, goal = self.tables.hexes, runs.goal
        same, high, floor = self.same.take(goal), self.high.take(goal), self.floor.take(goal)
        if self.reading.rulings.orchard_pair_counts:
            self._pass_orchards(goal[same & (np.minimum(*hexes.orchard.take(runs.hexes)) > high)])
        asks: Bools = np.minimum(*hexes.grown.take(runs.hexes)) >= self.contour.take(goal)
        near = np.maximum(*hexes.near_side.take(runs.seen_from)) > floor
        if near.any():
            asks |= near
            self.open[goal[same & (np.maximum(*hexes.flush.take(runs.seen_from)) > floor)]] = False
        least = np.maximum(floor, self.shut.take(goal))
        both = self._on_both(goal, hexes.tallest.take(runs.hexes) > least)
        return np.where(same, asks, both.take(goal))

    def _on_both(self, goal: Ints, hands: Bools) -> Bools:
        """The goals whose threads meet, wherever on their way, something on either hand; ``hands`` says where."""
        left, right = (marked(len(self.goals), goal.compress(one)) for one in hands)
        return left & right

    def _corners(self, beside: MetBeside) -> None:
        """Corners met: a feature that stops the thread, or none (4.2.1e)."""
        by_code = self.tables.sides_by_code
        if by_code is None or not self.reading.rulings.wall_vertex_touch_blocks:
            return
        top, trees = by_code.take(beside.sides[:, beside.runs :], axis=1).max(axis=1)
        goal = beside.goal[beside.runs :]
        same = self.same.take(goal)
        self.open[goal[same & (top > self.high.take(goal))]] = False
        self.rare[goal[~same & (trees > self.shut.take(goal))]] = True

    def _whole_hexes(self, goal: Ints, entry: Ints, number: Ints) -> None:
        """Forest on one level, what fills hexes between levels; orchards are counted (4.2.1a, 4.2.1g, 4.2.2)."""
        hexes = self.tables.hexes
        high, row = self.high.take(goal), self.row_of_caps.take(goal)
        cap = self.tables.caps.take(number + row)
        self.open[goal[cap >= high]] = False
        if self.tables.any_asked:
            self.rare[goal[hexes.asked.take(number)]] = True
        shading = ((cap > self.floor.take(goal)) & (cap < high) & (row > 0)).nonzero()[0]
        if len(shading):
            goals, entries = goal.take(shading), entry.take(shading)
            self._shade(goals, self.from_upper(goals, entries, self.upper), cap.take(shading))
        self._pass_orchards(goal[(hexes.orchard.take(number) > high) & self.same.take(goal)])

    def _pass_orchards(self, goal: Ints) -> None:
        """Count an orchard on the line to each of these goals (4.2.1g)."""
        if len(goal):
            self.orchards += np.bincount(goal, minlength=len(self.goals))
            self.open[self.orchards > ORCHARDS_SEEN_THROUGH] = False

    def _shade(self, goal: Ints, distance: Shorts, top: Ints | Shorts) -> None:
        """Note the goals that lie in a blind hex behind tops below the higher end (4.2.3)."""
        self.shaded[goal[self._is_blind(goal, distance, top)]] = True

    def _is_blind(self, goal: Ints, distance: Shorts, top: Ints | Shorts) -> Bools:
        """Whether tops so far from the higher end have their goals in a blind hex."""
        blinds, far = self.tables.blind, distance.astype(np.int64)
        place = np.maximum(self.high.take(goal) - top, 0).astype(np.int64)
        place *= blinds.shape[1]
        place += far
        return casts_over(self.length.take(goal) - far, blinds.take(place))

    def _images(
        self,
        images: TouchTable,
        goal: Ints,
        entry: Ints,
        number: Ints,
        counting: Bools,
        *,
        contours: bool = False,
    ) -> None:
        """Note the threads that meet images: of buildings, or of contours that hold the hex's dot (4.2.1c, 4.2.1d)."""
        some = counting.nonzero()[0]
        if not len(some):
            return
        owner, row = images.rows_of(number.take(some))
        some = some.take(owner)
        at, height = goal.take(some), images.key.take(row)
        if contours:
            trying = height >= self.contour.take(at)
        else:
            blinds = images.value.take(row) == BLINDS
            trying = (height > self.clear.take(at)) & (self.same.take(at) | blinds)
        tried = (trying & self.open.take(at)).nonzero()[0]
        some, row, height = some.take(tried), row.take(tried), height.take(tried)
        goal, entry = goal.take(some), entry.take(some)
        met, bare = images.hulls.touched(row, self.passing(goal, entry))
        if bare.any():
            # the touch may be at the very point where the thread leaves or enters an end's hex
            bare &= (self.table.from_start[entry] == 1) | (self.table.to_goal[entry] == 1)
            self.rare[goal[bare]] = True
            met &= ~bare
        goal, entry, height = goal[met], entry[met], height[met]
        outright = self.same[goal] | (height >= self.high[goal])
        self.open[goal[outright]] = False
        lower = (~outright).nonzero()[0]
        if len(lower):
            goal, entry = goal[lower], entry[lower]
            self._shade(goal, self.from_upper(goal, entry, self.upper), height[lower])

    def _hexsides(self, goal: Ints, entry: Ints) -> None:
        """Note the threads that cross a wall, hedgerow or tree line of neither end's hex (4.2.1e, 4.2.3)."""
        assert self.tables.sides is not None
        side_top, tree_top = self.tables.sides
        code = self.threads.side_step.take(entry) + 6 * self.origin
        inner = (self.threads.by_side.take(entry) & (side_top.take(code) > ABSENT)).nonzero()[0]
        if not len(inner):
            return
        goal, entry, code = goal.take(inner), entry.take(inner), code.take(inner)
        same, high = self.same.take(goal), self.high.take(goal)
        self.open[goal[same & (side_top.take(code) > high)]] = False
        top = tree_top.take(code)
        trees = (~same & (top > self.floor.take(goal))).nonzero()[0]
        if not len(trees):
            return
        goal, entry, top, high = goal.take(trees), entry.take(trees), top.take(trees), high.take(trees)
        self.open[goal[top >= high]] = False
        lower = (top < high).nonzero()[0]
        goal, entry, top = goal.take(lower), entry.take(lower), top.take(lower)
        distance = np.minimum(
            self.from_upper(goal, entry, self.upper), self.from_upper(goal, entry - 1, self.upper)
        )
        self._shade(goal, distance, top)

    def _smoke(self, goal: Ints, entry: Ints, number: Ints) -> None:
        """Count the markers in hexes that the threads pass through, not over (4.2.4a)."""
        smoke = self.tables.smoke
        assert smoke is not None
        some = (smoke[number]).nonzero()[0]
        goal, entry, number = goal[some], entry[some], number[some]
        top = self.tables.hexes.level[number].astype(np.int64) + SMOKE_HEIGHT
        distance = self.from_upper(goal, entry, self.upper)
        hides = self.same[goal] | (top >= self.high[goal]) | self._is_blind(goal, distance, top)
        over = self.low[goal] - (self.same[goal] & self.reading.rulings.smoke_level_with_units_hinders)
        through = (top > over) & hides
        count = np.bincount(goal[through], smoke[number[through]], minlength=len(self.goals))
        self.smoke += count.astype(np.int64)

    def ends(self, start: End) -> None:
        """What the end hexes themselves do: markers in them, and positions that shut a unit in."""
        reading, smoke = self.reading, self.tables.smoke
        if smoke is not None:
            self.smoke += int(smoke[self.origin]) + smoke[self.goals]
        in_impact = self.origin in reading.standing.impacts and start.unit not in SEE_OUT_OF_IMPACTS
        if in_impact or self.origin in reading.standing.assaults:
            self.open[:] = False
        facts = reading.facts.get(self.origin)
        if start.unit in ON_THE_ROAD and facts is not None and facts.urban_road:
            self.rare[:] = True
        if self.tables.sides is not None and not reading.rulings.own_tree_line_exempt:
            trees = self.tables.sides[1].reshape(-1, 6).max(axis=1) > ABSENT
            self.rare |= trees[self.goals] | trees[self.origin]


def look_around(
    reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
) -> FieldOfView:
    """The field of one end: what it sees of the plain ground of every hex.

    :raises UnknownPlace: where the end's hex is not on the map, or it names a position.
    """
    reading.number(start)
    looking = _Looking(reading, tables, start, among)
    looking.ends(start)
    dark = unseen(reading, start, looking.length)
    if dark is not None:
        looking.open &= ~dark
    looking.look()
    looking.beside()
    free, counted = looking.open, looking.orchards + looking.smoke
    looking.rare[reading.cells.place[looking.origin]] = False
    seen = FieldOfView.of(start, reading.grid, free=free, shaded=looking.shaded, hindrance=counted)
    return seen.traced(looking.rare & free, partial(trace, reading))
