"""Which files are open in which windows: every window says so in a folder that all of them watch."""

import hashlib
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, QTimer, Signal

from bob_editor.storage.files.reading import real_path
from bob_editor.ui.keeping.locks import is_free, lock_at, sweep_locks

LOOK_EVERY = 2_000
"""Milliseconds after which it is looked whether others are still there: one that is killed leaves its lock as it is."""


class Presence(QObject):
    """Says that a window has a file open, and counts the others that have it.

    Each window holds one lock in ``folder``, named by the file and the window; the lock of a window that is gone
    can be taken, and is taken away.
    """

    changed = Signal()
    """More or fewer windows have the file open."""

    def __init__(self, key: str, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.others = 0
        self._key = key
        self._folder = folder
        self._file = ""
        self._lock: QLockFile | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)
        self._again = QTimer(self)
        self._again.setInterval(LOOK_EVERY)
        self._again.timeout.connect(self._look)

    def show(self, path: str | None) -> None:
        """Have this file open, or none; nobody hears of it where the folder can't be used."""
        file = "" if path is None else _name_of(path)
        if file == self._file:
            return
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
        self._file = file
        if file:
            with suppress(OSError):
                self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if file and self._folder.is_dir():
            self._lock = lock_at(self._folder / f"{file}.{self._key}.open")
            self._lock.tryLock(0)
            if not self._watcher.directories():
                sweep_locks(self._folder, ".open")
                self._watcher.addPath(str(self._folder))
        self._look()

    def end(self) -> None:
        """The window closes."""
        for folder in self._watcher.directories():
            self._watcher.removePath(folder)
        self.show(None)

    def _look(self, _folder: str = "") -> None:
        others = self._count()
        if others and not self._again.isActive():
            self._again.start()
        elif not others:
            self._again.stop()
        if others != self.others:
            self.others = others
            self.changed.emit()

    def _count(self) -> int:
        if not self._file:
            return 0
        try:
            held = [one for one in self._folder.glob(f"{self._file}.*.open") if self._key not in one.name]
        except OSError:
            return 0
        return sum(not is_free(one) for one in held)


def _name_of(path: str) -> str:
    """What stands for a file, however its path is spelled."""
    return hashlib.sha256(str(real_path(path)).encode("utf-8", "surrogatepass")).hexdigest()[:24]
