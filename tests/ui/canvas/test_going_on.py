"""A piece of the board that was left is gone on with, and looks as one that was painted in one go."""

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.render.kit.view import Pace, Steps
from bob_editor.rules.los.scene import End
from bob_editor.ui.canvas import picture, pieces, surface
from bob_editor.ui.canvas.canvas import Canvas
from bob_editor.ui.canvas.picture import FRAME
from bob_editor.ui.canvas.pieces import PATIENCE_IN_STROKE, Patience
from bob_editor.ui.canvas.tiles import NONE, Tiles
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse

PART = QRect(0, 0, 8, 8)


class InSteps:
    """Paints three colours, each half clear, in two halves; there is time for one of them and half of the next."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[str] = []
        self._clock = 0.0
        monkeypatch.setattr(pieces, "thread_time", lambda: self._clock)

    def paint(self, painter: QPainter, area: QRectF, _scale: float, rest: Pace, steps: Steps) -> None:
        """What isn't done of it."""
        for step in ("red", "green", "blue"):
            if step in steps.done:
                continue
            self.begun.append(step)
            colour = QColor(step)
            colour.setAlpha(120)
            for half in (0.0, 0.5):
                rest()
                painter.fillRect(QRectF(area.width() * half, 0, area.width() / 2, area.height()), colour)
                self._clock += 0.4 * PATIENCE_IN_STROKE
            steps.did(step)


@pytest.mark.usefixtures("qapp")
def test_what_is_done_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each attempt goes on with the step in whose midst the last was left, as if that hadn't been begun."""
    steps = InSteps(monkeypatch)
    patience = Patience(lambda *_: None, steps.paint, PATIENCE_IN_STROKE)
    while (piece := patience.piece(PART, 1.0)) is None:
        pass
    assert steps.begun == ["red", "green", "green", "blue", "blue"]
    at_once = Patience(lambda *_: None, steps.paint, 1.0).piece(PART, 1.0)
    assert at_once is not None
    assert piece.toImage() == at_once.toImage()


@pytest.mark.usefixtures("qapp")
def test_what_became_another_picture_is_begun_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was edited there since must not show in a part of its layers; what lies elsewhere is gone on with."""
    steps = InSteps(monkeypatch)
    patience = Patience(lambda *_: None, steps.paint, PATIENCE_IN_STROKE)
    assert patience.piece(PART, 1.0) is None
    patience.forget(QRectF(20, 0, 8, 8))
    assert patience.piece(PART, 1.0) is None
    assert steps.begun == ["red", "green", "green", "blue"]
    patience.forget(QRectF(4, 4, 8, 8))
    assert patience.piece(PART, 1.0) is None
    assert steps.begun[4:] == ["red", "green"]


@pytest.mark.parametrize(("edited", "next_steps"), [(20.0, ["red", "green"]), (100.0, ["green", "blue"])])
def test_what_is_edited_at_another_zoom_is_begun_anew(
    edited: float, next_steps: list[str], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was begun before a zoom has other pixels and is the same part of the board."""
    steps = InSteps(monkeypatch)
    tiles, shown = Tiles(lambda *_: None, steps.paint), QPixmap(64, 64)
    tiles._patience_at_first = Patience(lambda *_: None, steps.paint, PATIENCE_IN_STROKE)

    def frame(scale: float, seconds: float) -> None:
        with QPainter(shown) as painter:
            tiles.draw(painter, QRectF(0, 0, 64, 64), scale, QPointF(0, 0), seconds)

    frame(1.0, FRAME)
    assert steps.begun == ["red", "green"]
    frame(4.0, NONE)
    tiles.mend(QRectF(edited, 5, 1, 1))
    frame(1.0, FRAME)
    assert steps.begun[2:] == next_steps


def frames_until_sharp(canvas: Canvas) -> int:
    """How many it takes to paint all that is shown."""
    frames = 0
    while not frames or not canvas.sharp:
        canvas.repaint()
        frames += 1
    return frames


def test_left_wherever_it_may_be_the_board_looks_the_same(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With next to no time for a piece it is left again and again; once it is there nothing of it is another."""
    canvas, patience = window.canvas, window.canvas.picture.over._patience
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    qtbot.wait(50)

    def painted() -> tuple[int, QImage]:
        mouse.press("B2")
        frames = frames_until_sharp(canvas)
        mouse.release("B2")
        frames_until_sharp(canvas)
        return frames, canvas.grab().toImage()

    with monkeypatch.context() as hasty:
        hasty.setattr(pieces, "PATIENCE_IN_STROKE", 0.0)
        patience._least = patience._seconds = 1e-6
        frames, left = painted()
    assert frames > 2
    window.session.stack.undo()
    # The same pieces: painted with another edge a piece may be rounded otherwise.
    with monkeypatch.context() as calm:
        calm.setattr(pieces, "PATIENCE_IN_STROKE", 60.0)
        patience._least = patience._seconds = 60.0
        frames, whole = painted()
    assert frames <= 2
    assert whole == left


def test_a_frame_whose_event_took_long_leaves_painting_to_the_next(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It shows a sketch of the edit; in a stroke all of whose events take long every other frame paints."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    qtbot.wait(50)
    clock, painted = [0.0], [0]

    def thread_time() -> float:
        clock[0] += FRAME
        return clock[0]

    def piece(*_: object) -> None:
        painted[0] += 1

    monkeypatch.setattr(surface, "thread_time", thread_time)
    monkeypatch.setattr(Patience, "piece", piece)
    found = []
    for act, label in ((mouse.press, "B2"), (mouse.move, "B3"), (mouse.move, "B4"), (mouse.move, "B5")):
        before = painted[0]
        act(label)
        window.canvas.repaint()
        found.append(painted[0] > before)
    assert found == [False, True, False, True]


def test_until_all_of_it_is_painted_another_field_shows_the_former(
    window: Window, mouse: Mouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the board is bare in between, and in the end nothing of the former is left."""
    canvas, los, grid = window.canvas, window.session.live_los, window.session.board.grid
    window.session.hand.choose("look")
    los.look(End(grid.hex("B2")), None)
    canvas.zoom_by(2.5)
    canvas._zooming.stop()
    frames_until_sharp(canvas)
    # As where more of it is in view than is painted in one go.
    monkeypatch.setattr("bob_editor.ui.canvas.tiles.is_little", lambda *_: False)
    tiles = canvas.picture.field._tiles
    there = set(tiles._tiles[tiles._scale])
    monkeypatch.setattr(picture, "FIELD_FRAME", 1e-9)
    los.look(End(grid.hex("D4")), None)
    canvas.repaint()
    assert tiles.left
    assert set(tiles._tiles[tiles._scale]) == there
    frames_until_sharp(canvas)
    assert not tiles.left
    shown = canvas.grab().toImage()
    tiles.clear()
    frames_until_sharp(canvas)
    assert canvas.grab().toImage() == shown
