"""How much hinders the lines to all goals: what they meet is collected, and summed up at the end."""

from collections.abc import Iterator, Sequence

import numpy as np

from bob_editor.geometry.arrays import Bools, Ints
from bob_editor.rules.los.threads.contact_tables import RIGHT_CORNER
from bob_editor.rules.los.told.hindrance import Hindrance
from bob_editor.rules.los.told.settings import Settings
from bob_editor.rules.los.told.things import Thing

ONE = Hindrance("")


class Values:
    """What things come to, by number: ``each`` by itself, ``plain`` where it is just added up.

    ``group`` has the number of a thing's group among ``groups``, 0 where it just adds its value.
    """

    def __init__(self, things: Sequence[Thing], settings: Settings) -> None:
        kinds = [ONE, *(one.hindrance or ONE for one in things)]
        self.highest, self.blocks_at = settings.add == "highest", settings.blocks_at
        self.each: Ints = np.array([one.value for one in kinds], dtype=np.int64)
        plain = [one.single if self.highest else one.value * one.plain for one in kinds]
        self.plain: Ints = np.array(plain, dtype=np.int64)
        first = {one.group: one for one in kinds if not one.plain}
        self.groups = [ONE, *first.values()]
        numbers = {name: number for number, name in enumerate(first, start=1)}
        self.group: Ints = np.array([0 if one.plain else numbers[one.group] for one in kinds], dtype=np.int64)


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

    def on(self, lines: Sequence[Sequence[int]]) -> tuple[Ints, Bools]:
        """How much hinders the lines that have these hands, and whether that is so much that it blocks.

        A row for each of ``lines``, and in it a column for each goal.
        """
        goal, hand, place, thing = self._columns()
        if len(lines) == 1 and not hand.any():
            total, too_much = self._summed(goal, place, thing, self._goals)
            return total[None], too_much[None]
        each = [_among(hands, RIGHT_CORNER + 1).take(hand).nonzero()[0] for hands in lines]
        some = np.concatenate(each)
        goal, place, thing = goal.take(some), place.take(some), thing.take(some)
        goal += np.arange(0, len(lines) * self._goals, self._goals).repeat([len(one) for one in each])
        total, too_much = self._summed(goal, place, thing, len(lines) * self._goals)
        return total.reshape(len(lines), -1), too_much.reshape(len(lines), -1)

    def _summed(self, goal: Ints, place: Ints, thing: Ints, goals: int) -> tuple[Ints, Bools]:
        values, group = self._values, self._values.group.take(thing)
        too_much = np.zeros(goals, dtype=bool)
        if values.highest:
            total = np.zeros(goals, dtype=np.int64)
            np.maximum.at(total, goal, values.plain.take(thing))
        else:
            total = _sums(goal, values.plain.take(thing), goals)
        for rule, count, sums in self._groups(goal, place, thing, group, goals):
            if rule.blocks_at is not None:
                too_much |= count >= rule.blocks_at
            if not values.highest:
                found = sums if rule.per == 1 else rule.groups(count) * rule.value
                total += found if rule.at_most is None else np.minimum(found, rule.at_most)
        if values.blocks_at is not None:
            too_much |= total >= values.blocks_at
        return total, too_much

    def _groups(
        self, goal: Ints, place: Ints, thing: Ints, group: Ints, goals: int
    ) -> Iterator[tuple[Hindrance, Ints, Ints]]:
        """Each group that is met; for each goal in how many places, and what its things there come to."""
        values, met = self._values, np.bincount(group)
        met[0] = 0
        numbers = met.nonzero()[0]
        if not len(numbers):
            return
        groups = [values.groups[one] for one in numbers.tolist()]
        some = group.nonzero()[0]
        row = numbers.searchsorted(group.take(some)) * goals + goal.take(some)
        size = len(numbers) * goals
        sums = _sums(row, values.each.take(thing.take(some)), size).reshape(-1, goals)
        counted = any(one.per != 1 or one.blocks_at is not None for one in groups)
        counts = _places(row, place.take(some), size).reshape(-1, goals) if counted else sums
        yield from zip(groups, counts, sums, strict=True)


def _sums(goal: Ints, value: Ints, goals: int) -> Ints:
    # whole numbers far below those that a float can't hold
    return np.bincount(goal, value, goals).astype(np.int64)


def _places(goal: Ints, place: Ints, goals: int) -> Ints:
    """For each goal in how many places there is something."""
    width = int(place.max(initial=0)) + 1
    each = np.sort(goal * width + place)
    first = np.append(True, each[1:] != each[:-1])
    return np.bincount(each[first] // width, minlength=goals)


def _among(codes: Sequence[int], size: int) -> Bools:
    """For each code below a number whether it is one of these."""
    flags = np.zeros(size, dtype=bool)
    flags[list(codes)] = True
    return flags
