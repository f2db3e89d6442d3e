"""Counters on the map: dragged, turned, taken away."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.catalogue import CataloguePanel
from tests.ui.mouse import Mouse
from tests.ui.panels.scenario.on_map.at_hand import rows


def test_a_counter_is_dragged_turned_and_taken_away(
    window: Window, catalogue: CataloguePanel, qtbot: QtBot
) -> None:
    """Each as one step of undo."""
    window.session.steps.on_card(
        Edit("Put", lambda card: put(card, ("markers",), [{"marker": "cave", "at": "1.C3", "facing": "e"}]))
    )
    window.session.hand.choose("place_counters")
    mouse = Mouse(qtbot, window.canvas)
    mouse.press("1.C3")
    mouse.drag("1.E3")
    assert "→ 1.E3" in window.session.hand.tool.preview.text
    mouse.release("1.E3")
    assert window.session.scenario is not None
    assert window.session.scenario.value.get("markers", 0, "at") == "1.E3"
    tool = window.session.hand.tool
    assert isinstance(tool, PlaceCounters)
    mouse.move("1.E3")
    qtbot.mousePress(
        window.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, mouse.at("1.E3")
    )
    mouse.drag("1.B2")
    mouse.release("1.B2")
    assert window.session.scenario.value.get("markers", 0, "facing") == "w"
    mouse.move("1.E3")
    assert tool.delete()
    assert rows(window, "markers") == []
    for _ in range(3):
        window.session.stack.undo()
    assert window.session.scenario.value.get("markers", 0, "at") == "1.C3"


@pytest.mark.parametrize(
    ("game", "board", "section", "row", "facing"),
    [
        ("last-hundred-yards", "vauquemont", "markers", {"marker": "fp_mg"}, 3),
        ("last-hundred-yards", "vauquemont", "units", {"unit": "towed_gun"}, 3),
        ("memoir-44", "aubrelle", "markers", {"marker": "sandbags"}, "n"),
        ("memoir-44", "aubrelle", "markers", {"marker": "hedgehog"}, None),
        ("memoir-44", "aubrelle", "units", {"unit": "infantry", "nation": "ger"}, None),
    ],
)
def test_a_turn_gives_what_the_game_writes(
    empty_window: Window, game: str, board: str, section: str, row: dict[str, str], facing: str | int | None
) -> None:
    """A number where the game counts twelve ways, the edge where pieces lie at one; nothing without a front."""
    file = Path("maps", game, f"{board}.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset(game), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    grid = session.board.grid
    label = grid.label(grid.hex_anywhere("F5"))  # type: ignore[arg-type]  # both boards have it
    session.steps.on_card(Edit("Put", lambda card: put(card, (section,), [{**row, "at": label}])))
    session.hand.choose("place_counters")
    tool = session.hand.tool
    assert isinstance(tool, PlaceCounters)
    x, y = grid.frame.centre(grid.hex(label))
    tool.move(pointer_at(grid, (x, y)))
    assert ("Shift-drag" in tool.hint) == (facing is not None)
    tool.press(pointer_at(grid, (x, y), shift=True))
    # A little above, and far to the right.
    tool.release(pointer_at(grid, (x + 12, y - 1)))
    assert session.scenario is not None
    turned = session.scenario.value.get(section, 0)
    assert turned.get("facing") == facing
    assert (turned["at"] == label) == (facing is not None)


def test_shift_turns_what_has_a_front_in_a_stack(empty_window: Window) -> None:
    """A unit behind sandbags stays where it is; the sandbags are turned."""
    file = Path("maps/memoir-44/aubrelle.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset("memoir-44"), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    rows = {
        "units": [{"unit": "infantry", "side": "axis", "nation": "ger", "at": "F5"}],
        "markers": [{"marker": "sandbags", "at": "F5", "facing": "s"}],
    }
    for section, value in rows.items():
        session.steps.on_card(Edit("Put", partial(put, path=(section,), value=value)))
    session.hand.choose("place_counters")
    tool, grid = session.hand.tool, session.board.grid
    x, y = grid.frame.centre(grid.hex("F5"))
    tool.move(pointer_at(grid, (x, y)))
    assert "Shift-drag to turn sandbags" in tool.hint
    tool.press(pointer_at(grid, (x, y), shift=True))
    tool.release(pointer_at(grid, (x, y - 6)))
    assert session.scenario is not None
    assert session.scenario.value.get("markers", 0, "facing") == "n"
    assert session.scenario.value.get("units", 0, "at") == "F5"
