"""The step between board and widget."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from bob_editor.ui.canvas.view import LARGEST, SMALLEST, View

numbers = st.floats(-500, 500)


def view(scale: float = 18, x: float = 10, y: float = 20) -> View:
    """A view of 800 by 600 pixels."""
    made = View()
    made.size = QSizeF(800, 600)
    made.scale = scale
    made.middle = QPointF(x, y)
    return made


@given(numbers, numbers, st.floats(SMALLEST, LARGEST))
def test_there_and_back(x: float, y: float, scale: float) -> None:
    """A point of the board comes back from the widget."""
    one = view(scale)
    back = one.to_board(one.to_widget(QPointF(x, y)))
    assert (back.x(), back.y()) == pytest.approx((x, y), abs=1e-6)


@given(st.floats(0, 800), st.floats(0, 600), st.floats(0.01, 100))
def test_zoom_keeps_what_is_under_the_pointer(x: float, y: float, factor: float) -> None:
    """Zooming at a point leaves the board's point there, also where the scale meets its bounds."""
    one = view()
    before = one.to_board(QPointF(x, y))
    one.zoom_at(QPointF(x, y), factor)
    after = one.to_board(QPointF(x, y))
    assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()), abs=1e-6)
    assert SMALLEST <= one.scale <= LARGEST


@pytest.mark.parametrize("size", [(100, 20), (100, 73), (100, 100)])
def test_fit_leaves_room_below(size: tuple[int, int]) -> None:
    """However the rectangle's shape, so much of the widget lies free at its foot; the other margins stay."""
    one = view()
    one.fit(QRectF(0, 0, *size), margin=10, foot=60)
    first, last = (one.to_widget(corner) for corner in (QPointF(0, 0), QPointF(*size)))
    assert first.x() >= 10 - 1e-9
    assert first.y() >= 10 - 1e-9
    assert last.y() <= 540 + 1e-9
    assert first.x() == pytest.approx(10) or first.y() == pytest.approx(10)


def test_fit_shows_all_of_it() -> None:
    """After fitting, the rectangle lies within the widget, touching the margin in one direction."""
    one = view()
    one.fit(QRectF(0, 0, 100, 20), margin=10)
    first, last = (one.to_widget(corner) for corner in (QPointF(0, 0), QPointF(100, 20)))
    assert (first.x(), last.x()) == pytest.approx((10, 790))
    assert (first.y() + last.y()) / 2 == pytest.approx(300)


def test_reveal_pans_no_more_than_needed() -> None:
    """A point in sight moves nothing, nor one of a board seen whole; one out of sight comes just within the margin."""
    one = view()
    board = QRectF(-400, -400, 1000, 1000)
    one.reveal(QPointF(10, 20), board)
    one.reveal(one.shown.topLeft(), one.shown)
    assert (one.middle.x(), one.middle.y()) == (10, 20)
    one.reveal(QPointF(110, 20), board, margin=60)
    assert one.to_widget(QPointF(110, 20)).x() == pytest.approx(740)
    assert one.middle.y() == pytest.approx(20)
