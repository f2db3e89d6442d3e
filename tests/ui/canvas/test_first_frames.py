"""What the frame shows that comes right after an edit, and what it leaves for the next one."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from bob_editor.rules.los.scene import End
from bob_editor.ui.canvas.picture import FRAME, LEAST
from bob_editor.ui.canvas.pieces import Patience
from bob_editor.ui.canvas.tiles import NONE
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse


def test_what_is_not_painted_yet_is_sketched(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stroke shows at once, plainly where painting it takes longer, also when it ends before that."""
    canvas = window.canvas
    window.docks.panel(PalettePanel).pick("terrain", "river")
    qtbot.wait(50)
    where = mouse.at("B2") + QPoint(7, 9)
    plain = canvas.grab().toImage().pixelColor(where)
    with monkeypatch.context() as patched:
        patched.setattr(Patience, "piece", lambda *_: None)
        mouse.press("B2")
        assert canvas.grab().toImage().pixelColor(where).blue() > plain.blue() + 20
        assert not canvas.sharp
        mouse.release("B2")
        assert canvas.grab().toImage().pixelColor(where).blue() > plain.blue() + 20
        assert not canvas.sharp
    while not canvas.sharp:
        canvas.grab()
    assert not canvas.picture.tiles.left


def test_the_line_is_looked_along_in_the_frame_after_the_edit(window: Window, mouse: Mouse) -> None:
    """No frame that shows an edit waits for what is seen after it; the next one tells."""
    grid, los = window.session.board.grid, window.session.live_los
    los.look(End(grid.hex("B2")), End(grid.hex("B6")))
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    window.canvas.repaint()
    mouse.press("B4")
    board = window.session.hand.preview.board
    assert board is not None
    window.canvas.repaint()
    assert not los.knows(board)
    window.canvas.repaint()
    assert los.knows(board)
    assert window.canvas.picture._answer is los.preview(board)[1]
    mouse.release("B4")


def test_a_stroke_that_adds_a_hex_in_each_frame_shows_the_line_in_every_other(
    window: Window, mouse: Mouse
) -> None:
    """It isn't put off for as long as the pointer moves."""
    grid, los, hand = window.session.board.grid, window.session.live_los, window.session.hand
    los.look(End(grid.hex("B2")), End(grid.hex("B6")))
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    window.canvas.repaint()
    mouse.press("C3")
    window.canvas.repaint()
    known = []
    for label in ("C4", "C5", "D5", "D4"):
        mouse.drag(label)
        window.canvas.repaint()
        assert hand.preview.board is not None
        known.append(los.knows(hand.preview.board))
    mouse.release("D4")
    assert known == [True, False, True, False]


def test_a_stroke_is_seen_in_the_first_frame_of_another_scale(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it is to be painted anew, also what had been, and is sketched until it is."""
    canvas = window.canvas
    window.docks.panel(PalettePanel).pick("terrain", "river")
    qtbot.wait(50)
    mouse.press("B2")
    canvas.grab()
    while not canvas.sharp:
        canvas.grab()
    with monkeypatch.context() as patched:
        patched.setattr(Patience, "piece", lambda *_: None)
        canvas.zoom_by(1.25)
        where = mouse.at("B2") + QPoint(7, 9)
        zoomed = canvas.grab().toImage().pixelColor(where)
        assert zoomed.blue() > zoomed.red() + 20
    mouse.release("B2")


def test_the_field_is_worked_out_in_the_frame_after_the_edit(window: Window, mouse: Mouse) -> None:
    """Where it stays under a brush a stroke doesn't wait for it either; it shows what was seen before."""
    grid, los, field = window.session.board.grid, window.session.live_los, window.canvas.picture.field
    los.look(End(grid.hex("B2")), None)
    window.desk.actions["los_stays"].setChecked(True)
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    window.canvas.repaint()
    before = field._layer
    assert before is not None
    mouse.press("B4")
    board = window.session.hand.preview.board
    assert board is not None
    window.canvas.repaint()
    assert not los.knows(board)
    assert field._layer is before
    assert not window.canvas.sharp
    window.canvas.repaint()
    assert los.knows(board)
    assert field._layer is not None
    assert field._layer.key != before.key
    mouse.release("B4")


def test_tiles_have_what_event_and_overlays_leave_of_a_frame(window: Window) -> None:
    """Where both take all of it tiles wait, but not twice in a row; without an event half of it is theirs at least."""
    canvas = window.canvas
    canvas.repaint()
    assert canvas._beside > 0

    def seconds(beside: float, spent: float) -> float:
        canvas._beside, canvas._spent = beside * FRAME, spent * FRAME
        return canvas._seconds()

    assert [seconds(0.6, 0.6), seconds(0.6, 0.6), seconds(0.6, 0.6)] == [NONE, LEAST, NONE]
    assert [seconds(0.25, 0.5), seconds(0.25, 0.0)] == [0.25 * FRAME, 0.75 * FRAME]
    assert [seconds(2.0, 0.0), seconds(2.0, 0.0)] == [2.0 * FRAME, 2.0 * FRAME]
