"""Things placed on the map from the catalogue."""

from pathlib import Path

from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.tools.scenario.paint_area import PaintArea
from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rulesets import ruleset
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.catalogue import MIME, CataloguePanel
from tests.ui.mouse import Mouse
from tests.ui.panels.scenario.on_map.at_hand import item_of, rows


def test_the_catalogue_looks_as_the_map(window: Window, catalogue: CataloguePanel, tmp_path: Path) -> None:
    """A scenario of another game is shown in that game's style at once; sides go by their names."""
    rules = ruleset("memoir-44")
    scenario = fresh_scenario(rules, name="x", title="X", boards=[], folder=tmp_path)
    window.session.open_scenario(scenario, str(tmp_path / "x.scenario.json"))
    assert catalogue._style.ruleset is rules
    words = [catalogue.sides.itemAt(place).widget() for place in range(2)]
    assert [one.text() for one in words if isinstance(one, QToolButton)] == ["Axis", "Allies"]


def test_what_is_in_hand_keeps_its_name(window: Window, catalogue: CataloguePanel) -> None:
    """A counter of the card is called as its designer wrote it, also within a sentence."""
    types = {"german": {"name": "German first line squad", "kind": "squad"}}
    window.session.steps.on_card(Edit("Put", lambda card: put(card, ("unit_types",), types)))
    tool = window.session.hand.tools["place_counters"]
    assert isinstance(tool, PlaceCounters)
    tool.entry = next(
        entry
        for entry in (item.data(0, Qt.ItemDataRole.UserRole) for item in catalogue._items())
        if entry.title == "German first line squad"
    )
    assert "Click to put it here: German first line squad." in tool.hint


def test_a_new_area_is_the_first_side_s(window: Window, qtbot: QtBot) -> None:
    """Whose a new area is stands in the options before anybody chose, under the side's name."""
    tool = window.session.hand.tools["paint_area"]
    assert isinstance(tool, PaintArea)
    assert tool.side == "us"
    edit = Edit("Name", lambda scenario: put(scenario, ("sides", 0, "name"), "Rangers"))
    window.session.steps.on_card(edit)
    sides = next(one for one in tool.options if one.name == "side")
    assert sides.choices == (("us", "Rangers"), ("ge", "Ge"))
    tool.set_option("side", "ge")
    window.session.hand.choose("paint_area")
    mouse = Mouse(qtbot, window.canvas)
    mouse.press("1.B3")
    mouse.release("1.B3")
    assert window.session.scenario is not None
    assert window.session.scenario.value.get("setup_areas", 0, "side") == "ge"


def test_the_next_unit_is_the_first_side_s(empty_window: Window) -> None:
    """Whether or not the catalogue has been shown: the choice above the map is never empty."""
    session = empty_window.session
    rules = ruleset("memoir-44")
    session.open_scenario(fresh_scenario(rules, name="x", title="X", boards=(), folder=Path()), None)
    session.hand.choose("place_counters")
    tool = session.hand.tool
    assert isinstance(tool, PlaceCounters)
    (option,) = tool.options
    assert tool.side == option.choices[0][0]


def test_a_thing_is_taken_and_put_down(window: Window, catalogue: CataloguePanel, qtbot: QtBot) -> None:
    """Clicks put down as many as are wanted; the new row is chosen; Escape empties the hand; undo takes one away."""
    mouse = Mouse(qtbot, window.canvas)
    catalogue.tree.itemClicked.emit(item_of(catalogue, "foxhole"), 0)
    mouse.click("1.C3")
    mouse.click("1.C4")
    assert rows(window, "markers") == [("1.C3", "us"), ("1.C4", "us")]
    assert window.session.scenario_desk.open.chosen == ("markers", 1)
    tool = window.session.hand.tool
    assert isinstance(tool, PlaceCounters)
    tool.cancel()
    assert tool.entry is None
    window.session.stack.undo()
    assert rows(window, "markers") == [("1.C3", "us")]


def test_a_thing_is_found_taken_and_put_down_by_keys(
    window: Window, catalogue: CataloguePanel, qtbot: QtBot
) -> None:
    """Enter in the search takes the first that is found, Down goes to the list; the map has the keyboard then."""
    window.docks.show("catalogue")
    first, _ = (one.text(0) for one in list(catalogue._items())[:2])
    qtbot.keyClicks(catalogue.search, first)
    qtbot.keyClick(catalogue.search, Qt.Key.Key_Down)
    chosen = catalogue.tree.currentItem()
    assert chosen is not None
    assert chosen.text(0) == first
    qtbot.waitUntil(catalogue.tree.hasFocus)
    qtbot.keyClick(catalogue.search, Qt.Key.Key_Return)
    tool = window.session.hand.tool
    assert isinstance(tool, PlaceCounters)
    assert tool.entry is not None
    assert tool.entry.title == first
    qtbot.waitUntil(window.canvas.hasFocus)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(window.canvas, key)
    assert window.session.scenario is not None
    assert list(window.session.scenario.value.rows(str(tool.entry.section[0])))


def test_a_thing_is_dropped_for_the_chosen_side(window: Window, catalogue: CataloguePanel) -> None:
    """Where it is let go, whose button is down."""
    catalogue._choose_side("ge")
    item = item_of(catalogue, "foxhole")
    data = catalogue.tree.mimeData([item])
    assert data.hasFormat(MIME)
    grid = window.session.board.grid
    at = window.canvas.view.to_widget(QPointF(*grid.frame.true(grid.frame.centre(grid.hex("2.D4")))))
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    for event in (
        QDragEnterEvent(at.toPoint(), action, data, button, none),
        QDropEvent(at, action, data, button, none),
    ):
        QApplication.sendEvent(window.canvas, event)
        assert event.isAccepted()
    assert rows(window, "markers") == [("2.D4", "ge")]
    nothing = QMimeData()
    assert not nothing.hasFormat(MIME)
