"""Long work beside the window: told how far it is, stopped when asked, its outcome handed back to the window."""

import threading
from collections.abc import Callable, Generator
from inspect import GEN_RUNNING, getgeneratorstate
from time import monotonic
from typing import Literal, TypeGuard
from weakref import ref

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from bob_editor.errors import Cancelled
from bob_editor.ui.session.beside.turns import Turns

Progress = Callable[[int, int], object]
Task = Callable[[Progress, Callable[[], bool]], object]
"""Does the work; it is given what to tell its progress to, and what to ask whether it is to stop."""

BESIDE = "beside the window"
"""What threads of work are called."""

TELL_EVERY = 0.05
"""Seconds between two tellings of progress."""


class Work(QObject):
    """One piece of work on a thread of its own; its signals arrive on the window's thread.

    The task must not touch what the window may change: give it frozen values, and let it make its own ``Sight``.
    """

    progressed = Signal(int, int)
    done = Signal(object)
    failed = Signal(object)
    """It ended with an exception, which this carries; not where it was cancelled."""

    def __init__(self, task: Task) -> None:
        super().__init__()
        self._task: Task | None = task
        self._stop = threading.Event()
        self._told = 0.0
        self._thread = threading.Thread(target=self._run, daemon=True, name=BESIDE)

    def start(self) -> None:
        """Begin."""
        self._thread.start()

    def cancel(self) -> None:
        """Stop soon; nothing is heard of it any more."""
        self._stop.set()

    def join(self) -> None:
        """Stop, and wait until it has."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()

    @property
    def running(self) -> bool:
        """Whether it goes on."""
        return self._thread.is_alive()

    def _run(self) -> None:
        # What it works on, often a whole board, isn't kept for longer than it takes.
        task, self._task = self._task, None
        assert task is not None
        try:
            outcome = task(self._progress, self._stop.is_set)
        except Cancelled:
            return
        except Exception as error:  # noqa: BLE001 - it is raised again where the window can show it
            self._tell("failed", error)
            return
        del task
        self._tell("done", outcome)

    def _tell(self, signal: Literal["done", "failed"], what: object) -> None:
        if self._stop.is_set():
            return
        try:
            getattr(self, signal).emit(what)
        except RuntimeError:
            # Where the program has ended meanwhile, Qt has let go of this object, and nobody is there to hear of it.
            if isValid(self):
                raise

    def _progress(self, done: int, total: int) -> None:
        now = monotonic()
        if (done == total > 0 or now - self._told >= TELL_EVERY) and not self._stop.is_set():
            self._told = now
            self.progressed.emit(done, total)


def telling(progress: Progress, stopped: Callable[[], bool]) -> Progress:
    """A telling of progress that ends the work, by raising ``Cancelled``, where it is to stop."""

    def tell(done: int, total: int) -> None:
        if stopped():
            raise Cancelled("This was stopped.")
        progress(done, total)

    return tell


def pacing(progress: Progress, stopped: Callable[[], bool]) -> Callable[[], object]:
    """What painting asks now and then, and which ends it where it is to stop; how far it is isn't known."""
    tell = telling(progress, stopped)
    return lambda: tell(0, 0)


class Worker(QObject):
    """One piece of work at a time: a new one stops the one before, whose outcome is never heard of.

    It is under way until its outcome is handed on, which may take several turns.
    """

    progressed = Signal(int, int)
    changed = Signal()
    """Work began or ended."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Work | None = None
        self._left: list[Work] = []
        self._turns: Turns[object] | None = None
        # One that is due at once would come before what is to be laid out and painted.
        self._next_turn = QTimer(self)
        self._next_turn.setSingleShot(True)
        self._next_turn.setInterval(1)
        self._next_turn.timeout.connect(self._turn)

    @property
    def busy(self) -> bool:
        """Whether work is under way."""
        return self._work is not None or self._turns is not None

    @property
    def hands_on(self) -> bool:
        """Whether the work is done, and its outcome is being handed on."""
        return self._turns is not None

    def begin(self, task: Task, then: Callable[[object], object]) -> None:
        """Do a task, then hand its outcome on; where that gives ``Turns``, in so many."""
        self.cancel()
        work = Work(task)
        self._work = work
        # Not the work itself: it would hold what holds it, in Qt, where Python never finds the circle.
        place = ref(work)
        work.progressed.connect(lambda done, total: self._told(place(), done, total))
        work.done.connect(lambda outcome: self._ended(place(), outcome, then))
        work.failed.connect(lambda error: self._failed(place(), error))
        work.start()
        self.changed.emit()

    def cancel(self) -> None:
        """Stop what is under way."""
        work, self._work = self._work, None
        turns, self._turns = self._turns, None
        self._left = [one for one in self._left if one.running]
        if work is not None:
            work.cancel()
            # Kept until its thread has ended: a signal of an object that is gone would be a fault.
            self._left.append(work)
        if turns is not None and getgeneratorstate(turns) != GEN_RUNNING:
            turns.close()
        if work is not None or turns is not None:
            self.changed.emit()

    def end(self) -> None:
        """Stop all, and wait until it has."""
        self.cancel()
        for one in self._left:
            one.join()
        self._left = []

    def _goes_on(self, work: Work | None) -> TypeGuard[Work]:
        """Whether this is the work under way; with a window that is gone nothing is."""
        return work is not None and work is self._work and isValid(self)

    def _told(self, work: Work | None, done: int, total: int) -> None:
        if self._goes_on(work):
            self.progressed.emit(done, total)

    def _ended(self, work: Work | None, outcome: object, then: Callable[[object], object]) -> None:
        if self._goes_on(work):
            self._work = None
            self._left.append(work)
            try:
                found = then(outcome)
                if isinstance(found, Generator):
                    self._turns = found
                    self._next_turn.start()
            finally:
                if self._turns is None:
                    self.changed.emit()

    def _turn(self) -> None:
        """Do the next turn of handing an outcome on."""
        turns, ended = self._turns, True
        if turns is None:
            return
        try:
            next(turns)
            ended = False
        except StopIteration:
            pass
        finally:
            if turns is not self._turns:
                # It was left meanwhile, as by an answer to a question.
                turns.close()
            elif ended:
                self._turns = None
                self.changed.emit()
            else:
                self._next_turn.start()

    def _failed(self, work: Work | None, error: Exception) -> None:
        if self._goes_on(work):
            self._work = None
            self._left.append(work)
            self.changed.emit()
            raise error
