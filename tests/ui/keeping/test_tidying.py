"""What was closed is freed, and to find it not everything is searched."""

import gc
import sys
import weakref
from collections.abc import Iterator
from threading import Event, Thread

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.ui.keeping import tidying
from bob_editor.ui.keeping.tidying import Tidying, settle_soon


@pytest.fixture
def searched_between_tests() -> None:
    """Here it is what is tested."""


@pytest.fixture(autouse=True)
def settled() -> Iterator[None]:
    """What is made from here on is searched by nobody but who is tested."""
    gc.collect()
    yield
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Ring:
    """Holds itself, and what it is given."""

    def __init__(self, held: object = None) -> None:
        self.me, self.held = self, held


class Part(QObject):
    """Of a window: holds much."""

    def __init__(self, held: object, window: QObject) -> None:
        super().__init__(window)
        self.ring = Ring(held)


def _take(tidy: Tidying, held: object) -> weakref.ref[Ring]:
    window = QObject()
    gone = weakref.ref(Part(held, window).ring)
    # What was open for long isn't new.
    gc.freeze()
    tidy.take(window)
    window.deleteLater()
    return gone


def test_what_was_closed_goes(qapp: QApplication, qtbot: QtBot) -> None:
    """One after the other, whatever hangs on it."""
    tidy = Tidying()
    inner = [Ring() for _ in range(3)]
    inside = [weakref.ref(one) for one in inner]
    gone = [_take(tidy, one) for one in inner]
    del inner
    qtbot.waitUntil(lambda: all(one() is None for one in (*gone, *inside)))


def test_values_go_with_what_shows_them(qapp: QApplication, qtbot: QtBot) -> None:
    """They hold nothing that shows them, so they needn't be searched: of a large board they are many."""
    tidy, board = Tidying(), Board(Grid(4, 4), "memoir-44")
    gone = weakref.ref(board)
    window = QObject()
    part = Part(board, window)
    looked = [type(one) for one in tidying._hanging_on([part])]
    assert Board in looked
    assert Grid not in looked
    tidy.take(window)
    del board, part, window
    qtbot.waitUntil(lambda: gone() is None)


def test_what_others_hold_stays(qapp: QApplication, qtbot: QtBot) -> None:
    """What hangs on the closed one as well as on another goes with the last of them."""
    tidy, shared = Tidying(), Ring()
    gone = _take(tidy, shared)
    qtbot.waitUntil(lambda: gone() is None)
    assert shared.me is shared
    still = weakref.ref(shared)
    del shared
    assert still() is not None
    gc.unfreeze()
    gc.collect()
    assert still() is None


def test_no_more_is_searched(qapp: QApplication, qtbot: QtBot) -> None:
    """What else there is takes no time, whether anybody holds it or not."""
    elsewhere = weakref.ref(Ring())
    tidy = Tidying()
    gone = _take(tidy, None)
    qtbot.waitUntil(lambda: gone() is None)
    assert elsewhere() is not None


def test_much_is_gone_through_bit_by_bit(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window goes on meanwhile, and nothing is torn apart."""
    monkeypatch.setattr(tidying, "_AT_ONCE", 10)
    now = iter(range(1_000_000))
    monkeypatch.setattr(tidying, "perf_counter", lambda: next(now) * tidying._SECONDS / 3)
    tidy, many = Tidying(), [Ring() for _ in range(100)]
    gone = _take(tidy, many)
    last = weakref.ref(many[-1])
    del many
    for _ in range(5):
        tidy._go_on()
        assert gone() is not None
        assert last() is not None
    qtbot.waitUntil(lambda: gone() is None and last() is None)


def test_other_threads_never_see_it_half_done() -> None:
    """What one of them puts into a dict then would end the program."""
    begun, done = Event(), Event()
    one: list[object] = []
    seen: set[bool] = set()

    def look() -> None:
        while not done.is_set():
            seen.add(gc.is_tracked(one))
            begun.set()

    turns, thread = sys.getswitchinterval(), Thread(target=look)
    sys.setswitchinterval(1e-6)
    thread.start()
    try:
        assert begun.wait(10)
        for _ in range(200):
            tidying._take_for_new([one] * 200)
    finally:
        done.set()
        thread.join()
        sys.setswitchinterval(turns)
    assert seen == {True}


def test_what_is_opened_is_kept_out_of_searches(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A moment later, and what was dropped until then goes before."""
    monkeypatch.setattr(tidying, "AFTER", 5)
    before, window = gc.get_freeze_count(), QObject()
    gone, kept = weakref.ref(Ring()), [Ring() for _ in range(1_000)]
    settle_soon(window)
    assert gone() is not None
    qtbot.waitUntil(lambda: gone() is None)
    assert gc.get_freeze_count() >= before + len(kept)
