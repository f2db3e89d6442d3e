"""The LOS trial in the window: undone, saved, left behind with its board, erased first."""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.los.scene import End, Marker
from bob_editor.storage.files import recovery
from bob_editor.ui.desk import exporting
from bob_editor.ui.dialogs.files import export_picture, print_map, save_file
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping.kept_work import KeptWork
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse


def _markers(window: Window) -> list[str]:
    return [marker.marker for marker in window.session.live_los.scene.markers]


def test_a_marker_is_a_step_of_undo(window: Window, mouse: Mouse) -> None:
    """The title has its star while no file holds the marker."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.click("C3")
    assert _markers(window) == ["smoke"]
    assert window.isWindowModified()
    window.actions_["undo"].trigger()
    assert _markers(window) == []
    assert not window.isWindowModified()
    window.actions_["redo"].trigger()
    assert _markers(window) == ["smoke"]


def test_another_board_has_none(window: Window, mouse: Mouse) -> None:
    """What was tried on one board doesn't stand on the next."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.click("C3")
    ruleset = window.session.board.ruleset
    window.session.open(Board(Grid(9, 7), ruleset, id="other", title="Other"), None)
    assert _markers(window) == []
    assert not window.session.modified


def test_it_is_saved_with_the_board(
    window: Window, mouse: Mouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside it, in a file of its own, and comes back with it."""
    path = tmp_path / "one.board.json"
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.click("C3")
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(path))
    window.actions_["save"].trigger()
    assert not window.session.modified
    assert "smoke" not in path.read_text()
    assert (tmp_path / "one.los-trial.json").exists()
    window.session.close()
    assert window.files.open_path(str(path))
    assert _markers(window) == ["smoke"]
    assert not window.session.modified


def test_pinned_threads_are_steps_of_it(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each pin is undone by itself; they are saved, and come back where they are opened again."""
    path, session = tmp_path / "one.board.json", window.session
    at = session.board.grid.hex
    first, second = (End(at("A1")), End(at("C3"))), (End(at("B2")), End(at("F4")))
    for thread in (first, second):
        session.hand.look.hold(*thread)
        window.actions_["los_pin"].trigger()
    assert window.isWindowModified()
    window.actions_["undo"].trigger()
    assert session.pinned.threads == (first,)
    window.actions_["redo"].trigger()
    session.pinned.remove(first)
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(path))
    window.actions_["save"].trigger()
    assert not session.modified
    session.close()
    assert not session.pinned.threads
    assert window.files.open_path(str(path))
    assert session.pinned.threads == (second,)
    assert not session.modified
    session.close()
    assert window.files.open_path(str(tmp_path / "one.los-trial.json"))
    assert session.pinned.threads == (second,)
    assert not session.modified


def test_pinned_threads_of_a_scenario_are_kept_beside_it(
    scenario_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """Not where a board of its name has its own; nothing else of what somebody wrote there is lost, or counts."""
    session, file = scenario_window.session, scenario_file.with_name("mill.scenario.los-trial.json")
    first, last = (End(session.board.grid.hexes[at]) for at in (0, -1))
    scene = session.live_los.scene
    session.pinned.pin(first, last)
    assert scenario_window.isWindowModified()
    scenario_window.actions_["save"].trigger()
    assert not session.modified
    said = json.loads(file.read_text())
    threads = said["threads"]
    assert (said["board"], said["title"]) == (scenario_file.name, "The mill: LOS trial")
    file.write_text(json.dumps({**said, "conditions": {"visibility": 3}}))
    qtbot.waitUntil(lambda: "read anew" in scenario_window.messages.text)
    assert session.pinned.threads == ((first, last),)
    assert session.live_los.scene == scene
    session.pinned.clear()
    scenario_window.autosave.keep()
    (kept,) = recovery.found(folder=scenario_window.autosave.folder)
    scenario_window.actions_["undo"].trigger()
    KeptWork.of_text(kept.text).restore(session, kept.path)
    assert not session.pinned.threads
    assert session.modified
    scenario_window.actions_["save"].trigger()
    said = json.loads(file.read_text())
    assert ("threads" in said, said["conditions"]) == (False, {"visibility": 3})
    file.write_text(json.dumps({**said, "conditions": {}, "threads": threads}))
    qtbot.waitUntil(lambda: bool(session.pinned.threads))
    session.pinned.clear()
    scenario_window.actions_["save"].trigger()
    assert not file.exists()


def test_the_eraser_takes_the_marker_before_what_lies_beneath(window: Window, mouse: Mouse) -> None:
    """F4 has a building; the marker on it goes first."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.click("F4")
    window.session.hand.choose("erase")
    mouse.click("F4")
    board = window.session.board
    assert _markers(window) == []
    assert board.has(board.grid.hex("F4"), "building_stone")
    mouse.click("F4")
    assert not window.session.board.has(board.grid.hex("F4"), "building_stone")


def test_what_is_wrong_with_a_marker_is_an_issue(window: Window, qtbot: QtBot) -> None:
    """As on a scenario's card; its fix is a step of the trial and leaves the board alone."""
    session = window.session
    grid = Grid(9, 7)
    session.open(Board(grid, "memoir-44", id="m", title="M"), None)
    mine = Marker("minefield", grid.hex("D4"), fields={"value": 9})
    session.live_los.perform(replace(session.live_los.scene, markers=(mine,)), "Place")

    def strength() -> list[Issue]:
        return [one for one in session.issues if one.code == "memoir-44/mine-strength"]

    qtbot.waitUntil(lambda: bool(strength()))
    issue = strength()[0]
    before = session.board
    session.steps.fix(issue, issue.fixes[0])
    assert session.board == before
    assert [marker.fields["value"] for marker in session.live_los.scene.markers] == [4]
    qtbot.waitUntil(lambda: not strength())


def test_it_is_not_printed(
    window: Window, mouse: Mouse, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """Neither on the map's sheets nor in a picture that shows no line of sight."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.click("C3")
    scenes: list[object] = []
    monkeypatch.setattr(exporting, "picture_of", lambda *_args, scene=None, **_more: scenes.append(scene))
    monkeypatch.setattr(exporting, "export_picture", lambda *_args, **_more: None)
    monkeypatch.setattr(print_map, "ask", lambda *_args: None)
    wish = export_picture.Picture("x.png", 96, with_los=False, theme="light")
    monkeypatch.setattr(export_picture, "ask", lambda *_args, **_more: wish)
    window.actions_["print_map"].trigger()
    window.actions_["export"].trigger()
    qtbot.waitUntil(lambda: not window.files.writing.busy)
    assert scenes == [None, None]
