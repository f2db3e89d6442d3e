"""Documents of which the file has changed elsewhere are closed as others are, once it is said which is kept."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bob_editor.model import board_edits
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import read_board, write_board
from bob_editor.ui.dialogs.files import changed_file, compare_texts, save_file, unsaved, unsaved_tabs
from bob_editor.ui.frame.window import Window
from bob_editor.ui.tabs.tabbed_window import TabbedWindow

THEIRS = "By another hand"

Leave = Callable[[TabbedWindow], object]


def _close_the_tab(tabs: TabbedWindow) -> None:
    tabs.front.files.close()


def _close_the_others(tabs: TabbedWindow) -> None:
    tabs.bar.setCurrentIndex(1)
    tabs._do("close_others", 1)


@pytest.fixture
def edited(tabs: TabbedWindow, paths: list[str]) -> TabbedWindow:
    """Two boards in tabs, the first in front and edited; its file is another's by now."""
    for path in paths:
        assert tabs.front.files.open_path(path)
    tabs.bar.setCurrentIndex(0)
    _edit(tabs.front, paths[0])
    return tabs


def _edit(window: Window, path: str) -> None:
    """Files are read beside the window from here on."""
    grid = window.session.board.grid
    window.session.steps.draw(Edit("Clear", partial(board_edits.erase_hexes, hexes=(grid.hex("D4"),))))
    window.files.at_once = False
    write_board(Path(path), replace(read_board(Path(path)).value, title=THEIRS))


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch, paths: list[str]) -> Callable[..., None]:
    """All is to be saved; what then becomes of the files that have changed."""

    def answer(*answers: str) -> None:
        left = [*answers]
        monkeypatch.setattr(unsaved, "ask", lambda *_args: "save")
        monkeypatch.setattr(unsaved_tabs, "ask", lambda _parent, rows: tuple(range(len(rows))))
        monkeypatch.setattr(changed_file, "ask", lambda *_args, **_how: left.pop(0))
        monkeypatch.setattr(compare_texts, "ask", lambda *_args: None)
        monkeypatch.setattr(save_file, "ask", lambda *_args: paths[0].replace("one", "beside"))

    return answer


@pytest.mark.parametrize("leave", [_close_the_tab, _close_the_others, TabbedWindow.quit, TabbedWindow.close])
@pytest.mark.parametrize("answers", [("reload",), ("keep",), ("compare", "beside")])
def test_it_goes_once_it_is_said_which_is_kept(
    edited: TabbedWindow,
    answered: Callable[..., None],
    paths: list[str],
    leave: Leave,
    answers: tuple[str, ...],
) -> None:
    """Also with what the file holds now: nothing is unsaved then."""
    mine = edited.front.session.board
    answered(*answers)
    leave(edited)
    assert [tab.path for tab in edited.tabs] == paths[1:] or not edited.isVisible()
    ours = replace(read_board(Path(paths[0])).value, title=mine.title) == mine
    assert ours == (answers == ("keep",))
    assert read_board(Path(paths[0])).value.title == (mine.title if ours else THEIRS)
    beside = Path(paths[0].replace("one", "beside"))
    assert beside.exists() == (answers[-1] == "beside")


@pytest.mark.parametrize("leave", [_close_the_tab, _close_the_others, TabbedWindow.quit, TabbedWindow.close])
def test_cancelled_it_stays(
    edited: TabbedWindow, answered: Callable[..., None], paths: list[str], leave: Leave
) -> None:
    """With its changes, and in front."""
    mine = edited.front.session.board
    answered("compare", "cancel")
    leave(edited)
    assert [tab.path for tab in edited.tabs] == paths
    assert edited.isVisible()
    assert edited.front.session.board == mine
    assert edited.front.session.modified


@pytest.mark.parametrize("leave", [_close_the_tab, _close_the_others, TabbedWindow.quit, TabbedWindow.close])
def test_nothing_is_given_up_for_what_cannot_be_read(
    edited: TabbedWindow, answered: Callable[..., None], paths: list[str], leave: Leave
) -> None:
    """It is told, and what was changed here stays."""
    mine = edited.front.session.board
    Path(paths[0]).write_text("{", "utf-8")
    answered("reload")
    leave(edited)
    assert [tab.path for tab in edited.tabs] == paths
    assert edited.isVisible()
    assert edited.front.session.board == mine
    assert edited.front.session.modified
    assert "one.board.json" in edited.front.messages.text


def test_what_was_to_be_read_anew_is_where_the_next_is_cancelled(
    edited: TabbedWindow, answered: Callable[..., None], paths: list[str], qtbot: QtBot
) -> None:
    """Of several: what was said of the first holds."""
    first, second = (tab.window for tab in edited.tabs)
    _edit(second, paths[1])
    answered("reload", "cancel")
    assert not edited.close()
    assert edited.front is second
    qtbot.waitUntil(lambda: first.session.board.title == THEIRS)
    assert not first.session.modified
    assert second.session.modified
    second.files.at_once = True
