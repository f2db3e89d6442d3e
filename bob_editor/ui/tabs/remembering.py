"""Remembers which documents are open in which windows, so that the next run can have them open again."""

from PySide6.QtCore import QObject, Qt, QThreadPool, QTimer, Signal

from bob_editor.ui.keeping.open_record import OpenRecord, OpenRecords, OpenTab, OpenWindow
from bob_editor.ui.tabs.tabbed_window import TabbedWindow

SOON = 400
"""Milliseconds after which what is open is written down; of a view that is moved no more often."""

MOST_CLOSED = 20
"""How many closed documents can be had again."""

TRY_AGAIN = 500
"""Milliseconds after which it is tried again to write what couldn't be: there may be room by then."""

LASTING = 5_000
"""Milliseconds after which a run is known not to die of what it has brought back."""


class Remembering(QObject):
    """Writes down, beside the window, what the windows of a family show; ``closed`` are documents closed since."""

    _failed = Signal()
    """What is open couldn't be written down on the other thread."""

    def __init__(self, first: TabbedWindow, records: OpenRecords) -> None:
        super().__init__(first.news)
        self.records = records
        self.closed: list[OpenTab] = []
        self._family = first.family
        self._written = OpenRecord()
        self._crashes = 0
        self._held = self._ended = False
        # One thread: what is written last is what is open last.
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON)
        self._soon.timeout.connect(self._look)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(TRY_AGAIN)
        self._again.timeout.connect(self._write)
        self._failed.connect(self._try_again, Qt.ConnectionType.QueuedConnection)
        first.news.arranged.connect(self.changed)
        first.news.leaves.connect(self.leave)
        first.news.quits.connect(self.end)

    def changed(self) -> None:
        """Something is open, closed, moved, or seen otherwise."""
        if not self._soon.isActive() and not self._held:
            self._soon.start()

    def hold(self, left: OpenRecord | None) -> None:
        """Until all is ``settled``, what a dead run left counts as open."""
        self._held = True
        if left is not None:
            self._crashes, self._written = left.crashes, left

    def settled(self) -> None:
        """All is there that was to be brought back."""
        self._held = False
        self._look()
        QTimer.singleShot(LASTING, self, self._lasts)

    def leave(self) -> None:
        """A window closes; of the last one, its documents are those of the next start."""
        if len(self._family) > 1:
            self.changed()
        else:
            self.end()

    def end(self) -> None:
        """All windows that are left close: their documents are those of the next start."""
        if self._ended:
            return
        self._held = self._ended = True
        self._soon.stop()
        self._again.stop()
        now = self._now()
        self._pool.waitForDone()
        had_any = bool(now.paths or self.closed or self._written.paths)
        self.records.end(OpenRecord(now.windows) if had_any else None)

    def _now(self) -> OpenRecord:
        windows = (
            OpenWindow(tuple(tab.seen for tab in one.tabs), one.bar.currentIndex()) for one in self._family
        )
        return OpenRecord(tuple(windows), self._crashes)

    def _look(self) -> None:
        before, now = self._written, self._now()
        if now == before or not self._family:
            return
        there = {tab.slot: tab for window in now.windows for tab in window.tabs}
        for window in before.windows:
            for tab in window.tabs:
                at_present = there.get(tab.slot, OpenTab())
                if tab.path and tab.path not in now.paths and not at_present.path:
                    self.closed = [*self.closed, tab][-MOST_CLOSED:]
        self._written = now
        self._write()

    def _write(self) -> None:
        now = self._written
        self._again.stop()

        def write() -> None:
            if not self.records.write(now):
                self._failed.emit()

        self._pool.start(write)

    def _try_again(self) -> None:
        if not self._ended:
            self._again.start()

    def _lasts(self) -> None:
        self._crashes = 0
        self.changed()
