"""One look around: what is known so far of the line to each goal, and what all of it comes to."""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bob_editor.geometry.arrays import Bools, Bytes, Shorts
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED
from bob_editor.rules.los.threads.contact_tables import CROSSED, LEFT, RIGHT
from bob_editor.rules.los.told.around.hindering import Hindering
from bob_editor.rules.los.told.around.tables import FieldTables
from bob_editor.rules.los.told.reading import MapReading

Ints = npt.NDArray[np.signedinteger[Any]]


FEW = 1_000
"""For so few goals another call takes longer than what it spares."""


_STRAIGHT = np.array([[True, False, False]])
_EITHER = np.array([[True, True, True]])
_TWO = np.array([[True, True, False], [True, False, True]])
"""The lines that are looked along, a row each, by the hands that they have: crossed, left, right."""


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
        self.hindering = Hindering(tables.known.values, count)
        self.facing = self.settings.along == "facing"
        self.beside: list[Beside] = []

    def from_low(self, goal: Ints, near: Ints, far: Ints) -> tuple[Ints, Ints]:
        """Distances from the start and the goal as those from the lower and the higher end."""
        if self.outlook.always_low:
            return near, far
        # a choice by a mask takes several times as long as this
        more = (far - near) * self.outlook.start_high.take(goal)
        return near + more, far - more

    # -- what is met ------------------------------------------------------------------------------------------

    def stop(self, goals: Ints | Bools) -> None:
        """Close goals whose lines cross what blocks outright."""
        self.outright[CROSSED, goals] = True
        self.open[goals] = False

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
        self.outright[hand[outright], goal[outright]] = True

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
        self.open &= ~self._put_together(self.outright)

    def _put_together(self, by_hand: Bools) -> Bools:
        """For each goal whether what is so of some hands of its line is so of the line."""
        crossed, left, right = by_hand
        if not self.facing:
            crossed = crossed | (left & right if self.settings.along == "better" else left | right)
        return np.asarray(crossed)

    def face(self) -> None:
        """Let what is beside lines count where both of a pair block; where one hinders, the explained line tells."""
        if not self.beside:
            return
        goal, hand, pair, hides = (np.concatenate(column) for column in zip(*self.beside, strict=True))
        first = pair.min()
        width = pair.max() - first + 1
        pairs, place = np.unique(goal * width + pair - first, return_inverse=True)
        goals = pairs // width
        most = np.zeros((3, len(goals)), dtype=np.int64)
        np.maximum.at(most, (hand, place), hides)
        met = np.zeros((3, len(goals)), dtype=bool)
        met[hand, place] = True
        hindered = np.zeros(len(goals), dtype=bool)
        hindered[place[hides == 0]] = True
        hindered &= self.undecided.take(goals)
        both = met[LEFT] & met[RIGHT]
        self.rare[goals[both & hindered]] = True
        blocked = both & (most[LEFT] > 0) & (most[RIGHT] > 0)
        self.at_all[CROSSED, goals[blocked]] = True
        self.outright[CROSSED, goals[blocked & (most[LEFT] > 1) & (most[RIGHT] > 1)]] = True

    @property
    def undecided(self) -> Bools:
        """The goals of which it still matters what hinders."""
        return self.open if self.tables.known.hindrance_blocks else self.open & ~self.at_all[CROSSED]

    # -- what it comes to -------------------------------------------------------------------------------------

    def answer(self) -> tuple[Bytes, Shorts]:
        """The code of every goal, and how much hinders."""
        self.face()
        self.at_all |= self.outright
        if self.hindering:
            outright, at_all, hindrance = self._hindered()
        else:
            outright, at_all = self._put_together(self.outright), self._put_together(self.at_all)
            hindrance = np.zeros(len(self.goals), dtype=np.int64)
        hindrance[at_all] = 0
        codes = (hindrance > 0).view(np.uint8)  # CLEAR or HINDERED, as long as nothing blocks
        codes[at_all] = BLIND
        codes[outright] = BLOCKED
        return codes, hindrance.astype(np.int16)

    def _hindered(self) -> tuple[Bools, Bools, Ints]:
        """What blocks outright and at all where much hindrance may, and how much hinders each line."""
        lines = self._lines() if self.hindering.beside else _STRAIGHT
        total, too_much = self.hindering.on(lines)
        if self.tables.known.hindrance_blocks or len(total) > 1:
            outright, at_all = self._by_line(self.outright) | too_much, self._by_line(self.at_all) | too_much
            hindrance = self._least_or_most(total, at_all)
            put_together = np.logical_and if self.settings.along == "better" else np.logical_or
            return put_together.reduce(outright), put_together.reduce(at_all), hindrance
        return self._put_together(self.outright), self._put_together(self.at_all), total[0]

    def _lines(self) -> Bools:
        """Each line that is looked along, and which hands it has."""
        if self.facing:
            return _STRAIGHT
        return _EITHER if self.settings.along == "either" else _TWO

    def _by_line(self, by_hand: Bools) -> Bools:
        """For each line and goal whether any hand of the line says so."""
        if self.facing:
            return by_hand[:1]
        if self.settings.along == "either":
            return np.asarray(by_hand.any(axis=0, keepdims=True))
        return np.asarray(by_hand[CROSSED] | by_hand[LEFT:])

    def _least_or_most(self, totals: Ints, blocked: Bools) -> Ints:
        if len(totals) == 1:
            return np.asarray(totals[0])
        if self.settings.along != "better":
            return np.asarray(totals.max(axis=0))
        first, second = totals
        return np.asarray(
            np.where(blocked[0], second, np.where(blocked[1], first, np.minimum(first, second)))
        )
