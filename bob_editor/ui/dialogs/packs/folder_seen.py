"""A folder of documents as it was seen last: it tells when it is another, for others write there, too."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from bob_editor.storage.naming import kind_by_name
from bob_editor.ui.session.beside.watched_files import SETTLED, WatchedFiles


class FolderSeen(QObject):
    """Watches files, and which documents are in their folders."""

    changed = Signal()
    """Something there is another than it was seen."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._seen: dict[Path, object] = {}
        self._watched = WatchedFiles(self)
        self._watched.changed.connect(self._look)

    def take(self, files: Iterable[Path]) -> None:
        """Take these, and the folders that they are in, as seen from now on, and no others."""
        # Many are in the same folder, which is listed once.
        paths = {path for file in files for path in (file, file.parent)}
        self._seen = {path: _as_it_is(path) for path in paths}
        self._watched.watch(self._seen)

    def take_again(self) -> None:
        """Take what is there by now as seen: whoever wrote it shows it."""
        self._seen = {path: _as_it_is(path) for path in self._seen}

    def _look(self) -> None:
        """Tell of what changed; while something is asked of what was found, once that is answered."""
        if QApplication.activeModalWidget() is not None:
            QTimer.singleShot(SETTLED, self, self._look)
        elif any(_as_it_is(path) != seen for path, seen in self._seen.items()):
            self.changed.emit()


def _as_it_is(path: Path) -> object:
    """Of a file its time and size, of a folder the documents in it, of what isn't there None."""
    try:
        if path.is_dir():
            return frozenset(one.name for one in path.iterdir() if kind_by_name(one.name))
        now = path.stat()
    except OSError:
        return None
    return now.st_mtime_ns, now.st_size
