"""What is copied comes to the clipboard, many hexes a little later: nobody finds what was there before."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from bob_editor.editing.drawing.clipboard import Snippet, copy
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.ui.session.copying import Copying


@pytest.fixture
def copying(qapp: QGuiApplication) -> Iterator[Copying]:
    del qapp
    parent = QObject()
    QGuiApplication.clipboard().setText("before")
    yield Copying(parent)
    QGuiApplication.clipboard().clear()


def _snippet(side: int) -> Snippet:
    board = Board(Grid(side, side), "band-of-brothers-2.2")
    return copy(board, board.grid.hexes)


def test_few_hexes_are_there_at_once(copying: Copying) -> None:
    few = _snippet(5)
    copying.put(few)
    assert not copying.coming
    assert QGuiApplication.clipboard().text() == few.text


def test_many_hexes_come_by_themselves(copying: Copying, qtbot: QtBot) -> None:
    many = _snippet(30)
    copying.put(many)
    assert copying.coming
    qtbot.waitUntil(lambda: not copying.coming)
    assert QGuiApplication.clipboard().text() == many.text


def test_who_pastes_before_has_what_was_copied(copying: Copying) -> None:
    many = _snippet(30)
    copying.put(many)
    assert copying.text() == many.text
    assert not copying.coming


def test_what_is_copied_meanwhile_stays(copying: Copying, qtbot: QtBot) -> None:
    """By this window or by another program."""
    for later in (copying.put, QGuiApplication.clipboard().setText):
        copying.put(_snippet(30))
        later("later")
        assert copying.text() == "later"
        qtbot.wait(50)
        assert QGuiApplication.clipboard().text() == "later"
