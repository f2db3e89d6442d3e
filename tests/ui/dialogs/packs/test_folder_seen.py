"""A folder of documents that others write in, too: what is another is told, what was taken isn't."""

import shutil
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from bob_editor.storage.packs import MADE
from bob_editor.ui.dialogs.packs import folder_seen
from bob_editor.ui.dialogs.packs.folder_seen import FolderSeen
from bob_editor.ui.session.beside.watched_files import SETTLED


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """With a board, and a file beside it."""
    made = tmp_path / "mill"
    made.mkdir()
    for name in ("mill.board.json", "project.json"):
        (made / name).write_text("{}")
    return made


@pytest.fixture
def seen(qapp: QObject, folder: Path) -> FolderSeen:
    """The folder as it is."""
    shown = FolderSeen(qapp)
    shown.take(folder, (folder / "mill.board.json", folder / "project.json"))
    return shown


def test_a_folder_that_comes_back_is_told(seen: FolderSeen, folder: Path, qtbot: QtBot) -> None:
    """As one of the network does, or one that was renamed for a while."""
    away = folder.with_name("away")
    with qtbot.waitSignal(seen.changed):
        folder.rename(away)
    seen.take(folder)
    with qtbot.waitSignal(seen.changed):
        away.rename(folder)


def test_folders_within_are_looked_at(seen: FolderSeen, folder: Path, qtbot: QtBot) -> None:
    """A new one, and what comes into it later; not what was published there, nor hidden ones."""
    with qtbot.waitSignal(seen.changed):
        (folder / "boards").mkdir()
    seen.take(folder)
    with qtbot.waitSignal(seen.changed):
        shutil.copy(folder / "mill.board.json", folder / "boards")
    seen.take(folder)
    out = folder.with_name("out")
    out.mkdir()
    (out / MADE).write_text("{}")
    with qtbot.assertNotEmitted(seen.changed, wait=2 * SETTLED):
        out.rename(folder / "out")
        (folder / ".git").mkdir()


def test_empty_folders_are_looked_at_however_deep(seen: FolderSeen, folder: Path, qtbot: QtBot) -> None:
    """A program that makes folders first fills the deepest; a way round by a link has an end."""
    deep = folder / "scenarios" / "1944" / "june"
    deep.mkdir(parents=True)
    (deep / "round").symlink_to(folder, target_is_directory=True)
    seen.take(folder)
    with qtbot.waitSignal(seen.changed):
        shutil.copy(folder / "mill.board.json", deep)


def test_a_folder_of_very_many_is_watched_as_far_as_there_is_room(
    seen: FolderSeen, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The nearest first."""
    monkeypatch.setattr(folder_seen, "MOST_FOLDERS", 3)
    for name in "abc":
        (folder / name / "below").mkdir(parents=True)
    seen.take(folder)
    with qtbot.assertNotEmitted(seen.changed, wait=2 * SETTLED):
        shutil.copy(folder / "mill.board.json", folder / "a" / "below")
    with qtbot.waitSignal(seen.changed):
        shutil.copy(folder / "mill.board.json", folder / "c")


def test_folders_beside_files_are_watched_wherever_those_lie(
    seen: FolderSeen, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where there is no room for all, or the way there is a link."""
    monkeypatch.setattr(folder_seen, "MOST_FOLDERS", 1)
    (folder / "a").mkdir()
    deep = folder / "z" / "deep"
    (deep / "empty").mkdir(parents=True)
    file = shutil.copy(folder / "mill.board.json", deep)
    seen.take(folder, [Path(file)])
    with qtbot.waitSignal(seen.changed):
        shutil.copy(folder / "mill.board.json", deep / "empty")


def test_what_was_written_anew_and_taken_is_seen_further(
    seen: FolderSeen, folder: Path, qtbot: QtBot
) -> None:
    """A file that took another's place is watched by the system no longer, where it isn't asked to again."""
    plan = folder / "project.json"
    with qtbot.assertNotEmitted(seen.changed, wait=2 * SETTLED):
        (folder / "new").write_text('{"title": "Mill"}')
        (folder / "new").replace(plan)
        seen.take_again()
    with qtbot.waitSignal(seen.changed), plan.open("a") as file:
        file.write("\n")


def test_what_is_asked_is_asked_about_what_was_seen(seen: FolderSeen, folder: Path, qtbot: QtBot) -> None:
    """A change is told once the question is answered."""
    question = QDialog()
    qtbot.addWidget(question)
    question.setWindowModality(Qt.WindowModality.ApplicationModal)
    question.show()
    with qtbot.assertNotEmitted(seen.changed, wait=2 * SETTLED):
        (folder / "mill.board.json").write_text('{"title": "Mill"}')
    with qtbot.waitSignal(seen.changed):
        question.close()


def test_a_folder_of_many_documents_is_listed_once(
    seen: FolderSeen, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window waits for that."""
    listed: Counter[Path] = Counter()
    look = folder_seen._as_it_is
    monkeypatch.setattr(folder_seen, "_as_it_is", lambda path: (listed.update([path]), look(path))[1])
    files = [folder / f"{name}.scenario.json" for name in "abc"]
    seen.take(folder, files)
    assert listed == Counter([*files, folder])
