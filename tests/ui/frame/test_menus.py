"""Every row of every menu is chosen by a letter of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from bob_editor.storage.kinds import found_sound
from bob_editor.ui.desk.actions import Actions
from bob_editor.ui.dress.keyboard import part_letters
from bob_editor.ui.frame.menus import Menus
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.table import PANELS
from bob_editor.words import LANGUAGES, speak, tr

MOST = 21
"""Rows that a menu has room for on a small screen at 150 %; more break into columns, and none is found again."""


def letter_of(row: QAction) -> str:
    """The letter of a row; "" for none."""
    return QKeySequence.mnemonic(row.text()).toString()[-1:]


def each_menu(menu: QMenu | QMenuBar) -> Iterator[QMenu | QMenuBar]:
    """A menu as it is when it is shown, and those within it."""
    if isinstance(menu, QMenu):
        menu.aboutToShow.emit()
    yield menu
    for row in menu.actions():
        inner = row.menu()
        if isinstance(inner, QMenu):
            yield from each_menu(inner)


@pytest.mark.parametrize("word", ["", "Scenario", "Mission", "Battle & siege"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["board", "scenario"])
def test_each_row_has_a_letter_of_its_own(
    qtbot: QtBot, request: pytest.FixtureRequest, language: str, kind: str, word: str
) -> None:
    """Where two rows have one letter, its key only goes from one to the other; rows that have a key may go without."""
    request.addfinalizer(lambda: speak("en"))
    speak(language)
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window, Actions(window))
    menus.panels.addActions([QAction(tr(one.title), window) for one in PANELS if one.only in {"", kind}])
    if word:
        menus.call_scenarios(word)
    seen = list(each_menu(window.menuBar()))
    assert menus.panels in seen
    for menu in seen:
        rows = [row for row in menu.actions() if row.isVisible() and not row.isSeparator()]
        assert len(rows) <= MOST, [row.text() for row in rows]
        if menu is not window.menuBar():
            lacking = [row for row in menu.actions() if row.text() and not letter_of(row)]
            assert all(row.shortcut() for row in lacking), [row.text() for row in lacking]
            assert len(lacking) <= 2, [row.text() for row in lacking]
        letters = [letter_of(row) for row in menu.actions() if letter_of(row)]
        assert len(set(letters)) == len(letters), [row.text() for row in menu.actions()]


def test_who_keeps_a_letter(qtbot: QtBot) -> None:
    """What begins with its letter, wherever it stands; another row gets one that begins a word.

    One that can have no other gets it of a row that can, or of one that has a key.
    """
    menu = QMenu()
    qtbot.addWidget(menu)
    texts = ("New s&cenario", "&Close", "Ta&c && toe", "&Cc", "Plain", "Nt", "J&k", "K", "J")
    rows = [menu.addAction(text) for text in texts]
    rows[6].setShortcut("F5")
    hidden = menu.addAction("&Close it")
    hidden.setVisible(False)
    for _ in range(2):
        part_letters(menu.actions())
        found = [row.text() for row in (*rows, hidden)]
        assert found == [
            "New &scenario", "&Close", "&Tac && toe", "Cc", "&Plain", "&Nt", "Jk", "&K", "&J", "&Close it",
        ]  # fmt: skip


def test_clearing_the_recent_files_forgets_what_they_were(window: Window, tmp_path: Path) -> None:
    """Which documents were found sound stands for what was open, too."""
    found_sound.keep_in(tmp_path / "sound.txt")
    found_sound.remember(found_sound.mark_of("board", b"{}"))
    window.settings.add_recent(str(tmp_path / "mill.board.json"))
    window._fill_recent()
    window.menus.recent.actions()[-1].trigger()
    assert not (tmp_path / "sound.txt").exists()
    assert window.settings.recent == ()
    found_sound.keep_in(None)
