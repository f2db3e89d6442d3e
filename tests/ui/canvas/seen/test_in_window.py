"""A start at which the board is shown as it was last seen."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from bob_editor.ui.canvas.canvas import Canvas
from bob_editor.ui.canvas.seen import kept
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse


@pytest.fixture
def painted(pictures: Path, window: Window, qtbot: QtBot) -> QImage:
    """What the window shows of the board when it is all painted; it was closed, and shows the board again."""
    qtbot.wait(50)
    canvas = window.canvas
    image = _sharp(canvas)
    canvas.hide()
    assert len(list(pictures.iterdir())) == 1
    canvas.picture.renew()
    canvas.show()
    canvas.repaint()
    return image


def _sharp(canvas: Canvas) -> QImage:
    image = canvas.grab().toImage()
    while not canvas.sharp:
        image = canvas.grab().toImage()
    return image


def _painted_anew(canvas: Canvas) -> QImage:
    kept.keep_in(None)
    canvas.picture.renew()
    return _sharp(canvas)


def test_it_is_seen_at_once_and_painted_while_the_user_pauses(
    window: Window, painted: QImage, qtbot: QtBot
) -> None:
    """Nothing of what is shown changes by that."""
    canvas = window.canvas
    assert canvas.sharp
    assert canvas.picture.last_seen.stands
    assert canvas.grab().toImage() == painted
    window.session.stillness.stir()
    qtbot.waitUntil(lambda: not canvas.picture.last_seen.stands)
    assert _sharp(canvas) == painted


@pytest.mark.usefixtures("painted")
def test_an_edit_right_after_the_start_is_shown(window: Window, mouse: Mouse) -> None:
    """Also where nothing was painted until then."""
    canvas = window.canvas
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    canvas.picture.renew()
    canvas.repaint()
    assert canvas.picture.last_seen.stands
    mouse.press("B2")
    mouse.release("B2")
    canvas.repaint()
    assert not canvas.picture.last_seen.stands
    assert window.session.board.content(window.session.board.grid.hex("B2")).terrain_ids == ("woods",)
    assert _sharp(canvas) == _painted_anew(canvas)


@pytest.mark.usefixtures("painted")
def test_with_the_list_of_recent_files_it_is_forgotten(window: Window, pictures: Path) -> None:
    """Whoever clears that doesn't want it seen what was open."""
    window._clear_recent()
    assert not list(pictures.iterdir())
