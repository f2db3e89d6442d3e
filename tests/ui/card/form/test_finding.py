"""Finding one's way in the card's form: search, keys, issues, help."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QPlainTextEdit,
    QWhatsThis,
)
from pytestqt.qtbot import QtBot

from bob_editor.storage.documents import read_scenario
from bob_editor.ui.card.choices import ChoiceEditor
from bob_editor.ui.card.panel import SOON, CardPanel
from bob_editor.ui.card.plain_fields import (
    TextEditor,
)
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.frame.window import Window
from tests.ui.card.form.at_hand import change, editor, row_of
from tests.ui.card.forms import form_of_game


def test_search_shows_what_is_found(form: CardPanel, qtbot: QtBot) -> None:
    """Pages and fields without it are hidden; Enter goes to the first; an empty box shows all."""
    qtbot.keyClicks(form.search, "rout edge")
    form.find_fields()
    shown = [
        form.pages.item(row).text() for row in range(form.pages.count()) if not form.pages.isRowHidden(row)
    ]
    assert 0 < len(shown) < form.pages.count()
    assert form.session.scenario is not None
    form.session.open_scenario(form.session.scenario.value, None)
    hidden = [row for row in range(form.pages.count()) if form.pages.isRowHidden(row)]
    assert len(hidden) == form.pages.count() - len(shown)
    form.search.setText("victory")  # is spoken of on the page before, too
    form.find_fields()
    assert form.pages.currentItem().text() == "Victory"
    form.search.clear()
    form.find_fields()
    assert not any(form.pages.isRowHidden(row) for row in range(form.pages.count()))
    qtbot.keyClicks(form.search, "background")
    qtbot.keyClick(form.search, Qt.Key.Key_Return)
    found = editor(form, "background")
    assert isinstance(found.box, QPlainTextEdit)


@pytest.mark.parametrize("words", ["victory medals", "command cards"])
def test_enter_goes_into_a_field_of_what_is_found(qtbot: QtBot, words: str) -> None:
    """A group of fields takes no keys itself: its first field that is found does."""
    form = form_of_game(qtbot, "memoir-44")
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    qtbot.keyClicks(form.search, words)
    qtbot.keyClick(form.search, Qt.Key.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert words in focused.accessibleName().casefold()


def test_pages_turn_by_keys(form: CardPanel) -> None:
    """Round and round."""
    first = form.pages.currentRow()
    form.turn_page(1)
    assert form.pages.currentRow() != first
    form.turn_page(-1)
    assert form.pages.currentRow() == first


def test_an_issue_of_a_missing_field_stands_at_that_field(form: CardPanel, qtbot: QtBot) -> None:
    """The schema says it of the object around it."""
    change(form, "title", value=None)
    found: TextEditor = editor(form, "title")
    row = row_of(form, found)
    qtbot.waitUntil(lambda: bool(row.issues.text()))


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_titles_have_help(form: CardPanel) -> None:
    """With the rule's number; the “?” shows the same."""
    found: ChoiceEditor = editor(form, "first_side")
    assert "4.0" in found.toolTip()
    row_of(form, found).help.click()
    QWhatsThis.hideText()


def test_saved_as_it_was_typed(scenario_window: Window, scenario_file: Path, qtbot: QtBot) -> None:
    """From the keyboard in the window's own form to the file, and back with undo."""
    panel = scenario_window.docks.panel(CardPanel)
    scenario_window.actions_["find_field"].trigger()
    qtbot.keyClicks(editor(panel, "module").line, "Ghost")
    assert scenario_window.isWindowModified()
    scenario_window.actions_["save"].trigger()
    assert read_scenario(scenario_file).value.get("module") == "Ghost"
    scenario_window.actions_["undo"].trigger()
    assert editor(panel, "module").line.text() == ""


def test_what_is_undone_in_sight_stays_where_it_is(qtbot: QtBot) -> None:
    """Below a table stand its row's fields, which make it taller than the panel: its cells are in sight yet."""
    form = form_of_game(qtbot, "last-hundred-yards")
    form.resize(520, 460)
    change(form, "sides", value=[{"id": "us", "role": "attacker"}, {"id": "ge", "role": "defender"}])
    assert form.show_field(("sides",)) is not None
    sides = editor(form, "sides")
    area = form._areas[form.pages.currentRow()]
    bar = area.verticalScrollBar()
    qtbot.waitUntil(lambda: sides.height() > area.viewport().height() and bar.maximum() > 0)
    qtbot.wait(2 * SOON)
    bar.setValue(0)
    change(form, "sides", 0, "nationality", value="British")
    form.session.stack.undo()
    qtbot.wait(2 * SOON)
    assert bar.value() == 0


def test_the_line_that_is_typed_stays_in_sight(qtbot: QtBot) -> None:
    """A box that the panel cuts off at its lower edge doesn't know that; the panel scrolls along."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    form.resize(460, 330)
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    assert form.show_field(("background",)) is not None
    box = editor(form, "background").box
    area = form._areas[form.pages.currentRow()]
    qtbot.wait(2 * SOON)
    area.verticalScrollBar().setValue(
        box.mapTo(area.widget(), box.rect().topLeft()).y() - area.viewport().height() + 30
    )
    for _ in range(12):
        qtbot.keyClick(box, Qt.Key.Key_Return)
        qtbot.keyClicks(box, "on")

    def is_seen() -> bool:
        line = box.viewport().mapTo(area.viewport(), box.cursorRect().bottomLeft()).y()
        return bool(0 < line <= area.viewport().height())

    qtbot.waitUntil(is_seen)


def test_the_closest_field_is_found_before_others_that_speak_of_it(qtbot: QtBot) -> None:
    """A choice of an earlier page is called Reinforced; *Entry* is what a file calls reinforcements."""
    form = form_of_game(qtbot, "last-hundred-yards")
    qtbot.keyClicks(form.search, "reinf")
    qtbot.keyClick(form.search, Qt.Key.Key_Return)
    assert form.pages.currentItem().text() == "Set-up"
    (entry,) = (one for one in form.findChildren(TableEditor) if one.path == ("reinforcements",))
    assert entry.isVisible()
    qtbot.keyClicks(form.search, "orce")
    form.find_fields()
    assert form.pages.currentItem().text() == "Set-up", "where it was, for two pages mean it alike"
