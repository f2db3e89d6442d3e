"""The robot of tests of the window: it waits as a busy machine needs, and holds what was shown until it is closed."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


class Patient(QtBot):
    """Waits for a minute where pytest-qt waits for five seconds; a test that holds is no slower for that."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._shown: list[QWidget] = []

    def addWidget(
        self, widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None
    ) -> None:
        """Have a widget closed at the test's end, and held until then: pytest-qt knows it by a weak reference alone.

        A dialog without a parent that nobody holds is taken apart by Python with what it shows, at which Qt crashes.
        """
        super().addWidget(widget, before_close_func=before_close_func)
        self._shown.append(widget)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 60_000) -> None:
        """Until the callback returns True, or raises no AssertionError; timeout in milliseconds."""
        super().waitUntil(callback, timeout=timeout)
