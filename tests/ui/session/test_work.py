"""Work beside the window: it tells, ends, stops, and its faults come up where the window can show them."""

import gc
import threading
import time
import weakref
from collections.abc import Callable
from typing import NoReturn

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from bob_editor.errors import Cancelled
from bob_editor.ui.session.beside.long_work import LongWork
from bob_editor.ui.session.beside.shared_work import SharedWork
from bob_editor.ui.session.beside.turns import Turns
from bob_editor.ui.session.beside.work import Work, Worker

Progress = Callable[[int, int], object]


def test_an_outcome_is_handed_back(qtbot: QtBot, qapp: object) -> None:
    """On the window's own thread, after the progress was told."""
    parent = QObject()
    worker = Worker(parent)
    told, got = [], []
    worker.progressed.connect(lambda done, total: told.append((done, total)))

    def task(progress: Progress, _cancelled: Callable[[], bool]) -> object:
        progress(3, 3)
        return threading.current_thread() is threading.main_thread()

    worker.begin(
        task, lambda outcome: got.append((outcome, threading.current_thread() is threading.main_thread()))
    )
    assert worker.busy
    qtbot.waitUntil(lambda: bool(got))
    assert got == [(False, True)]
    assert told == [(3, 3)]
    assert not worker.busy


def test_an_outcome_is_handed_on_in_turns(qtbot: QtBot, qapp: object) -> None:
    """What the event loop has to do comes in between; what is left midway clears away, and nothing more comes of it."""
    worker = Worker(parent := QObject())
    met: list[object] = []
    ticks = QTimer(parent)
    ticks.timeout.connect(lambda: met.append("tick"))
    ticks.start(0)

    def turns(outcome: object) -> Turns[None]:
        try:
            for number in (1, 2):
                met.append((outcome, number))
                assert worker.busy
                yield
        finally:
            met.append("cleared")

    worker.begin(lambda *_: "a", turns)
    qtbot.waitUntil(lambda: not worker.busy)
    first, second = met.index(("a", 1)), met.index(("a", 2))
    assert "tick" in met[first:second]
    assert "cleared" in met[second:]
    worker.begin(lambda *_: "b", turns)
    ticks.timeout.connect(lambda: worker.cancel() if ("b", 1) in met else None)
    qtbot.waitUntil(lambda: not worker.busy)
    assert [one for one in met[met.index(("b", 1)) :] if one != "tick"] == [("b", 1), "cleared"]


def test_what_is_cancelled_is_not_heard_of(qtbot: QtBot, qapp: object) -> None:
    """A new task stops the former, whose outcome never comes."""
    parent = QObject()
    worker = Worker(parent)
    stopped = threading.Event()
    got: list[object] = []

    def endless(_progress: Progress, cancelled: Callable[[], bool]) -> object:
        while not cancelled():
            threading.Event().wait(0.005)
        stopped.set()
        raise Cancelled("Stopped.")

    worker.begin(endless, got.append)
    worker.begin(lambda _progress, _cancelled: "second", got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert stopped.wait(5)
    assert got == ["second"]
    worker.end()


def test_a_fault_comes_up_in_the_window(qtbot: QtBot, qapp: object) -> None:
    """An exception of the task is raised on the window's thread, where the crash dialog sees it.

    Where what comes after the task fails, the work has ended all the same: else the window would wait for ever.
    """
    parent = QObject()
    worker = Worker(parent)
    heard: list[bool] = []
    worker.changed.connect(lambda: heard.append(worker.busy))

    def torn(*_given: object) -> NoReturn:
        raise ValueError("torn")

    for task, then in ((torn, print), (lambda *_given: 5, torn)):
        with qtbot.captureExceptions() as caught:
            worker.begin(task, then)
            qtbot.waitUntil(lambda: bool(caught))
        assert "torn" in str(caught[0][1])
    assert heard == [True, False] * 2


def test_what_was_worked_on_is_not_kept(qtbot: QtBot, qapp: object) -> None:
    """Each task holds a board or more: after a day of checking there would be hundreds of them."""

    class Board:
        """Something large."""

    gc.collect()
    before = sum(isinstance(one, Work) for one in gc.get_objects())
    parent = QObject()
    worker = Worker(parent)
    boards: list[weakref.ref[Board]] = []
    got: list[object] = []

    def task_on(board: Board) -> Callable[[Progress, Callable[[], bool]], object]:
        boards.append(weakref.ref(board))
        return lambda _progress, _stopped: board is not None

    for number in range(5):
        worker.begin(task_on(Board()), got.append)
        qtbot.waitUntil(lambda number=number: len(got) == number + 1)
    worker.end()
    gc.collect()
    assert [one() for one in boards] == [None] * 5
    assert sum(isinstance(one, Work) for one in gc.get_objects()) <= before


def test_work_that_outlives_the_program_says_nothing() -> None:
    """Qt may have let go of it, as the program ends, before its thread has."""
    work = Work(lambda _progress, _stopped: 1)
    delete(work)
    work._run()
    work = Work(lambda _progress, _stopped: 1 / 0)
    delete(work)
    work._run()


def test_what_comes_in_between_is_named(qtbot: QtBot, qapp: object) -> None:
    """Work that stops other work says what it is, not nothing."""
    parent = QObject()
    work = LongWork(parent)
    gate = threading.Event()
    for what in ("First", "Second"):
        work.do(what, lambda *_: gate.wait(10), lambda _outcome: None, lambda _error: None)
        assert work.what == what
    gate.set()
    qtbot.waitUntil(lambda: not work.busy)
    assert not work.what


def test_what_is_asked_for_meanwhile_waits_for_its_turn(qtbot: QtBot, qapp: object) -> None:
    """Nothing is given up for other work but what is of its own kind; who leaves one has the next."""
    parent = QObject()
    work = SharedWork(parent)
    gate, got = threading.Event(), list[object]()

    def ask(what: str, kind: str = "") -> None:
        def task(*_given: object) -> str:
            gate.wait(10)
            return what

        work.do(what, task, got.append, lambda _error: None, kind=kind)

    ask("Tracing woods", "trace")
    ask("Pasting")
    ask("Tracing a road", "trace")
    assert work.what == "Tracing a road … Pasting"
    ask("Opening")
    ask("Tracing a stream", "trace")
    assert work.what == "Tracing a stream … Pasting … Opening"
    work.cancel()
    assert work.what == "Pasting … Opening"
    gate.set()
    qtbot.waitUntil(lambda: got == ["Pasting", "Opening"])
    assert not work.busy
    gate.clear()
    ask("Pasting")
    ask("Opening")
    work.end()
    assert not work.busy
    gate.set()
    got.clear()
    work.do("Looking", lambda *_: None, lambda _none: ask("Opening the next"), lambda _error: None)
    ask("Pasting")
    qtbot.waitUntil(lambda: len(got) == 2)
    assert got == ["Pasting", "Opening the next"], (
        "what follows from one isn't before what was asked for meanwhile"
    )


def test_what_writes_has_cleared_away_before_the_end(qtbot: QtBot, qapp: object) -> None:
    """A pack that is being unpacked as the program ends would leave half a folder behind."""
    parent = QObject()
    work, begun, cleared = SharedWork(parent), threading.Event(), list[bool]()

    def task(_progress: Progress, stopped: Callable[[], bool]) -> object:
        begun.set()
        while not stopped():
            time.sleep(0.001)
        time.sleep(0.02)
        cleared.append(True)
        raise Cancelled("It is gone.")

    work.do("Unpacking", task, lambda _outcome: None, lambda _error: None, writes=True)
    assert begun.wait(10)
    work.end()
    assert cleared
