"""Watches the file of the open document: whether it is still as it was when it was read or written last.

It goes by contents, not by clocks: a file that is written anew with the same bytes hasn't changed.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

State = Literal["", "changed", "gone"]
"""Of a file: as it was, of other contents, no more there."""

SETTLED = 200
"""Milliseconds after which a file that was touched is looked at: who writes it may not be done at once."""


class OwnFile(QObject):
    """The file of the document, by its path and what was in it."""

    changed = Signal()
    """It is no longer as it was; told once, until it is remembered anew."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = ""
        self.digest = ""
        self._told = False
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self._look)
        self._watcher.fileChanged.connect(self._touched)
        self._watcher.directoryChanged.connect(self._touched)

    def remember(self, path: str | None, digest: str = "") -> None:
        """Take a file as it is now for the document's own; none where the document has no file.

        ``digest`` stands for what it held when it was read, where that was in an earlier run.
        """
        self._timer.stop()
        for watched in (*self._watcher.files(), *self._watcher.directories()):
            self._watcher.removePath(watched)
        self.path, self._told = path or "", False
        self.digest = digest or _digest(self.path)
        if self.path:
            # Whoever writes a file whole puts another in its place, which the folder tells.
            self._watcher.addPaths([self.path, str(Path(self.path).absolute().parent)])

    @property
    def state(self) -> State:
        """Whether it is as it was."""
        if not self.path or not self.digest:
            return ""
        now = _digest(self.path)
        if not now:
            return "gone"
        return "" if now == self.digest else "changed"

    def _touched(self, _path: str) -> None:
        self._timer.start()

    def _look(self) -> None:
        if self.path and self.path not in self._watcher.files() and Path(self.path).exists():
            self._watcher.addPath(self.path)
        if not self.state:
            self._told = False
        elif not self._told:
            self._told = True
            self.changed.emit()


def _digest(path: str) -> str:
    """What stands for a file's contents; nothing where there is none to be read."""
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest() if path else ""
    except OSError:
        return ""
