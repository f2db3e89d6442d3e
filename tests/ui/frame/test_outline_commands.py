"""The menu for outlines, their numbers in the inspector, and their keys on the map."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.tools.draw_path import DrawPath
from bob_editor.geometry import lattice
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.outlines import knots_of
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel

WOODS = Artwork("woods", ((4.0, 4.0), (10.0, 4.0), (10.0, 8.0), (4.0, 8.0)))
OTHER = Artwork("woods", ((8.0, 6.0), (14.0, 6.0), (14.0, 9.0), (8.0, 9.0)))
HILL = Contour(1, ((2.0, 2.0), (20.0, 2.0), (20.0, 12.0), (2.0, 12.0)))
FIRST, SECOND = RingPlace("artwork", 0), RingPlace("artwork", 1)


@pytest.fixture
def drawn(window: Window) -> Window:
    """A window with a board of two woods on a hill."""
    board = Board(Grid(10, 8), "band-of-brothers-2.2", artwork=(WOODS, OTHER), contours=(HILL,))
    window.session.open(board, None)
    return window


def take(window: Window, *places: RingPlace) -> None:
    window.session.hand.choose("select")
    window.session.hand.select.take(places)


def test_what_can_be_done_is_switched_on(drawn: Window) -> None:
    """Joining needs two, kinds of points need points."""
    actions = drawn.actions_
    assert actions["outline_next"].isEnabled()
    assert not actions["outline_raise"].isEnabled()
    take(drawn, FIRST)
    assert actions["outline_raise"].isEnabled()
    assert actions["copy"].isEnabled()
    assert not actions["board_crop"].isEnabled()
    assert not actions["outline_join"].isEnabled()
    take(drawn, FIRST, SECOND)
    assert actions["outline_join"].isEnabled()
    assert not actions["outline_soft"].isEnabled()
    actions["outline_points"].trigger()
    assert actions["outline_soft"].isEnabled()


@pytest.mark.parametrize(
    "name",
    [
        "outline_duplicate", "outline_upend", "outline_join", "outline_subtract", "outline_intersect", "outline_grow",
        "outline_shrink", "outline_offset", "turn", "mirror", "cut", "delete",
    ],
)  # fmt: skip
def test_each_is_one_step_of_undo(drawn: Window, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """And undo gives the board back."""
    monkeypatch.setattr(QInputDialog, "getDouble", lambda *_: (0.2, True))
    before = drawn.session.board
    take(drawn, FIRST, SECOND)
    drawn.actions_[name].trigger()
    assert drawn.session.stack.count() == 1
    assert drawn.session.board.artwork != before.artwork
    drawn.actions_["undo"].trigger()
    assert drawn.session.board == before


def test_what_cant_be_done_is_told(drawn: Window) -> None:
    """In a sentence, and nothing changes; what was selected is so still."""
    both = (FIRST, RingPlace("contour", 0))
    take(drawn, *both)
    drawn.actions_["outline_join"].trigger()
    assert "one terrain" in drawn.messages.text
    assert drawn.session.hand.select.hold.places == both
    assert drawn.session.stack.count() == 0


def test_many_are_simplified_beside_the_window(drawn: Window, qtbot: QtBot) -> None:
    """With a strip that shows how far it is; one step in the end."""
    line = tuple((round(2 + step / 10, 3), 4.2) for step in range(20))
    rings = [tuple((x + 5 * n, y) for x, y in (*line, (4.0, 5.3), (2.0, 5.3))) for n in range(4)]
    board = replace(drawn.session.board, artwork=tuple(Artwork("woods", ring) for ring in rings))
    drawn.session.open(board, None)
    take(drawn, *(RingPlace("artwork", n) for n in range(4)))
    drawn.actions_["outline_simplify"].trigger()
    qtbot.waitUntil(lambda: drawn.session.stack.count() == 1)
    assert all(len(knots_of(one)[0]) < 22 for one in drawn.session.board.artwork)


def test_numbers_of_the_inspector(drawn: Window) -> None:
    """They say where it is and how large; typed, they are one step each."""
    take(drawn, FIRST)
    panel = drawn.docks.panel(InspectorPanel)
    panel.refresh()
    form = panel.outline
    assert form.isVisibleTo(panel)
    assert (form.left_edge.value(), form.upper_edge.value()) == (4.0, 4.0)
    assert form.wide.value() == 3.0
    assert form.points.text() == "4"
    form.left_edge.setValue(5.5)
    assert drawn.session.board.artwork[0].ring[0] == (5.5, 4.0)
    form.wide.setValue(1.5)
    assert drawn.session.board.artwork[0].ring[1] == (8.5, 4.0)
    form.turn.setValue(60.0)
    assert form.turn.value() == 0
    form.terrain.setCurrentIndex(form.terrain.findData("swamp"))
    form.terrain.activated.emit(form.terrain.currentIndex())
    form.level.setCurrentIndex(form.level.findData(1))
    form.level.activated.emit(form.level.currentIndex())
    assert (drawn.session.board.artwork[0].terrain, drawn.session.board.artwork[0].level) == ("swamp", 1)
    assert drawn.session.stack.count() == 5
    for box in (form.left_edge, form.wide):
        box.setValue(lattice.FARTHEST)
        ring = drawn.session.board.artwork[0].ring
        assert max(x for x, _ in ring) == pytest.approx(lattice.FARTHEST), "no file is read with it otherwise"


def test_a_number_that_was_taken_is_undone_in_its_box(drawn: Window, qtbot: QtBot) -> None:
    """The box would keep the key, with nothing to take back; a number that is being typed is its own to undo."""
    take(drawn, FIRST)
    drawn.docks.show("inspector")
    panel = drawn.docks.panel(InspectorPanel)
    panel.refresh()
    before = drawn.session.board
    box = panel.outline.left_edge
    line = box.findChild(QLineEdit)
    control = Qt.KeyboardModifier.ControlModifier
    box.setFocus()
    box.selectAll()
    qtbot.keyClicks(box, "5")
    assert line.isUndoAvailable()
    qtbot.keyClick(box, Qt.Key.Key_Z, control)
    assert box.value() == 4.0
    assert drawn.session.board is before
    box.selectAll()
    qtbot.keyClicks(box, "6")
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert drawn.session.board.artwork[0].ring[0] == (6.0, 4.0)
    qtbot.keyClick(box, Qt.Key.Key_Z, control)
    assert drawn.session.board == before
    qtbot.keyClick(box, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert drawn.session.board.artwork[0].ring[0] == (6.0, 4.0)


def test_keys_on_the_map(drawn: Window, qtbot: QtBot) -> None:
    """Arrows nudge, Tab walks on while an outline is selected."""
    take(drawn, FIRST)
    canvas = drawn.canvas
    qtbot.keyClick(canvas, Qt.Key.Key_Right)
    assert drawn.session.board.artwork[0].ring[0] == (4.05, 4.0)
    qtbot.keyClick(canvas, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert drawn.session.board.artwork[0].ring[0][1] > 4.2
    qtbot.keyClick(canvas, Qt.Key.Key_Tab)
    assert drawn.session.hand.select.hold.places not in ((), (FIRST,))


def test_snap_is_that_of_the_tool_in_hand(drawn: Window) -> None:
    """The key switches it for selecting, or for drawing while that is in hand."""
    select, snap = drawn.session.hand.select, drawn.actions_["snap"]
    assert snap.isChecked()
    snap.trigger()
    assert select.snaps == "nothing"
    drawn.session.hand.choose("draw_artwork")
    assert not snap.isChecked()
    snap.trigger()
    assert snap.isChecked()
    assert select.snaps == "nothing"
    drawn.session.hand.choose("draw_path")
    assert snap.isChecked()
    snap.trigger()
    pen = drawn.session.hand.tool
    assert isinstance(pen, DrawPath)
    assert not pen.snaps


def test_the_menu_of_a_place(drawn: Window) -> None:
    """Outlines here are named; of a selected one all commands are there, its terrain and level among them."""
    pointer = pointer_at(drawn.session.board.grid, (5, 5), reach=0.1)
    drawn.place_menu.fill(pointer)
    words = [action.text() for action in drawn.place_menu.menu.actions()]
    assert "Select the drawn Woods" in words
    take(drawn, FIRST)
    drawn.place_menu.fill(pointer)
    menus = {action.text(): action.menu() for action in drawn.place_menu.menu.actions()}
    assert "&Raise" in menus
    assert "&Join" not in menus
    kinds = menus["Change the terrain"]
    assert isinstance(kinds, QMenu)
    swamp = next(one for one in kinds.actions() if one.text() == "Swamp")
    swamp.trigger()
    assert drawn.session.board.artwork[0].terrain == "swamp"
