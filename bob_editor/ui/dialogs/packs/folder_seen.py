"""A folder of documents as it was seen last: it tells when it is another, for others write there, too."""

import os
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from bob_editor.storage.naming import kind_by_name
from bob_editor.storage.packs import MADE
from bob_editor.ui.session.beside.watched_files import SETTLED, WatchedFiles

MOST_FOLDERS = 100
"""Watched below a folder, the nearest first, besides those beside files: what looks at many more holds the window."""


class FolderSeen(QObject):
    """Watches a folder, files in it, and which documents and folders are beside those and below."""

    changed = Signal()
    """Something there is another than it was seen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._seen: dict[Path, object] = {}
        self._later = QTimer(self, singleShot=True, interval=SETTLED)
        self._later.timeout.connect(self._look)
        self._watched = WatchedFiles(self)
        self._watched.changed.connect(self._look)

    def take(self, folder: Path, files: Iterable[Path] = ()) -> None:
        """Take a folder, which may be gone, and these files in it as seen from now on, and no others."""
        paths = {folder, *(path for file in files for path in (file, file.parent))}
        # An empty folder may be filled only after it was looked at, however deep it lies.
        paths.update(below for path in tuple(paths) for below in _folders_in(path))
        paths.update(_folders_below(folder))
        self._seen = {path: _as_it_is(path) for path in paths}
        self._watched.watch(paths)

    def take_again(self) -> None:
        """Take what is there by now as seen: whoever wrote it shows it."""
        self._seen = {path: _as_it_is(path) for path in self._seen}

    def _look(self) -> None:
        # A file that was written anew is by now no longer the one that was watched.
        self._watched.watch(self._seen)
        if QApplication.activeModalWidget() is not None:
            # What is asked there is asked about what was seen.
            self._later.start()
        elif any(_as_it_is(path) != seen for path, seen in self._seen.items()):
            self.changed.emit()


def _as_it_is(path: Path) -> object:
    """Of a file its time and size, of a folder the documents and folders in it, of what isn't there None."""
    try:
        if path.is_dir():
            documents = (one for one in path.iterdir() if kind_by_name(one.name))
            return frozenset((*documents, *_folders_in(path)))
        now = path.stat()
    except (OSError, ValueError):
        return None
    return now.st_mtime_ns, now.st_size


def _folders_in(path: Path) -> list[Path]:
    """Folders that may hold documents: neither hidden ones nor what was published; none of what is no folder."""
    try:
        with os.scandir(path) as within:
            found = [Path(one) for one in within if one.is_dir() and not one.name.startswith(".")]
        return [one for one in found if not (one / MADE).exists()]
    except (OSError, ValueError):
        return []


def _folders_below(folder: Path) -> Iterator[Path]:
    waiting = deque(_folders_in(folder))
    for _ in range(MOST_FOLDERS):
        if not waiting:
            return
        found = waiting.popleft()
        yield found
        if not found.is_symlink():
            waiting.extend(_folders_in(found))
