"""Rows of lists, dressed: a text that is broken into lines is shown whole, however wide the list is."""

from collections.abc import Iterator

import numpy as np
import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress import theme
from bob_editor.ui.dress.buttons import eliding, push_button, wrapping

pytestmark = pytest.mark.dressed

TEXT = "Woods at G5 reaches level 1, above both ends  [14.0]"


@pytest.fixture
def dressed(qapp: QApplication) -> Iterator[QApplication]:
    """The program as it is dressed by day, and undressed again."""
    theme.wear(qapp, "light")
    yield qapp
    qapp.setStyleSheet("")


def _ink(shown: QListWidget) -> int:
    """How many dots of a list's upper part are dark, but for its frame."""
    grey = (
        shown.grab()
        .toImage()
        .convertToFormat(QImage.Format.Format_Grayscale8)
        .copy(4, 0, shown.width() - 8, 100)
    )
    dots = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    return int((dots[:, : grey.width()] < 110).sum())


def test_a_rule_is_not_cut_off_where_its_line_just_fits(dressed: QApplication, qtbot: QtBot) -> None:
    """At widths around that of the text nothing of it is left out: it looks as in a row with room to spare."""

    def shown(wide: int, high: int = 0) -> int:
        found = QListWidget()
        qtbot.addWidget(found)
        found.setWordWrap(True)
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        found.resize(wide, 120)
        found.show()
        found.addItem(TEXT)
        if high:
            found.item(0).setSizeHint(QSize(wide - 2, high))
        dressed.processEvents()
        return _ink(found)

    fits = QListWidget().fontMetrics().horizontalAdvance(TEXT)
    for wide in range(fits, fits + 24, 3):
        assert abs(shown(wide) - shown(wide, 90)) < 30, wide


def test_a_button_without_room_says_that_its_words_go_on(qtbot: QtBot) -> None:
    """It leaves room to others; with room it looks as any."""

    def painted(words: str, wide: int) -> QImage:
        button = push_button(words, "mdi6.check", "", lambda: None)
        qtbot.addWidget(button)
        button.resize(wide, 28)
        return button.grab().toImage()

    words = "Hinnehmen und weiter"
    assert push_button(words, "mdi6.check", "", lambda: None).minimumSizeHint().width() < 80
    assert painted(words, 90) in [painted(f"{words[:end]}…", 90) for end in range(1, 12)]
    assert painted("Ja", 90) != painted("Ja…", 90)


def test_rows_of_pages_show_their_beginnings(qtbot: QtBot) -> None:
    """One line each, with an ellipsis and no scroll bar below."""
    rows = eliding(QListWidget())
    qtbot.addWidget(rows)
    rows.addItems([TEXT * 40, "Short"])
    rows.resize(120, 200)
    rows.show()
    long, short = (rows.visualItemRect(rows.item(row)) for row in range(2))
    assert long.width() == short.width() <= rows.viewport().width()
    assert long.height() == short.height()
    assert not rows.horizontalScrollBar().isVisible()


def test_rows_that_are_wider_than_their_list_are_broken(qtbot: QtBot) -> None:
    """A long title used to run on beyond the edge, with a scroll bar below it."""
    rows = wrapping(QListWidget())
    qtbot.addWidget(rows)
    rows.addItems([TEXT, "Short"])
    rows.resize(120, 200)
    rows.show()
    long, short = (rows.visualItemRect(rows.item(row)) for row in range(2))
    assert long.width() <= rows.viewport().width()
    assert long.height() > short.height()
    assert not rows.horizontalScrollBar().isVisible()
