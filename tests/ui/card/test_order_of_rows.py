"""Rows of a table in another order."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.ui.card.panel import MARGIN
from bob_editor.ui.card.tables import TableEditor
from tests.ui.card.forms import form_of_game, on_card

ROWS = [{"title": title} for title in "ABC"]


@pytest.mark.parametrize(("row", "to", "order"), [(0, 2, "BCA"), (2, 0, "CAB")])
def test_a_row_is_moved_by_its_number(qtbot: QtBot, row: int, to: int, order: str) -> None:
    """One step of undo; the row stays chosen, and the view shows rows in the order of the card."""
    form = form_of_game(qtbot, "last-hundred-yards", rules=ROWS)
    rules = form.show_field(("rules",))
    assert isinstance(rules, TableEditor)
    head, steps = rules.grid.verticalHeader(), form.session.stack.count()
    assert head.sectionsMovable()
    head.moveSection(row, to)
    qtbot.waitUntil(lambda: "".join(one["title"] for one in on_card(form, "rules")) == order)
    assert form.session.stack.count() == steps + 1
    assert [head.logicalIndex(at) for at in range(3)] == [0, 1, 2]
    assert rules.chosen_rows == [to]


def test_what_is_typed_into_a_cell_is_taken_before_its_row_is_moved(qtbot: QtBot) -> None:
    """A press on the number of a row leaves the keyboard in the cell."""
    form = form_of_game(qtbot, "last-hundred-yards", rules=ROWS)
    rules = form.show_field(("rules",))
    assert isinstance(rules, TableEditor)
    form.activateWindow()
    rules.choose(0, 0)
    rules.grid.setFocus()
    rules.grid.edit_current()
    line = rules.grid.viewport().findChild(QLineEdit)
    assert line is not None
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClicks(line, "fog")
    rules.grid.verticalHeader().moveSection(0, 2)
    qtbot.waitUntil(lambda: on_card(form, "rules", 2)["title"] == "A")
    assert on_card(form, "rules", 2)["id"] == "fog"


def test_rows_with_names_have_no_order(qtbot: QtBot) -> None:
    """They aren't dragged, either."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    counters = form.show_field(("unit_types",))
    assert isinstance(counters, TableEditor)
    assert not counters.grid.verticalHeader().sectionsMovable()


def test_undoing_moves_nothing_that_is_in_view(qtbot: QtBot) -> None:
    """The fields below the table may lie out of sight, as they did before."""
    form = form_of_game(qtbot, "last-hundred-yards", rules=ROWS, msr=ROWS)
    rules = form.show_field(("msr",))
    assert isinstance(rules, TableEditor)
    area = form._areas[form.pages.currentRow()]
    holder, bar = area.widget(), area.verticalScrollBar()
    assert holder is not None
    qtbot.waitUntil(lambda: rules.detail is not None and rules.detail.height() > 100)
    form.resize(form.width(), form.height() - area.viewport().height() + rules.height() + 3 * MARGIN)
    qtbot.wait(50)
    below = rules.grid.mapTo(holder, QPoint(0, rules.grid.height())).y()
    bar.setValue(below + 2 * MARGIN - area.viewport().height())
    rules.shift(1)
    qtbot.wait(50)
    seen = bar.value()
    assert seen > 0
    form._retrace(("msr",), "")
    qtbot.wait(50)
    assert bar.value() == seen
