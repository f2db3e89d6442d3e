"""One look around: what is known so far of the line to each goal, and what all of it comes to."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Bytes, Shorts
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT, RIGHT
from bob_editor.rules.los.told.around.hindering import Hindering
from bob_editor.rules.los.told.around.tables import FieldTables
from bob_editor.rules.los.told.reading import MapReading

Ints = npt.NDArray[np.signedinteger[Any]]


FEW = 1_000
"""For so few goals another call takes longer than what it spares."""


class Beside(NamedTuple):
    """Something met beside lines of which only what faces each other counts: its goal, hand, what tells the pair.

    ``hides`` is 2 where it blocks outright, 1 where it does by a shadow, 0 where it hinders.
    """

    goal: Ints
    hand: Ints
    pair: Ints
    hides: Ints


class Looking:
    """What is known of the lines to all goals, which are places in board order.

    ``outright`` and ``at_all`` say of the hands of each line (crossed, left, right) whether something blocks there, by
    more than a shadow or by anything. ``open`` is false where a goal is decided, ``rare`` marks goals of which only the
    explained line can tell; ``asked`` are those that are to be answered.
    """

    def __init__(self, reading: MapReading, tables: FieldTables, start: End, among: Bools | None) -> None:
        self.reading, self.tables, self.start = reading, tables, start
        self.settings = reading.settings
        self.cells = reading.cells
        self.origin = reading.number(start)
        self.outlook = tables.outlook(self.origin, reading.eye(self.origin, start))
        self.goals = self.cells.numbers
        count = len(self.goals)
        self.asked = np.ones(count, dtype=bool) if among is None else among
        self.open: Bools = self.asked.copy()
        self.outright = np.zeros((3, count), dtype=bool)
        self.at_all = np.zeros((3, count), dtype=bool)
        self.rare = np.zeros(count, dtype=bool)
        self.hindering = Hindering(reading.things.every, self.settings, count)
        self.facing = self.settings.along == "facing"
        self.beside: list[Beside] = []

    def from_low(self, goal: Ints, near: Ints, far: Ints) -> tuple[Ints, Ints]:
        """Distances from the start and the goal as those from the lower and the higher end."""
        if self.outlook.always_low:
            return near, far
        low = self.outlook.start_low.take(self.tables.level_of.take(goal))
        return np.where(low, near, far), np.where(low, far, near)

    def stretches(self, ends: tuple[int, ...]) -> tuple[int, ...]:
        """Where to pause on the lines, to leave those that are decided; nowhere where goals are few."""
        return ends if len(self.goals) > FEW else (ends[0], ends[-1])

    # -- what is met ------------------------------------------------------------------------------------------

    def block(self, goal: Ints, hand: Ints, outright: Bools, pair: Ints) -> None:
        """Note what blocks; ``pair`` tells what faces each other beside a line."""
        if self.facing:
            beside = (hand != CROSSED).nonzero()[0]
            if len(beside):
                self.beside.append(
                    Beside(goal[beside], hand[beside], pair[beside], 1 + outright[beside].astype(np.int64))
                )
                across = (hand == CROSSED).nonzero()[0]
                goal, hand, outright = goal[across], hand[across], outright[across]
        self.at_all[hand, goal] = True
        sure = outright.nonzero()[0]
        self.outright[hand[sure], goal[sure]] = True

    def hinder(self, goal: Ints, hand: Ints, place: Ints, thing: Ints, pair: Ints) -> None:
        """Note what hinders, by the number of the thing and that of its place."""
        if self.facing:
            beside = (hand != CROSSED).nonzero()[0]
            if len(beside):
                self.beside.append(
                    Beside(goal[beside], hand[beside], pair[beside], np.zeros(len(beside), dtype=np.int64))
                )
                across = (hand == CROSSED).nonzero()[0]
                goal, hand, place, thing = goal[across], hand[across], place[across], thing[across]
        self.hindering.add(goal, hand, place, thing)

    def close(self) -> None:
        """Drop the goals that are blocked outright, whatever else there is."""
        crossed, left, right = self.outright
        if self.facing:
            self.open[crossed] = False
        elif self.settings.along == "better":
            self.open[crossed | (left & right)] = False
        else:
            self.open[crossed | left | right] = False

    def face(self) -> None:
        """Let what is beside lines count where both of a pair block; where one hinders, the explained line tells."""
        if not self.beside:
            return
        goal, hand, pair, hides = (np.concatenate(column) for column in zip(*self.beside, strict=True))
        pairs, place = np.unique(np.stack([goal, pair]), axis=1, return_inverse=True)
        place = place.reshape(-1)
        most = np.zeros((3, len(pairs[0])), dtype=np.int64)
        np.maximum.at(most, (hand, place), hides)
        met = np.zeros((3, len(pairs[0])), dtype=bool)
        met[hand, place] = True
        hindered = np.zeros(len(pairs[0]), dtype=bool)
        hindered[place[hides == 0]] = True
        both = met[LEFT] & met[RIGHT]
        self.rare[pairs[0][both & hindered]] = True
        blocked = both & (most[LEFT] > 0) & (most[RIGHT] > 0)
        self.at_all[CROSSED, pairs[0][blocked]] = True
        self.outright[CROSSED, pairs[0][blocked & (most[LEFT] > 1) & (most[RIGHT] > 1)]] = True

    # -- what it comes to -------------------------------------------------------------------------------------

    def answer(self) -> tuple[Bytes, Shorts]:
        """The code of every goal, and how much hinders."""
        self.face()
        lines = self._lines()
        hindrance = np.zeros(len(self.goals), dtype=np.int64)
        if not self.hindering:
            outright = self._put_together([_any(self.outright, hands) for hands in lines])
            at_all = self._put_together([_any(self.at_all, hands) for hands in lines])
        else:
            if self.hindering.beside:
                sums = [self.hindering.on(hands) for hands in lines]
            else:
                sums = [self.hindering.on((CROSSED,))] * len(lines)
            each = list(zip(lines, sums, strict=True))
            outright = self._put_together([_any(self.outright, hands) | much for hands, (_, much) in each])
            blocked = [_any(self.at_all, hands) | much for hands, (_, much) in each]
            at_all = self._put_together(blocked)
            hindrance = self._least_or_most([total for total, _ in sums], blocked)
            hindrance[at_all] = 0
        codes = np.where(hindrance > 0, HINDERED, CLEAR).astype(np.uint8)
        codes[at_all] = BLIND
        codes[outright] = BLOCKED
        return codes, hindrance.astype(np.int16)

    def _lines(self) -> list[tuple[int, ...]]:
        """The hands of each line that is looked along."""
        if self.facing:
            return [(CROSSED,)]
        if self.settings.along == "either":
            return [(CROSSED, LEFT, RIGHT)]
        return [(CROSSED, LEFT), (CROSSED, RIGHT)]

    def _put_together(self, blocked: list[Bools]) -> Bools:
        if len(blocked) == 1:
            return blocked[0]
        return blocked[0] & blocked[1] if self.settings.along == "better" else blocked[0] | blocked[1]

    def _least_or_most(self, totals: list[Ints], blocked: list[Bools]) -> Ints:
        if len(totals) == 1:
            return totals[0]
        if self.settings.along != "better":
            return np.maximum(*totals)
        first, second = totals
        return np.where(blocked[0], second, np.where(blocked[1], first, np.minimum(first, second)))


def _any(by_hand: Bools, hands: tuple[int, ...]) -> Bools:
    """For each goal whether any of these hands says so."""
    return np.asarray(by_hand[list(hands)].any(axis=0))
