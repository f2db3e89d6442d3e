"""Large files are read beside the window: what was open stays in use, the wait is shown and can be left."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.geometry import kept
from bob_editor.model.board import Artwork, Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import write_board
from bob_editor.ui.desk import files as files_module
from bob_editor.ui.desk.opened_file import LARGE, OpenedFile, is_large, read_beside
from bob_editor.ui.dialogs.files import unsaved
from bob_editor.ui.dress.progress_strip import ProgressStrip
from bob_editor.ui.frame.window import Window
from bob_editor.ui.session.beside.work import Progress


@pytest.fixture
def other(board: Board, tmp_path: Path) -> Path:
    """A board's file."""
    path = tmp_path / "other.board.json"
    write_board(path, replace(board, title="Other"))
    return path


@pytest.fixture
def slow(window: Window, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Every file counts as large, and none is read before the event is set."""
    go_on = threading.Event()

    def read(path: str, tell: Progress) -> OpenedFile:
        assert go_on.wait(20)
        return read_beside(path, tell)

    monkeypatch.setattr(files_module, "read_beside", read)
    window.files.is_large = bool
    yield go_on
    go_on.set()


def test_what_was_open_stays_in_use(window: Window, other: Path, slow: threading.Event, qtbot: QtBot) -> None:
    """The strip says what is waited for; then the other is there, and who waited is told."""
    strip = window.findChild(ProgressStrip)
    told: list[str] = []
    assert not window.files.open_path(str(other), lambda _files: told.append(window.session.board.title))
    qtbot.waitUntil(lambda: strip.text == "Opening other.board.json …")
    assert window.session.board.title == "Small"
    slow.set()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["Other"]
    assert not strip.text
    assert window.settings.recent == (str(other),)


def test_it_can_be_left(window: Window, other: Path, slow: threading.Event, qtbot: QtBot) -> None:
    """All stays as it is, also once the file is read."""
    strip = window.findChild(ProgressStrip)
    window.files.open_path(str(other))
    qtbot.waitUntil(lambda: bool(strip.text))
    strip.cancel_button.click()
    assert not strip.text
    slow.set()
    qtbot.wait(100)
    assert window.session.board.title == "Small"


def test_what_was_done_meanwhile_is_not_lost_unasked(
    window: Window, other: Path, slow: threading.Event, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board before was in use: its changes since are asked about."""
    asked: list[str] = []

    def ask(_parent: object, name: str) -> str:
        asked.append(name)
        return "cancel"

    monkeypatch.setattr(unsaved, "ask", ask)
    window.files.open_path(str(other))
    window.session.steps.here(Edit("Call it", lambda value: replace(value, title="Called")))
    slow.set()
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == ["Called"]
    assert window.session.board.title == "Called"


def test_a_file_that_changes_doesnt_take_the_place_of_what_is_being_opened(
    window: Window, board: Board, other: Path, slow: threading.Event, qtbot: QtBot
) -> None:
    """What was open would follow its file by itself; the user has asked for another, which comes, and is told."""
    there: list[str] = []
    window.files.open_path(str(other), lambda _files: there.append(window.session.board.title))
    slow.set()
    qtbot.waitUntil(lambda: bool(there))
    slow.clear()
    third = other.with_name("third.board.json")
    write_board(third, replace(board, title="Third"))
    window.files.open_path(str(third), lambda _files: there.append(window.session.board.title))
    write_board(other, replace(board, title="By another hand"))
    window.files.following.own.look()
    slow.set()
    qtbot.waitUntil(lambda: len(there) == 2)
    assert window.session.board.title == "Third"
    assert not window.files.work.busy


def test_it_follows_its_file_once_another_is_not_opened(
    window: Window, board: Board, other: Path, slow: threading.Event, qtbot: QtBot
) -> None:
    """The user leaves what was being opened; the change that waited for it is read then."""
    window.files.is_large = is_large
    assert window.files.open_path(str(other))
    window.files.is_large = lambda path: "third" in path
    window.files.open_path(str(other.with_name("third.board.json")))
    write_board(other, replace(board, title="By another hand"))
    window.files.following.own.look()
    assert window.session.board.title == "Other"
    window.files.work.cancel()
    qtbot.waitUntil(lambda: window.session.board.title == "By another hand")


def test_what_is_read_anew_by_itself_asks_nothing(
    window: Window, board: Board, other: Path, slow: threading.Event, qtbot: QtBot
) -> None:
    """An edit made while it was read is kept, and the user is told that the file is another."""
    window.files.is_large = is_large
    assert window.files.open_path(str(other))
    window.files.is_large = bool
    write_board(other, replace(board, title="By another hand"))
    window.files.following.own.look()
    assert window.files.work.busy
    window.session.steps.here(Edit("Call it", lambda value: replace(value, title="Mine")))
    slow.set()
    qtbot.waitUntil(lambda: "changed elsewhere" in window.messages.text)
    assert window.session.board.title == "Mine"
    window.session.document.saved_as()
    window.files.following.own._told = ("", "")
    window.files.following.own.look()
    assert window.files.work.busy
    window.files.close()
    qtbot.waitUntil(lambda: not window.files.work.busy)
    assert window.session.empty, "what was closed meanwhile isn't opened again"


def test_one_that_cannot_be_read_is_told(
    window: Window, tmp_path: Path, slow: threading.Event, qtbot: QtBot
) -> None:
    """In the message bar, and what was open stays."""
    path = tmp_path / "bad.board.json"
    path.write_text("{")
    slow.set()
    window.files.open_path(str(path))
    qtbot.waitUntil(lambda: "bad.board.json" in window.messages.text)
    assert window.session.board.title == "Small"


def test_a_scenario_is_as_large_as_its_boards(scenario_file: Path) -> None:
    """Its own file is small, and reading its boards takes long."""
    assert not is_large(str(scenario_file))
    board = scenario_file.parent / "left.board.json"
    board.write_text(board.read_text() + " " * LARGE)
    assert is_large(str(scenario_file))
    assert not is_large(str(scenario_file.parent / "none.board.json"))


def test_boards_that_are_closed_are_not_kept(window: Window, board: Board, tmp_path: Path) -> None:
    """What was worked out of the outlines of one goes when the next is open: a day of opening boards needs no more."""
    path = tmp_path / "one.board.json"
    weights = []
    for number in range(24):
        rings = (((x + number / 1000, 1), (x + 2, 1), (x + 2, 3), (x, 3)) for x in range(3, 20, 4))
        write_board(path, replace(board, artwork=tuple(Artwork("woods", ring) for ring in rings)))
        assert window.files.open_path(str(path))
        window.canvas.repaint()
        weights.append(kept.weight())
    assert weights[-1] <= max(weights[1:4])
