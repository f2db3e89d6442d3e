"""Tools by their keys, and undo while something is begun."""

import pytest
from pytestqt.qtbot import QtBot

from bob_editor.ui.desk.actions import tool_command
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse

pytestmark = pytest.mark.dressed


def test_a_tool_by_its_key(window: Window, qtbot: QtBot) -> None:
    """Every tool's key takes it up, and the status bar says what it will do; those of no use here can't be had."""
    for name, tool in window.session.hand.tools.items():
        action = window.actions_[tool_command(name)]
        if tool.edits == "scenario" or name == "place_unit":
            assert not action.isVisible()
            continue
        window.canvas.setFocus()
        qtbot.keyClick(window.canvas, action.shortcut().toString()[0])
        assert window.session.hand.tool.id == name
        assert action.isChecked()
        assert window.status.hint.text() == window.session.hand.tool.hint


def test_typing_a_search_chooses_no_tool(window: Window, qtbot: QtBot) -> None:
    """Letters typed into a field go into the field."""
    window.activateWindow()
    window.docks.panel(PalettePanel).search.setFocus()
    before = window.session.hand.tool.id
    qtbot.keyClicks(window.docks.panel(PalettePanel).search, "tsl")
    assert window.docks.panel(PalettePanel).search.text() == "tsl"
    assert window.session.hand.tool.id == before


def test_what_a_press_will_do_is_told_after_undo(window: Window, mouse: Mouse) -> None:
    """The pointer rests where something was put or erased, and Undo takes that back."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.move("B2")
    told = window.status.hint.text()
    assert "Put Smoke in B2" in told
    mouse.click("B2")
    assert "takes it away again" in window.status.hint.text()
    window.actions_["undo"].trigger()
    assert window.status.hint.text() == told
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    window.session.hand.choose("erase")
    mouse.move("B2")
    told = window.status.hint.text()
    mouse.click("B2")
    assert "Nothing" in window.status.hint.text()
    window.actions_["undo"].trigger()
    assert window.status.hint.text() == told


@pytest.mark.parametrize("name", ["draw_path", "draw_artwork"])
def test_undo_takes_back_the_last_step_of_what_is_begun(window: Window, mouse: Mouse, name: str) -> None:
    """It gave up all that was clicked, and took back the edit before as well."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    hand, undo = window.session.hand, window.actions_["undo"]
    hand.choose(name)
    places = ("B3", "C4", "D4", "E5")
    for place in places:
        mouse.click(place)
    begun = hand.tool.preview.points
    for _ in places:
        assert window.session.stack.count() == 1
        undo.trigger()
        assert len(hand.tool.preview.points) < len(begun)
        begun = hand.tool.preview.points
    assert not hand.tool.busy
    assert window.session.stack.canUndo()
    undo.trigger()
    assert not window.session.stack.canUndo()


def test_undo_in_a_drag_gives_up_the_drag_alone(window: Window, mouse: Mouse) -> None:
    """Where nothing was done before it can be asked for, too."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    before, undo = window.session.board, window.actions_["undo"]
    assert not undo.isEnabled()
    mouse.press("B2")
    mouse.drag("B3")
    assert window.session.hand.tool.preview.board is not None
    assert undo.isEnabled()
    undo.trigger()
    mouse.release("B3")
    assert window.session.board is before
    assert not undo.isEnabled()
