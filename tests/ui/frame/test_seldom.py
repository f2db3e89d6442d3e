"""What is seldom asked for is made when it is."""

from operator import attrgetter
from pathlib import Path

from PySide6.QtWidgets import QCommandLinkButton
from pytestqt.qtbot import QtBot

from bob_editor.model.board import Board
from bob_editor.storage.documents import write_board
from bob_editor.ui.desk.command_table import COMMANDS as TABLE
from bob_editor.ui.frame.seldom import seldom
from bob_editor.ui.frame.window import Window

PARTS = {name.partition(".")[0] for name in seldom.COMMANDS.values()}


def test_every_command_leads_somewhere(empty_window: Window) -> None:
    """Each is a command of the window's table, and is carried out by something that there is."""
    assert {*seldom.COMMANDS} <= {command.id for command in TABLE}
    assert all(callable(attrgetter(does)(empty_window.seldom)) for does in seldom.COMMANDS.values())


def test_a_document_of_ours_is_opened_without_any_of_it(
    empty_window: Window, board: Board, tmp_path: Path, qtbot: QtBot
) -> None:
    """Nor does the window make it to be closed; a table of another program makes what brings it in."""
    window, file = empty_window, tmp_path / "downs.board.json"
    write_board(file, board)
    window.files.open_path(str(file))
    qtbot.waitUntil(lambda: not window.session.empty)
    assert window.seldom.may_leave()
    window.seldom.end()
    assert not PARTS & {*vars(window.seldom)}
    folder = tmp_path / "hills"
    folder.mkdir()
    window.files.open_path(str(folder))
    assert window.seldom.publishing.page is not None
    window.seldom.publishing.page.close()
    assert {*vars(window.seldom)} & PARTS == {"publishing"}
    window.actions_["board_turn"].trigger()
    assert window.session.stack.undoText() == "Turn the board"


def test_a_project_is_among_what_was_opened_last(empty_window: Window, tmp_path: Path, qtbot: QtBot) -> None:
    """Chosen there it is shown again; where it is gone by then that is told, and it is listed no longer."""
    window, folder = empty_window, tmp_path / "hills"
    folder.mkdir()
    window.files.open_path(str(folder))
    assert list(window.settings.recent) == [str(folder)]
    page = window.seldom.publishing.page
    assert page is not None
    page.close()

    def seen() -> list[str]:
        return [one.text() for one in window.welcome.findChildren(QCommandLinkButton) if one.isVisible()]

    qtbot.waitUntil(lambda: "hills" in seen())
    listed = window.menus.recent.actions()[0]
    assert "hills" in listed.text()
    listed.trigger()
    assert page.isVisible()
    page.close()
    folder.rmdir()
    window.menus.recent.actions()[0].trigger()
    qtbot.waitUntil(lambda: "hills" in window.messages.text)
    assert not window.settings.recent
