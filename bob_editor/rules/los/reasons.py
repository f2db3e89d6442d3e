"""The reasons of an answer, the one that decides first; the others are looked for when somebody asks."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar, overload

from bob_editor.rules.los.answer import Answer, Modifier, Reason, Verdict
from bob_editor.rules.los.later import Later, MadeLater

Thread = TypeVar("Thread")
"""Whatever a game keeps of a thread to explain it."""


class _FirstApart(MadeLater[Reason]):
    """Reasons of which the first can be had without the others."""

    __slots__ = ()

    @property
    @abstractmethod
    def first(self) -> Reason:
        """The reason that decides."""

    @overload
    def __getitem__(self, place: int) -> Reason: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Reason, ...]: ...

    def __getitem__(self, place: int | slice) -> Reason | tuple[Reason, ...]:
        return self.first if place == 0 else self.all[place]

    def __bool__(self) -> bool:
        return True


class Reasons(_FirstApart, Generic[Thread]):
    """The reasons of a blocked line: ``first`` is at hand, the others in order along the thread are made at need.

    ``others`` makes them, given what the game keeps of the thread and the first reason. Most who ask for a verdict
    read why it is blocked, and only the argument in full wants every obstacle behind that one.
    """

    __slots__ = ("first", "made", "others", "thread")

    first: Reason

    def __init__(
        self, first: Reason, others: Callable[[Thread, Reason], tuple[Reason, ...]], thread: Thread
    ) -> None:
        self.first = first
        self.others = others
        self.thread = thread
        self.made: tuple[Reason, ...] | None = None

    @property
    def all(self) -> tuple[Reason, ...]:
        """Every reason."""
        if self.made is None:
            self.made = (self.first, *self.others(self.thread, self.first))
        return self.made


def stopped_by(
    length: int, first: Reason, others: Callable[[Thread, Reason], tuple[Reason, ...]], thread: Thread
) -> Answer:
    """The answer for a line that is blocked outright, with its ``Reasons``: what most lines come to.

    The reasons are made without a call of what makes them otherwise, which would take as long as the rest.
    """
    reasons: Reasons[Thread] = _made(Reasons)
    reasons.first, reasons.others, reasons.thread, reasons.made = first, others, thread, None
    return Answer("blocked", length, reasons)


def hindered_by(
    hindrance: int,
    length: int,
    first: Reason,
    others: Callable[[Thread, Reason], tuple[Reason, ...]],
    thread: Thread,
    adding: Callable[[Thread, int], Iterable[Modifier]],
) -> Answer:
    """Likewise for a line that is hindered by so much, or clear where that is 0; ``adding`` makes its modifiers."""
    reasons: Reasons[Thread] = _made(Reasons)
    reasons.first, reasons.others, reasons.thread, reasons.made = first, others, thread, None
    verdict: Verdict = "hindered" if hindrance else "clear"
    return Answer(verdict, length, reasons, False, hindrance, Later(adding, thread, hindrance))


_made = object.__new__


class ReasonsLater(_FirstApart, Generic[Thread]):
    """The reasons of a line of which even the first is made when it is asked for, and then without the others.

    ``first`` makes it and ``every`` makes all, each given what the game keeps of the thread.
    """

    __slots__ = ("_all", "_every", "_first", "_first_made", "_thread")

    def __init__(
        self,
        first: Callable[[Thread], Reason],
        every: Callable[[Thread], tuple[Reason, ...]],
        thread: Thread,
    ) -> None:
        self._first = first
        self._every = every
        self._thread = thread
        self._first_made: Reason | None = None
        self._all: tuple[Reason, ...] | None = None

    @property
    def all(self) -> tuple[Reason, ...]:
        """Every reason."""
        if self._all is None:
            self._all = self._every(self._thread)
        return self._all

    @property
    def first(self) -> Reason:
        """The reason that decides."""
        if self._first_made is None:
            self._first_made = self._first(self._thread) if self._all is None else self._all[0]
        return self._first_made
