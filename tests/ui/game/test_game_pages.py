"""Pages of a game beside those of sight: its chart, and what a change of its rules comes to on boards."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from bob_editor.editing.game.edits import edit_of, set_of
from bob_editor.editing.game.trying import first_board
from bob_editor.model.games.edits import put
from bob_editor.storage.documents import write_board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.changes_page import ChangesPage
from bob_editor.ui.game.chart_page import ChartPage
from tests.ui.game.pages import page_of


def test_the_chart_is_typed_into_its_cells(game_window: Window) -> None:
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


def test_what_changes_on_boards_is_looked_for_beside_the_window(
    game_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """Only once there is something to compare with; each board is told with its lines, and each line is shown."""
    session = game_window.session
    page = page_of(game_window, ChangesPage)
    assert not page.start.isEnabled()
    assert game_window.files.save()
    page.refresh()
    folder = tmp_path / "boards"
    folder.mkdir()
    write_board(folder / "mill.board.json", first_board(session.ruleset))
    (folder / "broken.board.json").write_text("{")
    edit = edit_of("Only the distance counts", lambda game: put(game, ("sight", "line"), "distance"))
    session.game_desk.push(edit)
    assert "centre" in page.settings.item(0).text() or "distance" in page.settings.item(0).text()
    page.folder.setText(str(folder))
    page.look()
    qtbot.waitUntil(lambda: page.tree.topLevelItemCount() == 2, timeout=10_000)
    first = page.tree.topLevelItem(0)
    assert first is not None
    assert "open" in first.text(0)
    assert "closes" not in first.text(0)
    line = first.child(0)
    assert line is not None
    page.tree.setCurrentItem(line)
    before, after = (card.accessibleName() for card in page.line.cards)
    assert before.endswith("Blocked")
    assert after.endswith("Clear")
    page.folder.setText(str(folder / "nowhere"))
    page.look()
    qtbot.waitUntil(lambda: not page.stop.isVisibleTo(page), timeout=10_000)
    assert page.tree.topLevelItemCount() == 0


def test_what_no_board_shows_paints_nothing_anew(game_window: Window) -> None:
    """An edit of a number costs no swatches; one of a colour is seen at once."""
    session, stage = game_window.session, game_window.stage
    assert stage.try_it is not None
    before = stage.try_it.strip.widget()
    session.game_desk.push(set_of("Hinder more", "terrains", 3, "hindrance", "value", value=2))
    assert stage.try_it.strip.widget() is before
    session.game_desk.push(set_of("Colour it", "terrains", 3, "style", "fill", value="#112233"))
    assert stage.try_it.strip.widget() is not before
