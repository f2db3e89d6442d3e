"""Areas painted on the map."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.tools.scenario.paint_area import PaintArea
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.frame.window import Window
from tests.ui.mouse import Mouse


def test_an_area_is_painted(window: Window, qtbot: QtBot) -> None:
    """A drag begins one, a second adds to it, Control takes hexes away."""
    window.session.hand.choose("paint_area")
    mouse = Mouse(qtbot, window.canvas)
    mouse.press("1.B2")
    mouse.drag("1.D2")
    mouse.release("1.D2")
    assert window.session.scenario is not None
    value = window.session.scenario.value
    assert value.get("setup_areas", 0, "side") == "us"
    first = value.get("setup_areas", 0, "area")
    assert {"1.B2", "1.D2"} <= set(first)
    assert len(first) == 3
    mouse.click("1.D3")
    assert "1.D3" in window.session.scenario.value.get("setup_areas", 0, "area")
    mouse.click("1.B2", Qt.KeyboardModifier.ControlModifier)
    assert "1.B2" not in window.session.scenario.value.get("setup_areas", 0, "area")
    assert len(window.session.scenario.value.setup_areas) == 1


def test_an_area_that_undo_took_away_is_in_hand_no_longer(window: Window, qtbot: QtBot) -> None:
    """Bar and status went on naming it until the pointer moved."""
    window.session.hand.choose("paint_area")
    before = window.status.hint.text()
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.D3")
    assert window.status.hint.text() != before
    assert "side" not in window.options._fields
    window.actions_["undo"].trigger()
    assert window.status.hint.text() == before
    assert "side" in window.options._fields
    shown = window.options._fields["target"]
    assert isinstance(shown, QComboBox)
    assert (shown.count(), shown.currentData()) == (1, "")


def test_what_is_painted_is_shown_and_chosen_above_the_map(window: Window, qtbot: QtBot) -> None:
    """One that a rule gives is said to become a list before it does."""
    areas = [{"id": "a", "side": "us", "area": ["1.B3"]}, {"id": "b", "side": "ge", "area": {"edge": "top"}}]
    session = window.session
    session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    session.hand.choose("paint_area")
    tool = session.hand.tools["paint_area"]
    assert isinstance(tool, PaintArea)
    shown = window.options._fields["target"]
    assert isinstance(shown, QComboBox)
    assert [shown.itemData(row) for row in range(shown.count())] == ["", "setup_areas/0", "setup_areas/1"]
    assert "side" in window.options._fields
    tool.set_option("target", "setup_areas/0")
    assert "side" not in window.options._fields
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.B4")
    assert session.scenario is not None
    assert session.scenario.value.get("setup_areas", 0, "area") == ["1.B3", "1.B4"]
    assert "rule" not in tool.hint
    session.scenario_desk.open.choose(("setup_areas", 1))
    again = window.options._fields["target"]
    assert isinstance(again, QComboBox)
    assert again.currentData() == "setup_areas/1"
    assert "rule" in tool.hint


def test_the_row_that_is_worked_in_is_the_one_that_is_painted(window: Window, qtbot: QtBot) -> None:
    """Not the one that was chosen before on another page of the form."""
    areas = [{"id": one, "side": "us", "area": ["1.B3"]} for one in "ab"]
    session = window.session
    session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    window.show()
    window.docks.show("card")
    panel = window.docks.panel(CardPanel)
    field = panel.show_field(("setup_areas", 1, "area"))
    assert field is not None
    session.scenario_desk.open.choose(("sides", 0))
    (field.focusProxy() or field).clearFocus()
    field.take_focus()
    qtbot.waitUntil(lambda: session.scenario_desk.open.chosen == ("setup_areas", 1))


@pytest.mark.parametrize("game", ["band-of-brothers-2.2", "last-hundred-yards"])
def test_a_painted_area_lacks_nothing(empty_window: Window, tmp_path: Path, game: str) -> None:
    """It begins with what the game asks of each: painting one makes no error of form."""
    name = {"band-of-brothers-2.2": "sainte-barbe", "last-hundred-yards": "vauquemont"}[game]
    file = Path("maps", game, f"{name}.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset(game), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    before = {one.code for one in session.issues}
    session.hand.choose("paint_area")
    session.scenario_desk.open.choose(None)
    grid = session.board.grid
    at = pointer_at(grid, grid.frame.centre(grid.hexes[len(grid.hexes) // 2]))
    session.hand.tool.press(at)
    session.hand.tool.release(at)
    assert session.scenario is not None
    assert len(session.scenario.value.setup_areas) == len(card.setup_areas) + 1
    session.scenario_desk.live.refresh()
    found = {one.code for one in session.issues} - before
    assert not {code for code in found if code.endswith(("field-missing", "/required"))}


def test_a_game_without_set_up_areas_paints_none(empty_window: Window) -> None:
    """Memoir '44 has none: a stroke makes no row that its format doesn't know; objectives are painted."""
    file = Path("maps/memoir-44/orvenne.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset("memoir-44"), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    session.hand.choose("paint_area")
    tool, grid = session.hand.tool, session.board.grid
    assert [one.name for one in tool.options] == ["size"]
    assert "no set-up areas" in tool.hint
    at = pointer_at(grid, grid.frame.centre(grid.hex("E5")))
    tool.press(at)
    tool.release(at)
    assert session.scenario is not None
    assert session.scenario.value == card
    objectives = [{"owner": "any", "kind": "permanent", "hexes": ["C5", "D5"]}]
    session.steps.on_card(Edit("Put", lambda scenario: put(scenario, ("objectives",), objectives)))
    session.scenario_desk.open.choose(("objectives", 0))
    tool.press(at)
    tool.release(at)
    assert session.scenario.value.get("objectives", 0, "hexes") == ["C5", "D5", "E5"]
