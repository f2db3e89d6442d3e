"""Files that can't be read or written, in whole or in part: told, kept, and the window stays as it was."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.editing.sight.suite_edits import Line, without_lines
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import board_text, board_to_json, dumps, read_board
from bob_editor.ui.dialogs.files import save_file
from bob_editor.ui.frame.window import Window


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "\x00\xff", '{"format": "other"}', '{"format": "bob-editor/board"}']
)
def test_files_that_cannot_be_read(window: Window, tmp_path: Path, text: str) -> None:
    """The message bar says why, and what was open stays."""
    path = tmp_path / "bad.board.json"
    path.write_text(text)
    before = window.session.board
    assert not window.files.open_path(str(path))
    assert window.messages.text
    assert window.session.board is before


def test_a_file_that_is_gone(window: Window, tmp_path: Path) -> None:
    """It is said, and the list of recent files forgets it."""
    path = str(tmp_path / "gone.board.json")
    window.settings.add_recent(path)
    assert not window.files.open_path(path)
    assert window.settings.recent == ()
    assert "gone.board.json" in window.messages.text


def test_a_folder_that_cannot_be_written(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Saving where no folder is fails with a message and keeps the document modified."""
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(tmp_path / "none" / "x.board.json"))
    window.session.document.never_saved()
    assert not window.files.save()
    assert window.messages.text
    assert window.session.document.modified


def test_a_broken_part_is_an_issue_and_the_rest_opens(
    empty_window: Window, board: Board, tmp_path: Path
) -> None:
    """What doesn't fit the format stands in the issues panel as long as it stands in the file; what is lost goes."""
    path = tmp_path / "part.board.json"
    path.write_text(
        board_text(board)
        .replace('"title"', '"surprise": 1,\n  "title": "Old",\n  "title"')
        .replace('"shifted": "even"', '"shifted": 5')
    )
    assert empty_window.files.open_path(str(path))
    codes = [issue.code for issue in empty_window.session.issues]
    assert any(code.startswith("schema/") for code in codes)
    assert empty_window.session.board.content(board.grid.hex("D4")).terrain_ids == ("woods",)
    assert empty_window.files.save()
    left = {issue.code for issue in empty_window.session.issues if issue.code.startswith("schema/")}
    assert left == {one.code for one in read_board(path).problems}
    assert len(left) == 2, "the title that stood twice is no more, the field and the wrong value are"
    assert "schema/duplicate" in codes


def test_what_couldnt_be_read_is_told_and_stays(empty_window: Window, board: Board, tmp_path: Path) -> None:
    """Of the board and of its suite: after an edit and saving both files hold it, and the issue is still there."""
    path, suite = tmp_path / "one.board.json", tmp_path / "one.los.json"
    odd = {"labels": [{"text": "Mill"}], "weather": "fine"}
    path.write_text(dumps({**board_to_json(board), **odd}), encoding="utf-8")
    slips: list[object] = [{"from": "A1", "to": "A3", "expectt": "clear"}]
    head = {"format": "bob-editor/los-suite", "version": 1, "board": path.name, "comment": "mine"}
    check = {"from": "A1", "to": "A2", "expect": "clear"}
    suite.write_text(dumps({**head, "checks": [*slips, check]}), encoding="utf-8")
    assert empty_window.files.open_path(str(path))
    told = empty_window.messages.text
    assert "2 parts don’t fit the format; the rest of one.board.json is open." in told
    assert "parts don’t fit the format in one.los.json" in told
    assert "They stay in the file until" in told
    session = empty_window.session
    session.desk.draw(Edit("Rename", lambda now: replace(now, title="Two")))
    session.steps.keep_suites(without_lines(session.expectations.suites, frozenset({Line(0, 0)})), "Forget")
    empty_window.actions_["save"].trigger()
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written["title"] == "Two"
    assert {name: written[name] for name in odd} == odd
    assert json.loads(suite.read_text(encoding="utf-8")) == {**head, "checks": slips}
    assert {one.pointer for one in session.checks.problems} == {"/labels/0", "/weather"}


def test_a_bad_entry_stays_until_its_row_is_altered(
    empty_window: Window, board: Board, tmp_path: Path
) -> None:
    """Another edit leaves it in the file; what stands there twice is told to be lost when the board is opened."""
    path = tmp_path / "one.board.json"
    odd = {"A1": {"terrain": ["woods", 5]}}
    path.write_text(dumps({**board_to_json(board), "hexes": odd})[:-3] + ', "id": "b"}', encoding="utf-8")
    assert empty_window.files.open_path(str(path))
    assert "Saving leaves out 1 of them." in empty_window.messages.text
    empty_window.session.desk.draw(Edit("Rename", lambda now: replace(now, title="Two")))
    empty_window.actions_["save"].trigger()
    assert json.loads(path.read_text(encoding="utf-8"))["hexes"] == odd
    assert {one.pointer for one in empty_window.session.checks.problems} == {"/hexes/A1/terrain/1"}
