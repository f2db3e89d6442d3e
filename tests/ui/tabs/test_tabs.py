"""Several documents in one window: opened, shown, moved, closed, and saved together."""

import shutil
import threading
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from attrs import evolve
from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.land.ground import Ground
from bob_editor.storage.documents import board_text, dumps, read_board
from bob_editor.storage.files import recovery
from bob_editor.ui.app import make_tabs
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import TextEditor
from bob_editor.ui.desk import files as files_module
from bob_editor.ui.desk.files import Files
from bob_editor.ui.desk.opened_file import OpenedFile, read_beside, read_opened
from bob_editor.ui.desk.writing import Writing
from bob_editor.ui.dialogs.files import copy_title, recover, save_file, still_writing, unsaved, unsaved_tabs
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.session.beside.turns import Turns, at_once
from bob_editor.ui.session.beside.work import BESIDE, Progress
from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from tests.ui.recovered import offer_recovery
from tests.ui.tabs.conftest import forget_changes

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


def _edit(window: Window) -> None:
    at = window.session.board.grid.hex("D4")
    erase: Edit[Board] = Edit("Clear", partial(board_edits.erase_hexes, hexes=(at,)))
    window.session.steps.draw(erase)


def _open(tabs: TabbedWindow, paths: list[str]) -> list[Window]:
    for path in paths:
        assert tabs.front.files.open_path(path)
    return [tab.window for tab in tabs.tabs]


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
    qtbot.waitUntil(lambda: [tab.path for tab in tabs.tabs] == [paths[1], str(third)], timeout=10_000)
    one = tabs.front
    # Nor is it given up for another; who asks twice has it once.
    fourth = third.with_name("fourth.board.json")
    shutil.copy(third, fourth)
    one.files.is_large = lambda path: path == str(fourth)
    for path in (fourth, fourth, paths[0]):
        one.files.open_path(str(path))
    qtbot.waitUntil(lambda: not one.files.work.busy, timeout=10_000)
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
    qtbot.waitUntil(lambda: [tab.path for tab in tabs.tabs] == paths, timeout=20_000)
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
    first.publishing.go(1)
    qtbot.waitUntil(lambda: first.session.file_name == second.name, timeout=10_000)
    assert [tab.window for tab in tabs.tabs] == [first]
    first.session.scenario_desk.push(
        Edit("Number", lambda card: evolve(card, data={**card.data, "title": "Changed"}))
    )
    first.publishing.go(-1)
    qtbot.waitUntil(lambda: len(tabs.tabs) == 2, timeout=10_000)
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
    two.publishing._open(str(counters))
    shown = two.publishing.counters
    assert shown is not None
    shown.add()
    # Another tab in front leads to it as well, and it back to its own.
    one.actions_["tab_next"].trigger()
    assert shown.isVisible()
    assert tabs.front is one
    two.publishing._lead(paths[1], ())
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
    assert two.publishing._unsaved_in(counters.parent) == [counters]
    answers["list"] = QMessageBox.StandardButton.Save
    with monkeypatch.context() as publishing:
        publishing.setattr(two.publishing, "dialog", SimpleNamespace(doing="Writing box.bobpack"))
        publishing.setattr(still_writing, "ask", lambda *_args: False)
        assert not two.files.close()
    assert len(tabs.tabs) == 2
    assert two.files.close()
    assert "New counter" in counters.read_text()
    assert [tab.window for tab in tabs.tabs] == [one]


def test_each_keeps_its_own(
    tabs: TabbedWindow, paths: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo, zoom, selection and what isn't saved belong to a tab; keys go from one to the next."""
    one, two = _open(tabs, paths)
    _edit(two)
    two.canvas.zoom_by(2)
    zoom = two.canvas.view.zoom
    assert tabs.bar.tabText(1) == "• two"
    assert tabs.isWindowModified()
    assert one.publishing._unsaved_in(Path(paths[1]).parent) == [Path(paths[1])]
    one.actions_["tab_next"].trigger()
    assert tabs.front is one
    assert not tabs.isWindowModified()
    assert not one.session.stack.canUndo()
    assert one.canvas.view.zoom != zoom
    one.actions_["tab_previous"].trigger()
    assert tabs.front is two
    assert two.canvas.view.zoom == zoom
    two.actions_["undo"].trigger()
    assert tabs.bar.tabText(1) == "two"
    # Nor does one become the other's file.
    monkeypatch.setattr(save_file, "ask", lambda *_: paths[0])
    monkeypatch.setattr(copy_title, "ask", lambda *_: "Another")
    before = Path(paths[0]).read_bytes()
    with qtbot.waitSignal(two.session.failed) as told:
        assert not two.files.save_as()
    assert told.args is not None
    assert str(told.args[0]) == "one.board.json is open in another tab."
    assert (Path(paths[0]).read_bytes(), two.session.board.title) == (before, "two")


def test_dragged_and_closed(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """Tabs keep to their documents when dragged; the middle button closes; the last shows that nothing is open."""
    one, two = _open(tabs, paths)
    menu = tabs.bar.menu_of(0)
    tabs.bar.moveTab(1, 0)
    assert [tab.window for tab in tabs.tabs] == [two, one]
    # While a menu is open, another tab may come before its own.
    menu.findChild(QAction, "copy_path").trigger()
    assert QGuiApplication.clipboard().text() == paths[0]
    tabs.bar.setCurrentIndex(1)
    assert tabs.front is one
    tabs.bar.menu_of(1).findChild(QAction, "copy_path").trigger()
    assert QGuiApplication.clipboard().text() == paths[0]
    qtbot.mouseClick(tabs.bar, Qt.MouseButton.MiddleButton, pos=tabs.bar.tabRect(0).center())
    assert [tab.window for tab in tabs.tabs] == [one]
    assert not tabs.bar.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    one.actions_["close"].trigger()
    assert tabs.front.session.empty


def test_a_window_of_its_own(tabs: TabbedWindow, paths: list[str], qtbot: QtBot) -> None:
    """A tab goes to another window as it is, and is still the only one that has its file."""
    one, two = _open(tabs, paths)
    _edit(two)
    two.actions_["tab_to_window"].trigger()
    other = next(outer for outer in tabs.family if outer is not tabs)
    qtbot.addWidget(other, before_close_func=forget_changes)
    assert (tabs.front, other.front) == (one, two)
    assert other.isWindowModified()
    other.showMinimized()
    assert one.files.open_path(paths[1])
    assert len(tabs.tabs) == 1
    assert not other.isMinimized(), "it is to be seen"
    assert "saved aside" in tabs.save_aside()


def test_one_question_for_all(tabs: TabbedWindow, paths: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are checked are saved, the others given up; cancelled, all stays."""
    one, two = _open(tabs, paths)
    for window in (one, two):
        _edit(window)
    answers: list[tuple[int, ...] | None] = [None, (1,)]
    asked: list[list[str]] = []

    def ask(_parent: object, rows: list[unsaved_tabs.Row]) -> tuple[int, ...] | None:
        asked.append([row.name for row in rows])
        return answers.pop(0)

    monkeypatch.setattr(unsaved_tabs, "ask", ask)
    before = Path(paths[0]).read_bytes()
    assert not tabs.close()
    assert tabs.isVisible()
    assert tabs.close()
    assert asked == [["one", "two"]] * 2
    assert Path(paths[0]).read_bytes() == before
    grid = read_board(Path(paths[1])).value.grid
    assert not read_board(Path(paths[1])).value.has(grid.hex("D4"), "woods")


def test_one_unsaved_tab_is_shown_and_asked_about(
    tabs: TabbedWindow, paths: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The question names what is seen."""
    one, _ = _open(tabs, paths)
    _edit(one)
    monkeypatch.setattr(unsaved, "ask", lambda *_args: "cancel")
    assert not tabs.close()
    assert tabs.front is one


def test_the_dialog_says_what_it_will_save(qtbot: QtBot) -> None:
    """Its button counts the checked."""
    dialog = unsaved_tabs.UnsavedTabs(None, [unsaved_tabs.Row("a", ""), unsaved_tabs.Row("b", "b.json")])
    qtbot.addWidget(dialog)
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert dialog.save_button.text() == "&Save 1 of 2"
    dialog.save_button.click()
    assert dialog.wanted == (1,)


def test_what_is_typed_isnt_lost(
    tabs: TabbedWindow, scenario_file: Path, paths: list[str], qtbot: QtBot
) -> None:
    """A field with the keyboard is taken as it stands when another tab comes forward; so is an open board's change."""
    _open(tabs, [str(scenario_file)])
    scenario = tabs.front
    tabs.activateWindow()
    qtbot.waitUntil(tabs.isActiveWindow)
    scenario.docks.show("card")
    panel = scenario.docks.panel(CardPanel)
    field = panel.show_field(("title",))
    assert isinstance(field, TextEditor)
    field.line.setFocus()
    qtbot.keyClicks(field.line, " by night")
    assert tabs.front.files.open_path(paths[0])
    assert scenario.session.scenario is not None
    assert "by night" in scenario.session.scenario.value.title


def test_a_board_of_the_scenario_opens_in_a_tab(
    tabs: TabbedWindow, scenario_file: Path, qtbot: QtBot
) -> None:
    """Saved there, it shows here."""
    _open(tabs, [str(scenario_file)])
    scenario = tabs.front
    assert scenario.files.open_path(str(scenario_file.parent / "left.board.json"))
    _edit(tabs.front)
    assert tabs.front.files.save()
    session = scenario.session

    def shown() -> bool:
        return not session.board.content(session.board.grid.hex("1.D4")).terrain_ids

    qtbot.waitUntil(shown, timeout=5_000)


def test_after_a_crash_all_come_back(
    tabs: TabbedWindow, board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in a tab, as unsaved, in a slot of its own."""
    folder = tmp_path / "recovery"
    for name in ("one", "two", "three"):
        recovery.keep(name, board_text(evolve(board, title=name)), folder=folder)

    def ask(_parent: object, found: list[recover.Found]) -> recover.Choice:
        return recover.Choice(tuple(one.key for one in found if "two" not in one.title))

    monkeypatch.setattr(recover, "ask", ask)
    assert offer_recovery(tabs.front.files)
    assert {tab.window.session.desk.title for tab in tabs.tabs} == {"one", "three"}
    assert all(tab.modified for tab in tabs.tabs)
    kept = {one.key for one in recovery.found(folder=folder)}
    assert kept == {"two", *(tab.window.autosave.key for tab in tabs.tabs)}


def test_each_begins_with_panels_of_its_own(
    tabs: TabbedWindow, paths: list[str], scenario_file: Path, qtbot: QtBot
) -> None:
    """In a tab of its own, too, what a card begins with stands before what all documents have."""
    for path, names in (
        (paths[0], ("palette",)),
        (str(scenario_file), ("card", "boards")),
        (paths[1], ("palette",)),
    ):
        _open(tabs, [path])
        docks = tabs.front.docks
        for name in names:
            qtbot.waitUntil(lambda dock=docks[name]: not dock.visibleRegion().isEmpty(), timeout=2000)


def test_a_window_that_filled_the_screen_opens_again(
    tabs: TabbedWindow, paths: list[str], qapp: QApplication, qtbot: QtBot, settings: Settings, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """With other panels in front than those that one begins with: Qt ended the program on that, at every start.

    Only on a real screen, so what is held here is that panels take their places in a window of usual state.
    """
    states: list[Qt.WindowState] = []
    restore = Window.restoreState

    def restored(window: Window, *state: QByteArray | int) -> bool:
        states.append(window.windowState())
        return restore(window, *state)  # type: ignore[arg-type]  # as they came

    monkeypatch.setattr(Window, "restoreState", restored)
    tabs.showMaximized()
    _open(tabs, paths[:1])
    for panel in ("stamps", "trace"):
        tabs.front.docks[panel].raise_()
    qapp.processEvents()
    assert tabs.close()
    again = make_tabs(qapp, settings, recovery_folder=tmp_path / "recovery")
    qtbot.addWidget(again, before_close_func=forget_changes)
    again.show()
    qtbot.waitExposed(again)
    assert again.isMaximized()
    assert set(states) == {Qt.WindowState.WindowNoState}
    again.front.files.at_once = True
    _open(again, paths[:1])
    qapp.processEvents()
    palette = again.front.docks["palette"]
    qtbot.waitUntil(lambda: not palette.visibleRegion().isEmpty())
