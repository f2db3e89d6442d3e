"""A check: one thing that can be wrong, how bad it is, the rule it rests on, and how to find it.

A check is a generator function under one of the two decorators, in a file of its own. File, function and code are one
word: ``bridge_over_nothing.py`` holds ``bridge_over_nothing`` and reports ``<ruleset>/bridge-over-nothing``; the
function's docstring is the *why* that people read. Being there is being registered (``bob_editor.rulesets``).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import wraps
from types import ModuleType
from typing import Any, Literal, NamedTuple, Self, TypeVar

from msgspec.structs import replace

from bob_editor.model.edit import Edit
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath
from bob_editor.records import Compared, told_without
from bob_editor.rules.cards.card import Card
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.terms import Terms

Subject = Literal["board", "scene", "scenario", "acceptances"]
Reading = TypeVar("Reading")


class Severity(StrEnum):
    """How bad it is: an error, the game can't be played so; a warning, probably not meant; a hint, could be nicer."""

    ERROR = "error"
    WARNING = "warning"
    HINT = "hint"

    @property
    def rank(self) -> int:
        """0 for the worst; issues are sorted by it."""
        return list(Severity).index(self)


def _places(given: Place | Iterable[Place]) -> tuple[Place, ...]:
    return (given,) if isinstance(given, Place) else tuple(given)


def _edits(given: Edit[Any] | Iterable[Edit[Any]]) -> tuple[Edit[Any], ...]:
    return (given,) if isinstance(given, Edit) else tuple(given)


class _Case(NamedTuple):
    message: str
    at: tuple[Place, ...]
    fixes: tuple[Edit[Any], ...]
    highlight: tuple[Place, ...]
    severity: Severity | None
    cites: str
    surplus: FieldPath
    instead: Sequence[Any] | None
    failed: str


class Finding(_Case):
    """One case of what a check looks for.

    ``message`` says in a full sentence what is wrong and where; what to do is the fixes' to say. ``at`` are the places,
    the one to jump to first; none where it concerns the whole document. ``highlight`` are the places to show if those
    are others. ``fixes`` are edits of what was checked: of a board, of a scene for a scene check, of a scenario for a
    scenario check. A single place or fix may be given as it is. ``severity`` is given where this case is better or
    worse than the check's usual one, ``cites`` where the rule that it breaks is one of several that the check looks
    after. ``surplus`` is what of the card shouldn't be there, such as a row that says again what another says: nothing
    is told besides that is wrong because of it and no worse. ``instead`` is given where something was to be there in
    its place: what that may be, or the fixes that put it, the likeliest first; where there is none, nothing is surplus.
    ``failed`` is the name of a check that failed, where that is what is told.
    """

    __slots__ = ()

    def __new__(
        cls,
        message: str,
        at: Place | Iterable[Place] = (),
        fixes: Edit[Any] | Iterable[Edit[Any]] = (),
        highlight: Place | Iterable[Place] = (),
        severity: Severity | None = None,
        cites: str = "",
        surplus: FieldPath = (),
        instead: Sequence[Any] | None = None,
        failed: str = "",
    ) -> Self:
        """Have each place and fix in a tuple."""
        places, mends, shown = _places(at), _edits(fixes), _places(highlight)
        return super().__new__(cls, message, places, mends, shown, severity, cites, surplus, instead, failed)

    @property
    def slip(self) -> tuple[FieldPath, Any]:
        """What shouldn't be there, () for nothing, and what was to be there in its place, None for nothing."""
        if self.instead is None:
            return self.surplus, None
        return (self.surplus, self.instead[0]) if self.instead else ((), None)


BoardFinder = Callable[["Ground"], Iterable[Finding]]
SceneFinder = Callable[["Scene", "Ground"], Iterable[Finding]]
ScenarioFinder = Callable[["Card"], Iterable[Finding]]


class Breach(NamedTuple):
    """``message`` says what is wrong as a clause: *4 squads, 3 are allowed*; ``name`` is that of the check it is for.

    ``item`` is what is bought wrongly, ``most`` how many of it would be right, where any are.
    """

    name: str
    message: str
    severity: Severity = Severity.ERROR
    item: str = ""
    most: int = 0


def found(
    breaches: Iterable[Breach],
    what: str,
    at: Place | Iterable[Place],
    fixes: Edit[Any] | Iterable[Edit[Any]] = (),
    cites: str = "",
    *,
    name: str = "",
) -> Iterator[Finding]:
    """The findings of breaches; ``what`` is the thing that breaches, before the clause.

    ``name`` is the check that tells of them, where others tell of some.
    """
    for breach in breaches:
        if breach.name == (name or breach.name):
            yield Finding(
                f"{what}: {breach.message}.", at=at, fixes=fixes, severity=breach.severity, cites=cites
            )


class Check(Compared):
    """A check as a ruleset holds it.

    ``subject`` says what ``find`` gets: the ground of a board, a scene and its ground, or a card; the one check of
    ``acceptances`` gets those that no issue needs. ``settled_by`` names changes of a scene that settle the matter in
    the hexes they name, so that findings there are dropped. ``on_terms`` is what a shared check looks by once a ruleset
    has said on which terms; one that is ``asked`` has nothing to look at in a game that doesn't name it. Named with one
    of the terms ``besides`` it is a check besides that which every game has, and not that one under another name. A
    ``printed`` one is about what a map needs to be printed and played on, and not about the board of a LOS suite; a
    ``trial`` one about what is tried on a board, since cards have another for it. A check of cards waits until some of
    the map can be read; one that wants the ``whole_map`` until all of it can, for what it misses may lie on the rest.
    One that is ``mapless`` asks nothing of it. ``then`` names the checks of cards that tell of what the fixes of one of
    scenes leave behind: on a card they mend that, too.
    """

    uncompared = frozenset({"find", "on_terms"})

    name: str
    severity: Severity
    cites: str
    why: str
    find: Callable[..., Iterable[Finding]]
    subject: Subject = "board"
    settled_by: tuple[str, ...] = ()
    on_terms: Callable[..., Iterable[Finding]] | None = None
    asked: bool = False
    besides: frozenset[str] = frozenset()
    printed: bool = False
    trial: bool = False
    whole_map: bool = False
    mapless: bool = False
    then: tuple[str, ...] = ()

    __repr__ = told_without("find", "on_terms")

    def taken(self, terms: Terms) -> Check:
        """The check as it looks on a game's terms."""
        find = self.on_terms
        if find is None:
            return self
        return replace(self, find=lambda *what: find(*what, terms), trial=terms.flag("trial"))


def checks_in(module: ModuleType) -> list[Check]:
    """The checks that a module defines."""
    return [value for value in vars(module).values() if isinstance(value, Check)]


def board_check(
    severity: Severity, *, cites: str = "", settled_by: tuple[str, ...] = (), printed: bool = False
) -> Callable[[BoardFinder], Check]:
    """Make a check of what a board alone can show. A shared one is given its citation by each ruleset."""

    def check(find: BoardFinder) -> Check:
        made = _check(find, severity, cites=cites, subject="board", settled_by=settled_by)
        return replace(made, printed=printed)

    return check


def scene_check(
    severity: Severity, *, cites: str = "", name: str = "", trial: bool = False, then: tuple[str, ...] = ()
) -> Callable[[SceneFinder], Check]:
    """Make a check of a board under the changes, markers and conditions of a suite or scenario.

    ``name`` is given where it reports under the code of a board check that looks for the same thing; ``trial`` where
    cards have another check of it; ``then`` names checks of cards that its fixes lead on to.
    """

    def check(find: SceneFinder) -> Check:
        made = _check(find, severity, cites=cites, subject="scene", name=name)
        return replace(made, trial=trial, then=then)

    return check


def scenario_check(
    severity: Severity, *, cites: str = "", name: str = "", whole_map: bool = False, mapless: bool = False
) -> Callable[[ScenarioFinder], Check]:
    """Make a check of a scenario's card on its joined map; its fixes are edits of the scenario.

    ``name`` is given where it reports under the code of another check that looks for the same thing.
    """

    def check(find: ScenarioFinder) -> Check:
        made = _check(find, severity, cites=cites, subject="scenario", name=name)
        return replace(made, whole_map=whole_map, mapless=mapless)

    return check


def reading_check(
    read: Callable[[Card], Reading],
) -> Callable[..., Callable[[Callable[[Card, Reading], Iterable[Finding]]], Check]]:
    """What makes a game's checks of a card that get its reading, too; it is given what ``scenario_check`` is."""

    def check(
        severity: Severity, **given: Any
    ) -> Callable[[Callable[[Card, Reading], Iterable[Finding]]], Check]:
        def made(find: Callable[[Card, Reading], Iterable[Finding]]) -> Check:
            return scenario_check(severity, **given)(wraps(find)(lambda card: find(card, read(card))))

        return made

    return check


def shared_check(
    severity: Severity,
    *,
    subject: Subject = "scenario",
    asked: bool = False,
    besides: Iterable[str] = (),
    mapless: bool = False,
) -> Callable[[Callable[..., Iterable[Finding]]], Check]:
    """Make a check that games share, each on its own terms, which ``find`` gets last: its words, what it is about."""

    def check(find: Callable[..., Iterable[Finding]]) -> Check:
        made = _check(find, severity, cites="", subject=subject)
        made = replace(made, on_terms=find, asked=asked, besides=frozenset(besides), mapless=mapless)
        return made.taken(Terms())

    return check


def _check(
    find: Callable[..., Iterable[Finding]],
    severity: Severity,
    *,
    cites: str,
    subject: Subject,
    name: str = "",
    settled_by: tuple[str, ...] = (),
) -> Check:
    return Check(
        name=name or find.__name__.replace("_", "-"),
        severity=severity,
        cites=cites,
        why=inspect.getdoc(find) or "",
        find=find,
        subject=subject,
        settled_by=settled_by,
    )
