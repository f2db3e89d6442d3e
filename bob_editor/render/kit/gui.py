"""Qt as pictures need it: painting in one thread, and an application where there is no window."""

import os
import sys
import threading

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from bob_editor.errors import BobEditorError

_kept: list[QGuiApplication] = []

PAINTING = threading.RLock()
"""Held by whoever paints where other threads may: one that waits for Qt and one that waits for Python never end."""


def paint_in_one_thread() -> None:
    """Keep Qt from handing every 64 runs of pixels to another thread: waiting for those takes two thirds of the time.

    Qt asks once, before it first paints.
    """
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")


def ensure_gui() -> QGuiApplication:
    """The running Qt application; without one, a new one that needs no screen.

    :raises BobEditorError: where a thread asks before the main thread has: Qt would bring the process down as it ends.
    """
    paint_in_one_thread()
    running = QCoreApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    if threading.current_thread() is not threading.main_thread():
        raise BobEditorError(
            "A thread can paint pictures only after the main thread has painted one.",
            hint="Paint any in the main thread first: Qt begins there.",
        )
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _kept.append(QGuiApplication(sys.argv[:1] or ["bob-editor"]))
    return _kept[0]
