"""Searches for what nobody holds any more, on the window's thread alone.

Python searches on whichever thread happens to make something new. Where that is one beside the window, what it finds
of closed dialogs and windows is taken apart there: Qt crashes, or waits for the window's thread, which waits for
Python, for ever.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimerEvent

LOOK_EVERY = 50
"""Milliseconds; what work beside the window makes in that time is searched within a frame."""

_held = 0


def search() -> None:
    """What Python would search by itself now, by the thresholds that it was given."""
    made, young, middle = gc.get_count()
    most_made, most_young, most_middle = gc.get_threshold()
    if made > most_made and not _held:
        gc.collect(0 if young <= most_young else 1 if middle <= most_middle else 2)


@contextmanager
def held() -> Iterator[None]:
    """No search, which stops all threads, comes in between."""
    global _held  # noqa: PLW0603 - Python's searches are those of the process
    _held += 1
    try:
        yield
    finally:
        _held -= 1


class Searching(QObject):
    """From now on Python no longer searches by itself; that is done here while the event loop of `parent` runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self.startTimer(LOOK_EVERY)

    def timerEvent(self, _event: QTimerEvent) -> None:
        """Search where it is time."""
        search()
