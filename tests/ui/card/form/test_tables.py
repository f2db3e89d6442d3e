"""Tables of the card's form: rows added, copied, moved, pasted, chosen."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QStyleOptionViewItem,
)
from pytestqt.qtbot import QtBot

from bob_editor.editing.card.spreadsheet_rows import columns_of
from bob_editor.ui.card.panel import CardPanel
from tests.ui.card.form.at_hand import UNITS, card, change, table


def test_rows_are_added_copied_moved_and_removed(form: CardPanel) -> None:
    """Each is one step of undo, and the chosen row goes along."""
    units, stack = table(form, "units"), form.session.stack
    before = stack.count()
    units.choose(0)
    units.duplicate()
    assert [row["kind"] for row in card(form, "units")] == ["squad", "squad", "wt"]
    assert units.chosen_rows == [1]
    units.shift(1)
    assert [row["kind"] for row in card(form, "units")] == ["squad", "wt", "squad"]
    assert units.chosen_rows == [2]
    units.remove_rows()
    assert card(form, "units") == UNITS
    units.choose(0)
    units.add()
    assert len(card(form, "units")) == 3
    assert units.chosen_rows == [1]
    assert stack.count() == before + 4
    while stack.index() > before:
        stack.undo()
    assert card(form, "units") == UNITS


def test_cells_are_edited(form: CardPanel) -> None:
    """By words or values; a tick for a switch; the other fields of the row below."""
    units = table(form, "units")
    side = next(at for at, one in enumerate(units.model.columns) if one.kind == "side")
    assert units.model.setData(units.model.index(0, side), "Germans")
    assert card(form, "units", 0, "side") == "ge"
    assert units.model.data(units.model.index(0, side)) == "Germans"
    assert units.model.setData(units.model.index(0, side), "")
    assert card(form, "units", 0, "side") is None
    form.session.stack.undo()
    assert card(form, "units", 0, "side") == "ge"


def test_a_cells_editor(form: CardPanel, qtbot: QtBot) -> None:
    """Typing into a cell opens its editor, undo there is of what was typed, Enter takes it over."""
    change(form, "title", value="Another")
    sides = table(form, "sides")
    sides.choose(1, [one.name for one in sides.model.columns].index("name"))
    sides.grid.edit(sides.grid.currentIndex())
    line = sides.grid.viewport().findChild(QLineEdit)
    assert line is not None
    line.clear()
    qtbot.keyClicks(line, "Wehrmacht")
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        qtbot.keyClick(line, key, Qt.KeyboardModifier.ControlModifier)
        assert (line.text() == "Wehrmacht", card(form, "title")) == (key == Qt.Key.Key_Y, "Another")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: card(form, "sides", 1, "name") == "Wehrmacht")


def test_a_cells_editor_is_as_wide_as_its_words(form: CardPanel, qtbot: QtBot) -> None:
    """A choice in a narrow column can be read; nothing reaches over the table's edge."""
    units = table(form, "units")
    for column, one in enumerate(units.model.columns):
        if one.kind not in ("choice", "text"):
            continue
        units.grid.setColumnWidth(column, 40)
        units.choose(0, column)
        units.grid.edit_current()
        found = QApplication.focusWidget()
        assert found is not None
        assert found.geometry().right() <= units.grid.viewport().width()
        assert found.width() >= min(found.sizeHint().width(), units.grid.viewport().width())
        units.grid.setFocus()


@pytest.mark.parametrize("value", [None, False, True, 1.5, 2**70, " x ", [], [1, [2]], {"a": 1}])
def test_a_cell_that_is_left_as_it_was_shown_stays_as_it_is(form: CardPanel, value: Any) -> None:
    """Whatever a file says there, be it nothing by name: who goes through a table with Tab alters no card."""
    sides = table(form, "sides")
    row = {one.name: value for one in sides.model.columns}
    change(form, "sides", 0, value=row)
    delegate, parent = sides.grid.itemDelegate(), sides.grid.viewport()
    for column in range(sides.model.columnCount()):
        index = sides.model.index(0, column)
        found = delegate.createEditor(parent, QStyleOptionViewItem(), index)
        delegate.setEditorData(found, index)
        delegate.setModelData(found, sides.model, index)
    assert repr(card(form, "sides", 0)) == repr(row)


def test_a_right_click_offers_what_the_buttons_do(form: CardPanel, qtbot: QtBot) -> None:
    """For the rows that are chosen, with their keys; what needs a row is off where there is none."""
    units = table(form, "units")
    units.choose(1)
    units.grid.customContextMenuRequested.emit(units.grid.visualRect(units.model.index(1, 0)).center())
    menu = units.grid.findChild(QMenu)
    assert menu is not None
    offered = {one.text().partition("\t")[0]: one for one in menu.actions()}
    assert offered["Remove the chosen rows"].text().endswith("\tCtrl+Delete")
    offered["Remove the chosen rows"].trigger()
    assert card(form, "units") == UNITS[:1]
    menu.close()
    qtbot.waitUntil(lambda: units.grid.findChild(QMenu) is None)
    units.choose(0)
    units.remove_rows()
    units.grid.customContextMenuRequested.emit(units.grid.rect().center())
    menu = units.grid.findChild(QMenu)
    assert menu is not None
    assert [one.isEnabled() for one in menu.actions()] == [True, *[False] * 5, True]
    menu.close()


def test_buttons_for_rows_need_some(form: CardPanel) -> None:
    """An empty table offers to add and to paste."""
    units = table(form, "units")
    assert all(one.isEnabled() for one in units.for_rows)
    change(form, "units", value=None)
    assert not any(one.isEnabled() for one in units.for_rows)


def test_rows_of_a_spreadsheet_are_pasted(form: CardPanel) -> None:
    """Below the chosen row, as one step; what is copied can be pasted."""
    units = table(form, "units")
    assert {"at", "side"} <= {one.name for one in columns_of(units.field)}
    columns = "\t".join(one.name for one in units.model.columns)
    cells = {"at": "1.B4", "side": "ge"}
    line = "\t".join(cells.get(one.name, "") for one in units.model.columns)
    QGuiApplication.clipboard().setText(f"{columns}\r\n{line}\r\n{line}\r\n")
    units.choose(0)
    before = form.session.stack.count()
    units.paste()
    assert card(form, "units") == [UNITS[0], cells, cells, UNITS[1]]
    assert form.session.stack.count() == before + 1
    units.choose(0)
    units.copy()
    units.paste()
    assert card(form, "units")[1]["at"] == UNITS[0]["at"]


def test_the_chosen_rows_fields_follow(form: CardPanel) -> None:
    """The fields below a table are those of the row that is chosen in it, and so is the card's chosen part."""
    sides = table(form, "sides")
    sides.choose(1)
    assert form.session.scenario_desk.open.chosen == ("sides", 1)
    assert sides.detail is not None
    assert sides.detail.path == ("sides", 1)
    sides.choose(0)
    assert all(one.path[:2] == ("sides", 0) for one in sides.detail.editors())


def test_a_row_chosen_on_the_map_is_chosen_in_its_table(form: CardPanel) -> None:
    """Where its page is the one shown."""
    units = table(form, "units")
    units.choose(0)
    form.session.scenario_desk.open.choose(("units", 1))
    assert units.chosen_rows == [1]


def test_named_rows(form: CardPanel) -> None:
    """Rows of an object: the first column renames them, where they stand."""
    change(form, "unit_types", value={"us_squad": {}, "ge_squad": {}})
    types = table(form, "unit_types")
    assert types.model.setData(types.model.index(0, 0), "us_rifles")
    assert not types.model.setData(types.model.index(0, 0), "ge_squad")
    assert list(card(form, "unit_types")) == ["us_rifles", "ge_squad"]


def test_a_renamed_row_stays_chosen(form: CardPanel, qtbot: QtBot) -> None:
    """Tab after a new name goes on in the same row; the fields below are the renamed row's."""
    change(form, "unit_types", value={"us_squad": {"kind": "squad"}, "panther 5": {"kind": "vehicle"}})
    types = table(form, "unit_types")
    types.choose(1)
    types.grid.edit(types.model.index(1, 0))
    editor = types.grid.findChild(QLineEdit)
    assert editor is not None
    editor.setText("panther")
    qtbot.keyClick(editor, Qt.Key.Key_Tab)
    assert list(card(form, "unit_types")) == ["us_squad", "panther"]
    assert (types.grid.currentIndex().row(), types.grid.currentIndex().column()) == (1, 1)
    assert types.detail is not None
    assert types.detail.path == ("unit_types", "panther")


def test_a_named_row_gets_an_id(form: CardPanel, qtbot: QtBot) -> None:
    """+ opens the cell of its name; the id is made of what is typed there, and is another's never."""
    change(form, "unit_types", value=None)
    types = table(form, "unit_types")
    for _ in range(2):
        types.add()
        line = types.grid.findChild(QLineEdit)
        assert line is not None
        qtbot.keyClicks(line, "Panther 5")
        qtbot.keyClick(line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: types.grid.findChild(QLineEdit) is None)
    assert card(form, "unit_types") == {
        "panther_5": {"name": "Panther 5"},
        "panther_5_2": {"name": "Panther 5"},
    }
    form.session.stack.undo()
    assert list(card(form, "unit_types")) == ["panther_5", "new"]
    types.choose(0)
    types.duplicate()
    assert list(card(form, "unit_types")) == ["panther_5", "new", "panther_5_2"]
    types.grid.selectAll()
    types.duplicate()
    assert list(card(form, "unit_types"))[3:] == ["panther_5_3", "new_2", "panther_5_2_2"]


def test_what_names_an_id_follows_it(form: CardPanel) -> None:
    """Sides, counters, areas and units may be called otherwise; one step of undo, references in texts too."""
    change(form, "unit_types", value={"tiger": {"name": "Tiger"}})
    change(form, "first_side", value="us")
    change(form, "setup_order", value=["ge", "us"])
    change(form, "initial_control", value={"1.B3": "us"})
    forces = [{"unit_type": "tiger", "count": 1}]
    change(form, "setup_areas", value=[{"id": "a", "side": "us", "area": {"board": "1"}, "forces": forces}])
    change(form, "units", value=[{"id": "one", "unit_type": "tiger", "side": "us"}])
    change(form, "victory", "text", value="{unit:tiger} in {area:a}, {unit:one}")
    before = card(form)
    for name, row, after in (("sides", 0, "am"), ("setup_areas", 0, "west"), ("units", 0, "first")):
        found = table(form, name)
        if name == "units":
            form.state.put(("units", row, "id"), after, "Id")
            continue
        column = next(at for at, one in enumerate(found.model.columns) if one.name == "id")
        assert found.model.setData(found.model.index(row, column), after)
    types = table(form, "unit_types")
    assert types.model.setData(types.model.index(0, 0), "panther")
    assert card(form, "first_side") == "am"
    assert card(form, "setup_order") == ["ge", "am"]
    assert card(form, "initial_control") == {"1.B3": "am"}
    area = card(form, "setup_areas", 0)
    assert (area["id"], area["side"], area["forces"][0]["unit_type"]) == ("west", "am", "panther")
    assert card(form, "units") == [{"id": "first", "unit_type": "panther", "side": "am"}]
    assert card(form, "victory", "text") == "{unit:panther} in {area:west}, {unit:first}"
    for _ in range(4):
        form.session.stack.undo()
    assert card(form) == before


def test_nothing_follows_an_id_that_two_have(form: CardPanel) -> None:
    """Nobody could say which of them is meant."""
    change(form, "sides", value=[{"id": "us"}, {"id": "us"}])
    change(form, "first_side", value="us")
    form.state.put(("sides", 1, "id"), "ge", "Id")
    assert card(form, "first_side") == "us"
    form.state.put(("sides", 0, "id"), "ge", "Id")
    assert card(form, "first_side") == "us"


def test_a_counter_has_the_fields_of_its_kind(form: CardPanel) -> None:
    """A squad is asked for no armor; what it has all the same stays to be seen."""
    change(form, "unit_types", value={"squad": {"kind": "squad"}, "tank": {"kind": "vehicle"}, "new": {}})
    types = table(form, "unit_types")

    def asked(row: int) -> set[str]:
        types.choose(row)
        assert types.detail is not None
        shown = {step[0] for step, one in types.detail.rows.items() if not one.isHidden()}
        return {str(step) for step in shown}

    assert "fp_melee" in asked(0)
    assert not asked(0) & {"armor", "accuracy", "capacity"}
    assert {"armor", "mp", "open_top"} <= asked(1)
    assert not asked(1) & {"fp_melee", "capacity"}
    assert asked(2) == {"traits", "company"}
    assert types.whose.text() == "new"
    change(form, "unit_types", "squad", "armor", value=[1, 1])
    assert "armor" in asked(0)


def test_typing_in_a_cell_without_room_goes_on_below(form: CardPanel, qtbot: QtBot) -> None:
    """The text of a special rule is written below the table, from its first letter on."""
    change(form, "rules", value=[{"title": "Mud", "text": ""}])
    rules = table(form, "rules")
    column = next(at for at, one in enumerate(rules.model.columns) if one.name == "text")
    rules.choose(0, column)
    rules.grid.setFocus()
    qtbot.keyClick(rules.grid, Qt.Key.Key_N)
    box = QApplication.focusWidget()
    assert isinstance(box, QPlainTextEdit)
    qtbot.keyClicks(box, "o roads.")
    assert card(form, "rules", 0, "text") == "no roads."
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F2):
        rules.grid.setFocus()
        qtbot.keyClick(rules.grid, key)
        assert QApplication.focusWidget() is box


def test_a_new_row_s_fields_stay_where_they_are_as_it_is_named(form: CardPanel) -> None:
    """It is called by its number until it has words of its own, as issues call it."""
    change(form, "rules", value=[{"text": "Old"}])
    rules = table(form, "rules")
    rules.add()
    assert rules.whose.text() == "Special rules 2"
    assert not rules.whose.isHidden()
    change(form, "rules", 1, "title", value="Fog")
    assert rules.whose.text() == "Fog"
