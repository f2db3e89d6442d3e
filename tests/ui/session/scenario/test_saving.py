"""A scenario is saved; boards that change meanwhile."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Feature, HexContent
from bob_editor.storage.documents import read_board, read_scenario, write_board
from bob_editor.ui.dialogs.files import save_file, unsaved
from bob_editor.ui.frame.window import Window
from tests.ui.session.scenario.at_hand import set_to


def test_a_board_that_is_saved_shows_on_the_map(
    scenario_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """The watcher sees it, whoever writes the file; nothing of the card is modified."""
    path = scenario_file.parent / "right.board.json"
    board = read_board(path).value
    at = board.grid.hex("E6")
    write_board(path, replace(board, hexes={**board.hexes, at: HexContent((Feature("building_stone"),))}))
    session = scenario_window.session

    def shown() -> bool:
        return session.board.content(session.board.grid.hex("2.E6")).terrain_ids == ("building_stone",)

    qtbot.waitUntil(shown)
    assert session.desk.pictured.board.content(session.board.grid.hex("2.E6")).terrain_ids == (
        "building_stone",
    )
    assert "right.board.json" in scenario_window.messages.text
    assert not scenario_window.isWindowModified()


def test_saving_is_the_same_file(scenario_window: Window, scenario_file: Path) -> None:
    """What is opened and saved unchanged keeps its bytes; an edit is written, and read back."""
    before = scenario_file.read_bytes()
    assert scenario_window.files.save()
    assert scenario_file.read_bytes() == before
    set_to(scenario_window, "turns", value=7)
    scenario_window.actions_["save"].trigger()
    assert read_scenario(scenario_file).value.get("turns") == 7
    assert not scenario_window.isWindowModified()


def test_saving_elsewhere_keeps_the_boards(
    scenario_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paths lead from the new folder to the same files, and so do those of the steps that can be undone."""
    other = tmp_path / "elsewhere" / "copy.scenario.json"
    other.parent.mkdir()
    session = scenario_window.session
    set_to(scenario_window, "turns", value=7)
    set_to(scenario_window, "turns", value=9)
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(other))
    assert scenario_window.files.save_as()
    session.stack.undo()
    assert session.scenario is not None
    assert session.scenario.value.get("turns") == 7
    assert session.card is not None
    assert not session.card.missing
    assert scenario_window.isWindowModified()
    session.stack.redo()
    assert read_scenario(other).value.get("map", "boards", 0, "board") == "../left.board.json"
    assert scenario_window.session.card is not None
    assert not scenario_window.session.card.missing
    assert not scenario_window.isWindowModified()


def test_unsaved_changes_are_asked_about(scenario_window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the scenario's title."""
    asked: list[str] = []

    def cancel(_parent: object, title: str) -> str:
        asked.append(title)
        return "cancel"

    monkeypatch.setattr(unsaved, "ask", cancel)
    set_to(scenario_window, "turns", value=7)
    assert not scenario_window.files.close()
    assert asked == ["The mill"]
    scenario_window.session.stack.undo()
