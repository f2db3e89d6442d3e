"""How much hinders the lines to all goals: what they meet is collected, and summed up at the end."""

from collections.abc import Sequence

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.told.hindrance import Hindrance
from bob_editor.rules.los.told.settings import Settings
from bob_editor.rules.los.told.things import Thing

ONE = Hindrance("")


class Values:
    """What things come to, by number: ``each`` of them, or ``single`` by itself where the highest counts.

    ``group`` has the number of a thing's group among ``groups``, 0 where it just adds its value; of those that are
    ``counted`` it matters in how many places they are.
    """

    def __init__(self, things: Sequence[Thing], settings: Settings) -> None:
        kinds = [ONE, *(one.hindrance or ONE for one in things)]
        self.highest, self.blocks_at = settings.add == "highest", settings.blocks_at
        self.each: Ints = np.array([one.value for one in kinds], dtype=np.int64)
        self.single: Ints = np.array([one.single for one in kinds], dtype=np.int64)
        first = {one.group: one for one in kinds if not one.plain}
        self.groups = [ONE, *first.values()]
        numbers = {name: number for number, name in enumerate(first, start=1)}
        self.group: Ints = np.array([0 if one.plain else numbers[one.group] for one in kinds], dtype=np.int64)
        counted = (one.per != 1 or one.blocks_at is not None for one in self.groups)
        self.counted = {number for number, counts in enumerate(counted) if counts}


class Hindering:
    """What hinders the lines to some number of goals."""

    def __init__(self, values: Values, goals: int) -> None:
        self._values, self._goals = values, goals
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

    def on(self, lines: Bools) -> tuple[Ints, Bools]:
        """How much hinders lines, and whether that is so much that it blocks.

        A row for each of the lines, which says of each hand whether it has that; and in it a column for each goal.
        """
        goal, hand, place, thing = self._columns()
        line, some = lines.take(hand, axis=1).nonzero()
        goal = line * self._goals + goal.take(some)
        total, too_much = self._summed(goal, place.take(some), thing.take(some), len(lines) * self._goals)
        return total.reshape(len(lines), -1), too_much.reshape(len(lines), -1)

    def _summed(self, goal: Ints, place: Ints, thing: Ints, goals: int) -> tuple[Ints, Bools]:
        values, group = self._values, self._values.group.take(thing)
        met = np.bincount(group, minlength=1).nonzero()[0].tolist()
        row, size = group * goals + goal, len(values.groups) * goals
        sums = _sums(row, values.each.take(thing), size).reshape(-1, goals)
        counts = _places(row, place, size).reshape(-1, goals) if values.counted.intersection(met) else sums
        total, too_much = sums[0], np.zeros(goals, dtype=bool)
        for number in met:
            rule = values.groups[number]
            if rule.blocks_at is not None:
                too_much |= counts[number] >= rule.blocks_at
            if number and not values.highest:
                found = sums[number] if rule.per == 1 else rule.groups(counts[number]) * rule.value
                total += found if rule.at_most is None else np.minimum(found, rule.at_most)
        if values.highest:
            total = np.zeros(goals, dtype=np.int64)
            np.maximum.at(total, goal, values.single.take(thing))
        if values.blocks_at is not None:
            too_much |= total >= values.blocks_at
        return total, too_much


def _sums(goal: Ints, value: Ints, goals: int) -> Ints:
    # whole numbers far below those that a float can't hold
    return np.bincount(goal, value, goals).astype(np.int64)


def _places(goal: Ints, place: Ints, goals: int) -> Ints:
    """For each goal in how many places there is something."""
    width = int(place.max(initial=0)) + 1
    each = np.sort(goal * width + place)
    first = np.ones(len(each), dtype=bool)
    np.not_equal(each[1:], each[:-1], out=first[1:])
    return np.bincount(each[first] // width, minlength=goals)
