"""Checking that follows what is edited: at once where that is cheap, else beside the window."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from time import perf_counter
from typing import Generic, TypeVar

from psygnal import Signal

from bob_editor.errors import Cancelled
from bob_editor.rules.game import game_of
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.ruleset import Ruleset

FRAME = 0.004
"""Seconds that checking may take of the frame in which an edit is shown."""

LONG = 0.05
"""Seconds of checking from which on it is done beside the window."""

A_HEX = 0.0005
"""Seconds that the checks of a hex may take, before it is known what they do: on drawn boards the first run is long."""

Found = tuple[Issue, ...]
Pace = Callable[[], object]
"""Called between two checks: it waits while the window needs the machine, and raises where checking is to stop."""

Task = Callable[[Pace], Found | None]
Beside = Callable[[Task, Callable[[Found | None], None]], None]
"""Does a task beside the window, at the pace that it is given, then hands its outcome on, on the window's thread."""

Subject = TypeVar("Subject")


def fits_in(hexes: int) -> bool:
    """Whether what has so many hexes is checked in the window, as it is opened."""
    return hexes * A_HEX <= LONG


class _Overtaken(Exception):
    """What is being checked was edited meanwhile."""


class LiveChecks(ABC, Generic[Subject]):
    """What is wrong with something now.

    ``changed`` tells that ``issues`` is another tuple, or has come to be ``known``. The window calls
    ``refresh_changed`` at every edit and ``refresh`` when the user pauses; where all checks fit into a frame, the first
    already does it all. Where they take long they go through ``beside``, if there is one: one task at a time, which
    ends early when an edit overtakes it.
    """

    changed = Signal()

    def __init__(self) -> None:
        self.issues: Found = ()
        self.known = False
        """Whether what is open was checked at all; until then ``issues`` may be those of what was open before."""
        self.beside: Beside | None = None
        self._of: Subject | None = None
        self._asked: Subject | None = None
        self._overtaken = False
        self._took: float | None = None
        self._on_it_then = 0

    @abstractmethod
    def _subject(self) -> Subject | None:
        """What is to be checked as it is now; another object after every edit, None for nothing."""

    @abstractmethod
    def _find(self, subject: Subject, pace: Pace) -> Found:
        """All that is wrong with it."""

    @abstractmethod
    def _find_alike(self, subject: Subject, code: str) -> Found:
        """What is wrong with it by one check; it may say more."""

    @abstractmethod
    def _ruleset(self, subject: Subject) -> Ruleset:
        """The rules that it is held to."""

    @abstractmethod
    def _hexes(self, subject: Subject) -> int:
        """How many hexes it has."""

    def _on_it(self, subject: Subject) -> int:
        """How much is on those hexes, as far as that tells how long checking takes."""
        del subject
        return 0

    @property
    def stale(self) -> bool:
        """Whether it was edited since its issues were found."""
        return self._of is not self._subject()

    def now(self, issue: Issue) -> Found:
        """Those of an issue's kind as they are now: what is known, or found anew where it was edited since."""
        subject = self._subject()
        if subject is None:
            return ()
        return self._find_alike(subject, issue.code) if self.stale else self.issues

    @property
    def took(self) -> float:
        """How long checking took the last time, in seconds, without the waiting; 0 where that isn't known."""
        return self._took or 0.0

    def forget(self) -> None:
        """Another is open: what is under way is of one that is no more, and how long it took says nothing."""
        self._asked = None
        self._overtaken = True
        self._took = None
        self.known = False

    def begin(self) -> None:
        """Another is open: check it where that holds nobody up, else ``refresh`` does once it is seen."""
        self.forget()
        subject = self._subject()
        if subject is not None and (self.beside is None or self._fits_in(subject)):
            self.refresh()

    def clear(self) -> None:
        """Nothing is open, or another of which nothing is known yet."""
        self.forget()
        self._of = None
        self._put((), known=False)

    def refresh_changed(self) -> None:
        """It was edited: bring the issues up to date if that fits into a frame; ``refresh`` does it else."""
        self._overtaken = True
        subject = self._subject()
        if subject is None or self._took is None or self._expected(subject) <= FRAME:
            self.refresh()

    def _expected(self, subject: Subject) -> float:
        """Seconds that checking it takes: where much has come onto it at once, in proportion longer than it did."""
        if self._took is None:
            return A_HEX * self._hexes(subject)
        return self._took * max(1, self._on_it(subject) / max(1, self._on_it_then))

    def _fits_in(self, subject: Subject) -> bool:
        return self._expected(subject) <= LONG

    def refresh(self) -> None:
        """Check it as it is now, unless that was done or is under way."""
        subject = self._subject()
        if subject is None or subject is self._of or self._asked is not None:
            return
        if self.beside is None or self._fits_in(subject):
            self._of = subject
            self._put(self._timed(subject, _at_once))
            return
        self._asked = subject
        self._overtaken = False
        self.beside(lambda pace: self._in_time(subject, pace), lambda found: self._answered(subject, found))

    def _in_time(self, subject: Subject, pace: Pace) -> Found | None:
        """Beside the window: what is found; None where an edit overtook it."""

        def go_on() -> None:
            pace()
            if self._overtaken:
                raise _Overtaken

        try:
            go_on()
            # They are loaded once, which says nothing of how long they take.
            _ = game_of(self._ruleset(subject)).checks
            return self._timed(subject, go_on)
        except _Overtaken:
            return None
        except Cancelled:
            raise
        except Exception:
            # The fault comes up in the window; the next edit is checked all the same.
            if self._asked is subject:
                self._asked = None
            raise

    def _timed(self, subject: Subject, pace: Pace) -> Found:
        waited = 0.0

        def timed_pace() -> None:
            nonlocal waited
            before = perf_counter()
            pace()
            waited += perf_counter() - before

        started = perf_counter()
        found = self._find(subject, timed_pace)
        self._took, self._on_it_then = perf_counter() - started - waited, self._on_it(subject)
        return found

    def _answered(self, subject: Subject, found: Found | None) -> None:
        if self._asked is not subject:
            return
        self._asked = None
        if found is not None and subject is self._subject():
            self._of = subject
            self._put(found)
        else:
            self.refresh()

    def _put(self, found: Found, *, known: bool = True) -> None:
        # Issues that read the same may still have other fixes: those of the value that was checked last.
        differs = found != self.issues or known != self.known
        self.issues, self.known = found, known
        if differs:
            self.changed.emit()


def _at_once() -> None:
    """The pace of checks that hold up the window: none."""
