"""A cell of many choices: one is found by any of its words."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.ui.card.choices import Choice, ChoiceEditor
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.tables import TableEditor
from tests.ui.card.forms import form_of_game, on_card

UNIT = {"at": "A1", "side": "axis", "nation": "ger", "unit": "infantry"}


def _typing(
    form: CardPanel, qtbot: QtBot, typed: str, table: str = "units", name: str = "unit"
) -> tuple[TableEditor, Choice]:
    """A cell in the first row of a table once something is typed."""
    units = form.show_field((table,))
    assert isinstance(units, TableEditor)
    column = next(at for at, one in enumerate(units.model.columns) if one.name == name)
    units.choose(0, column)
    units.grid.edit(units.grid.currentIndex())
    box = units.grid.viewport().findChild(Choice)
    assert box is not None
    qtbot.keyClicks(box, typed)
    return units, box


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ski", "ski_troops"),
        ("engin", "combat_engineers"),
        ("sniper", "sniper"),
        ("no such unit", "infantry"),
        ("", None),
    ],
)
def test_what_is_typed_finds_a_choice(qtbot: QtBot, typed: str, meant: Any) -> None:
    """By a beginning first, also without a look at the list; what is none of them leaves the cell as it was."""
    form = form_of_game(qtbot, "memoir-44", units=[UNIT])
    units, box = _typing(form, qtbot, typed)
    if not typed:
        qtbot.keyClick(box, Qt.Key.Key_Backspace)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: units.grid.viewport().findChild(Choice) is None)
    assert on_card(form, "units", 0).get("unit") == meant


def test_the_list_below_has_all_that_it_may_be(qtbot: QtBot) -> None:
    """The one that begins so is chosen there, and Return takes it."""
    form = form_of_game(qtbot, "memoir-44", units=[UNIT])
    units, box = _typing(form, qtbot, "tank")
    completer = box.completer()
    assert completer is not None
    below = completer.popup()
    assert below is not None
    qtbot.waitUntil(lambda: box.takes_listed)
    listed = completer.completionModel()
    words = [listed.index(row, 0).data() for row in range(listed.rowCount())]
    assert "Flame thrower tank" in words
    assert below.currentIndex().data() == "Tank destroyer"
    qtbot.keyClick(below, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: units.grid.viewport().findChild(Choice) is None)
    assert on_card(form, "units", 0, "unit") == "tank_destroyer"


def test_what_is_typed_whole_is_meant(qtbot: QtBot) -> None:
    """Though another begins so, and is listed before it."""
    hills = [{"id": "hill 21", "hexes": ["A1"]}, {"id": "hill", "hexes": ["A2"]}]
    form = form_of_game(qtbot, "last-hundred-yards", objectives=hills, mop=[{"side": "us"}])
    missions, box = _typing(form, qtbot, "Hill", "mop", "target")
    qtbot.waitUntil(lambda: box.takes_listed)
    completer = box.completer()
    assert completer is not None
    qtbot.keyClick(completer.popup(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: missions.grid.viewport().findChild(Choice) is None)
    assert on_card(form, "mop", 0, "target") == "hill"


@pytest.mark.parametrize(
    ("typed", "meant", "shown"),
    [
        ("united", "US", "United States"),
        ("zealand", "NZ", "New Zealand"),
        ("no such country", "GB", "Great Britain"),
        ("", None, ""),
    ],
)
def test_of_many_choices_in_the_form_one_is_typed(qtbot: QtBot, typed: str, meant: Any, shown: str) -> None:
    """What is nearest counts once the field is left; what is none of them leaves it as it was."""
    form = form_of_game(qtbot, "memoir-44", sides={"bottom": {"country": "GB"}})
    path = ("sides", "bottom", "country")
    country = form.show_field(path)
    assert isinstance(country, ChoiceEditor)
    line = country.box.lineEdit()
    assert line is not None
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Backspace)
    qtbot.keyClicks(line, typed)
    assert on_card(form, *path) == "GB"
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert form.state.get(path) == meant
    assert country.box.currentText() == shown


def test_of_long_words_the_beginning_is_seen(qtbot: QtBot) -> None:
    """Once the line is left; a line shows where its cursor is, and that was at the end of what was taken."""
    reinforcements = [{"side": "allied", "space": 3, "pieces": [{}]}]
    units = [{"unit": "marine-squad-of-the-second-wave", "side": "allied", "kind": "squad"}]
    form = form_of_game(qtbot, "combat-commander-pacific", units=units, reinforcements=reinforcements)
    found = form.show_field(("reinforcements", 0, "pieces", 0, "unit"))
    assert isinstance(found, ChoiceEditor)
    line = found.box.lineEdit()
    assert line is not None
    qtbot.waitUntil(line.hasFocus)
    found.put("marine-squad-of-the-second-wave")
    found.refresh()
    assert line.cursorPosition() > 0
    form.search.setFocus()
    assert (line.cursorPosition(), line.text()) == (0, "Squad (marine-squad-of-the-second-wave)")


@pytest.mark.parametrize(("name", "typed"), [("side", "al"), ("at", "B2")])
def test_a_letter_typed_right_after_a_click_counts(qtbot: QtBot, name: str, typed: str) -> None:
    """A click on the chosen cell edits it unless another comes; whoever types meanwhile doesn't wait for that."""
    form = form_of_game(qtbot, "memoir-44", units=[UNIT])
    units = form.show_field(("units",))
    assert isinstance(units, TableEditor)
    column = next(at for at, one in enumerate(units.model.columns) if one.name == name)
    units.choose(0, column)
    units.grid.setFocus()
    cell = units.grid.visualRect(units.model.index(0, column)).center()
    qtbot.mouseClick(units.grid.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    for letter in typed:
        qtbot.keyClick(_worked_in(units), letter)
    qtbot.keyClick(_worked_in(units), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: _worked_in(units) is units.grid)
    assert on_card(form, "units", 0).get(name) == {"al": "allies"}.get(typed, typed)


def _worked_in(table: TableEditor) -> QWidget:
    """The editor of the cell that is edited, else the table."""
    found = table.grid.viewport().findChildren(QWidget)
    return next((one for one in found if isinstance(one, QLineEdit | Choice)), table.grid)
