"""A scenario in the real window: opening, edits, boards that change, saving, recovery."""

import json
import os
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.drawing.clipboard import snippet_from_text
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Feature, HexContent
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import append, put
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, read_scenario, write_board, write_scenario
from bob_editor.storage.files import recovery
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.dialogs.documents import new_board, new_scenario
from bob_editor.ui.dialogs.files import open_file, recover, save_file, unsaved
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.words import speak, tr
from tests.ui.recovered import offer_recovery

RULESET = "band-of-brothers-2.2"


def set_to(window: Window, *path: str | int, value: Any, merge: str = "") -> None:
    """Put a value on the open card, as one step of undo."""
    window.session.steps.on_card(Edit("Set", partial(put, path=path, value=value)), merge)


# -- opening -----------------------------------------------------------------------------------------------------


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


# -- edits -------------------------------------------------------------------------------------------------------


def test_edits_undo_and_merge(scenario_window: Window) -> None:
    """What is typed into one field is one step; what comes back to the saved value is unmodified."""
    session = scenario_window.session
    for title in ("T", "Th", "The f"):
        set_to(scenario_window, "title", value=title, merge="title")
    set_to(scenario_window, "turns", value=5)
    assert session.stack.count() == 2
    assert scenario_window.isWindowModified()
    session.stack.undo()
    session.stack.undo()
    assert session.desk.title == "The mill"
    assert not scenario_window.isWindowModified()
    session.stack.redo()
    assert session.desk.title == "The f"


def test_typing_back_leaves_no_step(scenario_window: Window) -> None:
    """A letter typed and taken away again is nothing."""
    set_to(scenario_window, "title", value="The mill!", merge="a")
    set_to(scenario_window, "title", value="The mill", merge="a")
    assert not scenario_window.session.stack.canUndo()


def test_boards_are_not_edited_through_the_scenario(scenario_window: Window) -> None:
    """Board tools aren't there; an edit that comes all the same is refused with a word."""
    session = scenario_window.session
    session.hand.choose("paint_terrain")
    assert session.hand.tool.id != "paint_terrain"
    before = session.board
    at = before.grid.hex("1.D5")
    session.steps.draw(
        Edit("Paint", lambda board: evolve(board, hexes={at: HexContent((Feature("woods"),))}))
    )
    assert session.board is before
    assert "own files" in scenario_window.messages.text


def test_moving_a_board_moves_the_map(scenario_window: Window, qtbot: QtBot) -> None:
    """The picture, the hexes and LOS follow, and come back with undo."""
    session = scenario_window.session
    wide = session.board.grid.bounds
    session.live_los.look(End(session.board.grid.hex("1.B3")), End(session.board.grid.hex("2.C3")))
    assert session.live_los.answer is not None
    right = session.scenario
    assert right is not None
    _, top, _, bottom = wide
    set_to(scenario_window, "map", "boards", 1, "at", value=[0, bottom - top])
    assert session.board.grid.bounds != wide
    assert scenario_window.canvas.picture.bounds.height() > 0
    session.stack.undo()
    assert session.board.grid.bounds == wide
    qtbot.waitUntil(lambda: scenario_window.canvas.sharp, timeout=10_000)


def test_los_reads_the_cards_scene(scenario_window: Window) -> None:
    """A marker put on the card stands in the scene at once; one from the panel is written onto the card."""
    session = scenario_window.session
    session.steps.on_card(
        Edit("Put", partial(append, path=("markers",), row={"marker": "foxhole", "at": "1.B3"}))
    )
    assert [marker.marker for marker in session.live_los.scene.markers] == ["foxhole"]
    box, _ = scenario_window.docks.panel(LosPanel).conditions.fields["rain"]
    box.setChecked(True)
    assert session.card is not None
    assert session.card.scenario.get("conditions") == {"rain": True}
    session.stack.undo()
    assert session.live_los.scene.conditions == {}


# -- issues ------------------------------------------------------------------------------------------------------


def test_issues_follow_the_card(scenario_window: Window, qtbot: QtBot) -> None:
    """A breach is listed soon after the edit, jumps to its field, and goes with undo."""
    set_to(scenario_window, "turns", value="soon")

    def breaches() -> list[str]:
        return [
            issue.message
            for issue in scenario_window.session.issues
            if any(place.path == ("turns",) for place in issue.places) and issue.code.startswith("schema/")
        ]

    qtbot.waitUntil(lambda: bool(breaches()), timeout=5_000)
    wanted: list[object] = []
    scenario_window.session.attention.fieldWanted.connect(wanted.append)
    issues = scenario_window.docks.panel(IssuesPanel).model.issues
    wrong = next(issue for issue in issues if issue.message == breaches()[0])
    scenario_window.docks.panel(IssuesPanel).choose(wrong)
    scenario_window.docks.panel(IssuesPanel).jump()
    assert wanted == [("turns",)]
    scenario_window.session.stack.undo()
    qtbot.waitUntil(lambda: not breaches(), timeout=5_000)


def test_fixes_and_acceptances_are_steps_of_the_card(
    scenario_window: Window, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A fix edits the card; what is accepted stands in the scenario's file, and counts again when withdrawn."""
    panel, session = scenario_window.docks.panel(IssuesPanel), scenario_window.session
    qtbot.waitUntil(lambda: not session.scenario_desk.live.stale, timeout=10_000)
    session.scenario_desk.live.beside = None  # however slow the machine, an answer is wanted at once
    set_to(scenario_window, "sides", value=[{"id": "us"}, {"id": "ge"}])
    set_to(scenario_window, "first_side", value=None)
    session.scenario_desk.live.refresh()
    fixable = next(issue for issue in panel.model.issues if issue.fixes)
    before = session.stack.count()
    session.steps.fix(fixable, fixable.fixes[0])
    assert session.stack.count() == before + 1
    session.scenario_desk.live.refresh()
    assert all((issue.code, issue.at) != (fixable.code, fixable.at) for issue in session.issues)
    session.stack.undo()
    session.scenario_desk.live.refresh()
    wrong = next(issue for issue in panel.model.issues if not issue.code.startswith("schema/"))
    code = wrong.code
    panel.choose(wrong)
    monkeypatch.setattr(accept_issue, "ask", lambda *_args: "as in the book")
    panel.accept()
    assert session.scenario is not None
    assert [row["code"] for _, row in session.scenario.value.rows("accepted")] == [code]
    session.scenario_desk.live.refresh()
    qtbot.waitUntil(lambda: any(issue.accepted for issue in session.issues), timeout=5_000)
    panel.choose(next(issue for issue in panel.model.issues if issue.accepted is not None))
    panel.accept()
    assert session.scenario.value.rows("accepted") == ()


def test_all_of_a_kind_are_accepted_on_the_card(
    scenario_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As one step of the card, each at its own place; and as one step they count again."""
    panel, session = scenario_window.docks.panel(IssuesPanel), scenario_window.session
    live = session.scenario_desk.live
    # A check of the card as it was opened may still be under way beside the window.
    qtbot.waitUntil(lambda: not live.stale, timeout=10_000)
    live.beside = None
    units = [{"kind": "squad", "side": side, "at": "1.Z99"} for side in ("us", "ge")]
    set_to(scenario_window, "units", value=units)
    live.refresh()
    kinds = Counter(one.code for one in panel.model.issues if not one.breaks_form)
    code, number = kinds.most_common(1)[0]
    assert number > 1
    monkeypatch.setattr(accept_issue, "ask", lambda *_args: "as in the book")
    before = session.stack.count()
    for state in (True, False):
        panel.choose(next(one for one in panel.model.issues if one.code == code))
        panel.accept_kind()
        session.scenario_desk.live.refresh()
        alike = [one for one in panel.model.issues if one.code == code]
        assert [one.accepted is not None for one in alike] == [state] * number
    assert session.stack.count() == before + 2


# -- boards' files -----------------------------------------------------------------------------------------------


def test_a_board_that_is_saved_shows_on_the_map(
    scenario_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """The watcher sees it, whoever writes the file; nothing of the card is modified."""
    path = scenario_file.parent / "right.board.json"
    board = read_board(path).value
    at = board.grid.hex("E6")
    write_board(path, evolve(board, hexes={**board.hexes, at: HexContent((Feature("building_stone"),))}))
    session = scenario_window.session

    def shown() -> bool:
        return session.board.content(session.board.grid.hex("2.E6")).terrain_ids == ("building_stone",)

    qtbot.waitUntil(shown, timeout=5_000)
    assert session.desk.pictured.board.content(session.board.grid.hex("2.E6")).terrain_ids == (
        "building_stone",
    )
    assert "right.board.json" in scenario_window.messages.text
    assert not scenario_window.isWindowModified()


# -- saving ------------------------------------------------------------------------------------------------------


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
    qtbot.waitUntil(lambda: not dialog._painter.isActive(), timeout=20_000)
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
    """Unless it is the project's own; one of the same name that is another board says where it is."""
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
    assert shown["other.board.json"].endswith(elsewhere.name)


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


# -- kept aside --------------------------------------------------------------------------------------------------


def crash(window: Window, folder: Path) -> None:
    """Leave what the window keeps aside as another program's that is no more; the window has nothing open."""
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    window.session.close()
    recovery.keep("crashed", kept.text, path=kept.path, folder=folder)


def restore(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take what a crashed program left."""
    monkeypatch.setattr(recover, "ask", lambda _parent, found: recover.Choice((found[0].key,)))
    assert offer_recovery(window.files)


def test_a_crashed_scenario_is_restored(
    scenario_window: Window, scenario_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it was edited, under its file, unsaved."""
    set_to(scenario_window, "turns", value=9)
    crash(scenario_window, tmp_path / "recovery")
    restore(scenario_window, monkeypatch)
    session = scenario_window.session
    assert session.scenario is not None
    assert session.scenario.value.get("turns") == 9
    assert session.desk.path == str(scenario_file)
    assert session.modified
    assert session.card is not None
    assert not session.card.missing


def test_a_scenario_without_a_file_finds_its_boards_again(
    scenario_window: Window, scenario_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the program is started from another folder."""
    session = scenario_window.session
    folder = scenario_file.parent
    files = [(folder / "left.board.json", read_board(folder / "left.board.json").value)]
    session.open_scenario(
        fresh_scenario(ruleset(RULESET), name="dawn", title="Dawn", boards=files, folder=Path.cwd()), None
    )
    assert session.scenario is not None
    session.scenario.never_saved()
    crash(scenario_window, tmp_path / "recovery")
    (tmp_path / "start").mkdir()
    monkeypatch.chdir(tmp_path / "start")
    restore(scenario_window, monkeypatch)
    assert session.card is not None
    assert not session.card.missing


def test_unsaved_lines_are_kept_aside(
    scenario_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    """A line that is expected of the scenario's map is there again after a crash, and saved beside the scenario."""
    session = scenario_window.session
    grid = session.board.grid
    session.live_los.look(End(grid.hex("1.B3")), End(grid.hex("2.C3")))
    scenario_window.workbench.keep()
    assert session.modified
    assert not session.document.modified
    kept_suites = session.expectations.suites
    crash(scenario_window, tmp_path / "recovery")
    restore(scenario_window, monkeypatch)
    assert [one.suite.checks for one in session.expectations.suites] == [
        one.suite.checks for one in kept_suites
    ]
    qapp.processEvents()
    assert scenario_window.files.save()
    assert (tmp_path / "mill.los.json").exists()
    assert not session.modified


def test_hexes_of_a_map_are_copied_and_not_cut(scenario_window: Window, qtbot: QtBot) -> None:
    """What is copied can be pasted on a board; what isn't done is said."""
    session, canvas, messages = scenario_window.session, scenario_window.canvas, scenario_window.messages
    session.hand.choose("select")
    session.hand.select.select((session.board.grid.hex("1.B3"),))
    QGuiApplication.clipboard().clear()
    scenario_window.actions_["copy"].trigger()
    assert snippet_from_text(QGuiApplication.clipboard().text()).hexes
    for key in (Qt.Key.Key_X, Qt.Key.Key_V):
        messages.hide()
        qtbot.keyClick(canvas, key, Qt.KeyboardModifier.ControlModifier)
        assert messages.text == "The boards of a scenario are edited in their own files."
    session.hand.select.select_none()
    qtbot.keyClick(canvas, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert messages.text == "Nothing is selected."
