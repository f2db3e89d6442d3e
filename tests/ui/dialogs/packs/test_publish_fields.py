"""What stops a reader is told in the words of the form, and leads to its field."""

import json
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.dialogs.packs.aside import aside
from bob_editor.ui.frame.window import Window


def test_a_breach_names_its_field_and_leads_there(
    empty_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """As the form calls it, not as the file does; Enter shows it beside the dialog."""
    data = json.loads(scenario_file.read_text())
    data["sides"] = [{"id": "us"}, {"id": "ge", "command_points": "many"}]
    scenario_file.write_text(json.dumps(data))
    empty_window.activateWindow()
    publishing = empty_window.seldom.publishing
    publishing.publish()
    dialog = publishing.dialog
    assert dialog is not None
    dialog.open_beside(str(scenario_file.parent))
    qtbot.waitUntil(lambda: dialog.ready is not None)
    items = [dialog.found.item(row) for row in range(dialog.found.count())]
    found = next(one for one in items if "Sides 2 ▸ Command Points" in one.text())
    assert "sides/1" not in found.text()
    dialog.found.setCurrentItem(found)
    QTest.keyClick(dialog.found, Qt.Key.Key_Return)
    panel = empty_window.docks["card"].widget()
    assert isinstance(panel, CardPanel)
    assert empty_window.session.scenario_desk.open.chosen == ("sides", 1)
    dock = empty_window.docks["card"]
    shown = QRect(dock.mapToGlobal(dock.rect().topLeft()), dock.size())
    assert dialog.isVisible()
    assert not dialog.frameGeometry().intersects(shown)
    dialog.end()


def test_asked_for_again_it_looks_at_what_is_there_now(
    empty_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """What was mended and saved since stops no reader any more."""
    sound = scenario_file.read_text()
    scenario_file.write_text(
        json.dumps(json.loads(sound) | {"sides": [{"id": "ge", "command_points": "many"}]})
    )
    publishing = empty_window.seldom.publishing
    publishing.publish()
    dialog = publishing.dialog
    assert dialog is not None
    for stops in (True, False):
        publishing.publish_folder(str(scenario_file.parent))
        qtbot.waitUntil(lambda: dialog.ready is not None)
        texts = [dialog.found.item(row).text() for row in range(dialog.found.count())]
        assert any("Command Points" in one for one in texts) is stops
        dialog.reject()
        scenario_file.write_text(sound)
    dialog.end()


def test_a_window_steps_aside() -> None:
    """To the side with more room, narrower if need be; nowhere where there is none."""
    screen, least = QRect(0, 0, 1600, 1000), QSize(500, 400)
    field = QRect(1200, 100, 400, 800)
    assert aside(QRect(100, 100, 900, 600), field, screen, least) == QRect(100, 100, 900, 600)
    assert aside(QRect(500, 100, 900, 600), field, screen, least) == QRect(0, 100, 900, 600)
    assert aside(QRect(500, 100, 900, 600), QRect(0, 0, 900, 900), screen, least) == QRect(900, 100, 700, 600)
    assert aside(QRect(500, 100, 900, 600), QRect(300, 0, 1000, 900), screen, least) is None


def test_an_issue_of_a_counter_list_leads_to_its_cell(
    empty_window: Window, scenario_file: Path, qtbot: QtBot
) -> None:
    """Told as the form tells places; a double click opens the list there. After saving there's nothing to tell."""
    path = scenario_file.parent / "own.counters.json"
    row = {"name": "No such counter"}
    path.write_text(json.dumps({"format": "bob-editor/counters", "version": 1, "counters": [row]}))
    publishing = empty_window.seldom.publishing
    publishing.publish()
    dialog = publishing.dialog
    assert dialog is not None
    dialog.open_beside(str(scenario_file.parent))
    qtbot.waitUntil(lambda: dialog.ready is not None)
    items = [dialog.found.item(row) for row in range(dialog.found.count())]
    found = next(one for one in items if "Counters 1 ▸ Name" in one.text())
    dialog.found.itemActivated.emit(found)
    counters = publishing.counters
    assert counters is not None
    assert counters.isVisible()
    assert (counters.table.currentRow(), counters.table.currentColumn()) == (0, 0)
    other = path.with_name("other.counters.json")
    other.write_bytes(path.read_bytes())
    for one in (other, path):
        dialog.opens.emit(str(one))
    assert publishing.counters is counters, "a second table of the same list"
    other.unlink()
    counters.remove()
    assert counters.save()
    counters.close()
    dialog.look()
    qtbot.waitUntil(lambda: dialog.ready is not None)
    texts = [dialog.found.item(row).text() for row in range(dialog.found.count())]
    assert not any("No such counter" in one for one in texts)
    dialog.end()
