"""What one end sees of every hex, in numpy: the same rule as ``tracing``, for all threads at once.

Every terrain fills its hex, so a look is a table lookup per touched hex. Only lakes beside a thread are left to
``decision``: they are rare, and what they do hangs on their neighbours.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.records import Record
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLOCKED, CLEAR, FieldOfView
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT, RIGHT, ContactWalk
from bob_editor.rulesets.memoir_44.land.contents import LAKE
from bob_editor.rulesets.memoir_44.land.rulings import Rulings
from bob_editor.rulesets.memoir_44.sight.decision import is_blocked
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.reading import Groups, MapReading
from bob_editor.rulesets.memoir_44.sight.terms import (
    FLAT,
    Terms,
    crosses,
    farthest,
    obstructing,
    passes,
    terms_between,
)

Clauses = npt.NDArray[np.uint8]

NOT_LAKE = 255 - LAKE
NOTHING = 3
"""In place of a hand: what is touched counts for nothing."""
_CLEAR, _BLOCKED = np.uint8(CLEAR), np.uint8(BLOCKED)


class FieldTables(Record, eq=False, dict=True):
    """A map reading as arrays by hex number.

    ``clauses`` and ``level`` are those of the reading; ``group`` is a hex's contiguous height (``FLAT`` for none), as
    ``groups`` has it. ``lakes`` says whether there is any.
    """

    clauses: Clauses
    level: Ints
    group: Ints
    groups: Groups
    lakes: bool

    @cached_property
    def _obstructs(self) -> dict[Terms, Clauses]:
        return {}

    @staticmethod
    def of(reading: MapReading, former: FieldTables | None = None) -> FieldTables:
        """The arrays of a reading, those of the heights from before an edit that left them as they were."""
        clauses = np.frombuffer(reading.clauses, dtype=np.uint8)
        groups = reading.groups(reading.rulings)
        lakes = bool((clauses & LAKE).any())
        if former is not None and former.groups is groups:
            return FieldTables(clauses, former.level, former.group, groups, lakes)
        level = np.frombuffer(reading.levels, dtype=np.uint8).astype(np.int64)
        group = np.full(reading.cells.size, FLAT, dtype=np.int64)
        group[list(groups.keys())] = list(groups.values())
        return FieldTables(clauses, level, group, groups, lakes)

    def obstructing(self, by: Terms) -> Clauses:
        """The clauses under which something obstructs in each hex on some terms."""
        found = self._obstructs.get(by)
        if found is None:
            stopping = obstructing(self.level, self.group, by).astype(np.uint8)
            found = self._obstructs[by] = self.clauses & stopping
        return found


class _Looking(ContactWalk):
    """One look around.

    ``obstructs`` has in a row of hex numbers the clauses under which something obstructs; where the terms of the lines
    differ by goal there is a row for each, and ``begins`` says where that of a goal begins. ``stops`` leaves the lakes
    out of it.
    """

    def __init__(
        self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
    ) -> None:
        super().__init__(reading.cells, start.hex, among)
        self.reading = reading
        self.tables = tables
        self.start = start
        self.skips = reading.skips(start, reading.rulings)
        self.here = int(tables.level[self.origin]), int(tables.group[self.origin])
        self.begins: Ints | None = None
        self.obstructs = tables.obstructing(self._terms(0, FLAT))
        if self.here[0]:
            self._part_by_height()
        self.stops = self.obstructs & NOT_LAKE != 0

    def _terms(self, level: int, group: int) -> Terms:
        """The terms of the lines to goals of a height and contiguous height."""
        return terms_between(self.reading.rulings, self.here, (level, group), skips=self.skips)

    def _part_by_height(self) -> None:
        """Find the terms of the lines to every goal: its height matters, and whether that is the start's own."""
        tables, home, size = self.tables, self.here[1], self.cells.size
        kind = 2 * tables.level[self.goals] + (tables.group[self.goals] == home)
        rows: dict[Terms, int] = {}
        begins = np.zeros(int(kind.max()) + 1, dtype=np.int64)
        for one in np.bincount(kind).nonzero()[0].tolist():
            by = self._terms(one // 2, home if one % 2 else FLAT)
            begins[one] = rows.setdefault(by, len(rows) * size)
        self.begins = begins[kind]
        self.obstructs = np.concatenate([tables.obstructing(by) for by in rows])

    def _place(self, goal: Ints, number: Ints) -> Ints:
        """The place in ``obstructs`` of hexes on the way to goals."""
        return number if self.begins is None else self.begins[goal] + number

    def look(self) -> None:
        """Look along every thread."""
        rulings = self.reading.rulings
        hand_of = _hands(rulings)
        # for each goal, which hands of the thread something obstructs so far
        obstructed = np.zeros((3, len(self.goals)), dtype=bool)
        facing = rulings.opposite_sides == "facing"
        pairs: list[tuple[Ints, Ints]] = []
        for goal, entry, number in self.stretches():
            hit = self.stops.take(self._place(goal, number)).nonzero()[0]
            goal, entry = goal.take(hit), entry.take(hit)  # noqa: PLW2901 - only what obstructs is of interest
            hand = hand_of.take(self.table.hand.take(entry))
            self.open[goal[hand == CROSSED]] = False
            if facing:
                beside = ((hand == LEFT) | (hand == RIGHT)).nonzero()[0]
                pairs.append((goal.take(beside), entry.take(beside)))
                continue
            for one in (LEFT, RIGHT):
                obstructed[one][goal[hand == one]] = True
            self.open &= ~(obstructed[LEFT] & obstructed[RIGHT])
        if facing and pairs:
            self._face(np.concatenate([one for one, _ in pairs]), np.concatenate([two for _, two in pairs]))

    def _face(self, goal: Ints, entry: Ints) -> None:
        """Shut the goals that have obstructions on both sides of one hexside: two neighbouring entries (X3)."""
        run = ~self.table.corner[entry]
        goal, entry = goal[run], entry[run]
        order = np.lexsort((entry, goal))
        goal, entry = goal[order], entry[order]
        both = (goal[1:] == goal[:-1]) & (entry[1:] == entry[:-1] + 1)
        both &= (self.table.offset[entry[:-1]] < 0) & (self.table.offset[entry[1:]] > 0)
        self.open[goal[1:][both]] = False

    def lakes(self) -> None:
        """Shut the goals behind two contiguous lakes (T26)."""
        tables, table = self.tables, self.table
        if self.skips or not tables.lakes:
            return
        goal, entry, number = self.all_of((self.open & (self.table.count.take(self.row) > 1)).nonzero()[0])
        here = (tables.clauses[number] & LAKE).nonzero()[0]
        goal, entry, number = goal[here], entry[here], number[here]
        inside = table.inside[entry]
        crossed, of = number[inside], goal[inside]
        # of hexes crossed, only the next and the next but one can be neighbours
        counts = (self.obstructs[self._place(of, crossed)] & LAKE) > 0
        for apart in (1, 2):
            near = (of[apart:] == of[:-apart]) & self._adjoin(crossed[apart:] - crossed[:-apart])
            near &= counts[apart:] | counts[:-apart]
            self.open[of[apart:][near]] = False
        for place in np.unique(goal[~inside]).tolist():
            if self.open[place]:
                along = Look(self.reading, self.start, End(self.reading.grid.hexes[place]))
                self.open[place] = not is_blocked(along, self.reading.ordinary)

    def _adjoin(self, difference: Ints) -> Bools:
        return np.isin(difference, self.reading.neighbour_steps)


@lru_cache(maxsize=8)
def _hands(rulings: Rulings) -> npt.NDArray[np.int8]:
    """For each of a contact table's hands, as what it counts; as nothing a corner does by ruling."""
    corner = np.array([False, False, False, True, True])
    crossed = crosses(np.arange(5) == CROSSED, corner, rulings)
    hands = np.where(crossed, CROSSED, np.array([CROSSED, LEFT, RIGHT, LEFT, RIGHT]))
    return np.where(passes(corner, rulings), NOTHING, hands).astype(np.int8)


def look_around(
    reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
) -> FieldOfView:
    """The field of one end: what it sees of every hex.

    :raises UnknownPlace: where the end's hex is not on the map, or it names a position.
    """
    reading.number(start)
    looking = _Looking(reading, tables, start, among)
    looking.look()
    looking.lakes()
    if reading.visibility is not None:
        looking.open &= looking.length <= farthest(reading.visibility, reading.rulings, skips=looking.skips)
    codes = np.where(looking.open, _CLEAR, _BLOCKED)
    return FieldOfView(start, reading.grid.hexes, codes, np.zeros(len(codes), dtype=np.int16))
