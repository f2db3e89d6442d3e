"""What one end sees of every hex, in numpy: the same rule as ``tracing``, for all threads at once.

Every terrain fills its hex, so a look is a table lookup per touched hex. Only lakes beside a thread are left to
``decision``: they are rare, and what they do hangs on their neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt
from attrs import frozen

from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLOCKED, CLEAR, FieldOfView
from bob_editor.rules.los.threads.contact_tables import ContactWalk
from bob_editor.rulesets.memoir_44.land.contents import ALWAYS, EVERYONE, HEIGHT, NOTHING, SCREEN
from bob_editor.rulesets.memoir_44.sight.decision import is_blocked
from bob_editor.rulesets.memoir_44.sight.look import look
from bob_editor.rulesets.memoir_44.sight.reading import Groups, MapReading

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


@frozen(eq=False)
class FieldTables:
    """A map reading as arrays by hex number.

    ``everyone`` stops also those who need no LOS, ``screen`` is a smoke screen, ``always`` stops whoever needs LOS,
    ``hilly`` is under the hill rule; ``level`` is a hex's height and ``group`` its contiguous height (-1 for none), as
    ``groups`` has it.
    """

    everyone: Bools
    screen: Bools
    always: Bools
    hilly: Bools
    lake: Bools
    off_board: Bools
    level: npt.NDArray[np.int8]
    group: Ints
    groups: Groups

    @staticmethod
    def of(reading: MapReading) -> FieldTables:
        """The arrays of a reading."""
        size = reading.cells.size
        everyone, screen, always, hilly, lake = (np.zeros(size, dtype=bool) for _ in range(5))
        level = np.zeros(size, dtype=np.int8)
        off_board = ~reading.cells.on_map
        groups = reading.groups(reading.rulings)
        group = _as_array(groups, size)
        tables = FieldTables(everyone, screen, always, hilly, lake, off_board, level, group, groups)
        tables._fill(reading, reading.cells.numbers.tolist())
        return tables

    def with_reading(self, reading: MapReading, renewed: frozenset[int]) -> FieldTables:
        """The arrays of an edited reading, made anew for the hexes that were read anew."""
        groups = reading.groups(reading.rulings)
        tables = FieldTables(
            self.everyone.copy(),
            self.screen.copy(),
            self.always.copy(),
            self.hilly.copy(),
            self.lake.copy(),
            self.off_board,
            self.level.copy(),
            self.group if groups is self.groups else _as_array(groups, reading.cells.size),
            groups,
        )
        tables._fill(reading, renewed)
        return tables

    def _fill(self, reading: MapReading, numbers: Iterable[int]) -> None:
        """Write the rows of some hexes; done before a table is handed out."""
        hexes = reading.hexes
        for number in numbers:
            contents = hexes[number] or NOTHING
            self.everyone[number] = EVERYONE in contents.clauses
            self.screen[number] = SCREEN in contents.clauses
            self.always[number] = ALWAYS in contents.clauses
            self.hilly[number] = HEIGHT in contents.clauses
            self.lake[number] = contents.lake
            self.level[number] = contents.level


def _as_array(groups: Groups, size: int) -> Ints:
    group = np.full(size, -1, dtype=np.int64)
    group[list(groups.keys())] = list(groups.values())
    return group


class _Looking(ContactWalk):
    """One look around.

    ``kind`` sorts the goals by what obstructs on the way to them; ``obstructs`` has a row of hex numbers for each kind.
    """

    def __init__(
        self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None = None
    ) -> None:
        super().__init__(reading.cells, start.hex, among)
        self.reading = reading
        self.tables = tables
        self.start = start
        self.skips = reading.skips(start, reading.rulings)
        self.over = self._seen_over()
        self.kind, self.obstructs = self._kinds()
        self.row_of_kind = self.kind * reading.cells.size

    def _seen_over(self) -> npt.NDArray[np.int8]:
        """For each goal the height below which things are seen over (ruling ``hill_rule``)."""
        level = self.tables.level[self.goals]
        if self.reading.rulings.hill_rule != "height" or self.skips:
            return np.zeros_like(level)
        return np.where(level <= self.tables.level[self.origin], level, 0).astype(np.int8)

    def _kinds(self) -> tuple[Ints, Bools]:
        """The kinds of goals: by default, those on the start's own height and all others."""
        tables, rulings = self.tables, self.reading.rulings
        hard = tables.everyone
        if not self.skips or rulings.smoke_screen_stops_artillery:
            hard = hard | tables.screen
        if self.skips:
            return np.zeros(len(self.goals), dtype=np.int64), hard
        if rulings.half_hex_blocks:
            hard = hard | tables.off_board
        home, level = int(tables.group[self.origin]), int(tables.level[self.origin])
        beside = (tables.group[self.goals] == home) & (home >= 0)
        summits = (
            (tables.level[self.goals] == 2) & (level == 2) & (rulings.hill_between_mountains == "seen_over")
        )
        kind = beside + 2 * summits + 4 * self.over.astype(np.int64)
        rows = []
        place = np.zeros(12, dtype=np.int64)
        for row, one in enumerate(np.flatnonzero(np.bincount(kind, minlength=12)).tolist()):
            place[one] = row
            over = one // 4
            hilly = tables.hilly & (tables.level > over)
            if one & 1:
                hilly &= tables.group != home
            if one & 2:
                hilly &= tables.level != 1
            always = tables.always & (tables.level >= over) if over else tables.always
            rows.append(hard | always | hilly)
        return place[kind], np.concatenate(rows)

    def look(self) -> None:
        """Look along every thread."""
        table, rulings = self.table, self.reading.rulings
        goals = len(self.goals)
        # for each goal, which hands of the thread something obstructs so far
        left, right = np.zeros(goals, dtype=bool), np.zeros(goals, dtype=bool)
        facing = rulings.opposite_sides == "facing"
        pairs: list[tuple[Ints, Ints]] = []
        for goal, entry, number in self.stretches():
            hit = np.flatnonzero(self.obstructs[self.row_of_kind[goal] + number])
            goal, entry = goal[hit], entry[hit]  # noqa: PLW2901 - only what obstructs is of interest
            inside = table.inside[entry]
            if rulings.corner_contact == "blocks":
                inside = inside | table.corner[entry]
            self.open[goal[inside]] = False
            beside = ~inside
            if rulings.corner_contact == "nothing":
                beside &= ~table.corner[entry]
            goal, entry = goal[beside], entry[beside]  # noqa: PLW2901 - as above
            if facing:
                pairs.append((goal, entry))
                continue
            to_left = table.offset[entry] < 0
            left[goal[to_left]] = True
            right[goal[~to_left]] = True
            self.open[goal[left[goal] & right[goal]]] = False
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
        if self.skips or not tables.lake.any():
            return
        goal, entry, number = self.all_of(np.flatnonzero(self.open & (self.count > 1)))
        here = np.flatnonzero(tables.lake[number])
        goal, entry, number = goal[here], entry[here], number[here]
        inside = table.inside[entry]
        crossed, of = number[inside], goal[inside]
        # of hexes crossed, only the next and the next but one can be neighbours
        counts = tables.level[crossed] >= self.over[of]
        for apart in (1, 2):
            near = (of[apart:] == of[:-apart]) & self._adjoin(crossed[apart:] - crossed[:-apart])
            near &= counts[apart:] | counts[:-apart]
            self.open[of[apart:][near]] = False
        for place in np.unique(goal[~inside]).tolist():
            if self.open[place]:
                along = look(self.reading, self.start, End(self.reading.grid.hexes[place]))
                self.open[place] = not is_blocked(along, self.reading.rulings)

    def _adjoin(self, difference: Ints) -> Bools:
        return np.isin(difference, self.reading.neighbour_steps)


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
    if reading.visibility is not None and (not looking.skips or reading.rulings.night_limits_artillery):
        looking.open &= looking.length <= reading.visibility
    codes = np.where(looking.open, CLEAR, BLOCKED).astype(np.uint8)
    return FieldOfView(start, reading.grid.hexes, codes, np.zeros(len(codes), dtype=np.int16))
