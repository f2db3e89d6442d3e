"""Small things that are done one after the other, each in its turn of the event loop, so that the window isn't held."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class InTurn(QObject):
    """What a form shows as it comes: rows of files that must be read, pictures that must be painted.

    It ends with its parent, whatever is still to be done then.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[Callable[[], object]] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        """Whether something is still to be done."""
        return bool(self._waiting)

    def add(self, do: Callable[[], object]) -> None:
        """Do this too, after what came before."""
        self._waiting.append(do)
        self._timer.start()

    def clear(self) -> None:
        """Leave what is still to be done."""
        self._waiting.clear()
        self._timer.stop()

    def _next(self) -> None:
        if self._waiting:
            self._waiting.popleft()()
        if not self._waiting:
            self._timer.stop()
