"""Saving where it is hard: full disks, folders that may not be written, long and strange names."""

import errno
import json
import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.frame.window import Window

NAMES = (
    "with spaces and  two.board.json",
    "Höhe über Straße – ß.board.json",
    "🎲🗺️ wood.board.json",
    'it\'s "quoted" & <b>bold %s {0}.board.json',
    "x" * 240 + ".board.json",
)


def _change(window: Window) -> None:
    window.session.steps.draw(Edit("Title", lambda board: replace(board, title="Changed")))


def _opened(window: Window, board: Board, path: Path) -> Path:
    write_board(path, board)
    assert window.files.open_path(str(path))
    _change(window)
    return path


@pytest.mark.parametrize("fault", [errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO, errno.EDQUOT])
@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_save_that_fails_loses_nothing(
    empty_window: Window, board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, fault: int
) -> None:
    """The old file is whole, the changes are still there and are told to be unsaved; with room again they are saved."""
    path = _opened(empty_window, board, tmp_path / "one.board.json")
    before = path.read_bytes()

    def refuse(*_args: object) -> int:
        raise OSError(fault, os.strerror(fault))

    with monkeypatch.context() as full:
        full.setattr(os, call, refuse)
        assert not empty_window.files.save()
        # Not even work kept aside finds room; it is told, and the work goes on.
        empty_window.autosave.keep()
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.glob("*.tmp")] == []
    assert empty_window.session.modified
    assert empty_window.session.board.title == "Changed"
    assert empty_window.messages.text
    assert empty_window.files.save()
    assert read_board(path).value.title == "Changed"
    assert not empty_window.session.modified


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write to any folder")
def test_a_folder_that_may_not_be_written(empty_window: Window, board: Board, tmp_path: Path) -> None:
    """The same with a real one."""
    folder = tmp_path / "locked"
    folder.mkdir()
    _opened(empty_window, board, folder / "one.board.json")
    folder.chmod(0o555)
    try:
        assert not empty_window.files.save()
        assert empty_window.session.modified
    finally:
        folder.chmod(0o755)
    assert empty_window.files.save()


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_strange_names(empty_window: Window, board: Board, tmp_path: Path, name: str) -> None:
    """They are opened, kept aside, saved and shown as any other."""
    path = _opened(empty_window, board, tmp_path / name)
    empty_window.autosave.keep()
    assert empty_window.files.save()
    assert read_board(path).value.title == "Changed"
    assert empty_window.session.desk.path == str(path)


def test_a_very_long_path(empty_window: Window, board: Board, tmp_path: Path) -> None:
    """As long as most systems let it be, and a longer one is refused in a sentence."""
    folder = tmp_path
    while len(str(folder)) < 3_700:
        folder = folder / ("d" * 200)
    folder.mkdir(parents=True)
    path = _opened(empty_window, board, folder / "one.board.json")
    assert empty_window.files.save()
    assert read_board(path).value.title == "Changed"
    assert not empty_window.files.open_path(str(folder / ("d" * 200) / ("d" * 240) / "one.board.json"))
    assert empty_window.session.board.title == "Changed"


@pytest.mark.parametrize("name", ["x" * 5_000, "d/" * 3_000 + "b.board.json", "nul\0.board.json"])
def test_a_scenario_that_names_a_board_at_no_path(
    empty_window: Window, scenario_file: Path, name: str
) -> None:
    """It is opened without that board, and told."""
    text = scenario_file.read_text("utf-8")
    scenario_file.write_text(text.replace('"left.board.json"', json.dumps(name)), "utf-8")
    assert empty_window.files.open_path(str(scenario_file))
    assert empty_window.session.card is not None
    assert len(empty_window.session.card.missing) == 1
