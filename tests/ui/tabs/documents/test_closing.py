"""Several documents in one window: moved, closed, saved together, restored."""

from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QByteArray, QEvent, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import board_text, read_board
from bob_editor.storage.files import recovery
from bob_editor.ui.app import make_tabs
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import TextEditor
from bob_editor.ui.dialogs.files import copy_title, recover, save_file, unsaved, unsaved_tabs
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.tabs.tabbed_window import TabbedWindow
from tests.ui.recovered import offer_recovery
from tests.ui.tabs.conftest import forget_changes
from tests.ui.tabs.documents.at_hand import _open

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support raise")


def _edit(window: Window) -> None:
    at = window.session.board.grid.hex("D4")
    erase: Edit[Board] = Edit("Clear", partial(board_edits.erase_hexes, hexes=(at,)))
    window.session.steps.draw(erase)


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
    assert one.seldom.publishing._unsaved_in(Path(paths[1]).parent) == [Path(paths[1])]
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

    qtbot.waitUntil(shown)


def test_after_a_crash_all_come_back(
    tabs: TabbedWindow, board: Board, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each in a tab, as unsaved, in a slot of its own."""
    folder = tmp_path / "recovery"
    for name in ("one", "two", "three"):
        recovery.keep(name, board_text(replace(board, title=name)), folder=folder)

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
            qtbot.waitUntil(lambda dock=docks[name]: not dock.visibleRegion().isEmpty())


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
