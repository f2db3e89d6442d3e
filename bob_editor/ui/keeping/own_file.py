"""Watches the files of the open document: whether they are still as they were when they were read or written last.

It goes by contents, not by clocks: a file that is written anew with the same bytes hasn't changed.
"""

import hashlib
import stat
from collections.abc import Callable, Iterable
from itertools import zip_longest
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from bob_editor.storage.files.reading import is_there

State = Literal["", "changed", "gone"]
"""Of a file: as it was, of other contents (where there was none, of any), no more there."""

SETTLED = 200
"""Milliseconds after which a file that was touched is looked at: who writes it may not be done at once."""


class OwnFile(QObject):
    """The document's file and those beside it that belong to it, by their paths and what was in them."""

    changed = Signal()
    """Their ``state`` is another, or what they hold is once more another."""

    def __init__(
        self, parent: QObject | None = None, laid_beside: Callable[[], Iterable[str]] = tuple
    ) -> None:
        """``laid_beside`` says which files belong to it by now besides those that did."""
        super().__init__(parent)
        self._laid_beside = laid_beside
        self.path = ""
        self.beside: tuple[str, ...] = ()
        self.around: tuple[str, ...] = ()
        self.digest = ""
        self._told: tuple[State, str] = ("", "")
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self.look)
        self._watcher.fileChanged.connect(self._touched)
        self._watcher.directoryChanged.connect(self._touched)
        # No watch tells that a folder as a whole was moved or renamed: whoever did that comes back to the window.
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._come_back)

    def remember(
        self,
        path: str | None,
        beside: Iterable[str] = (),
        digest: str = "",
        read: str = "",
        around: Iterable[str] = (),
    ) -> None:
        """Take files as they are now for the document's own; none where the document has no file.

        ``beside`` are those that are written with it. ``digest`` stands for what they held when they were read, where
        that was in an earlier run; ``read`` likewise for the document's own, where it may have changed since.
        ``around`` are folders in which another may take the place of the one that they lie in.
        """
        self._timer.stop()
        self.path, self.beside, self._told = path or "", tuple(beside), ("", "")
        self.around = tuple(around)
        self.digest = digest or self._now(read)
        self._watch()
        if read and self.state:
            self._timer.start()

    def look_again(self) -> None:
        """Look soon, and tell also what was told before."""
        self._told = ("", "")
        self._timer.start()

    @property
    def state(self) -> State:
        """Whether they are as they were."""
        if not self.path:
            return ""
        if not digest_of(self.path):
            return "gone" if self.digest else ""
        return "" if self._now() == self.digest else "changed"

    @property
    def altered(self) -> str:
        """The first of them that isn't as it was; the document's own where all are."""
        files = (self.path, *self.beside, *self._laid_beside())
        was = zip_longest(files, self.digest.split(" "), fillvalue="")
        return next((file for file, digest in was if digest_of(file) != digest), "") or self.path

    def _now(self, read: str = "") -> str:
        own = read or digest_of(self.path)
        return own and " ".join((own, *map(digest_of, (*self.beside, *self._laid_beside()))))

    def _watch(self) -> None:
        """Watch what lies at their paths now: a watch stays with a file or folder that is moved away."""
        for watched in (*self._watcher.files(), *self._watcher.directories()):
            self._watcher.removePath(watched)
        if self.path:
            # Whoever writes a file whole puts another in its place, which the folder tells.
            folders = (str(Path(self.path).absolute().parent), *self.around)
            for one in filter(is_there, (self.path, *folders)):
                self._watcher.addPath(one)
            self._watch_beside()

    def _watch_beside(self) -> None:
        there = [one for one in self.beside if is_there(one) and one not in self._watcher.files()]
        if there:
            self._watcher.addPaths(there)

    def _touched(self, _path: str) -> None:
        self._timer.start()

    def _come_back(self, state: Qt.ApplicationState) -> None:
        if self.path and state == Qt.ApplicationState.ApplicationActive:
            self._timer.start()

    def look(self) -> None:
        """See whether they are as they were, and tell it if they are otherwise than what was told."""
        if self.path and self.path not in self._watcher.files() and is_there(self.path):
            self._watcher.addPath(self.path)
        self._watch_beside()
        state = self.state
        found = (state, self._now() if state == "changed" else "")
        if found != self._told:
            self._told = found
            self._watch()
            self.changed.emit()


def digest_of(path: str) -> str:
    """What stands for a file's contents; nothing where there is none to be read, or it is a pipe."""
    try:
        regular = bool(path) and stat.S_ISREG(Path(path).stat().st_mode)
        return hashlib.sha256(Path(path).read_bytes()).hexdigest() if regular else ""
    except (OSError, ValueError):
        return ""
