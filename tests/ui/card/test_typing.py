"""What is typed in the card's panel is no shortcut of the window, and a click meets the field it was aimed at."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDockWidget, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.ui.card.field_row import FieldRow
from bob_editor.ui.card.panel import CardPanel, _hold
from bob_editor.ui.card.plain_fields import TextEditor
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.frame.window import Window
from tests.ui.card.forms import change, form_of_game

LICENCE = "CC-BY-4.0"


@pytest.fixture
def window(scenario_window: Window, qtbot: QtBot) -> Window:
    """The window with the card's panel shown and at work."""
    scenario_window.docks.show("card")
    scenario_window.activateWindow()
    qtbot.waitUntil(scenario_window.isActiveWindow)
    return scenario_window


def panel_of(window: Window) -> CardPanel:
    """The card's panel."""
    found = window.docks["card"].widget()
    assert isinstance(found, CardPanel)
    return found


def type_into(widget: QWidget, text: str) -> None:
    """Keys as a keyboard sends them: shortcuts of the window hear them first."""
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.setFocus()
    assert QApplication.focusWidget() is widget
    for letter in text:
        QTest.keyClicks(QApplication.focusWidget() or widget, letter)


def shown_docks(window: Window) -> list[str]:
    """The titles of the panels that are open."""
    return [dock.windowTitle() for dock in window.findChildren(QDockWidget) if dock.isVisible()]


@pytest.mark.parametrize("where", ["area", "button", "pages", "cell"])
def test_letters_take_no_tool(window: Window, where: str) -> None:
    """In a cell that can't be edited, a button, the empty area and the list of pages: every tool's letter."""
    panel = panel_of(window)
    change(panel, "setup_areas", value=[{"id": "a"}])
    table = panel.show_field(("setup_areas",))
    assert isinstance(table, TableEditor)
    table.choose(0, next(at for at, one in enumerate(table.model.columns) if one.name == "id"))
    table.grid.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    hand = window.session.hand
    tool, shown = hand.tool, shown_docks(window)
    letters = "".join(one.shortcut for one in hand.tools.values() if len(one.shortcut) == 1)
    assert len(letters) > 5
    widget: QWidget = {
        "area": panel._areas[panel.pages.currentRow()], "button": table.for_rows[0], "pages": panel.pages,
        "cell": table.grid,
    }[where]  # fmt: skip
    type_into(widget, LICENCE + letters.lower())
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert hand.tool is tool
    assert not hand.selection
    assert shown_docks(window) == shown


def test_control_a_chooses_cells(window: Window) -> None:
    """All of the table's, no hexes."""
    panel = panel_of(window)
    change(panel, "setup_areas", value=[{"id": "a"}, {"id": "b"}])
    table = panel.show_field(("setup_areas",))
    assert isinstance(table, TableEditor)
    table.choose(0, 0)
    table.grid.setFocus()
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    assert len(table.grid.selectedIndexes()) == 2 * table.model.columnCount()


def test_a_press_on_a_title_goes_to_its_field(qtbot: QtBot) -> None:
    """On what is told below it, too: there it may have moved under the mouse."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    qtbot.waitUntil(form.isActiveWindow)
    author = form.show_field(("credits", "author"))
    licence = form.show_field(("credits", "licence"))
    assert isinstance(author, TextEditor)
    assert isinstance(licence, TextEditor)
    row = next(one for one in form.findChildren(FieldRow) if one.editor is author)
    qtbot.mouseClick(row.title, Qt.MouseButton.LeftButton)
    assert author.line.hasFocus()
    licence.take_focus()
    row.issues.setText("wrong")
    row.issues.show()
    qtbot.mouseClick(row.issues, Qt.MouseButton.LeftButton)
    assert author.line.hasFocus()


def test_what_is_told_above_moves_nothing_under_the_mouse(qtbot: QtBot) -> None:
    """The form scrolls by the height of the words that came."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    form.resize(520, 260)
    licence = form.show_field(("credits", "licence"))
    author = form.show_field(("credits", "author"))
    assert licence is not None
    assert author is not None
    licence.take_focus()
    qtbot.wait(30)
    area = form._areas[form.pages.currentRow()]
    assert isinstance(area, QScrollArea)
    before = licence.mapTo(area.viewport(), QPoint(0, 0)).y()
    row = next(one for one in form.findChildren(FieldRow) if one.editor is author)
    row.issues.setText("wrong<br>and wrong again")
    row.issues.show()
    qtbot.waitUntil(lambda: licence.mapTo(area.viewport(), QPoint(0, 0)).y() != before)
    _hold(area, licence, before)
    assert licence.mapTo(area.viewport(), QPoint(0, 0)).y() == before
