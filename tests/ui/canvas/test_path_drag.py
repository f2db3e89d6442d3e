"""A drawn road dragged in the window: a draft while the mouse moves, the whole of it once the mouse rests."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.ui.frame.window import Window
from tests.ui.canvas.test_canvas import sharp_picture

CURVE = (
    Knot((3.0, 3.0), None, (5.0, 3.0)),
    Knot((12.0, 6.0), (9.0, 5.0), (15.0, 7.0)),
    Knot((21.0, 8.0), (18.0, 8.0)),
)
FROM, TO = (12.0, 6.0), (13.0, 9.0)

Act = Callable[[QEvent.Type, Point], None]


@pytest.fixture
def act(window: Window, qtbot: QtBot) -> Act:
    """The window with a drawn road that is selected; what sends the left button's events at points of the lattice."""
    board = window.session.board
    window.session.open(replace(board, paths=(redrawn(board.grid, Path("road", ()), CURVE),)), None)
    window.session.document.saved_as()
    window.session.hand.choose("select")
    window.session.hand.select.take_path(0)
    qtbot.waitUntil(lambda: window.canvas.sharp)
    canvas, left, none = window.canvas, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton

    def send(kind: QEvent.Type, at: Point) -> None:
        where = canvas.view.to_widget(QPointF(*board.grid.frame.true(at)))
        moves, ends = kind == QEvent.Type.MouseMove, kind == QEvent.Type.MouseButtonRelease
        event = QMouseEvent(
            kind,
            where,
            canvas.mapToGlobal(where),
            none if moves else left,
            none if ends else left,
            Qt.KeyboardModifier.ShiftModifier,
        )
        QApplication.sendEvent(canvas, event)

    return send


def _drag(act: Act) -> None:
    act(QEvent.Type.MouseButtonPress, FROM)
    act(QEvent.Type.MouseMove, TO)


def _near(window: Window, image: QImage, at: Point) -> list[int]:
    """The colours in a small square of the picture, beside the handle in its middle."""
    where = window.canvas.view.to_widget(QPointF(*window.session.board.grid.frame.true(at))).toPoint()
    return [image.pixel(where.x() + x, where.y() + y) for x in range(-30, 31, 3) for y in range(-30, 31, 3)]


def test_a_draft_follows_the_mouse_and_the_whole_is_shown_when_it_rests(
    window: Window, act: Act, qtbot: QtBot
) -> None:
    """The draft is the road where it will be; LOS and the painted map wait for the mouse to rest, and go with it."""
    hand = window.session.hand
    plain = sharp_picture(window)
    _drag(act)
    (draft,) = hand.preview.draft
    assert isinstance(draft, Path)
    assert draft.curve[1].at == TO
    assert hand.preview.board is None
    drafted = sharp_picture(window)
    assert _near(window, drafted, TO) != _near(window, plain, TO)
    qtbot.waitUntil(lambda: hand.preview.board is not None)
    assert not hand.preview.draft
    assert _near(window, sharp_picture(window), TO) != _near(window, drafted, TO)
    act(QEvent.Type.MouseMove, FROM)
    assert hand.preview.board is None


@pytest.mark.parametrize("rests", [False, True])
def test_the_release_is_one_step_and_shows_what_a_new_canvas_shows(
    window: Window, act: Act, qtbot: QtBot, *, rests: bool
) -> None:
    """Whether the mouse rested before or not."""
    before = window.session.board
    _drag(act)
    if rests:
        qtbot.waitUntil(lambda: window.session.hand.preview.board is not None)
        sharp_picture(window)
        act(QEvent.Type.MouseMove, (12.5, 8.0))
        act(QEvent.Type.MouseMove, TO)
    act(QEvent.Type.MouseButtonRelease, TO)
    assert window.session.board.paths[0].curve[1].at == TO
    assert window.session.stack.count() == 1
    mended = sharp_picture(window)
    window.canvas.picture.renew()
    anew = sharp_picture(window)
    for place in (FROM, TO):
        # Shading that is laid on in parts is rounded otherwise, by two steps of 255 at most.
        pairs = zip(_near(window, mended, place), _near(window, anew, place), strict=True)
        assert all(
            abs((one >> shift & 255) - (other >> shift & 255)) <= 2
            for one, other in pairs
            for shift in (0, 8, 16)
        )
    window.actions_["undo"].trigger()
    assert window.session.board == before


@pytest.mark.parametrize("rests", [False, True])
def test_escape_takes_the_drag_back(window: Window, act: Act, qtbot: QtBot, *, rests: bool) -> None:
    """The road is where it was, in the picture too, and no draft comes back later."""
    before, plain = window.session.board, sharp_picture(window)
    _drag(act)
    if rests:
        qtbot.waitUntil(lambda: window.session.hand.preview.board is not None)
        sharp_picture(window)
    qtbot.keyClick(window.canvas, Qt.Key.Key_Escape)
    assert not window.session.hand.preview.draft
    assert window.session.hand.preview.board is None
    act(QEvent.Type.MouseButtonRelease, TO)
    qtbot.wait(100)
    assert window.session.hand.preview.board is None
    assert window.session.board == before
    assert window.session.stack.count() == 0
    assert _near(window, sharp_picture(window), TO) == _near(window, plain, TO)


def test_a_road_s_draft_is_kept_aside_while_the_mouse_moves(window: Window, act: Act) -> None:
    """A hand that drags on for long would lose more than a second of work else."""
    timer = window.autosave._soon
    act(QEvent.Type.MouseButtonPress, FROM)
    timer.stop()
    act(QEvent.Type.MouseMove, TO)
    assert window.session.hand.preview.draft
    assert timer.isActive()
