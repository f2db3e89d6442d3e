"""Every row of every menu is chosen by a letter of its own."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from bob_editor.ui.desk.actions import Actions
from bob_editor.ui.frame.menus import Menus, part_letters
from bob_editor.ui.panels.table import PANELS
from bob_editor.words import LANGUAGES, speak, tr


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
    """Where two rows had one letter, its key only went from one to the other: Alt+F, C closed nothing."""
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
        letters = [letter_of(row) for row in menu.actions() if letter_of(row)]
        assert len(set(letters)) == len(letters), [row.text() for row in menu.actions()]


def test_who_keeps_a_letter(qtbot: QtBot) -> None:
    """What begins with its letter, wherever it stands; another row gets one that begins a word, or none."""
    menu = QMenu()
    qtbot.addWidget(menu)
    rows = [menu.addAction(text) for text in ("New s&cenario", "&Close", "Ta&c && toe", "&Cc", "Plain")]
    hidden = menu.addAction("&Close it")
    hidden.setVisible(False)
    for _ in range(2):
        part_letters(menu.actions())
        texts = [row.text() for row in (*rows, hidden)]
        assert texts == ["&New scenario", "&Close", "&Tac && toe", "Cc", "Plain", "&Close it"]
