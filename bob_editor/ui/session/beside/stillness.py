"""Work beside the window makes way for the user: Python runs one thread at a time, and a frame can't wait its turn."""

from collections.abc import Callable
from time import monotonic, sleep

from PySide6.QtCore import QTimer

STILL = 0.15
"""Seconds without mouse, keys and edits after which the user is taken to pause."""

LONGEST = 0.5
"""Seconds that one step of the work waits at most: it gets on also under a hand that never rests."""

LOOK_EVERY = 0.02

LOOK_AGAIN = 50
"""Milliseconds after which work in the window looks whether the user pauses."""


class Stillness:
    """When the user last did something; other threads wait by it for a pause."""

    def __init__(self) -> None:
        self._used = 0.0

    def stir(self) -> None:
        """The user does something now."""
        self._used = monotonic()

    @property
    def pausing(self) -> bool:
        """Whether the user has done nothing for a moment."""
        return self.rests(STILL)

    def rests(self, seconds: float) -> bool:
        """Whether the user has done nothing for so long."""
        return monotonic() - self._used >= seconds

    def holds_up(self, timer: QTimer) -> bool:
        """Whether a timer's work in the window must wait for a pause; the timer then looks again a little later."""
        timer.setInterval(0 if self.pausing else LOOK_AGAIN)
        return not self.pausing

    def wait(self, given_up: Callable[[], bool]) -> None:
        """Return once the user pauses, but after ``LONGEST`` at the latest; at once where the work is given up."""
        latest = monotonic() + LONGEST
        while not (given_up() or self.pausing) and monotonic() < latest:
            sleep(LOOK_EVERY)
