"""What the status bar says is read to its end."""

import numpy as np
import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QFont, QFontMetrics, QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bob_editor.ui.frame.two_lines import TwoLines, _in_two
from bob_editor.ui.frame.window import Window

LONG = "Squad: dragging moves it, dragging with Shift turns it, Delete takes it away; a double click shows its fields"


def _lines(shown: QWidget) -> int:
    """How many lines of letters there are, by the rows of dots that hold none."""
    grey = shown.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    dots = np.frombuffer(grey.constBits(), np.uint8).reshape(grey.height(), grey.bytesPerLine())
    inked = (np.ptp(dots[:, 4 : grey.width() // 2].astype(int), axis=1) > 60).astype(int)
    return int((np.diff(inked, prepend=0) == 1).sum())


def test_what_has_no_room_in_a_line_stands_in_two(qtbot: QtBot) -> None:
    """Where it has none in two either, it ends in an ellipsis."""
    label = TwoLines()
    qtbot.addWidget(label)
    label.setText(LONG)
    wide = label.fontMetrics().horizontalAdvance(LONG)
    height = label.minimumSizeHint().height()
    label.resize(wide + 10, height)
    assert _lines(label) == 1
    label.resize(wide * 2 // 3, height)
    assert _lines(label) == 2
    metrics = QFontMetrics(label.font())
    assert _in_two(metrics, QRect(0, 0, wide * 2 // 3, height), LONG) == LONG
    for share in (3, 4, 8):
        said = _in_two(metrics, QRect(0, 0, wide // share, height), LONG)
        assert said.endswith("…")
        assert LONG.startswith(said[:-1])


def test_the_bar_has_room_for_two_lines_in_any_size_of_letters(qtbot: QtBot) -> None:
    """Also where they become larger while it is shown."""
    label = TwoLines()
    qtbot.addWidget(label)
    for points in (8, 11, 18):
        label.setFont(QFont(label.font().family(), points))
        label.setText(LONG)
        label.resize(label.fontMetrics().horizontalAdvance(LONG) * 2 // 3, label.minimumSizeHint().height())
        assert _lines(label) == 2
        assert label.minimumSizeHint().height() > label.fontMetrics().height()


def test_what_a_command_does_stands_in_two_lines_in_a_narrow_window(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside what stands on the right, which it isn't painted under."""
    status = window.status
    painted: list[QRect] = []
    monkeypatch.setattr(
        "bob_editor.ui.frame.status.paint_words", lambda _painter, room, *_: painted.append(room)
    )
    status.showMessage(LONG)
    status.grab()
    right = [one for one in (status.issues, status.zoom) if one.isVisible()]
    assert right
    assert painted[-1].right() < min(one.x() for one in right)
    assert painted[-1].width() > 100
