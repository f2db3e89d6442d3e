"""Where a window may stand so that a part of the screen can be seen."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QWidget


def aside(window: QRect, field: QRect, screen: QRect, least: QSize) -> QRect | None:
    """Where a window may stand beside a part of a screen, on the side with more room; None where none has enough."""
    if not window.intersects(field):
        return window
    left, right = field.left() - screen.left(), screen.right() - field.right()
    room = max(left, right)
    if room < least.width():
        return None
    wide = min(window.width(), room)
    x = screen.left() if left >= right else screen.right() - wide + 1
    return QRect(x, window.y(), wide, window.height())


def hides(window: QRect, seen: QRect) -> bool:
    """Whether a window stands over more than half of a part of the screen."""
    over = window & seen
    return 2 * over.width() * over.height() > seen.width() * seen.height()


def make_room(window: QWidget, field: QRect, screen: QRect) -> None:
    """Have a window step aside so that a part of the screen is seen; where there is no room beside it, out of sight."""
    free = aside(window.frameGeometry(), field, screen, window.minimumSizeHint())
    if free is None:
        window.hide()
    else:
        window.resize(free.size() - (window.frameGeometry().size() - window.size()))
        window.move(free.topLeft())
