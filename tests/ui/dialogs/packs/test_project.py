"""The page of a project: its documents are listed, found, put in order and opened."""

import json
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QTimer
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from bob_editor.ui.dialogs.documents.new_scenario import NewScenario
from bob_editor.ui.dialogs.packs import project
from bob_editor.ui.dialogs.packs.project import ProjectPage
from bob_editor.ui.dialogs.packs.project_rows import look_through
from bob_editor.ui.session.beside.watched_files import SETTLED


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path, scenario_file: Path) -> ProjectPage:
    """A folder with two scenarios, looked through."""
    text = scenario_file.read_text("utf-8")
    data = json.loads(text)
    other = {**data, "id": "zulu", "title": "Zulu hour"}
    (scenario_file.parent / "zulu.scenario.json").write_text(json.dumps(other), "utf-8")
    shown = ProjectPage(None, str(scenario_file.parent))
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitUntil(lambda: shown.project is not None)
    return shown


def titles(page: ProjectPage) -> list[str]:
    items = (page.scenarios.item(row) for row in range(page.scenarios.count()))
    return [
        item.text().partition("\n")[0].partition(". ")[2] or item.text().partition("\n")[0] for item in items
    ]


def test_found_put_in_order_copied_and_opened(
    page: ProjectPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order is kept in the folder, and shown so again."""
    first, second = titles(page)
    assert not page.scenarios.item(0).icon().isNull()
    page.view.search.setText("zulu")
    assert [page.scenarios.item(row).isHidden() for row in range(2)] == [True, False]
    page.view.search.clear()
    page.scenarios.setCurrentRow(1)
    page.up.click()
    assert titles(page) == [second, first]
    assert not page.up.isEnabled()
    page.scenarios.model().moveRow(QModelIndex(), 1, QModelIndex(), 0)  # as a drag does
    kept = json.loads((Path(page.folder) / "project.json").read_text("utf-8"))["scenarios"]
    assert [name.partition(".")[0] for name in kept] == ["mill", "zulu"]
    page.scenarios.setCurrentRow(0)
    page.down.click()
    with qtbot.waitSignal(page.opens) as opened:
        page.scenarios.itemActivated.emit(page.scenarios.item(0))
    assert opened.args[0].endswith("zulu.scenario.json")
    page.scenarios.setCurrentRow(0)
    page.unsaved = lambda folder: [folder / "zulu.scenario.json"]
    for button in (page.copy, page.number):
        button.click()
        assert page.told.text() == "Save first what has changes: zulu.scenario.json."
    page.unsaved = lambda folder: [folder / "mill.scenario.json"]
    go_on = threading.Event()
    monkeypatch.setattr(
        project, "look_through", lambda listed, tell: go_on.wait(20) and look_through(listed, tell)
    )
    page.copy.click()
    qtbot.waitUntil(lambda: page.scenarios.count() == 3)
    assert page.progress.isVisible(), "listed before it is checked"
    go_on.set()
    qtbot.waitUntil(page.undo.isEnabled)
    assert titles(page) == [second, "Zulu hour (2)", first]
    assert page.scenarios.currentRow() == 1
    assert page.undo.toolTip() == "Undo: Duplicate the scenario"
    page.undo.trigger()
    qtbot.waitUntil(lambda: page.scenarios.count() == 2 and page.undo.isEnabled())
    page.undo.trigger()
    qtbot.waitUntil(lambda: titles(page) == [first, second] and page.redo.isEnabled())


def test_what_was_listed_can_be_used_when_it_is_checked(page: ProjectPage, qtbot: QtBot) -> None:
    """What is chosen on either side stays, its issues are listed, and a menu that is open leads to its document."""
    page.scenarios.setCurrentRow(0)
    page.view.others.setCurrentRow(1)
    issues = page.view.issues.item(0).text()
    page.view.show_looked(page._looked)
    assert (page.scenarios.currentRow(), page.view.others.currentRow()) == (0, 1)
    assert page.view.issues.item(0).text() == issues

    def open_it() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        page.view.show_looked(page._looked)
        menu.actions()[0].trigger()
        menu.close()

    QTimer.singleShot(0, open_it)
    with qtbot.waitSignal(page.opens) as opened:
        page._menu(page.scenarios.visualItemRect(page.scenarios.item(1)).center())
    assert opened.args == [str(page.scenarios.documents[1].file.source)]


def test_scenarios_are_put_in_order_while_they_are_checked(
    page: ProjectPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred take a while; what was looked at before shows no other order when that is done."""
    first, second = titles(page)
    go_on = threading.Event()
    monkeypatch.setattr(
        project, "look_through", lambda listed, tell: go_on.wait(20) and look_through(listed, tell)
    )
    page.look()
    page.scenarios.setCurrentRow(1)
    qtbot.waitUntil(page.up.isEnabled)
    assert page.progress.isVisible()
    page.up.click()
    assert titles(page) == [second, first]
    go_on.set()
    qtbot.waitUntil(lambda: not page.progress.isVisible())
    assert titles(page) == [second, first]


def test_among_what_was_found_it_moves_past_what_is_shown(page: ProjectPage, qtbot: QtBot) -> None:
    """One place past a scenario that isn't seen would look as if nothing had been done."""
    for name, title in (("xray", "Dusk hour"), ("yankee", "Zulu day")):
        data = json.loads((Path(page.folder) / "zulu.scenario.json").read_text("utf-8"))
        path = Path(page.folder) / f"{name}.scenario.json"
        path.write_text(json.dumps({**data, "id": name, "title": title}), "utf-8")
    page.look()
    qtbot.waitUntil(lambda: page.scenarios.count() == 4 and not page.progress.isVisible())
    assert titles(page)[1:] == ["Dusk hour", "Zulu day", "Zulu hour"]
    page.scenarios.setCurrentRow(1)
    page.view.search.setText("hour")
    assert not page.up.isEnabled()
    page.down.click()
    assert titles(page)[1:] == ["Zulu day", "Zulu hour", "Dusk hour"]
    assert not page.down.isEnabled()
    page.view.search.clear()
    assert page.up.isEnabled()


def test_a_scenario_is_begun_in_the_language_of_the_window(
    page: ProjectPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What its designer types there is no English that nobody has translated."""

    def entered(asked: NewScenario) -> int:
        asked.title.setText("Brücke")
        return 1

    monkeypatch.setattr(NewScenario, "exec", entered)
    monkeypatch.setattr(project, "spoken", lambda: "de")
    page.begin()
    begun = json.loads((Path(page.folder) / "bruecke.scenario.json").read_text("utf-8"))
    assert begun["language"] == "de"
    qtbot.waitUntil(lambda: not page._worker.busy)


def test_documents_of_one_title_are_told_apart(page: ProjectPage, qtbot: QtBot) -> None:
    """By their files, as boards of one name in two folders are."""
    assert ".scenario.json" not in page.scenarios.item(0).text()
    zulu = Path(page.folder) / "zulu.scenario.json"
    (zulu.parent / "later").mkdir()
    (zulu.parent / "later" / zulu.name).write_bytes(zulu.read_bytes())
    again = ProjectPage(None, page.folder)
    qtbot.addWidget(again)
    qtbot.waitUntil(lambda: again.project is not None)
    shown = [again.scenarios.item(row).text().splitlines()[1] for row in range(again.scenarios.count())]
    assert {f"later/{zulu.name}", zulu.name} < set(shown)


def test_nothing_is_put_in_order_while_another_folder_is_looked_through(
    page: ProjectPage, tmp_path: Path
) -> None:
    """The names of the former folder's scenarios would be kept in the other's project.json."""
    assert page.scenarios.dragEnabled()
    page.show_folder(str(tmp_path))
    assert not page.scenarios.dragEnabled()
    page.end()


def test_an_empty_folder_says_what_to_do(qtbot: QtBot, tmp_path: Path) -> None:
    """It goes by its own name, until project.json gives it a title."""
    folder = tmp_path / "mill-country"
    folder.mkdir()
    page = ProjectPage(None, str(folder))
    qtbot.addWidget(page)
    page.show()
    before = page.scenarios.grab().toImage()
    qtbot.waitUntil(lambda: page.project is not None)
    assert "mill-country" in page.windowTitle()
    assert page.scenarios.grab().toImage() != before


def test_what_others_write_there_is_shown(page: ProjectPage, qtbot: QtBot, scenario_file: Path) -> None:
    """A file that comes, goes or is written anew; the page's own steps are looked at once."""
    zulu = scenario_file.parent / "zulu.scenario.json"
    data = json.loads(zulu.read_text("utf-8"))
    zulu.write_text(json.dumps({**data, "title": "Zulu dawn, at last"}), "utf-8")
    qtbot.waitUntil(lambda: "Zulu dawn, at last" in titles(page))
    zulu.rename(scenario_file.parent / "alpha.scenario.json")
    qtbot.waitUntil(lambda: page.scenarios.documents[0].file.name == "alpha.scenario.json")
    (scenario_file.parent / "alpha.scenario.json").unlink()
    qtbot.waitUntil(lambda: len(titles(page)) == 1)
    qtbot.waitUntil(lambda: page.project is not None and not page._worker.busy)
    page.scenarios.setCurrentRow(0)
    page.duplicate()
    qtbot.waitUntil(lambda: len(titles(page)) == 2 and not page._worker.busy)
    looked = page._looked
    told = page.told.text()
    qtbot.wait(2 * SETTLED)
    assert page._looked is looked
    assert page.told.text() == told
