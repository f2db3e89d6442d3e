"""The look over the hexes that all lines touch."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools
from bob_editor.rules.los.threads.contact_tables import (
    CROSSED,
    LEFT,
    LEFT_CORNER,
    RIGHT,
    RIGHT_CORNER,
    ContactTable,
    FarLines,
    contacts_along,
    lines_from,
)
from bob_editor.rules.los.threads.expanding import elements, expanded
from bob_editor.rules.los.told.around.kinds import WHOLE
from bob_editor.rules.los.told.around.looking import FEW, Looking
from bob_editor.rules.los.told.around.reach import BLOCKING, CERTAIN, HINDERS, MAYBE, OUTLINE, PARTS, SHADOW

Ints = npt.NDArray[np.signedinteger[Any]]
STRETCHES = (0, 12, 40, 100_000)
"""Where one stretch of touched hexes ends and the next begins, for lines whose beginning leaves them open."""

COLUMNS = (5, 20)
"""In so many columns lines that are too many to be kept are looked along for what is sure to block."""

MANY = 4_000
"""So many touched hexes are tried at once: fewer calls than after each stretch, and goals are closed in between."""


_HANDS = {
    "side": np.array([CROSSED, LEFT, RIGHT, LEFT, RIGHT]),
    "counts": np.array([CROSSED, LEFT, RIGHT, CROSSED, CROSSED]),
}
"""On which hand a touched hex counts, by that of the table, where those met in a corner do."""


class Touched(NamedTuple):
    """Touched hexes in which something may count: the goal of each one's line, its entry in the table, its number.

    ``near`` and ``far`` are its distances from the lower and the higher end, ``code`` that of its kind.
    """

    goal: Ints
    entry: Ints
    number: Ints
    near: Ints
    far: Ints
    code: npt.NDArray[Any]
    hand: Ints

    def take(self, some: Ints) -> Touched:
        """Some of them, by their places: each once, in order."""
        return self if len(some) == len(self.goal) else Touched(*[column.take(some) for column in self])


def _joined(parts: Sequence[Touched]) -> Touched:
    return parts[0] if len(parts) == 1 else Touched(*map(np.concatenate, zip(*parts, strict=True)))


class OverHexes:
    """What the hexes on the lines of a look do."""

    def __init__(self, looking: Looking) -> None:
        self.looking = looking
        self.tables = looking.tables
        self.lines = lines_from(looking.cells, looking.origin)
        self.table: ContactTable
        self.outlook = looking.outlook
        self._begin = self.outlook.begin
        self._hindering: list[tuple[Touched, Ints]] = []

    def look(self) -> None:
        """Look along every line: for what is sure to block it, and now and then for all else on those still open."""
        if not self.outlook.counts:
            return
        self._heads()
        self.table = contacts_along(self.looking.cells, self.lines, self.looking.open.nonzero()[0])
        if len(self.looking.goals) <= FEW:
            self._meet_open(self._touched(0, STRETCHES[-1]))
            return
        left: list[Touched] = []
        waiting = 0
        for begin, end in pairwise(STRETCHES):
            touched = self._touched(begin, end)
            self._close_sure(touched)
            left.append(touched)
            waiting += len(touched.goal)
            if waiting > MANY:
                self._meet_open(self._still_counting(_joined(left)))
                left, waiting = [], 0
        if left:
            self._meet_open(self._still_counting(_joined(left)))

    def _touched(self, begin: int, end: int) -> Touched:
        """The hexes of a stretch of the lines that are open in which something may count at such distances."""
        table, outlook, origin = self.table, self.outlook, self.looking.origin
        goal = self.looking.open.nonzero()[0]
        row = self.lines.row.take(goal)
        count = np.minimum(table.count.take(row), end) - begin
        longer = (count > 0).nonzero()[0]
        goal, row, count = goal.take(longer), row.take(longer), count.take(longer)
        entry = elements(table.start.take(row) + begin, count)
        place = table.step.take(entry)
        place += origin if self._begin is None else (self._begin.take(goal) + origin).repeat(count)
        code = outlook.code.take(place)
        hit = (code > 0).nonzero()[0]  # many times as fast as of the numbers themselves
        goal, entry, place = goal.repeat(count).take(hit), entry.take(hit), place.take(hit)
        near, far = self.looking.from_low(goal, table.from_start.take(entry), table.to_goal.take(entry))
        some = (near <= outlook.within.take(place)).nonzero()[0]
        entry = entry.take(some)
        return Touched(
            goal.take(some),
            entry,
            table.step.take(entry) + origin,
            near.take(some),
            far.take(some),
            code.take(hit.take(some)),
            table.hand.take(entry),
        )

    def _heads(self) -> None:
        """Close the goals behind what is sure to block the beginning of their lines."""
        looking, begin = self.looking, self._begin
        fan = self.lines
        if isinstance(fan, FarLines):
            self._far_heads(fan)
            return
        place = fan.head_number if begin is None else fan.head_number + begin[:, None]
        stopped = self.outlook.sure.take(place) >= fan.head_midst
        some = (stopped.view(np.uint64)[:, 0] != 0) & looking.open  # HEAD flags are eight bytes
        looking.outright[CROSSED] |= some
        looking.at_all[CROSSED] |= some
        looking.open &= ~some

    def _far_heads(self, lines: FarLines) -> None:
        """The same of lines that are too many to be kept: those that are left are made hex by hex."""
        looking, begin, origin = self.looking, self._begin, self.looking.origin
        for columns in COLUMNS:
            goal, place, midst = lines.heads(looking.open.nonzero()[0], columns)
            place += origin if begin is None else begin.take(goal) + origin
            some = goal[self.outlook.sure.take(place) >= midst]
            looking.outright[CROSSED, some] = True
            looking.at_all[CROSSED, some] = True
            looking.open[some] = False

    def _close_sure(self, touched: Touched) -> None:
        """Close the goals behind what is sure to block."""
        looking, crossed = self.looking, touched.hand == CROSSED
        sure = (touched.code & CERTAIN > 0) & crossed
        if self.tables.core is not None:
            self._through_cores(touched, crossed & (touched.code & OUTLINE > 0), sure)
        across = touched.goal[sure]
        looking.outright[CROSSED, across] = True
        looking.at_all[CROSSED, across] = True
        looking.open[across] = False

    def _through_cores(self, touched: Touched, drawn: Bools, sure: Bools) -> None:
        """Be sure of drawn hexes that lines cross so near the dot that they must meet the first outline."""
        assert self.tables.core is not None
        some = drawn.nonzero()[0]
        goal, entry, number = touched.goal.take(some), touched.entry.take(some), touched.number.take(some)
        wide = self.table.reach.take(self.lines.row.take(goal)) * self.tables.core.take(number)
        sure[some] |= np.abs(self.table.offset.take(entry)) < wide

    def _meet_open(self, touched: Touched) -> None:
        """Meet what blocks on the lines to goals that are open, and note where something hinders."""
        looking, corner = self.looking, self.looking.settings.corner
        blocking, hindering = touched.code & BLOCKING > 0, touched.code & HINDERS > 0
        if corner == "nothing" or (looking.facing and corner != "counts"):
            counts = touched.hand <= RIGHT
            blocking, hindering = blocking & counts, hindering & counts
        else:
            touched = touched._replace(hand=_HANDS[corner].take(touched.hand))
        some = hindering.nonzero()[0]
        if len(some):
            self._hindering.append((touched, some))
        touched = touched.take(blocking.nonzero()[0])
        if len(touched.goal) > FEW:
            # most lines are decided by the first that may block: it is tried before the others
            first = np.append(True, touched.goal[1:] != touched.goal[:-1])
            self._meet(touched.take(first.nonzero()[0]))
            touched = self._still_counting(touched.take((~first).nonzero()[0]))
        self._meet(touched)
        if self.outlook.shaded:
            self._begin = self.outlook.begin + self.outlook.shaded * looking.at_all[CROSSED]

    def _still_counting(self, touched: Touched) -> Touched:
        """Of touched hexes those on lines that are open, but for shadows on lines that are in one."""
        looking = self.looking
        in_shadow = looking.at_all[CROSSED].take(touched.goal) & (touched.code & SHADOW > 0)
        return touched.take((looking.open.take(touched.goal) & ~in_shadow).nonzero()[0])

    def _meet(self, touched: Touched) -> None:
        """Meet what blocks."""
        sure = (touched.code & CERTAIN > 0).nonzero()[0]
        if len(sure):
            self._block(touched, sure, np.ones(len(sure), dtype=bool))
        maybe = (touched.code & MAYBE > 0).nonzero()[0]
        if len(maybe):
            self._maybe(touched.take(maybe))
        parts = (touched.code & PARTS > 0).nonzero()[0]
        if len(parts):
            self._parts(touched.take(parts))
        self.looking.close()

    def _block(self, touched: Touched, some: Ints, outright: Bools) -> None:
        """Note that some of what is touched blocks."""
        self.looking.block(
            touched.goal.take(some), touched.hand.take(some), outright, self._pair(touched, some)
        )

    def _pair(self, touched: Touched, some: Ints) -> Ints:
        """What tells which hexes face each other beside a line."""
        if not self.looking.facing:
            return some  # nobody asks
        entry = touched.entry.take(some)
        # two hexes beside one hexside have the place of the left one in the table in common
        return np.where(touched.hand.take(some) == RIGHT, entry - 1, entry)

    # -- by distance --------------------------------------------------------------------------------------------

    def _terms_of(self, goal: Ints, number: Ints) -> Ints:
        """Which of the outlook's tables holds for a hex on the way to a goal."""
        found = self.tables.level_of.take(goal)
        on_hill = self.outlook.on_hill
        if on_hill is not None:
            assert self.tables.hill is not None
            twin = on_hill.take(goal) & (self.tables.hill.take(number) == self.outlook.home)
            found = found + twin * len(self.outlook.terms)
        return found

    def _maybe(self, touched: Touched) -> None:
        reach = self.outlook.of_hexes
        row = self._terms_of(touched.goal, touched.number) * reach.kinds
        place = (row + self.tables.kind.take(touched.number)) * self.tables.known.span + touched.far
        hit = (touched.near <= reach.at_all.take(place)).nonzero()[0]
        if len(hit):
            self._block(touched, hit, touched.near.take(hit) <= reach.outright.take(place.take(hit)))

    def _counting(self, touched: Touched, *, blocking: bool) -> tuple[Ints, Ints, Ints]:
        """The parts of touched hexes that count there, those that block or those that hinder.

        Of each the place of its hex, the part, and its place in the tables by part and distance.
        """
        reach, parts = self.outlook.of_hexes, self.tables.known.hexes.arrays
        kind = self.tables.kind.take(touched.number)
        start, count = parts.start.take(kind), parts.blocking.take(kind)
        if not blocking:
            start, count = start + count, parts.total.take(kind) - count
        owner, part = expanded(start, count)
        row = self._terms_of(touched.goal, touched.number) * reach.parts
        place = (row.take(owner) + part) * self.tables.known.span + touched.far.take(owner)
        hit = (touched.near.take(owner) <= reach.part_at_all.take(place)).nonzero()[0]
        return owner.take(hit), part.take(hit), place.take(hit)

    def _parts(self, touched: Touched) -> None:
        """Meet outlines that block."""
        owner, part, place = self._counting(touched, blocking=True)
        if len(owner):
            sure = touched.near.take(owner) <= self.outlook.of_hexes.part_outright.take(place)
            self._hide(touched, owner, 1 << self.tables.known.hexes.arrays.bit.take(part), sure)

    def hinder(self) -> None:
        """Meet what hinders, on the lines that are open by now."""
        if not self._hindering:
            return
        undecided = self.looking.undecided
        touched = _joined(
            [one.take(some[undecided.take(one.goal.take(some))]) for one, some in self._hindering]
        )
        owner, part, _ = self._counting(touched, blocking=False)
        parts = self.tables.known.hexes.arrays
        bit = parts.bit.take(part)
        drawn = (bit != WHOLE).nonzero()[0]
        if len(drawn):
            there = bit == WHOLE
            there[drawn] = self._outlines_met(touched, owner.take(drawn), 1 << bit.take(drawn))
            owner, part = owner[there], part[there]
        self.looking.hinder(
            touched.goal.take(owner),
            touched.hand.take(owner),
            touched.number.take(owner),
            parts.thing.take(part),
            self._pair(touched, owner),
        )

    def _hide(self, touched: Touched, owner: Ints, bits: Ints, sure: Bools) -> None:
        """Meet outlines that block, those of a hex all together: first what blocks outright, then all of it."""
        if not (owner[1:] == owner[:-1]).any():
            # of one outline by itself both are the same
            met = self._outlines_met(touched, owner, bits).nonzero()[0]
            self._block(touched, owner.take(met), sure.take(met))
            return
        count = len(touched.goal)
        every = np.bincount(owner, weights=bits, minlength=count).astype(np.int64)
        outright = np.bincount(owner[sure], weights=bits[sure], minlength=count).astype(np.int64)
        for unions, is_sure in ((outright, True), (every, False)):
            there = unions.nonzero()[0]
            if not len(there):
                continue
            met = there[self._outlines_met(touched, there, unions[there])]
            self._block(touched, met, np.full(len(met), is_sure))
            every[met] = 0

    def _outlines_met(self, touched: Touched, owner: Ints, bits: Ints) -> Bools:
        """Whether lines meet unions of outlines in the hexes that they touch."""
        tables, table = self.tables, self.table
        assert tables.outlines is not None
        outlines = tables.known.outlines
        goal, entry, number = (one.take(owner) for one in touched[:3])
        row = outlines.rows(tables.outlines.take(number), bits)
        passing = table.passing(self.lines.row.take(goal), entry)
        how = table.hand.take(entry)
        across = (how == CROSSED).nonzero()[0]
        if len(across) == len(owner):
            return outlines.crossed(row, passing)
        found = np.zeros(len(owner), dtype=bool)
        if len(across):
            found[across] = outlines.crossed(row[across], passing.take(across))
        aside = ((how > CROSSED) & (how <= RIGHT)).nonzero()[0]
        if len(aside):
            found[aside] = outlines.beside(row[aside], self._direction(entry[aside], how[aside]))
        corner = ((how == LEFT_CORNER) | (how == RIGHT_CORNER)).nonzero()[0]
        if len(corner):
            found[corner] = outlines.in_corner(row[corner], *passing.exactly(corner))
        return found

    def _direction(self, entry: Ints, how: Ints) -> Ints:
        """The direction of the hexside run along, from the hex beside it."""
        step = self.table.step
        return self.tables.directions.take(
            step.take(entry + 3 - 2 * how) - step.take(entry) + self.looking.cells.width
        )
