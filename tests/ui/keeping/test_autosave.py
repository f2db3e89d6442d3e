"""Work that is kept aside, and found again after a crash."""

import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QLockFile, QSysInfo, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.model.board import Board, Pin, Underlay
from bob_editor.rules.los.scene import End
from bob_editor.storage.documents import board_text, write_board
from bob_editor.storage.files import recovery
from bob_editor.ui.dialogs.files import changed_file, recover, save_file
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping import autosave
from bob_editor.ui.keeping.autosave import AT_LEAST, lock_path, title_of
from bob_editor.ui.keeping.kept_work import KeptWork, Work
from bob_editor.ui.keeping.locks import is_free
from bob_editor.ui.panels.board.palette import PalettePanel
from tests.ui.mouse import Mouse
from tests.ui.recovered import offer_recovery


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the window keeps its autosaves."""
    return tmp_path / "recovery"


def test_edits_are_kept_and_forgotten_when_saved(
    window: Window, mouse: Mouse, folder: Path, tmp_path: Path
) -> None:
    """What isn't saved has a slot with its text; saving empties it."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    assert kept.text == board_text(window.session.board)
    window.files._write(str(tmp_path / "x.board.json"))
    assert recovery.found(folder=folder) == []


def test_an_edit_is_kept_when_the_user_pauses(
    window: Window, mouse: Mouse, folder: Path, qtbot: object
) -> None:
    """The idle timer runs after an edit, and keeps it."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    assert window.autosave._soon.isActive()
    window.autosave._soon.timeout.emit()
    window.autosave.keep()
    assert len(recovery.found(folder=folder)) == 1


def test_ending_well_leaves_nothing(window: Window, mouse: Mouse, folder: Path) -> None:
    """Changes that the user gave up aren't offered again."""
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    window.autosave.keep()
    window.autosave.end()
    assert recovery.found(folder=folder) == []


def test_a_crashed_run_is_offered_and_restored(
    window: Window, board: Board, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board comes back as never saved, under its file's name, and its slot is emptied."""
    lost = Board(board.grid, board.ruleset, title="Lost")
    recovery.keep("crashed", board_text(lost), path="/somewhere/lost.board.json", folder=folder)
    asked: list[str] = []

    def ask(_parent: object, found: list[recover.Found]) -> recover.Choice:
        asked.extend(one.title for one in found)
        return recover.Choice((found[0].key,))

    monkeypatch.setattr(recover, "ask", ask)
    assert offer_recovery(window.files)
    assert asked == ["Lost (/somewhere/lost.board.json)"]
    assert window.session.board == lost
    assert window.isWindowModified()
    assert window.session.document.path == "/somewhere/lost.board.json"
    assert [one.key for one in recovery.found(folder=folder)] == [window.autosave.key]


def test_what_was_left_is_not_given_up_where_it_cannot_be_kept(
    window: Window, board: Board, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Restored on a full disk, the old slot is all that a second crash would leave."""
    recovery.keep("crashed", board_text(board), folder=folder)
    monkeypatch.setattr(recover, "ask", lambda _parent, found: recover.Choice((found[0].key,)))

    def full(*_args: object, **_kwargs: object) -> None:
        raise BadFile("The disk is full.")

    with monkeypatch.context() as patched:
        patched.setattr(recovery, "keep", full)
        assert offer_recovery(window.files)
    assert [one.key for one in recovery.found(folder=folder)] == ["crashed"]


@pytest.mark.parametrize(
    ("choice", "left"), [(recover.Choice(discarded=("crashed",)), 0), (recover.Choice(), 1)]
)
def test_discarding_or_later(
    window: Window,
    board: Board,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    choice: recover.Choice,
    left: int,
) -> None:
    """Discarding empties the slots, deciding later keeps them; nothing is opened."""
    recovery.keep("crashed", board_text(board), folder=folder)
    monkeypatch.setattr(recover, "ask", lambda *_args: choice)
    before = window.session.board
    assert not offer_recovery(window.files)
    assert len(recovery.found(folder=folder)) == left
    assert window.session.board is before


def test_a_running_program_keeps_its_own(window: Window, board: Board, folder: Path) -> None:
    """A slot whose lock is held belongs to someone who is still there."""
    recovery.keep("other", board_text(board), folder=folder)
    lock = QLockFile(str(lock_path("other", folder)))
    lock.setStaleLockTime(0)
    assert lock.tryLock(0)
    assert window.autosave.left_behind() == []
    lock.unlock()
    assert [one.key for one in window.autosave.left_behind()] == ["other"]


def test_locks_of_windows_that_are_gone_are_swept(window: Window, folder: Path) -> None:
    """Every crash leaves one, also where there was nothing to recover; those of windows that run stay."""
    folder.mkdir(parents=True, exist_ok=True)
    lock_path("gone", folder).write_text(f"999999999\nbob-editor\n{QSysInfo.machineHostName()}\n")
    lock = QLockFile(str(lock_path("here", folder)))
    lock.setStaleLockTime(0)
    assert lock.tryLock(0)
    window.autosave.left_behind()
    assert [one.name for one in folder.glob("*.lock")] == ["here.lock"]
    lock.unlock()


def test_a_full_disk_stops_nothing(window: Window, mouse: Mouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault is said in the message bar; the edit stands."""

    def full(*_args: object, **_kwargs: object) -> None:
        raise BadFile("The disk is full.")

    monkeypatch.setattr(recovery, "keep", full)
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    window.autosave.keep()
    assert "disk is full" in window.messages.text
    assert window.session.document.modified


def test_what_could_not_be_kept_is_kept_once_there_is_room(
    window: Window, mouse: Mouse, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nothing is edited any more; until then it is told now and then, not with each edit."""
    told: list[object] = []
    window.session.failed.connect(told.append)
    monkeypatch.setattr(autosave, "TRY_AGAIN", 20)
    folder.write_text("in its way")
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    for label in ("B2", "B3"):
        mouse.click(label)
        window.autosave._soon.timeout.emit()
    qtbot.wait(100)
    assert len(told) == 1
    folder.unlink()
    qtbot.waitUntil(lambda: len(recovery.found(folder=folder)) == 1)
    assert not is_free(lock_path(window.autosave.key, folder)), "others would be offered it"


def test_what_could_not_be_kept_is_given_up_with_its_window(
    window: Window, mouse: Mouse, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kept a moment later, it would be offered at the next start, though nobody wants it."""

    def full(*_args: object, **_kwargs: object) -> None:
        raise BadFile("The disk is full.")

    monkeypatch.setattr(autosave, "TRY_AGAIN", 0)
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    with monkeypatch.context() as patched:
        patched.setattr(recovery, "keep", full)
        for _ in range(2):
            window.autosave._soon.timeout.emit()
        window.autosave.end()
    qtbot.wait(100)
    assert recovery.found(folder=folder) == []


def test_no_place_to_keep_it_stops_nothing(
    window: Window, tmp_path: Path, mouse: Mouse, qtbot: QtBot
) -> None:
    """Where a file stands in the way of the folder, that is said, and the edit stands."""
    (tmp_path / "file").write_text("")
    window.autosave.folder = tmp_path / "file" / "recovery"
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    qtbot.waitUntil(lambda: "could not be kept aside" in window.messages.text)
    assert window.session.document.modified
    window.autosave.folder = tmp_path


def test_a_slot_that_holds_no_board_has_a_title(folder: Path) -> None:
    """What can't be read is still listed."""
    recovery.keep("odd", "not JSON", folder=folder)
    (kept,) = recovery.found(folder=folder)
    assert title_of(kept) == "Untitled (never saved)"


def test_a_path_that_is_begun_is_kept(window: Window, mouse: Mouse, folder: Path) -> None:
    """As far as it is led; nobody has ended it yet, and the document counts as it did."""
    window.docks.panel(PalettePanel).pick("terrain", "road")
    mouse.click("B2")
    mouse.click("B5")
    assert window.session.hand.tool.busy
    assert not window.session.modified
    window.autosave._soon.timeout.emit()
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    assert '"road"' in kept.text


def test_a_label_half_typed_is_kept(window: Window, mouse: Mouse, qtbot: QtBot, folder: Path) -> None:
    """As far as it is typed, and no more once it is given up; saving takes it, once."""
    window.session.hand.choose("write_label")
    mouse.click("C3")
    line = window.canvas.label_line
    qtbot.keyClicks(line, "Hill 11")
    assert window.autosave._soon.isActive()
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    assert '"Hill 11"' in kept.text
    qtbot.keyClick(line, Qt.Key.Key_Escape)
    window.autosave.keep()
    assert recovery.found(folder=folder) == []
    mouse.click("C3")
    qtbot.keyClicks(line, "Mill")
    assert window.session.hand.tool.finish()
    assert not line.isVisible()
    assert [label.text for label in window.session.board.labels] == ["Mill"]


def test_a_slow_disk_is_waited_for_within_the_second(window: Window, mouse: Mouse) -> None:
    """Where another edit's time is up meanwhile it is written at once, and what writing took is taken off the wait."""
    autosave = window.autosave
    window.docks.panel(PalettePanel).pick("terrain", "woods")
    mouse.click("B2")
    autosave._begun = time.monotonic() - 0.45
    autosave._again = True
    autosave._was_written(None)
    assert autosave._pause == AT_LEAST
    assert autosave._writing is not None


def test_an_edit_made_while_its_forerunner_is_written_waits_no_longer_for_that(window: Window) -> None:
    """Its wait counts from when it was made, not from when the writing ended, and is cut by what that took."""
    autosave = window.autosave
    autosave._edited()
    autosave._since -= 0.25
    autosave._begun = time.monotonic() - 0.3
    autosave._was_written(None)
    assert autosave._soon.isActive()
    assert autosave._soon.remainingTime() == 0
    autosave._soon.stop()


def test_markers_and_pinned_threads_are_kept_and_restored(window: Window, mouse: Mouse, folder: Path) -> None:
    """They are in no file until the board is saved."""
    window.docks.panel(PalettePanel).pick("marker", "smoke")
    mouse.click("B2")
    thread = End(window.session.board.grid.hex("A1")), End(window.session.board.grid.hex("C3"))
    window.session.pinned.pin(*thread)
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    window.session.close()
    KeptWork.of_text(kept.text).restore(window.session, kept.path)
    assert [marker.marker for marker in window.session.live_los.scene.markers] == ["smoke"]
    assert window.session.pinned.threads == (thread,)
    assert window.session.modified


def test_work_goes_back_to_its_folder(
    window: Window, board: Board, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was named from the current folder is the same one when the program starts in another."""
    (tmp_path / "x").mkdir()
    write_board(tmp_path / "x" / "r.board.json", board)
    monkeypatch.chdir(tmp_path / "x")
    assert window.files.open_path("r.board.json")
    window.session.document.never_saved()
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    assert kept.path == str(tmp_path / "x" / "r.board.json")


def test_the_scan_comes_back_with_a_board_that_is_in_no_file(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It lies beside the board that this one was made of, and goes where this one is saved."""
    former, other = tmp_path / "former", tmp_path / "other"
    former.mkdir()
    other.mkdir()
    QImage(40, 30, QImage.Format.Format_RGB32).save(str(former / "scan.png"))
    underlay = Underlay("scan.png", (Pin((0.0, 0.0), "A1"), Pin((30.0, 0.0), "G1")), 0.5)
    session = window.session
    session.open(replace(session.board, underlay=underlay), None, folder=former)
    session.desk.never_saved()
    work = Work.of(session)
    assert work is not None
    session.close()
    KeptWork.of_text(work.text()).restore(session, None)
    monkeypatch.setattr(save_file, "ask", lambda *_args: str(other / "part.board.json"))
    assert window.files.save()
    assert (other / "scan.png").read_bytes() == (former / "scan.png").read_bytes()


def test_a_file_that_changed_since_is_asked_about(
    window: Window, board: Board, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is restored began with the file as it was then; what somebody wrote there since isn't written over."""
    path = tmp_path / "r.board.json"
    write_board(path, board)
    assert window.files.open_path(str(path))
    window.session.document.never_saved()
    window.autosave.keep()
    (kept,) = recovery.found(folder=folder)
    recovery.keep("crashed", kept.text, path=kept.path, base=kept.base, folder=folder)
    window.session.close()
    write_board(path, replace(board, title="Of another"))
    monkeypatch.setattr(recover, "ask", lambda _parent, found: recover.Choice((found[0].key,)))
    assert offer_recovery(window.files)
    told = window.messages.text
    assert "Restored" in told
    assert "r.board.json was changed elsewhere." in told
    for _ in range(2):
        QApplication.processEvents()
        window.messages.remark("Another is open again.")
    assert window.messages.text == f"{told}\nAnother is open again."
    for number in range(9):
        window.messages.remark(f"{number}")
    assert window.messages.text.endswith("\n4\nand 4 more")
    monkeypatch.setattr(changed_file, "ask", lambda *_args, **_more: "cancel")
    assert not window.files.save()
    assert "Of another" in path.read_text()


def test_a_slot_that_is_nested_too_deep_is_passed_over(window: Window, folder: Path) -> None:
    """It must not keep the program from starting."""
    recovery.keep("deep", "[" * 100_000, folder=folder)
    assert title_of(recovery.found(folder=folder)[0]).startswith("Untitled")


def test_keeping_goes_on_after_any_fault(
    window: Window, mouse: Mouse, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault beside the window is told, and the next edit is kept."""

    def fail(*_args: object, **_more: object) -> None:
        raise ZeroDivisionError

    window.docks.panel(PalettePanel).pick("terrain", "woods")
    with monkeypatch.context() as faulty:
        faulty.setattr(recovery, "keep", fail)
        mouse.click("B2")
        window.autosave._soon.timeout.emit()
        qtbot.waitUntil(lambda: "kept aside" in window.messages.text)
    mouse.click("B3")
    window.autosave._soon.timeout.emit()
    qtbot.waitUntil(lambda: bool(recovery.found(folder=folder)))


@pytest.mark.parametrize(
    "text",
    [
        '{"title": NaN}',
        '{"format": "bob-editor/kept-work", "document": {}, "suites": [{"file": 1e999}]}',
        "\ud800",
    ],
)
def test_what_is_no_json_isnt_brought_back(text: str) -> None:
    """It would be a document that can never be saved; the start goes on."""
    with pytest.raises(BadFile):
        KeptWork.of_text(text)
