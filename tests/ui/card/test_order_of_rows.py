"""Rows of a table in another order."""

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.card.tables import TableEditor
from tests.ui.card.forms import form_of_game, on_card


@pytest.mark.parametrize(("row", "to", "order"), [(0, 2, "BCA"), (2, 0, "CAB")])
def test_a_row_is_moved_by_its_number(qtbot: QtBot, row: int, to: int, order: str) -> None:
    """One step of undo; the row stays chosen, and the view shows rows in the order of the card."""
    form = form_of_game(qtbot, "last-hundred-yards", rules=[{"title": title} for title in "ABC"])
    rules = form.show_field(("rules",))
    assert isinstance(rules, TableEditor)
    head, steps = rules.grid.verticalHeader(), form.session.stack.count()
    assert head.sectionsMovable()
    head.moveSection(row, to)
    qtbot.waitUntil(lambda: "".join(one["title"] for one in on_card(form, "rules")) == order)
    assert form.session.stack.count() == steps + 1
    assert [head.logicalIndex(at) for at in range(3)] == [0, 1, 2]
    assert rules.chosen_rows == [to]


def test_rows_with_names_have_no_order(qtbot: QtBot) -> None:
    """They aren't dragged, either."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    counters = form.show_field(("unit_types",))
    assert isinstance(counters, TableEditor)
    assert not counters.grid.verticalHeader().sectionsMovable()
