"""What a change of a game's rules comes to on boards."""

import pytest

from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.rulesets import game_of_own
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game import chart_page
from bob_editor.ui.game.changes_page import ChangesPage
from bob_editor.ui.game.chart_page import ChartPage
from tests.ui.game.pages import page_of


def test_the_chart_is_typed_into_its_cells(game_window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new column is there before it has a value, and stays when its last one is undone."""
    page = page_of(game_window, ChartPage)
    assert not page.grid.isVisibleTo(page)
    page.new.setText("cover")
    page.add_column()
    page.grid.item(1, 0).setText("2")
    game = game_window.session.game
    assert game is not None
    assert game.value.data["terrains"][1]["effects"][0]["value"] == 2
    assert page.heading.text() == ""
    page.grid.setCurrentCell(1, 0)
    assert page.heading.text() == "Woods: cover"
    game_window.session.stack.undo()
    assert "effects" not in game.value.data["terrains"][1]
    assert page.grid.columnCount() == 1
    assert page.grid.item(1, 0).text() == ""
    page.grid.item(1, 0).setText("2")
    page.new.setText("move")
    page.add_column()
    page.grid.item(1, 1).setText("3")
    before = game.value
    monkeypatch.setattr(chart_page, "asked_name", lambda *_args: "move")
    page.grid.horizontalHeader().sectionDoubleClicked.emit(0)
    assert game.value == before, "two columns don't become one, whose second value nobody would see"
    assert game_window.messages.text == "There already: move."


def test_another_game_has_nothing_of_the_former_one(game_window: Window) -> None:
    """Columns without a value, and what came of a change on boards."""
    chart, changes = page_of(game_window, ChartPage), page_of(game_window, ChangesPage)
    chart.new.setText("cover")
    chart.add_column()
    changes._show([], ())
    assert (chart.grid.columnCount(), bool(changes.told.text())) == (1, True)
    document = GameDocument(GameDraft(started(STARTS[0], "Other")), game_of_own)
    game_window.session.open_game(document, first_board(document.game))
    assert (chart.grid.columnCount(), changes.told.text()) == (0, "")


def test_what_no_board_shows_paints_nothing_anew(game_window: Window) -> None:
    """An edit of a number costs no swatches; one of a colour is seen at once."""
    session, stage = game_window.session, game_window.stage
    assert stage.try_it is not None
    before = stage.try_it.strip.widget()
    session.game_desk.push(set_of("Hinder more", "terrains", 3, "hindrance", "value", value=2))
    assert stage.try_it.strip.widget() is before
    session.game_desk.push(set_of("Colour it", "terrains", 3, "style", "fill", value="#112233"))
    assert stage.try_it.strip.widget() is not before
