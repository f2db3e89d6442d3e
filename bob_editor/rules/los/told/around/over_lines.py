"""The look over the hexes and hexsides that all lines meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Shorts
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT_CORNER, RIGHT, FarLines, lines_from
from bob_editor.rules.los.threads.expanding import elements, expanded
from bob_editor.rules.los.threads.passing import Passing
from bob_editor.rules.los.told.around.kinds import WHOLE
from bob_editor.rules.los.told.around.looking import FEW, Looking
from bob_editor.rules.los.told.around.meetings import STRETCHES, Counting, Meetings, meetings_along
from bob_editor.rules.los.told.around.reach import CERTAIN, HINDERS, MAYBE, OUTLINE, PARTS, RARE, SHADOW

Ints = npt.NDArray[np.signedinteger[Any]]

COLUMNS = (5, 20)
"""In so many columns lines that are too many to be kept are looked along for what is sure to block."""

MANY = 4_000
"""So much that is met is tried at once: fewer calls than after each stretch, and goals are closed in between."""


class Met(NamedTuple):
    """What may count of what lines meet: the goal of each one's line, its place, and its ``entry`` (``Meetings``).

    ``near`` and ``far`` are its distances from the lower and the higher end, ``hand`` is that of the line, ``row`` its
    kind's in the outlook's tables, and ``code`` what that says.
    """

    goal: Ints
    place: Ints
    entry: Ints
    near: Ints
    far: Ints
    hand: Ints
    row: Ints
    code: npt.NDArray[Any]

    def take(self, some: Ints) -> Met:
        """Some of it, by places: each once, in order."""
        return self if len(some) == len(self.goal) else Met(*[column.take(some) for column in self])


class OverLines:
    """What lies on the lines of a look does."""

    def __init__(self, looking: Looking) -> None:
        self.looking = looking
        self.tables = looking.tables
        self.lines = lines_from(looking.cells, looking.origin)
        self.table: Meetings
        self.outlook = looking.outlook
        self._origin = looking.origin * self.tables.counting.places
        self._begin = self.outlook.begin
        self._seconds: list[tuple[Ints, Ints, Ints]] = []

    def look(self) -> None:
        """Look along every line: for what is sure to block it, and now and then for all else on those still open."""
        if not self.outlook.counts:
            return
        self._heads()
        counting = self.tables.counting
        if len(self.looking.goals) <= FEW:
            self._begin_with(counting)
            self._meet(self._behind(0))
        else:
            for one in counting.in_turn():
                self._begin_with(one)
                self._by_stretches()
        if self._seconds:
            self._count_seconds()

    def _begin_with(self, counting: Counting) -> None:
        goals = self.looking.open.nonzero()[0]
        self.table = meetings_along(self.looking.cells, self.lines, goals, counting)

    def _by_stretches(self) -> None:
        left: list[Met] = []
        waiting = 0
        for place, begin in enumerate(STRETCHES):
            last = begin == STRETCHES[-1]
            met = self._behind(begin) if last else self._side_by_side(begin, self.table.stretches[place])
            self._close_sure(met)
            left.append(met)
            waiting += len(met.goal)
            if waiting > MANY or last:
                self._meet_open(self._still_counting(_joined(left)))
                left, waiting = [], 0

    def _side_by_side(self, begin: int, steps: Ints) -> Met:
        """What is met in a stretch of the lines that are open, where it may count at such distances."""
        table, width = self.table, steps.shape[1]
        goal = self._longer_than(begin)
        line = self.lines.row.take(goal)
        place = steps.take(line, axis=0) + self._shift(goal)[:, None]
        # what is behind the end of a line is another's, and may lie beyond all numbers
        within = self.outlook.within.take(place, mode="clip").ravel()
        hit = (within > 0).nonzero()[0]  # many times as fast as of the numbers themselves
        owner = hit // width
        met = hit - owner * width + begin
        there = (met < table.count.take(line).take(owner)).nonzero()[0]
        owner = owner.take(there)
        met = table.start.take(line).take(owner) + met.take(there)
        return self._near_enough(goal.take(owner), met, within.take(hit.take(there)))

    def _behind(self, begin: int) -> Met:
        """The same of all that comes behind."""
        table = self.table
        goal = self._longer_than(begin)
        line = self.lines.row.take(goal)
        count = table.count.take(line) - begin
        met = elements(table.start.take(line) + begin, count)
        place = table.step.take(met) + self._shift(goal).repeat(count)
        within = self.outlook.within.take(place)
        hit = (within > 0).nonzero()[0]
        return self._near_enough(goal.repeat(count).take(hit), met.take(hit), within.take(hit))

    def _longer_than(self, begin: int) -> Ints:
        """The open goals whose lines meet more than that."""
        goal = self.looking.open.nonzero()[0]
        return goal.take((self.table.count.take(self.lines.row.take(goal)) > begin).nonzero()[0])

    def _shift(self, goal: Ints) -> Ints:
        """Where in the outlook's columns the lines to goals begin."""
        return self._origin + (np.zeros_like(goal) if self._begin is None else self._begin.take(goal))

    def _near_enough(self, goal: Ints, met: Ints, within: Shorts) -> Met:
        """What may count at its distances, of elements of lines to goals that do so within some."""
        table, tables, outlook = self.table, self.tables, self.outlook
        near, far, hand, way = table.how.take(met, axis=0).T
        near, far = self.looking.from_low(goal, near, far)
        some = (near <= within).nonzero()[0]
        goal, met = goal.take(some), met.take(some)
        place = table.step.take(met) + self._origin
        kind = tables.met.take(place) + outlook.stack.first.take(way.take(some))
        row = outlook.rows.take(goal) + kind
        if outlook.on_hill is not None and tables.hill_of is not None:
            row += outlook.twins * (outlook.on_hill.take(goal) & (tables.hill_of.take(place) == outlook.home))
        code = outlook.stack.code.take(row)
        near, far, hand = near.take(some), far.take(some), hand.take(some)
        return Met(goal, place, table.entry.take(met), near, far, hand, row, code)

    def _heads(self) -> None:
        """Close the goals behind what is sure to block the beginning of their lines."""
        looking, begin = self.looking, self.outlook.begin_hexes
        fan = self.lines
        if isinstance(fan, FarLines):
            self._far_heads(fan)
            return
        place = fan.head_number if begin is None else fan.head_number + begin
        stopped = self.outlook.sure.take(place) >= fan.head_midst
        looking.stop(np.logical_or.reduce(stopped) & looking.open)

    def _far_heads(self, lines: FarLines) -> None:
        """The same of lines that are too many to be kept: those that are left are made hex by hex."""
        looking, begin = self.looking, self.outlook.begin_hexes
        for columns in COLUMNS:
            goal, place, midst = lines.heads(looking.open.nonzero()[0], columns)
            place += looking.origin if begin is None else begin.take(goal) + looking.origin
            looking.stop(goal[self.outlook.sure.take(place) >= midst])

    def _close_sure(self, met: Met) -> None:
        """Close the goals behind what is sure to block."""
        crossed = met.hand == CROSSED
        sure = (met.code & CERTAIN > 0) & crossed
        core = self.tables.core
        if core is not None:
            # so near the dot of a drawn hex a line must meet its first outline
            drawn = (crossed & (met.code & OUTLINE > 0)).nonzero()[0]
            midst = self.table.contacts.midst.take(met.entry.take(drawn))
            sure[drawn] |= midst <= core.take(self._number(met.place.take(drawn)))
        self.looking.stop(met.goal[sure])

    def _number(self, place: Ints) -> Ints:
        """The number of the hex of a place."""
        return place // self.tables.counting.places

    def _meet_open(self, met: Met) -> None:
        """Meet what lies on the lines to goals that are open."""
        if len(met.goal) > FEW:
            # most lines are decided by the first that may block: it is tried before the others
            first = np.append(True, met.goal[1:] != met.goal[:-1])
            self._meet(met.take(first.nonzero()[0]))
            met = self._still_counting(met.take((~first).nonzero()[0]))
        self._meet(met)
        if self.outlook.begin is not None:
            self._begin = self.outlook.begin + self.outlook.shaded * self.looking.at_all[CROSSED]

    def _still_counting(self, met: Met) -> Met:
        """Of what is met all on lines that are open, but for shadows on lines that are in one."""
        looking = self.looking
        in_shadow = looking.at_all[CROSSED].take(met.goal) & (met.code & SHADOW > 0)
        return met.take((looking.open.take(met.goal) & ~in_shadow).nonzero()[0])

    def _meet(self, met: Met) -> None:
        """Let count what is met."""
        looking, stack, span = self.looking, self.outlook.stack, self.tables.known.span
        whole = (met.code & (CERTAIN | MAYBE) > 0).nonzero()[0]
        if len(whole):
            at = met.row.take(whole) * span + met.far.take(whole)
            near = met.near.take(whole)
            hit = (near <= stack.at_all.take(at)).nonzero()[0]
            self._block(met, whole.take(hit), (near <= stack.outright.take(at)).take(hit))
        parts = (met.code & (PARTS | HINDERS) > 0).nonzero()[0]
        if len(parts):
            self._parts(met, parts)
        if looking.reading.things.by_levels:
            looking.rare[met.goal[met.code & RARE > 0]] = True
        looking.close()

    def _block(self, met: Met, some: Ints, outright: Bools) -> None:
        """Note that some of what is met blocks."""
        self.looking.block(met.goal.take(some), met.hand.take(some), outright, self._pair(met, some))

    def _hinder(self, met: Met, some: Ints, thing: Ints) -> None:
        """Note that it hinders, by the numbers of the things."""
        goal, hand, place = met.goal.take(some), met.hand.take(some), met.place.take(some)
        self.looking.hinder(goal, hand, place, thing, self._pair(met, some))

    def _pair(self, met: Met, some: Ints) -> Ints:
        """What tells which hexes and hexsides face each other beside a line."""
        if not self.looking.facing:
            return some  # nobody asks
        entry = met.entry.take(some)
        # two hexes beside one hexside have the place of the left one in the table in common
        return np.where((met.hand.take(some) == RIGHT) & (entry >= 0), entry - 1, entry)

    # -- what is more than a kind -------------------------------------------------------------------------------

    def _parts(self, met: Met, some: Ints) -> None:
        """Meet what hinders, has an outline, or counts with another of its kind only."""
        stack = self.outlook.stack
        row = met.row.take(some)
        owner, part = expanded(stack.start.take(row), stack.total.take(row))
        owner = some.take(owner)
        at = part * self.tables.known.span + met.far.take(owner)
        near = met.near.take(owner)
        hit = (near <= stack.part_at_all.take(at)).nonzero()[0]
        owner, part = owner.take(hit), part.take(hit)
        outright = near.take(hit) <= stack.part_outright.take(at.take(hit))
        blocks, counts = stack.blocks.take(part), np.ones(len(part), dtype=bool)
        if self.looking.reading.things.by_levels:
            counts = ~stack.by_levels.take(part) | outright
            self._not_alone(met, owner[~counts], part[~counts])
        bit = stack.bit.take(part)
        drawn = (bit != WHOLE).nonzero()[0]
        if len(drawn):
            of, bits = owner.take(drawn), 1 << bit.take(drawn)
            counts[drawn] = self._outlines_met(met, of, bits)
            if (of[1:] == of[:-1]).any():
                self._united(met, of, bits, blocks.take(drawn), outright.take(drawn))
        blocking = (blocks & counts).nonzero()[0]
        if len(blocking):
            self._block(met, owner.take(blocking), outright.take(blocking))
        hindering = (counts & ~blocks).nonzero()[0]
        if len(hindering):
            self._hinder(met, owner.take(hindering), stack.thing.take(part.take(hindering)))

    def _not_alone(self, met: Met, owner: Ints, part: Ints) -> None:
        """Leave it to the explained line where hindering, and note where blocking needs another of its kind."""
        blocks = self.outlook.stack.blocks.take(part)
        self.looking.rare[met.goal[owner[~blocks]]] = True
        owner, part = owner[blocks], part[blocks]
        if len(owner):
            thing = self.outlook.stack.thing.take(part)
            self._seconds.append((met.goal.take(owner), met.hand.take(owner), thing))

    def _count_seconds(self) -> None:
        """Block where a hexside that needs a second one finds it; beside a line only the explained one can tell."""
        looking = self.looking
        goal, hand, thing = (np.concatenate(column) for column in zip(*self._seconds, strict=True))
        looking.rare[goal[hand != CROSSED]] = True
        goal, thing = goal[hand == CROSSED], thing[hand == CROSSED]
        width = len(looking.reading.things.every) + 1
        each, count = np.unique(goal * width + thing, return_counts=True)
        looking.stop(each[count > 1] // width)

    # -- outlines -----------------------------------------------------------------------------------------------

    def _united(self, met: Met, owner: Ints, bits: Ints, blocks: Bools, outright: Bools) -> None:
        """Block where lines meet several outlines of a hex together: first what blocks outright, then all of it."""
        for some, sure in ((blocks & outright, True), (blocks, False)):
            unions = np.bincount(owner[some], weights=bits[some], minlength=len(met.goal)).astype(np.int64)
            several = (unions & (unions - 1)).nonzero()[0]
            hit = several[self._outlines_met(met, several, unions.take(several))]
            self._block(met, hit, np.full(len(hit), sure))

    def _outlines_met(self, met: Met, some: Ints, bits: Ints) -> Bools:
        """Whether lines meet unions of outlines in some of the hexes that they touch."""
        tables, contacts = self.tables, self.table.contacts
        assert tables.outlines is not None
        outlines = tables.known.outlines
        row = outlines.rows(tables.outlines.take(self._number(met.place.take(some))), bits)
        entry = met.entry.take(some)
        how = contacts.hand.take(entry)
        found = np.zeros(len(some), dtype=bool)
        across = (how == CROSSED).nonzero()[0]
        found[across] = outlines.crossed(row.take(across), self._passing(met, some.take(across)))
        if len(across) == len(some):
            return found
        aside = ((how > CROSSED) & (how < LEFT_CORNER)).nonzero()[0]
        found[aside] = outlines.beside(row.take(aside), self._direction(entry.take(aside), how.take(aside)))
        corner = (how >= LEFT_CORNER).nonzero()[0]
        if len(corner):
            exactly = self._passing(met, some.take(corner)).exactly(np.arange(len(corner)))
            found[corner] = outlines.in_corner(row.take(corner), *exactly)
        return found

    def _passing(self, met: Met, some: Ints) -> Passing:
        """The lines where they touch some of the hexes."""
        line = self.lines.row.take(met.goal.take(some))
        return self.table.contacts.passing(line, met.entry.take(some))

    def _direction(self, entry: Ints, how: Ints) -> Ints:
        """The direction of the hexside run along, from the hex beside it."""
        step = self.table.contacts.step
        return self.tables.directions.take(
            step.take(entry + 3 - 2 * how) - step.take(entry) + self.looking.cells.width
        )


def _joined(parts: Sequence[Met]) -> Met:
    return parts[0] if len(parts) == 1 else Met(*map(np.concatenate, zip(*parts, strict=True)))
