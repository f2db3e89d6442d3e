"""Searches for what nobody holds any more, on the window's thread alone.

Python searches on whichever thread happens to make something new. Where that is one beside the window, what it finds
of closed dialogs and windows is taken apart there: Qt crashes, or waits for the window's thread, which waits for
Python, for ever.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from weakref import WeakMethod

from PySide6.QtCore import QObject, QTimer

LOOK_EVERY = 50
"""Milliseconds, as long as little is made."""

LOOK_SOON = 10
"""Milliseconds; what work beside the window makes in that time is searched within a frame."""

REST = 3.0
"""Seconds without mouse, keys and edits after which nobody minds a search of all that isn't settled."""

PUT_OFF = 4
"""How many times as long as it would be due such a search waits for that."""

_held = 0
_left = 0
"""Things that were new to searches since those that these left were searched: so many at most are left of them."""


def search(*, at_rest: bool = True) -> bool:
    """What Python would search by itself now, by the thresholds that it was given; whether there was anything.

    What is left of new things is searched again by their number and not by that of the searches: each is quick. All is
    searched while the user is ``at_rest``, or much later.
    """
    global _left  # noqa: PLW0603 - Python's searches are those of the process
    made, _, middle = gc.get_count()
    most_made, most_young, most_middle = gc.get_threshold()
    if made <= most_made or _held:
        return False
    _left += made
    generation = 0 if _left <= most_made * most_young else 1 if middle <= most_middle else 2
    if generation == 2 and not at_rest and middle <= PUT_OFF * most_middle:
        generation = 1
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


Rests = Callable[[float], bool]
"""Says whether the user has done nothing for so many seconds."""


class Searching(QObject):
    """From now on Python no longer searches by itself; that is done here while the event loop of `parent` runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_EVERY)
        self._rests: list[WeakMethod[Rests]] = []

    def heed(self, rests: Rests) -> None:
        """Have a search of all wait until this method says that the user has rested for so many seconds."""
        self._rests.append(WeakMethod(rests))

    def _look(self) -> None:
        """Search where it is time."""
        known = [(one, rests) for one in self._rests if (rests := one()) is not None]
        self._rests = [one for one, _ in known]
        searched = search(at_rest=all(rests(REST) for _, rests in known))
        self._timer.setInterval(LOOK_SOON if searched else LOOK_EVERY)
