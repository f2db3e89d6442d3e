"""What a file says is shown as it stands: no heading, no picture from elsewhere, wherever Qt could take it for HTML."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QCommandLinkButton, QLabel, QListWidget, QMenu, QMessageBox, QTableView, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.library import LibraryBoard
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.stamps.library import LibraryStamp
from bob_editor.editing.stamps.making import stamp_of
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.storage.documents import write_board
from bob_editor.storage.games.places import FILE
from bob_editor.ui.card.field_row import FieldRow
from bob_editor.ui.card.groups import NumbersGroup, Section
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.dialogs.accept_issue import AcceptIssue
from bob_editor.ui.dialogs.documents.board_properties import BoardProperties
from bob_editor.ui.dialogs.files import changed_file, unsaved
from bob_editor.ui.dialogs.games.new_game import NewGame
from bob_editor.ui.dialogs.help.explaining import explain_rows
from bob_editor.ui.dress.plain import plain_label, plain_tip
from bob_editor.ui.frame import welcome
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels import issue_filter_bar
from bob_editor.ui.panels.board.stamps import StampsPanel
from bob_editor.ui.panels.issue_menu import issue_menu
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.scenario.board_library import LibraryShelf
from bob_editor.ui.panels.scenario.catalogue import CataloguePanel
from tests.ui.card.forms import form_of_game

pytestmark = pytest.mark.dressed

TITLE = "<h1>x</h1><img src='y.png'>"


def shown(text: str) -> str:
    """What Qt's rich text makes of a text."""
    document = QTextDocument()
    document.setHtml(text)
    return document.toPlainText()


def test_a_tip_says_these_very_words() -> None:
    """What Qt could take for HTML is put so that it says itself; the rest is left as it is."""
    assert plain_tip("a & b\nc") == "a & b\nc"
    assert shown(plain_tip(f"{TITLE}\n&amp;")) == f"{TITLE}\n&amp;"
    assert plain_label(TITLE).textFormat() is Qt.TextFormat.PlainText


@pytest.mark.parametrize("which", ["unsaved", "changed"])
def test_boxes_show_a_title_as_it_stands(which: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question about changes, and that about another program's."""
    monkeypatch.setattr(QMessageBox, "exec", lambda *_: 0)
    parent = QLabel()
    qtbot.addWidget(parent)
    if which == "unsaved":
        unsaved.ask(parent, TITLE)
    else:
        changed_file.ask(parent, TITLE, gone=False)
    (box,) = parent.findChildren(QMessageBox)
    assert TITLE in box.text()
    assert box.textFormat() is Qt.TextFormat.PlainText


def test_a_stamp_is_deleted_by_its_name(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """The question names it as it is called."""
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "question", lambda *of: asked.append(of[2]))
    grid = window.session.board.grid
    stamp = stamp_of(window.session.board, [grid.hex("D4")], TITLE)
    window.docks.panel(StampsPanel)._delete(LibraryStamp(stamp, Path("x.stamp.json"), "here"))
    assert TITLE in shown(asked[0])


def test_menus_and_buttons_keep_a_sign_that_makes_a_letter(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what a game or a card calls something no & is left out: of a palette's row, issues, a side."""
    rows = QListWidget(window)
    rows.addItem("Smith & Co")
    explain_rows(rows, window.session, lambda _row: "index")
    monkeypatch.setattr(QListWidget, "itemAt", lambda *_: rows.item(0))
    rows.customContextMenuRequested.emit(QPoint())
    (menu,) = rows.findChildren(QMenu)
    assert menu.actions()[0].text() == "&Explain Smith && Co"
    menu.close()
    issues = window.docks.panel(IssuesPanel)
    issue = Issue("toy/odd", Severity.WARNING, "Smith & Co", (), (), "", "", ())
    place = QMenu(window)
    issue_menu(place, (issue, issue), issues)
    monkeypatch.setattr(type(window.session), "issues", (issue,))
    monkeypatch.setattr(issue_filter_bar, "kind_in_words", lambda _issue: "Smith & Co")
    kinds = QMenu(window)
    issues.bar._fill_kinds(kinds)
    catalogue = window.docks.panel(CataloguePanel)
    catalogue._show_sides((("co", "Smith & Co"),))
    texts = (place.actions()[0].text(), kinds.actions()[0].text(), catalogue._buttons["co"].text())
    assert all(one.startswith("Smith && Co") for one in texts), texts


def test_a_game_is_called_as_it_stands(qtbot: QtBot, board: Board, window: Window) -> None:
    """In the properties of its boards, where it finds no issue, and where another begins with it."""
    game = replace(window.session.ruleset, title=TITLE)
    properties = BoardProperties(None, board, game)
    new = NewGame(None, {})
    for dialog in (properties, new):
        qtbot.addWidget(dialog)
    (named,) = (one for one in properties.findChildren(QLabel) if one.text() == TITLE)
    none = window.docks.panel(IssuesPanel).none
    assert {one.textFormat() for one in (named, none, new.about)} == {Qt.TextFormat.PlainText}


def test_fields_of_a_card_are_called_as_they_stand(qtbot: QtBot) -> None:
    """They may be those of anybody's game: titles, helps, units and numbers of rules, on the form and in tips."""
    state = form_of_game(qtbot, "memoir-44").state
    one = CardField("one", (), TITLE, "text", help=TITLE)
    shown_here: list[QWidget] = []
    for kind in ("integer", "range", "choice", "table", "sequence", "either"):
        field = CardField(
            "x-own", (), TITLE, kind, help=TITLE, cites=TITLE, unit=TITLE, choices=(("a", TITLE),),
            make_fields=lambda: (one, one), make_item=lambda: one,
        )  # fmt: skip
        shown_here += [FieldRow(make_editor(state, field, ("x-own",))), Section(field, QWidget)]
    assert Section(replace(one, title="Smith & Co"), QWidget).head.text() == "Smith && Co"
    numbers = CardField("x-own", (), TITLE, "group", make_fields=lambda: (replace(one, kind="integer"),))
    shown_here.append(NumbersGroup(state, numbers, ("x-own",), make_editor))
    for outer in shown_here:
        qtbot.addWidget(outer)
        for widget in (outer, *outer.findChildren(QWidget)):
            assert "<h1>" not in widget.toolTip()
            if isinstance(widget, QLabel) and "<h1>" in widget.text():
                assert widget.textFormat() is Qt.TextFormat.PlainText
            if isinstance(widget, QTableView):
                role = Qt.ItemDataRole.ToolTipRole
                assert "<h1>" not in str(widget.model().headerData(0, Qt.Orientation.Horizontal, role))


def test_an_issue_is_accepted_in_its_own_words(qtbot: QtBot) -> None:
    """The place is bold, the message what it says."""
    dialog = AcceptIssue(None, TITLE, "<E4>")
    qtbot.addWidget(dialog)
    told = dialog.findChildren(QLabel)[0]
    assert shown(told.text()) == f"<E4>: {TITLE}"


def test_the_window_shows_a_title_as_it_stands(window: Window, board: Board, tmp_path: Path) -> None:
    """Its own title, the library of boards and the list of files on the welcome page."""
    folder = tmp_path / "<b>bold"
    folder.mkdir()
    path = folder / "<i>evil.board.json"
    write_board(path, replace(board, title=TITLE))
    assert window.files.open_path(str(path))
    assert window.windowTitle().startswith(path.name)
    shelf = LibraryShelf(window.session)
    shelf._found = (LibraryBoard(path, TITLE, "", board.ruleset, "here"),)
    shelf.show_found()
    tips = [shelf.library.item(row).toolTip() for row in range(shelf.library.count())]
    assert [one for one in map(shown, tips) if one.startswith(f"{TITLE}\n{path.name}")], tips
    window.welcome.show_files([str(path)], [])
    buttons = [one for one in window.findChildren(QCommandLinkButton) if "evil" in one.text()]
    assert all(shown(one.toolTip()).endswith(f"\n{path}") for one in buttons)
    assert buttons
    sign = "A & B"
    window.session.steps.draw(Edit(sign, lambda board: replace(board, title=sign)))
    assert sign in window.actions_["undo"].text().replace("&&", "&")
    recent = [str(folder / sign / FILE), str(folder / f"{sign}.board.json")]
    window.menus.fill_recent(recent, print, print)
    window.welcome.show_files(recent, [])
    told = [one.text() for one in window.menus.recent.actions()]
    told += [one.text() for one in window.findChildren(QCommandLinkButton)]
    for name in ("&1  A && B", "&2  A && B.board.json", "A && B"):
        assert name in told


def test_a_folder_beside_the_users_own_is_not_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it begins with the same letters."""
    monkeypatch.setattr(Path, "home", lambda: Path("/home/al"))
    assert welcome._named(Path("/home/al/maps/x.board.json"))[1] == str(Path("~/maps"))
    assert welcome._named(Path("/home/alice/x.board.json"))[1] == str(Path("/home/alice"))
