"""What the windows of the program tell of one another."""

from PySide6.QtCore import QObject, Signal


class News(QObject):
    """One for all windows: whoever listens hears any of them, whichever is closed by then."""

    arranged = Signal()
    """Other documents are open, in another order, or seen otherwise."""
    reopens = Signal(object)
    """What was closed last is wanted in this window."""
    leaves = Signal()
    """A window closes, and still has its documents."""
    quits = Signal()
    """All windows are about to close, and still have their documents."""
