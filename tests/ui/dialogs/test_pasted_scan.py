"""A scan that was pasted outlives the program: the clipboard may be gone with it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from bob_editor.errors import BadFile
from bob_editor.model.board import Board
from bob_editor.storage.files import recovery
from bob_editor.ui.dialogs.kept_entries import KeptEntries
from bob_editor.ui.dialogs.scan.scan import ScanDialog
from bob_editor.ui.keeping.left_beside import sweep_beside

Open = Callable[[], ScanDialog]


@pytest.fixture
def opened(qtbot: QtBot, board: Board, tmp_path: Path, folder: Path) -> Open:
    """Opens the dialog, with what a crash left."""
    del folder

    def open_it() -> ScanDialog:
        dialog = ScanDialog(None, board, tmp_path / "mill.board.json")
        qtbot.addWidget(dialog)
        dialog.show()
        kept = dialog.findChild(KeptEntries)
        qtbot.waitUntil(kept._timer.isActive)
        return dialog

    return open_it


def _paste(dialog: ScanDialog, colour: str, qtbot: QtBot) -> QImage:
    image = QImage(80, 60, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    QGuiApplication.clipboard().setImage(image)
    dialog.paste_picture()
    qtbot.waitUntil(lambda: bool(dialog._pasted.name))
    return image


def _die(dialog: ScanDialog) -> None:
    """As the program does: nothing is taken back, and nobody holds the lock."""
    kept = dialog.findChild(KeptEntries)
    kept.keep()
    kept._timer.stop()
    kept._lock.unlock()
    QGuiApplication.clipboard().clear()


def test_it_comes_back_after_a_crash(opened: Open, qtbot: QtBot) -> None:
    """Before any dot is placed, too, and again where the program dies once more; the last one that was pasted."""
    dialog = opened()
    _paste(dialog, "khaki", qtbot)
    image = _paste(dialog, "teal", qtbot)
    for _ in range(2):
        _die(dialog)
        dialog = opened()
        assert dialog.view.image == image
        assert dialog._picture == image, "it is put beside the board"


def test_what_is_left_leaves_nothing(opened: Open, folder: Path, qtbot: QtBot) -> None:
    """Neither does what was kept and isn't wanted back, or what a picture from a file took the place of."""
    dialog = opened()
    _paste(dialog, "khaki", qtbot)
    assert list(folder.glob("*.bmp"))
    _die(dialog)
    dialog = opened()
    dialog.done(0)
    assert not list(folder.glob("*.bmp"))
    assert not list(folder.glob("*.autosave.json"))


def test_one_that_lies_about_its_place_is_not_read(opened: Open, folder: Path, tmp_path: Path) -> None:
    """What is kept may have been written by anybody."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.save(str(tmp_path / "secret.png"))
    dialog = opened()
    dialog._take({**dialog._said, "pasted": "../secret.png"})
    assert dialog.view.image.isNull()
    assert dialog._picture is None
    assert folder.exists()


def test_what_nobody_comes_back_for_is_swept(opened: Open, folder: Path, qtbot: QtBot) -> None:
    """A picture of which nothing was kept when the program died; not one that is wanted yet, or just pasted."""
    dialog = opened()
    _paste(dialog, "khaki", qtbot)
    sweep_beside(folder)
    assert list(folder.glob("*.bmp")), "it is open"
    _die(dialog)
    sweep_beside(folder)
    assert list(folder.glob("*.bmp")), "it is offered when the dialog comes again"
    for slot in folder.glob("*.autosave.json"):
        slot.unlink()
    sweep_beside(folder)
    assert not list(folder.iterdir())


def test_what_could_not_be_kept_is_kept_once_there_is_room(
    opened: Open, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though nothing is entered any more."""
    dialog = opened()
    dialog.take_pixel(QPointF(3, 3))

    def full(*_: object, **_more: object) -> None:
        raise BadFile("The disk is full.")

    kept = dialog.findChild(KeptEntries)
    with monkeypatch.context() as patched:
        patched.setattr(recovery, "keep", full)
        kept.keep()
    kept.keep()
    assert len(recovery.found(folder=folder)) == 1
