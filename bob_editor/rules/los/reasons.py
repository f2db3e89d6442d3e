"""The reasons of an answer, the one that decides first; the others are looked for when somebody asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, overload

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.later import MadeLater

Thread = TypeVar("Thread")
"""Whatever a game keeps of a thread to explain it."""


class Reasons(MadeLater[Reason], Generic[Thread]):
    """The reasons of a blocked line: ``first`` is at hand, the others in order along the thread are made at need.

    ``others`` makes them, given what the game keeps of the thread and the first reason. Most who ask for a verdict
    read why it is blocked, and only the argument in full wants every obstacle behind that one.
    """

    __slots__ = ("_all", "_others", "_thread", "first")

    def __init__(
        self, first: Reason, others: Callable[[Thread, Reason], tuple[Reason, ...]], thread: Thread
    ) -> None:
        self.first = first
        self._others = others
        self._thread = thread
        self._all: tuple[Reason, ...] | None = None

    @property
    def all(self) -> tuple[Reason, ...]:
        """Every reason."""
        if self._all is None:
            self._all = (self.first, *self._others(self._thread, self.first))
        return self._all

    @overload
    def __getitem__(self, place: int) -> Reason: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Reason, ...]: ...

    def __getitem__(self, place: int | slice) -> Reason | tuple[Reason, ...]:
        return self.first if place == 0 else self.all[place]

    def __bool__(self) -> bool:
        return True
