"""Breaches of a file's form: what is wrong, in a sentence, and where."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import field

from bob_editor.errors import cut
from bob_editor.geometry.labels import written_number
from bob_editor.records import Record

Step = str | int
Steps = tuple[Step, ...]
"""Keys and indices that lead from a document's root to one of its values."""

MOST_PROBLEMS = 200
"""More than these help nobody; the last one then says that there are more."""

_BEYOND = frozenset(("schema/minimum", "schema/maximum"))
_NO_VALUES = frozenset(("schema/type", *_BEYOND))
"""What such problems are about can't be reckoned with."""

_MUCH = 10_000
"""A number up to this that is beyond its bounds is for the checks, which know the rule; a greater one for nobody."""

_ONE_OF = {
    "paths": "path",
    "artwork": "artwork",
    "contours": "contour",
    "labels": "label",
    "exits": "exit",
    "objectives": "objective",
    "accepted": "accepted issue",
    "markers": "marker",
    "changes": "change",
    "units": "unit",
    "checks": "check",
    "threads": "thread",
    "boards": "board",
    "overlays": "overlay",
    "sides": "side",
    "setup_areas": "set-up area",
    "reinforcements": "reinforcement",
    "forces": "counter",
    "clauses": "clause",
    "rules": "special rule",
    "holes": "hole",
    "ring": "point",
    "curve": "knot",
}


class Problem(Record):
    """A breach of the file's form.

    ``code`` is ``schema/`` and the keyword of JSON Schema that is broken (or a word of the same kind where no keyword
    says it); ``at`` is the hex's or hexside's label where the place lies in one, else the JSON pointer.
    """

    code: str
    message: str
    at: str = ""
    pointer: str = ""


def pointer_of(steps: Steps) -> str:
    """The JSON pointer (RFC 6901) of a value; "" for the whole document."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


def steps_of(pointer: str) -> Steps:
    """The steps of a JSON pointer; what is all digits becomes an index."""
    numbered = ((step, written_number(step)) for step in pointer.split("/")[1:])
    return tuple(
        step.replace("~1", "/").replace("~0", "~") if number is None else number for step, number in numbered
    )


def place_of(steps: Steps) -> str:
    """The label of the hex or hexside that a value belongs to, else its JSON pointer, cut where nobody reads on."""
    inside = steps[1:] if steps[:1] == ("board",) else steps
    if len(inside) > 1 and isinstance(inside[1], str) and _on_map(inside[0], inside[1]):
        return cut(inside[1])
    return cut(pointer_of(steps))


def _on_map(step: Step, key: str) -> bool:
    """Whether something is a hex's or a hexside's by its label; a card's sides may have names, too."""
    return step == "hexes" or (step == "sides" and "/" in key)


def spoken(steps: Steps, root: str = "the file") -> str:
    """A value as a sentence names it: “terrain of hex E4”, “y of point 3 of the ring of artwork 1”."""
    if len(steps) > 1 and steps[0] == "board":
        steps = steps[1:]
    words: list[str] = []
    index = 0
    while index < len(steps):
        step, key = steps[index], steps[index + 1] if index + 1 < len(steps) else None
        if index == 0 and step in ("hexes", "sides") and isinstance(key, str):
            what = "hex" if step == "hexes" else "hexside" if _on_map(step, key) else "side"
            words.append(f"{what} {shortened(key)}")
            index += 1
        elif isinstance(key, int):
            words.append(_entry(step, key))
            index += 1
            if step == "ring" and index + 1 < len(steps):
                index += 1
                words.append({0: "x", 1: "y"}.get(steps[index], str(steps[index])))  # type: ignore[arg-type]
        elif isinstance(step, int):
            words.append(f"entry {step + 1}")
        elif index == 0 and key is not None:
            words.append(f"the {step}")
        else:
            words.append(shortened(str(step)))
        index += 1
    return " of ".join(reversed(words)) or root


def _entry(of: Step, index: int) -> str:
    """One entry of a list: “path 3”, “point 2 of the ring”, “entry 1 of terrain”."""
    if of == "ring":
        return f"point {index + 1} of the ring"
    one = _ONE_OF.get(str(of))
    return f"{one} {index + 1}" if one else f"entry {index + 1} of {of}"


def shortened(text: str, most: int = 40) -> str:
    """A text on one line, cut where it is long."""
    line = "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text[: most + 1])
    return line if len(line) <= most else f"{line[: most - 1]}…"


def quoted_path(path: str, most: int = 80) -> str:
    """A path as a message shows it: of a long one its end, where the file's name stands."""
    line = shortened(path[-most - 1 :], most=most + 1)
    return f"“{line if len(line) <= most else f'…{line[1 - most :]}'}”"


def kind_of_value(value: Any) -> str:
    """What a JSON value is, in words: “text”, “a list”, “a whole number”."""
    match value:
        case None:
            return "nothing (null)"
        case bool():
            return "true" if value else "false"
        case str():
            return "text"
        case int():
            return "a whole number"
        case float():
            return "a number"
        case list():
            return "a list"
        case _:
            return "an object"


def quoted(value: Any) -> str:
    """A value as a message shows it: short ones themselves, others by their kind."""
    match value:
        case bool() | None | list() | dict():
            return kind_of_value(value)
        case str():
            return f"“{shortened(value)}”"
        case int() if abs(value) >= 10**15:
            return "a huge number"
        case _:
            return str(value)


class ProblemLog(Record):
    """Gathers problems while a document is read: one for each place and code, and no more than are of use."""

    found: list[Problem] = field(default_factory=list)
    refused: set[Steps] = field(default_factory=set)
    """Where values stand that the reader doesn't use."""
    _mistyped: set[str] = field(default_factory=set)
    _beyond: set[str] = field(default_factory=set)
    _known: set[tuple[str, str, str]] = field(default_factory=set)
    _troubled: set[str] = field(default_factory=set)

    def add(
        self, steps: Steps, keyword: str, message: str | Callable[[], str], *, unless_known: bool = False
    ) -> None:
        """Note a problem; with ``unless_known``, only where nothing is known yet of its place or of what is in it.

        What a reader notes so, it doesn't use: the value counts as refused. A ``message`` that is given as what makes
        it is made where it is kept: of thousands that are alike most aren't.
        """
        if unless_known:
            self.refused.add(steps)
        if self.full:
            return
        pointer = pointer_of(steps)
        if not (unless_known and pointer in self._troubled):
            words = message if isinstance(message, str) else message()
            self.take(Problem(f"schema/{keyword}", _capitalised(words), place_of(steps), pointer))

    def lacks(self, steps: Steps, name: str) -> None:
        """Note that an object lacks a field, unless that is known."""
        if self.full:
            return
        pointer, missing = pointer_of(steps), f"“{name}”"
        if not any(known.pointer == pointer and missing in known.message for known in self.found):
            self.add(steps, "required", f"{spoken(steps)} lacks {missing}.")

    def breaks(self, steps: Steps, value: Any = None) -> bool:
        """Whether a value, or one in it, has a type or size that no rule reckons with; past knowing, each has."""
        pointer = pointer_of(steps)
        return self.full or pointer in self._mistyped or (pointer in self._beyond and not _is_small(value))

    def troubles(self, steps: Steps) -> bool:
        """Whether something is wrong with a value, or in it."""
        return self.full or pointer_of(steps) in self._troubled

    def take(self, problem: Problem) -> None:
        """Note a problem that was found elsewhere."""
        # What an object lacks may come from two schemas that both hold for it; other codes say the same thing twice.
        words = problem.message if problem.code == "schema/required" else ""
        if (problem.pointer, problem.code, words) in self._known:
            return
        self._known.add((problem.pointer, problem.code, words))
        pointer = problem.pointer
        wrong = self._beyond if problem.code in _BEYOND else self._mistyped
        while problem.code in _NO_VALUES and pointer and pointer not in wrong:
            wrong.add(pointer)
            pointer = pointer.rpartition("/")[0]
        pointer = problem.pointer
        while pointer and pointer not in self._troubled:
            self._troubled.add(pointer)
            pointer = pointer.rpartition("/")[0]
        if len(self.found) < MOST_PROBLEMS:
            self.found.append(problem)
        elif len(self.found) == MOST_PROBLEMS:
            self.found.append(Problem("schema/more", f"There are more problems than these {MOST_PROBLEMS}."))

    @property
    def full(self) -> bool:
        """Whether no more will be kept."""
        return len(self.found) > MOST_PROBLEMS


def _capitalised(message: str) -> str:
    """A sentence with a capital, unless it begins with the name of a field that has none."""
    return message if "_" in message.split(" ", 1)[0] else message[:1].upper() + message[1:]


def _is_small(value: Any) -> bool:
    """Whether all numbers of a value are of a size that can be reckoned with."""
    if isinstance(value, Mapping):
        return all(map(_is_small, value.values()))
    if isinstance(value, list | tuple):
        return all(map(_is_small, value))
    return value is not None and (not isinstance(value, int | float) or abs(value) <= _MUCH)
