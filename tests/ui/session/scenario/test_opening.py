"""A scenario is opened in the window."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.model.scenario_edits import put
from bob_editor.storage.documents import read_scenario, write_scenario
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.dialogs.files import open_file
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.session.scenario.at_hand import RULESET, set_to


def test_opening_shows_the_joined_map(scenario_window: Window, scenario_file: Path) -> None:
    """The canvas has both boards; the title bar and the recent files have the scenario's name."""
    session = scenario_window.session
    assert session.scenario is not None
    assert session.card is not None
    assert session.board is session.card.board
    assert session.board.grid.hex("2.E4") in session.board.grid
    assert scenario_window.windowTitle().startswith("mill.scenario.json")
    assert scenario_window.settings.recent == (str(scenario_file),)
    assert not scenario_window.isWindowModified()
    assert scenario_window.docks["card"].isVisible()
    assert not scenario_window.docks["palette"].isVisible()
    assert scenario_window.actions_["card"].isEnabled()


def test_open_dialog_and_drop_take_scenarios(
    empty_window: Window, scenario_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As boards are opened."""
    monkeypatch.setattr(open_file, "ask", lambda *_args: str(scenario_file))
    empty_window.actions_["open"].trigger()
    assert empty_window.session.scenario is not None


def test_a_board_after_a_scenario_is_a_board(scenario_window: Window, scenario_file: Path) -> None:
    """Nothing of the scenario is left; its tools and panels go."""
    assert scenario_window.files.open_path(str(scenario_file.parent / "left.board.json"))
    session = scenario_window.session
    assert session.scenario is None
    assert session.card is None
    assert scenario_window.docks["palette"].isVisible()
    assert not scenario_window.docks["card"].isVisible()
    assert not scenario_window.actions_["card"].isEnabled()
    scenario_window.docks.panel(PalettePanel).pick("terrain", "woods")
    assert session.hand.tool.id == "paint_terrain"


def test_closing_shows_the_welcome_page(scenario_window: Window) -> None:
    """As with a board."""
    assert scenario_window.files.close()
    assert scenario_window.session.empty
    assert scenario_window.session.scenario is None
    assert scenario_window.middle.centre.currentWidget() is scenario_window.welcome


@pytest.mark.parametrize(
    "rows",
    [
        [],
        [{"board": "gone.board.json", "name": "1"}],
        [{"board": 5}],
        "boards",
        [{"board": "left.board.json", "name": "1", "turn": 45, "at": ["x", None]}],
        [{"board": "left.board.json", "name": "1"}, {"board": "left.board.json", "name": "1", "at": [1, 1]}],
        [{"board": "/etc/passwd", "name": "1"}],
    ],
)
def test_maps_that_cannot_be_joined_still_open(
    scenario_window: Window, scenario_file: Path, rows: Any
) -> None:
    """It is told; the card is there to be mended."""
    scenario = read_scenario(scenario_file).value
    odd = scenario_file.with_name("odd.scenario.json")
    write_scenario(odd, put(scenario, ("map", "boards"), rows))
    assert scenario_window.files.open_path(str(odd))
    assert scenario_window.session.issues
    scenario_window.canvas.grab()
    set_to(scenario_window, "map", "boards", value=[{"board": "left.board.json", "name": "1"}])
    assert scenario_window.session.scenario_desk.map_board() is not None
    scenario_window.session.stack.undo()


def test_a_missing_board_is_told_in_the_message_bar(scenario_window: Window, scenario_file: Path) -> None:
    """And as an issue at its field."""
    (scenario_file.parent / "right.board.json").unlink()
    assert scenario_window.files.open_path(str(scenario_file))
    assert "right.board.json" in scenario_window.messages.text
    codes = [issue.code for issue in scenario_window.session.issues]
    assert "schema/no-map" in codes


@pytest.mark.parametrize(
    "data", [{}, {"title": 5}, {"sides": "x", "units": 3, "markers": [1], "changes": {}}]
)
def test_malformed_cards_open(scenario_window: Window, tmp_path: Path, data: dict[str, Any]) -> None:
    """Whatever the card holds, the window shows it and says what is wrong."""
    path = tmp_path / "broken.scenario.json"
    path.write_text(
        json.dumps({"format": "bob-editor/scenario", "version": 1, "ruleset": RULESET, "map": {}, **data})
    )
    assert scenario_window.files.open_path(str(path))
    assert scenario_window.session.issues
    for row in range(scenario_window.docks.panel(CardPanel).pages.count()):
        scenario_window.docks.panel(CardPanel).pages.setCurrentRow(row)
