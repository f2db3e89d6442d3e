"""Notes what becomes a window: a part that is shown before it stands anywhere is one for a moment, and flashes."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class Shown(QObject):
    """``qapp.installEventFilter(shown)`` from when on it notes them; it goes with its last name."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the kind of what is shown."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False
