"""The robot of tests of the window: it waits as a busy machine needs, and holds dialogs until it closes them."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot


class Patient(QtBot):
    """Waits for a minute where pytest-qt waits for five seconds; a test that holds is no slower for that."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        super().__init__(request)
        self._held: list[QDialog] = []

    def addWidget(
        self, widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None
    ) -> None:
        """Have a widget closed at the test's end; a dialog without a parent is held until then.

        pytest-qt has a weak reference alone. Python would take it apart by itself, at which Qt crashes now and then.
        """
        super().addWidget(widget, before_close_func=before_close_func)
        if isinstance(widget, QDialog) and widget.parent() is None:
            self._held.append(widget)

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 60_000) -> None:
        """Until the callback returns True, or raises no AssertionError; timeout in milliseconds."""
        super().waitUntil(callback, timeout=timeout)
