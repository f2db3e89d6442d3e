"""Keeps unsaved work aside while it is edited, and finds what a crashed run left."""

from __future__ import annotations

import uuid
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer

from bob_editor.errors import BobEditorError
from bob_editor.storage.files import recovery
from bob_editor.ui.keeping.kept_work import text_of, title_in
from bob_editor.ui.session.session import Session

EVERY = 20_000
"""Milliseconds between autosaves while edits go on."""

NOTHING_UNSAVED = "All your work is saved."

IDLE = 2_500
"""Milliseconds without an edit after which the last one is kept."""


def lock_path(key: str, folder: Path) -> Path:
    """The lock that a running program holds for its slot."""
    return folder / f"{key}.lock"


class Autosave(QObject):
    """One slot per running program; the slot is emptied when all is saved or given up."""

    def __init__(self, session: Session, folder: Path | None = None) -> None:
        super().__init__(session)
        self.session = session
        self.folder = folder or recovery.default_folder()
        self.key = uuid.uuid4().hex
        self._kept = False
        self._lock: QLockFile | None = None
        self._often = QTimer(self)
        self._often.setInterval(EVERY)
        self._often.timeout.connect(self.keep)
        self._often.start()
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self.keep)
        session.boardChanged.connect(lambda _change: self._idle.start())
        session.cardChanged.connect(lambda _before: self._idle.start())
        session.stack.indexChanged.connect(self._edited)
        session.nameChanged.connect(self.keep)
        session.opened.connect(self.keep)

    def keep(self) -> None:
        """Keep what isn't saved aside; else empty the slot. A full disk must not stop the work."""
        session = self.session
        try:
            if not session.empty and session.modified:
                self._hold_lock()
                recovery.keep(self.key, text_of(session), path=session.desk.path, folder=self.folder)
                self._kept = True
            elif self._kept:
                recovery.forget(self.key, folder=self.folder)
                self._kept = False
        except BobEditorError as error:
            self.session.failed.emit(error)

    def _edited(self, _index: int) -> None:
        """A step of undo was taken or gone back, maybe one of a suite alone."""
        self._idle.start()

    def save_aside(self) -> str:
        """Keep the document now, for a fault has come; a sentence that says where it is."""
        if self.session.empty or not self.session.modified:
            return NOTHING_UNSAVED
        self.keep()
        return "Your work was saved aside and is offered again at the next start."

    def end(self) -> None:
        """The program ends as it should: nothing is left behind."""
        self._often.stop()
        self._idle.stop()
        if self._kept:
            recovery.forget(self.key, folder=self.folder)
        if self._lock is not None:
            self._lock.unlock()

    def _hold_lock(self) -> None:
        if self._lock is None:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = QLockFile(str(lock_path(self.key, self.folder)))
            # Never stale by age: a program may stay open for days.
            self._lock.setStaleLockTime(0)
            self._lock.tryLock(0)

    # -- what others left -------------------------------------------------------------------------------------------

    def left_behind(self) -> list[recovery.Recovered]:
        """What runs kept that are no longer there; a slot whose program still runs isn't ours to take."""
        return [
            one
            for one in recovery.found(folder=self.folder)
            if one.key != self.key and self._is_dead(one.key)
        ]

    def _is_dead(self, key: str) -> bool:
        lock = QLockFile(str(lock_path(key, self.folder)))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            return False
        lock.unlock()
        return True

    def forget(self, key: str) -> None:
        """Give up what a crashed run left."""
        recovery.forget(key, folder=self.folder)


def title_of(recovered: recovery.Recovered) -> str:
    """What to call what was kept: its title, and its file where it has one."""
    title = title_in(recovered.text)
    return f"{title} ({recovered.path})" if recovered.path else f"{title} (never saved)"
