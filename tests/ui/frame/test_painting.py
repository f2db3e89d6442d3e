"""Painting in quantity in the window: stamps, rules that fill, replacing, symmetry, layers that are locked."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.said import said
from bob_editor.editing.stamps import library
from bob_editor.editing.tools.draw_side import DrawSide
from bob_editor.editing.tools.place_stamp import PlaceStamp
from bob_editor.model.board import Artwork
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import read_stamp
from bob_editor.ui.dialogs.painting import name_stamp
from bob_editor.ui.dialogs.painting.fill_land import FillLand
from bob_editor.ui.dialogs.painting.preview_form import PreviewForm
from bob_editor.ui.dialogs.painting.replace_terrain import ReplaceTerrain
from bob_editor.ui.dress.keyboard import letter_of
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.layers import LayersPanel
from bob_editor.ui.panels.board.stamps import StampsPanel
from bob_editor.words import speak
from tests.ui.mouse import Mouse

Form = TypeVar("Form", bound=PreviewForm)


@pytest.fixture(autouse=True)
def own_stamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's stamps in a folder of the test's own."""
    monkeypatch.setenv(library.VARIABLE, str(tmp_path / "own"))
    return tmp_path / "own"


@pytest.fixture
def panel(window: Window) -> StampsPanel:
    """The stamps panel, seen."""
    window.docks.show("stamps")
    found = window.docks.panel(StampsPanel)
    found.refresh()
    return found


def test_stamps_behind_other_panels_are_read_once_they_come_forward(window: Window, qtbot: QtBot) -> None:
    """Qt tells a dock that comes before others of no showing: the list stayed empty for good."""
    window.docks.show("stamps")
    panel = window.docks.panel(StampsPanel)
    window.docks.show("palette")
    panel._renew()
    qtbot.waitUntil(lambda: not panel._working.isActive())
    window.docks.show("stamps")
    qtbot.waitUntil(lambda: panel.list.count() > 0)


def test_why_a_stamp_cannot_be_read_is_said_in_german(window: Window) -> None:
    """It was English between German words."""
    panel = window.docks.panel(StampsPanel)
    speak("de")
    try:
        panel._reading, panel._faults = iter(()), ("mill.stamp.json can't be read.",)
        panel._read_one()
        assert said(panel._faults[0]) != panel._faults[0]
        assert said(panel._faults[0]) in window.messages.text
    finally:
        speak("en")


def test_a_stamp_is_made_found_taken_and_set(
    window: Window, panel: StampsPanel, mouse: Mouse, own_stamps: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a selection, under a name; a click in the panel takes it in hand, one on the map sets it and puts it down."""
    grid, session = window.session.board.grid, window.session
    assert not window.actions_["stamp_make"].isEnabled()
    session.hand.select.select([grid.hex("D4")])
    monkeypatch.setattr(name_stamp, "ask", lambda *_a, **_k: ("Little wood", False))
    window.actions_["stamp_make"].trigger()
    assert read_stamp(own_stamps / "little-wood.stamp.json").value.title == "Little wood"
    panel.search.setText("little")
    assert panel.list.count() == 1
    panel.list.itemClicked.emit(panel.list.item(0))
    tool = session.hand.tool
    assert isinstance(tool, PlaceStamp)
    window.actions_["turn"].trigger()
    window.actions_["mirror"].trigger()
    assert (tool.turns, tool.mirrored) == (5, True)
    mouse.click("B6")
    assert session.board.has(grid.hex("B6"), "woods")
    assert session.stack.count() == 1
    assert tool.stamp is None
    first = next(library.stamps_in_turn(session.ruleset))
    assert isinstance(first, library.LibraryStamp)
    tool.take(first.stamp)
    window.actions_["select_none"].trigger()
    assert tool.stamp is None, "Escape puts it down"
    panel.search.setText("no such thing")
    assert panel.empty.isVisible()


def test_ones_own_stamps_are_renamed_and_deleted(
    panel: StampsPanel, own_stamps: Path, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the menu of a stamp; those that ship can be copied, and no more."""
    menu = panel.menu_of(panel.list.item(0))
    words = {action.text(): action.isEnabled() for action in menu.actions() if action.text()}
    assert words["Rename…"] is words["Delete…"] is False
    next(one for one in menu.actions() if one.text() == "Copy to my stamps").trigger()
    assert len(list(own_stamps.iterdir())) == 1
    box, ask = "bob_editor.ui.panels.board.stamps.asked_name", "PySide6.QtWidgets.QMessageBox.question"
    monkeypatch.setattr(box, lambda *_: "Mine")
    mine = panel.menu_of(panel.list.item(0))
    next(one for one in mine.actions() if one.text() == "Rename…").trigger()
    mine.actions()[0].trigger()  # its row is another by now
    assert panel._tool.stamp is not None
    assert panel.list.item(0).text() == "Mine"
    monkeypatch.setattr(ask, lambda *_a, **_k: QMessageBox.StandardButton.Yes)
    next(one for one in panel.menu_of(panel.list.item(0)).actions() if one.text() == "Delete…").trigger()
    assert not list(own_stamps.iterdir())
    assert window.messages.isVisible() is False


def _form(window: Window, kind: type[Form]) -> Iterator[Form]:
    return iter(window.findChildren(kind))


def test_a_rule_is_previewed_rolled_and_taken(window: Window, qtbot: QtBot) -> None:
    """The map shows what would come of it; taken it is one step, left it is none."""
    before = window.session.board
    window.actions_["fill_rule"].trigger()
    form = next(_form(window, FillLand))
    qtbot.waitUntil(form.ok.isEnabled)
    first = window.session.hand.preview.board
    assert first is not None
    assert any("hedgerow" in first.side_terrain(side) for side in first.sides)
    assert window.session.board is before
    form.roll_again()
    qtbot.waitUntil(form.ok.isEnabled)
    second = window.session.hand.preview.board
    assert second not in (None, first)
    form.accept()
    assert window.session.board == second
    assert window.session.stack.count() == 1
    assert window.session.hand.guest is None
    window.actions_["fill_rule"].trigger()
    form = next(one for one in _form(window, FillLand) if one.isVisible())
    form.region.setCurrentIndex(form.region.findData("selection"))
    qtbot.waitUntil(lambda: "No hex is selected" in form.told.text())
    form.reject()
    assert window.session.stack.count() == 1


def test_terrain_is_found_and_replaced(window: Window, qtbot: QtBot) -> None:
    """It counts, shows the places, and replaces all in one step."""
    grid = window.session.board.grid
    window.session.hand.select.select([grid.hex("D4")])
    window.actions_["replace"].trigger()
    form = next(_form(window, ReplaceTerrain))
    assert form.old.currentData() == "woods", "what is selected is meant"
    form.new.setCurrentIndex(form.new.findData("jungle"))
    qtbot.waitUntil(form.ok.isEnabled)
    assert form.told.text() == "1 hex."
    assert window.session.hand.preview.hexes == {grid.hex("D4")}
    form.accept()
    assert window.session.board.has(grid.hex("D4"), "jungle")
    assert window.session.stack.undoText() == "Replace Woods by Jungle"


def test_keys_in_a_form_beside_the_map_are_its_own(window: Window, qtbot: QtBot) -> None:
    """No letter takes a tool or opens a menu, Delete clears nothing, and Escape leaves the form alone."""
    grid, hand = window.session.board.grid, window.session.hand
    hand.select.select([grid.hex("D4")])
    window.actions_["replace"].trigger()
    form = next(_form(window, ReplaceTerrain))
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    form.new.setFocus()
    menus = {letter_of(row) for row in window.menuBar().actions()}
    letter, field = next(
        (letter_of(one), one.buddy())
        for one in form.findChildren(QLabel)
        if one.buddy() not in (None, form.new) and letter_of(one) in menus
    )
    qtbot.keyClick(form.new, letter.lower(), Qt.KeyboardModifier.AltModifier)
    assert field.hasFocus(), "a menu has the same letter"
    for key in (Qt.Key.Key_T, Qt.Key.Key_Delete, Qt.Key.Key_Escape):
        assert form.isVisible()
        qtbot.keyClick(form.new, key)
    assert not isValid(form) or not form.isVisible()
    assert hand.tool is hand.select
    assert hand.selection == {grid.hex("D4")}
    assert window.session.stack.count() == 0


def test_hexsides_go_round(window: Window, mouse: Mouse) -> None:
    """Round the selection by a command, round a field by a click of the tool, and off again with Ctrl."""
    session, grid = window.session, window.session.board.grid
    session.hand.select.select([grid.hex("D4"), grid.hex("D5")])
    window.actions_["sides_round"].trigger()
    assert len(session.board.sides) == 10
    window.actions_["sides_round"].trigger()
    assert session.stack.count() == 1
    assert "already" in window.messages.text
    session.stack.undo()
    x, y = grid.centre(grid.hex("D4"))
    house = Artwork("woods", ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x, y + 0.5)))
    session.steps.draw(Edit("House", lambda board: replace(board, artwork=(house,))))
    session.hand.select.take([RingPlace("artwork", 0)])
    window.actions_["sides_round"].trigger()
    assert len(session.board.sides) == 6, "round the outline"
    session.stack.setIndex(0)
    session.hand.select.select_none()
    session.hand.choose(DrawSide.id)
    session.hand.tool.set_option("along", "outline")
    mouse.move("D4")
    assert "6 hexsides round the woods" in session.hand.tool.hint
    mouse.click("D4")
    assert len(session.board.sides) == 6
    assert session.stack.count() == 1


def test_strokes_are_drawn_in_their_image(window: Window, mouse: Mouse) -> None:
    """The switches shut each other out; a board that can't be mirrored so says it."""
    actions, session = window.actions_, window.session
    actions["symmetry_top_bottom"].trigger()
    assert not actions["symmetry_top_bottom"].isChecked(), "its columns are of one length"
    assert "don’t come to lie" in window.messages.text
    actions["symmetry_left_right"].trigger()
    assert session.document.manner.symmetry == "left_right"
    window.messages.hide()
    speak("de")
    try:
        actions["symmetry_left_right"].trigger()
        actions["symmetry_left_right"].trigger()
        assert "Mirrored" not in window.messages.text
    finally:
        speak("en")
    session.hand.choose("paint_terrain")
    mouse.move("B2")
    assert session.hand.tool.told.endswith("(and its image)")
    mouse.click("B2")
    assert len(session.board.hexes) == 4
    assert session.stack.count() == 1


def test_a_locked_layer_stays_as_it_is(window: Window, mouse: Mouse) -> None:
    """Tools say so and change nothing; so do commands. The state belongs to the file, not into it."""
    panel, session = window.docks.panel(LayersPanel), window.session
    panel.locks["ground"].click()
    session.hand.choose("paint_terrain")
    mouse.move("B2")
    assert "locked in the Layers panel" in session.hand.tool.told
    assert session.hand.preview.board is None
    before = session.board
    mouse.click("B2")
    assert session.board is before
    assert "locked" in window.messages.text
    grid = before.grid
    session.hand.select.select([grid.hex("D4")])
    window.actions_["delete"].trigger()
    assert "nothing to delete" not in window.status.currentMessage(), "there is, but it is locked"
    panel.boxes["artwork"].click()
    assert session.document.manner.hidden == {"artwork"}
    session.steps.draw(Edit("Clear", lambda board: type(board)(board.grid, board.ruleset)))
    assert session.board is before
    panel.dims["artwork"].click()
    window.settings.keep_layers("/x", frozenset(("dots",)), panel.dimmed, panel.locked)
    session.open(before, "/x")
    assert panel.locked == {"terrain"}
    assert panel.dimmed == {"artwork"} == window.canvas.picture.dimmed
    assert "dots" not in panel.layers
    session.open(before, None)
    assert not panel.locked
    assert "dots" in panel.layers
