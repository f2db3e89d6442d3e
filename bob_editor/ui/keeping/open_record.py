"""Which documents were open and what was seen of them: written down while the program runs, read by the next run."""

import json
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from PySide6.QtCore import QLockFile

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.files.reading import read_json
from bob_editor.storage.files.writing import write
from bob_editor.ui.keeping.locks import is_free, lock_at

FORMAT = "bob-editor/open-documents"

MOST_BYTES = 1_000_000
MOST_TABS = 200
"""Of one window; what says more was written by nobody who works."""

LAST = "last.documents.json"
"""The file of what was open when the program was last left as it should be."""

FARTHEST = 1e6
"""What no number of a place reaches."""

Place = tuple[float, float, float]
"""The point of the board in the canvas's middle, and the scale."""


class OpenTab(Record):
    """A document: its file ("" where it has none), the slot of its unsaved work, its place (None: the whole board)."""

    path: str = ""
    slot: str = ""
    place: Place | None = None


class OpenWindow(Record):
    """The tabs of a window in their order, and the number of the one in front."""

    tabs: tuple[OpenTab, ...]
    front: int = 0


class OpenRecord(Record):
    """All windows of a run. ``crashes`` is how many runs in a row died soon after they had brought these back."""

    windows: tuple[OpenWindow, ...] = ()
    crashes: int = 0

    @property
    def paths(self) -> tuple[str, ...]:
        """The files that were open."""
        return tuple(tab.path for window in self.windows for tab in window.tabs if tab.path)


class OpenRecords:
    """What this run has open, and what others left, in one folder; a run that goes on holds a lock."""

    def __init__(self, folder: Path, key: str) -> None:
        self.folder = folder
        self.file = folder / f"{key}.documents.json"
        """What this run says."""
        self._lock: QLockFile | None = None
        self._taken: Sequence[Path] = ()
        """What others left and this run has taken, until its own file says it."""

    def write(self, record: OpenRecord) -> bool:
        """Say what is open now, or nothing any more; False where it can't be written, which stops nobody's work."""
        with suppress(BadFile, OSError):
            if self._lock is None:
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                lock = lock_at(_lock_path(self.file))
                self._lock = lock if lock.tryLock(0) else None
            write(self.file, _text(record))
            self._let_go()
            return self._lock is not None
        return False

    def _let_go(self) -> None:
        for one in self._taken:
            with suppress(OSError):
                one.unlink()
        self._taken = ()

    def end(self, record: OpenRecord | None) -> None:
        """The program is left as it should be with these open; None: it had nothing open all the time."""
        with suppress(BadFile, OSError):
            if record is not None:
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                write(self.folder / LAST, _text(record))
            self._let_go()
            self.file.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()

    @property
    def last(self) -> OpenRecord:
        """What was open when the program was last left as it should be."""
        return read_record(self.folder / LAST)

    def take_left(self, crashes: int = 0) -> OpenRecord:
        """What runs had open that died, now this run's to bring back; nothing where there were none."""
        try:
            files = sorted(self.folder.glob("*.documents.json"))
        except OSError:
            return OpenRecord()
        files = [one for one in files if one.name not in {LAST, self.file.name} and is_free(_lock_path(one))]
        found = [read_record(one) for one in files]
        left = OpenRecord(
            tuple(window for one in found for window in one.windows),
            max((one.crashes for one in found), default=crashes - 1) + 1,
        )
        self._taken = files
        if left.windows:
            # Before theirs is gone: this run may die as well.
            self.write(left)
        else:
            self._let_go()
        return left


def _lock_path(file: Path) -> Path:
    return file.with_suffix(".lock")


def _text(record: OpenRecord) -> str:
    return json.dumps({"format": FORMAT, "version": 1, **to_builtins(record)}) + "\n"


def read_record(path: Path) -> OpenRecord:
    """What a file says, as far as it can be understood."""
    try:
        data = read_json(path, most_bytes=MOST_BYTES)
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            return OpenRecord()
        windows = tuple(_window(row) for row in _rows(data.get("windows")))
        crashes = data.get("crashes")
        return OpenRecord(
            tuple(one for one in windows if one.tabs), min(crashes, 9) if type(crashes) is int else 0
        )
    except (BadFile, ValueError, OSError, RecursionError):
        return OpenRecord()


def _rows(said: Any) -> Sequence[dict[str, Any]]:
    return [row for row in said[:MOST_TABS] if isinstance(row, dict)] if isinstance(said, list) else []


def _window(row: dict[str, Any]) -> OpenWindow:
    tabs = tuple(_tab(one) for one in _rows(row.get("tabs")))
    front = row.get("front")
    return OpenWindow(tabs, front if type(front) is int and 0 <= front < len(tabs) else 0)


def _tab(row: dict[str, Any]) -> OpenTab:
    path, slot, place = row.get("path"), row.get("slot"), row.get("place")
    path = path if isinstance(path, str) and "\0" not in path else ""
    return OpenTab(path, slot if isinstance(slot, str) else "", _place(place))


def _place(said: Any) -> Place | None:
    if not isinstance(said, list) or len(said) != 3 or not all(isinstance(one, int | float) for one in said):
        return None
    if not all(abs(one) < FARTHEST for one in said) or said[2] <= 0:
        return None
    return float(said[0]), float(said[1]), float(said[2])
