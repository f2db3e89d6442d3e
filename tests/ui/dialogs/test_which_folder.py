"""A folder that is typed is the one that is taken; the dialog is asked as where no desktop has one of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.which_folder import WhichFolder
from bob_editor.ui.dress.plain import PlainBox


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[WhichFolder]:
    """A dialog that lists an empty folder, beside which another one lies."""
    for name in ("here", "beside"):
        (tmp_path / name).mkdir()
    shown = WhichFolder(None, "Where to?", str(tmp_path / "here"))
    shown.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(shown)
    shown.show()
    yield shown
    shown.close()


def _enter(qtbot: QtBot, dialog: QFileDialog, text: str) -> None:
    line = dialog.findChild(QLineEdit, "fileNameEdit")
    assert isinstance(line, QLineEdit)
    line.setText(text)
    qtbot.keyClick(line, Qt.Key.Key_Return)


@pytest.mark.parametrize("typed", ["{}/beside", "{}/beside/", "../beside", "  {}/beside "])
def test_what_is_typed_is_taken(qtbot: QtBot, dialog: WhichFolder, tmp_path: Path, typed: str) -> None:
    """Wherever it lies, listed or not, and however it is written."""
    _enter(qtbot, dialog, typed.format(tmp_path))
    assert Path(dialog.chosen) == tmp_path / "beside"
    assert dialog.result() == QFileDialog.DialogCode.Accepted


def test_one_made_a_moment_ago_is_taken(qtbot: QtBot, dialog: WhichFolder, tmp_path: Path) -> None:
    """Which the dialog hasn't listed yet."""
    (tmp_path / "here" / "new").mkdir()
    _enter(qtbot, dialog, "new")
    assert Path(dialog.chosen) == tmp_path / "here" / "new"


def test_with_nothing_typed_the_one_listed_is_meant(
    qtbot: QtBot, dialog: WhichFolder, tmp_path: Path
) -> None:
    """As one opens folder after folder, and then takes that."""
    _enter(qtbot, dialog, "")
    assert Path(dialog.chosen) == tmp_path / "here"


def test_no_folder_is_told_and_none_taken(
    qtbot: QtBot, dialog: WhichFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip in its name isn't the folder that is listed."""
    told: list[str] = []
    monkeypatch.setattr(PlainBox, "exec", lambda box: told.append(box.text()))
    _enter(qtbot, dialog, f"{tmp_path}/besides")
    assert dialog.isVisible()
    assert dialog.chosen == ""
    assert "besides" in told[0]


def test_a_desktop_asks_in_its_own_dialog(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Qt makes no line for it then; its own dialog, derived or not, would take the place of the one people know."""
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_given: str(tmp_path))
    monkeypatch.setattr(WhichFolder, "exec", lambda dialog: dialog.reject())
    assert which_folder.ask(None, "Where to?", "") == ""
    monkeypatch.setattr(QFileDialog, "findChild", lambda *_given: None)
    assert which_folder.ask(None, "Where to?", "") == str(tmp_path)
