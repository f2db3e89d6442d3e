"""What was open comes back: after a crash, after the program was left, and when it was closed."""

import gc
import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.storage.documents import board_text
from bob_editor.storage.files import recovery
from bob_editor.ui.app import Wanted, begin, make_coming_back, make_tabs
from bob_editor.ui.dialogs.files import recover
from bob_editor.ui.keeping.open_record import LAST, OpenRecord, OpenRecords, OpenTab, OpenWindow, read_record
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.tabs.coming_back import TOO_OFTEN, ComingBack
from bob_editor.ui.tabs.remembering import Remembering
from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from tests.ui.tabs.conftest import forget_changes

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")

PLACE = (12.5, 9.0, 31.0)


@pytest.fixture
def back(tabs: TabbedWindow) -> ComingBack:
    """What remembers and brings back the documents of ``tabs``."""
    return make_coming_back(tabs)


def _left(tmp_path: Path, *windows: OpenWindow, crashes: int = 0) -> None:
    """As a run leaves it that is killed."""
    records = OpenRecords(tmp_path / "recovery", "another")
    records.write(OpenRecord(windows, crashes))
    assert records._lock is not None
    records._lock.unlock()


def _names(tabs: TabbedWindow) -> list[str]:
    return [tab.name for tab in tabs.tabs]


def _places(record: OpenRecord) -> list[tuple[float, float, float] | None]:
    return [tab.place for window in record.windows for tab in window.tabs]


def _written(back: ComingBack) -> OpenRecord:
    return read_record(back.remembering.records.file)


def test_after_a_crash_everything_is_open_again(
    back: ComingBack,
    tabs: TabbedWindow,
    paths: list[str],
    board: Board,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Saved or not, in its order and place, in as many windows as there were; what is gone is passed over."""
    recovery.keep("slot", board_text(replace(board, title="never saved")), folder=tmp_path / "recovery")
    first = OpenWindow(
        (OpenTab(paths[0], "a", PLACE), OpenTab("", "slot"), OpenTab("/nowhere/x.board.json", "b")), front=0
    )
    _left(tmp_path, first, OpenWindow((OpenTab(paths[1], "c"),)))
    monkeypatch.setattr(
        recover, "ask", lambda _parent, found: recover.Choice(tuple(one.key for one in found))
    )
    done: list[bool] = []
    back.after_crash(lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    assert _names(tabs) == ["one", "never saved"]
    assert [tab.modified for tab in tabs.tabs] == [False, True]
    assert tabs.front is tabs.tabs[0].window
    assert tabs.front.canvas.place == PLACE
    (other,) = (one for one in tabs.family if one is not tabs)
    qtbot.addWidget(other, before_close_func=forget_changes)
    assert _names(other) == ["two"]
    assert "2 documents" in tabs.front.messages.text
    assert not list((tmp_path / "recovery").glob("another*"))


def test_what_is_asked_for_is_in_front_of_what_comes_back(
    tabs: TabbedWindow, paths: list[str], tmp_path: Path, qtbot: QtBot
) -> None:
    """However many windows there were before the crash."""
    _left(tmp_path, OpenWindow((OpenTab(paths[0], "a"),)), OpenWindow((OpenTab(paths[1], "b"),)))
    wanted = tmp_path / "wanted.board.json"
    wanted.write_bytes(Path(paths[0]).read_bytes())
    begin(tabs, Wanted(files=(str(wanted),)))
    qtbot.waitUntil(lambda: "wanted" in _names(tabs))
    (other,) = (one for one in tabs.family if one is not tabs)
    qtbot.addWidget(other, before_close_func=forget_changes)
    assert QApplication.activeWindow() is tabs


def test_windows_that_had_one_file_become_one(
    back: ComingBack, tabs: TabbedWindow, paths: list[str], tmp_path: Path, qtbot: QtBot
) -> None:
    """It is open once; a window of which nothing can be opened any more doesn't stay."""
    broken = tmp_path / "broken.board.json"
    broken.write_text("{", encoding="utf-8")
    one = OpenWindow((OpenTab(paths[0], "a"),))
    _left(tmp_path, one, OpenWindow((OpenTab(paths[0], "b"),)), OpenWindow((OpenTab(str(broken), "c"),)))
    done: list[bool] = []
    back.after_crash(lambda: done.append(True))
    qtbot.waitUntil(lambda: bool(done))
    assert _names(tabs) == ["one"]
    assert tabs.family == [tabs]


def test_what_may_have_crashed_the_program_several_times_is_opened_by_hand(
    back: ComingBack, tabs: TabbedWindow, paths: list[str], tmp_path: Path, qtbot: QtBot
) -> None:
    """Else it could never be started again."""
    _left(tmp_path, OpenWindow((OpenTab(paths[0]), OpenTab(paths[1]))), crashes=TOO_OFTEN - 1)
    back.after_crash()
    assert tabs.front.session.empty
    assert "one by one" in tabs.front.messages.text
    tabs.front.actions_["reopen"].trigger()
    qtbot.waitUntil(lambda: _names(tabs) == ["one"])


def test_what_waits_for_a_decision_is_not_opened_as_it_was_saved(
    back: ComingBack,
    tabs: TabbedWindow,
    paths: list[str],
    board: Board,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its unsaved work is still there to be restored at the next start, and that is told."""
    recovery.keep("slot", board_text(board), path=paths[0], folder=tmp_path / "recovery")
    _left(tmp_path, OpenWindow((OpenTab(paths[0], "slot"),)))
    monkeypatch.setattr(recover, "ask", lambda *_args: recover.Choice())
    back.after_crash()
    assert tabs.front.session.empty
    assert recovery.found(folder=tmp_path / "recovery")
    assert "1 document’s unsaved work is kept" in tabs.front.messages.text
    tabs.front.files.open_path(paths[1])
    assert "isn’t in it" not in tabs.front.messages.text
    tabs.front.files.open_path(paths[0])
    assert _names(tabs) == ["two", "one"]
    assert "Unsaved work on one.board.json" in tabs.front.messages.text
    assert recovery.found(folder=tmp_path / "recovery")


@pytest.mark.parametrize(("crashes", "told"), [(0, "is open again"), (TOO_OFTEN - 1, "one by one")])
def test_what_waits_takes_no_other_words_place(
    back: ComingBack,
    tabs: TabbedWindow,
    paths: list[str],
    board: Board,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    crashes: int,
    told: str,
) -> None:
    """All that is to be said of the run before is said."""
    recovery.keep("slot", board_text(board), path=paths[0], folder=tmp_path / "recovery")
    _left(tmp_path, OpenWindow((OpenTab(paths[0], "slot"), OpenTab(paths[1]))), crashes=crashes)
    monkeypatch.setattr(recover, "ask", lambda *_args: recover.Choice())
    back.after_crash()
    qtbot.waitUntil(lambda: told in tabs.front.messages.text)
    assert "unsaved work is kept" in tabs.front.messages.text


def test_a_file_that_another_window_had_saved_tells_of_what_waits(
    back: ComingBack,
    tabs: TabbedWindow,
    paths: list[str],
    board: Board,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """It comes back as it was saved, and that is said beside the rest."""
    recovery.keep("slot", board_text(board), path=paths[0], folder=tmp_path / "recovery")
    _left(tmp_path, OpenWindow((OpenTab(paths[0], "other"),)))
    monkeypatch.setattr(recover, "ask", lambda *_args: recover.Choice())
    back.after_crash()
    qtbot.waitUntil(lambda: "is open again" in tabs.front.messages.text)
    assert "Unsaved work on one.board.json" in tabs.front.messages.text
    assert "1 document’s unsaved work" not in tabs.front.messages.text


def test_a_run_writes_down_what_is_open(
    back: ComingBack, tabs: TabbedWindow, paths: list[str], tmp_path: Path, qtbot: QtBot
) -> None:
    """Within a second of opening, moving and zooming; a run that goes on is nobody's to bring back."""
    tabs.open_each(paths)
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])
    tabs.bar.moveTab(1, 0)
    tabs.bar.setCurrentIndex(1)
    tabs.front.canvas.look_at(PLACE)

    def written() -> bool:
        windows = _written(back).windows
        tabs_ = windows[0].tabs if windows else ()
        return [(tab.path, tab.place) for tab in tabs_] == [(paths[1], None), (paths[0], PLACE)]

    qtbot.waitUntil(written)
    assert _written(back).windows[0].front == 1
    assert OpenRecords(tmp_path / "recovery", "another").take_left() == OpenRecord()


def test_what_was_open_when_the_program_was_left(
    back: ComingBack, tabs: TabbedWindow, paths: list[str], settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    """It is offered on the welcome page and in the menu, and opened at the start where that is wished."""
    tabs.open_each(paths)
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])
    tabs.front.canvas.look_at(PLACE)
    assert tabs.close()
    again = make_tabs(QApplication.instance(), settings, recovery_folder=tmp_path / "recovery")  # type: ignore[arg-type]  # there is one
    qtbot.addWidget(again, before_close_func=forget_changes)
    other = make_coming_back(again)
    assert [tab.path for window in other.last for tab in window.tabs] == paths
    welcome = again.front.welcome
    welcome.offer_again(paths)
    assert not welcome._again.isHidden()
    assert welcome._again.description() == "one, two"
    # In the window where it is asked for, for the first one may be closed by now.
    beside = again.beside()
    qtbot.addWidget(beside, before_close_func=forget_changes)
    beside.front.actions_["reopen"].trigger()
    qtbot.waitUntil(lambda: _names(beside) == ["one", "two"])
    assert beside.front.canvas.place == PLACE
    assert beside.tabs[0].window.welcome._again.isHidden()


def test_a_closed_tab_comes_back(
    back: ComingBack, tabs: TabbedWindow, paths: list[str], qtbot: QtBot
) -> None:
    """The one that was closed last first."""
    tabs.open_each(paths)
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])
    tabs.front.canvas.look_at(PLACE)
    remembering = back.remembering
    # What is closed comes back as it was written down last.
    qtbot.waitUntil(lambda: PLACE in _places(remembering._written))
    assert tabs.front.files.close()
    qtbot.waitUntil(lambda: len(remembering.closed) == 1)
    tabs.front.actions_["reopen"].trigger()
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])
    assert tabs.front.canvas.place == PLACE
    assert not remembering.closed


def test_files_dropped_together_are_all_opened(
    tabs: TabbedWindow, paths: list[str], tmp_path: Path, qtbot: QtBot
) -> None:
    """Some that can't be read don't keep the others out, and are told of together in the tab in front.

    Those that come while others are opened take nothing from what waits for those.
    """
    waiting = [True]
    tabs.openings.open([lambda _files: None], waiting.clear)
    broken = tmp_path / "broken.board.json"
    broken.write_text("{", encoding="utf-8")
    gone = tmp_path / "gone.board.json"
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(path) for path in (paths[0], str(broken), str(gone), paths[1])])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    tabs.front.dropEvent(QDropEvent(QPointF(9, 9), copy, data, left, none))
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])
    qtbot.waitUntil(lambda: "gone.board.json" in tabs.front.messages.text)
    assert "broken.board.json" in tabs.front.messages.text
    assert not waiting


@pytest.mark.parametrize(
    "said",
    [
        "{",
        "[]",
        {"windows": 5},
        {"windows": [{"tabs": [{"path": 5, "slot": None, "place": ["x", 1, 1]}]}]},
        {"windows": [{"tabs": [{"path": "a\0b", "place": [1e300, 0, -1]}], "front": 99}], "crashes": "many"},
    ],
)
def test_a_damaged_record_is_passed_over(tmp_path: Path, said: object) -> None:
    """Whatever it says, the program starts."""
    head = {"format": "bob-editor/open-documents", "version": 1}
    text = said if isinstance(said, str) else json.dumps({**head, **said})  # type: ignore[dict-item]  # all are objects
    (tmp_path / LAST).write_text(text, encoding="utf-8")
    last = OpenRecords(tmp_path, "own").last
    assert not last.paths
    assert all(tab.place is None for window in last.windows for tab in window.tabs)


def test_what_brings_back_lives_as_long_as_a_window(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot
) -> None:
    """Nobody else holds it in the program: gone, it would leave *Reopen closed* without a word."""
    make_coming_back(tabs)
    gc.collect()
    tabs.open_each(paths)
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])
    (remembering,) = tabs.news.findChildren(Remembering)
    qtbot.waitUntil(lambda: len(remembering._written.paths) == 2)
    assert tabs.front.files.close()
    qtbot.waitUntil(lambda: len(remembering.closed) == 1)
    tabs.front.actions_["reopen"].trigger()
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])


def test_quit_leaves_all_windows_and_the_next_start_has_them(
    back: ComingBack, tabs: TabbedWindow, paths: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question about all of them, and none where it is left."""
    tabs.open_each(paths)
    qtbot.waitUntil(lambda: _names(tabs) == ["one", "two"])
    tabs.front.actions_["tab_to_window"].trigger()
    first, other = tabs.family
    asked: list[int] = []
    monkeypatch.setattr(
        "bob_editor.ui.tabs.tabbed_window.may_leave", lambda _p, of, _s: asked.append(len(of))
    )
    other.front.actions_["quit"].trigger()
    assert (asked, tabs.family) == ([2], [first, other])
    monkeypatch.setattr("bob_editor.ui.tabs.tabbed_window.may_leave", lambda *_: True)
    other.front.actions_["quit"].trigger()
    assert tabs.family == []
    assert [len(one.tabs) for one in back.remembering.records.last.windows] == [1, 1]


def test_what_is_open_is_written_once_there_is_room(
    back: ComingBack, tabs: TabbedWindow, paths: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself: nobody has to open or close something for it."""
    records = back.remembering.records
    tried: list[OpenRecord] = []
    monkeypatch.setattr(records, "write", tried.append)
    tabs.open_each(paths)
    qtbot.waitUntil(lambda: len(tried) > 1 and tried[-1] == tried[-2])
    assert not _written(back).paths
    monkeypatch.undo()
    qtbot.waitUntil(lambda: _written(back).paths == tuple(paths))
