"""Takes typed values out of JSON: what has the wrong type is noted and left out, what is right is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

from bob_editor.geometry.lattice import FARTHEST, Point, is_coordinate
from bob_editor.model.foreign import NOTHING_FOREIGN, Foreign, is_foreign
from bob_editor.records import Record
from bob_editor.storage.form.problems import ProblemLog, Steps, kind_of_value, quoted, shortened, spoken

Json = Any
Value = TypeVar("Value")
Word = TypeVar("Word", bound=str)

LOWEST_LEVEL, HIGHEST_LEVEL = -99, 99


class Fields(Record):
    """The fields of one object in a file, and where it stands; every problem goes to ``log``.

    A problem is noted only where the schema has nothing to say about that place: its words are the better ones.
    """

    data: dict[str, Json]
    steps: Steps
    log: ProblemLog

    def text(self, name: str, most: int | None = None) -> str | None:
        """A text, of at most so many letters, or None."""
        text: str | None = self._typed(name, lambda value: isinstance(value, str), "text")
        if text is None or most is None or len(text) <= most:
            return text
        steps = (*self.steps, name)
        words = f"{spoken(steps)} must have at most {most} letters, not {len(text)}."
        self.log.add(steps, "maxLength", words, unless_known=True)
        return None

    def choice(self, name: str, choices: tuple[Word, ...]) -> Word | None:
        """One of some words, or None."""
        wanted = " or ".join(f"“{choice}”" for choice in choices)
        word: Word | None = self._typed(name, lambda value: value in choices, wanted)
        return word

    def flag(self, name: str) -> bool | None:
        """True or false, or None."""
        flag: bool | None = self._typed(name, lambda value: isinstance(value, bool), "true or false")
        return flag

    def whole(self, name: str, least: int, most: int) -> int | None:
        """A whole number between two bounds, or None."""
        if name not in self.data:
            return None
        return whole_number(self.data[name], (*self.steps, name), self.log, (least, most))

    def level(self, name: str = "level") -> int | None:
        """A level of ground, or None."""
        return self.whole(name, LOWEST_LEVEL, HIGHEST_LEVEL)

    def object(self, name: str) -> Fields | None:
        """The fields of an object inside, or None."""
        inner = self._typed(name, lambda value: isinstance(value, dict), "an object")
        return None if inner is None else Fields(inner, (*self.steps, name), self.log)

    def members(self, name: str) -> Iterator[tuple[str, Json]]:
        """The fields of an object inside, but for those of other programs."""
        inner = self.object(name)
        if inner is not None:
            yield from ((key, value) for key, value in inner.data.items() if not is_foreign(key))

    def entries(self, name: str) -> list[Json]:
        """The entries of a list; none where it is missing."""
        return self._typed(name, lambda value: isinstance(value, list), "a list") or []

    def texts(self, name: str) -> tuple[str, ...]:
        """The texts of a list."""
        found = []
        for index, entry in enumerate(self.entries(name)):
            if isinstance(entry, str):
                found.append(entry)
            else:
                note_type(entry, (*self.steps, name, index), self.log, "text")
        return tuple(found)

    def objects(self, name: str) -> Iterator[Fields]:
        """The objects of a list, each with its place."""
        for index, entry in enumerate(self.entries(name)):
            steps = (*self.steps, name, index)
            if isinstance(entry, dict):
                yield Fields(entry, steps, self.log)
            else:
                note_type(entry, steps, self.log, "an object")

    def usable_rows(
        self, name: str, read: Callable[[Fields], Value | None], unread: dict[str, dict[str, Json]]
    ) -> tuple[Value, ...]:
        """What is read of the rows of a list; those of which nothing could be made are put into ``unread``."""
        found, rest = self.rows(name, read)
        if rest:
            unread[name] = rest
        return found

    def rows(
        self, name: str, read: Callable[[Fields], Value | None]
    ) -> tuple[tuple[Value, ...], dict[str, Json]]:
        """What ``read`` makes of a list's objects, and the entries of which it makes nothing, by their places."""
        found, unread = [], {}
        for index, entry in enumerate(self.entries(name)):
            steps = (*self.steps, name, index)
            row = None
            if isinstance(entry, dict):
                row = read(Fields(entry, steps, self.log))
            else:
                note_type(entry, steps, self.log, "an object")
            if row is None:
                unread[str(index)] = entry
            else:
                found.append(row)
        return tuple(found), unread

    def lacks(self, name: str) -> None:
        """Note that a field is missing without which the object says nothing; one of the wrong type was noted."""
        if name not in self.data:
            self.log.lacks(self.steps, name)

    def refuse_others(self, known: tuple[str, ...]) -> None:
        """Note fields that the format doesn't know."""
        for name in self.data:
            if name not in known and not is_foreign(name):
                told = partial(_strange, self.steps, name)
                self.log.add((*self.steps, name), "additionalProperties", told, unless_known=True)

    @property
    def foreign(self) -> Foreign:
        """The fields of other programs and those that were refused, to be carried along; asked for last."""
        refused = self.log.refused
        found = [
            (name, value)
            for name, value in self.data.items()
            if is_foreign(name) or (refused and (*self.steps, name) in refused)
        ]
        return Foreign(found) if found else NOTHING_FOREIGN

    def _typed(self, name: str, fits: Callable[[Json], bool], wanted: str) -> Any:
        if name not in self.data:
            return None
        value = self.data[name]
        if fits(value):
            return value
        note_type(value, (*self.steps, name), self.log, wanted)
        return None


def _strange(steps: Steps, name: str) -> str:
    return f"{spoken(steps)} has a field “{shortened(name)}” that the format doesn't know."


def note_type(value: Json, steps: Steps, log: ProblemLog, wanted: str) -> None:
    """Note that a value is not what is wanted."""
    log.add(
        steps,
        "type",
        lambda: f"{spoken(steps)} must be {wanted}, not {kind_of_value(value)}.",
        unless_known=True,
    )


def whole_number(value: Json, steps: Steps, log: ProblemLog, bounds: tuple[int, int]) -> int | None:
    """A whole number within bounds, or None; 2.0 is one."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        note_type(value, steps, log, "a whole number")
        return None
    least, most = bounds
    if least <= value <= most:
        return value
    keyword, words = ("minimum", f"at least {least}") if value < least else ("maximum", f"at most {most}")
    log.add(
        steps, keyword, lambda: f"{spoken(steps)} must be {words}, not {quoted(value)}.", unless_known=True
    )
    return None


def number(fields: Fields, name: str, least: float, most: float) -> float | None:
    """A number between two bounds, or None."""
    if name not in fields.data:
        return None
    value, steps = fields.data[name], (*fields.steps, name)
    if isinstance(value, bool) or not isinstance(value, int | float):
        note_type(value, steps, fields.log, "a number")
        return None
    if least <= value <= most:
        return value
    keyword, words = ("minimum", f"at least {least}") if value < least else ("maximum", f"at most {most}")
    fields.log.add(
        steps, keyword, lambda: f"{spoken(steps)} must be {words}, not {quoted(value)}.", unless_known=True
    )
    return None


def point(value: Json, steps: Steps, log: ProblemLog) -> Point | None:
    """A lattice point with three decimals, or None."""
    if not isinstance(value, list) or len(value) != 2 or not all(map(is_coordinate, value)):
        log.add(steps, "type", f"{spoken(steps)} must be two numbers within ±{FARTHEST}.", unless_known=True)
        return None
    x, y = (round(float(number), 3) + 0.0 for number in value)
    if x != value[0] or y != value[1]:
        log.add(steps, "multipleOf", f"{spoken(steps)} has more than three decimals and was rounded.")
    return x, y


def ring(entries: list[Json], steps: Steps, log: ProblemLog) -> tuple[Point, ...]:
    """The points of a ring, open; none where fewer than three are left."""
    found = [point(entry, (*steps, index), log) for index, entry in enumerate(entries)]
    points = tuple(at for at in found if at is not None)
    last = len(points)
    while last > 3 and points[0] == points[last - 1]:
        last -= 1
    points = points[:last]
    if len(points) < 3:
        log.add(steps, "minItems", f"{spoken(steps)} needs at least three points.", unless_known=True)
        return ()
    return points
