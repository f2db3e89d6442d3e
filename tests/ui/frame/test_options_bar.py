"""Options of the tool in hand: those that can't be had are told, and words are read in full."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Path as Road
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.frame.options_bar import NARROW, OptionsBar
from bob_editor.ui.frame.window import Window

pytestmark = pytest.mark.dressed


def _with_road(path: Path) -> None:
    board = read_board(path).value
    write_board(path, replace(board, paths=(Road("road", tuple(map(board.grid.hex, ("C3", "C4")))),)))


def test_a_road_of_a_scenario_s_board_isn_t_altered_there(empty_window: Window, scenario_file: Path) -> None:
    """Its boards are edited in their own files: kind and width aren't offered, and the tooltip says why."""
    board = scenario_file.with_name("left.board.json")
    _with_road(board)
    bar = empty_window.findChild(OptionsBar)
    assert bar is not None
    for path, can_be in ((scenario_file, False), (board, True)):
        assert empty_window.files.open_path(str(path))
        empty_window.session.hand.choose("select")
        empty_window.session.hand.select.take_path(0)
        fields = [bar._fields["path_terrain"], bar._fields["path_width"]]
        assert [one.isEnabled() for one in fields] == [can_be] * 2
        assert all(("their own files" in one.toolTip()) is not can_be for one in fields)


def test_a_road_of_a_locked_layer_isn_t_altered(window: Window) -> None:
    """Until it is unlocked."""
    session = window.session
    grid = session.board.grid
    session.document.set_value(
        replace(session.board, paths=(Road("road", tuple(map(grid.hex, ("C3", "C4")))),))
    )
    session.hand.choose("select")
    session.hand.select.take_path(0)
    bar = window.findChild(OptionsBar)
    assert bar is not None
    session.document.manner.locked = frozenset(["paths"])
    width = bar._fields["path_width"]
    assert not width.isEnabled()
    assert "locked" in width.toolTip()
    session.document.manner.locked = frozenset()
    assert width.isEnabled()
    assert width.toolTip() == width.currentText()


def test_an_option_that_brings_others_keeps_the_keyboard(window: Window, qtbot: QtBot) -> None:
    """The fields are made anew then; it would go on to whatever comes next in the window."""
    window.session.hand.choose("draw_artwork")
    bar = window.findChild(OptionsBar)
    assert bar is not None
    former = bar._fields["what"]
    qtbot.waitUntil(former.isVisible)
    former.setFocus()
    assert former.hasFocus()
    window.session.hand.tool.set_option("what", "contour")
    assert bar._fields["what"] is not former
    qtbot.waitUntil(bar._fields["what"].hasFocus)


def test_words_are_shown_in_full_where_there_is_room(window: Window, qtbot: QtBot) -> None:
    """In a narrow window choices are cut, lest the last ones go."""
    window.resize(1600, 900)
    window.session.hand.choose("draw_artwork")
    bar = window.findChild(OptionsBar)
    assert bar is not None
    choice = bar._fields["terrain"]
    qtbot.waitUntil(lambda: choice.maximumWidth() == choice.sizeHint().width())
    window.resize(900, 900)
    qtbot.waitUntil(lambda: choice.maximumWidth() == NARROW)


def test_choices_share_the_room_that_there_is(window: Window, qtbot: QtBot) -> None:
    """A window that is hardly too narrow cuts little."""
    window.resize(1600, 900)
    window.session.hand.choose("draw_artwork")
    bar = window.findChild(OptionsBar)
    assert bar is not None
    widest = bar._fields["what"]
    qtbot.waitUntil(lambda: widest.maximumWidth() == widest.sizeHint().width())
    window.resize(1600 - bar.width() + bar.sizeHint().width() - 10, 900)
    qtbot.waitUntil(lambda: NARROW < widest.maximumWidth() < widest.sizeHint().width())
    others = [bar._fields[name] for name in ("terrain", "form")]
    assert all(one.maximumWidth() == one.sizeHint().width() for one in others)


def test_words_that_are_cut_off_say_so(window: Window, qtbot: QtBot) -> None:
    """Qt breaks off within a letter, and nobody sees that there is more."""
    window.session.hand.choose("draw_artwork")
    bar = window.findChild(OptionsBar)
    assert bar is not None
    choice = bar._fields["terrain"]
    assert isinstance(choice, QComboBox)
    window.resize(900, 900)
    qtbot.waitUntil(lambda: choice.width() == NARROW)

    def painted(words: str) -> QImage:
        choice.setItemText(choice.currentIndex(), words)
        return choice.grab().toImage()

    words = "Railway vehicle on a siding"
    cut = [f"{words[:count].rstrip()}…" for count in range(3, 20)]
    room = NARROW - choice.iconSize().width()
    fits = [one for one in cut if choice.fontMetrics().horizontalAdvance(one) < room]
    assert painted(words) in map(painted, fits)
    assert painted("Hut") != painted("Hut…")
