"""What is wrong in a game is told below its pages."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from bob_editor.editing.card.form import card_form
from bob_editor.editing.game.draft import GameDraft
from bob_editor.editing.game.edits import set_of
from bob_editor.editing.game.files import read_draft
from bob_editor.editing.game.game_document import GameDocument
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.model.fields.paths import value_at
from bob_editor.model.games.own_game import OwnGame
from bob_editor.model.scenario_edits import put as put_field
from bob_editor.rulesets import all_rulesets, game_of_own, refresh_games
from bob_editor.storage.games.game_files import write_game
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.card_page import CardPage
from bob_editor.ui.game.pages import GamePages
from bob_editor.ui.game.sight.sight_page import SightPage
from bob_editor.ui.game.things.terrain_page import TerrainPage
from bob_editor.ui.game.things.units_page import UnitsPage
from tests.ui.game.pages import page_of


def test_a_card_is_designed_tried_and_saved(game_window: Window, tmp_path: Path) -> None:
    """Usual fields by a press, others as rows; the form below is of these, and cards of the game have them."""
    session = game_window.session
    page = page_of(game_window, CardPage)
    page.buttons["turns"].click()
    assert not page.buttons["turns"].isEnabled()
    assert not page.buttons["turns"].isHidden()
    page.form.perform(
        "Add", lambda sheet: put_field(sheet, ("card", "fields", 1), {"title": "Field", "kind": "text"})
    )
    page.form.put(("card", "fields", 1, "title"), "Fog of war", "Name")
    page.form.put(("card", "fields", 1, "kind"), "choice", "What it holds")
    game = session.game
    assert game is not None
    assert not game.trouble
    page.show_form()
    assert page.trial is not None
    assert set(page.trial.rows) == {("turns",), ("fog_of_war",)}
    page.trial.state.put(("turns",), 5, "Turns")
    assert page.trial.rows[("turns",)].editor.state.get(("turns",)) == 5
    page.form.put(("card", "fields", 1, "id"), "turns", "Id")
    assert "turns" in game.trouble
    pages = game_window.stage.pages
    assert isinstance(pages, GamePages)
    strip = pages.faults
    strip.look()
    assert [(one.code, one.path) for one in strip.faults] == [("taken-field", ("card", "fields", 1))]
    session.stack.undo()
    assert not game.trouble
    assert game_window.files.save()
    folder = tmp_path / "games" / "mill-days"
    assert read_draft(folder)[0] == game.value
    saved = session.game_desk.saved
    assert saved is not None
    assert saved.card == game.value.card
    refresh_games()
    form = card_form(all_rulesets()["mill-days"])
    assert {"turns", "fog_of_war"} <= {path[0] for one in form.pages for path, _ in one.fields}


def test_a_condition_says_how_far_one_sees_without_code(game_window: Window) -> None:
    """The field of its row is an answer about sight; that for all stays beside it, and a new name goes along."""
    form = page_of(game_window, UnitsPage).form
    game = game_window.session.game
    assert game is not None
    row = {"id": "condition", "title": "Condition", "value": {"type": "boolean"}, "text": "", "cites": ""}
    form.perform("Add", lambda sheet: put_field(sheet, ("conditions", 0), row))
    form.put(("conditions", 0, "sees_within"), 2, "One sees")
    form.put(("conditions", 0, "title"), "Night", "Name")
    assert not game.trouble
    assert value_at(game.value.data, ("sight", "visibility")) == {"conditions": {"night": 2}}
    assert form.get(("conditions", 0, "sees_within")) == 2
    assert "sees_within" not in game.value.data["conditions"][0]
    box = page_of(game_window, SightPage).boxes["visibility"]
    box.answered.emit(9)
    assert value_at(game.value.data, ("sight", "visibility")) == {"hexes": 9, "conditions": {"night": 2}}
    assert box.number is not None
    assert box.number.value() == 9
    form.perform("Remove", lambda sheet: put_field(sheet, ("conditions", 0), None))
    assert value_at(game.value.data, ("sight", "visibility")) == 9


def test_what_is_wrong_is_told_below_the_pages_and_mended(game_window: Window) -> None:
    """One press mends it; a fault leads to the page where it stands."""
    pages = game_window.stage.pages
    assert isinstance(pages, GamePages)
    strip = pages.faults
    strip.look()
    assert strip.isHidden()
    edit = set_of("Of no ground", "base_terrain", value="woods")
    game_window.session.game_desk.push(edit)
    strip.look()
    assert "Woods is the ground of new boards" in strip.list.item(0).text()
    button = strip.fixes.itemAt(0).widget()
    assert isinstance(button, QPushButton)
    button.click()
    assert strip.isHidden()
    strip.placeWanted.emit(("terrains", 1))
    assert isinstance(pages.page, TerrainPage)
    strip.placeWanted.emit(("sight", "along"))
    assert isinstance(pages.page, SightPage)


def test_sight_of_a_game_based_on_another_is_told_while_it_is_edited(
    empty_window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An eye of a unit that neither of the two games has: told below the pages, and taken away by one press."""
    folder = tmp_path / "games"
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(folder))
    base = started(STARTS[0], "Mill Days")
    write_game(folder / base.id, base)
    refresh_games()
    own = OwnGame({"id": "mill-nights", "title": "Mill Nights", "based_on": base.id})
    document = GameDocument(GameDraft(own), game_of_own)
    session = empty_window.session
    session.open_game(document, first_board(document.game))
    session.game_desk.push(set_of("A tank's eye", "sight", "eye", value={"units": {"tank": 1}}))
    assert document.trouble
    assert isinstance(empty_window.stage.pages, GamePages)
    strip = empty_window.stage.pages.faults
    strip.look()
    assert "tank" in strip.list.item(0).text()
    button = strip.fixes.itemAt(0).widget()
    assert isinstance(button, QPushButton)
    button.click()
    assert document.trouble == ""
