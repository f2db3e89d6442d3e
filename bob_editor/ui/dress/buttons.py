"""What panels are laid out of: buttons with a sign and a tip, the bar of work under way, columns, what scrolls."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QListView,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bob_editor.ui.dress import icons, wheel
from bob_editor.ui.dress.plain import OneLineButton

_Rows = TypeVar("_Rows", bound=QListView)


def push_button(text: str, icon: str, tip: str, slot: Callable[..., object]) -> QPushButton:
    """A button that calls ``slot``."""
    button = OneLineButton(text)
    button.setToolTip(tip)
    icons.put(button, icon)
    button.clicked.connect(slot)
    return button


def sign_more(bar: QToolBar) -> None:
    """Have the sign of what a toolbar has no room for wear the theme's colours: Qt's own is dark in every theme."""
    more = bar.findChild(QToolButton, "qt_toolbar_ext_button")
    if more is None:
        return

    def sign(way: Qt.Orientation) -> None:
        icons.put(more, "mdi6.chevron-right" if way == Qt.Orientation.Horizontal else "mdi6.chevron-down")

    sign(bar.orientation())
    # Laid along another edge, it has Qt's own again.
    bar.orientationChanged.connect(sign)


def say_unit(box: QSpinBox, words: Callable[[int], str]) -> None:
    """Have a box say what it counts, behind its number: ``words`` of that, for one is called otherwise than two."""

    def say(count: int) -> None:
        box.setSuffix(words(count))

    box.valueChanged.connect(say)
    say(box.value())


def lay_out(panel: QWidget, top: QBoxLayout, middle: QWidget, *buttons: QAbstractButton) -> None:
    """Give a panel its column; what stands in the middle takes the room."""
    bottom = QHBoxLayout()
    bottom.setSpacing(6)
    for button in buttons:
        bottom.addWidget(button)
    column = QVBoxLayout(panel)
    column.setContentsMargins(8, 8, 8, 8)
    column.setSpacing(6)
    column.addLayout(top)
    column.addWidget(middle, 1)
    column.addLayout(bottom)


def show_progress(bar: QProgressBar, done: int, total: int) -> None:
    """Show how far work is."""
    bar.setRange(0, total)
    bar.setValue(done)


def wrapping(rows: _Rows) -> _Rows:
    """A list that breaks what is wider than it into lines: nobody looks for words beyond the edge."""
    rows.setWordWrap(True)
    rows.setResizeMode(QListView.ResizeMode.Adjust)
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return rows


class _AsWide(QStyledItemDelegate):
    """Draws rows that are as wide as their list, whatever they say."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """No width of their own."""
        return QSize(0, super().sizeHint(option, index).height())


def eliding(rows: _Rows) -> _Rows:
    """A list that shows the beginnings of what is wider than it, as of texts that are pages long."""
    rows.setItemDelegate(_AsWide(rows))
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return rows


def scrolled(panel: QWidget, inner: QWidget) -> QScrollArea:
    """Fill a panel with what is laid out, may be taller than it and is never wider; what scrolls it is returned.

    Tab goes on to what is in it: nobody sees that an area has the keyboard.
    """
    area = QScrollArea()
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inner)
    wheel.pass_wheel_in(inner)
    wheel.follow_scrolling(area)
    outer = QVBoxLayout(panel)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(area)
    return area


class Column(QWidget):
    """Parts one below the other, at least as wide as they ask to be; those that have no room are scrolled to."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        self._inner = QWidget()
        rows = QVBoxLayout(self._inner)
        rows.setContentsMargins(0, 0, 8, 0)
        for part in parts:
            rows.addWidget(part)
        rows.setStretch(len(parts) - 1, 1)
        self._area = scrolled(self, self._inner)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what the parts need as they are dressed by now."""
        super().showEvent(event)
        beside = self._area.verticalScrollBar().sizeHint().width() + 2 * self._area.frameWidth()
        self.setMinimumWidth(self._inner.minimumSizeHint().width() + beside)
