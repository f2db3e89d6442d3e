"""A button that has little room gives up its margins, then its sign."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from bob_editor.ui.dress.buttons import push_button

_DARK = 128


def _runs(image: QImage) -> int:
    """How many letters and signs stand beside one another in the middle of a button."""
    rows = range(7, image.height() - 7)
    inked = [
        any(QColor(image.pixel(x, y)).lightness() < _DARK for y in rows) for x in range(4, image.width() - 4)
    ]
    return sum(after and not before for before, after in pairwise(inked))


@pytest.mark.parametrize(("less", "lost"), [(0, 0), (2, 0), (12, 0), (20, 1), (30, 1)])
def test_the_sign_goes_after_the_margins(qtbot: QtBot, less: int, lost: int) -> None:
    """In a row in which room for one pixel is lacking, one button alone used to lose its sign."""
    button = push_button("HIH", "mdi6.plus", "", lambda: None)
    button.setStyleSheet("background: white; color: black; border: 1px solid white; padding: 4px 14px;")
    qtbot.addWidget(button)
    full = button.sizeHint()
    button.resize(full)
    all_of_it = _runs(button.grab().toImage())
    button.resize(full.width() - less, full.height())
    assert all_of_it - _runs(button.grab().toImage()) == lost
