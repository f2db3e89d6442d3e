"""What one end sees of every hex, in numpy: the same rule as ``tracing``, filter first and geometry last.

Threads are looked along from the start in stretches; a goal that something blocks outright drops out. Threads that run
along a hexside or meet a corner, and whatever else is rare, are left to ``trace``.
"""

from functools import partial

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints, Shorts
from bob_editor.geometry.thread_tables import NOT_A_SIDE
from bob_editor.rules.los.pieces.touch_tables import TouchTable
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import FieldOfView
from bob_editor.rules.los.threads.beside import MetBeside
from bob_editor.rules.los.threads.expanding import expanded, marked
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
        self.same, self.high, self.low, self.upper = outlook[:4]
        self.floor, self.clear, self.contour, self.row_of_caps = outlook[4:]
        self.shaded = np.zeros(len(self.goals), dtype=bool)
        self.orchards = np.zeros(len(self.goals), dtype=np.int64)
        self.smoke = np.zeros(len(self.goals), dtype=np.int64)
        self.rare = np.zeros(len(self.goals), dtype=bool)

    def look(self) -> None:
        """Walk along all threads."""
        tables = self.tables
        self._heads()
        held = np.zeros(len(self.goals), dtype=bool)
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
                held[goal[tables.drawn.dots.take(number) >= self.contour.take(goal)]] = True
            if tables.smoke is not None:
                self._smoke(goal, entry, number)
        if tables.drawn is not None:
            self._contours_elsewhere(tables.drawn.elsewhere, (held & self.open).nonzero()[0])

    def _contours_elsewhere(self, images: TouchTable, goals: Ints) -> None:
        """Leave to ``trace`` the threads that may meet a drawn contour elsewhere than where it holds a dot (4.2.1c).

        Those to ``goals`` cross a hex whose dot one holds, and meet none there.
        """
        if not len(goals):
            return
        self.rare[goals[self.fan.special.take(goals)]] = True  # they may along a hexside or in a corner
        row = self.row.take(goals)
        owner, entry = expanded(self.table.start.take(row), self.table.count.take(row))
        owner, number = goals.take(owner), self.step.take(entry) + self.origin
        there, hull = images.rows_of(number)
        goal, entry = owner.take(there), entry.take(there)
        met, _ = images.hulls.touched(hull, self.passing(goal, entry))
        self.rare[goal[met & (images.key.take(hull) >= self.contour.take(goal))]] = True

    def _heads(self) -> None:
        """Block the threads that what fills a hex stops in their beginning (4.2.1a, 4.2.3)."""
        fan, asked = self.fan, self.asked
        stopped = (
            self.tables.caps.take(fan.head_number[:, asked] + self.row_of_caps[asked]) >= self.high[asked]
        )
        self.open[asked] &= ~np.logical_or.reduce(stopped)

    def beside(self) -> None:
        """What threads meet along hexsides and in corners; what isn't plain is left to ``trace``."""
        self.least = np.where(self.shaded, self.high - 1, self.floor)
        beside = self.fan.beside.among(self.open > self.rare)
        if self.tables.sides_by_code is not None:
            corners_too = self.reading.rulings.wall_vertex_touch_blocks
            self._features(beside if corners_too else beside.along(), self.tables.sides_by_code)
        self._runs(beside.along())

    def _features(self, beside: MetBeside, by_code: Shorts) -> None:
        """Walls, hedgerows and tree lines run along or met in a corner (4.2.1e, 4.2.3)."""
        goal, runs, entry = beside.goal, slice(beside.runs), beside.entry[: beside.runs]
        tops = by_code.take(beside.sides, axis=1)
        own = np.minimum(self.threads.from_start.take(entry), self.threads.to_goal.take(entry)) == 1
        exempt = tops if self.reading.rulings.own_tree_line_exempt else tops[:1]
        exempt[:, :, runs][:, :, own] = ABSENT
        (top, trees), same = tops.max(axis=1), self.same.take(goal)
        self.open[goal[same & (top > self.high.take(goal))]] = False
        if (~same & (trees > self.least.take(goal))).any():
            hand, some = (~same & (tops[1] > self.least.take(goal))).nonzero()
            goal, top = goal.take(some), tops[1, hand, some]
            upper = np.where(self.upper.take(goal), self.goals.take(goal), self.origin)
            distance = self.cells.apart(self.cells.hexes_beside(beside.sides[hand, some]), upper).min(axis=0)
            self._hide(goal, distance, top)

    def _runs(self, runs: MetBeside) -> None:
        """What stands beside hexsides run along (4.2.1b to 4.2.1d, 4.2.1g, 4.2.2, 4.2.3).

        What fills hexes stops the thread where something does on its other hand, too; so do buildings between levels.
        """
        hexes, goal, rulings = self.tables.hexes, runs.goal, self.reading.rulings
        same, high, least = self.same.take(goal), self.high.take(goal), self.least.take(goal)
        filled, over = hexes.filled.take(runs.hexes), hexes.over.take(runs.seen_from)
        if not rulings.forest_pair_height_matters:
            self.rare[goal[same & (np.maximum(*filled) > ABSENT)]] = True
        if not rulings.run_along_shadow:
            over[:] = ABSENT
        stands = np.where(same, filled > high, over >= high)
        if rulings.pair_same_hexside_only:
            stands &= (stands[0] & stands[1]) | ~same
        both = self._on_both(goal, stands)
        if rulings.bare_hill_blocks_same_level:  # by itself a bare hill does, but not on both hands
            self.rare |= both
        else:
            self.open &= ~both
        hides = (over > least) & ~same
        if hides.any(axis=1).all():
            hand, some = hides.nonzero()
            goals, top = goal.take(some), over[hand, some]
            distance = self.from_upper(goals, runs.entry.take(some), self.upper)
            hides[hand, some] = stands[hand, some] | self._is_blind(goals, distance, top)
            self.shaded |= self._on_both(goal, hides)
        if rulings.orchard_pair_counts:
            self._pass_orchards(goal[same & (np.minimum(*hexes.orchard.take(runs.hexes)) > high)])
        self.open[goal[same & (np.maximum(*hexes.flush.take(runs.seen_from)) > least)]] = False
        rank = self.contour.take(goal)
        self.open[goal[self.tables.held.take(runs.sides[0]) >= rank]] = False
        self.rare[goal[self._asks_beside(runs, rank, least)]] = True

    def _asks_beside(self, runs: MetBeside, rank: Ints, least: Ints) -> Bools:
        """Of hexsides run along, whether what stands beside them is left to ``trace``.

        Those are buildings that touch a hexside in its ends alone, and contours that hold it or by ruling a dot beside.
        """
        drawn = self.tables.drawn
        asks: Bools = np.maximum(*self.tables.hexes.at_ends.take(runs.seen_from)) > least
        if drawn is not None and drawn.unsure is not None:
            asks |= drawn.unsure.take(runs.sides[0]) >= rank
        if drawn is not None and self.reading.rulings.run_along_dots_count:
            asks |= np.maximum(*drawn.dots.take(runs.hexes)) >= rank
        if self.tables.smoke is not None:
            asks[:] = True
        return asks

    def _on_both(self, goal: Ints, hands: Bools) -> Bools:
        """The goals whose threads meet, wherever on their way, something on either hand; ``hands`` says where."""
        left, right = (marked(len(self.goals), goal.compress(one)) for one in hands)
        return left & right

    def _whole_hexes(self, goal: Ints, entry: Ints, number: Ints) -> None:
        """Forest on one level, what fills hexes between levels; orchards are counted (4.2.1a, 4.2.1g, 4.2.2)."""
        hexes = self.tables.hexes
        high, row = self.high.take(goal), self.row_of_caps.take(goal)
        cap = self.tables.caps.take(number + row)
        self.open[goal[cap >= high]] = False
        if self.tables.any_asked:
            self.rare[goal[hexes.asked.take(number)]] = True
        if self.tables.any_wooded:
            self._along_ways(goal, entry, number)
        shading = ((cap > self.floor.take(goal)) & (cap < high) & (row > 0)).nonzero()[0]
        if len(shading):
            goals, entries = goal.take(shading), entry.take(shading)
            self._shade(goals, self.from_upper(goals, entries, self.upper), cap.take(shading))
        self._pass_orchards(goal[(hexes.orchard.take(number) > high) & self.same.take(goal)])

    def _along_ways(self, goal: Ints, entry: Ints, number: Ints) -> None:
        """Forest with a way, and roads through it between levels: threads along the way are left to ``trace`` (4.2.1d).

        One isn't that enters or leaves the hex where no way does.
        """
        hexes, table = self.tables.hexes, self.table
        some = hexes.wooded.take(number).nonzero()[0]
        goal, entry, number = goal.take(some), entry.take(some), number.take(some)
        same, row = self.same.take(goal), self.row.take(goal)
        last = table.start.take(row) + table.count.take(row) - 1
        onward = np.minimum(entry + 1, last)
        entered = self.threads.side_step.take(entry) + 6 * self.origin
        left = 6 * number + (self.threads.side_step.take(onward) + 3) % 6
        away = np.zeros(len(goal), dtype=bool)
        for side, known in (
            (entered, table.entered.take(entry) < NOT_A_SIDE),
            (left, (table.entered.take(onward) < NOT_A_SIDE) & (entry < last)),
        ):
            place = np.where(known, side, 0)
            away |= known & np.where(same, hexes.pathless.take(place), hexes.roadless.take(place))
        high = hexes.filled.take(number) > self.high.take(goal)
        self.open[goal[same & high & away]] = False
        self.rare[goal[~away & np.where(same, high, hexes.roadway.take(number))]] = True

    def _pass_orchards(self, goal: Ints) -> None:
        """Count an orchard on the line to each of these goals (4.2.1g)."""
        if len(goal):
            self.orchards += np.bincount(goal, minlength=len(self.goals))
            self.open[self.orchards > ORCHARDS_SEEN_THROUGH] = False

    def _hide(self, goal: Ints, distance: Shorts, top: Shorts) -> None:
        """Tops that stop the threads to these goals by themselves, or have them in a blind hex (4.2.2, 4.2.3)."""
        self.open[goal[top >= self.high.take(goal)]] = False
        self._shade(goal, distance, top)

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
