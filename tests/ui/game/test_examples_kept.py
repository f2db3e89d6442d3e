"""Examples of a game: kept from the try-it board, saved with the game, listed, told and accepted."""

import json
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.trying import first_board
from bob_editor.model.games.edits import put
from bob_editor.rules.los.scene import UnitOnMap
from bob_editor.rulesets import all_rulesets, game_of_own, refresh_games
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.examples_page import ExamplesPage
from bob_editor.ui.game.pages import GamePages
from bob_editor.ui.game.sight.sight_page import SightPage
from bob_editor.ui.keeping.kept_work import KeptWork, Work
from tests.ui.game.pages import page_of


def test_an_example_is_kept_and_saved_with_the_game(game_window: Window, tmp_path: Path) -> None:
    """Saved without a question into the user's place, with its title; opened again it is the same."""
    session = game_window.session
    assert session.desk.path is None
    game_window.actions_["los_keep"].trigger()
    assert "B3-F3 is kept as an example" in game_window.messages.text
    assert [one.name for one in session.game_desk.value.examples] == ["B3-F3"]
    assert game_window.files.save()
    session.stack.undo()
    assert session.game_desk.value.game.id == "mill-days", "it is called as its folder is, at every step"
    session.stack.redo()
    folder = tmp_path / "games" / "mill-days"
    assert {one.name for one in folder.rglob("*.json")} == {
        "ruleset.json",
        "try-it.board.json",
        "B3-F3.los.json",
    }
    assert not session.modified
    assert "mill-days" in all_rulesets()
    value = session.game_desk.value
    session.close()
    assert game_window.files.open_path(str(folder / "ruleset.json"))
    assert session.game_desk.value == value
    session.close()
    file = folder / "ruleset.json"
    file.write_text(file.read_text("utf-8").replace('"title":', '"title": "Other", "title":', 1), "utf-8")
    assert game_window.files.open_path(str(file))
    assert "Saving leaves out 1 of them" in game_window.messages.text
    refresh_games()


def test_what_lies_on_the_try_it_board_is_kept(game_window: Window, tmp_path: Path) -> None:
    """A unit is work to save: kept from a crash, saved with the board, renamed with its kind, and read again."""
    session = game_window.session
    session.game_desk.push(set_of("Add tank", "units", value=[{"id": "tank", "title": "Tank", "cites": ""}]))
    assert game_window.files.save()
    assert not session.modified
    at = session.board.grid.hex("C3")
    session.game_desk.set_scene(replace(session.live_los.own, units=(UnitOnMap("tank", at),)), "Place")
    work = Work.of(session)
    assert work is not None
    session.game_desk.rename("unit", "tank", "panzer", "Panzer")
    assert [one.unit for one in session.live_los.scene.units] == ["panzer"]
    summer = {"id": "summer", "title": "Summer", "value": {"type": "boolean"}, "text": "", "cites": ""}
    session.game_desk.push(set_of("Add summer", "conditions", value=[summer]))
    session.game_desk.set_scene(replace(session.live_los.own, conditions={"summer": True}), "Summer")
    session.game_desk.rename("condition", "summer", "harvest", "Harvest")
    assert session.live_los.scene.in_force == {"harvest": True}
    assert game_window.files.save()
    assert not session.modified
    file = tmp_path / "games" / "mill-days" / "ruleset.json"
    assert game_window.files.open_path(str(file))
    assert [(one.unit, one.at) for one in session.live_los.scene.units] == [("panzer", at)]
    assert not session.modified
    KeptWork.of_text(work.text()).restore(session, str(file))
    assert [one.unit for one in session.live_los.scene.units] == ["tank"]
    assert session.modified
    refresh_games()


def test_what_was_kept_from_a_crash_is_written_when_saved(game_window: Window, tmp_path: Path) -> None:
    """Of a game restored, what its folder lacks is still unsaved: an example kept before is written with it."""
    session = game_window.session
    assert game_window.files.save()
    name = session.game_desk.keep_example()
    work = Work.of(session)
    assert work is not None
    file = tmp_path / "games" / "mill-days" / "ruleset.json"
    session.close()
    KeptWork.of_text(work.text()).restore(session, str(file))
    assert session.game_desk.saved is not None
    assert session.game_desk.saved.examples == ()
    assert game_window.files.save()
    assert (file.parent / "examples" / f"{name}.los.json").exists()
    # What else is damaged of it costs no game.
    damaged = {**json.loads(work.text()), "examples": 5, "card": 5, "try_it": 5, "trial": 5}
    KeptWork.of_text(json.dumps(damaged)).restore(session, str(file))
    assert session.desk.title == "Mill Days"
    refresh_games()


def test_examples_are_listed_told_and_accepted(game_window: Window, qtbot: QtBot) -> None:
    """A change that breaks one is told; what comes out now can be expected, and one can be removed."""
    session, pages = game_window.session, game_window.stage.pages
    assert isinstance(pages, GamePages)
    session.game_desk.keep_example()
    page = pages.show_page(ExamplesPage)
    assert isinstance(page, ExamplesPage)
    assert page.list.count() == 1
    assert not page.accept.isEnabled()
    cards = {one.value: card for one, card in page_of(game_window, SightPage).boxes["line"].cards}
    qtbot.waitUntil(lambda: cards["distance"].breaks == ("B3-F3",))
    assert "wouldn’t be as expected any more: B3-F3" in cards["distance"].accessibleName()
    assert cards["centre"].breaks == ()
    with qtbot.waitSignal(session.gameChanged):
        qtbot.mouseClick(cards["distance"], Qt.MouseButton.LeftButton)
    assert "isn’t as expected" in game_window.messages.text
    game_window.messages.notice("Something else")
    session.game_desk.push(set_of("Name it", "edition", value="2"))
    assert game_window.messages.text == "Something else", "told once, when it broke"
    session.stack.undo()
    pages.show_page(ExamplesPage)
    assert "expected blocked" in page.list.item(0).text()
    page.show_chosen()
    page.accept_chosen()
    assert not page.accept.isEnabled()
    page.remove_chosen()
    assert page.list.count() == 0
    for _ in range(3):
        session.stack.undo()
    assert page.list.count() == 1


def test_an_example_that_failed_before_is_no_edits_doing(game_window: Window) -> None:
    """As a game is opened whose example doesn't hold, any edit was said to have broken it."""
    session = game_window.session
    session.game_desk.keep_example()
    draft = session.game_desk.value
    own = put(draft.game, ("sight", "line"), "distance")
    document = GameDocument(replace(draft, game=own), game_of_own)
    session.open_game(document, first_board(document.game))
    session.game_desk.push(set_of("Name it", "edition", value="2"))
    assert "isn’t as expected" not in game_window.messages.text
