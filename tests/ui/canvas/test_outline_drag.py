"""What is drawn and dragged in the window: a draft while the mouse moves, the whole of it once the mouse rests."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Artwork, Contour, Label
from bob_editor.ui.frame.window import Window
from tests.ui.canvas.test_canvas import sharp_picture

WOODS = Artwork("woods", ((6.0, 4.0), (12.0, 4.0), (12.0, 8.0), (6.0, 8.0)))
HILL = Contour(1, ((16.0, 2.0), (24.0, 2.0), (24.0, 12.0), (16.0, 12.0)))
NAME = Label("Hill 30", (4.0, 12.0))

Drag = Callable[[Point, Point], None]


@pytest.fixture
def drag(window: Window, qtbot: QtBot) -> Drag:
    """Drags with the left button from one point of the lattice to another, and holds on."""
    board = window.session.board
    window.session.open(replace(board, artwork=(WOODS,), contours=(HILL,), labels=(NAME,)), None)
    window.session.document.saved_as()
    window.session.hand.choose("select")
    qtbot.waitUntil(lambda: window.canvas.sharp)

    def act(start: Point, end: Point) -> None:
        _send(window, QEvent.Type.MouseMove, start, held=False)
        _send(window, QEvent.Type.MouseButtonPress, start)
        _send(window, QEvent.Type.MouseMove, end)

    return act


def _send(window: Window, kind: QEvent.Type, at: Point, *, held: bool = True) -> None:
    canvas, left, none = window.canvas, Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    where = canvas.view.to_widget(QPointF(*window.session.board.grid.frame.true(at)))
    button = none if kind == QEvent.Type.MouseMove else left
    event = QMouseEvent(
        kind,
        where,
        canvas.mapToGlobal(where),
        button,
        left if held else none,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(canvas, event)


def _colour(window: Window, at: Point) -> QColor:
    where = window.canvas.view.to_widget(QPointF(*window.session.board.grid.frame.true(at))).toPoint()
    return sharp_picture(window).pixelColor(where)


def test_dragged_woods_are_a_plain_area_and_fade_where_they_were(
    window: Window, drag: Drag, qtbot: QtBot
) -> None:
    """Where they will be they are green, where they were they are veiled; all of that goes when the mouse rests."""
    hand, (was, comes) = window.session.hand, ((9.2, 5.6), (9.2, 12.6))
    open_ground, woods = _colour(window, comes), _colour(window, was)
    hand.select.take([RingPlace("artwork", 0)])
    drag((9.0, 6.0), (9.0, 13.0))
    assert [one.terrain for one in hand.preview.draft] == ["woods"]
    assert hand.preview.board is None
    assert hand.preview.left
    assert _colour(window, comes).lightness() < open_ground.lightness()
    assert _colour(window, was).lightness() > woods.lightness()
    qtbot.waitUntil(lambda: hand.preview.board is not None)
    assert hand.preview.hexes
    assert not hand.preview.draft
    assert not hand.preview.former
    sharp_picture(window)
    _send(window, QEvent.Type.MouseMove, (12.0, 13.0))
    assert hand.preview.draft
    assert _colour(window, was).lightness() > woods.lightness()
    _send(window, QEvent.Type.MouseButtonRelease, (12.0, 13.0), held=False)
    assert not hand.preview.draft
    assert window.session.board.artwork[0].ring[0] == (9.0, 11.0)
    assert window.session.stack.count() == 1


@pytest.mark.parametrize(
    ("tool", "options", "start", "end", "kind"),
    [
        ("select", {}, (4.0, 12.0), (7.0, 14.0), Label),
        ("write_label", {}, (4.0, 12.0), (7.0, 14.0), Label),
        ("select", {}, (16.0, 6.0), (15.0, 8.0), Contour),
        ("sculpt", {"manner": "push"}, (16.0, 6.0), (15.0, 6.0), Contour),
        ("draw_artwork", {"terrain": "building_stone", "form": "rectangle"}, (2.0, 2.0), (5.0, 4.0), Artwork),
    ],
)
def test_whatever_is_dragged_has_a_draft_and_is_whole_at_rest(
    window: Window, drag: Drag, qtbot: QtBot, tool, options, start, end, kind
) -> None:
    hand = window.session.hand
    hand.choose(tool)
    for name, value in options.items():
        hand.tool.set_option(name, value)
    if tool in ("select", "write_label"):
        drag(start, start)
        _send(window, QEvent.Type.MouseButtonRelease, start, held=False)
    before = window.session.board
    drag(start, end)
    assert [type(one) for one in hand.preview.draft] == [kind]
    assert hand.preview.board is None
    qtbot.waitUntil(lambda: hand.preview.board is not None)
    assert not hand.preview.draft
    assert hand.preview.board != before
    _send(window, QEvent.Type.MouseButtonRelease, end, held=False)
    assert not hand.preview.draft
    assert window.session.board != before
    assert window.session.stack.count() == 1


def test_layers_chosen_while_something_is_drawn_are_those_that_are_shown(
    window: Window, qtbot: QtBot
) -> None:
    """What was painted of it with the former layers would have come among the tiles as it was done."""
    grid, hand, picture = window.session.board.grid, window.session.hand, window.canvas.picture
    qtbot.waitUntil(lambda: window.canvas.sharp)
    hand.choose("paint_terrain")
    hand.tool.set_option("terrain", "woods")
    end = grid.centre(grid.hex("E5"))
    _send(window, QEvent.Type.MouseButtonPress, grid.centre(grid.hex("E4")))
    _send(window, QEvent.Type.MouseMove, end)
    sharp_picture(window)
    picture.set_layers(picture.layers - {"artwork"}, frozenset())
    sharp_picture(window)
    _send(window, QEvent.Type.MouseButtonRelease, end, held=False)
    _send(window, QEvent.Type.MouseMove, (-30.0, -30.0), held=False)
    shown = sharp_picture(window)
    picture.tiles.clear()
    assert shown == sharp_picture(window)
