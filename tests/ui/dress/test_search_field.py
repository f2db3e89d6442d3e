"""A search field takes another word as one that is new."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress.search_field import SearchField


def left_with(qtbot: QtBot, word: str) -> SearchField:
    """A field in which a word was left; the keyboard is elsewhere."""
    field = SearchField("Search")
    qtbot.addWidget(field)
    field.setText(word)
    field.show()
    field.activateWindow()
    qtbot.waitUntil(field.isActiveWindow)
    field.clearFocus()
    return field


def test_who_comes_by_mouse_types_another_word(qtbot: QtBot) -> None:
    """The former, left there by Enter, isn't to be cleared first; where one is there, a click goes into the word."""
    field = left_with(qtbot, "jungle")
    place = QPoint(20, field.height() // 2)
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton, pos=place)
    qtbot.keyClicks(field, "road")
    assert field.text() == "road"
    qtbot.mouseClick(field, Qt.MouseButton.LeftButton, pos=place)
    assert not field.hasSelectedText()


def test_what_the_mouse_chooses_stays_chosen(qtbot: QtBot) -> None:
    """A part of the word, by dragging across it as one comes."""
    field = left_with(qtbot, "jungle and growth")
    middle = field.height() // 2
    qtbot.mousePress(field, Qt.MouseButton.LeftButton, pos=QPoint(8, middle))
    held = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(60, middle),
        field.mapToGlobal(QPointF(60, middle)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(field, held)
    qtbot.mouseRelease(field, Qt.MouseButton.LeftButton, pos=QPoint(60, middle))
    assert 0 < len(field.selectedText()) < len(field.text())
