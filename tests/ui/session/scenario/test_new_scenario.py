"""A new scenario and the boards it begins with."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, read_scenario
from bob_editor.ui.dialogs.documents import new_board, new_scenario
from bob_editor.ui.dialogs.files import save_file
from bob_editor.ui.frame.window import Window
from bob_editor.words import speak, tr
from tests.ui.session.scenario.at_hand import RULESET


def test_a_new_scenario(
    empty_window: Window, scenario_file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is never saved, its boards are found, and saving names them from its file.

    Those of another drive can't be named, which is told.
    """
    folder = scenario_file.parent
    files = [(folder / "left.board.json", read_board(folder / "left.board.json").value)]
    fresh = fresh_scenario(ruleset(RULESET), name="dawn", title="Dawn", boards=files, folder=Path.cwd())

    def no_path(*_args: object) -> str:
        raise ValueError("path is on mount 'D:', start on mount 'C:'")

    with monkeypatch.context() as windows:
        windows.setattr(os.path, "relpath", no_path)
        windows.setattr(new_scenario.NewScenario, "exec", lambda _dialog: 1)
        windows.setattr(new_scenario.NewScenario, "chosen", files)
        empty_window.actions_["new_scenario"].trigger()
    assert "No relative path leads" in empty_window.messages.text
    monkeypatch.setattr(new_scenario, "ask", lambda *_args: fresh)
    empty_window.actions_["new_scenario"].trigger()
    session = empty_window.session
    assert session.card is not None
    assert not session.card.missing
    assert empty_window.isWindowModified()
    path = tmp_path / "dawn.scenario.json"
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(path))
    assert empty_window.files.save()
    assert read_scenario(path).value.get("map", "boards", 0, "board") == "left.board.json"


def test_the_form_for_a_new_scenario(qtbot: QtBot, scenario_file: Path, empty_window: Window) -> None:
    """Boards of files are ticked, those of another game are refused with a word; they lie side by side."""
    del empty_window
    dialog = new_scenario.NewScenario(None, {RULESET: ruleset(RULESET)}, str(scenario_file.parent))
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.listing.busy)
    assert not dialog.chosen
    assert dialog.scenario.get("map", "boards") == []
    folder = scenario_file.parent
    dialog.add_files([folder / "left.board.json", folder / "right.board.json", folder / "none.board.json"])
    assert len(dialog.chosen) == 2
    assert "none.board.json" in dialog.told.text()
    # Pictures come one by one, and leave the words as they are.
    last = dialog.boards.item(dialog.boards.count() - 1)
    qtbot.waitUntil(lambda: not dialog._painter.isActive())
    assert last.icon().availableSizes()
    assert "none.board.json" in dialog.told.text()
    dialog.title.setText("At the ford")
    scenario = dialog.scenario
    assert (scenario.id, scenario.title) == ("at-the-ford", "At the ford")
    first, second = (row for _, row in scenario.rows("map", "boards"))
    assert first["at"] == [0, 0]
    assert second["at"][0] > 0
    item = dialog.boards.item(dialog.boards.count() - 1)
    item.setCheckState(Qt.CheckState.Unchecked)
    assert len(dialog.scenario.rows("map", "boards")) == 1


def test_a_new_scenario_in_german(qtbot: QtBot, request: pytest.FixtureRequest) -> None:
    """The form speaks of a scenario in German, and what is written on it is German, too."""
    request.addfinalizer(lambda: speak("en"))
    speak("de")
    dialog = new_scenario.NewScenario(None, {"memoir-44": ruleset("memoir-44")}, "")
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == tr("New {word}", word=tr("scenario")) != "New scenario"
    begins = [dialog.template.itemText(row) for row in range(dialog.template.count())]
    assert "Begegnungsgefecht" in begins
    assert dialog.scenario.text("language") == "de"


def test_boards_opened_lately_are_offered_for_a_new_scenario(qtbot: QtBot, scenario_file: Path) -> None:
    """Those of the game, each once; files that are gone and scenarios are passed over."""
    folder = scenario_file.parent
    recent = [str(folder / name) for name in ("right.board.json", scenario_file.name, "none.board.json")]
    games = {RULESET: ruleset(RULESET)}
    dialog = new_scenario.NewScenario(None, games, str(folder), recent=recent)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.listing.busy)
    shown = [dialog.boards.item(row).toolTip() for row in range(dialog.boards.count())]
    assert "right.board.json" in shown[0]
    assert sum("right.board.json" in one for one in shown) == 1
    assert not dialog.chosen
    dialog.add_files([folder / "right.board.json"])
    assert (dialog.boards.count(), len(dialog.chosen)) == (len(shown), 1), "it was listed twice"


def test_the_board_that_is_open_begins_the_map_of_a_new_scenario(qtbot: QtBot, scenario_file: Path) -> None:
    """It is listed once, first and ticked, and a click anywhere on it unticks it; the boards beside it aren't."""
    folder = scenario_file.parent
    left, right = (str(folder / f"{name}.board.json") for name in ("left", "right"))
    dialog = new_scenario.NewScenario(
        None, {RULESET: ruleset(RULESET)}, str(folder), recent=[right, left], ticked=left
    )
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.listing.busy)
    shown = [Path(dialog.boards.item(row).toolTip()).name for row in range(dialog.boards.count())]
    assert (shown[0], shown.count("left.board.json")) == ("left.board.json", 1)
    assert [file.name for file, _ in dialog.chosen] == ["left.board.json"]
    one = dialog.told.text()
    row = dialog.boards.visualItemRect(dialog.boards.item(0))
    qtbot.mouseClick(dialog.boards.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert (dialog.chosen, dialog.told.text() != one) == ([], True)
    box = QPoint(row.left() + 10, row.center().y())
    qtbot.mouseClick(dialog.boards.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert dialog.told.text() == one


def test_a_copy_of_a_board_is_not_offered_beside_it(
    qtbot: QtBot, scenario_file: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Unless it is the project's own; where several have a name, each says in which file it is."""
    folder, elsewhere = scenario_file.parent, tmp_path_factory.mktemp("lately")
    left = (folder / "left.board.json").read_text("utf-8")
    (folder / "twin.board.json").write_text(left, "utf-8")
    (elsewhere / "copy.board.json").write_text(left, "utf-8")
    changed = {**json.loads(left), "author": "Somebody else"}
    (elsewhere / "other.board.json").write_text(json.dumps(changed), "utf-8")
    recent = [str(elsewhere / name) for name in ("copy.board.json", "other.board.json")]
    dialog = new_scenario.NewScenario(None, {RULESET: ruleset(RULESET)}, str(folder), folder, recent)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.listing.busy)
    shown = {
        Path(item.toolTip()).name: item.text()
        for item in (dialog.boards.item(row) for row in range(dialog.boards.count()))
    }
    assert "twin.board.json" in shown
    assert "copy.board.json" not in shown
    alike = ("left.board.json", "twin.board.json", "other.board.json")
    assert [shown[name].partition(" · ")[2] for name in alike] == list(alike)
    assert " · " not in shown["right.board.json"]


def test_boards_beside_the_open_one_come_before_copies_of_them_elsewhere(
    empty_window: Window, scenario_file: Path, tmp_path_factory: pytest.TempPathFactory, qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """A pack of the folder could not be made: its scenario named a board elsewhere that was opened lately."""
    folder, elsewhere = scenario_file.parent, tmp_path_factory.mktemp("lately")
    copy = elsewhere / "right.board.json"
    copy.write_bytes((folder / "right.board.json").read_bytes())
    for path in (copy, folder / "left.board.json"):
        assert empty_window.files.open_path(str(path))
    shown: list[str] = []

    def look(dialog: new_scenario.NewScenario) -> bool:
        qtbot.waitUntil(lambda: not dialog.listing.busy)
        shown.extend(dialog.boards.item(row).toolTip() for row in range(dialog.boards.count()))
        return False

    monkeypatch.setattr(new_scenario.NewScenario, "exec", look)
    empty_window.actions_["new_scenario"].trigger()
    assert shown[:2] == [str(folder / f"{name}.board.json") for name in ("left", "right")]
    assert str(copy) not in shown


def test_a_new_mission_is_called_so(qtbot: QtBot, tmp_path: Path) -> None:
    """The dialog takes the game's own word for a scenario."""
    games = {name: ruleset(name) for name in (RULESET, "last-hundred-yards")}
    dialog = new_scenario.NewScenario(None, games, str(tmp_path))
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "New scenario"
    dialog.ruleset.setCurrentIndex(1)
    assert dialog.windowTitle() == "New mission"
    assert "Create mission" in dialog.buttons.buttons()[0].text().replace("&", "")


def test_a_new_scenario_can_have_a_new_board(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is described, gets a file of its own and is ticked; one that can't be written is told."""
    dialog = new_scenario.NewScenario(None, {RULESET: ruleset(RULESET)}, str(tmp_path))
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.listing.busy)
    shipped = dialog.boards.count()
    board = Board(Grid(5, 4), RULESET, id="ford", title="Ford")
    monkeypatch.setattr(
        new_board, "ask", lambda _parent, rulesets, _proposed: board if RULESET in rulesets else None
    )
    monkeypatch.setattr(save_file, "ask", lambda _parent, proposed: proposed)
    dialog.fresh.click()
    assert dialog.boards.count() == shipped + 1
    assert [(file, one.title) for file, one in dialog.chosen] == [(tmp_path / "ford.board.json", "Ford")]
    assert read_board(tmp_path / "ford.board.json").value == board
    monkeypatch.setattr(save_file, "ask", lambda _parent, _proposed: str(tmp_path / "none" / "x.board.json"))
    dialog.fresh.click()
    assert len(dialog.chosen) == 1
    assert "x.board.json" in dialog.told.text()
