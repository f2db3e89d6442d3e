"""The menu of a place: what lies there, and what is done about it."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu

from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.geometry.parts import Side, side_of
from bob_editor.model.board import Artwork, Feature
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rules.los.scene import Marker
from bob_editor.ui.frame.window import Window
from bob_editor.words import speak


def _fill(window: Window, name: str, side: Side | None = None) -> dict[str, QAction]:
    """The entries of the menu at a hex's dot, or at one of its hexsides."""
    grid = window.session.board.grid
    at = grid.hex(name)
    point: tuple[float, float] = grid.centre(at)
    if side is not None:
        (ax, ay), (bx, by) = (grid.centre(one) for one in side.hexes)
        point = ((ax + bx) / 2, (ay + by) / 2)
    window.place_menu.fill(pointer_at(grid, point))
    return {action.text(): action for action in window.place_menu.menu.actions()}


def test_a_hex(window: Window) -> None:
    """It is looked from, its terrain is taken up, and it is copied; the selection is the hex that was asked about."""
    entries = _fill(window, "D4")
    assert window.session.hand.selection == {window.session.board.grid.hex("D4")}
    entries["Take up Woods"].trigger()
    assert window.session.hand.tool.id == "paint_terrain"
    _fill(window, "D4")["Look from D4"].trigger()
    assert window.session.hand.tool.id == "look"
    _fill(window, "F4")["Look at F4"].trigger()
    target = window.session.live_los.target
    assert target is not None
    assert target.hex == window.session.board.grid.hex("F4")
    _fill(window, "F4")
    assert window.actions_["los_swap"] in window.place_menu.menu.actions()


def test_a_hexside_a_path_and_a_marker(window: Window) -> None:
    """Each is taken away as one step of undo."""
    session, grid = window.session, window.session.board.grid
    side = next(one for one in _sides(window) if grid.hex("B4") in one.hexes)
    session.document.set_value(replace(session.board, sides={side: (Feature("hedgerow"),)}))
    session.live_los.scene = replace(session.live_los.scene, markers=(Marker("smoke", grid.hex("B4")),))
    _fill(window, "B4", side)["Erase"].trigger()
    assert not session.board.sides
    _fill(window, "B4")["Take Smoke away"].trigger()
    assert not session.live_los.scene.markers
    window.actions_["undo"].trigger()
    assert session.live_los.scene.markers


def test_outlines_beneath_a_selected_one(window: Window) -> None:
    """One way to them is Alt and a click, which many desktops take for themselves; the menu is another."""
    session, grid = window.session, window.session.board.grid
    x, y = grid.centre(grid.hex("B4"))
    ring = tuple((x + a, y + b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
    session.document.set_value(
        replace(session.board, artwork=(Artwork("wheat", ring), Artwork("woods", ring)))
    )
    for title in ("Woods", "Wheat", "Woods"):
        entries = _fill(window, "B4")
        if "Drawn here, too" in entries:
            menu = entries["Drawn here, too"].menu()
            assert isinstance(menu, QMenu)
            entries = {action.text(): action for action in menu.actions()}
        entries[f"Select the drawn {title}"].trigger()
        assert session.hand.select.hold.words == f"the drawn {title}"


def test_what_stands_on_a_hexside_is_named_in_the_windows_language(window: Window) -> None:
    """It said *on* between German words."""
    session, grid = window.session, window.session.board.grid
    side = next(one for one in _sides(window) if grid.hex("B4") in one.hexes)
    session.document.set_value(replace(session.board, sides={side: (Feature("hedgerow"),)}))
    speak("de")
    try:
        assert f"Hecke auf {grid.side_label(side)}" in _fill(window, "B4", side)
    finally:
        speak("en")


def _sides(window: Window) -> list[Side]:
    grid = window.session.board.grid
    at = grid.hex("B4")
    return [side_of(at, direction) for direction in range(6) if at.neighbour(direction) in grid]


@pytest.mark.parametrize(("tool", "opens"), [("select", True), ("look", True), ("paint_terrain", False)])
def test_the_right_button(window: Window, tool: str, opens: bool) -> None:
    """With tools that don't draw by it; the others keep it."""
    window.session.hand.choose(tool)
    _opens_by_right_button(window, "D4", opens=opens)


def test_the_right_button_on_counters(scenario_window: Window) -> None:
    """The tool that places them does nothing else by it."""
    scenario_window.session.hand.choose("place_counters")
    assert scenario_window.session.hand.tool.id == "place_counters"
    _opens_by_right_button(scenario_window, "1.D4", opens=True)


def test_counters_are_taken_away_by_the_menu(scenario_window: Window) -> None:
    """Each by itself; those that are called alike by their order in the stack."""
    window, units = scenario_window, [{"kind": "squad", "side": "us", "at": "1.B3"}] * 2
    window.session.steps.on_card(Edit("Put", lambda card: put(card, ("units",), units)))
    both = [one for one in _fill(window, "1.B3") if one.startswith("Take ")]
    assert [one.rpartition("(")[2] for one in both] == ["1) away", "2) away"]
    assert len([one for one in _fill(window, "1.B3") if one.startswith("Show the fields")]) == 2
    _fill(window, "1.B3")[both[1]].trigger()
    (left,) = (one for one in _fill(window, "1.B3") if one.startswith("Take "))
    assert "(" not in left
    window.session.stack.undo()
    assert [one for one in _fill(window, "1.B3") if one.startswith("Take ")] == both


def _opens_by_right_button(window: Window, name: str, *, opens: bool) -> None:
    grid = window.session.board.grid
    centre = window.canvas.view.to_widget(QPointF(*grid.frame.true(grid.centre(grid.hex(name))))).toPoint()
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse,
        centre,
        window.canvas.mapToGlobal(centre),
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(window.canvas, event)
    assert window.place_menu.menu.isVisible() == opens
    window.place_menu.menu.close()


def test_the_menu_key(window: Window) -> None:
    """With every tool, at the keyboard's cursor."""
    window.session.hand.choose("paint_terrain")
    event = QContextMenuEvent(
        QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), QPoint(1, 1), Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window.canvas, event)
    assert window.place_menu.menu.isVisible()
    window.place_menu.menu.close()
