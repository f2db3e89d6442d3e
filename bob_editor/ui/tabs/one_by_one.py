"""Opens several documents one after the other, while the window stays in use."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from bob_editor.ui.desk.files import Files

OPEN_NEXT = 50
"""Milliseconds between two documents: the panels of one have found their places then."""

Opening = Callable[[Files], object]
"""Opens a document from the tab in front, at once or beside the window."""


class OneByOne(QObject):
    """A large document is read beside the window; the next waits until it is there, so that they keep their order."""

    def __init__(self, front: Callable[[], Files], parent: QObject) -> None:
        super().__init__(parent)
        self._front = front
        self._left: list[Opening] = []
        self._then: Callable[[], object] = lambda: None
        self._waiting = False

    def open(self, openings: Sequence[Opening], then: Callable[[], object] = lambda: None) -> None:
        """Open them, after those that are still to be opened; then do what is to be done."""
        self._left += openings
        self._then = then
        if not self._waiting:
            self._next()

    def _next(self) -> None:
        self._waiting = bool(self._left)
        if not self._left:
            self._then()
            return
        files = self._front()
        self._left.pop(0)(files)
        work = files.work

        def go_on() -> None:
            if not work.busy:
                work.changed.disconnect(go_on)
                QTimer.singleShot(OPEN_NEXT, self, self._next)

        work.changed.connect(go_on)
        go_on()
