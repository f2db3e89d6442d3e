"""The welcome page, and windows on small screens."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import (
    QApplication,
    QCommandLinkButton,
    QLabel,
)
from pytestqt.qtbot import QtBot

from bob_editor.storage.documents import read_board
from bob_editor.storage.shipped import sample_board
from bob_editor.ui.desk.actions import tool_command
from bob_editor.ui.dress.placed_dialog import FRAME
from bob_editor.ui.frame import welcome as welcome_module
from bob_editor.ui.frame.welcome import Welcome
from bob_editor.ui.frame.window import Window
from bob_editor.words import speak

pytestmark = pytest.mark.dressed


def test_enter_presses_what_has_the_keyboard_on_the_welcome_page(empty_window: Window, qtbot: QtBot) -> None:
    """As the space bar does: arrows and Enter are what a newcomer tries."""
    buttons = empty_window.welcome.findChildren(QCommandLinkButton)
    sample = next(one for one in buttons if one.accessibleName().startswith("Open "))
    qtbot.keyClick(sample, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not empty_window.session.empty)


def test_before_a_document_that_is_about_to_come_the_page_stays_bare(
    empty_window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made, and files are listed, in the end, where it doesn't: it may be cancelled, or not be read."""
    monkeypatch.setattr(welcome_module, "EXPECTED", 30)
    new, asked = empty_window.actions_["new"], list[str]()
    welcome = Welcome(new, new, new, new, new)
    qtbot.addWidget(welcome)

    def files() -> tuple[list[str], list[str]]:
        asked.append("listed")
        return [], []

    welcome.list_once_seen(files)
    welcome.expects = True
    welcome.show()
    assert not asked
    welcome.hide()
    qtbot.wait(60)
    assert not asked, "the document came"
    assert not welcome.findChildren(QCommandLinkButton)
    welcome.expects = True
    welcome.show()
    qtbot.waitUntil(lambda: asked == ["listed"])
    assert welcome.findChildren(QCommandLinkButton)


def test_samples_are_called_by_their_titles_in_any_language(empty_window: Window, qtbot: QtBot) -> None:
    """A shipped board stands under its title, a recent one under its file's name."""
    speak("de")
    try:
        new = empty_window.actions_["new"]
        welcome = Welcome(new, new, new, new, new)
        qtbot.addWidget(welcome)
        welcome.show_files([str(sample_board())], [str(sample_board())])
    finally:
        speak("en")
    named = sample_board().name.removesuffix(".board.json")
    buttons = welcome.findChildren(QCommandLinkButton)
    assert [one.text() for one in buttons[-2:]] == [named, read_board(sample_board()).value.title]
    welcome.show()
    for wide, beside in ((900, 3), (500, 2), (250, 1), (180, 1)):
        welcome.resize(wide, 600)
        QApplication.processEvents()
        shown = [one for one in buttons if one.isVisible()]
        assert len({one.mapTo(welcome, QPoint(0, 0)).x() for one in shown}) == beside, "as many as have room"
        assert max(one.mapTo(welcome, one.rect().topRight()).x() for one in shown) < wide, "none is cut off"


def test_on_the_welcome_page_a_board_has_another_sign_than_a_scenario(empty_window: Window) -> None:
    """As their tabs have: their names stand there without their endings."""
    empty_window.welcome.show_files(["mill.board.json", "mill.scenario.json", "games/mill/ruleset.json"], [])
    buttons = empty_window.welcome.findChildren(QCommandLinkButton)
    signs = [one.icon().pixmap(16).toImage() for one in buttons if one.text() == "mill"]
    assert len({bytes(one.constBits()) for one in signs}) == len(signs) == 3


def test_in_a_narrow_window_the_welcome_has_two_columns(empty_window: Window, qtbot: QtBot) -> None:
    """Recent files stand below what one starts with, and nothing has to be scrolled sideways; beside it else."""
    page = empty_window.welcome
    start, recent = (
        next(one for one in page.findChildren(QLabel) if one.text() == text) for text in ("Start", "Recent")
    )
    wide = page.width()
    page.resize(wide // 2, page.height())
    qtbot.waitUntil(lambda: recent.x() == start.x())
    page.resize(2 * wide, page.height())
    qtbot.waitUntil(lambda: recent.y() == start.y())


def test_the_window_fits_a_small_screen_at_a_large_scale(window: Window, qtbot: QtBot) -> None:
    """1280 by 800 at 150 %, less what a desktop's frame takes: no panel is cut off."""
    least = QSize(1280 * 2 // 3, 800 * 2 // 3) - FRAME
    window.resize(least)
    assert window.size() == least
    issues = window.docks["issues"]
    qtbot.waitUntil(lambda: issues.geometry().right() <= window.width())


def test_nothing_open_is_a_welcome(empty_window: Window) -> None:
    """Without a board the welcome page shows, and what needs a board can't be used."""
    assert empty_window.middle.centre.currentWidget() is empty_window.welcome
    for name in ("save", "export", "natural", "undo", "paste", "zoom_fit"):
        assert not empty_window.actions_[name].isEnabled(), name
    tools = [empty_window.actions_[tool_command(name)] for name in empty_window.session.hand.tools]
    assert all(not action.isEnabled() for action in tools)
    assert empty_window.actions_["new"].isEnabled()
