"""Frees what a closed document held where things hold each other, which only a search finds.

Python searches all that there is, or what is new. All, with many documents open, takes longer than the window may stand
still; so what hangs on the closed one is taken for new again, bit by bit, and the search is made among that alone.
"""

import ctypes
import gc
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from itertools import islice
from time import perf_counter
from types import ModuleType

from PySide6.QtCore import QObject, QTimer

AFTER = 300
"""Milliseconds from the opening of a document until what was made for it is settled: the picture is first."""

_EVERY = 10
"""Milliseconds from one bit to the next."""

_SECONDS = 0.003

_AT_ONCE = 100
"""Things between two looks at the clock."""

_SEARCHED = 5_000, 4, 400
"""How many things are new to Python's searches, how many times as many are searched once more, and after how many of
those all are: each but the last takes less than a frame."""

_SEARCHES = 2
"""What hears of another's end is found only once that is gone."""

_leave, _look_at = (ctypes.pythonapi[f"PyObject_GC_{name}"] for name in ("UnTrack", "Track"))
for _work in (_leave, _look_at):
    _work.argtypes, _work.restype = (ctypes.py_object,), None

_PROGRAM = (type, ModuleType)
"""What the program is made of, which is never given up."""

_trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None


def settle_soon(window: QObject) -> None:
    """Keep what is read and made for another document, once it is open, out of Python's own searches.

    Each would take longer than a frame.
    """
    if gc.get_threshold() != _SEARCHED:
        gc.freeze()
        gc.set_threshold(*_SEARCHED)
    QTimer.singleShot(AFTER, window, _settle)


def _settle() -> None:
    gc.collect()
    gc.freeze()
    _give_back()


class Tidying(QObject):
    """Takes what is closed, one after the other, and frees it while the window goes on."""

    def __init__(self) -> None:
        super().__init__()
        self._closed: list[list[QObject]] = []
        self._finding: Iterator[object] | None = None
        self._found: list[object] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._go_on)

    def take(self, window: QObject) -> None:
        """Nobody needs it any more, nor what it is made of; that is known only as long as it isn't deleted."""
        self._closed.append([window, *window.findChildren(QObject)])
        self._timer.start()

    def _go_on(self) -> None:
        if self._finding is None:
            self._finding = _hanging_on(self._closed.pop(0))
        until = perf_counter() + _SECONDS
        while perf_counter() < until:
            found = len(self._found)
            self._found += islice(self._finding, _AT_ONCE)
            if len(self._found) == found:
                self._free()
                return

    def _free(self) -> None:
        self._finding = None
        gc.freeze()
        # In another turn, for those of a large board are many.
        values = [one for one in self._found if _is_value(type(one))]
        _take_for_new([one for one in self._found if not _is_value(type(one))])
        self._found.clear()
        for _ in range(_SEARCHES):
            gc.collect()
        gc.freeze()
        QTimer.singleShot(0, self, values.clear)
        if not self._closed:
            self._timer.stop()
            QTimer.singleShot(_EVERY, self, _give_back)


def _hanging_on(things: list[QObject]) -> Iterator[object]:
    """These, all that they hold, and what that holds; but not what the program is made of."""
    seen = {id(getattr(module, "__dict__", None)) for module in [*sys.modules.values()]}
    left: list[object] = [*things]
    while left:
        one = left.pop()
        if id(one) not in seen and gc.is_tracked(one) and not issubclass(type(one), _PROGRAM):
            seen.add(id(one))
            left += () if _is_value(type(one)) else gc.get_referents(one)
            yield one


def _is_value(kind: type) -> bool:
    """Whether such a thing knows nothing of the window that shows it, so that it goes with the last that holds it."""
    room = str(kind.__module__)
    if room.startswith("PySide6."):
        return not issubclass(kind, QObject)
    return room.startswith("bob_editor.") and not room.startswith(("bob_editor.ui.", "bob_editor.editing."))


def _take_for_new(things: Sequence[object]) -> None:
    """Have the searches for what is new look among them: what begins to be looked at by those is new to them."""
    # In one call, in which no other thread has its turn: a dict that isn't looked at begins to be when something is put
    # into it, and Python ends where that begins twice.
    deque(zip(map(_leave, things), map(_look_at, things), strict=True), maxlen=0)


def _give_back() -> None:
    """Give the system what is free: glibc keeps a tenth of the program's memory for later."""
    if _trim is not None:
        _trim(0)
