"""Labels in the window: found by their words, moved by arrow keys; and the layer of terrains' names."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Label
from bob_editor.ui.dialogs.find_place import FindPlace
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.layers import LayersPanel
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.sight.los import LosPanel


def test_a_label_is_found_shown_selected_and_moved(window: Window, qtbot: QtBot) -> None:
    """Typing shows the place, Enter selects the label, arrow keys move it and are undone."""
    board = Board(
        Grid(10, 8), "band-of-brothers-2.2", labels=(Label("Mill", (6.0, 4.0)), Label("Ford", (15.0, 9.0)))
    )
    window.session.open(board, None)
    dialog = FindPlace(window.session, window)
    qtbot.addWidget(dialog)
    assert dialog.list.count() == 2
    qtbot.keyClicks(dialog.search, "for")
    assert dialog.list.count() == 1
    assert window.session.attention.highlight == (board.grid.frame.hex_at((15.0, 9.0)),)
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.result() == FindPlace.DialogCode.Accepted
    assert window.session.hand.select.labels.places == (1,)
    qtbot.keyClick(window.canvas, Qt.Key.Key_Right)
    assert window.session.board.labels[1].at[0] > 15
    window.actions_["undo"].trigger()
    assert window.session.board.labels == board.labels
    window.actions_["delete"].trigger()
    assert window.session.board.labels == board.labels[:1]


def test_a_hex_that_was_gone_to_is_where_keys_go_on(window: Window, qtbot: QtBot) -> None:
    """The hex cursor stands in it; the place that is told follows a thread's far end, too."""
    session, grid = window.session, window.session.board.grid
    session.hand.choose("look")
    for label in ("B2", "D4"):
        dialog = FindPlace(session, window)
        qtbot.addWidget(dialog)
        qtbot.keyClicks(dialog.search, label)
        qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
        qtbot.keyClick(window.canvas, Qt.Key.Key_Return)
    los = session.live_los
    assert los.origin is not None
    assert los.origin.hex == grid.hex("B2")
    qtbot.keyClick(window.canvas, Qt.Key.Key_Down)
    assert los.target is not None
    assert los.target.hex == grid.hex("D5")
    assert session.attention.pointer is not None
    assert session.attention.pointer.hex == grid.hex("D5")
    assert session.hand.preview.text, "the verdict stood at the far end until keys moved that"
    session.hand.look.leave()
    assert not session.hand.preview.text


def test_escape_leads_from_a_panel_back_to_the_map(window: Window, qtbot: QtBot) -> None:
    """And so does a name that one goes to; what is being typed keeps the keyboard. The menu leads to a panel."""
    fields = next(one for one in window.menus.panels.actions() if one.text().replace("&", "") == "Fields")
    window.docks.bring_forward("los")
    fields.trigger()
    dock = window.docks["fields"]
    assert dock.isAncestorOf(window.focusWidget())
    assert (fields.isChecked(), dock.isHidden()) == (True, False), "it was hidden as it stood behind another"
    window.actions_["select_none"].trigger()
    assert window.focusWidget() is window.canvas
    fields.trigger()
    assert (fields.isChecked(), dock.isHidden()) == (False, True)
    window.docks.show("suite")
    dialog = FindPlace(window.session, window)
    qtbot.addWidget(dialog)
    qtbot.keyClicks(dialog.search, "B2")
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert window.focusWidget() is window.canvas
    window.docks.show("issues")
    search = window.docks.panel(IssuesPanel).bar.search
    search.setFocus()
    qtbot.keyClick(search, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.canvas
    field = window.docks.panel(LosPanel).origin.label
    window.docks.show("los")
    field.setFocus()
    window.actions_["select_none"].trigger()
    assert window.focusWidget() is field


def test_names_of_terrains_are_shown_where_they_are_asked_for(window: Window) -> None:
    """Not at first, and not where all usual layers are brought back."""
    panel = window.docks.panel(LayersPanel)
    assert "terrains" not in window.canvas.picture.layers
    panel.boxes["terrains"].click()
    assert "terrains" in window.canvas.picture.layers
    panel.reset()
    assert "terrains" not in window.canvas.picture.layers
