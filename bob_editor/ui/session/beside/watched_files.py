"""Watches files, and the folders where some are missing or may be written anew."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from bob_editor.storage.files.reading import is_there

SETTLED = 250
"""Milliseconds after a file was written before it is told of: some programs write in several steps."""


class WatchedFiles(QObject):
    """Says that some of the files may have changed, once they have settled."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self.changed)
        self._watcher.fileChanged.connect(lambda _path: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _path: self._timer.start())

    def watch(self, files: Iterable[Path]) -> None:
        """Watch these from now on, and no others."""
        paths = {one for path in files for one in (path, path.parent)}
        wanted = {str(path) for path in paths if is_there(path)}
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))
