"""A game in the window: its pages follow it, the try-it board answers at once, and it is saved with its examples."""

from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from bob_editor.editing.game.edits import set_of, without_examples
from bob_editor.editing.game.fields.card import USUAL
from bob_editor.editing.game.shown.variants import Shown
from bob_editor.editing.game.starts import STARTS
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End, UnitOnMap
from bob_editor.rulesets import all_rulesets
from bob_editor.ui.app import make_window
from bob_editor.ui.dialogs.games.new_game import NewGame
from bob_editor.ui.dress.plain import plain_tip
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.card_page import CardPage
from bob_editor.ui.game.checks_page import ChecksPage
from bob_editor.ui.game.examples_page import ExamplesPage
from bob_editor.ui.game.name_page import NamePage
from bob_editor.ui.game.numbers_page import NumbersPage
from bob_editor.ui.game.pages import GamePages
from bob_editor.ui.game.palette_strip import PaletteStrip
from bob_editor.ui.game.sight.differing import Differing
from bob_editor.ui.game.sight.sight_page import SightPage
from bob_editor.ui.game.things.terrain_page import TerrainPage
from bob_editor.ui.game.try_it import TryItBelow
from bob_editor.ui.keeping.settings import Settings
from bob_editor.ui.panels.board.layers import LayersPanel
from bob_editor.ui.panels.sight.conditions import ConditionsForm
from tests.ui.game.pages import page_of


def test_an_answer_is_seen_at_once_and_undone(game_window: Window, qtbot: QtBot) -> None:
    """A card is pressed: the line on the try-it board is another; undo brings it back."""
    session = game_window.session
    assert session.live_los.answer is not None
    assert session.live_los.answer.expectation == "blocked"
    box = page_of(game_window, SightPage).boxes["line"]
    distance = next(card for choice, card in box.cards if choice.value == "distance")
    qtbot.mouseClick(distance, Qt.MouseButton.LeftButton)
    assert session.live_los.answer.expectation == "clear"
    assert distance.isChecked()
    session.stack.undo()
    assert session.live_los.answer.expectation == "blocked"
    assert not distance.isChecked()


def test_undo_leads_to_the_page_of_what_it_changes(game_window: Window) -> None:
    """Back and forth; what is done for the first time stays on the page where it is done."""
    session, pages = game_window.session, game_window.stage.pages
    assert isinstance(pages, GamePages)
    page_of(game_window, TerrainPage)
    session.game_desk.push(set_of("Name it", "title", value="Other days"))
    assert isinstance(pages.page, TerrainPage)
    for step in (session.stack.undo, session.stack.redo):
        page_of(game_window, TerrainPage)
        step()
        assert isinstance(pages.page, NamePage)


def test_undo_leads_to_an_example_and_to_the_form_of_the_card(game_window: Window) -> None:
    """What a game says besides its rules stands on pages, too."""
    session, pages = game_window.session, game_window.stage.pages
    assert isinstance(pages, GamePages)
    session.game_desk.keep_example()
    session.live_los.look(End(session.board.grid.hex("B2")), End(session.board.grid.hex("F2")))
    session.game_desk.keep_example()
    form = page_of(game_window, CardPage)
    form._add_usual(USUAL[0])
    page_of(game_window, TerrainPage)
    session.stack.undo()
    assert isinstance(pages.page, CardPage)
    session.game_desk.push(without_examples(frozenset({1})))
    page_of(game_window, TerrainPage)
    session.stack.undo()
    examples = pages.page
    assert isinstance(examples, ExamplesPage)
    assert examples.list.currentRow() == 1
    page_of(game_window, TerrainPage)
    session.stack.undo()
    assert isinstance(pages.page, ExamplesPage), "the second one is kept no longer"
    assert examples.list.count() == 1


def test_a_board_that_is_tried_brings_its_units(game_window: Window) -> None:
    """They come with it, and go with it in one step of undo."""
    session = game_window.session
    board, before = session.board, session.stack.count()
    at = board.grid.hex
    tank = UnitOnMap("tank", at("C3"))
    session.game_desk.try_out(Shown(replace(board, hexes={}), End(at("B2")), End(at("D3")), (tank,)))
    assert session.live_los.scene.units == (tank,)
    assert session.stack.count() == before + 1
    session.stack.undo()
    assert not session.live_los.scene.units
    assert session.board.hexes == board.hexes
    session.stack.redo()
    session.game_desk.clear()
    assert not session.live_los.scene.units


def test_a_locked_layer_keeps_the_try_it_board(game_window: Window) -> None:
    """That is told instead of failing, and leaves no empty step; new names of terrain come to it all the same."""
    session = game_window.session
    board, before, at = session.board, session.stack.count(), session.board.grid.hex
    game_window.docks.panel(LayersPanel).locks["ground"].click()
    game_window.findChild(TryItBelow).clearAsked.emit()
    assert "locked" in game_window.messages.text
    tank = UnitOnMap("tank", at("C3"))
    shown = Shown(replace(board, hexes={}), End(at("B2")), End(at("D3")), (tank,))
    session.steps.attempt(partial(session.game_desk.try_out, shown))
    assert (session.board, session.stack.count()) == (board, before)
    (terrain,) = next(iter(board.hexes.values())).terrain_ids
    session.game_desk.rename("terrain", terrain, "grove", "Grove")
    assert "grove" in {name for one in session.board.hexes.values() for name in one.terrain_ids}


def test_only_what_a_game_has_is_there_to_be_set(game_window: Window, qtbot: QtBot) -> None:
    """Conditions, markers and rulings come into the form as they come into the game."""
    session = game_window.session
    form = ConditionsForm(session)
    qtbot.addWidget(form)
    groups = form.weather, form.counters, form.open_questions
    assert [one.isHidden() for one in (*groups, form.none)] == [True, True, True, False]
    night = {"id": "night", "title": "Night", "text": "dark", "cites": "", "value": {"type": "boolean"}}
    session.game_desk.push(set_of("Add night", "conditions", value=[night]))
    assert [one.isHidden() for one in (*groups, form.none)] == [False, True, True, True]
    assert list(form.fields) == ["night"]


def test_units_in_the_way_are_put_on_the_board(game_window: Window, qtbot: QtBot) -> None:
    """Once they count they stand above the try-it board; what is put there is painted, listed and taken away again."""
    session, strip = game_window.session, game_window.stage.try_it
    assert strip is not None
    form = ConditionsForm(session)
    qtbot.addWidget(form)
    tank = {"id": "tank", "title": "Tank <1>", "height": 1, "cites": ""}
    session.game_desk.push(set_of("Add tank", "units", value=[tank]))
    assert "unit/tank" not in _names(strip.strip)
    session.game_desk.push(set_of("They count", "sight", "units", "count", value="all"))
    assert "unit/tank" in _names(strip.strip)
    button = next(
        one for one in strip.strip.findChildren(QToolButton) if one.property("takes") == "unit/tank"
    )
    assert button.toolTip() == plain_tip("Place Tank <1>")
    session.look_at_once()
    ends = session.live_los.origin, session.live_los.target
    button.click()
    assert session.hand.tool.id == "place_unit"
    assert (session.live_los.origin, session.live_los.target) == ends
    at = session.board.grid.hex("C3")
    pointer = Pointer(at, None, None, session.board.grid.centre(at))
    for act in (session.hand.tool.hover, session.hand.tool.press, session.hand.tool.release):
        act(pointer)
    assert [one.unit for one in game_window.canvas.picture._painter.laid if isinstance(one, UnitOnMap)] == [
        "tank"
    ]
    assert form.laid.item(0).text() == "Tank <1> in C3"
    form.laid.setCurrentRow(0)
    form.remove_button.click()
    assert not session.live_los.scene.units
    assert not game_window.canvas.picture._painter.laid


def test_what_lies_on_the_try_it_board_stays_as_the_game_is_first_saved(
    game_window: Window, qtbot: QtBot
) -> None:
    """Its id is another from then on: the units stay, are written, and are there again after undo and redo."""
    session = game_window.session
    tank = {"id": "tank", "title": "Tank", "cites": ""}
    session.game_desk.push(set_of("Add tank", "units", value=[tank]))
    session.game_desk.push(set_of("They count", "sight", "units", value={"count": "all", "of": "enemy"}))
    form = ConditionsForm(session)
    qtbot.addWidget(form)
    units = (UnitOnMap("tank", session.board.grid.hex("C3"), "red"),)
    session.game_desk.set_scene(replace(session.live_los.own, units=units), "Place tank")
    assert game_window.files.save()
    assert session.live_los.scene.units == units
    assert session.live_los.scene.ruleset is session.ruleset
    assert form.laid.item(0).text() == "Tank (Red) in C3"
    folder = session.game_desk.folder
    assert folder is not None
    assert (folder / "try-it.los-trial.json").exists()
    assert not session.game_desk.modified
    session.stack.undo()
    assert not session.live_los.scene.units
    assert session.live_los.scene.ruleset is session.ruleset
    session.stack.redo()
    session.game_desk.push(set_of("Name it", "edition", value="2"))
    assert session.live_los.scene.units == units


def _names(strip: PaletteStrip) -> list[str]:
    return [one.property("takes") for one in strip.findChildren(QToolButton)]


def test_two_answers_are_told_apart(game_window: Window, qtbot: QtBot) -> None:
    """On the board that is found the two differ; of one answer with itself there is none."""
    page = page_of(game_window, SightPage)
    game = game_window.session.game
    assert game is not None
    assert page._style is not None
    question = page.boxes["along"].question
    dialog = Differing(page, game.game, question, page._style)
    qtbot.addWidget(dialog)
    dialog.begin(0, 2)
    assert not dialog.take.isEnabled()
    qtbot.waitUntil(dialog.take.isEnabled)
    assert dialog.shown is not None
    assert dialog.cards[0].accessibleName() != dialog.cards[1].accessibleName()
    dialog.begin(1, 1)
    assert dialog.shown is None
    assert not dialog.take.isEnabled()


def test_a_new_game_has_patterns_and_games_to_begin_with(qtbot: QtBot) -> None:
    """Every pattern makes a game that can be opened; the title is taken over, and each picture comes in its turn."""
    dialog = NewGame(None, all_rulesets())
    qtbot.addWidget(dialog)
    blank = dialog.starts.item(0).icon().cacheKey()
    qtbot.waitUntil(lambda: not dialog.pictures.busy)
    assert dialog.starts.item(0).icon().cacheKey() != blank
    assert dialog.starts.count() >= len(STARTS) + 5
    dialog.title.setText("Mill Days")
    dialog.starts.setCurrentRow(1)
    assert dialog.game.title == "Mill Days"
    assert "sight" in dialog.game.data


def test_rule_numbers_are_typed_once_and_offered(game_window: Window, qtbot: QtBot) -> None:
    """A line each; what is cited and not listed is told, and the field of a rule offers them by their titles."""
    session, page = game_window.session, page_of(game_window, NumbersPage)
    page.box.setPlainText("8.1 Woods\n8.2 Houses")
    assert session.game is not None
    assert session.game.value.data["rule_numbers"] == {"8.1": "Woods", "8.2": "Houses"}
    assert "8.1" in page.uncited.text()
    table = page_of(game_window, TerrainPage).table
    cites = next(one for one in table.field.fields if one.name == "cites")
    assert table.state.choices_of(cites) == (("8.1", "8.1  Woods"), ("8.2", "8.2  Houses"))
    session.stack.undo()
    assert page_of(game_window, NumbersPage).box.toPlainText() == ""


def test_a_check_is_written_and_tried_on_two_boards(game_window: Window, qtbot: QtBot) -> None:
    """It is a row; the try-it board becomes the one with the fault, and says as the other what is wrong with that."""
    session, page = game_window.session, page_of(game_window, ChecksPage)
    page.table.add()
    page.form.put(("checks", 0, "as"), "Woods by a House", "Name")
    assert page.form.get(("checks", 0, "as")) == "woods-by-a-house"
    page.form.put(("checks", 0, "of"), ["woods"], "Of")
    page.form.put(("checks", 0, "with"), ["houses"], "With")
    qtbot.waitUntil(lambda: bool(session.issues))
    for box in page.boxes:
        assert not box.show_.isEnabled()
        qtbot.mouseClick(box.take, Qt.MouseButton.LeftButton)
    fault, fine = page.boxes
    assert (fault.case.why, bool(fine.case.why)) == ("", True)
    drawn = session.board
    session.game_desk.clear()
    qtbot.mouseClick(fault.show_, Qt.MouseButton.LeftButton)
    assert session.board == drawn
    qtbot.mouseClick(fine.drop, Qt.MouseButton.LeftButton)
    assert fine.case.board is None


def test_a_rule_of_sight_paints_no_board_anew(game_window: Window) -> None:
    """What is painted is kept, and the field on it is another; a colour has the board painted again."""
    session, picture = game_window.session, game_window.canvas.picture
    kept, field = picture._painter, session.live_los.field
    session.game_desk.push(set_of("Let by", "terrains", 1, "los", value="none"))
    assert picture._painter is kept
    assert session.live_los.field != field
    session.game_desk.push(set_of("Paint it red", "terrains", 1, "style", "fill", value="#cc2222"))
    assert picture._painter is not kept
    assert picture._painter.ground.ruleset.terrain("woods").row["style"]["fill"] == "#cc2222"


def test_panels_come_back_after_a_window_was_left_with_a_game(
    game_window: Window, qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    """The pages of a game take their place; the next window had none of them, whatever it opened."""
    game_window.show()
    assert game_window.docks["inspector"].isHidden()
    game_window.keep_layout(game_window)
    again = make_window(qapp, Settings(tmp_path / "settings.ini"), recovery_folder=tmp_path / "recovery")
    qtbot.addWidget(again)
    again.show()
    assert not again.docks["inspector"].isHidden()
    assert not again.docks["issues"].isHidden()


def test_a_message_covers_nothing_of_a_game(game_window: Window, board: Board) -> None:
    """Below its pages stands what mends it; over a board's edge a message lies. The board stays where it is."""
    messages, stage, canvas = game_window.messages, game_window.stage, game_window.canvas
    game_window.show()
    for is_covered in (False, True):
        messages.notice("")
        QApplication.processEvents()
        before = canvas.size(), canvas.view.scale
        messages.notice("Something")
        QApplication.processEvents()
        below = stage if is_covered else stage.pages
        assert (
            QRect(below.mapTo(game_window, QPoint()), below.size()).intersects(
                QRect(messages.mapTo(game_window, QPoint()), messages.size())
            )
            is is_covered
        )
        assert (canvas.size(), canvas.view.scale) == before
        game_window.session.open(board, None)
