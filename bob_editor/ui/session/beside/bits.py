"""Does bit by bit what the first edit would wait for, while the window goes on."""

from collections.abc import Iterator
from time import thread_time

from PySide6.QtCore import QTimer

_EVERY = 10
"""Milliseconds from one bit to the next."""

_SECONDS = 0.003


class Bits:
    """Takes the steps of something, some in each turn of the window's event loop; of two things the later one alone."""

    def __init__(self) -> None:
        self._steps: Iterator[object] = iter(())
        self._timer = QTimer()
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._go_on)

    def take(self, steps: Iterator[object]) -> None:
        """Do this from now on; it may stop anywhere."""
        self._steps = steps
        self._timer.start()

    def leave(self) -> None:
        """What isn't done isn't needed any more."""
        self.take(iter(()))

    def _go_on(self) -> None:
        until = thread_time() + _SECONDS
        for _ in self._steps:
            if thread_time() > until:
                return
        self._timer.stop()
