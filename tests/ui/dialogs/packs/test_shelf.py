"""The dialog of a folder's packs: listed, compared with the edition before, and a folder brought up to one."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.storage.packs import build, read_project, unpack, write_plan
from bob_editor.ui.dialogs.packs.shelf import PackShelf


def test_editions_are_listed_compared_and_brought_up(
    qtbot: QtBot, tmp_path: Path, scenario_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was changed in the folder stays."""
    folder, mine = tmp_path / "packs", tmp_path / "mine"
    folder.mkdir()
    for edition in ("1", "2"):
        write_plan(scenario_file.parent, {"id": "mill", "edition": edition})
        build(read_project(scenario_file.parent), folder / f"{edition}.bobpack")
        data = json.loads(scenario_file.read_text("utf-8"))
        scenario_file.write_text(json.dumps({**data, "title": "Renamed"}), "utf-8")
    unpack(folder / "1.bobpack", mine)
    ours = mine / "scenarios" / scenario_file.name
    data = json.loads(ours.read_text("utf-8"))
    ours.write_text(json.dumps({**data, "background": "Mine."}), "utf-8")
    shelf = PackShelf(None, str(folder))
    qtbot.addWidget(shelf)
    qtbot.waitUntil(lambda: shelf.table.rowCount() == 2)
    assert shelf.table.item(0, 1).text() == "2"
    assert not shelf.table.wordWrap(), "of a long title a row would show the first words"
    qtbot.waitUntil(shelf.changed.isEnabled)
    shelf.changed.click()
    qtbot.waitUntil(lambda: "Title: Renamed (was: Title: The mill)" in shelf.text.toPlainText())
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Yes)
    shelf.plan_update(mine)
    qtbot.waitUntil(lambda: "up to date" in shelf.told.text())
    now = json.loads(ours.read_text("utf-8"))
    assert (now["title"], now["background"]) == ("Renamed", "Mine.")
    other = tmp_path / "other"
    other.mkdir()
    shelf.show_folder(str(other))
    shelf.stop.click()
    # Listed under that folder, the packs of the first would be unpacked from it, and written into its list.
    assert (shelf.table.rowCount(), shelf.chosen) == (0, None)
    assert not shelf.list.isEnabled()
    shelf.end()
