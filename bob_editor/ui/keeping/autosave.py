"""Keeps unsaved work aside while it is edited, and finds what a crashed run left."""

import threading
import time
import uuid
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Qt, QTimer, Signal

from bob_editor.editing.said import said
from bob_editor.errors import BadFile, BobEditorError
from bob_editor.storage.files import recovery
from bob_editor.storage.files.writing import cannot_write
from bob_editor.ui.keeping.kept_work import Work, title_in
from bob_editor.ui.keeping.locks import is_free, lock_at, sweep_locks
from bob_editor.ui.session.beside.work import BESIDE
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, tr

NOTHING_UNSAVED = mark("All your work is saved.")

SOON = 400
"""Milliseconds after the first edit that isn't kept yet until it is.

No more than a second of work is ever at stake as long as writing takes less than half a second: that, this wait, and
what a busy window is late.
"""

TRY_AGAIN = 500
"""Milliseconds after which it is tried again to keep what couldn't be: there may be room by then."""

TELL_AGAIN = 60.0
"""Seconds for which it isn't told again that it can't be."""

AT_LEAST = 100
"""Milliseconds that are waited even where writing itself takes nearly so long."""


def lock_path(key: str, folder: Path) -> Path:
    """The lock that a running program holds for its slot."""
    return folder / f"{key}.lock"


class Autosave(QObject):
    """One slot per running program; the slot is emptied when all is saved or given up.

    What is kept is written beside the window, which only takes the frozen values; ``keep`` writes at once.
    """

    _written = Signal(object)
    """The slot was written on the other thread; carries the ``BobEditorError`` where it couldn't be."""

    def __init__(self, session: Session, folder: Path | None = None) -> None:
        super().__init__(session)
        self.session = session
        self.folder = folder or recovery.default_folder()
        self.key = uuid.uuid4().hex
        self.base = ""
        """Stands for what the document's file held when it was read or written last."""
        self._kept = False
        self._lock: QLockFile | None = None
        self._writing: threading.Thread | None = None
        self._again = self._ended = False
        self._begun = self._since = 0.0
        self._pause = SOON
        self._told_at = -TELL_AGAIN
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._keep_beside)
        self._written.connect(self._was_written, Qt.ConnectionType.QueuedConnection)
        session.boardChanged.connect(self._edited)
        session.cardChanged.connect(self._edited)
        session.typed.changed.connect(self._edited)
        session.gameChanged.connect(self._edited)
        session.expectationsChanged.connect(self._edited)
        session.stack.indexChanged.connect(self._edited)
        session.hand.updated.connect(self._drawn)
        session.hand.trace.tracing.changed.connect(self._edited)
        session.nameChanged.connect(self._renamed)
        session.opened.connect(self.keep)

    # -- when -------------------------------------------------------------------------------------------------------

    def _edited(self, _what: object = None) -> None:
        """Keep it soon; further edits don't put that off."""
        if not self._soon.isActive() or self._soon.remainingTime() > self._pause:
            self._since = time.monotonic()
            self._soon.start(self._pause)

    def _drawn(self) -> None:
        """Keep what a tool has begun."""
        if self.session.hand.tool.busy:
            self._edited()

    def _renamed(self) -> None:
        """What is in no file any more is kept in this turn, for the next may be late; what was saved needs no slot."""
        if self.session.modified and not self._kept:
            self._keep_beside()
        elif self.session.modified:
            self._edited()
        else:
            self.keep()

    # -- keeping ----------------------------------------------------------------------------------------------------

    def keep(self) -> bool:
        """Keep what isn't saved aside now; else empty the slot. False where that failed: it must not stop the work."""
        self._soon.stop()
        self._wait()
        work = Work.of(self.session)
        try:
            if work is not None:
                self._hold_lock()
                recovery.keep(self.key, work.text(), path=work.path, base=self.base, folder=self.folder)
                self._kept = True
            elif self._kept:
                recovery.forget(self.key, folder=self.folder)
                self._kept = False
        except BobEditorError as error:
            self._fail(_not_kept(error))
            return False
        self._told_at = -TELL_AGAIN
        return True

    def _fail(self, fault: BobEditorError) -> None:
        """Tell it now and then, not with each edit, and try again; what was kept before is still there."""
        if time.monotonic() - self._told_at >= TELL_AGAIN:
            self._told_at = time.monotonic()
            self.session.failed.emit(fault)
        if not self._soon.isActive():
            self._soon.start(TRY_AGAIN)

    def _keep_beside(self) -> None:
        """As ``keep``, on another thread; while that writes, the next waits for it."""
        if self._ended:  # while that was being written of which it is heard now
            return
        if self._writing is not None:
            self._again = True
            return
        work = Work.of(self.session)
        if work is None:
            self.keep()
            return
        try:
            self._hold_lock()
        except BobEditorError as error:
            self._fail(_not_kept(error))
            return
        self._kept = True
        self._begun = time.monotonic()
        self._writing = threading.Thread(target=self._write, args=(work,), daemon=True, name=BESIDE)
        self._writing.start()

    def _write(self, work: Work) -> None:
        fault: BobEditorError | None = None
        try:
            recovery.keep(self.key, work.text(), path=work.path, base=self.base, folder=self.folder)
        except Exception as error:  # noqa: BLE001 - whatever it is, keeping must go on with the next edit
            fault = _not_kept(error)
        self._written.emit(fault)

    def _was_written(self, fault: BobEditorError | None) -> None:
        self._wait()
        if fault is None:
            self._told_at = -TELL_AGAIN
        # On a slow disk, and of a large map, what is waited and what is written are together no more than SOON.
        took = round(1000 * (time.monotonic() - self._begun))
        self._pause = max(AT_LEAST, SOON - took)
        if self._soon.isActive():
            # An edit made meanwhile waits from when it was made, and only as long as the next writing leaves it.
            waited = round(1000 * (time.monotonic() - self._since))
            self._soon.start(max(0, self._pause - waited))
        if self._again:
            # Its time was up while that was written.
            self._again = False
            self._keep_beside()
        if fault is not None:
            self._fail(fault)

    def _wait(self) -> None:
        """Until nothing is being written: the slot must not be written after it was emptied."""
        if self._writing is not None:
            self._writing.join()
            self._writing = None

    def save_aside(self) -> str:
        """Keep the document now, for a fault has come; a sentence that says where it is."""
        if Work.of(self.session) is None:
            return tr(NOTHING_UNSAVED)
        if not self.keep():
            return tr("Your work could not be saved aside. Save it, if you still can.")
        return tr("Your work was saved aside and is offered again at the next start.")

    def end(self) -> None:
        """The program ends as it should: nothing is left behind, and no more is kept."""
        self._ended = True
        self._soon.stop()
        self._wait()
        if self._kept:
            recovery.forget(self.key, folder=self.folder)
        if self._lock is not None:
            self._lock.unlock()

    def _hold_lock(self) -> None:
        if self._lock is None:
            try:
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as error:
                raise cannot_write(self.folder, error) from error
            lock = lock_at(lock_path(self.key, self.folder))
            # On a full disk it can't be taken; without it, what is kept would be offered to others.
            self._lock = lock if lock.tryLock(0) else None

    # -- what others left -------------------------------------------------------------------------------------------

    def left_behind(self) -> list[recovery.Recovered]:
        """What runs kept that are no longer there; a slot whose program still runs isn't ours to take."""
        sweep_locks(self.folder, ".lock")
        return [
            one
            for one in recovery.found(folder=self.folder)
            if one.key != self.key and is_free(lock_path(one.key, self.folder))
        ]

    def forget(self, key: str) -> None:
        """Give up what a crashed run left."""
        recovery.forget(key, folder=self.folder)


def _not_kept(error: Exception) -> BadFile:
    """What failed is not what anybody asked for: it is told what it was for, and what helps."""
    return BadFile(
        tr("Your work could not be kept aside: {error}", error=said(str(error))), hint=tr("Save it.")
    )


def title_of(recovered: recovery.Recovered) -> str:
    """What to call what was kept: its title, and its file where it has one."""
    title = title_in(recovered.text)
    return f"{title} ({recovered.path})" if recovered.path else tr("{title} (never saved)", title=title)
