"""Waits in tests of the window: as long as a busy machine may need for what a quiet one does at once."""

from collections.abc import Callable

from pytestqt.qtbot import QtBot


class Patient(QtBot):
    """Waits for a minute where pytest-qt waits for five seconds; a test that holds is no slower for that."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 60_000) -> None:
        """Until the callback returns True, or raises no AssertionError; timeout in milliseconds."""
        super().waitUntil(callback, timeout=timeout)
