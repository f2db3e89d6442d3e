"""A file that changes under the open document: nothing is written over unasked."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.desk.opened_file import read_opened
from bob_editor.ui.dialogs.files import changed_file, compare_texts, save_file, unsaved
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.suite_list import SuiteModel
from bob_editor.ui.session.beside.turns import at_once
from tests.ui.mouse import Mouse


@pytest.fixture
def path(empty_window: Window, board: Board, tmp_path: Path) -> Path:
    """The file of the board that the window has open."""
    path = tmp_path / "one.board.json"
    write_board(path, board)
    assert empty_window.files.open_path(str(path))
    return path


def draw(window: Window, qtbot: QtBot) -> None:
    """Change the open board."""
    qtbot.waitUntil(lambda: window.canvas.sharp)
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    Mouse(qtbot, window.canvas).click("B4")
    assert window.session.modified


def test_a_document_without_changes_follows_its_file(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot
) -> None:
    """What another program writes is read by itself, and said."""
    write_board(path, replace(board, title="By another hand"))
    qtbot.waitUntil(lambda: empty_window.session.board.title == "By another hand")
    qtbot.waitUntil(lambda: "read anew" in empty_window.messages.text)


def test_that_it_follows_is_told_beneath_what_went_wrong(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot
) -> None:
    """Nobody asked for it, and a fault that has nothing to do with it stays until it is read."""
    empty_window.session.failed.emit(BadFile("The card couldn’t be printed."))
    write_board(path, replace(board, title="By another hand"))
    qtbot.waitUntil(lambda: "read anew" in empty_window.messages.text)
    assert empty_window.messages.is_fault
    assert "printed" in empty_window.messages.text


def test_the_file_that_changed_is_named(
    empty_window: Window, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may be the LOS trial beside the board; that has no text of the board to be compared with."""
    trial = path.with_name("one.los-trial.json")
    suite = {"format": "bob-editor/los-suite", "version": 1, "board": path.name, "checks": []}
    trial.write_text(json.dumps({**suite, "threads": [["B2", "C3"]]}))
    qtbot.waitUntil(lambda: "read anew" in empty_window.messages.text)
    assert empty_window.messages.text.startswith(trial.name)
    assert len(empty_window.session.pinned.threads) == 1
    draw(empty_window, qtbot)
    asked: list[tuple[str, bool]] = []

    def ask(_parent: object, name: str, *, text: bool, **_how: bool) -> str:
        asked.append((name, text))
        return "cancel"

    monkeypatch.setattr(changed_file, "ask", ask)
    trial.write_text(json.dumps(suite))
    assert not empty_window.files.save()
    path.write_text(path.read_text() + " ")
    assert not empty_window.files.save()
    assert asked == [(trial.name, False), (path.name, True)]


def test_lines_are_kept_when_a_file_is_read_anew(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot
) -> None:
    """The thread and the pinned ones, as far as the board still has their hexes."""
    session = empty_window.session
    los, at = session.live_los, board.grid.hex
    session.hand.choose("look")
    session.hand.look.hold(End(at("B2")), End(at("D4")))
    session.pinned.put(((End(at("B2")), End(at("C3"))), (End(at("B2")), End(board.grid.hexes[-1]))))
    session.board_desk.save(str(path), session.expectations)
    smaller = Board(Grid(5, 5), board.ruleset, id=board.id, title="By another hand")
    write_board(path, smaller)
    qtbot.waitUntil(lambda: session.board.title == "By another hand")
    label = session.board.grid.label
    assert los.origin is not None
    assert los.target is not None
    assert (label(los.origin.hex), label(los.target.hex)) == ("B2", "D4")
    assert session.hand.look.pinned
    assert [(label(start.hex), label(goal.hex)) for start, goal in session.pinned.threads] == [("B2", "C3")]


def test_a_suite_that_is_written_by_hand_is_read(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot
) -> None:
    """As soon as it lies beside the board and can be read; one on another board is none of it."""
    session, found = empty_window.session, empty_window.session.expectations
    check = {"from": "A1", "to": "B1", "expect": "clear"}
    suite = {"format": "bob-editor/los-suite", "version": 1, "board": "other.board.json", "checks": [check]}
    file = path.with_name("one-hand.los.json")
    for text in ("{", json.dumps(suite)):
        file.write_text(text)
        assert not found.laid_beside
    file.write_text(json.dumps(suite | {"board": path.name}))
    qtbot.waitUntil(lambda: len(found.suites) == 1)
    assert not session.modified
    file.write_text(json.dumps(suite | {"board": path.name, "checks": [check, {**check, "to": "Z9"}]}))
    qtbot.waitUntil(lambda: len(found.suites[0].suite.checks) == 2)
    found.refresh()
    model = SuiteModel()
    model.show(found.failing, {}, session.ruleset)
    assert str(model.data(model.index(0))).endswith("There is no hex Z9 on this board.")


def test_what_changes_once_more_is_told_once_more(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot
) -> None:
    """Whoever closed the first word of it would learn of the next change only when saving."""
    draw(empty_window, qtbot)
    for title in ("By another hand", "By a third"):
        write_board(path, replace(board, title=title))
        qtbot.waitUntil(lambda: "was changed elsewhere" in empty_window.messages.text)
        empty_window.messages.hide()


@pytest.mark.parametrize("answer", ["keep", "reload", "beside", "cancel"])
def test_saving_asks_first(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    """Of a document with changes the user says which is kept; cancelled, both are."""
    draw(empty_window, qtbot)
    mine = empty_window.session.board
    theirs = replace(board, title="By another hand")
    write_board(path, theirs)
    beside = path.with_name("beside.board.json")
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: answer)
    proposed: list[Path] = []

    def choose(_parent: object, proposal: str, *_rest: object) -> str:
        proposed.append(Path(proposal))
        return str(beside)

    monkeypatch.setattr(save_file, "ask", choose)
    assert empty_window.files.save() == (answer != "cancel")
    assert [(one.parent, one.exists()) for one in proposed] == [(path.parent, False)] * (answer == "beside")
    on_disk = read_board(path).value
    assert on_disk.title == (mine.title if answer == "keep" else theirs.title)
    assert beside.exists() == (answer == "beside")
    assert empty_window.session.board.title == (theirs.title if answer == "reload" else mine.title)
    assert empty_window.session.modified == (answer == "cancel")


def test_a_file_that_has_gone_isnt_written_unasked(
    empty_window: Window, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moved or deleted, it is noticed when it happens and again before writing."""
    draw(empty_window, qtbot)
    path.unlink()
    qtbot.waitUntil(lambda: "no longer where it was" in empty_window.messages.text)
    asked: list[bool] = []

    def ask(*_args: object, gone: bool, **_how: bool) -> str:
        asked.append(gone)
        return "cancel"

    monkeypatch.setattr(changed_file, "ask", ask)
    assert not empty_window.files.save()
    assert asked == [True]
    assert not path.exists()


def test_what_is_open_is_unsaved_while_its_file_is_gone(
    empty_window: Window, path: Path, qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There is nothing else of it: closing asks, and a crash leaves it; until the file is there again.

    That its whole folder was moved is noticed by who comes back to the window.
    """
    content = path.read_bytes()
    path.unlink()
    qtbot.waitUntil(lambda: empty_window.session.modified)
    assert empty_window.isWindowModified()
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "cancel")
    assert not empty_window.files.may_leave()
    path.write_bytes(content)
    qtbot.waitUntil(lambda: not empty_window.session.modified)
    assert empty_window.files.may_leave()
    path.unlink()
    qtbot.waitUntil(lambda: empty_window.session.modified)
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: "keep")
    assert empty_window.files.save()
    assert path.read_bytes() == content
    assert not empty_window.session.modified
    folder = path.parent / "here"
    folder.mkdir()
    path = folder / path.name
    path.write_bytes(content)
    assert empty_window.files.open_path(str(path))
    empty_window.files.following.own._timer.setInterval(0)
    folder.rename(folder.with_name("there"))
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    qtbot.waitUntil(lambda: empty_window.session.modified)


def test_that_it_is_gone_stays_told_when_a_board_changes(
    empty_window: Window, scenario_file: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    """What comes by itself stands beneath it; it took its place, and went after a while."""
    assert empty_window.files.open_path(str(scenario_file))
    scenario_file.unlink()
    qtbot.waitUntil(lambda: empty_window.messages.is_fault)
    file = tmp_path / "left.board.json"
    write_board(file, replace(read_board(file).value, title="Another"))
    qtbot.waitUntil(lambda: "left.board.json has changed" in empty_window.messages.text)
    assert empty_window.messages.is_fault
    assert "is no longer where it was" in empty_window.messages.text


def test_a_document_isnt_closed_unasked_whose_folder_was_moved(
    empty_window: Window, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of which no watch tells, and nobody came back to the window since; nor after saving was left."""
    folder = path.parent / "here"
    folder.mkdir()
    there = Path(shutil.copy(path, folder))
    assert empty_window.files.open_path(str(there))
    assert empty_window.files.may_leave()
    folder.rename(folder.with_name("elsewhere"))
    asked: list[str] = []
    monkeypatch.setattr(unsaved, "ask", lambda *_args: asked.append("unsaved"))
    assert not empty_window.files.may_leave()
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: "keep")
    assert not empty_window.files.save()
    assert empty_window.isWindowModified()
    assert not empty_window.files.may_leave()
    assert asked == ["unsaved", "unsaved"]


def test_the_same_bytes_are_no_change(
    empty_window: Window, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that is written anew with what it had is as it was; what the window writes itself, too."""
    draw(empty_window, qtbot)
    path.write_bytes(path.read_bytes())
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: pytest.fail("It hasn't changed."))
    assert empty_window.files.save()
    draw_again = empty_window.session.board
    assert read_board(path).value == draw_again
    assert empty_window.files.save()


def test_what_differs_can_be_looked_at_first(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Comparing asks again; nothing is written by it."""
    draw(empty_window, qtbot)
    write_board(path, replace(board, title="By another hand"))
    answers = ["cancel", "compare"]
    shown: list[tuple[str, str]] = []
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: answers.pop())
    monkeypatch.setattr(
        compare_texts, "ask", lambda _parent, _name, theirs, mine: shown.append((theirs, mine))
    )
    assert not empty_window.files.save()
    ((theirs, mine),) = shown
    found = compare_texts.differing(theirs, mine)
    assert any(line.startswith("−") and "By another hand" in line for line in found)
    assert any(line.startswith("+") and "woods" in line for line in found)
    dialog = compare_texts.CompareTexts(empty_window, "one", theirs, mine)
    qtbot.addWidget(dialog)
    assert "By another hand" in dialog.text.toPlainText()
    one = compare_texts.CompareTexts(empty_window, "one", "a\nb\n", "a\nc\nd\n")
    assert one.heading.text().startswith("− 1 line that only the file has now, + 2 that")


def test_a_suite_that_changed_beside_it_counts(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Suites are written with the board, so they are asked about with it."""
    suite = path.with_name("one.los.json")
    suite.write_text(
        '{"format": "bob-editor/los-suite", "version": 1, "board": "one.board.json", "checks": []}', "utf-8"
    )
    empty_window.session.close()
    assert empty_window.files.open_path(str(path))
    draw(empty_window, qtbot)
    suite.write_text(suite.read_text("utf-8").replace('"checks"', '"title": "Other", "checks"'), "utf-8")
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: "cancel")
    assert empty_window.files.following.own.state == "changed"
    assert not empty_window.files.save()


def test_saving_ends_what_is_begun(
    empty_window: Window, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A road that was clicked but not ended is on the board that is written."""
    qtbot.waitUntil(lambda: empty_window.canvas.sharp)
    empty_window.docks.panel(PalettePanel).pick("terrain", "road")
    mouse = Mouse(qtbot, empty_window.canvas)
    mouse.click("B2")
    mouse.click("B5")
    assert empty_window.files.save()
    assert [one.terrain for one in read_board(path).value.paths] == ["road"]
    mouse.click("D2")
    mouse.click("D5")
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(path))
    empty_window.actions_["save_as"].trigger()
    assert len(read_board(path).value.paths) == 2


def test_what_cannot_be_opened_leaves_what_is_open(
    empty_window: Window, board: Board, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault of the program in opening a board takes nothing away."""
    session = empty_window.session
    live = session.board_desk.live
    monkeypatch.setattr(live, "begin", _fail_once(live.begin))
    with pytest.raises(ZeroDivisionError):
        session.open(replace(board, title="Bad"), None)
    assert session.board.title == board.title
    assert session.desk.path == str(path)
    assert not session.modified


def _fail_once(then: Callable[[], None]) -> Callable[[], None]:
    calls: list[int] = []

    def check() -> None:
        calls.append(1)
        if len(calls) == 1:
            raise ZeroDivisionError
        then()

    return check


def test_a_file_that_changed_while_it_was_read(
    empty_window: Window, board: Board, path: Path, qtbot: QtBot
) -> None:
    """What is shown is what was read, not what is there by then; it follows."""
    opened = read_opened(str(path))
    write_board(path, replace(board, title="By another hand"))
    at_once(empty_window.files.showing(opened, lambda _files: None))
    assert empty_window.files.following.own.state == "changed"
    qtbot.waitUntil(lambda: empty_window.session.board.title == "By another hand")


def test_a_suite_that_cannot_be_written_is_nobody_elses_change(
    empty_window: Window, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board is written by then; the next try must not ask about another program."""
    draw(empty_window, qtbot)

    def fail(_path: str) -> None:
        raise BadFile("The suite can’t be written.")

    monkeypatch.setattr(empty_window.session.expectations, "save", fail)
    assert not empty_window.files.save()
    assert empty_window.session.modified
    monkeypatch.undo()
    assert empty_window.files.save()
    assert not empty_window.session.modified
