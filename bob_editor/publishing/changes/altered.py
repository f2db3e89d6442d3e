"""What a list of changes is made of, and how two lists of lines become one."""

from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from heapq import nlargest
from typing import Literal

from bob_editor.records import Record

Kind = Literal["scenario", "board"]

_ALIKE = 0.5
"""How much of two lines must be the same for the later to be the earlier, altered."""

_FEW = 8
"""So many lines are compared with one that went, letter by letter."""

_LONG = 400
"""Letters up to which a line is."""

_LONGEST = 4_000
"""Letters up to which the order of a line's words counts: of hundreds of thousands it would take a minute."""


class Altered(Record):
    """One change: what was said before and what is said now, "" for nothing."""

    before: str
    after: str


class Part(Record):
    """The changes of one part of a document: a section of a card, the terrain of a board."""

    title: str
    rows: tuple[Altered, ...]


class DocumentChanges(Record):
    """What changed in one scenario or board; of one that is new or gone there are no parts."""

    kind: Kind
    title: str
    state: Literal["new", "gone", "changed"]
    parts: tuple[Part, ...] = ()


def altered(before: Sequence[str], after: Sequence[str]) -> Iterator[Altered]:
    """The changes from one list of lines to another; a line that was reworded is one change."""
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind != "equal":
            yield from _paired(list(before[a:b]), list(after[c:d]))


def _paired(gone: list[str], come: list[str]) -> Iterator[Altered]:
    """Lines that went beside those that came, the nearest in wording together."""
    for line in gone:
        near = max(_nearest(line, come), key=lambda other: _likeness(line, other), default="")
        if near and _likeness(line, near) >= _ALIKE:
            come.remove(near)
            yield Altered(line, near)
        else:
            yield Altered(line, "")
    yield from (Altered("", line) for line in come)


def _nearest(line: str, others: Sequence[str]) -> Sequence[str]:
    """Of many lines those that share the most words with one: to look at every letter of all would take minutes."""
    if len(others) <= _FEW:
        return others
    words = set(line.split())
    return nlargest(_FEW, others, key=lambda other: len(words.intersection(other.split())))


def _likeness(one: str, other: str) -> float:
    """How much is the same: letter by letter, or word by word, in whatever order, where that would take long."""
    if max(len(one), len(other)) > _LONG:
        words = SequenceMatcher(None, one.split(), other.split(), autojunk=False)
        return words.quick_ratio() if max(len(one), len(other)) > _LONGEST else words.ratio()
    return SequenceMatcher(None, one, other, autojunk=False).ratio()
