"""The look over the hexes that all lines touch."""

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Bytes, Shorts
from bob_editor.rules.los.threads.contact_tables import (
    CROSSED,
    LEFT_CORNER,
    RIGHT,
    RIGHT_CORNER,
    ContactWalk,
)
from bob_editor.rules.los.threads.expanding import expanded
from bob_editor.rules.los.told.around.kinds import WHOLE
from bob_editor.rules.los.told.around.looking import Looking
from bob_editor.rules.los.told.around.reach import CERTAIN, MAYBE, OUTLINE, PARTS, SHADOW, Reach

Ints = npt.NDArray[np.signedinteger[Any]]
Columns = tuple[npt.NDArray[Any], ...]
"""Touched hexes: goal, entry, number, code, hand."""

STRETCHES = (0, 12, 40, 100_000)
"""Where one stretch of touched hexes ends and the next begins, for lines whose beginning leaves them open."""

MANY = 4_000
"""So many touched hexes are tried at once: fewer calls than after each stretch, and goals are closed in between."""


class OverHexes:
    """What the hexes on the lines of a look do."""

    def __init__(self, looking: Looking) -> None:
        self.looking = looking
        self.tables = looking.tables
        self.walk = ContactWalk(looking.cells, looking.start.hex)
        self.walk.open = looking.open
        self.table = self.walk.table
        self.outlook = looking.outlook

    def _place(self, goal: Ints, number: Ints) -> Ints:
        """The places in the outlook's columns of hexes on the way to goals."""
        begin = self.outlook.begin
        return number if begin is None else begin.take(goal) + number

    def look(self) -> None:
        """Look along every line: for what is sure to block it, and now and then for all else on those still open."""
        self._heads()
        left: list[Columns] = []
        waiting = 0
        for goal, entry, number in self.walk.stretches(self.looking.stretches(STRETCHES)):
            code = self.outlook.code.take(self._place(goal, number))
            hit = code.nonzero()[0]
            if not len(hit):
                continue
            rest = self._drop_sure(goal[hit], entry[hit], number[hit], code[hit])
            left.append(rest)
            waiting += len(rest[0])
            if waiting > MANY:
                self._meet_open(left)
                left, waiting = [], 0
        self._meet_open(left)

    def _heads(self) -> None:
        """Close the goals behind what is sure to block the beginning of their lines."""
        looking, begin = self.looking, self.outlook.begin
        if looking.cells.threads is None:
            return
        fan = looking.cells.fan(looking.origin)
        place = fan.head_number if begin is None else fan.head_number + begin[:, None]
        stopped = self.outlook.sure.take(place) >= fan.head_midst
        some = (stopped.view(np.uint64)[:, 0] != 0) & looking.open  # HEAD flags are eight bytes
        looking.outright[CROSSED] |= some
        looking.at_all[CROSSED] |= some
        looking.open &= ~some

    def _drop_sure(self, goal: Ints, entry: Ints, number: Ints, code: Bytes) -> Columns:
        """Close the goals behind what is sure to block, and give the entries that aren't."""
        looking = self.looking
        hand = self.table.hand.take(entry)
        sure = (code & CERTAIN > 0) & (hand == CROSSED)
        if self.tables.core is not None:
            sure |= self._through_cores(goal, entry, number, (code == OUTLINE | PARTS) & (hand == CROSSED))
        if not sure.any():
            return goal, entry, number, code, hand
        across = goal[sure]
        looking.outright[CROSSED, across] = True
        looking.at_all[CROSSED, across] = True
        looking.open[across] = False
        rest = (~sure).nonzero()[0]
        return goal[rest], entry[rest], number[rest], code[rest], hand[rest]

    def _meet_open(self, left: list[Columns]) -> None:
        """Meet what is left on the lines to goals that are still open, but for shadows that no more depends on."""
        if not left:
            return
        looking = self.looking
        goal, entry, number, code, hand = (np.concatenate(column) for column in zip(*left, strict=True))
        in_shadow = looking.at_all[CROSSED].take(goal) & (code & SHADOW > 0)
        some = (looking.open.take(goal) & ~in_shadow).nonzero()[0]
        goal, entry, number = goal.take(some), entry.take(some), number.take(some)
        reach = self.outlook.within.take(self._place(goal, number))
        near, far = self._from_low(goal, entry)
        within = (near <= reach).nonzero()[0]
        if len(within):
            some = some.take(within)
            goal, entry, number, near, far = (one.take(within) for one in (goal, entry, number, near, far))
            self._meet(goal, entry, number, near, far, code.take(some), hand.take(some))
            looking.close()

    def _through_cores(self, goal: Ints, entry: Ints, number: Ints, drawn: Bools) -> Bools:
        """Of hexes with one outline that blocks, those that lines cross so near the dot that they must meet it."""
        assert self.tables.core is not None
        some = drawn.nonzero()[0]
        wide = self.table.reach.take(self.walk.row.take(goal[some])) * self.tables.core.take(number[some])
        drawn[some] = np.abs(self.table.offset.take(entry[some])) < wide
        return drawn

    def _meet(
        self, goal: Ints, entry: Ints, number: Ints, near: Ints, far: Ints, code: Ints, hand: Ints
    ) -> None:
        """Meet hexes that aren't sure to block, or not by themselves."""
        corner = self.looking.settings.corner
        if corner == "counts":
            hand = np.where(hand > RIGHT, CROSSED, hand)
        elif corner == "nothing" or self.looking.facing:
            there = (hand <= RIGHT).nonzero()[0]
            goal, entry, number, near, far, code, hand = (
                one[there] for one in (goal, entry, number, near, far, code, hand)
            )
        met_in_corner = hand >= LEFT_CORNER
        hand = np.where(met_in_corner, hand - 2, hand).astype(np.int64)
        # two hexes beside one hexside have the place of the left one in the table in common
        pair = np.where(hand == RIGHT, entry - 1, entry) if self.looking.facing else hand
        sure = (code & CERTAIN > 0).nonzero()[0]
        if len(sure):
            self.looking.block(goal[sure], hand[sure], np.ones(len(sure), dtype=bool), pair[sure])
        maybe = (code & MAYBE > 0).nonzero()[0]
        if len(maybe):
            self._maybe(goal[maybe], number[maybe], near[maybe], far[maybe], hand[maybe], pair[maybe])
        parts = (code & PARTS > 0).nonzero()[0]
        if len(parts):
            self._parts(*(one.take(parts) for one in (goal, entry, number, near, far, hand, pair)))

    # -- tables by distance -----------------------------------------------------------------------------------

    @cached_property
    def _reaches(self) -> list[Reach]:
        """The tables for the goals of each level; behind them those for hexes on one hill with both ends."""
        known, terms = self.tables.known, self.outlook.terms
        twins = [one._replace(one_hill=True) for one in terms] if self.outlook.on_hill is not None else []
        return [known.of_hexes(one) for one in (*terms, *twins)]

    @cached_property
    def _by_kind(self) -> tuple[Shorts, Shorts]:
        known, found = self.tables.known, self._reaches
        return known.stacked(found, "outright"), known.stacked(found, "at_all")

    @cached_property
    def _by_part(self) -> tuple[Shorts, Shorts]:
        known, found = self.tables.known, self._reaches
        return known.stacked(found, "part_outright"), known.stacked(found, "part_at_all")

    def _terms_of(self, goal: Ints, number: Ints) -> Ints:
        """Which of ``_reaches`` holds for a hex on the way to a goal."""
        found = self.tables.level_of.take(goal)
        on_hill = self.outlook.on_hill
        if on_hill is not None:
            assert self.tables.hill is not None
            twin = on_hill.take(goal) & (self.tables.hill.take(number) == self.outlook.home)
            found = np.where(twin, found + len(self.outlook.terms), found)
        return found

    def _from_low(self, goal: Ints, entry: Ints) -> tuple[Ints, Ints]:
        return self.looking.from_low(goal, self.table.from_start.take(entry), self.table.to_goal.take(entry))

    def _maybe(self, goal: Ints, number: Ints, near: Ints, far: Ints, hand: Ints, pair: Ints) -> None:
        known = self.tables.known
        row = self._terms_of(goal, number) * len(known.hexes.rows) + self.tables.kind.take(number)
        outright, at_all = self._by_kind
        place = row * known.span + far
        hit = (near <= at_all.take(place)).nonzero()[0]
        if len(hit):
            sure = near[hit] <= outright.take(place[hit])
            self.looking.block(goal[hit], hand[hit], sure, pair[hit])

    def _parts(
        self, goal: Ints, entry: Ints, number: Ints, near: Ints, far: Ints, hand: Ints, pair: Ints
    ) -> None:
        """Meet what hinders, and outlines."""
        known = self.tables.known
        start, count, thing, bit, blocks, _ = known.hexes.arrays
        kind = self.tables.kind.take(number)
        owner, part = expanded(start.take(kind), count.take(kind))
        row = self._terms_of(goal, number) * len(known.hexes.parts)
        place = (row.take(owner) + part) * known.span + far.take(owner)
        outright, at_all = self._by_part
        hit = (near.take(owner) <= at_all.take(place)).nonzero()[0]
        owner, part, place = owner[hit], part[hit], place[hit]
        whole, hinders = bit.take(part) == WHOLE, ~blocks.take(part)
        filling = (whole & hinders).nonzero()[0]
        if len(filling):
            self._hinder(goal, hand, number, pair, owner[filling], thing.take(part[filling]))
        drawn = (~whole).nonzero()[0]
        if not len(drawn):
            return
        owner, part = owner[drawn], part[drawn]
        sure = near.take(owner) <= outright.take(place[drawn])
        bits = 1 << bit.take(part)
        veiling = hinders[drawn].nonzero()[0]
        if len(veiling):
            met = self._outlines_met(goal, entry, number, owner[veiling], bits[veiling]).nonzero()[0]
            some = veiling[met]
            self._hinder(goal, hand, number, pair, owner[some], thing.take(part[some]))
        hiding = (~hinders[drawn]).nonzero()[0]
        if len(hiding):
            self._hide(goal, entry, number, hand, pair, owner[hiding], bits[hiding], sure[hiding])

    def _hinder(self, goal: Ints, hand: Ints, number: Ints, pair: Ints, owner: Ints, thing: Ints) -> None:
        self.looking.hinder(goal.take(owner), hand.take(owner), number.take(owner), thing, pair.take(owner))

    def _hide(
        self,
        goal: Ints,
        entry: Ints,
        number: Ints,
        hand: Ints,
        pair: Ints,
        owner: Ints,
        bits: Ints,
        sure: Bools,
    ) -> None:
        """Meet outlines that block, those of a hex all together: first what blocks outright, then all of it."""
        count = len(goal)
        alone = np.bincount(owner, minlength=count).take(owner) == 1
        if alone.any():
            # of one outline by itself both are the same
            own = owner[alone]
            met = self._outlines_met(goal, entry, number, own, bits[alone]).nonzero()[0]
            here = own.take(met)
            self.looking.block(goal.take(here), hand.take(here), sure[alone].take(met), pair.take(here))
            if alone.all():
                return
            owner, bits, sure = owner[~alone], bits[~alone], sure[~alone]
        every = np.bincount(owner, weights=bits, minlength=count).astype(np.int64)
        outright = np.bincount(owner[sure], weights=bits[sure], minlength=count).astype(np.int64)
        for unions, is_sure in ((outright, True), (every, False)):
            there = unions.nonzero()[0]
            if not len(there):
                continue
            met = there[self._outlines_met(goal, entry, number, there, unions[there])]
            self.looking.block(goal[met], hand[met], np.full(len(met), is_sure), pair[met])
            every[met] = 0

    def _outlines_met(self, goal: Ints, entry: Ints, number: Ints, owner: Ints, bits: Ints) -> Bools:
        """Whether lines meet unions of outlines in the hexes that they touch."""
        tables, table = self.tables, self.table
        assert tables.outlines is not None
        outlines = tables.known.outlines
        goal, entry, number = goal.take(owner), entry.take(owner), number.take(owner)
        row = outlines.rows(tables.outlines.take(number), bits)
        du, dv, offset = self.walk.du.take(goal), self.walk.dv.take(goal), table.offset.take(entry)
        how = table.hand.take(entry)
        found = np.zeros(len(owner), dtype=bool)
        across = (how == CROSSED).nonzero()[0]
        if len(across):
            found[across] = outlines.crossed(row[across], offset[across], du[across], dv[across])
        aside = ((how > CROSSED) & (how <= RIGHT)).nonzero()[0]
        if len(aside):
            found[aside] = outlines.beside(row[aside], self._direction(entry[aside], how[aside]))
        corner = ((how == LEFT_CORNER) | (how == RIGHT_CORNER)).nonzero()[0]
        if len(corner):
            found[corner] = outlines.in_corner(row[corner], offset[corner], du[corner], dv[corner])
        return found

    def _direction(self, entry: Ints, how: Ints) -> Ints:
        """The direction of the hexside run along, from the hex beside it."""
        other = np.where(how == RIGHT, entry - 1, entry + 1)
        step = self.table.step.take(other) - self.table.step.take(entry)
        steps = np.array(self.looking.reading.neighbour_steps)
        return np.asarray((step[:, None] == steps).argmax(axis=1))
