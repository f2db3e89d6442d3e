"""Changes to several files as one step: taken whole or not at all, never over what somebody else wrote meanwhile."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from pathlib import Path

from bob_editor.errors import BadFile, BobEditorError
from bob_editor.records import Record
from bob_editor.storage.files.reading import is_there, read_bytes, shown
from bob_editor.storage.files.writing import cannot_write, make_folder, write_bytes

MOST_STEPS = 100
"""Steps that can be taken back."""


class FileChange(Record):
    """A file's bytes before and after; None where there is none."""

    path: Path
    before: bytes | None
    after: bytes | None

    @classmethod
    def to(cls, path: Path, text: str | bytes | None) -> FileChange:
        """From what stands in a file now to a text.

        :raises BadFile: where it can't be read.
        """
        after = text.encode("utf-8", "backslashreplace") if isinstance(text, str) else text
        return cls(path, _now(path), after)

    @property
    def back(self) -> FileChange:
        """The same the other way."""
        return FileChange(self.path, self.after, self.before)


class FolderStep(Record):
    """What one command does to the files of a folder; ``title`` is what people call it."""

    title: str
    changes: tuple[FileChange, ...]

    @classmethod
    def of(cls, title: str, changes: Iterable[FileChange]) -> FolderStep:
        """A step of those changes that change anything."""
        return cls(title, tuple(one for one in changes if one.before != one.after))

    @property
    def back(self) -> FolderStep:
        """The step that takes this one back."""
        return FolderStep(self.title, tuple(one.back for one in reversed(self.changes)))

    def take(self) -> None:
        """Write all of it; where one file can't be written those before it are put back.

        :raises BadFile: where a file isn't as the step takes it to be, or can't be written.
        """
        for one in self.changes:
            if _now(one.path) != one.before:
                raise BadFile(
                    f"{shown(one.path)} was changed meanwhile by something else, so it isn't written over.",
                    hint="Look at it, and do it by hand.",
                )
        done: list[FileChange] = []
        try:
            for one in self.changes:
                _put(one)
                done.append(one)
        except BobEditorError:
            for one in reversed(done):
                with contextlib.suppress(BobEditorError):
                    _put(one.back)
            raise


class FolderHistory:
    """The steps that were taken, to take them back and again."""

    def __init__(self) -> None:
        self._done: list[FolderStep] = []
        self._undone: list[FolderStep] = []

    @property
    def undoes(self) -> str:
        """What would be taken back next, "" for nothing."""
        return self._done[-1].title if self._done else ""

    @property
    def redoes(self) -> str:
        """What would be done again next, "" for nothing."""
        return self._undone[-1].title if self._undone else ""

    def take(self, step: FolderStep) -> None:
        """Take a step; raises as that does, and forgets nothing then."""
        step.take()
        if step.changes:
            self._done = [*self._done, step][-MOST_STEPS:]
            self._undone.clear()

    def undo(self) -> None:
        """Take the last step back; raises as ``FolderStep.take``, and it can be tried again then."""
        if self._done:
            self._done[-1].back.take()
            self._undone.append(self._done.pop())

    def redo(self) -> None:
        """Take the step that was taken back last; raises as ``undo``."""
        if self._undone:
            self._undone[-1].take()
            self._done.append(self._undone.pop())

    def forget(self) -> None:
        """Begin anew, with another folder."""
        self._done.clear()
        self._undone.clear()


def _now(path: Path) -> bytes | None:
    return read_bytes(path) if is_there(path) else None


def _put(change: FileChange) -> None:
    if change.after is not None:
        make_folder(change.path.parent)
        write_bytes(change.path, change.after)
        return
    try:
        change.path.unlink(missing_ok=True)
    except OSError as error:
        raise cannot_write(change.path, error) from error
