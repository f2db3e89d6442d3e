"""A form of publication: what it is called, what it needs, and how it is made of an edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from attrs import field, frozen

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.progress import Tell


@frozen
class LeftOut:
    """Something that a form didn't make: what, and why, in a sentence."""

    what: str
    why: str


@frozen
class Option:
    """A setting of a form that people choose in the window; what isn't chosen is as ``default`` says.

    ``choices`` are the words that it may be, each with what people see; a ``free`` one may be another, too. A number
    lies between ``low`` and ``high``.
    """

    name: str
    title: str
    default: str | float | bool
    about: str = ""
    choices: Mapping[str, str] = field(factory=dict)
    free: bool = False
    low: float = 0.0
    high: float = 0.0


def nothing_lacks(edition: Edition) -> str:
    """What a form lacks that can be made of any edition."""
    del edition
    return ""


@frozen
class Form:
    """One form in which an edition is published, such as cards, maps or a pack.

    ``make`` writes its files into a folder of its own, which is there and empty, and into nothing else. It tells its
    progress, which may raise to end it, and gives what it left out, or None for nothing. What it writes hangs on the
    edition alone: the same edition gives the same bytes. It raises a ``BobEditorError`` where the form can't be made.

    ``lacks`` says, before, why an edition can't be made in this form, "" where it can; in a sentence that says what
    to do.
    """

    name: str
    """A word, with which it is asked for, and its folder in the publication."""
    title: str
    """What people see: *Maps as pictures*."""
    make: Callable[[Edition, Path, Tell], Iterable[LeftOut] | None]
    lacks: Callable[[Edition], str] = nothing_lacks
    options: tuple[Option, ...] = ()
