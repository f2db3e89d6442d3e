"""What the window shows of the map: all of it at a key, true colours in any theme, the field while one looks."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTabBar
from pytestqt.qtbot import QtBot

from bob_editor.geometry.hexes import Hex
from bob_editor.rules.los.scene import UnitOnMap
from bob_editor.ui.frame.arrangement import MAP_PART
from bob_editor.ui.frame.window import Window
from tests.ui.mouse import Mouse

pytestmark = pytest.mark.dressed


def test_all_panels_are_hidden_and_come_back(window: Window) -> None:
    """Those that were there; the closed ones stay closed, and those in front are in front again."""
    before = {name for name in window.docks if not window.docks[name].isHidden()}
    assert before
    for name in ("stamps", "los", "history"):
        window.docks.bring_forward(name)
    window.actions_["all_panels"].trigger()
    assert all(window.docks[name].isHidden() for name in window.docks)
    window.actions_["all_panels"].trigger()
    assert {name for name in window.docks if not window.docks[name].isHidden()} == before
    QApplication.processEvents()
    front = {name for name in before if not window.docks[name].visibleRegion().isEmpty()}
    assert {"stamps", "los", "history"} <= front


def test_the_names_of_panels_are_read_whole(window: Window) -> None:
    """Where a dock has no room for all of its tabs, arrows lead to the others."""
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    bars = [bar for bar in window.findChildren(QTabBar, options=direct) if bar.count() > 1]
    assert bars
    assert {bar.elideMode() for bar in bars} == {Qt.TextElideMode.ElideNone}
    assert all(bar.usesScrollButtons() for bar in bars)


def test_the_map_keeps_its_colours_in_the_dark(window: Window) -> None:
    """A designer wants a dark window and the map as it is printed; night colours are asked for."""
    window.settings.theme = "dark"
    window.wear()
    assert window.canvas.picture.style.theme == "light"
    window.actions_["night_map"].trigger()
    assert window.canvas.picture.style.theme == "dark"
    assert window.settings.night_map
    window.settings.theme = "light"
    window.wear()
    window.actions_["night_map"].trigger()


def test_the_field_is_there_while_one_looks(window: Window, mouse: Mouse) -> None:
    """Who takes a tool to draw with isn't left in its shade, unless that is asked for; Escape ends looking."""
    window.session.hand.choose("look")
    mouse.click("B2")
    assert window.desk.modes.layer() is not None
    window.session.hand.choose("paint_terrain")
    assert window.desk.modes.layer() is None
    window.actions_["los_stays"].trigger()
    assert window.desk.modes.layer() is not None
    window.actions_["select_none"].trigger()
    assert window.session.live_los.origin is None


def test_a_panel_that_grows_leaves_the_map_in_its_place(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """The next click meets the hex that was under the pointer."""
    canvas = window.canvas
    mouse.click("B2")

    def corner() -> tuple[int, int]:
        at = canvas.mapTo(window, canvas.view.to_widget(canvas.picture.bounds.topLeft()).toPoint())
        return at.x(), at.y()

    before, scale = corner(), canvas.view.scale
    width = canvas.width()
    window.docks["palette"].widget().setMinimumWidth(window.docks["palette"].width() + 60)
    qtbot.waitUntil(lambda: canvas.width() < width)
    assert canvas.view.scale == scale
    assert all(abs(one - other) <= 1 for one, other in zip(corner(), before, strict=True))


def test_enter_first_shows_the_cursor(window: Window, mouse: Mouse, qtbot: QtBot) -> None:
    """Who worked with the mouse doesn't see where Enter would draw."""
    window.session.hand.choose("paint_terrain")
    mouse.move("C3")
    before = window.session.board
    window.canvas.setFocus()
    qtbot.keyClick(window.canvas, Qt.Key.Key_Return)
    assert window.session.board == before
    qtbot.keyClick(window.canvas, Qt.Key.Key_Return)
    assert window.session.board != before


def test_the_status_bar_says_under_what_one_looks(window: Window) -> None:
    """Too dark and blocked look alike on the map."""
    assert not window.status.circumstances.isVisible()
    los = window.session.live_los
    los.perform(replace(los.scene, conditions={"visibility": 4}), "Change conditions")
    assert window.status.circumstances.isVisible()
    assert "4" in window.status.circumstances.text()
    dark = window.status.circumstances.icon().pixmap(24, 24).toImage()
    los.perform(replace(los.scene, conditions={}, units=(UnitOnMap("squad", Hex(2, 2)),)), "Units alone")
    assert window.status.circumstances.icon().pixmap(24, 24).toImage() != dark, "no moon"
    window.actions_["undo"].trigger()
    window.actions_["undo"].trigger()
    assert not window.status.circumstances.isVisible()


def test_the_board_does_not_become_a_speck(window: Window) -> None:
    """However often the wheel turns."""
    fitted = window.canvas.view.scale
    for _ in range(40):
        window.actions_["zoom_out"].trigger()
    assert window.canvas.view.scale >= min(fitted, 18) / 3 - 0.001


@pytest.mark.parametrize(("wide", "card"), [(1000, 400), (1600, 520)])
def test_a_card_leaves_some_of_a_small_screen_to_the_map(
    empty_window: Window, scenario_file: Path, qtbot: QtBot, wide: int, card: int
) -> None:
    """It is as wide as its fields want at most."""
    empty_window.resize(wide, 700)
    assert empty_window.files.open_path(str(scenario_file))
    qtbot.waitUntil(lambda: abs(empty_window.docks["card"].width() - card) < 20)


def test_a_window_that_gets_narrower_leaves_the_map_its_part(scenario_window: Window, qtbot: QtBot) -> None:
    """The panels on the right give some; where somebody had made the map smaller, it stays so."""
    window = scenario_window
    middle, card = window.centralWidget(), window.docks["card"]
    window.resize(1500, 860)
    window.resizeDocks([card], [520], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: card.width() == 520)
    window.resize(1100, 860)
    qtbot.waitUntil(lambda: abs(middle.width() - 1100 // MAP_PART) <= 2)
    assert card.width() < 520
    wide = card.width() + 40
    window.resizeDocks([card], [wide], Qt.Orientation.Horizontal)
    qtbot.waitUntil(lambda: card.width() == wide)
    window.resize(1090, 860)
    qtbot.wait(50)
    assert card.width() == wide
