"""Options of the tool in hand that can't be had are told."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve
from PySide6.QtWidgets import QComboBox

from bob_editor.model.board import Path as Road
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.frame.options_bar import OptionsBar
from bob_editor.ui.frame.window import Window


def test_a_road_of_a_scenario_s_board_isn_t_altered_there(empty_window: Window, scenario_file: Path) -> None:
    """That its boards are edited in their own files is said, and the bar shows what holds."""
    path = scenario_file.with_name("left.board.json")
    board = read_board(path).value
    write_board(path, evolve(board, paths=(Road("road", tuple(map(board.grid.hex, ("C3", "C4")))),)))
    assert empty_window.files.open_path(str(scenario_file))
    empty_window.session.hand.choose("select")
    empty_window.session.hand.select.take_path(0)
    bar = empty_window.findChild(OptionsBar)
    assert bar is not None
    width = bar._fields["path_width"]
    assert isinstance(width, QComboBox)
    before = width.currentIndex()
    width.setCurrentIndex(width.count() - 1)
    width.activated.emit(width.count() - 1)
    assert "their own files" in empty_window.messages.text
    assert width.currentIndex() == before
