"""A form of publication: what it is called, what it needs, and of which parts it is made of an edition."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from msgspec import field

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.progress import Tell, at_the_end, part_of
from bob_editor.records import Record


class LeftOut(Record):
    """Something that a form didn't make: what, and why, in a sentence."""

    what: str
    why: str


class Part(Record):
    """A part of a form that needs no other part, and may be made by another process at the same time.

    ``make`` writes its files into the form's folder, under names that no other part takes, and gives what ``finish``
    needs of it. It is a function of a module, or a partial of one with numbers and names, since it is sent by name. It
    tells its progress, which may raise to end it. ``hexes`` says how much work it is, as hexes of a map.
    """

    make: Callable[[Edition, Path, Tell], Any]
    hexes: int = 200


Outcomes = Sequence[Any]
"""What the parts gave, in their order."""


class Option(Record):
    """A setting of a form that people choose in the window; what isn't chosen is as ``default`` says.

    ``choices`` are the words that it may be, each with what people see; a ``free`` one may be another, too. A number
    lies between ``low`` and ``high``. ``files`` are the endings that a file of the folder may have whose path it is.
    """

    name: str
    title: str
    default: str | float | bool
    about: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)
    free: bool = False
    low: float = 0.0
    high: float = 0.0
    files: tuple[str, ...] = ()


def nothing_lacks(edition: Edition) -> str:
    """What a form lacks that can be made of any edition."""
    del edition
    return ""


def gathered(_edition: Edition, _folder: Path, outcomes: Outcomes, _tell: Tell) -> Iterator[LeftOut]:
    """What is left out, of parts that give just that, or None for nothing."""
    return chain.from_iterable(one or () for one in outcomes)


class Form(Record):
    """One form in which an edition is published, such as cards, maps or a pack.

    It is made of ``parts`` in a folder of its own, which is there and empty, and writes into nothing else. Then
    ``finish`` puts together what the parts gave, and gives what is left out. What is written hangs on the edition
    alone: the same edition gives the same bytes, however the parts are shared out. Parts and ``finish`` raise a
    ``BobEditorError`` where the form can't be made.

    ``lacks`` says, before, why an edition can't be made in this form, "" where it can; in a sentence that says what
    to do. ``notes`` tell of an edition what comes out otherwise than it is written, whatever is made of it; once where
    several forms have the same.
    """

    name: str
    """A word, with which it is asked for, and its folder in the publication."""
    title: str
    """What people see: *Maps as pictures*."""
    parts: Callable[[Edition], Sequence[Part]]
    lacks: Callable[[Edition], str] = nothing_lacks
    finish: Callable[[Edition, Path, Outcomes, Tell], Iterable[LeftOut]] = gathered
    options: tuple[Option, ...] = ()
    notes: Callable[[Edition], Iterable[LeftOut]] | None = None

    def make(self, edition: Edition, folder: Path, tell: Tell) -> tuple[LeftOut, ...]:
        """Make it here, part by part, and give what is left out."""
        parts = self.parts(edition)
        whole = sum(one.hexes for one in parts)
        done, outcomes = 0, []
        for one in parts:
            outcomes.append(one.make(edition, folder, part_of(tell, done, one.hexes, whole)))
            done += one.hexes
        return tuple(self.finish(edition, folder, outcomes, at_the_end(tell)))
