"""Publishing: the folder is looked through and its heading kept."""

import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QScrollArea
from pytestqt.qtbot import QtBot

from bob_editor.opening.readiness import readiness
from bob_editor.storage.packs import read_project
from bob_editor.ui.dialogs.packs import publish
from bob_editor.ui.dialogs.packs.contents import PREVIEW, PackContents
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.ui.panels.sight.los import LosPanel
from tests.ui.dialogs.packs.publish.at_hand import texts


def test_what_is_missing_is_listed_first(dialog: Publish) -> None:
    """Title, author and licence are asked for, and all documents stand in the tree."""
    listed = "\n".join(texts(dialog))
    for words in ("gives no title", "Nobody is named as the author", "No licence"):
        assert words in listed
    folders = [dialog.goes.tree.topLevelItem(row) for row in range(dialog.goes.tree.topLevelItemCount())]
    assert {item.text(0): item.childCount() for item in folders if item is not None} == {
        "Boards": 2,
        "Scenarios": 1,
        # It lies among the boards, and is none.
        "Map styles": 1,
    }


def test_what_is_typed_is_no_longer_missing(dialog: Publish, qtbot: QtBot) -> None:
    """At once, and without a look at every document; what is emptied again is."""
    qtbot.waitUntil(lambda: dialog.ready is not None)
    before = dialog.told.text()
    qtbot.keyClicks(dialog.heading.authors, "A")
    assert "Nobody is named" not in "\n".join(texts(dialog))
    assert "gives no title" in "\n".join(texts(dialog))
    assert dialog.told.text() != before
    qtbot.keyClick(dialog.heading.authors, Qt.Key.Key_Backspace)
    assert "Nobody is named" in "\n".join(texts(dialog))
    assert dialog.told.text() == before


def test_nothing_is_cut_off_at_the_side(dialog: Publish, qtbot: QtBot) -> None:
    """However narrow the left column is drawn."""
    dialog.resize(dialog.minimumSizeHint())
    area = dialog.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.viewport().width() == area.widget().width())


def test_all_forms_are_seen_on_a_low_screen(dialog: Publish, qtbot: QtBot) -> None:
    """Side by side with the heading; what gives way to that is the picture, not the list of what goes in."""
    dialog.resize(1080, 560)
    rows = dialog.forms.list
    last = rows.item(rows.count() - 1)
    (column,) = (one.viewport() for one in dialog.findChildren(QScrollArea) if one.isAncestorOf(rows))

    def seen() -> bool:
        corner = rows.visualItemRect(last).bottomRight()
        shown = rows.viewport().rect().contains(corner)
        return shown and column.rect().contains(rows.viewport().mapTo(column, corner))

    qtbot.waitUntil(seen)
    assert not dialog.goes.picture.isVisible()
    assert dialog.goes.tree.width() > PREVIEW.width()
    dialog.resize(1500, 560)
    qtbot.waitUntil(dialog.goes.picture.isVisible)


def test_scenarios_are_listed_in_their_order(qtbot: QtBot, project: Path) -> None:
    """In that of the booklet, not by the names of files."""
    mill = project / "mill.scenario.json"
    (project / "alder.scenario.json").write_bytes(mill.read_bytes())
    told = {"format": "bob-editor/project", "version": 1, "scenarios": [mill.name]}
    (project / "project.json").write_text(json.dumps(told))
    goes = PackContents()
    qtbot.addWidget(goes)
    goes.show_project(read_project(project))
    (scenarios,) = goes.tree.findItems("Scenarios", Qt.MatchFlag.MatchExactly)
    assert [scenarios.child(row).text(0) for row in range(2)] == [mill.name, "alder.scenario.json"]


def test_tab_comes_to_nothing_that_shows_no_keyboard(dialog: Publish, window: Window) -> None:
    """What scrolls is no stop, in a dialog or a panel: nobody sees that it has the keyboard."""
    for room in (dialog, window.docks.panel(LosPanel), window.docks.panel(FieldsPanel)):
        areas = room.findChildren(QScrollArea)
        assert areas
        assert not [one for one in areas if one.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_the_chosen_document_is_seen(dialog: Publish, qtbot: QtBot, project: Path) -> None:
    """Its map, painted beside the window; one that can't be read says why."""
    qtbot.waitUntil(lambda: not dialog.goes.picture.pixmap().isNull())
    boards = dialog.goes.tree.topLevelItem(0)
    other = boards.child(1) if boards is not None else None
    assert other is not None
    for board in project.glob("**/*.board.json"):
        board.write_text("{")
    dialog.goes.tree.setCurrentItem(other)
    assert dialog.goes.picture.pixmap().isNull()
    qtbot.waitUntil(lambda: "JSON" in dialog.goes.picture.text())


def test_of_another_folder_nothing_is_seen_any_more(
    dialog: Publish, qtbot: QtBot, tmp_path: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture of what was chosen goes with the list; its column of titles is never pushed out of it.

    What another folder holds is shown, and its heading written on, before all of it is checked.
    """
    tree = dialog.goes.tree
    assert tree.columnWidth(0) < 0.7 * tree.viewport().width()
    qtbot.waitUntil(lambda: not dialog.goes.picture.pixmap().isNull())
    dialog.folder.setText(str(tmp_path / "nowhere"))
    dialog.look()
    qtbot.waitUntil(lambda: "is no folder" in dialog.told.text())
    assert dialog.goes.picture.pixmap().isNull()
    assert not dialog.heading.isEnabled()
    go_on = threading.Event()
    monkeypatch.setattr(
        publish, "readiness", lambda project, **told: go_on.wait(20) and readiness(project, **told)
    )
    dialog.folder.setText(str(project))
    dialog.look()
    qtbot.waitUntil(dialog.heading.isEnabled)
    assert tree.topLevelItemCount()
    assert dialog.ready is None
    assert not dialog.publish_button.isEnabled()
    go_on.set()
    qtbot.waitUntil(dialog.publish_button.isEnabled)


def test_the_heading_is_kept_in_the_folder(dialog: Publish, qtbot: QtBot, project: Path) -> None:
    """What it lacked is no longer told; the file is the folder's own."""
    dialog.heading.name.setText("Mill country")
    dialog.heading.authors.setText("A. Designer, B. Designer")
    dialog.heading.licence.setEditText("CC-BY-4.0")
    assert dialog.heading.keep.isEnabled()
    dialog.heading.keep.click()
    dialog.heading.edition.setText("2")
    dialog.paper.marks.setChecked(True)
    qtbot.waitUntil(lambda: dialog.ready is not None)
    assert dialog.heading.edition.text() == "2", "it was typed while the folder was looked through"
    assert dialog.paper.marks.isChecked()
    assert dialog.heading.keep.isEnabled()
    kept = json.loads((project / "project.json").read_text())
    assert (kept["title"], kept["authors"], kept["licence"]) == (
        "Mill country",
        ["A. Designer", "B. Designer"],
        "CC-BY-4.0",
    )
    assert "gives no title" not in "\n".join(texts(dialog))
    dialog.end()
    assert json.loads((project / "project.json").read_text())["edition"] == "2", "as the program is left"
    assert not dialog.heading.is_edited


def test_a_button_that_goes_leaves_the_keyboard_to_the_list(
    dialog: Publish, qtbot: QtBot, project: Path
) -> None:
    """The folder's line had it, all of it chosen, so that what was typed next named another folder."""
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.again_button.setFocus()
    qtbot.keyClicks(dialog.again_button, " ")
    qtbot.waitUntil(lambda: dialog.ready is not None)
    assert dialog.focusWidget() is dialog.found
    assert dialog.folder.text() == str(project)


def test_what_is_mended_beside_it_is_looked_at_again(dialog: Publish, qtbot: QtBot, project: Path) -> None:
    """Else it would ask about errors that aren't there by now, or be silent about new ones."""
    scenario = project / "mill.scenario.json"
    data = json.loads(scenario.read_text("utf-8"))
    scenario.write_text(json.dumps({**data, "map": {"boards": [{"board": "gone.board.json"}]}}), "utf-8")
    qtbot.waitUntil(lambda: "gone.board.json" in "\n".join(texts(dialog)))
    scenario.write_text(json.dumps(data), "utf-8")
    qtbot.waitUntil(lambda: dialog.ready is not None and "gone.board.json" not in "\n".join(texts(dialog)))


def test_nothing_is_looked_at_anew_while_something_is_asked(
    dialog: Publish, qtbot: QtBot, project: Path
) -> None:
    """What was found is what is asked about; then it is looked at."""
    qtbot.waitUntil(lambda: dialog.ready is not None)
    ready, asked = dialog.ready, QDialog(dialog)
    asked.open()
    (project / "mill.scenario.json").unlink()
    dialog._seen._watched.changed.emit()
    assert dialog.ready is ready
    asked.close()
    qtbot.waitUntil(lambda: dialog.ready is not ready)
