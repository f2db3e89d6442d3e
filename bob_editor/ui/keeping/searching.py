"""Searches for what nobody holds any more, on the window's thread alone.

Python searches on whichever thread happens to make something new. Where that is one beside the window, what it finds
of closed dialogs and windows is taken apart there: Qt crashes, or waits for the window's thread, which waits for
Python, for ever.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTimer

LOOK_EVERY = 50
"""Milliseconds, as long as little is made."""

LOOK_SOON = 10
"""Milliseconds; what work beside the window makes in that time is searched within a frame."""

_held = 0
_left = 0
"""Things that were new to searches since those that these left were searched: so many at most are left of them."""


def search() -> bool:
    """What Python would search by itself now, by the thresholds that it was given; whether there was anything.

    What is left of new things is searched again by their number and not by that of the searches: each is quick.
    """
    global _left  # noqa: PLW0603 - Python's searches are those of the process
    made, _, middle = gc.get_count()
    most_made, most_young, most_middle = gc.get_threshold()
    if made <= most_made or _held:
        return False
    _left += made
    generation = 0 if _left <= most_made * most_young else 1 if middle <= most_middle else 2
    if generation:
        _left = 0
    gc.collect(generation)
    return True


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
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_EVERY)

    def _look(self) -> None:
        """Search where it is time."""
        self._timer.setInterval(LOOK_SOON if search() else LOOK_EVERY)
