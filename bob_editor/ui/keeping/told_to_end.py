"""Ended from without, as by Ctrl-C, a shutdown or the end of a login: work is kept aside first, and nobody is asked."""

import os
import signal
import socket
from collections.abc import Callable
from threading import Event, Thread

from PySide6.QtCore import QObject, Qt, Signal

PATIENCE = 5.0
"""Seconds after which a window that is busy ends as it is."""

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class ToldToEnd(QObject):
    """Listens until ``end``; ``keep`` keeps what isn't saved aside. What the shell has it ignore it ignores."""

    _told = Signal(int)

    def __init__(self, keep: Callable[[], object]) -> None:
        super().__init__()
        self._keep = keep
        self._over = Event()
        self._told.connect(self._end_program, Qt.ConnectionType.QueuedConnection)
        hears, self._tells = socket.socketpair()
        self._tells.setblocking(False)
        signal.set_wakeup_fd(self._tells.fileno())
        numbers = (getattr(signal, name) for name in _NAMES if hasattr(signal, name))
        # Heard of beside: a handler of Python's own would come in the midst of an edit, or late.
        self._former = {
            one: signal.signal(one, lambda *_: None)
            for one in numbers
            if signal.getsignal(one) is not signal.SIG_IGN
        }
        Thread(target=self._listen, args=(hears,), daemon=True).start()

    def end(self) -> None:
        """Listen no more."""
        self._over.set()
        for one, former in self._former.items():
            signal.signal(one, former)
        signal.set_wakeup_fd(-1)
        self._tells.close()

    def _listen(self, hears: socket.socket) -> None:
        with hears:
            number = next(iter(hears.recv(1)), 0)
        if number and not self._over.is_set():
            self._told.emit(number)
            if not self._over.wait(PATIENCE):
                _end_at_once(number)

    def _end_program(self, number: int) -> None:
        try:
            self._keep()
        finally:
            _end_at_once(number)


def _end_at_once(number: int) -> None:
    """What is kept aside stays, and is offered at the next start."""
    os._exit(128 + number)
