"""The page that tells what a change of a game comes to on boards."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from bob_editor.editing.game.edits import edit_of
from bob_editor.editing.game.trying import first_board
from bob_editor.model.games.edits import put
from bob_editor.storage.documents import write_board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.changes_page import ChangesPage
from tests.ui.game.pages import page_of


def test_what_changes_on_boards_is_looked_for_beside_the_window(
    game_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """Only once there is something to compare with; each board is told with its lines, and each line is shown."""
    session = game_window.session
    page = page_of(game_window, ChangesPage)
    assert not page.start.isEnabled()
    assert game_window.files.save()
    assert page.settings.item(0).text() == "Nothing differs from what is saved."
    folder = tmp_path / "boards"
    folder.mkdir()
    write_board(folder / "mill.board.json", first_board(session.ruleset))
    (folder / "broken.board.json").write_text("{")
    edit = edit_of("Only the distance counts", lambda game: put(game, ("sight", "line"), "distance"))
    session.game_desk.push(edit)
    assert page.settings.item(0).text().endswith("→ The distance alone: nothing is ever in the way")
    page.folder.setText(str(folder))
    page.look()
    qtbot.waitUntil(lambda: page.tree.topLevelItemCount() == 2)
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
    qtbot.waitUntil(lambda: not page.stop.isVisibleTo(page))
    assert page.tree.topLevelItemCount() == 0
    # A game may have been saved with faults in it.
    session.game_desk.push(edit_of("Break it", lambda game: put(game, ("levels",), "high")))
    assert game_window.files.save()
    session.stack.undo()
    page.look()
    assert "/levels" in page.told.text()


def test_a_board_that_cant_be_read_isnt_counted(game_window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    """It is listed with what is wrong with it; nothing is known of its lines."""
    session, page = game_window.session, page_of(game_window, ChangesPage)
    assert game_window.files.save()
    folder = tmp_path / "boards"
    folder.mkdir()
    (folder / "broken.board.json").write_text("{")
    page.folder.setText(str(folder))

    def told() -> str:
        page.look()
        qtbot.waitUntil(lambda: not page.stop.isVisibleTo(page))
        return page.told.text()

    assert told() == "No board of this game was found there."
    assert page.tree.topLevelItemCount() == 1
    write_board(folder / "mill.board.json", first_board(session.ruleset))
    assert told() == "Nothing changes on the one board."
    assert page.tree.topLevelItemCount() == 2


def test_what_changes_for_a_target_is_shown_as_it_is_looked_at(
    game_window: Window, qtbot: QtBot, tmp_path: Path
) -> None:
    """Its lines stand apart from those of nobody in particular, and are drawn to one of its kind."""
    session, page = game_window.session, page_of(game_window, ChangesPage)
    kinds = [{"id": "scout", "title": "Scout", "cites": ""}]
    session.game_desk.push(edit_of("Scouts", lambda game: put(game, ("units",), kinds)))
    assert game_window.files.save()
    write_board(tmp_path / "mill.board.json", first_board(session.ruleset))
    session.game_desk.push(edit_of("Hard to see", lambda game: put(game, ("units", 0, "seen_within"), 1)))
    page.folder.setText(str(tmp_path))
    page.look()
    qtbot.waitUntil(lambda: not page.stop.isVisibleTo(page))
    found = next(
        row
        for row in map(page.tree.topLevelItem, range(page.tree.topLevelItemCount()))
        if row is not None and "Scout as the target" in row.text(0)
    )
    line = found.child(0)
    assert line is not None
    page.tree.setCurrentItem(line)
    before, after = (card.accessibleName() for card in page.line.cards)
    assert not before.endswith("Blocked")
    assert after.endswith("Blocked")
