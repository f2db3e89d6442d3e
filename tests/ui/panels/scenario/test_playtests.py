"""The playtests panel: games are entered, kept beside the scenario at once, and taken back."""

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.storage.kinds.playtests import playtests_beside
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.playtests import PlaytestsPanel


def test_games_are_kept_beside_the_scenario(
    scenario_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """What can't be isn't kept; the scenario itself stays as it is."""
    panel = scenario_window.docks.panel(PlaytestsPanel)
    scenario_window.docks.show("playtests")
    path = playtests_beside(scenario_file)
    text = scenario_file.read_text("utf-8")
    assert "Nobody" in panel.told.text()
    panel.add.click()
    (game,) = json.loads(path.read_text("utf-8"))["games"]
    assert game["outcome"] == "unfinished"
    box = panel.table.cellWidget(0, len(panel.sides) + 3)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(1)
    box.activated.emit(1)
    panel.table.item(0, 1).setText("Ann")
    kept = path.read_bytes()
    first, winner, *_ = panel.sides
    (game,) = json.loads(kept)["games"]
    assert (game["winner"], game["sides"]) == (winner, {first: "Ann"})
    assert f"{panel.sides[winner]} won 1 of 1" in panel.told.text()
    for word in ("inf", "nan", "1_0"):
        panel.table.item(0, len(panel.sides) + 2).setText(word)
        assert panel.trouble.text(), word
    panel.table.item(0, 0).setText("last Tuesday")
    assert path.read_bytes() == kept
    assert panel.table.item(0, 0).text() == game["date"]
    assert panel.trouble.text()
    panel.remove.click()
    qtbot.keyClick(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert path.read_bytes() == kept
    path.write_text('{"format": "bob-editor/playtests", "version": 1, "games": []}', "utf-8")
    panel.table.item(0, 1).setText("Ben")
    assert "changed meanwhile" in panel.trouble.text()
    assert json.loads(path.read_text("utf-8"))["games"] == []
    assert scenario_file.read_text("utf-8") == text


def test_a_name_is_typed_into_a_cell_from_its_first_letter(scenario_window: Window, qtbot: QtBot) -> None:
    """No letter that is a tool's takes one, whatever the cell is called into being by."""
    panel, hand = scenario_window.docks.panel(PlaytestsPanel), scenario_window.session.hand
    scenario_window.docks.show("playtests")
    hand.choose("look")
    panel.add_game()
    qtbot.keyClick(panel.table, Qt.Key.Key_S)
    editor = panel.table.findChild(QLineEdit)
    assert editor is not None
    qtbot.keyClick(editor, Qt.Key.Key_U)
    assert editor.text() == "su"
    assert hand.tool is hand.look


def test_what_another_program_does_to_the_file_is_seen_at_once(
    scenario_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """A pull of another's games, also of the first ones; and a file that was deleted, which is said."""
    panel = scenario_window.docks.panel(PlaytestsPanel)
    scenario_window.docks.show("playtests")
    path = playtests_beside(scenario_file)
    game = {"date": "2024-05-01", "outcome": "draw"}
    path.write_text(json.dumps({"format": "bob-editor/playtests", "version": 1, "games": [game]}), "utf-8")
    qtbot.waitUntil(lambda: panel.table.rowCount() == 1)
    data = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps(data | {"games": data["games"] * 2}), "utf-8")
    qtbot.waitUntil(lambda: panel.table.rowCount() == 2)
    assert not panel.trouble.text()
    path.unlink()
    qtbot.waitUntil(lambda: panel.table.rowCount() == 0)
    assert path.name in panel.trouble.text()
    panel.add_game()
    assert len(json.loads(path.read_text("utf-8"))["games"]) == 1
    assert not panel.trouble.text()
