"""Cells of the form's tables by their editors and by keys."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bob_editor.ui.card.choices import Choice
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.tables import TableEditor
from tests.ui.card.form.at_hand import card, change, table
from tests.ui.mouse import scroll


def test_columns_widen_with_their_words_until_the_user_sets_them(form: CardPanel) -> None:
    """A table that began empty shows what is entered."""
    change(form, "rules", value=[{"text": ""}])
    rules = table(form, "rules")
    column = next(at for at, one in enumerate(rules.model.columns) if one.name == "title")
    before = rules.grid.columnWidth(column)
    change(form, "rules", 0, "title", value="Stone houses")
    after = rules.grid.columnWidth(column)
    assert after > before
    rules.grid.setColumnWidth(column, 60)
    change(form, "rules", 0, "title", value="Stone houses and barns")
    assert rules.grid.columnWidth(column) == 60


def test_of_a_long_list_a_cell_shows_the_first(form: CardPanel) -> None:
    """All of it would push the other columns out of sight; whoever edits the cell has all of it."""
    hexes = [f"A{number}" for number in range(1, 41)]
    change(form, "map", "boards", value=[{"name": "1", "crop": hexes}, {"name": "2", "crop": hexes[:6]}])
    boards = table(form, "map", "boards")
    column = next(at for at, one in enumerate(boards.model.columns) if one.name == "crop")
    cell, short = boards.model.index(0, column), boards.model.index(1, column)
    assert cell.data() == "A1, A2, A3 … (40)"
    assert cell.data(Qt.ItemDataRole.EditRole) == ", ".join(hexes)
    assert short.data() == ", ".join(hexes[:6])
    entered = cell.data(Qt.ItemDataRole.EditRole)
    assert boards.model.setData(cell, f"{entered}, B1")
    assert card(form, "map", "boards", 0, "crop") == [*hexes, "B1"]


def test_a_counter_is_chosen_by_its_name(form: CardPanel) -> None:
    """Cells offer the card's counters and show their names; what else is written stays as it is."""
    change(form, "unit_types", value={"panther": {"name": "Panther V"}, "squad": {}})
    units = table(form, "units")
    column = next(at for at, one in enumerate(units.model.columns) if one.name == "unit_type")
    cell = units.model.index(0, column)
    assert units.model.setData(cell, "panther v")
    assert card(form, "units", 0, "unit_type") == "panther"
    assert cell.data() == "Panther V"
    units.grid.edit(cell)
    box = units.grid.findChild(Choice)
    assert box is not None
    assert [box.itemText(at) for at in range(box.count())] == ["–", "Panther V", "squad"]
    assert units.model.setData(cell, "gun_crew")
    assert card(form, "units", 0, "unit_type") == "gun_crew"


def test_values_are_called_as_the_game_calls_them(form: CardPanel) -> None:
    """What ``card.json`` has under “words” stands in choices; the rest are made of the values."""
    field = next(one for one in table(form, "unit_types").field.fields if one.name == "kind")
    assert dict(field.choices)["wt"] == "Weapon team"
    assert dict(field.choices)["squad"] == "Squad"


def test_keys_choose_in_a_cell_until_tab(form: CardPanel, qtbot: QtBot) -> None:
    """Several letters of a choice are one word; Tab takes it and goes on to the next cell; F2 edits."""
    change(form, "unit_types", value={"us_squad": {}})
    types = table(form, "unit_types")
    column = next(
        at for at, one in enumerate(types.model.columns, types.model.named) if one.name == "nationality"
    )
    types.choose(0, column)
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(types.grid, event)
    assert event.isAccepted()
    qtbot.keyClick(types.grid, Qt.Key.Key_F2)
    editor = types.grid.findChild(Choice)
    assert editor is not None
    qtbot.keyClicks(editor, "am")
    assert editor.isVisible()
    qtbot.keyClick(editor, Qt.Key.Key_Tab)
    assert card(form, "unit_types", "us_squad", "nationality") == "american"
    assert types.grid.currentIndex().column() == column + 1


def test_what_is_typed_in_a_cell_of_open_choices_is_taken(form: CardPanel, qtbot: QtBot) -> None:
    """It takes the place of what stood there, and Return loses none of it: a choice by its words, or another word."""
    change(form, "changes", value=[{"change": "mines"}])
    rules = table(form, "changes")
    for typed, meant in (("upper", "upper_level"), ("bunker", "bunker")):
        box, below = _typed(qtbot, rules, typed)
        assert box.takes_listed == (typed == "upper")
        assert box.currentText() == typed
        qtbot.keyClick(below if below.isVisible() else box, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: rules.grid.viewport().findChild(Choice) is None)
        assert card(form, "changes", 0, "change") == meant


@pytest.mark.parametrize("taking", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_a_row_is_found_in_a_cell_by_any_of_its_words(form: CardPanel, qtbot: QtBot, taking: Qt.Key) -> None:
    """Taken by one key from the list below, which ends the cell, or goes on to the next as Tab does elsewhere."""
    change(form, "changes", value=[{"change": "mines"}])
    rules = table(form, "changes")
    box, below = _typed(qtbot, rules, "level")
    assert not below.currentIndex().isValid()
    qtbot.keyClick(below, Qt.Key.Key_Down)
    qtbot.keyClick(below, taking)
    qtbot.waitUntil(lambda: card(form, "changes", 0, "change") == "upper_level")
    qtbot.waitUntil(lambda: not (isValid(box) and box.isVisible()))
    assert rules.grid.currentIndex().column() == (taking == Qt.Key.Key_Tab)


def _typed(qtbot: QtBot, rules: TableEditor, typed: str) -> tuple[Choice, QAbstractItemView]:
    """The editor of the first cell once something is typed in it, and the list below."""
    rules.choose(0, 0)
    rules.grid.edit(rules.grid.currentIndex())
    box = rules.grid.viewport().findChild(Choice)
    assert box is not None
    qtbot.keyClicks(box, typed)
    qtbot.wait(1)
    completer = box.completer()
    below = None if completer is None else completer.popup()
    assert below is not None
    return box, below


def test_an_empty_table_says_so(form: CardPanel, qtbot: QtBot) -> None:
    """One line in place of the rows; + adds one and edits its first cell."""
    found = table(form, "reinforcements")
    assert found.none.text() == "No rows yet: + adds one."
    assert found.none.isVisible()
    assert found.grid.isHidden()
    found.add()
    assert found.none.isHidden()
    box = found.grid.viewport().findChild(Choice)
    assert box is not None
    qtbot.keyClicks(box, "g")
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert card(form, "reinforcements", 0, "side") == "ge"
    assert found.whose.text().startswith("Germans, turn")


def test_keys_of_a_table(form: CardPanel, qtbot: QtBot) -> None:
    """Tab goes through the cells and out, Delete empties a cell, Control with Return adds a row."""
    units = table(form, "units")
    last = units.model.columnCount() - 1
    side = next(at for at, one in enumerate(units.model.columns) if one.kind == "side")
    units.choose(0, side)
    qtbot.keyClick(units.grid, Qt.Key.Key_Delete)
    assert "side" not in card(form, "units", 0)
    assert len(card(form, "units")) == 2
    units.choose(0, last)
    assert units.grid.focusNextPrevChild(True)
    assert (units.grid.currentIndex().row(), units.grid.currentIndex().column()) == (1, 0)
    assert units.grid.focusNextPrevChild(False)
    assert units.grid.currentIndex().row() == 0
    form.activateWindow()
    units.grid.setFocus()
    units.choose(1, last)
    qtbot.keyClick(units.grid, Qt.Key.Key_Tab)
    assert units.grid.currentIndex() == units.model.index(1, last)
    units.choose(1, 0)
    qtbot.keyClick(units.grid, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(card(form, "units")) == 3
    assert units.chosen_rows == [2]
    inside = units.grid.viewport().findChild(Choice)
    assert inside is not None
    qtbot.keyClick(inside, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(card(form, "units")) == 4
    qtbot.keyClick(units.grid.viewport().findChildren(Choice)[-1], Qt.Key.Key_Escape)
    units.choose(3, 0)
    qtbot.keyClick(units.grid, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert len(card(form, "units")) == 3


def test_a_change_shows_the_fields_of_its_kind(form: CardPanel) -> None:
    """Another kind, other fields; cells that it hasn't can't be edited."""
    change(form, "changes", value=[{"change": "balka"}, {"change": "upper_level"}])
    found = table(form, "changes")
    found.choose(0)
    assert found.detail is not None
    steep = [one.name for one in found.model.columns].index("steep")
    editable = Qt.ItemFlag.ItemIsEditable
    assert found.model.flags(found.model.index(0, steep)) & editable
    assert not found.model.flags(found.model.index(1, steep)) & editable
    assert found.whose.isHidden()
    shown = [one.field.name for one in found.detail.editors() if not one.parentWidget().isHidden()]
    assert "los" not in shown
    assert "half_hexes" not in shown


@pytest.mark.parametrize("rows", ["text", 5, {"a": 1}, [1, "x", None, {"kind": ["odd"]}]])
def test_tables_of_malformed_rows(form: CardPanel, rows: Any) -> None:
    """They are shown as far as they can be, and stay."""
    change(form, "units", value=rows)
    table(form, "units").refresh()
    form.grab()
    assert card(form, "units") == rows


def test_words_with_a_space_are_typed_into_a_cell(form: CardPanel, qtbot: QtBot) -> None:
    """The space opens no list; from an open one Tab takes its row and goes on to the next cell."""
    units = table(form, "units")
    form.show()
    column = next(at for at, one in enumerate(units.model.columns) if one.name == "side")
    units.choose(0, column)
    units.grid.edit(units.model.index(0, column))
    box = units.grid.findChild(Choice)
    assert box is not None
    change(form, "sides", 1, "name", value="The Germans")
    box.clear()
    box.addItems(["–", "The Allies", "The Germans"])
    qtbot.keyClicks(box, "the g")
    assert (box.currentText(), box.view().isVisible()) == ("The Germans", False)
    box.showPopup()
    qtbot.keyClick(box.view(), Qt.Key.Key_Up)
    qtbot.keyClick(box.view(), Qt.Key.Key_Tab)
    assert not box.view().isVisible()
    assert units.grid.currentIndex().column() == column + 1


def test_what_is_wrong_beside_the_columns_is_shown_by_the_first_cell(form: CardPanel, qtbot: QtBot) -> None:
    """A field that no column shows has no cell to be coloured: its row would look as if all were well."""
    change(
        form, "unit_types", value={"ht": {"name": "Halftrack", "kind": "carrier"}, "gone": {"kind": "decoy"}}
    )
    types = table(form, "unit_types")
    assert "mp" not in [one.name for one in types.model.columns]
    role = Qt.ItemDataRole.BackgroundRole
    qtbot.waitUntil(lambda: types.model.index(0, 0).data(role) is not None)
    assert "Movement Points" in types.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert types.model.index(0, 1).data(role) is None
    assert types.model.index(1, 0).data(role) is None


def test_hexes_are_typed_over_a_cell_in_any_letters(form: CardPanel, qtbot: QtBot) -> None:
    """They begin a list below the table, and are written as the map's labels are; pasted ones, too."""
    change(form, "setup_areas", value=[{"side": "us"}, {"side": "ge", "area": ["1.A1"]}])
    areas = table(form, "setup_areas")
    column = next(at for at, one in enumerate(areas.model.columns) if one.kind == "hexset")
    name = areas.model.columns[column].name
    for row in (0, 1):
        areas.choose(row, column)
        areas.grid.setFocus()
        qtbot.keyClick(areas.grid, Qt.Key.Key_1)
        line = QApplication.focusWidget()
        assert isinstance(line, QLineEdit)
        qtbot.keyClicks(line, ".b3, 1.c4")
        assert card(form, "setup_areas", row, name) == ["1.B3", "1.C4"]
    assert areas.model.meant("1.b3 1.d2/ne mill", areas.model.columns[column]) == ["1.B3", "1.D2/ne", "mill"]


def test_a_wheel_that_scrolls_the_form_moves_no_table_sideways(form: CardPanel) -> None:
    """Where the bar beneath a table comes under the pointer."""
    units = table(form, "units")
    units.grid.setFixedWidth(120)
    bar = units.grid.horizontalScrollBar()
    bar.setMaximum(500)
    scroll(bar)
    assert bar.value() == 0


def test_a_cell_is_filled_with_what_it_has_room_for(form: CardPanel) -> None:
    """Not with the words before the one that is too long."""
    change(form, "setup_areas", value=[{"side": "us", "name": "A Sackgassenhaltestellenschild"}])
    areas = table(form, "setup_areas")
    column = next(at for at, one in enumerate(areas.model.columns) if one.name == "name")
    areas.grid.setColumnWidth(column, 120)
    cell = areas.grid.visualRect(areas.model.index(0, column))
    shown = areas.grid.viewport().grab(cell.adjusted(40, 3, -20, -3)).toImage()
    colours = {shown.pixel(x, y) for x in range(shown.width()) for y in range(shown.height())}
    assert len(colours) > 1
