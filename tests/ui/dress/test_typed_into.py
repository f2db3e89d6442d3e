"""A choice goes by what is typed, be it of several words; Tab goes on from its open list."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QVBoxLayout
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress.placed_dialog import PlacedDialog

GAMES = ["The Beacon", "The Last Hundred Yards", "The Long Road", "Memoir '44"]


@pytest.fixture
def box(qtbot: QtBot) -> Iterator[QComboBox]:
    """A choice of a dialog that has the keyboard, and a line before and after it."""
    dialog = PlacedDialog(None)
    box = QComboBox()
    box.addItems(GAMES)
    column = QVBoxLayout(dialog)
    before, after = QLineEdit("before"), QLineEdit("after")
    for one in (before, box, after):
        column.addWidget(one)
    qtbot.addWidget(dialog)
    dialog.show()
    box.setFocus()
    yield box
    dialog.close()


def test_a_space_is_a_letter_while_words_are_typed(box: QComboBox, qtbot: QtBot) -> None:
    """It opens the list only where nothing is typed; what is found so counts as chosen by the user."""
    chosen: list[int] = []
    box.activated.connect(chosen.append)
    qtbot.keyClicks(box, "the l")
    assert box.currentText() == GAMES[1]
    qtbot.keyClicks(box, "o")
    assert box.currentText() == GAMES[2]
    assert chosen[-1] == 2
    assert not box.view().isVisible()
    qtbot.wait(QApplication.keyboardInputInterval() + 50)
    qtbot.keyClick(box, Qt.Key.Key_Space)
    assert box.view().isVisible()


@pytest.mark.parametrize(("key", "goes_to"), [(Qt.Key.Key_Tab, "after"), (Qt.Key.Key_Backtab, "before")])
def test_tab_takes_the_row_of_an_open_list(box: QComboBox, qtbot: QtBot, key: Qt.Key, goes_to: str) -> None:
    """And goes on to what comes next, or before; Qt leaves the list open, and the key without effect."""
    box.showPopup()
    qtbot.keyClick(box.view(), Qt.Key.Key_Down)
    qtbot.keyClick(box.view(), key)
    assert not box.view().isVisible()
    assert box.currentText() == GAMES[1]
    line = box.window().focusWidget()
    assert isinstance(line, QLineEdit)
    assert line.text() == goes_to
