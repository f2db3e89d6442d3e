"""Two windows on one file, and quitting in the midst of work: nothing is lost without a word, nothing runs on."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import read_board, write_board
from bob_editor.storage.shipped import shipped
from bob_editor.ui.app import make_window
from bob_editor.ui.desk import files as files_module
from bob_editor.ui.desk import getting_ready
from bob_editor.ui.desk.opened_file import OpenedFile, read_beside
from bob_editor.ui.dialogs.files import changed_file, unsaved
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.session.beside.work import Progress


def call_it(window: Window, title: str) -> None:
    """Change the open board."""
    window.session.steps.here(Edit("Call it", lambda value: replace(value, title=title)))


@pytest.fixture
def path(empty_window: Window, board: Board, tmp_path: Path) -> Path:
    """The file that the first window has open."""
    path = tmp_path / "one.board.json"
    write_board(path, board)
    assert empty_window.files.open_path(str(path))
    return path


@pytest.fixture
def second(qapp: QApplication, qtbot: QtBot, path: Path, tmp_path: Path) -> Iterator[Window]:
    """Another window, as of another start of the program, with the same file open."""
    window = make_window(qapp, Settings(tmp_path / "other.ini"), recovery_folder=tmp_path / "recovery")
    window.files.at_once = True
    window.show()
    assert window.files.open_path(str(path))
    yield window
    window.session.document.saved_as()
    window.close()
    window.deleteLater()


def test_they_know_of_each_other(empty_window: Window, second: Window, path: Path, qtbot: QtBot) -> None:
    """From the moment on that both have it, until one closes it; what went wrong meanwhile stays said."""
    qtbot.waitUntil(lambda: empty_window.status.elsewhere.isVisible() and second.status.elsewhere.isVisible())
    second.session.close()
    qtbot.waitUntil(lambda: not empty_window.status.elsewhere.isVisible())
    empty_window.session.failed.emit(BadFile("It was changed elsewhere."))
    assert second.files.open_path(str(path))
    qtbot.waitUntil(empty_window.status.elsewhere.isVisible)
    assert empty_window.messages.text.splitlines()[0] == "It was changed elsewhere."


def test_the_last_to_save_never_wins_without_a_word(
    empty_window: Window, second: Window, path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has changes is told when the other saves, and asked before both would be one's own."""
    asked: list[str] = []

    def ask(_parent: object, name: str, **_how: bool) -> str:
        asked.append(name)
        return "cancel"

    monkeypatch.setattr(changed_file, "ask", ask)
    call_it(empty_window, "Mine")
    call_it(second, "Theirs")
    assert second.files.save()
    # Asked at once, before the watcher has told of it, and again after.
    assert not empty_window.files.save()
    qtbot.waitUntil(lambda: "changed elsewhere" in empty_window.messages.text)
    assert not empty_window.files.save()
    assert asked == [path.name] * 2
    assert read_board(path).value.title == "Theirs"
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: "keep")
    assert empty_window.files.save()
    # Now it is the other's that is out of date; without changes of its own it follows.
    qtbot.waitUntil(lambda: second.session.board.title == "Mine")


@pytest.fixture
def held() -> Iterator[threading.Event]:
    """What goes on beside the window waits until it is set."""
    go_on = threading.Event()
    yield go_on
    go_on.set()


@pytest.fixture
def before() -> frozenset[threading.Thread]:
    """The threads that ran before the test began."""
    return frozenset(threading.enumerate())


def test_quitting_while_a_file_is_read(
    empty_window: Window,
    board: Board,
    path: Path,
    qtbot: QtBot,
    held: threading.Event,
    before: frozenset[threading.Thread],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is open and changed is asked about; the other is shown nowhere, and its reading ends."""

    def read(name: str, tell: Progress) -> OpenedFile:
        assert held.wait(20)
        return read_beside(name, tell)

    other = path.with_name("other.board.json")
    write_board(other, replace(board, title="Other"))
    monkeypatch.setattr(files_module, "read_beside", read)
    empty_window.files.is_large = bool
    call_it(empty_window, "Mine")
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "save")
    assert empty_window.files.open_path(str(other)) is False
    call_it(empty_window, "Mine, too")
    assert empty_window.close()
    assert read_board(path).value.title == "Mine, too"
    held.set()
    _nothing_runs(qtbot, before)
    assert empty_window.session.board.title == "Mine, too"


def test_quitting_while_a_board_is_saved(
    empty_window: Window,
    path: Path,
    qtbot: QtBot,
    held: threading.Event,
    before: frozenset[threading.Thread],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is written, without a question: that was said before. Never half, and never after the window has gone."""
    asked: list[object] = []
    monkeypatch.setattr(getting_ready, "LARGE_BOARD", 0)
    monkeypatch.setattr(getting_ready, "make_ready", lambda _board: held.wait(20))
    monkeypatch.setattr(unsaved, "ask", lambda *args: asked.append(args))
    call_it(empty_window, "Mine")
    empty_window.files.save_soon()
    assert empty_window.files.getting_ready.busy
    assert empty_window.close()
    assert not asked
    assert read_board(path).value.title == "Mine"
    held.set()
    _nothing_runs(qtbot, before)


def test_quitting_while_a_board_is_shown(
    before: frozenset[threading.Thread], second: Window, tmp_path: Path, qtbot: QtBot
) -> None:
    """Its picture, its checks and its lines are under way beside the window; they end, and say nothing."""
    board = next(iter(sorted((shipped("maps") / "band-of-brothers-2.2").glob("vieux-pont.board.json"))))
    path = tmp_path / "large.board.json"
    path.write_bytes(board.read_bytes())
    there: list[bool] = []
    assert not second.files.open_path(str(path), lambda _files: there.append(second.close()))
    qtbot.waitUntil(lambda: bool(there))
    assert there == [True]
    _nothing_runs(qtbot, before)
    assert path.read_bytes() == board.read_bytes()


def _nothing_runs(qtbot: QtBot, before: frozenset[threading.Thread]) -> None:
    def ended() -> None:
        assert [one for one in threading.enumerate() if one not in before] == []

    qtbot.waitUntil(ended)
