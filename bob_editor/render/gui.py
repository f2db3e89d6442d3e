"""A Qt application for pictures, where there is no window."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

_kept: list[QGuiApplication] = []


def ensure_gui() -> QGuiApplication:
    """The running Qt application; without one, a new one that needs no screen."""
    running = QCoreApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _kept.append(QGuiApplication(sys.argv[:1] or ["bob-editor"]))
    return _kept[0]
