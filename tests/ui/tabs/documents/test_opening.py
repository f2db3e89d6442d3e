"""Several documents in one window: opened, shown, still coming."""

import shutil
import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QMenu, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.land.ground import Ground
from bob_editor.storage.documents import dumps
from bob_editor.ui.desk import files as files_module
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.opened_file import OpenedFile, read_beside, read_opened
from bob_editor.ui.desk.writing import Writing
from bob_editor.ui.dialogs.files import still_writing, unsaved
from bob_editor.ui.session.beside.turns import Turns, at_once
from bob_editor.ui.session.beside.work import BESIDE, Progress
from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from tests.ui.tabs.documents.at_hand import _open

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


def test_each_file_has_a_tab(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """The empty one is used first; what is open is shown and not opened twice; one tab needs no bar."""
    assert tabs.front.files.open_path(paths[0])
    assert not tabs.bar.isVisible()
    one, two = _open(tabs, paths)
    assert tabs.bar.isVisible()
    assert tabs.front is two
    assert tabs.front.files.open_path(paths[0])
    assert (len(tabs.tabs), tabs.front) == (2, one)
    assert tabs.bar.tabText(1) == "two"
    assert paths[1] in tabs.bar.tabToolTip(1)
    assert tabs.windowTitle() == one.windowTitle()
    # What is being read goes on from another tab where this one is closed meanwhile.
    third = Path(paths[0]).with_name("third.board.json")
    shutil.copy(paths[0], third)
    one.files.is_large = bool
    tabs.open_each([str(third)])
    assert one.files.work.busy
    one.actions_["close"].trigger()
    qtbot.waitUntil(lambda: [tab.path for tab in tabs.tabs] == [paths[1], str(third)])
    one = tabs.front
    # Nor is it given up for another; who asks twice has it once.
    fourth = third.with_name("fourth.board.json")
    shutil.copy(third, fourth)
    one.files.is_large = lambda path: path == str(fourth)
    for path in (fourth, fourth, paths[0]):
        one.files.open_path(str(path))
    qtbot.waitUntil(lambda: not one.files.work.busy)
    assert sorted(tab.path for tab in tabs.tabs) == sorted((*paths, str(third), str(fourth)))
    for path in (paths[0], str(fourth)):
        tabs.close_tabs([tab for tab in tabs.tabs if tab.path == path])
    # Above the canvas, and not over it.
    assert tabs.bar.geometry().bottom() < one.canvas.mapTo(tabs, one.canvas.rect().topLeft()).y()


def test_small_files_do_not_wait_for_long_work(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder is being imported: what takes a moment needs no turn there. Nor does it hold the window."""
    readers = []

    def read(path: str, tell: Progress) -> OpenedFile:
        readers.append(threading.current_thread().name)
        return read_beside(path, tell)

    monkeypatch.setattr(files_module, "read_beside", read)
    gate, work = threading.Event(), tabs.front.files.work
    tabs.front.files.at_once = False
    work.do("Importing", lambda *_: gate.wait(30), lambda _outcome: None, lambda _error: None)
    for path in paths:
        tabs.open_each([path])
    qtbot.waitUntil(lambda: [tab.path for tab in tabs.tabs] == paths)
    assert work.busy
    assert readers == [BESIDE, BESIDE]
    gate.set()
    qtbot.waitUntil(lambda: not work.busy)


def test_a_whole_board_is_whole_below_the_bar_of_tabs(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot
) -> None:
    """Of a tab in which somebody worked before a second one made the bar appear."""
    assert tabs.front.files.open_path(paths[0])
    tabs.resize(1700, 700)
    canvas = tabs.front.canvas
    qtbot.waitUntil(lambda: canvas.width() > canvas.height())
    canvas.worked_on, high = True, canvas.height()
    _open(tabs, paths)
    tabs.bar.turn(1)
    qtbot.waitUntil(lambda: canvas.height() < high)
    assert canvas.view.shown.contains(canvas.picture.bounds)


def test_the_next_of_a_project_takes_the_place_of_the_one_before(
    tabs: TabbedWindow, scenario_file: Path, qtbot: QtBot
) -> None:
    """Looking through a project makes no tab for each scenario; what has changes keeps its tab."""
    second = scenario_file.with_name("pond.scenario.json")
    second.write_text(scenario_file.read_text().replace('"mill"', '"pond"'), encoding="utf-8")
    (first,) = _open(tabs, [str(scenario_file)])
    first.seldom.publishing.go(1)
    qtbot.waitUntil(lambda: first.session.file_name == second.name)
    assert [tab.window for tab in tabs.tabs] == [first]
    first.session.scenario_desk.push(
        Edit("Number", lambda card: replace(card, data={**card.data, "title": "Changed"}))
    )
    first.seldom.publishing.go(-1)
    qtbot.waitUntil(lambda: len(tabs.tabs) == 2)
    assert first.session.modified


def test_what_is_there_and_still_coming_is_not_lost(
    tabs: TabbedWindow, paths: list[str], board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is torn from the hand by it; who leaves is asked about it first; it isn't open twice."""
    (one,) = _open(tabs, paths[:1])
    one.files.at_once = False

    def show(files: Files) -> None:
        files.session.open(board, None)
        files.session.desk.never_saved()

    turns = tabs.putting(show)
    menu = QMenu(one)
    menu.addAction("Close")
    menu.popup(one.pos())
    for _ in range(9):
        next(turns)
    assert tabs.front is one
    menu.close()
    asked: list[str] = []

    def ask(_parent: object, title: str) -> str:
        asked.append(title)
        return "cancel"

    monkeypatch.setattr(unsaved, "ask", ask)
    tabs.close()
    assert (asked, tabs.isVisible()) == ([board.title], True)
    turns.close()
    assert [tab.modified for tab in tabs.tabs] == [False, True]
    # As where a menu of the tab before is still open when another has come forward.
    assert one.files.close()
    assert [tab.modified for tab in tabs.tabs] == [True]
    twice = [tabs.putting(lambda files: files.showing(read_opened(paths[1]), id)) for _ in range(2)]
    for turns in twice:
        next(turns)
    for turns in twice:
        next(turns)
    for turns in twice:
        at_once(turns)
    assert [tab.path for tab in tabs.tabs] == ["", paths[1]]


def test_what_is_coming_stays_where_its_window_goes(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot
) -> None:
    """As with its last tab, that is given to another: it comes there."""
    _open(tabs, paths[:1])
    other = tabs.beside()
    turns = tabs.putting(lambda files: files.showing(read_opened(paths[1]), id))
    next(turns)
    tabs.front_to_next()
    qtbot.waitUntil(lambda: not isValid(tabs))
    at_once(turns)
    assert [tab.path for tab in other.tabs] == ["", *paths[:2]]


def test_what_comes_while_a_game_is_got_ready_stays(
    tabs: TabbedWindow, paths: list[str], board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where nothing was open a game would be shown, which takes turns before it is; here a board counts as one."""
    files = tabs.front.files
    monkeypatch.setattr(files_module, "OpenedGame", Ground)

    def comes() -> Turns[None]:
        yield

    files.game_comes = comes
    turns = files._putting(lambda place: place.showing(read_opened(paths[0]), id))
    next(turns)
    next(turns)
    files.put(lambda place: place.session.open(board, None))
    at_once(turns)
    assert [tab.path for tab in tabs.tabs] == ["", paths[0]]


def test_what_cannot_be_opened_leaves_no_tab(tabs: TabbedWindow, paths: list[str], tmp_path: Path) -> None:
    """Neither a broken file nor one of a game that isn't there."""
    (one,) = _open(tabs, paths[:1])
    broken = tmp_path / "broken.board.json"
    broken.write_text("{", encoding="utf-8")
    assert not one.files.open_path(str(broken))

    def fail(_files: object) -> None:
        raise BadFile("No such game.")

    assert one.messages.text
    one.files.put(fail)
    assert "No such game" in one.messages.text
    assert [tab.window for tab in tabs.tabs] == [one]


def test_a_tab_is_not_closed_over_what_is_beside_its_document(
    tabs: TabbedWindow, paths: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A counter list with changes, or a picture that is being written: the user says what becomes of it."""
    one, two = _open(tabs, paths)
    counters = tmp_path / "box.counters.json"
    counters.write_text(
        dumps({"format": "bob-editor/counters", "version": 1, "counters": [{"name": "Squad"}]})
    )
    two.seldom.publishing._open(str(counters))
    shown = two.seldom.publishing.counters
    assert shown is not None
    shown.add()
    # Another tab in front leads to it as well, and it back to its own.
    one.actions_["tab_next"].trigger()
    assert shown.isVisible()
    assert tabs.front is one
    two.seldom.publishing._lead(paths[1], ())
    assert tabs.front is two
    answers = {"list": QMessageBox.StandardButton.Cancel}
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: answers["list"])
    assert not two.files.close()
    answers["list"] = QMessageBox.StandardButton.Save
    with monkeypatch.context() as writing:
        writing.setattr(Writing, "busy", True)
        writing.setattr(still_writing, "ask", lambda *_args: False)
        assert not two.files.close()
    with monkeypatch.context() as tracing:
        tracing.setattr(two.files, "may_give_up_trace", lambda: False)
        answers["list"] = QMessageBox.StandardButton.Discard
        two.files.quit()
    assert shown.isVisible()
    assert not shown.stack.isClean(), "given up, and then the window stayed"
    assert two.seldom.publishing._unsaved_in(counters.parent) == [counters]
    answers["list"] = QMessageBox.StandardButton.Save
    with monkeypatch.context() as publishing:
        publishing.setattr(two.seldom.publishing, "dialog", SimpleNamespace(doing="Writing box.bobpack"))
        publishing.setattr(still_writing, "ask", lambda *_args: False)
        assert not two.files.close()
    assert len(tabs.tabs) == 2
    assert two.files.close()
    assert "New counter" in counters.read_text()
    assert [tab.window for tab in tabs.tabs] == [one]


def test_a_card_that_comes_beside_a_board_is_seen_first(
    tabs: TabbedWindow, paths: list[str], scenario_file: Path, qtbot: QtBot
) -> None:
    """Its panels came behind those of any document: Qt brings none forward in a tab that isn't shown yet."""
    assert tabs.front.files.open_path(paths[0])
    tabs.front.files.at_once = False
    tabs.front.files.open_path(str(scenario_file))
    qtbot.waitUntil(lambda: len(tabs.tabs) == 2)
    docks = tabs.front.docks
    qtbot.waitUntil(lambda: not any(docks[name].visibleRegion().isEmpty() for name in ("card", "boards")))
    # What its user brings forward stays there, from one to the other and back.
    docks["inspector"].raise_()
    qtbot.waitUntil(lambda: docks["card"].visibleRegion().isEmpty())
    for _ in tabs.tabs:
        tabs.bar.turn(1)
        qtbot.wait(50)
    assert docks["card"].visibleRegion().isEmpty()
