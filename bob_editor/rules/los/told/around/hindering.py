"""How much hinders the lines to all goals: what they meet is collected, and summed up at the end."""

from collections.abc import Sequence

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.threads.contact_tables import RIGHT_CORNER
from bob_editor.rules.los.told.hindrance import Hindrance
from bob_editor.rules.los.told.settings import Settings
from bob_editor.rules.los.told.things import Thing

ONE = Hindrance("")


class Hindering:
    """What hinders the lines to some number of goals."""

    def __init__(self, things: Sequence[Thing], settings: Settings, goals: int) -> None:
        self._things, self._settings, self._goals = things, settings, goals
        self._met: list[tuple[Ints, Ints, Ints, Ints]] = []

    def add(self, goal: Ints, hand: Ints, place: Ints, thing: Ints) -> None:
        """Note things by number, the goal and hand of each, and its place: a number for each hex and hexside."""
        if len(goal):
            self._met.append((goal, hand, place, thing))

    def __bool__(self) -> bool:
        return bool(self._met)

    @property
    def beside(self) -> bool:
        """Whether anything hinders on one hand of a line only."""
        return any(hand.any() for _, hand, _, _ in self._met)

    def _columns(self) -> tuple[Ints, Ints, Ints, Ints]:
        """All that was noted, as one."""
        if len(self._met) > 1:
            goal, hand, place, thing = map(np.concatenate, zip(*self._met, strict=True))
            self._met = [(goal, hand, place, thing)]
        return self._met[0]

    def on(self, hands: Sequence[int]) -> tuple[Ints, Bools]:
        """For each goal how much hinders the line that has these hands, and whether that is so much that it blocks."""
        goal, hand, place, thing = self._columns()
        here = _among(hands, RIGHT_CORNER + 1).take(hand).nonzero()[0]
        goal, place, thing = goal[here], place[here], thing[here]
        total, too_much = np.zeros(self._goals, dtype=np.int64), np.zeros(self._goals, dtype=bool)
        met = np.bincount(thing).nonzero()[0].tolist()
        kinds = {number: self._things[number - 1].hindrance or ONE for number in met}
        highest = self._settings.add == "highest"
        values = np.zeros(len(self._things) + 1, dtype=np.int64)
        values[met] = [one.single if highest else one.value * one.plain for one in kinds.values()]
        if highest:
            np.maximum.at(total, goal, values.take(thing))
        else:
            # whole numbers far below those that a float can't hold
            total += np.bincount(goal, values.take(thing), self._goals).astype(np.int64)
        grouped = {one.group for one in kinds.values() if not one.plain}
        for group in grouped:
            members = {number: one for number, one in kinds.items() if one.group == group}
            some = _among(list(members), len(self._things) + 1).take(thing).nonzero()[0]
            count = self._places(goal[some], place[some])
            first = next(iter(members.values()))
            if first.blocks_at is not None:
                too_much |= count >= first.blocks_at
            if not highest:
                sums = sum(
                    one.value * np.bincount(goal[thing == number], minlength=self._goals)
                    for number, one in members.items()
                )
                found = np.asarray(sums) if first.per == 1 else first.groups(count) * first.value
                total += found if first.at_most is None else np.minimum(found, first.at_most)
        if self._settings.blocks_at is not None:
            too_much |= total >= self._settings.blocks_at
        return total, too_much

    def _places(self, goal: Ints, place: Ints) -> Ints:
        """For each goal in how many places there is something."""
        width = int(place.max(initial=0)) + 1
        each = np.unique(goal * width + place)
        return np.bincount(each // width, minlength=self._goals)


def _among(codes: Sequence[int], size: int) -> Bools:
    """For each code below a number whether it is one of these."""
    flags = np.zeros(size, dtype=bool)
    flags[list(codes)] = True
    return flags
