"""Opens several documents one after the other, while the window stays in use."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from bob_editor.editing.said import said_of
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.ui.desk.files import Files
from bob_editor.words import tr

OPEN_NEXT = 50
"""Milliseconds between two documents: the panels of one have found their places then."""

MOST_TOLD = 4
"""Of so many documents that can't be opened is told why."""

Opening = Callable[[Files], object]
"""Opens a document from the tab in front, at once or beside the window."""


class OneByOne(QObject):
    """A document is read beside the window; the next waits until it is there, so that they keep their order.

    What can't be opened is told of all together at the end, in the tab that is in front then: each message takes the
    place of the one before, and may stand in a tab that the next document hides.
    """

    def __init__(self, front: Callable[[], Files], parent: QObject) -> None:
        super().__init__(parent)
        self._front = front
        self._left: list[Opening] = []
        self._then: list[Callable[[], object]] = []
        self._waiting = self._leaves = False
        self._failed: list[tuple[Files, BobEditorError]] = []

    def open(self, openings: Sequence[Opening], then: Callable[[], object] = lambda: None) -> None:
        """Open them, after those that are still to be opened; do what is to be done when none is left."""
        self._left += openings
        self._then.append(then)
        if not self._waiting:
            self._next()

    def leave(self) -> None:
        """Open none of those that are still to be opened: the window closes."""
        self._leaves = True
        self._left.clear()

    def _next(self) -> None:
        self._waiting = bool(self._left)
        if not self._left:
            done, self._then = self._then, []
            for then in done:
                then()
            self._tell()
            return
        files = self._front()
        works, failed = (files.work, files.coming), files.session.failed

        def hear(error: BobEditorError) -> None:
            self._failed.append((files, error))

        def go_on() -> None:
            if work is not None and not work.busy:
                work.changed.disconnect(go_on)
                QTimer.singleShot(OPEN_NEXT, self, after)

        def after() -> None:
            if isValid(files):
                failed.disconnect(hear)
            elif work is not None and not self._leaves:
                # The tab was closed, and with it went what was read from there.
                self._left.insert(0, opening)
            self._next()

        failed.connect(hear)
        opening, before = self._left.pop(0), [one.waiting for one in works]
        opening(files)
        work = next((one for one, had in zip(works, before, strict=True) if one.waiting > had), None)
        if work is not None:
            work.changed.connect(go_on)
        else:
            QTimer.singleShot(OPEN_NEXT, self, after)

    def _tell(self) -> None:
        """Tell of what couldn't be opened, unless that is told here already."""
        found, self._failed = self._failed, []
        if not found or self._leaves:
            return
        front = self._front()
        if len(found) == 1 and found[0][0] is front:
            return
        told = [said_of(error) for _, error in found[:MOST_TOLD]]
        more = len(found) - len(told)
        front.session.failed.emit(
            BadFile("\n".join(told) + (tr(" (and {count} more)", count=more) if more else ""))
        )
