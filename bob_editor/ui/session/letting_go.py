"""Frees bit by bit what was kept for painting: that of a large board takes a tenth of a second."""

from collections.abc import Iterable
from time import perf_counter

from PySide6.QtCore import QTimer

_EVERY = 10
"""Milliseconds from one bit to the next."""

_SECONDS = 0.003


class LettingGo:
    """Takes what nobody needs any more, and lets go of it while the window goes on."""

    def __init__(self) -> None:
        self._things: list[object] = []
        self._timer = QTimer()
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._go_on)

    def take(self, things: Iterable[object]) -> None:
        """Nobody else holds them from now on."""
        self._things.extend(things)
        if self._things:
            self._timer.start()

    def _go_on(self) -> None:
        until = perf_counter() + _SECONDS
        while self._things and perf_counter() < until:
            self._things.pop()
        if not self._things:
            self._timer.stop()
