"""Locks by which running windows tell each other of what they hold; one that a window left behind can be taken."""

from __future__ import annotations

import stat
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
    try:
        # Of a pipe that lies there Qt would wait for what is never written.
        if not stat.S_ISREG(path.lstat().st_mode):
            return True
    except (OSError, ValueError):
        return True
    lock = lock_at(path)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True
