"""The frame around the canvas: menus, panels, title, what is enabled, and what is remembered."""

from functools import partial
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QCommandLinkButton,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bob_editor.editing.drawing import clipboard
from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import read_board, write_board
from bob_editor.storage.shipped import sample_board
from bob_editor.ui.app import make_window
from bob_editor.ui.desk.actions import tool_command
from bob_editor.ui.desk.command_table import COMMANDS
from bob_editor.ui.dialogs.documents import board_properties, draw_naturally
from bob_editor.ui.dialogs.files import unsaved
from bob_editor.ui.dialogs.help import about, handbook, shortcuts
from bob_editor.ui.dress.placed_dialog import FRAME
from bob_editor.ui.frame import painting_commands
from bob_editor.ui.frame.welcome import Welcome
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.board.layers import LayersPanel
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.words import LANGUAGES, speak, tr
from tests.ui.mouse import Mouse

pytestmark = pytest.mark.dressed


def all_actions(menu: QMenu) -> list[QAction]:
    """The actions of a menu and its inner menus."""
    found = []
    for action in menu.actions():
        inner = action.menu()
        found += all_actions(inner) if isinstance(inner, QMenu) else [action]
    return found


def test_every_command_is_in_a_menu(window: Window) -> None:
    """Nothing can be done by a key alone."""
    in_menus = {
        action.objectName() for menu in window.menus.by_title.values() for action in all_actions(menu)
    }
    assert {command.id for command in COMMANDS} <= in_menus
    assert {tool_command(name) for name in window.session.hand.tools} <= in_menus


def test_no_two_commands_share_a_key(window: Window) -> None:
    """Qt would do neither; a panel's own key is one of the window's as well while the panel has the keyboard."""
    for name in window.docks:
        window.docks.bring_forward(name)
    keys = [key.toString() for name in window.actions_ for key in window.actions_[name].shortcuts()]
    keys += [key.toString() for one in window.findChildren(QShortcut) for key in one.keys()]  # noqa: SIM118 - it is no mapping
    assert [key for key in set(keys) if keys.count(key) > 1] == []


def test_every_command_says_what_it_does(window: Window) -> None:
    """Tooltip and status bar explain, the tooltip with the key."""
    for name in window.actions_:
        action = window.actions_[name]
        assert action.statusTip(), name
        for key in action.shortcuts()[:1]:
            assert key.toString() in action.toolTip(), name


def test_enter_presses_what_has_the_keyboard_on_the_welcome_page(empty_window: Window, qtbot: QtBot) -> None:
    """As the space bar does: arrows and Enter are what a newcomer tries."""
    buttons = empty_window.welcome.findChildren(QCommandLinkButton)
    sample = next(one for one in buttons if one.accessibleName().startswith("Open "))
    qtbot.keyClick(sample, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not empty_window.session.empty)


def test_samples_are_called_by_their_titles_in_any_language(empty_window: Window, qtbot: QtBot) -> None:
    """A shipped board stands under its title, a recent one under its file's name."""
    speak("de")
    try:
        new = empty_window.actions_["new"]
        welcome = Welcome(new, new, new, new, new)
        qtbot.addWidget(welcome)
        welcome.show_files([str(sample_board())], [str(sample_board())])
    finally:
        speak("en")
    named = sample_board().name.removesuffix(".board.json")
    buttons = welcome.findChildren(QCommandLinkButton)
    assert [one.text() for one in buttons[-2:]] == [named, read_board(sample_board()).value.title]
    welcome.show()
    for wide, beside in ((900, 3), (500, 2), (250, 1), (180, 1)):
        welcome.resize(wide, 600)
        QApplication.processEvents()
        shown = [one for one in buttons if one.isVisible()]
        assert len({one.mapTo(welcome, QPoint(0, 0)).x() for one in shown}) == beside, "as many as have room"
        assert max(one.mapTo(welcome, one.rect().topRight()).x() for one in shown) < wide, "none is cut off"


def test_on_the_welcome_page_a_board_has_another_sign_than_a_scenario(empty_window: Window) -> None:
    """As their tabs have: their names stand there without their endings."""
    empty_window.welcome.show_files(["mill.board.json", "mill.scenario.json", "games/mill/ruleset.json"], [])
    buttons = empty_window.welcome.findChildren(QCommandLinkButton)
    signs = [one.icon().pixmap(16).toImage() for one in buttons if one.text() == "mill"]
    assert len({bytes(one.constBits()) for one in signs}) == len(signs) == 3


def test_in_a_narrow_window_the_welcome_has_two_columns(empty_window: Window, qtbot: QtBot) -> None:
    """Recent files stand below what one starts with, and nothing has to be scrolled sideways; beside it else."""
    page = empty_window.welcome
    start, recent = (
        next(one for one in page.findChildren(QLabel) if one.text() == text) for text in ("Start", "Recent")
    )
    wide = page.width()
    page.resize(wide // 2, page.height())
    qtbot.waitUntil(lambda: recent.x() == start.x())
    page.resize(2 * wide, page.height())
    qtbot.waitUntil(lambda: recent.y() == start.y())


def test_the_window_fits_a_small_screen_at_a_large_scale(window: Window, qtbot: QtBot) -> None:
    """1280 by 800 at 150 %, less what a desktop's frame takes: no panel is cut off."""
    least = QSize(1280 * 2 // 3, 800 * 2 // 3) - FRAME
    window.resize(least)
    assert window.size() == least
    issues = window.docks["issues"]
    qtbot.waitUntil(lambda: issues.geometry().right() <= window.width())


def test_nothing_open_is_a_welcome(empty_window: Window) -> None:
    """Without a board the welcome page shows, and what needs a board can't be used."""
    assert empty_window.middle.centre.currentWidget() is empty_window.welcome
    for name in ("save", "export", "natural", "undo", "paste", "zoom_fit"):
        assert not empty_window.actions_[name].isEnabled(), name
    tools = [empty_window.actions_[tool_command(name)] for name in empty_window.session.hand.tools]
    assert all(not action.isEnabled() for action in tools)
    assert empty_window.actions_["new"].isEnabled()


def test_a_tool_by_its_key(window: Window, qtbot: QtBot) -> None:
    """Every tool's key takes it up, and the status bar says what it will do; those of no use here can't be had."""
    for name, tool in window.session.hand.tools.items():
        action = window.actions_[tool_command(name)]
        if tool.edits == "scenario" or name == "place_unit":
            assert not action.isVisible()
            continue
        window.canvas.setFocus()
        qtbot.keyClick(window.canvas, action.shortcut().toString()[0])
        assert window.session.hand.tool.id == name
        assert action.isChecked()
        assert window.status.hint.text() == window.session.hand.tool.hint


def test_typing_a_search_chooses_no_tool(window: Window, qtbot: QtBot) -> None:
    """Letters typed into a field go into the field."""
    window.activateWindow()
    window.docks.panel(PalettePanel).search.setFocus()
    before = window.session.hand.tool.id
    qtbot.keyClicks(window.docks.panel(PalettePanel).search, "tsl")
    assert window.docks.panel(PalettePanel).search.text() == "tsl"
    assert window.session.hand.tool.id == before


def test_what_a_press_will_do_is_told_after_undo(window: Window, mouse: Mouse) -> None:
    """The pointer rests where something was put or erased, and Undo takes that back."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.move("B2")
    told = window.status.hint.text()
    assert "Put Smoke in B2" in told
    mouse.click("B2")
    assert "takes it away again" in window.status.hint.text()
    window.actions_["undo"].trigger()
    assert window.status.hint.text() == told
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    window.session.hand.choose("erase")
    mouse.move("B2")
    told = window.status.hint.text()
    mouse.click("B2")
    assert "Nothing" in window.status.hint.text()
    window.actions_["undo"].trigger()
    assert window.status.hint.text() == told


@pytest.mark.parametrize("name", ["draw_path", "draw_artwork"])
def test_undo_takes_back_the_last_step_of_what_is_begun(window: Window, mouse: Mouse, name: str) -> None:
    """It gave up all that was clicked, and took back the edit before as well."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    hand, undo = window.session.hand, window.actions_["undo"]
    hand.choose(name)
    places = ("B3", "C4", "D4", "E5")
    for place in places:
        mouse.click(place)
    begun = hand.tool.preview.points
    for _ in places:
        assert window.session.stack.count() == 1
        undo.trigger()
        assert len(hand.tool.preview.points) < len(begun)
        begun = hand.tool.preview.points
    assert not hand.tool.busy
    assert window.session.stack.canUndo()
    undo.trigger()
    assert not window.session.stack.canUndo()


def test_undo_in_a_drag_gives_up_the_drag_alone(window: Window, mouse: Mouse) -> None:
    """Where nothing was done before it can be asked for, too."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    before, undo = window.session.board, window.actions_["undo"]
    assert not undo.isEnabled()
    mouse.press("B2")
    mouse.drag("B3")
    assert window.session.hand.tool.preview.board is not None
    assert undo.isEnabled()
    undo.trigger()
    mouse.release("B3")
    assert window.session.board is before
    assert not undo.isEnabled()


def test_the_title_tells_of_changes(window: Window, mouse: Mouse, tmp_path: Path) -> None:
    """The star comes with an edit and goes with undo or saving."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    assert not window.isWindowModified()
    mouse.click("B2")
    assert window.isWindowModified()
    window.actions_["undo"].trigger()
    assert not window.isWindowModified()
    window.actions_["redo"].trigger()
    window.files._write(str(tmp_path / "saved.board.json"))
    assert not window.isWindowModified()
    assert "saved.board.json" in window.windowTitle()
    assert read_board(tmp_path / "saved.board.json").value == window.session.board
    window.actions_["undo"].trigger()
    assert window.isWindowModified()


@pytest.mark.parametrize(("answer", "closes"), [("cancel", False), ("discard", True)])
def test_closing_asks_about_changes(
    window: Window, mouse: Mouse, monkeypatch: pytest.MonkeyPatch, answer: str, *, closes: bool
) -> None:
    """With changes the user is asked, and cancelling keeps the window."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    monkeypatch.setattr(unsaved, "ask", lambda *_args: answer)
    assert window.close() is closes


def test_closing_without_changes_asks_nothing(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to lose."""
    monkeypatch.setattr(unsaved, "ask", lambda *_args: pytest.fail("asked"))
    assert window.close()


def test_dropping_a_file_opens_it(empty_window: Window, board: Board, tmp_path: Path, qtbot: QtBot) -> None:
    """A file dropped on the window is opened."""
    path = tmp_path / "dropped.board.json"
    write_board(path, board)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    keys, button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    enter = QDragEnterEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, button, keys)
    QApplication.sendEvent(empty_window, enter)
    assert enter.isAccepted()
    drop = QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, data, button, keys)
    QApplication.sendEvent(empty_window, drop)
    qtbot.waitUntil(lambda: not empty_window.session.empty)
    assert empty_window.session.board == board


def test_a_file_that_is_dropped_stays_where_it_is(window: Window, tmp_path: Path) -> None:
    """It is taken as a copy where a move is proposed, on the board and beside it: else whoever gives it removes it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "none.board.json"))])
    keys, button = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    offered = Qt.DropAction.MoveAction | Qt.DropAction.CopyAction
    enter = partial(QDragEnterEvent, QPoint(50, 50), offered, data, button, keys)
    move = partial(QDragMoveEvent, QPoint(50, 50), offered, data, button, keys)
    drop = partial(QDropEvent, QPointF(50, 50), offered, data, button, keys)
    for widget, kind in ((window.canvas, enter), (window.canvas, move), (window, enter), (window, drop)):
        event = kind()
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(widget, event)
        assert event.isAccepted()
        assert event.dropAction() is Qt.DropAction.CopyAction


def test_layout_and_tool_are_remembered(
    window: Window, qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path
) -> None:
    """The next window has the same panels, theme and tool, but for one that edits, with which nobody wants to begin."""
    window.docks["history"].close()
    window.session.hand.choose("erase")
    assert settings.tool == "select"
    window.session.hand.choose("look")
    settings.theme = "dark"
    window.close()
    again = make_window(qapp, Settings(tmp_path / "settings.ini"), recovery_folder=tmp_path / "recovery")
    qtbot.addWidget(again)
    again.show()
    for kind in ("scenario", "board"):
        among_tabs = [dock for dock in again.docks.values() if again.tabifiedDockWidgets(dock)]
        assert all(dock.titleBarWidget() for dock in among_tabs), "they move up once their titles are gone"
        again.arrangement.fit(kind)
    assert again.docks["history"].isHidden()
    assert not again.docks["palette"].isHidden()
    assert again.session.hand.tool.id == "look"
    assert again.shade == "dark"
    again.actions_["layout"].trigger()
    assert not again.docks["history"].isHidden()
    settings.theme = "light"
    again.settings.theme = "light"
    again.wear()


def test_themes_repaint_all(window: Window, qtbot: QtBot) -> None:
    """Each theme changes the window's colours and the board's."""
    seen = set()
    for action in window.menus.theme_group.actions():
        action.trigger()
        image = window.grab().toImage()
        seen.add((window.shade, image.pixelColor(5, 5).name()))
    assert {shade for shade, _ in seen} >= {"light", "dark", "contrast"}
    window.settings.theme = "light"
    window.wear()


def test_clipboard(window: Window, mouse: Mouse) -> None:
    """Copied hexes are pasted where the pointer is, as one step; cut ones are gone."""
    window.session.hand.choose("select")
    mouse.click("D4")
    window.actions_["copy"].trigger()
    assert window.actions_["paste"].isEnabled()
    mouse.move("B2")
    window.actions_["paste"].trigger()
    ground = window.session.document.ground
    grid = window.session.board.grid
    assert ground.terrain(grid.hex("B2")) == ("woods",)
    assert window.session.stack.count() == 1
    mouse.click("D4")
    window.actions_["cut"].trigger()
    assert window.session.document.ground.terrain(grid.hex("D4")) == ("open_ground",)


def test_much_that_was_copied_elsewhere(
    window: Window, mouse: Mouse, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is read beside the window, then pasted where the pointer was; what can't be read is told.

    Nothing is pasted where another board is open by then.
    """
    window.session.hand.choose("select")
    mouse.click("D4")
    window.actions_["copy"].trigger()
    monkeypatch.setattr(clipboard, "_written", [])
    monkeypatch.setattr(clipboard, "LONG_TEXT", 100)
    mouse.move("B2")
    window.actions_["paste"].trigger()
    assert window.files.work.busy
    mouse.move("C3")
    grid = window.session.board.grid
    at = grid.hex("B2")
    qtbot.waitUntil(lambda: window.session.document.ground.terrain(at) == ("woods",), timeout=10_000)
    clipboard._written.clear()
    window.actions_["paste"].trigger()
    window.session.open(Board(grid, window.session.ruleset.id), None)
    qtbot.waitUntil(lambda: not window.files.work.busy, timeout=10_000)
    assert not window.session.board.hexes
    assert "nothing was pasted" in window.messages.text
    QGuiApplication.clipboard().setText(f'{{"format": "{clipboard.FORMAT}", "hexes": []' + " " * 100)
    window.actions_["paste"].trigger()
    qtbot.waitUntil(lambda: "holds no hexes" in window.messages.text, timeout=10_000)


def test_delete_and_select_all(window: Window, qtbot: QtBot) -> None:
    """Everything selected and deleted leaves bare ground, and undo brings it back."""
    window.actions_["select_all"].trigger()
    assert len(window.session.hand.selection) == len(window.session.board.grid.hexes)
    window.actions_["delete"].trigger()
    assert not window.session.board.hexes
    window.actions_["undo"].trigger()
    assert len(window.session.board.hexes) == 2
    window.actions_["select_none"].trigger()
    assert not window.session.hand.selection


def test_draw_naturally_is_one_step(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """It draws rings for what was grown, and undo takes all of them back; who calls it off gets nothing."""
    monkeypatch.setattr(draw_naturally, "ask", lambda *_args: None)
    window.actions_["natural"].trigger()
    assert not window.session.stack.count()
    monkeypatch.setattr(draw_naturally, "ask", lambda *_args: draw_naturally.Wish("countryside", 3))
    window.actions_["natural"].trigger()
    assert window.session.board.artwork
    assert window.session.stack.count() == 1
    window.actions_["undo"].trigger()
    assert not window.session.board.artwork


def test_much_is_drawn_naturally_beside_the_window(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same in one step, unless the board was edited meanwhile, which wins."""
    monkeypatch.setattr(painting_commands, "DRAWN_AT_ONCE", 0)
    monkeypatch.setattr(draw_naturally, "ask", lambda *_args: draw_naturally.Wish("open", 0))
    window.actions_["natural"].trigger()
    assert not window.session.board.artwork
    qtbot.waitUntil(lambda: bool(window.session.board.artwork))
    assert window.session.stack.count() == 1
    window.actions_["undo"].trigger()
    window.actions_["natural"].trigger()
    window.session.steps.draw(Edit("Call it", lambda board: evolve(board, title="Called")))
    qtbot.waitUntil(lambda: "nothing was drawn naturally" in window.messages.text)
    assert not window.session.board.artwork


def test_help_and_properties(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each opens its dialog; the properties' edit can be undone."""
    opened: list[str] = []
    monkeypatch.setattr(about, "ask", lambda *_args: opened.append("about"))
    monkeypatch.setattr(handbook, "ask", lambda *_args: opened.append("handbook"))
    monkeypatch.setattr(shortcuts, "ask", lambda _parent, keys: opened.extend(key.does for key in keys))
    for name in ("about", "handbook", "shortcuts"):
        window.actions_[name].trigger()
    assert opened[:2] == ["about", "handbook"]
    assert "Take back the last edit" in opened

    def properties(parent: Window, board: Board, ruleset: object, _path: object) -> object:
        dialog = board_properties.BoardProperties(parent, board, window.session.ruleset)
        dialog.title.setText("Another")
        return dialog.edit

    monkeypatch.setattr(board_properties, "ask", properties)
    window.actions_["properties"].trigger()
    assert window.session.board.title == "Another"
    window.actions_["undo"].trigger()
    assert window.session.board.title == "Small"


def test_everything_has_a_name_to_be_read_out(window: Window) -> None:
    """Fields without words on them have an accessible name or a tooltip."""
    nameless = [
        type(widget).__name__
        for kind in (QLineEdit, QComboBox, QAbstractButton)
        for widget in window.findChildren(kind)
        if widget.isVisible()
        and not widget.accessibleName()
        and not widget.toolTip()
        and not (isinstance(widget, QAbstractButton) and widget.text())
        and not widget.objectName().startswith("qt_")
    ]
    assert nameless == []


@pytest.mark.parametrize("kind", ["board", "scenario"])
def test_no_panel_takes_a_key_of_the_menu_bar(
    empty_window: Window, scenario_file: Path, request: pytest.FixtureRequest, qtbot: QtBot, kind: str
) -> None:
    """Alt with a menu's letter opens it; panels behind others take keys, too, and where two do, neither gets it.

    So it is with panels that are seen beside each other, and within one.
    """
    files = {"scenario": scenario_file, "board": scenario_file.with_name("left.board.json")}
    assert empty_window.files.open_path(str(files[kind]))
    QApplication.processEvents()
    for name in ("layers", "los", "issues"):
        empty_window.docks[name].show()
        empty_window.docks[name].raise_()
    qtbot.waitUntil(lambda: not empty_window.arrangement._title_timer.isActive())
    # It says its words anew with each issue.
    empty_window.docks.panel(IssuesPanel)._enable()
    seen = [dock.panel for dock in empty_window.docks.values() if dock.panel and dock.panel.isVisible()]
    keys = [key_of(one.text()) for panel in seen for one in _rows_in(panel) if key_of(one.text())]
    assert len(seen) > 2
    assert len(keys) == len(set(keys)) > 12
    assert not {key_of(menu.text()) for menu in empty_window.menuBar().actions()}.intersection(keys)
    titles = {menu.text() for menu in empty_window.menuBar().actions()}
    assert len({key_of(title) for title in titles}) > 6
    request.addfinalizer(lambda: speak("en"))
    # Made in English, whose texts are looked up in the others.
    assert all(dock.widget() for dock in empty_window.docks.values())
    for dock in empty_window.docks.values():
        texts = [str(one.property("given_text") or one.text()) for one in _rows_in(dock)]
        for language in LANGUAGES:
            speak(language)
            taken = {key_of(tr(title)) for title in titles} - {""}
            assert not [text for text in map(tr, texts) if key_of(text) in taken], (
                language,
                dock.objectName(),
            )


def _rows_in(room: QWidget) -> list[QAbstractButton | QLabel]:
    """What may have a letter underlined."""
    labels = [one for one in room.findChildren(QLabel) if one.buddy() is not None]
    return [*room.findChildren(QAbstractButton), *labels]


def key_of(text: str) -> str:
    """The key of a mnemonic; "" for none."""
    return QKeySequence.mnemonic(text).toString()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_comes_round(window: Window, qtbot: QtBot, key: Qt.Key) -> None:
    """No panel keeps the keyboard: what is empty or behind others stops it nowhere for good."""
    window.activateWindow()
    window.docks.panel(PalettePanel).search.setFocus()
    begun = window.docks.panel(PalettePanel).search
    for _ in range(300):
        stop = QApplication.focusWidget()
        assert stop is not None
        qtbot.keyClick(stop, key)
        if QApplication.focusWidget() is begun:
            return
    pytest.fail(f"Stuck at {QApplication.focusWidget()}")


@pytest.mark.parametrize(("game", "word"), [("last-hundred-yards", "mission"), ("memoir-44", "scenario")])
def test_the_menu_speaks_as_the_game_does(window: Window, game: str, word: str) -> None:
    """What one game calls a scenario is a mission in another."""
    window.session.open(Board(Grid(5, 5), game, id="b", title="B"), None)
    assert window.menus.by_title["Scenario"].title().replace("&", "").lower() == word
    assert word in window.actions_["new_scenario"].text().replace("&", "")
    window.session.document.saved_as()


def test_what_is_undone_is_no_longer_told(window: Window) -> None:
    """A notice may tell of an edit; a fault stays until somebody has read it."""
    session, bar = window.session, window.messages
    session.steps.draw(Edit("Rename", lambda board: evolve(board, title="Another")))
    session.noticed.emit("It is called Another.")
    window.actions_["undo"].trigger()
    assert bar.isHidden()
    window.actions_["redo"].trigger()
    session.failed.emit(BadFile("It can't be written."))
    window.actions_["undo"].trigger()
    assert bar.text == "It can't be written."


def test_laying_panels_out_makes_only_those_that_are_seen(window: Window, qtbot: QtBot) -> None:
    """Each is shown for a moment on its way among the tabs; most are made when somebody turns to them."""
    window.actions_["layout"].trigger()
    qtbot.wait(20)
    assert window.docks["palette"].panel is not None
    assert window.docks["issues"].panel is not None
    assert [name for name in ("history", "catalogue", "card_preview") if window.docks[name].panel] == []


def test_a_command_that_changes_nothing_says_so(window: Window, tmp_path: Path) -> None:
    """Deleting and turning where nothing is; another scenario of a project wants a file that lies in one."""
    session, actions = window.session, window.actions_
    session.hand.choose("select")
    session.hand.select.select((session.board.grid.hex("B2"),))
    for name in ("delete", "turn"):
        window.status.clearMessage()
        actions[name].trigger()
        assert window.status.currentMessage()
        assert not session.stack.canUndo()
    window.status.clearMessage()
    session.hand.select.select((session.board.grid.hex("D4"),))
    actions["delete"].trigger()
    assert session.stack.canUndo()
    assert not window.status.currentMessage()
    assert not actions["next_scenario"].isEnabled()
    session.document.saved_as()
    write_board(tmp_path / "a.board.json", session.board)
    assert window.files.open_path(str(tmp_path / "a.board.json"))
    assert actions["next_scenario"].isEnabled()


def test_tab_passes_panels_by_that_are_behind_others(window: Window, qtbot: QtBot) -> None:
    """A key would undo steps in a history that nobody sees, a letter hide a layer; F6 goes round what is seen."""
    history, layers = window.docks["history"], window.docks.panel(LayersPanel)
    stops = {*history.widget().findChildren(QWidget), *layers.findChildren(QWidget)}
    for front in ("palette", "layers", "palette"):
        window.docks.bring_forward(front)
        qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.AltModifier)
        assert layers.boxes["contours"].isDown() == (front == "layers")
        qtbot.waitUntil(lambda: not layers.boxes["contours"].isDown())
    window.docks.show("los")
    window.commands.conditions()
    assert window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)  # what has the keys is framed
    been = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        for _ in range(30):
            here = QApplication.focusWidget()
            been.append(here)
            qtbot.keyClick(here, key)
    assert window.canvas in been
    assert not stops.intersection(been)
    form = window.docks.panel(LosPanel).conditions
    assert been[: len(form.fields) + 1] == [
        *(box for box, _ in form.fields.values()),
        form.changes.add_button,
    ]
    window.canvas.setFocus()
    been = []
    for step in ("next_panel", "previous_panel"):
        for _ in range(5):
            been.append(QApplication.focusWidget())
            window.actions_[step].trigger()
    assert been[0] is been[5] is window.canvas
    docks = window.docks
    names = [next((name for name in docks if one and docks[name].isAncestorOf(one)), "") for one in been]
    assert names == ["", "", "palette", "los", "issues", "", "issues", "los", "palette", ""]
    menu, palette = window.menus.panels, docks["palette"]
    window.canvas.setFocus()
    for there in (True, False):
        menu.setActiveAction(menu.actions()[0])
        qtbot.keyClick(menu, Qt.Key.Key_Return)
        assert palette.isVisible() == there, "by keys one goes into it, then hides it"
