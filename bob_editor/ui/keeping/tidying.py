"""Searches for what nobody holds any more while the user rests: of a large board the search is felt."""

import ctypes
import gc
import sys

from PySide6.QtCore import QObject, QTimer

from bob_editor.ui.session.beside.stillness import Stillness

LOOK_EVERY = 1_000
"""Milliseconds after which it is looked whether the user rests."""

RESTING = 3.0
"""Seconds without mouse, keys and edits after which the user isn't about to do something."""

MOST = 5
"""Documents that are opened or closed until it is done without a rest: else a day without one would fill the memory."""

AFTER = 300
"""Milliseconds from the last of them: the picture is first."""


class Tidying(QObject):
    """Keeps what was read and made for a document out of Python's own searches, each of which took longer than a frame.

    What a closed document held is free only once it is looked for; that is done once after each closing.
    """

    def __init__(self, stillness: Stillness, parent: QObject) -> None:
        super().__init__(parent)
        self._stillness = stillness
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        self._waiting = 0
        self._holds = False

    def opened(self, *, empty: bool) -> None:
        """Another document is open, or none; where there was one before, it is given up."""
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)
        if self._holds:
            self.soon()
        self._holds = not empty

    def soon(self) -> None:
        """A document was given up."""
        self._waiting += 1
        if self._waiting >= MOST:
            QTimer.singleShot(AFTER, self, self._tidy)
        self._timer.start()

    def _look(self) -> None:
        if self._stillness.rests(RESTING):
            self._tidy()

    def _tidy(self) -> None:
        if self._waiting:
            self._timer.stop()
            self._waiting = 0
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            QTimer.singleShot(0, self, _give_back)


def _give_back() -> None:
    """Give the system what is free: glibc keeps a tenth of the program's memory for later."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
