"""A whole journey: a scenario from nothing on the map to a pack that is opened elsewhere."""

import json
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.cli.main import run
from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, write_scenario
from bob_editor.storage.shipped import shipped
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.boards import BoardsPanel
from bob_editor.ui.panels.scenario.catalogue import CataloguePanel
from tests.ui.mouse import Mouse

pytestmark = pytest.mark.dressed


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with two shipped boards and a fresh scenario on the first of them."""
    folder = tmp_path / "mill-country"
    folder.mkdir()
    boards = []
    for name in ("vieux-pont", "sainte-barbe"):
        path = shipped("maps") / "band-of-brothers-2.2" / f"{name}.board.json"
        copy = folder / path.name
        copy.write_bytes(path.read_bytes())
        boards.append((copy, read_board(copy).value))
    rules = ruleset("band-of-brothers-2.2")
    scenario = fresh_scenario(rules, name="dawn", title="Dawn", boards=boards[:1], folder=folder)
    write_scenario(folder / "dawn.scenario.json", scenario)
    return folder


def test_from_a_fresh_card_to_a_pack(
    empty_window: Window,
    project: Path,
    qtbot: QtBot,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Boards are joined, things placed and an area painted by mouse, all undone and redone, saved, printed, packed."""
    window, path = empty_window, project / "dawn.scenario.json"
    assert window.files.open_path(str(path))
    boards, catalogue = window.docks["boards"].widget(), window.docks["catalogue"].widget()
    assert isinstance(boards, BoardsPanel)
    assert isinstance(catalogue, CataloguePanel)
    shelf = boards.shelf.library
    second = next(shelf.item(row) for row in range(shelf.count()) if "Barbe" in shelf.item(row).text())
    shelf.itemActivated.emit(second)
    assert window.session.scenario is not None
    assert len(window.session.scenario.value.boards) == 2
    assert window.session.scenario.map.misfits == ()
    names = [one.name for one in window.session.scenario.value.boards]
    qtbot.waitUntil(lambda: window.canvas.sharp)

    mouse = Mouse(qtbot, window.canvas)
    data = Qt.ItemDataRole.UserRole
    foxhole = next(item for item in catalogue._items() if item.data(0, data).symbol == "foxhole")
    catalogue.tree.itemClicked.emit(foxhole, 0)
    mouse.click(f"{names[1]}.H5")
    window.session.hand.choose("paint_area")
    window.session.scenario_desk.open.choose(None)
    mouse.press(f"{names[0]}.C4")
    mouse.drag(f"{names[0]}.E4")
    mouse.release(f"{names[0]}.E4")
    value = window.session.scenario.value
    assert [row["at"] for _, row in value.markers] == [f"{names[1]}.H5"]
    for _ in range(3):
        window.session.stack.undo()
    assert len(window.session.scenario.value.boards) == 1
    for _ in range(3):
        window.session.stack.redo()
    assert window.session.scenario.value == value

    window.actions_["save"].trigger()
    assert not window.session.scenario.modified
    saved = json.loads(path.read_text())
    assert saved["format"] == "bob-editor/scenario"
    assert run(["check", str(path), "--format", "json"]) in (0, 1)
    assert not [row for row in json.loads(capsys.readouterr().out) if row["code"].startswith("schema/")]
    assert run(["los", str(path), f"{names[0]}.S7", f"{names[1]}.C7"]) == 0

    card = tmp_path / "dawn.pdf"
    assert run(["render", str(path), "-o", str(card), "--card"]) == 0
    assert "Dawn" in PdfReader(card).pages[0].extract_text()

    pack = tmp_path / "mill-country.bobpack"
    assert run(["pack", "build", str(project), "-o", str(pack)]) in (0, 1)
    assert run(["pack", "verify", str(pack)]) == 0
    elsewhere = tmp_path / "elsewhere"
    assert run(["pack", "unpack", str(pack), "-o", str(elsewhere)]) == 0
    opened = elsewhere / "scenarios" / "dawn.scenario.json"
    assert window.files.open_path(str(opened))
    assert window.session.desk.path == str(opened)
    assert len(window.session.board.grid.hexes) > 450
