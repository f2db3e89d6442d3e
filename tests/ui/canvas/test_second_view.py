"""The second view: shows what the canvas shows, with its own zoom, and is gone without a trace."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.gestures.preview import Preview
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.los.scene import End
from bob_editor.ui.canvas.second_view import TOLD, SecondView
from bob_editor.ui.frame.window import Window
from bob_editor.words import speak, tr


def _second(window: Window, qtbot: QtBot) -> SecondView:
    window.actions_["second_view"].trigger()
    view = window.viewing.view
    assert view is not None
    qtbot.waitUntil(lambda: view.sharp)
    return view


def test_it_shows_edits_and_threads(window: Window, qtbot: QtBot) -> None:
    """Each is seen in both views; zoom and place are its own."""
    view = _second(window, qtbot)
    grid = window.session.board.grid
    zoom = window.canvas.view.zoom
    view.zoom_by(1.5)
    assert window.canvas.view.zoom == zoom
    qtbot.waitUntil(lambda: view.sharp)
    before = view.grab().toImage()
    erase: Edit[Board] = Edit("Clear", partial(board_edits.erase_hexes, hexes=(grid.hex("D4"),)))
    window.session.steps.draw(erase)
    qtbot.waitUntil(lambda: view.sharp)
    edited = view.grab().toImage()
    assert edited != before
    window.session.live_los.look(End(grid.hex("E4")), End(grid.hex("F5")))
    qtbot.waitUntil(lambda: view.sharp)
    assert view.grab().toImage() != edited


def test_a_stroke_is_painted_there_after_the_canvas(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its steps are seen soon, the last of them too, but none holds up the frame of the canvas."""
    view, grid = _second(window, qtbot), window.session.board.grid
    window.session.hand.choose("paint_terrain")
    tool = window.session.hand.tool
    tool.set_option("terrain", "woods")
    shown: list[Board | None] = []
    follow = view.picture.show_pending

    def follow_and_tell(preview: Preview, *, goes_on: bool) -> None:
        shown.append(preview.board)
        follow(preview, goes_on=goes_on)

    monkeypatch.setattr(view.picture, "show_pending", follow_and_tell)
    tool.press(pointer_at(grid, grid.centre(grid.hex("C3"))))
    for label in ("D3", "E3", "F3"):
        tool.move(pointer_at(grid, grid.centre(grid.hex(label))))
    assert not shown
    qtbot.waitUntil(lambda: bool(shown))
    assert all(board == tool.preview.board for board in shown)
    tool.cancel()
    tool.leave()
    qtbot.waitUntil(lambda: shown[-1] is None)


def test_layers_and_style_are_those_of_the_canvas(window: Window, qtbot: QtBot) -> None:
    """They follow as the canvas is painted."""
    view = _second(window, qtbot)
    window.canvas.set_layers(frozenset({"ground"}), frozenset())
    qtbot.waitUntil(lambda: view.picture.layers == frozenset({"ground"}))
    window.actions_["night_map"].trigger()
    qtbot.waitUntil(lambda: view.picture.style is window.canvas.picture.style)


def test_a_click_shows_the_place_and_a_drag_moves(window: Window, qtbot: QtBot) -> None:
    """No tool works there."""
    view = _second(window, qtbot)
    at = QPointF(view.width() / 3, view.height() / 2)
    there, before = view.view.to_board(at), window.session.board
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=at.toPoint())
    seen = window.canvas.view.middle - there
    assert seen.manhattanLength() < 0.5
    middle, shown = QPointF(view.view.middle), QPointF(window.canvas.view.middle)
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=at.toPoint())
    qtbot.mouseMove(view, (at + QPointF(60, 0)).toPoint())
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=(at + QPointF(60, 0)).toPoint())
    assert view.view.middle != middle
    assert window.canvas.view.middle == shown
    assert window.session.board is before


def test_what_it_is_for_is_said_in_the_language_of_the_window(
    window: Window, request: pytest.FixtureRequest
) -> None:
    """It stood in English below a German map."""
    request.addfinalizer(lambda: speak("en"))
    speak("de")
    window.actions_["second_view"].trigger()
    view = window.viewing.view
    assert view is not None
    assert [one.text() for one in view.window().findChildren(QLabel)] == [tr(TOLD)] != [TOLD]
    window.actions_["second_view"].trigger()


def test_closed_it_is_gone(window: Window, qtbot: QtBot) -> None:
    """By its own button as by the command, whose key works in it, too; and with what is open."""
    view = _second(window, qtbot)
    view.window().close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not window.actions_["second_view"].isChecked()
    assert window.viewing.view is None
    assert not window.findChildren(SecondView)
    window.canvas.repaint()
    view = _second(window, qtbot)
    view.window().activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    qtbot.keyClick(
        view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    assert window.viewing.view is None
    _second(window, qtbot)
    window.session.close()
    assert window.viewing.view is None
