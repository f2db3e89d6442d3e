"""Fields by mouse and keyboard: the lens, several hexes, exposure, overlays."""

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.said import said
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End, MapChange
from bob_editor.rules.los.sight import BLOCKED
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.words import speak
from tests.ui.frame.workbench.at_hand import press, shot
from tests.ui.mouse import Mouse


def test_the_lens_follows_the_pointer(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """With the lens on, the field is that of the hex under the pointer, with any tool in hand."""
    window.session.hand.choose("select")
    press(qtbot, window, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert window.actions_["los_lens"].isChecked()
    grid = window.session.board.grid
    mouse.move("B4")
    assert window.desk.modes.looking == End(grid.hex("B4"))
    layer = window.desk.modes.layer()
    assert layer is not None
    assert layer.field is not None
    assert layer.field.codes[grid.index[grid.hex("F4")]] == BLOCKED
    first = shot(window)
    mouse.move("H2")
    assert window.desk.modes.looking == End(grid.hex("H2"))
    assert shot(window) != first
    press(qtbot, window, Qt.Key.Key_L, Qt.KeyboardModifier.ShiftModifier)
    assert window.desk.modes.mode == "origin"
    assert window.desk.modes.layer() is None


def test_painting_says_what_it_opens_and_closes(window: Window, mouse: Mouse) -> None:
    """Before the button is released the hexes that go out of view are marked and counted."""
    grid = window.session.board.grid
    window.session.live_los.look(End(grid.hex("B2")), None)
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.press("B4")
    # The frame that shows the edit doesn't wait for what is seen after it.
    assert not window.workbench._change
    QApplication.processEvents()
    change = window.workbench._change
    assert grid.hex("B6") in change.closed
    assert f"closes {len(change.closed)}" in window.status.hint.text()
    assert "From B2" in window.status.hint.text()
    mouse.release("B4")
    mouse.move("I7")
    QApplication.processEvents()
    assert not window.workbench._change.closed


def test_several_hexes_look_together(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Of the selected hexes: how many see each, and those that any, all or none see; pinned ones stay."""
    grid = window.session.board.grid
    window.session.hand.choose("select")
    window.session.hand.select.select([grid.hex("B4"), grid.hex("F2")])
    press(qtbot, window, Qt.Key.Key_C, Qt.KeyboardModifier.ShiftModifier)
    assert window.desk.modes.mode == "common"
    shot(window)
    found = window.desk.modes.common
    assert found is not None
    assert len(found.origins) == 2
    assert bool(found.by_any.any())
    qtbot.waitUntil(
        lambda: f"by any: {int(found.by_any.sum())}" in window.docks.panel(FieldsPanel).summary.text()
    )
    window.docks.panel(FieldsPanel).take_button.click()
    speak("de")
    try:
        window.docks.panel(FieldsPanel).refresh()
        assert "angeheftet: " in window.docks.panel(FieldsPanel).origins.text()
    finally:
        speak("en")
    window.session.hand.select.select_none()
    assert set(window.desk.modes.origins) == {grid.hex("B4"), grid.hex("F2")}
    window.session.live_los.look(End(grid.hex("H7")), None)
    window.docks.panel(FieldsPanel).add_button.click()
    assert len(window.desk.modes.origins) == 3
    seen = set()
    for row in range(window.docks.panel(FieldsPanel).shown.count()):
        window.docks.panel(FieldsPanel).shown.setCurrentIndex(row)
        window.docks.panel(FieldsPanel).shown.activated.emit(row)
        layer = window.desk.modes.layer()
        assert layer is not None
        seen.add(str(layer.key))
    assert len(seen) == 4
    window.docks.panel(FieldsPanel).clear_button.click()
    assert list(window.desk.modes.origins) == [grid.hex("H7")]


def test_shift_click_compares_fields(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """With that of the hex that looks; once more lets one go. Shift+Enter does it, and so does the place's menu."""
    session, modes, shift = window.session, window.desk.modes, Qt.KeyboardModifier.ShiftModifier
    at = session.board.grid.hex
    press(qtbot, window, Qt.Key.Key_L)
    mouse.click("B2")
    mouse.click("F4", shift)
    assert modes.mode == "common"
    assert modes.origins == (at("B2"), at("F4"))
    scene = session.live_los.scene
    upstairs = replace(scene, changes=(MapChange("upper_level", (at("F4"),)),))
    session.desk.set_scene(upstairs, "Upstairs")
    session.hand.look.set_option("origin_in", "upper_level")
    assert modes.layer() is not None
    assert [end.position for end in modes.common.origins] == [None, "upper_level"]
    panel = window.docks.panel(FieldsPanel)
    panel.refresh()
    assert "“Upper level”" in panel.origins.text()
    assert not panel.add_button.isEnabled(), "B2 looks already"
    session.hand.look.set_option("origin_in", None)
    mouse.move("H6")
    press(qtbot, window, Qt.Key.Key_Return)
    press(qtbot, window, Qt.Key.Key_Return, shift)
    assert len(modes.origins) == 3
    mouse.click("B2", shift)
    assert modes.origins[0] == at("F4")
    window.place_menu.fill(pointer_at(session.board.grid, session.board.grid.centre(at("F4"))))
    found = [
        one for one in window.place_menu.menu.actions() if one.text() == "Compare the field of F4 no longer"
    ]
    found[0].trigger()
    assert len(modes.origins) == 1
    window.actions_["board_turn"].trigger()
    assert not modes.pinned


def test_the_legend_names_what_the_games_rule_can_give(window: Window) -> None:
    """As a picture's does: no hindrance in a game that has none."""
    session = window.session
    for ruleset, verdicts in ((session.board.ruleset, 4), ("memoir-44", 2)):
        session.open(Board(Grid(9, 7), ruleset, id="b", title="B"), None)
        session.hand.choose("look")
        session.hand.look.hold(End(session.board.grid.hex("A1")), End(session.board.grid.hex("C3")))
        layer = window.desk.modes.layer()
        assert layer is not None
        assert isinstance(layer.legend_key, tuple)
        assert len(layer.legend_key[1]) == verdicts
        session.document.saved_as()


def test_the_legend_of_a_games_field_is_in_the_language_of_the_window(window: Window) -> None:
    """As the list is in which it is chosen."""
    field = window.desk.modes.overlays[0]
    window.desk.modes.choose_overlay(field.id, field.choices[0][0])
    speak("de")
    try:
        layer = window.desk.modes.layer()
        assert layer is not None
        assert layer.legend_key == ((BLOCKED, said(field.title)),)
        assert said(field.title) != field.title
    finally:
        speak("en")


def test_exposure_is_counted_beside_the_window(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """It shows as a heat map with its own legend, is counted anew after an edit, and tells the extremes."""
    press(qtbot, window, Qt.Key.Key_E, Qt.KeyboardModifier.ShiftModifier)
    modes = window.desk.modes
    qtbot.waitUntil(lambda: modes.up_to_date and not modes.busy)
    assert modes.counts is not None
    before = modes.counts.seen.copy()
    assert f"{int(before.max())} hexes" in window.docks.panel(FieldsPanel).summary.text()
    layer = modes.layer()
    assert layer is not None
    assert layer.legend_key != "los"
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("F6")
    assert not modes.up_to_date
    qtbot.waitUntil(lambda: modes.up_to_date and not modes.busy)
    assert modes.counts is not None
    assert int(modes.counts.seen.sum()) < int(before.sum())


def test_counting_is_stopped(window: Window, qtbot: QtBot) -> None:
    """Stop ends it; Count begins again."""
    modes = window.desk.modes
    modes.choose("exposure")
    modes.cancel()
    assert not modes.busy
    assert not modes.up_to_date
    assert window.docks.panel(FieldsPanel).count_button.isEnabled()
    window.docks.panel(FieldsPanel).count_button.click()
    qtbot.waitUntil(lambda: modes.up_to_date)


def test_overlays_of_the_ruleset_are_offered(window: Window, qtbot: QtBot) -> None:
    """The list of fields has the game's overlays, with what is to be chosen, and shows their hexes."""
    panel = window.docks.panel(FieldsPanel)
    row = next(row for row in range(panel.mode.count()) if "32.1" in panel.mode.itemText(row))
    panel.mode.setCurrentIndex(row)
    panel.mode.activated.emit(row)
    assert window.desk.modes.mode == "overlay"
    assert not panel.choice_row.isHidden()
    grid = window.session.board.grid
    window.session.hand.select.select([grid.hex("D4")])
    window.docks.panel(InspectorPanel).refresh()
    layer = window.desk.modes.layer()
    assert layer is not None
    assert panel.choice.count() == 4
