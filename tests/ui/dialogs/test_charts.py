"""The dialog in which tables of a printed aid are entered."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.rulesets import forget_rulesets
from bob_editor.ui.dialogs.charts import Charts
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.words import speak


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the charts are written; what is read of them is forgotten in the end."""
    path = tmp_path / "settings" / "charts.json"
    monkeypatch.setenv("BOB_EDITOR_CHARTS", str(path))
    forget_rulesets()
    yield path
    monkeypatch.undo()
    forget_rulesets()


def test_what_a_crash_left_is_offered(file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Values that weren't saved come back, or are given up; a dialog that is left leaves nothing."""
    folder, asked = file.with_name("dialogs"), list[str]()
    monkeypatch.setattr(KeptEntries, "folder", folder)
    answer = QMessageBox.StandardButton.Yes

    def answered(_parent: object, _title: str, told: str, *_buttons: object) -> QMessageBox.StandardButton:
        asked.append(told)
        return answer

    monkeypatch.setattr(QMessageBox, "question", answered)

    def entered(*, leave: bool, value: str = "") -> int | None:
        dialog = Charts(None, "last-hundred-yards")
        qtbot.addWidget(dialog)
        kept = dialog.findChild(KeptEntries)
        dialog.show()
        kept.begin()
        cell = dialog.grid.item(0, 0)
        cell.setText(value or cell.text())
        kept.keep()
        found = next(iter(dialog._values.values()), None)
        if leave:
            dialog.hide()
        else:
            # As the program dies: nothing is taken back, and nobody holds the lock.
            kept._timer.stop()
            kept._lock.unlock()
        return found

    assert entered(leave=False, value="3") == 3
    assert (entered(leave=False), len(asked)) == (3, 1)
    assert str(file) in asked[0]
    (slot,) = folder.glob("*.autosave.json")
    damaged = json.loads(slot.read_text("utf-8"))
    slot.write_text(json.dumps({**damaged, "text": damaged["text"].replace("3", "true")}), "utf-8")
    assert (entered(leave=True), len(asked)) == (None, 2)
    assert (entered(leave=True, value="3"), len(asked)) == (3, 2)
    assert not list(folder.glob("*.autosave.json"))
    entered(leave=False, value="3")
    file.write_text("{}", "utf-8")
    assert "another program" not in asked[-1]
    assert entered(leave=False) == 3
    assert "charts.json was changed by another program" in asked[-1]
    answer = QMessageBox.StandardButton.No
    assert entered(leave=True) is None
    assert "another program" not in asked[-1], "it was taken back on the file as it is"


def test_what_is_entered_is_kept_while_another_tab_is_in_front(
    file: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a dialog that is left gives it up."""
    folder = file.with_name("dialogs")
    monkeypatch.setattr(KeptEntries, "folder", folder)
    dialog = Charts(None, "last-hundred-yards")
    qtbot.addWidget(dialog)
    dialog.show()
    kept = dialog.findChild(KeptEntries)
    kept.begin()
    dialog.grid.item(0, 0).setText("4")
    kept.keep()
    dialog.stands_aside = True
    dialog.hide()
    assert list(folder.glob("*.autosave.json"))
    dialog.stands_aside = False
    dialog.show()
    dialog.hide()
    assert not list(folder.glob("*.autosave.json"))


def test_a_table_is_entered_and_kept(file: Path, qtbot: QtBot) -> None:
    """A number is taken, a word is told of and can't be saved; saved, the table is there the next time."""
    dialog = Charts(None, "last-hundred-yards")
    qtbot.addWidget(dialog)
    assert dialog.game.id == "last-hundred-yards"
    cell = dialog.grid.item(0, 0)
    assert cell is not None
    assert cell.toolTip() == "The program has 1."
    cell.setText("two")
    assert "no whole number" in dialog.fault.text()
    save = dialog.buttons.button(dialog.buttons.StandardButton.Save)
    assert not save.isEnabled()
    cell.setText("2")
    assert not dialog.fault.text()
    assert dialog.at_stake, "Escape threw it away"
    dialog.grid.setCurrentItem(cell)
    enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(dialog.grid, enter)
    assert enter.isAccepted(), "Enter after Enter would save and close"
    speak("de")
    try:
        cell.setText("zwei")
        assert "lower by" not in dialog.fault.text()
        cell.setText("100")
        assert "keine ganze Zahl von" in dialog.fault.text()
    finally:
        speak("en")
    cell.setText("2")
    save.click()
    kept = json.loads(file.read_text("utf-8"))["charts"]
    assert kept == {"last-hundred-yards": {"blind_hexes": {"1": {"1": 2}}}}
    again = Charts(None, "last-hundred-yards")
    qtbot.addWidget(again)
    first = again.grid.item(0, 0)
    assert first is not None
    assert first.text() == "2"
    assert not again.at_stake
    again.clear.click()
    again.save()
    assert json.loads(file.read_text("utf-8"))["charts"] == {}


def test_each_ruleset_has_its_tables(file: Path, qtbot: QtBot) -> None:
    """Another ruleset shows its own; what was entered for the first isn't lost by looking."""
    dialog = Charts(None, "last-hundred-yards")
    qtbot.addWidget(dialog)
    cell = dialog.grid.item(1, 1)
    assert cell is not None
    cell.setText("5")
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("band-of-brothers-2.2"))
    assert dialog.chart.itemText(0).startswith("PAC: terrain")
    dialog.ruleset.setCurrentIndex(dialog.ruleset.findData("last-hundred-yards"))
    back = dialog.grid.item(1, 1)
    assert back is not None
    assert back.text() == "5"
    assert not file.exists()


def test_what_else_the_file_says_stays(file: Path, qtbot: QtBot) -> None:
    """Fields that begin with ``x-`` at every level, ``$schema``, and the values of a game that isn't installed."""
    charts = {
        "x-from": "the second edition",
        "last-hundred-yards": {"x-page": 7, "blind_hexes": {"x-by": "me", "1": {"1": 2, "x-sure": False}}},
        "elsewhere": {"chart": {"1": {"1": 4}}},
    }
    said = {"format": "bob-editor/charts", "version": 1, "$schema": "here", "x-more": [1], "charts": charts}
    file.parent.mkdir()
    file.write_text(json.dumps(said), "utf-8")
    dialog = Charts(None, "last-hundred-yards")
    qtbot.addWidget(dialog)
    dialog.save()
    assert json.loads(file.read_text("utf-8")) == said
    again = Charts(None, "last-hundred-yards")
    qtbot.addWidget(again)
    again.clear.click()
    again.save()
    del charts["last-hundred-yards"]["blind_hexes"]["1"]["1"]  # type: ignore[index]  # as above
    assert json.loads(file.read_text("utf-8")) == said


def test_a_file_that_cannot_be_read_is_kept(file: Path, qtbot: QtBot) -> None:
    """It isn't written over: it stands beside the new one."""
    file.parent.mkdir()
    file.write_text("{", "utf-8")
    dialog = Charts(None, "last-hundred-yards")
    qtbot.addWidget(dialog)
    assert "not JSON" in dialog.fault.text()
    dialog.save()
    assert file.with_name("charts.unread.json").read_text("utf-8") == "{"
    assert json.loads(file.read_text("utf-8"))["charts"] == {}
