"""Publishing: what is written, and what stops it."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.opening.findings import Found
from bob_editor.storage.packs import verify
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.frame.window import Window
from tests.ui.dialogs.packs.publish.at_hand import texts


def test_a_pack_is_written_and_sound(dialog: Publish, qtbot: QtBot, tmp_path: Path) -> None:
    """And the dialog says so."""
    path = tmp_path / "out.bobpack"
    dialog.write(str(path))
    qtbot.waitUntil(lambda: bool(dialog.written))
    assert "written and verified" in dialog.told.text()
    assert len(verify(path).files) == 4


def test_all_that_is_ticked_is_made_in_a_folder(
    dialog: Publish, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack alone is ticked at first; stopped, nothing is there; what is left out is told.

    Another folder, and Escape, don't stop it unasked.
    """
    assert dialog.forms.only_pack
    dialog.forms.tick(("pack", "changes"))
    monkeypatch.setattr(which_folder, "ask", lambda *_args: str(tmp_path))
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.Yes)
    dialog.publish_button.click()
    dialog.stop_button.click()
    assert "nothing was written" in dialog.told.text()
    assert not dialog.open_button.isVisible()
    dialog.publish_button.click()
    folder = dialog.folder.text()
    dialog.open_beside(str(tmp_path))
    assert dialog.folder.text() == folder, "another folder would have given up what is being made"
    assert "isn’t done yet" in dialog.told.text()
    asked = [QMessageBox.StandardButton.Discard, QMessageBox.StandardButton.Cancel]
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: asked.pop())
    dialog.reject()
    assert dialog.isVisible()
    assert dialog.doing
    dialog.reject()
    dialog.show()
    assert "nothing was written" in dialog.told.text(), "closing it stops it, too"
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.Yes)
    dialog.publish_button.click()
    qtbot.waitUntil(lambda: bool(dialog.written))
    assert "no earlier edition" in dialog.told.text()
    assert dialog.open_button.isVisible()
    assert [one.name for one in (Path(dialog.written) / "pack").iterdir()] == ["the-mill.bobpack"]
    dialog.forms.tick(("pack",))
    rows = dialog.forms.list
    rows.setCurrentRow(next(row for row in range(rows.count()) if rows.item(row).checkState().value))
    dialog.written = ""
    QTest.keyClick(rows, Qt.Key.Key_Return)
    assert not dialog.publish_button.isEnabled()
    assert not dialog._worker.busy, "Enter ticks, and publishes nothing besides"


def test_what_is_typed_last_is_published(
    dialog: Publish, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A title that wasn't kept yet is kept, and the folder looked through again, before all is called after it."""
    dialog.forms.tick(("pack", "changes"))
    monkeypatch.setattr(which_folder, "ask", lambda *_args: str(tmp_path))
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.Yes)
    dialog.heading.name.setText("Mill country")
    plan = Path(dialog.folder.text()) / "project.json"
    plan.write_text("{", "utf-8")
    dialog.publish_button.click()
    assert "project.json isn't written anew" in dialog.told.text(), "it went out under its old title"
    plan.unlink()
    dialog.publish_button.click()
    qtbot.waitUntil(lambda: bool(dialog.written))
    assert Path(dialog.written).name == "mill-country-published"
    assert "gives no title" not in "".join(texts(dialog))


def test_a_missing_board_stops_it(qtbot: QtBot, project: Path) -> None:
    """Nothing can be published until it is there again."""
    (project / "left.board.json").unlink()
    shown = Publish(None, str(project))
    qtbot.addWidget(shown)
    qtbot.waitUntil(lambda: shown.ready is not None)
    assert "left.board.json" in texts(shown)[0]
    assert not shown.publish_button.isEnabled()


def test_errors_are_published_only_knowingly(dialog: Publish, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who declines writes nothing."""
    asked: list[str] = []
    answer = QMessageBox.StandardButton.Cancel

    def question(*args: str) -> QMessageBox.StandardButton:
        asked.append(args[2])
        return answer

    monkeypatch.setattr(QMessageBox, "question", question)
    assert dialog.ready is not None
    dialog.ready = replace(dialog.ready, found=(Found("toy/broken", "error", "A rule is broken.", "a.json"),))
    dialog.publish_button.click()
    assert "There is 1 error" in asked[0]
    assert dialog.written == ""
    dialog.unsaved = lambda folder: [folder / "a.json"]
    dialog.publish_button.click()
    assert "\na.json\n" in asked[1], "what is open with changes stays behind"
    assert len(asked) == 2
    assert dialog.written == ""


def test_boards_elsewhere_are_brought_in(
    qtbot: QtBot, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The button is there only where something lies outside; then the pack can be made."""
    (project / "left.board.json").rename(tmp_path / "left.board.json")
    path = project / "mill.scenario.json"
    path.write_text(path.read_text().replace("left.board.json", "../left.board.json"))
    shown = Publish(None, str(project))
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitUntil(lambda: shown.ready is not None)
    assert shown.bring_button.isVisible()
    assert not shown.publish_button.isEnabled()
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.Yes)
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "information", lambda *args: told.append(args[2]))
    shown.unsaved = lambda folder: [folder / "mill.scenario.json"]
    shown.bring_button.click()
    assert told == ["Save first what has changes: mill.scenario.json."]
    shown.unsaved = lambda _folder: ()
    shown.bring_button.click()
    qtbot.waitUntil(lambda: shown.ready is not None)
    assert (project / "left.board.json").is_file()
    assert shown.publish_button.isEnabled()
    assert not shown.bring_button.isVisible()


def test_no_such_folder(qtbot: QtBot, tmp_path: Path) -> None:
    """Is told in a sentence."""
    shown = Publish(None, str(tmp_path / "nowhere"))
    qtbot.addWidget(shown)
    qtbot.waitUntil(lambda: "is no folder" in shown.told.text())
    assert not shown.publish_button.isEnabled()


def test_a_pack_opens_in_the_window(scenario_window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    """From the project's page, its folder is looked at; unpacked elsewhere, the scenario is open."""
    window = scenario_window
    folder = Path(str(window.session.desk.path)).parent
    window.seldom.publishing.show_project(str(folder))
    page = window.seldom.publishing.page
    assert page is not None
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: page.project is not None)
    page.publish.click()
    shown = window.seldom.publishing.dialog
    assert shown is not None
    qtbot.addWidget(shown)
    qtbot.waitUntil(lambda: shown.ready is not None)
    path = tmp_path / "mill.bobpack"
    shown.write(str(path))
    qtbot.waitUntil(lambda: bool(shown.written))
    shown.close()
    elsewhere = tmp_path / "elsewhere"
    window.seldom.publishing.unpack(str(path), str(elsewhere))
    wanted = str(elsewhere / "scenarios" / "mill.scenario.json")
    qtbot.waitUntil(lambda: window.session.desk.path == wanted)
    assert len(window.session.board.grid.hexes) > 60
