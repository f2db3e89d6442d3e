"""Packs and folders that are opened in the window."""

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from bob_editor.storage.packs import build, read_project, write_plan
from bob_editor.ui.dialogs import which_folder
from bob_editor.ui.dialogs.packs.publish import Publish
from bob_editor.ui.frame.window import Window


def test_a_pack_that_is_opened_is_unpacked(
    window: Window, qtbot: QtBot, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a double click, a drop or *Open*: a place is asked for, and what is in it is opened."""
    (project / "alder.scenario.json").write_bytes((project / "mill.scenario.json").read_bytes())
    write_plan(project, {"scenarios": ["mill.scenario.json"]})
    build(read_project(project), tmp_path / "mill.bobpack")
    (tmp_path / "there").mkdir()
    monkeypatch.setattr(which_folder, "ask", lambda *_: str(tmp_path / "there"))
    assert not window.files.open_path(str(tmp_path / "mill.bobpack"))
    there = tmp_path / "there" / "mill"
    qtbot.waitUntil(lambda: Path(str(window.session.desk.path)).is_relative_to(there))
    assert str(there) in window.messages.text
    assert "Open folder lists its 2 scenarios" in window.messages.text, "the others are found, too"
    assert str(there) in window.files.settings.recent
    assert Path(str(window.session.desk.path)).name == "mill.scenario.json", "the first in their order"
    # Once more, as a later edition is: beside what is there, which stays.
    (there / "notes.txt").write_text("mine", "utf-8")
    assert not window.files.open_path(str(tmp_path / "mill.bobpack"))
    beside = there.with_name("mill-2")
    qtbot.waitUntil(lambda: Path(str(window.session.desk.path)).is_relative_to(beside))
    assert (there / "notes.txt").exists()


def test_no_place_is_asked_for_what_is_no_whole_pack(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told at once that it can't be opened, and nothing is written."""
    monkeypatch.setattr(which_folder, "ask", lambda *_args: pytest.fail("asked"))
    (tmp_path / "noise.bobpack").write_bytes(b"noise")
    window.files.open_each([str(tmp_path / "noise.bobpack")])
    qtbot.waitUntil(lambda: "no zip file" in window.messages.text)
    assert [one.name for one in tmp_path.glob("*noise*")] == ["noise.bobpack"]


def test_nothing_is_said_to_be_verified_while_a_game_is_asked_about(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The banner said so behind the question, and for as long as nobody answered; a game that is left isn't counted."""
    folder, downs = tmp_path / "downs", Path(__file__).parents[5] / "games" / "three-downs"
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
    window.seldom.publishing.unpack(str(tmp_path / "downs.bobpack"), str(tmp_path / "there"))
    assert window.files.work.what == "Verifying downs.bobpack"
    qtbot.waitUntil(lambda: bool(asked))
    assert asked == [""]
    window.seldom.publishing.unpack(str(tmp_path / "downs.bobpack"), str(tmp_path / "there"))
    told: list[str] = []
    window.session.noticed.connect(told.append)
    qtbot.waitUntil(lambda: any("one file is in" in one for one in told))


def test_a_folder_that_is_opened_is_shown(window: Window, project: Path) -> None:
    """By the command line, a drop or *Open*: as a project, or as the game that is in it."""
    window.files.open_each([str(project)])
    page = window.seldom.publishing.page
    assert page is not None
    assert page.isVisible()
    page.close()
    window.session.close()
    window.files.open_path(str(Path(__file__).parents[5] / "games" / "three-downs"), at_once=True)
    assert window.session.game is not None


def test_what_a_page_opens_is_seen(window: Window, project: Path, qtbot: QtBot) -> None:
    """A page that stands over most of it goes; one that leaves most of it to be seen stays."""
    window.files.open_each([str(project)])
    publishing = window.seldom.publishing
    page, canvas = publishing.page, window.canvas
    assert page is not None
    page.move(canvas.mapToGlobal(canvas.rect().bottomRight()) - QPoint(30, 30))
    page.opens.emit(str(project / "left.board.json"))
    qtbot.waitUntil(lambda: window.session.desk.path is not None)
    assert page.isVisible()
    page.setGeometry(QRect(canvas.mapToGlobal(QPoint(0, 0)), canvas.size()))
    page.opens.emit(str(project / "mill.scenario.json"))
    qtbot.waitUntil(lambda: not page.isVisible())


def test_a_folder_of_others_files_alone_is_no_project(window: Window, tmp_path: Path) -> None:
    """It is brought in; with a document of ours in it, it is one."""
    source = tmp_path / "in"
    source.mkdir()
    (source / "hills.csv").write_text("hex,terrain\nB2,woods\n")
    assert not window.seldom.publishing.take(str(source))
    assert window.seldom.publishing.page is None
    (source / "mill.board.json").write_text("{}")
    assert window.seldom.publishing.take(str(source))
    assert window.seldom.publishing.page is not None
    window.seldom.publishing.page.close()


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
    monkeypatch.setattr(which_folder, "ask", where)
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
