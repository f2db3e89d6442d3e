"""A counter list as a table: what is typed stands in the file, what isn't shown stays, and nothing is lost."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.storage.kinds.counter_rows import COLUMNS
from bob_editor.ui.dialogs.packs.counter_list import CounterListDialog
from bob_editor.words import speak

NUMBER = {column.title: place for place, column in enumerate(COLUMNS)}
LIST = {
    "format": "bob-editor/counters", "version": 1, "x-mine": 1,
    "counters": [
        {"name": "Squad", "nation": "german", "values": {"FP": 5, "Morale": "10/6/1"}, "x-why": [1]},
        {"name": "Gun", "box": 2, "back": {"says": "reduced"}},
    ],
}  # fmt: skip


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> CounterListDialog:
    path = tmp_path / "own.counters.json"
    path.write_text(json.dumps(LIST), "utf-8")
    shown = CounterListDialog(None, str(path))
    qtbot.addWidget(shown)
    shown.show()
    return shown


def typed(dialog: CounterListDialog, row: int, column: str, text: str) -> None:
    item = dialog.table.item(row, NUMBER[column])
    assert item is not None
    item.setText(text)


def shown(dialog: CounterListDialog, row: int, column: str) -> str:
    item = dialog.table.item(row, NUMBER[column])
    assert item is not None
    return item.text()


def test_what_a_crash_left_comes_back_as_one_step(dialog: CounterListDialog) -> None:
    """Undo has the file's rows again; what is no list of rows is refused."""
    before = dialog.rows
    dialog._take_back([{"name": "Squad", "box": 7}])
    assert (dialog.table.rowCount(), shown(dialog, 0, "In the box")) == (1, "7")
    assert not dialog.table.wordWrap(), "of a long name a row would show the first words"
    dialog.stack.undo()
    assert (dialog.rows, dialog.stack.isClean()) == (before, True)
    with pytest.raises(TypeError):
        dialog._take_back([1])


def test_what_is_typed_is_saved_and_the_rest_stays(dialog: CounterListDialog) -> None:
    """Numbers as numbers, values by name, what is emptied left out; fields of other programs are kept."""
    assert shown(dialog, 0, "Values") == "FP 5, Morale 10/6/1"
    typed(dialog, 0, "In the box", "24")
    typed(dialog, 0, "Values", "FP 6, Casualty number 4, Morale 10/6/1")
    typed(dialog, 0, "Its values", "FP 3")
    typed(dialog, 1, "In the box", "")
    typed(dialog, 1, "Other side", "")
    assert dialog.save()
    assert json.loads(dialog.path.read_text("utf-8")) == {
        **LIST,
        "counters": [
            {
                **LIST["counters"][0],  # type: ignore[index]  # a list of objects
                "box": 24,
                "values": {"FP": 6, "Casualty number": 4, "Morale": "10/6/1"},
                "back": {"values": {"FP": 3}},
            },
            {"name": "Gun"},
        ],
    }
    assert not dialog.save_button.isEnabled()


def test_what_is_being_typed_is_asked_about_as_well(
    dialog: CounterListDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frame's button leaves the keyboard in the cell."""
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Save)
    dialog.table.setFocus()
    item = dialog.table.item(1, NUMBER["Name"])
    assert item is not None
    dialog.table.editItem(item)
    cell = dialog.table.viewport().findChild(QLineEdit)
    assert isinstance(cell, QLineEdit)
    cell.setText("Mortar")
    assert dialog.close()
    assert json.loads(dialog.path.read_text("utf-8"))["counters"][1]["name"] == "Mortar"


def test_what_cannot_be_is_told_and_not_taken(dialog: CounterListDialog) -> None:
    """The cell says again what it said."""
    for column, text, wanted in (
        ("In the box", "many", ""),
        ("In the box", "9" * 5000, ""),
        ("Values", "FP", "FP 5, Morale 10/6/1"),
        ("Name", "", "Squad"),
    ):
        typed(dialog, 0, column, text)
        assert shown(dialog, 0, column) == wanted
        assert dialog.told.text()
    assert dialog.stack.isClean()


def test_rows_come_and_go_and_come_back(dialog: CounterListDialog) -> None:
    """Undo takes back each step; a place in the file leads to its cell."""
    dialog.lead(("counters", 1, "back", "says"))
    assert (dialog.table.currentRow(), dialog.table.currentColumn()) == (1, NUMBER["Other side"])
    dialog.remove()
    dialog.add()
    assert [row["name"] for row in dialog.rows] == ["Squad", "New counter"]
    dialog.stack.undo()
    dialog.stack.undo()
    assert dialog.rows == LIST["counters"]
    assert dialog.stack.isClean()


def test_nothing_is_lost(dialog: CounterListDialog, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closing asks about what isn't saved; a file that changed meanwhile isn't written over."""
    typed(dialog, 0, "Name", "Rifles")
    asked: list[str] = []

    def cancel(*_args: object) -> QMessageBox.StandardButton:
        asked.append("asked")
        return QMessageBox.StandardButton.Cancel

    monkeypatch.setattr(QMessageBox, "question", cancel)
    dialog.reject()
    assert (asked, dialog.isVisible()) == (["asked"], True)
    dialog.path.write_text("{}", "utf-8")
    assert not dialog.save()
    assert "changed on disk" in dialog.told.text()
    assert dialog.path.read_text("utf-8") == "{}"


def test_columns_are_called_in_the_windows_language(qtbot: QtBot, tmp_path: Path) -> None:
    """They, and what a step of undo is called by them, were English."""
    path = tmp_path / "own.counters.json"
    path.write_text(json.dumps(LIST), "utf-8")
    speak("de")
    try:
        dialog = CounterListDialog(None, str(path))
        qtbot.addWidget(dialog)
        typed(dialog, 0, "Values", "FP 6")
    finally:
        speak("en")
    heads = [dialog.table.horizontalHeaderItem(number) for number in range(len(COLUMNS))]
    same = {head.text() for head in heads if head is not None} & {one.title for one in COLUMNS}
    assert same == {"Name", "Nation"}
    assert dialog.stack.undoText() == "Werte"
    dialog.stack.setClean()


def test_a_list_that_is_none_is_told(tmp_path: Path) -> None:
    """Before anything is shown."""
    path = tmp_path / "own.counters.json"
    path.write_text(json.dumps({**LIST, "counters": [3]}), "utf-8")
    with pytest.raises(BadFile, match="no counter list"):
        CounterListDialog(None, str(path))
