"""Publishing from the window: the folder is looked through, its heading kept, the pack written and opened again."""

import json
import shutil
import threading
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QFileDialog, QMessageBox, QScrollArea
from pytestqt.qtbot import QtBot

from bob_editor.opening.findings import Found
from bob_editor.opening.readiness import readiness
from bob_editor.storage.packs import build, read_project, verify, write_plan
from bob_editor.ui.dialogs.packs import publish
from bob_editor.ui.dialogs.packs.card_paper import CardPaper
from bob_editor.ui.dialogs.packs.heading import PackHeading
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.ui.panels.sight.los import LosPanel


@pytest.fixture
def project(tmp_path: Path, scenario_file: Path) -> Path:
    """A folder with a scenario, its two boards and a style."""
    folder = tmp_path / "project"
    style = folder / "styles" / "winter" / "style.json"
    style.parent.mkdir(parents=True)
    style.write_text('{"format": "bob-editor/style", "version": 1}')
    for path in (scenario_file, *tmp_path.glob("*.board.json")):
        path.rename(folder / path.name)
    return folder


@pytest.fixture
def dialog(qtbot: QtBot, project: Path) -> Publish:
    """The dialog, done looking through the folder."""
    shown = Publish(None, str(project))
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitUntil(lambda: shown.ready is not None, timeout=20_000)
    return shown


def texts(dialog: Publish) -> list[str]:
    """What is listed as standing in a reader's way."""
    return [dialog.found.item(row).text() for row in range(dialog.found.count())]


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


def test_nothing_is_cut_off_at_the_side(dialog: Publish, qtbot: QtBot) -> None:
    """However narrow the left column is drawn."""
    dialog.resize(dialog.minimumSizeHint())
    area = dialog.findChild(QScrollArea)
    qtbot.waitUntil(lambda: area.viewport().width() == area.widget().width())


def test_tab_comes_to_nothing_that_shows_no_keyboard(dialog: Publish, window: Window) -> None:
    """What scrolls is no stop, in a dialog or a panel: nobody sees that it has the keyboard."""
    for room in (dialog, window.docks.panel(LosPanel), window.docks.panel(FieldsPanel)):
        areas = room.findChildren(QScrollArea)
        assert areas
        assert not [one for one in areas if one.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_the_chosen_document_is_seen(dialog: Publish, qtbot: QtBot, project: Path) -> None:
    """Its map, painted beside the window; one that can't be read says why."""
    qtbot.waitUntil(lambda: not dialog.goes.picture.pixmap().isNull(), timeout=20_000)
    boards = dialog.goes.tree.topLevelItem(0)
    other = boards.child(1) if boards is not None else None
    assert other is not None
    for board in project.glob("**/*.board.json"):
        board.write_text("{")
    dialog.goes.tree.setCurrentItem(other)
    assert dialog.goes.picture.pixmap().isNull()
    qtbot.waitUntil(lambda: "JSON" in dialog.goes.picture.text(), timeout=20_000)


def test_of_another_folder_nothing_is_seen_any_more(
    dialog: Publish, qtbot: QtBot, tmp_path: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture of what was chosen goes with the list; its column of titles is never pushed out of it.

    What another folder holds is shown, and its heading written on, before all of it is checked.
    """
    tree = dialog.goes.tree
    assert tree.columnWidth(0) < 0.7 * tree.viewport().width()
    qtbot.waitUntil(lambda: not dialog.goes.picture.pixmap().isNull(), timeout=20_000)
    dialog.folder.setText(str(tmp_path / "nowhere"))
    dialog.look()
    qtbot.waitUntil(lambda: "is no folder" in dialog.told.text(), timeout=20_000)
    assert dialog.goes.picture.pixmap().isNull()
    assert not dialog.heading.isEnabled()
    go_on = threading.Event()
    monkeypatch.setattr(
        publish, "readiness", lambda project, **told: go_on.wait(20) and readiness(project, **told)
    )
    dialog.folder.setText(str(project))
    dialog.look()
    qtbot.waitUntil(dialog.heading.isEnabled, timeout=20_000)
    assert tree.topLevelItemCount()
    assert dialog.ready is None
    assert not dialog.publish_button.isEnabled()
    go_on.set()
    qtbot.waitUntil(dialog.publish_button.isEnabled, timeout=20_000)


def test_the_heading_is_kept_in_the_folder(dialog: Publish, qtbot: QtBot, project: Path) -> None:
    """What it lacked is no longer told; the file is the folder's own."""
    dialog.heading.name.setText("Mill country")
    dialog.heading.authors.setText("A. Designer, B. Designer")
    dialog.heading.licence.setEditText("CC-BY-4.0")
    assert dialog.heading.keep.isEnabled()
    dialog.heading.keep.click()
    dialog.heading.edition.setText("2")
    dialog.paper.marks.setChecked(True)
    qtbot.waitUntil(lambda: dialog.ready is not None, timeout=20_000)
    assert dialog.heading.edition.text() == "2", "it was typed while the folder was looked through"
    assert dialog.paper.marks.isChecked()
    assert dialog.heading.keep.isEnabled()
    kept = json.loads((project / "pack.json").read_text())
    assert (kept["title"], kept["authors"], kept["licence"]) == (
        "Mill country",
        ["A. Designer", "B. Designer"],
        "CC-BY-4.0",
    )
    assert "gives no title" not in "\n".join(texts(dialog))
    dialog.end()
    assert json.loads((project / "pack.json").read_text())["edition"] == "2", "as the program is left"
    assert not dialog.heading.is_edited


def test_a_pack_is_written_and_sound(dialog: Publish, qtbot: QtBot, tmp_path: Path) -> None:
    """And the dialog says so."""
    path = tmp_path / "out.bobpack"
    dialog.write(str(path))
    qtbot.waitUntil(lambda: bool(dialog.written), timeout=20_000)
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
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(tmp_path))
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
    qtbot.waitUntil(lambda: bool(dialog.written), timeout=20_000)
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
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: str(tmp_path))
    monkeypatch.setattr(QMessageBox, "question", lambda *_args: QMessageBox.StandardButton.Yes)
    dialog.heading.name.setText("Mill country")
    plan = Path(dialog.folder.text()) / "project.json"
    plan.write_text("{", "utf-8")
    dialog.publish_button.click()
    assert "project.json isn't written anew" in dialog.told.text(), "it went out under its old title"
    plan.unlink()
    dialog.publish_button.click()
    qtbot.waitUntil(lambda: bool(dialog.written), timeout=20_000)
    assert Path(dialog.written).name == "mill-country-published"
    assert "gives no title" not in "".join(texts(dialog))


def test_a_missing_board_stops_it(qtbot: QtBot, project: Path) -> None:
    """Nothing can be published until it is there again."""
    (project / "left.board.json").unlink()
    shown = Publish(None, str(project))
    qtbot.addWidget(shown)
    qtbot.waitUntil(lambda: shown.ready is not None, timeout=20_000)
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
    dialog.ready = evolve(dialog.ready, found=(Found("toy/broken", "error", "A rule is broken.", "a.json"),))
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
    qtbot.waitUntil(lambda: shown.ready is not None, timeout=20_000)
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
    qtbot.waitUntil(lambda: shown.ready is not None, timeout=20_000)
    assert (project / "left.board.json").is_file()
    assert shown.publish_button.isEnabled()
    assert not shown.bring_button.isVisible()


def test_no_such_folder(qtbot: QtBot, tmp_path: Path) -> None:
    """Is told in a sentence."""
    shown = Publish(None, str(tmp_path / "nowhere"))
    qtbot.addWidget(shown)
    qtbot.waitUntil(lambda: "is no folder" in shown.told.text(), timeout=20_000)
    assert not shown.publish_button.isEnabled()


def test_a_pack_opens_in_the_window(scenario_window: Window, qtbot: QtBot, tmp_path: Path) -> None:
    """From the project's page, its folder is looked at; unpacked elsewhere, the scenario is open."""
    window = scenario_window
    folder = Path(str(window.session.desk.path)).parent
    window.publishing.show_project(str(folder))
    page = window.publishing.page
    assert page is not None
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: page.project is not None, timeout=20_000)
    page.publish.click()
    shown = window.publishing.dialog
    assert shown is not None
    qtbot.addWidget(shown)
    qtbot.waitUntil(lambda: shown.ready is not None, timeout=20_000)
    path = tmp_path / "mill.bobpack"
    shown.write(str(path))
    qtbot.waitUntil(lambda: bool(shown.written), timeout=20_000)
    shown.close()
    elsewhere = tmp_path / "elsewhere"
    window.publishing.unpack(str(path), str(elsewhere))
    wanted = str(elsewhere / "scenarios" / "mill.scenario.json")
    qtbot.waitUntil(lambda: window.session.desk.path == wanted, timeout=20_000)
    assert len(window.session.board.grid.hexes) > 60


def test_options_of_the_booklet_are_kept(dialog: Publish, project: Path) -> None:
    """What is as usual isn't written, and all else in project.json stays."""
    (project / "project.json").write_text(
        '{"series": "Mills", "publish": {"settings": {"maps": {"dpi": 90}}}}'
    )
    assert not dialog.forms.options_button.isEnabled()
    names = [dialog.forms.list.item(row).text() for row in range(dialog.forms.list.count())]
    dialog.forms.list.setCurrentRow(names.index("Booklet of all scenarios"))
    assert dialog.forms.options_button.isEnabled()
    for paper, kept in (("170 x 240", [170, 240]), ("A5", "a5")):
        options = dialog.forms.options()
        assert options is not None
        field = options.fields["paper"]
        assert isinstance(field, QComboBox)
        field.setEditText(paper)
        options.accept()
        written = json.loads((project / "project.json").read_text())
        assert written["publish"]["settings"] == {"maps": {"dpi": 90}, "booklet": {"paper": kept}}
        assert written["series"] == "Mills"


def test_paper_of_the_cards_is_kept(qtbot: QtBot, scenario_file: Path) -> None:
    """In project.json, beside what stands there; what the template decides isn't written."""
    folder = scenario_file.parent
    plan = {"title": "Mill", "publish": {"forms": ["cards"], "settings": {"maps": {"dpi": 99}}}}
    (folder / "project.json").write_text(json.dumps(plan), "utf-8")
    paper = CardPaper()
    qtbot.addWidget(paper)
    paper.show_project(read_project(folder))
    before = (folder / "project.json").read_bytes()
    assert paper.save()
    assert (folder / "project.json").read_bytes() == before
    paper.paper.setCurrentIndex(paper.paper.findData("own"))
    paper.wide.setValue(148.5)
    paper.marks.setChecked(True)
    assert paper.save()
    cards = {"paper": [148.5, 297], "crop_marks": True}
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert kept["publish"] == {"forms": ["cards"], "settings": {"maps": {"dpi": 99}, "cards": cards}}
    paper.show_project(read_project(folder))
    assert paper.fields() == {"template": None, "bleed": None, **cards}
    paper.paper.setCurrentIndex(0)
    paper.marks.setChecked(False)
    assert paper.save()
    assert json.loads((folder / "project.json").read_text("utf-8"))["publish"] == plan["publish"]


def test_what_the_cards_have_stays_where_something_else_is_chosen(qtbot: QtBot, scenario_file: Path) -> None:
    """A paper, and a template that isn't found here."""
    folder = scenario_file.parent
    plan = {"template": "house", "publish": {"settings": {"cards": {"paper": "a5"}}}}
    (folder / "project.json").write_text(json.dumps(plan), "utf-8")
    paper = CardPaper()
    qtbot.addWidget(paper)
    paper.show_project(read_project(folder))
    paper.marks.setChecked(True)
    assert paper.save()
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert (kept["template"], kept["publish"]["settings"]["cards"]["paper"]) == ("house", "a5")


def test_authors_stay_where_another_field_is_typed(qtbot: QtBot, scenario_file: Path) -> None:
    """A comma may stand in a name."""
    folder = scenario_file.parent
    write_plan(folder, {"title": "Mill", "authors": ["Designer, Jr."]})
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(folder))
    heading.edition.setText("2")
    assert heading.save()
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert (kept["edition"], kept["authors"]) == ("2", ["Designer, Jr."])
    heading.begin_look()
    assert not heading.keep.isEnabled()
    # What is typed is soon there by itself. What a look found is older by then, until there is another.
    heading.description.setPlainText("Two battles.")
    qtbot.waitUntil(lambda: "Two battles." in (folder / "project.json").read_text("utf-8"))
    assert heading.keep.isEnabled()
    assert [heading.save(), heading.save()] == [True, True]
    heading.begin_look()
    assert not heading.save()
    # A look may take its time: what is typed meanwhile is no longer what it has read.
    looked = read_project(folder)
    heading.description.setPlainText("Three battles.")
    heading.show_project(looked)
    assert heading.fields()["description"] == "Three battles."
    assert "Three battles." in (folder / "project.json").read_text("utf-8")
    # Nor is it lost where it can't be written.
    (folder / "project.json").write_text("{")
    heading.description.setPlainText("Four battles.")
    heading.begin_look()
    heading.show_project(looked)
    assert heading.fields()["description"] == "Four battles."
    assert heading.is_edited


def test_the_edition_before_is_named(
    qtbot: QtBot, scenario_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kept in project.json, whether it is chosen or typed, as a path from the folder on; what is emptied goes."""
    folder = scenario_file.parent
    heading = PackHeading()
    qtbot.addWidget(heading)
    heading.show_project(read_project(folder))
    chosen = str(folder / "editions" / "mill-1.bobpack")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (chosen, ""))
    heading.browse.click()
    heading.edition.setText("2")
    assert heading.save()
    kept = json.loads((folder / "project.json").read_text("utf-8"))
    assert (kept["earlier"], kept["edition"]) == ("editions/mill-1.bobpack", "2")
    heading.begin_look()
    heading.show_project(read_project(folder))
    assert heading.earlier.text() == "editions/mill-1.bobpack"
    for typed, wanted in (("../first", "../first"), ("", None)):
        heading.earlier.setText(typed)
        assert heading.save()
        assert json.loads((folder / "project.json").read_text("utf-8")).get("earlier") == wanted


def test_a_pack_that_is_opened_is_unpacked(
    window: Window, qtbot: QtBot, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a double click, a drop or *Open*: a place is asked for, and what is in it is opened."""
    build(read_project(project), tmp_path / "mill.bobpack")
    (tmp_path / "there").mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "there"))
    assert not window.files.open_path(str(tmp_path / "mill.bobpack"))
    there = tmp_path / "there" / "mill"
    qtbot.waitUntil(lambda: Path(str(window.session.desk.path)).is_relative_to(there), timeout=20_000)
    assert str(there) in window.messages.text
    # Once more, as a later edition is: beside what is there, which stays.
    (there / "notes.txt").write_text("mine", "utf-8")
    assert not window.files.open_path(str(tmp_path / "mill.bobpack"))
    beside = there.with_name("mill-2")
    qtbot.waitUntil(lambda: Path(str(window.session.desk.path)).is_relative_to(beside), timeout=20_000)
    assert (there / "notes.txt").exists()


def test_no_place_is_asked_for_what_is_no_whole_pack(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told at once that it can't be opened, and nothing is written."""
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_args: pytest.fail("asked"))
    (tmp_path / "noise.bobpack").write_bytes(b"noise")
    window.files.open_each([str(tmp_path / "noise.bobpack")])
    qtbot.waitUntil(lambda: "no pack" in window.messages.text, timeout=20_000)
    assert [one.name for one in tmp_path.glob("*noise*")] == ["noise.bobpack"]


def test_nothing_is_said_to_be_verified_while_a_game_is_asked_about(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The banner said so behind the question, and for as long as nobody answered; a game that is left isn't counted."""
    folder, downs = tmp_path / "downs", Path(__file__).parents[4] / "games" / "three-downs"
    shutil.copytree(downs, folder / "games" / "three-downs", ignore=shutil.ignore_patterns("maps"))
    shutil.copy(downs / "maps" / "ashcombe.board.json", folder)
    plan = {"title": "Downs", "edition": "1", "authors": ["A"], "licence": "CC0-1.0"}
    write_plan(folder, plan)
    build(read_project(folder), tmp_path / "downs.bobpack")
    asked: list[str] = []

    found: list[dict[str, str] | None] = [None, {"three-downs": "leave"}]

    def answers(*_: object) -> dict[str, str] | None:
        asked.append(window.files.work.what)
        return found.pop(0)

    monkeypatch.setattr("bob_editor.ui.dialogs.packs.pack_games.answers_for", answers)
    window.publishing.unpack(str(tmp_path / "downs.bobpack"), str(tmp_path / "there"))
    assert window.files.work.what == "Verifying downs.bobpack"
    qtbot.waitUntil(lambda: bool(asked), timeout=20_000)
    assert asked == [""]
    window.publishing.unpack(str(tmp_path / "downs.bobpack"), str(tmp_path / "there"))
    told: list[str] = []
    window.session.noticed.connect(told.append)
    qtbot.waitUntil(lambda: any("one file is in" in one for one in told), timeout=20_000)


def test_a_folder_that_is_opened_is_shown(window: Window, project: Path) -> None:
    """By the command line, a drop or *Open*: as a project, or as the game that is in it."""
    window.files.open_each([str(project)])
    page = window.publishing.page
    assert page is not None
    assert page.isVisible()
    page.close()
    window.session.close()
    window.files.open_path(str(Path(__file__).parents[4] / "games" / "three-downs"), at_once=True)
    assert window.session.game is not None


def test_a_folder_of_others_files_alone_is_no_project(window: Window, tmp_path: Path) -> None:
    """It is brought in; with a document of ours in it, it is one."""
    source = tmp_path / "in"
    source.mkdir()
    (source / "hills.csv").write_text("hex,terrain\nB2,woods\n")
    assert not window.publishing.take(str(source))
    assert window.publishing.page is None
    (source / "mill.board.json").write_text("{}")
    assert window.publishing.take(str(source))
    assert window.publishing.page is not None
    window.publishing.page.close()


def test_what_was_published_gives_way_only_knowingly(
    dialog: Publish, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A publication holds forms that aren't ticked now, or is in another language; the same again isn't asked about."""
    asked: list[str] = []

    def question(*args: str) -> str:
        asked.append(args[2])
        return args[-1]

    def where(*args: str) -> str:
        begun.append(args[2])
        return str(tmp_path)

    begun: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", question)
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", where)
    made: list[str] = []
    monkeypatch.setattr(dialog, "make", made.append)
    former = tmp_path / "project-published"
    former.mkdir()
    files = {"maps/left.png": "0", "pack/the-mill.bobpack": "0"}
    says = {"format": "bob-editor/publication", "version": 1, "files": files, "languages": ["de"]}
    (former / "publication.json").write_text(json.dumps(says))
    dialog.forms.tick(("pack", "changes"))
    dialog.publish_button.click()
    assert "Maps as pictures\nall of it in Deutsch" in asked[0]
    assert not made
    (former / "publication.json").write_text(json.dumps({**says, "languages": ["en"]}))
    dialog.forms.tick(("pack", "changes", "maps"))
    dialog.written = str(tmp_path / "there" / "the-mill-published")
    dialog.publish_button.click()
    assert begun[-1] == str(tmp_path / "there"), "where the last one went"
    assert len(asked) == 1
    assert made == [str(former)]
