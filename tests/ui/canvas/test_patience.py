"""Pieces that take longer than a frame has are left, and done with more patience, few of them more than once."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from bob_editor.render.kit.view import Pace, Steps
from bob_editor.ui.canvas import pieces
from bob_editor.ui.canvas.over import Over
from bob_editor.ui.canvas.pieces import LEAST_OF_STROKE, PATIENCE, PATIENCE_IN_STROKE, Patience
from bob_editor.ui.canvas.tiles import Tiles


@pytest.mark.usefixtures("qapp")
def test_pieces_alike_are_seldom_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a row that takes half as long again as there is at first the first is left, and then one in four at most."""
    clock = [0.0]
    monkeypatch.setattr(pieces, "thread_time", lambda: clock[0])

    def paint(_painter: QPainter, _area: QRectF, _scale: float, rest: Pace, _steps: Steps) -> None:
        for _ in range(6):
            clock[0] += PATIENCE_IN_STROKE / 4
            rest()

    patience = Patience(lambda *_: None, paint, PATIENCE_IN_STROKE)
    row = [QRect(8 * number, 0, 8, 8) for number in range(20)]
    attempts = 0
    for part in row:
        attempts += 1
        while patience.piece(part, 1.0) is None:
            attempts += 1
    assert len(row) < attempts < 1.4 * len(row)


@pytest.mark.usefixtures("qapp")
def test_patience_is_for_the_step_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those after it have none of what it was given: once it is done and kept, the frame is given back."""
    clock = [0.0]
    monkeypatch.setattr(pieces, "thread_time", lambda: clock[0])

    def paint(_painter: QPainter, _area: QRectF, _scale: float, rest: Pace, steps: Steps) -> None:
        for name in ("slow", *"abcdef"):
            if name not in steps.done:
                for _ in range(8):
                    clock[0] += PATIENCE * (0.3 if name == "slow" else 0.04)
                    rest()
                steps.did(name)

    patience = Patience(lambda *_: None, paint)
    for part in (QRect(0, 0, 8, 8), QRect(8, 0, 8, 8)):
        painted = False
        while not painted:
            begun = clock[0]
            painted = patience.piece(part, 1.0) is not None
            assert clock[0] - begun < 2.5 * PATIENCE


@pytest.mark.usefixtures("qapp")
def test_an_event_has_the_least_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long pieces took before: its frame leaves one, and the next has learned nothing from that."""
    clock = [0.0]
    monkeypatch.setattr(pieces, "thread_time", lambda: clock[0])

    def paint(_painter: QPainter, _area: QRectF, _scale: float, rest: Pace, _steps: Steps) -> None:
        clock[0] += 1.5 * PATIENCE_IN_STROKE
        rest()

    patience, part = Patience(lambda *_: None, paint, PATIENCE_IN_STROKE), QRect(0, 0, 8, 8)
    assert patience.piece(part, 1.0) is None
    assert patience.piece(part, 1.0) is not None
    patience.hurry()
    assert patience.piece(part, 1.0) is None
    assert patience.piece(part, 1.0) is not None


@pytest.mark.usefixtures("qapp")
def test_in_a_long_drag_all_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of its frames is the first of an event: what always takes longer than such a frame has would never show."""
    clock = [0.0]
    monkeypatch.setattr(pieces, "thread_time", lambda: clock[0])

    def paint(_painter: QPainter, _area: QRectF, _scale: float, rest: Pace, _steps: Steps) -> None:
        for _ in range(20):
            clock[0] += PATIENCE_IN_STROKE / 4
            rest()

    patience, painted = Patience(lambda *_: None, paint, PATIENCE_IN_STROKE), 0
    for _ in range(60):
        patience.hurry()
        painted += patience.piece(QRect(0, 0, 8, 8), 1.0) is not None
    assert painted >= 10


@pytest.mark.usefixtures("qapp")
def test_the_first_frame_of_a_pan_waits_for_no_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes into view and takes long is left for the next one, which has its usual time."""
    clock = [0.0]
    monkeypatch.setattr(pieces, "thread_time", lambda: clock[0])

    def paint(_painter: QPainter, _area: QRectF, _scale: float, rest: Pace, _steps: Steps) -> None:
        for _ in range(12):
            clock[0] += PATIENCE / 16
            rest()

    tiles, picture = Tiles(lambda *_: None, paint), QPixmap(64, 64)

    def frame() -> tuple[bool, float]:
        begun = clock[0]
        with QPainter(picture) as painter:
            sharp = tiles.draw(painter, QRectF(0, 0, 8, 8), 8.0, QPointF(0, 0), 1.0)
        return sharp, clock[0] - begun

    tiles.hurry()
    sharp, took = frame()
    assert not sharp
    assert took < PATIENCE / 2
    sharp, took = frame()
    assert sharp
    assert took > PATIENCE / 2


@pytest.mark.usefixtures("qapp")
def test_a_stroke_is_painted_in_what_its_frames_have_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not only in the frame that brings more of it: each move takes its time, and goes on with what was painted."""
    clock, step = [0.0], LEAST_OF_STROKE / 2
    monkeypatch.setattr(pieces, "thread_time", lambda: clock[0])

    def paint(_painter: QPainter, _area: QRectF, _scale: float, rest: Pace, steps: Steps) -> None:
        for number in range(12):
            rest()
            if str(number) not in steps.done:
                clock[0] += step
                steps.did(str(number))

    over, picture, took = Over(lambda *_: None, paint), QPixmap(64, 64), []
    over.grow(QRectF(0, 0, 8, 8))
    while over.left:
        begun = clock[0]
        with QPainter(picture) as painter:
            over.draw(painter, QRectF(0, 0, 8, 8), 8.0, QPoint(0, 0), step)
        took.append(clock[0] - begun)
    assert max(took) < LEAST_OF_STROKE + 1.5 * step
    assert len(took) < 12
