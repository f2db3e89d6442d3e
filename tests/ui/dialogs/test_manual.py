"""Help: F1 opens the manual at what one is doing; pages, links, search and the way back."""

import re
from functools import partial

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QCursor, QDesktopServices
from PySide6.QtWidgets import QApplication, QMenu, QTabBar
from pytestqt.qtbot import QtBot

from bob_editor.manual.manual import manual
from bob_editor.manual.places import panel_place
from bob_editor.model.board import Base
from bob_editor.model.board_edits import paint_terrain, set_heading
from bob_editor.model.edit import Edit
from bob_editor.rules.game import game_of
from bob_editor.rulesets import ruleset
from bob_editor.ui.dialogs.help.context import place_for
from bob_editor.ui.dialogs.help.manual import ManualWindow
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.table import PANELS


@pytest.fixture
def book(qtbot: QtBot) -> ManualWindow:
    """The manual, opened for Memoir '44."""
    window = ManualWindow(game_of(ruleset("memoir-44")))
    qtbot.addWidget(window)
    window.show()
    window.go("index")
    return window


def test_links_lead_on_and_back(book: ManualWindow) -> None:
    """A link turns the page, Back returns to it, Forward goes again; a page has its picture; all is on the screen."""
    assert book.width() < book.screen().availableSize().width()
    assert "bob_editor" in book.reader.toPlainText()
    assert book.reader.loadResource(2, QUrl("pictures/board.webp")).width() > 200
    book.reader.anchorClicked.emit(QUrl("tutorials/los"))
    assert book.windowTitle().startswith("Test lines of sight")
    book.back.click()
    assert book.shown == "index"
    assert not book.back.isEnabled()
    book.forward.click()
    assert book.shown == "tutorials/los"


def test_a_place_is_scrolled_to(book: ManualWindow, qtbot: QtBot) -> None:
    """A place in the middle of a page is what one sees; one of another game's page is found, too."""
    book.go("terrains-memoir-44-hedgerow")
    assert book.shown.startswith("generated/terrain-memoir-44#")
    assert book.reader.verticalScrollBar().value() > 0
    book.go("check-last-hundred-yards-level-out-of-range")
    qtbot.waitUntil(lambda: book.shown.startswith("generated/checks-last-hundred-yards"))
    assert "generated/fields-combat-commander-pacific" in book._rows


def test_the_program_ends_though_it_is_open(book: ManualWindow) -> None:
    """It was alone on the screen after Quit."""
    book.show()
    assert not book.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)


def test_an_unknown_place_is_the_first_page(book: ManualWindow) -> None:
    """What no page tells of leads to the first one."""
    book.go("check-of-nobody")
    assert book.shown == "index"


def test_words_are_searched(book: ManualWindow) -> None:
    """Hits stand instead of the list of pages; Enter takes the first; where nothing is found, it says so."""
    book.search.setText("house style")
    assert book.lists.currentWidget() is book.hits
    book.search.returnPressed.emit()
    assert book.shown.startswith("howto/house-style")
    book._take(book.hits.item(0))
    book.back.click()
    assert book.shown == "index", "a double click leads there twice, and back at once"
    book.search.setText("zyzzyva")
    assert "Nothing in the manual" in book.hits.item(0).text()
    book.search.setText("house style")
    book.hits.clear()
    book._add_games(book.manual)
    assert book.hits.count(), "with other games' pages there is more to be found"
    book.search.clear()
    assert book.lists.currentWidget() is book.tree


def test_links_abroad_are_the_systems(book: ManualWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """They open in the browser, and the page stays."""
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    book.reader.anchorClicked.emit(QUrl("https://typst.app"))
    assert opened == ["https://typst.app"]
    assert book.shown == "index"


def test_every_panel_is_told_of() -> None:
    """Each dock has its place in the manual."""
    assert {panel_place(row.id) for row in PANELS} - manual([]).places.keys() == set()


def test_help_opens_where_one_is(window: Window, qtbot: QtBot) -> None:
    """F1: the tool in hand on the map, the terrain in the palette, the panel elsewhere; one window for all."""
    window.session.hand.choose("draw_side")
    assert place_for(window.canvas, window.session) == "tool-draw-side"
    palette = window.docks.panel(PalettePanel)
    row = next(
        palette.list.item(at)
        for at in range(palette.list.count())
        if "Hedgerow" in palette.list.item(at).text()
    )
    palette.list.setCurrentItem(row)
    assert place_for(palette.list, window.session).startswith("terrains-band-of-brothers-2-2-")
    assert place_for(window.docks["history"].widget(), window.session) == "panel-history"
    window.actions_["manual"].trigger()
    (book,) = _open()
    qtbot.addWidget(book)
    window.actions_["whats_new"].trigger()
    assert _open() == [book]
    assert book.windowTitle().startswith("Changelog")
    book.close()


def test_help_opens_at_a_panel_whose_tab_was_clicked(window: Window, qtbot: QtBot) -> None:
    """The keyboard stays on the map then; elsewhere the pointer says nothing."""
    window.canvas.setFocus()
    bar = next(
        bar
        for bar in window.findChildren(QTabBar)
        if "Fields" in [bar.tabText(at) for at in range(bar.count())]
    )
    tab = next(at for at in range(bar.count()) if bar.tabText(at) == "Fields")
    for widget, at, place in (
        (bar, bar.tabRect(tab).center(), "panel-fields"),
        (window.canvas, window.canvas.rect().center(), "tool-"),
    ):
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(tab).center())
        QCursor.setPos(widget.mapToGlobal(at))
        window.actions_["manual"].trigger()
        (book,) = _open()
        qtbot.addWidget(book)
        assert place in book.shown
        book.close()


@pytest.mark.parametrize("hexes", [("C3",), ()])
def test_help_opens_at_the_issue_that_one_was_led_to(
    window: Window, qtbot: QtBot, hexes: tuple[str, ...]
) -> None:
    """F8 leaves the keyboard on the map; Escape takes the issue off it, and F1 tells of the tool again.

    So it does where the issue is about no hex, but about what the board is without any.
    """
    session = window.session
    painted = partial(paint_terrain, hexes=tuple(map(session.board.grid.hex, hexes)), terrain=("wodos",))
    session.steps.draw(Edit("Paint", painted if hexes else partial(set_heading, base=Base("wodos"))))
    qtbot.waitUntil(lambda: bool(session.issues))
    window.canvas.setFocus()
    for key, place in (
        (Qt.Key.Key_F8, session.issues[0].code.replace("/", "-")),
        (Qt.Key.Key_Escape, "tool-"),
    ):
        qtbot.keyClick(window.canvas, key)
        window.actions_["manual"].trigger()
        (book,) = _open()
        qtbot.addWidget(book)
        assert place.replace(".", "-") in book.shown
        book.close()


def test_a_row_of_the_palette_is_explained(window: Window, qtbot: QtBot) -> None:
    """A right click on it offers its place in the manual; headings have no menu."""
    palette = window.docks.panel(PalettePanel)
    window.docks.show("palette")
    rows = [palette.list.item(at) for at in range(palette.list.count())]
    named = next(row for row in rows if row.text() == "Woods")
    heading = next(row for row in rows if not palette._place_of(row))
    for row in (heading, named):
        palette.list.scrollToItem(row)
        palette.list.customContextMenuRequested.emit(palette.list.visualItemRect(row).center())
    (menu,) = palette.list.findChildren(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    (book,) = _open()
    qtbot.addWidget(book)
    assert book.shown == "generated/terrain-band-of-brothers-2.2#terrains-band-of-brothers-2-2-woods"
    book.close()


def test_the_menus_that_pages_name_are_there(window: Window) -> None:
    """Each *Menu ▸ Entry* of a page is an entry of that menu, or of one in it."""
    there = {
        (menu.replace("&", ""), _plain(action.text()))
        for menu, shown in window.menus.by_title.items()
        for action in shown.actions()
    }
    told = [
        (page.name, *map(_plain, found.split(" ▸ ")))
        for page in manual([]).pages.values()
        if page.name not in ("changes", "contributing")
        for found in re.findall(
            r"(?<!\*)\*{1,2}((?:File|Edit|View|Help|Rules|LOS|Issues|Scenario) ▸ [^*]+?)\*{1,2}", page.text
        )
    ]
    assert len(told) > 10
    assert [row for row in told if (row[1], row[2]) not in there] == []


def _plain(text: str) -> str:
    return " ".join(text.replace("&", "").rstrip("…").split())


def _open() -> list[ManualWindow]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, ManualWindow)]
