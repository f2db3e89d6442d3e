"""Windows that have the same file open know of each other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo, QTimer
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.storage.documents import write_board
from bob_editor.ui.frame.window import Window
from bob_editor.ui.keeping import presence
from bob_editor.ui.keeping.presence import Presence


def test_two_windows_know_of_each_other(window: Window, board: Board, qtbot: QtBot, tmp_path: Path) -> None:
    """Both are told, and told again when one closes the file."""
    path = tmp_path / "one.board.json"
    write_board(path, board)
    assert window.files.open_path(str(path))
    assert not window.status.elsewhere.isVisible()
    other = Presence("other", tmp_path / "recovery" / "open")
    other.show(str(path))
    assert other.others == 1
    qtbot.waitUntil(window.status.elsewhere.isVisible)
    assert "another window" in window.messages.text
    other.end()
    qtbot.waitUntil(lambda: not window.status.elsewhere.isVisible())


def test_another_file_is_none_of_its_business(tmp_path: Path) -> None:
    """However a path is spelled it is one file; another one is another."""
    one, other = Presence("one", tmp_path), Presence("other", tmp_path)
    one.show("a.board.json")
    other.show("b.board.json")
    assert (one.others, other.others) == (0, 0)
    other.show(str(Path.cwd() / "x" / ".." / "a.board.json"))
    assert other.others == 1
    for each in (one, other):
        each.end()


def test_a_window_that_is_gone_doesnt_count(tmp_path: Path) -> None:
    """Its lock is left behind and can be taken."""
    one = Presence("one", tmp_path)
    one.show("a.board.json")
    (lock,) = tmp_path.glob("*.one.open")
    left = Path(str(lock).replace(".one.", ".gone."))
    # A lock says which process holds it; this one has long ended.
    left.write_text(f"999999999\nbob-editor\n{QSysInfo.machineHostName()}\n")
    elsewhere = left.with_name(f"{'0' * 24}.gone.open")
    elsewhere.write_text(left.read_text())
    again = Presence("again", tmp_path)
    again.show("a.board.json")
    assert again.others == 1
    assert not left.exists()
    assert not elsewhere.exists()  # nobody may ever open that file again
    for each in (one, again):
        each.end()


def test_a_window_that_is_killed_is_missed_soon(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes nothing away as it ends, so that no watch tells of it; where nobody else is, nobody is looked for."""
    monkeypatch.setattr(presence, "LOOK_EVERY", 50)
    one = Presence("one", tmp_path)
    one.show("a.board.json")
    (lock,) = tmp_path.glob("*.one.open")
    theirs = str(lock).replace(".one.", ".other.")
    told = "import sys, time; from bob_editor.ui.keeping.locks import lock_at; from pathlib import Path;"
    told += "held = lock_at(Path(sys.argv[1])); held.tryLock(0); print('held', flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", told, theirs], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        qtbot.waitUntil(lambda: one.others == 1)
        assert one.findChild(QTimer).isActive()
        other.kill()
    qtbot.waitUntil(lambda: one.others == 0)
    assert not one.findChild(QTimer).isActive()
    one.end()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """Then nobody is told of anything, and the file opens all the same."""
    (tmp_path / "file").write_text("")
    one = Presence("one", tmp_path / "file" / "open")
    one.show("a.board.json")
    assert one.others == 0
    one.end()


def test_what_is_no_lock_is_never_waited_for(tmp_path: Path) -> None:
    """A pipe, a folder or a link that leads nowhere under the name of one is nobody's window."""
    one = Presence("one", tmp_path)
    one.show("a.board.json")
    (lock,) = tmp_path.glob("*.one.open")
    os.mkfifo(str(lock).replace(".one.", ".pipe."))
    Path(str(lock).replace(".one.", ".folder.")).mkdir()
    Path(str(lock).replace(".one.", ".link.")).symlink_to("nowhere")
    # Qt would open the second of these to take the first away.
    left = Path(str(lock).replace(".one.", ".left."))
    left.write_text("1\nnobody\n")
    os.mkfifo(f"{left}.rmlock")
    again = Presence("again", tmp_path)
    again.show("a.board.json")
    assert again.others == 1
    for each in (one, again):
        each.end()
