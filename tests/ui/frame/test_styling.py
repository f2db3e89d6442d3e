"""The menu of styles: the board's own, another for looking, one that is wrong."""

import json
from functools import partial
from pathlib import Path

from pytestqt.qtbot import QtBot

from bob_editor.model.board_edits import set_heading
from bob_editor.model.edit import Edit
from bob_editor.storage.documents import write_board
from bob_editor.ui.dialogs.documents.board_properties import BoardProperties
from bob_editor.ui.dialogs.documents.draw_naturally import DrawNaturally
from bob_editor.ui.frame.window import Window


def choose(window: Window, title: str) -> None:
    """Pick a style in the menu."""
    window.menus.styles.aboutToShow.emit()
    next(one for one in window.menus.styles.actions() if one.text().replace("&", "") == title).trigger()


def test_the_map_wears_the_board_s_style_or_that_of_the_menu(window: Window) -> None:
    """A board's own is part of it, and undone with it; the menu's is the viewer's alone."""
    assert window.canvas.picture.style.sheet.name == "painted"
    edit = Edit("Wear ink", partial(set_heading, style="ink"))
    window.session.steps.draw(edit)
    assert window.canvas.picture.style.sheet.name == "ink"
    choose(window, "Night")
    assert window.canvas.picture.style.sheet.name == "night"
    choose(window, "As the board says")
    assert window.canvas.picture.style.sheet.name == "ink"
    window.actions_["undo"].trigger()
    assert window.canvas.picture.style.sheet.name == "painted"


def test_a_wrong_style_beside_the_board_is_told(window: Window, tmp_path: Path) -> None:
    """And the default is worn; a right one is in the menu and in the properties."""
    for name, data in (("mine", {"title": "Own ink"}), ("wrong", {"colour": 1})):
        path = tmp_path / "styles" / name / "style.json"
        path.parent.mkdir(parents=True)
        path.write_text(json.dumps({"format": "bob-editor/style", "version": 1, **data}))
    path = tmp_path / "a.board.json"
    write_board(path, set_heading(window.session.board, style="wrong"))
    assert window.files.open_path(str(path))
    assert window.canvas.picture.style.sheet.name == "painted"
    assert "colour" in window.messages.text
    choose(window, "Own ink")
    assert window.canvas.picture.style.sheet.name == "mine"
    elsewhere = tmp_path / "elsewhere" / "a.board.json"
    elsewhere.parent.mkdir()
    write_board(elsewhere, set_heading(window.session.board, style="ink"))
    window.messages.hide()
    assert window.files.open_path(str(elsewhere))
    assert window.canvas.picture.style.sheet.name == "ink", "no style of its own folder"
    assert not window.messages.text
    window.settings.map_style = ""
    dialog = BoardProperties(None, window.session.board, window.session.ruleset, str(path))
    titles = [dialog.style_of_map.itemText(dialog.style_of_map.findData(name)) for name in ("mine", "wrong")]
    assert titles == ["Own ink", "wrong"], "one that can't be read is called by its folder"
    dialog.style_of_map.setCurrentIndex(dialog.style_of_map.findData("mine"))
    assert dialog.edit.apply(window.session.board).style == "mine"


def test_draw_naturally_shows_what_comes_of_it(window: Window, qtbot: QtBot) -> None:
    """Another seed or hand is another picture; the board stays as it is."""
    session = window.session
    before = session.board
    dialog = DrawNaturally(window, before, session.ruleset, window.canvas.picture.style, None)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.picture.pixmap().isNull())
    first = dialog.picture.pixmap().toImage()
    dialog.seed.setValue(7)
    qtbot.waitUntil(lambda: dialog.picture.pixmap().toImage() != first)
    assert (dialog.wish.seed, dialog.wish.hand) == (7, "countryside")
    assert session.board is before
