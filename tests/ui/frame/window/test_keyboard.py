"""The window without a mouse: names, Tab, keys of panels."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QKeySequence,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import write_board
from bob_editor.ui.dialogs.documents import board_properties
from bob_editor.ui.dialogs.help import about, handbook, shortcuts
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.layers import LayersPanel
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.words import LANGUAGES, speak, tr

pytestmark = pytest.mark.dressed


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
    qtbot.waitUntil(lambda: not empty_window.arrangement._letters_timer.isActive())
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
    session.steps.draw(Edit("Rename", lambda board: replace(board, title="Another")))
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


def test_the_map_takes_the_keyboard_of_what_is_no_more_to_be_had(window: Window) -> None:
    """A button that is switched off by what it did, a panel behind another or closed: letters go on being shortcuts."""
    fixes = window.docks.panel(IssuesPanel).fixes
    window.docks.show("issues")
    fixes.all_button.setEnabled(True)
    fixes.all_button.setFocus()
    fixes.all_button.setEnabled(False)
    assert QApplication.focusWidget() is window.canvas
    window.docks.show("issues")
    assert QApplication.focusWidget() is not window.canvas
    window.docks.bring_forward("history")
    assert QApplication.focusWidget() is window.canvas
    window.docks.show("history")
    assert QApplication.focusWidget() is not window.canvas
    window.docks["history"].close()
    assert QApplication.focusWidget() is window.canvas


def test_the_keyboard_stays_in_a_panel_that_has_more(window: Window) -> None:
    """Who goes through a panel by keys isn't thrown out of it."""
    fixes = window.docks.panel(IssuesPanel).fixes
    window.docks.show("issues")
    for button in (fixes.button, fixes.all_button):
        button.setEnabled(True)
    fixes.button.setFocus()
    fixes.button.setEnabled(False)
    assert QApplication.focusWidget() is fixes.all_button


@pytest.mark.parametrize("floats", [False, True])
def test_a_window_that_is_not_typed_in_takes_no_keyboard(window: Window, qtbot: QtBot, floats: bool) -> None:
    """Checks that come switch a button off while somebody types elsewhere: in a dialog, or beside a floating panel."""
    window.docks.show("issues")
    window.docks["issues"].setFloating(floats)
    button = window.docks.panel(IssuesPanel).fixes.all_button
    button.setEnabled(True)
    button.window().activateWindow()
    button.setFocus()
    field = window.docks.panel(PalettePanel).search if floats else QLineEdit()
    qtbot.addWidget(field)
    field.show()
    field.window().activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    button.setEnabled(False)
    assert QApplication.focusWidget() is field


def test_where_nothing_is_open_letters_choose_nothing(empty_window: Window, board: Board) -> None:
    """The first of a tool's choices had the keyboard until a board was there, and took what was typed for its rows."""
    window = empty_window
    for _ in range(2):
        assert QApplication.focusWidget() is window.welcome.focusProxy()
        window.session.open(board, None)
        assert QApplication.focusWidget() is window.canvas
        assert window.files.close()
