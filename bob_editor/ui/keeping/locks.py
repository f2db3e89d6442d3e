"""Locks by which running windows tell each other of what they hold; one that a window left behind can be taken."""

import stat
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QLockFile


def lock_at(path: Path) -> QLockFile:
    """A lock, not taken yet."""
    lock = QLockFile(str(path))
    # Never stale by age: a window may stay open for days.
    lock.setStaleLockTime(0)
    return lock


def is_free(path: Path) -> bool:
    """Whether no running program holds a lock; one that was left behind is taken away."""
    # Of a pipe that lies there Qt would wait for what is never written; so it would of one beside it by the name of
    # the lock that it takes while it takes one away that was left behind.
    if _kind(path) != stat.S_IFREG or _kind(path.with_name(f"{path.name}.rmlock")) not in (0, stat.S_IFREG):
        return True
    lock = lock_at(path)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


def sweep_locks(folder: Path, ending: str) -> None:
    """Take away the locks in a folder that windows left behind."""
    with suppress(OSError):
        for path in folder.glob(f"*{ending}"):
            is_free(path)


def _kind(path: Path) -> int:
    """What lies there, as ``stat`` calls it; 0 for nothing, or what can't be looked at."""
    try:
        return stat.S_IFMT(path.lstat().st_mode)
    except (OSError, ValueError):
        return 0
