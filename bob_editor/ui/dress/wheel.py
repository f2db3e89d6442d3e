"""A wheel that scrolls a panel changes nothing that passes under the pointer, and leaves what it takes away from it."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollBar,
    QWidget,
)

_TURNED = (QComboBox, QAbstractSpinBox, QAbstractSlider)
"""What a wheel turns, where it isn't kept from it."""


class _Passed(QObject):
    """Leaves the wheel to what the watched widget stands in."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether it is the wheel."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)


class _PassedUpright(QObject):
    """Likewise, as long as the wheel isn't turned sideways."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether it is a wheel that scrolls up or down."""
        if isinstance(event, QWheelEvent) and abs(event.angleDelta().y()) > abs(event.angleDelta().x()):
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def pass_wheel(*boxes: QWidget) -> None:
    """Let the wheel pass by choices and numbers, which it would change, and give the keyboard, on its way."""
    for box in boxes:
        box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        box.installEventFilter(_Passed(box))


def pass_wheel_beneath(area: QAbstractScrollArea) -> None:
    """Let the wheel pass by the bar beneath a table or list, which would go sideways as it comes under the pointer."""
    bar = area.horizontalScrollBar()
    bar.installEventFilter(_PassedUpright(bar))


def pass_wheel_in(inner: QWidget) -> None:
    """Let the wheel pass by all choices and numbers, and bars beneath tables, that are in a panel by now."""
    found = (one for kind in _TURNED for one in inner.findChildren(kind))
    pass_wheel(*(one for one in found if not isinstance(one, QScrollBar)))
    for area in inner.findChildren(QAbstractScrollArea):
        pass_wheel_beneath(area)


def follow_scrolling(area: QAbstractScrollArea) -> None:
    """Have what scrolls away from a resting pointer left by it, and what comes below it entered, as when it moves."""
    area.verticalScrollBar().valueChanged.connect(lambda _value: _point_again(area))


def _point_again(area: QAbstractScrollArea) -> None:
    window, place = area.window(), QCursor.pos()
    handle, within, none = window.windowHandle(), window.mapFromGlobal(place), Qt.MouseButton.NoButton
    # What lies over it, as a dialog does, has the pointer instead.
    under = QApplication.widgetAt(place) if QApplication.mouseButtons() == none else None
    if under is None or not area.isAncestorOf(under) or handle is None:
        return
    move = QMouseEvent(QEvent.Type.MouseMove, within, place, none, none, QApplication.keyboardModifiers())
    QCoreApplication.postEvent(handle, move)
