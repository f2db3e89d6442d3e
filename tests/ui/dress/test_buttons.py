"""A button that has little room gives up its margins, then its sign, and so do those in its row."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QPushButton, QWidget
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


def _button(parent: QWidget | None = None) -> QPushButton:
    button = push_button("HIH", "mdi6.plus", "", lambda: None)
    button.setStyleSheet("background: white; color: black; border: 1px solid white; padding: 4px 14px;")
    button.setParent(parent)
    return button


@pytest.mark.parametrize(("less", "lost"), [(0, 0), (2, 0), (12, 0), (20, 1), (30, 1)])
def test_the_sign_goes_after_the_margins(qtbot: QtBot, less: int, lost: int) -> None:
    """In a row in which room for one pixel is lacking, one button alone used to lose its sign."""
    button = _button()
    qtbot.addWidget(button)
    full = button.sizeHint()
    button.resize(full)
    all_of_it = _runs(button.grab().toImage())
    button.resize(full.width() - less, full.height())
    assert all_of_it - _runs(button.grab().toImage()) == lost


def test_all_of_a_row_have_signs_or_none(qtbot: QtBot) -> None:
    """A word that is longer than the others doesn't make its button another kind; below it is another row."""
    form = QWidget()
    qtbot.addWidget(form)
    long, beside, below = (_button(form) for _ in range(3))
    full = long.sizeHint()
    for button, place in ((long, (0, 0)), (beside, (90, 0)), (below, (0, 40))):
        button.move(*place)
        button.resize(full)
    form.show()
    before = _runs(beside.grab().toImage())
    long.resize(full.width() - 20, full.height())
    assert [before - _runs(one.grab().toImage()) for one in (long, beside, below)] == [1, 1, 0]
