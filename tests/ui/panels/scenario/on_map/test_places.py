"""Places picked for fields, and the first sight of what is on the map."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bob_editor.editing.document.hex_pick import PickRequest
from bob_editor.editing.sight.area_sight import AreaView
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rules.cards.code import Area
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import LongTextEditor
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dialogs.files import export_picture
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.scenario.first_sight import FirstSightPanel
from tests.ui.mouse import Mouse


def test_places_are_picked_for_a_field(window: Window, qtbot: QtBot) -> None:
    """The tool comes to hand when a form asks, Enter hands them over, and the former tool is back."""
    answers: list[tuple[str, ...]] = []
    pick = window.session.scenario_desk.open.pick
    window.session.hand.choose("select")
    pick.begin(PickRequest("hexes", "Victory hexes", ("victory",), answers.append, chosen=("1.B2",)))
    assert window.session.hand.tool.id == "pick_places"
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.C3")
    mouse.click("2.C3")
    mouse.click("1.B2")
    # What stands still in the bar above the map has no number that goes on.
    assert window.messages.text == "Victory hexes: click or drag. Enter: take them. Escape: give up."
    assert window.session.hand.tool.hint.endswith("give up. 2 picked.")
    assert window.session.hand.tool.finish()
    assert answers == [("1.C3", "2.C3")]
    assert window.session.hand.tool.id == "select"
    pick.begin(PickRequest("hex", "Hub", ("hub",), answers.append))
    mouse.click("1.D4")
    assert answers[-1] == ("1.D4",)
    pick.begin(PickRequest("sides", "Steep sides", ("steep",), answers.append))
    mouse.click("1.C3/1.C4")
    assert window.session.hand.tool.finish()
    assert answers[-1] == ("1.C3/1.C4",)
    pick.begin(PickRequest("hex", "Hub", ("hub",), answers.append))
    window.session.hand.tool.cancel()
    assert pick.request is None
    assert len(answers) == 3


def test_picking_says_what_to_do_and_gives_the_keyboard_back(window: Window, qtbot: QtBot) -> None:
    """The words stand over the map while it waits; what is typed after the picks goes on in the text they came into."""
    rules = [{"id": "a", "text": "Hold "}]
    window.session.steps.on_card(Edit("Rules", lambda scenario: put(scenario, ("rules",), rules)))
    window.docks.show("card")
    found = window.docks.panel(CardPanel).show_field(("rules", 0, "text"))
    assert isinstance(found, LongTextEditor)
    found.box.moveCursor(QTextCursor.MoveOperation.End)
    found.button.click()
    assert "Enter" in window.messages.text
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.C3")
    qtbot.keyClick(window.canvas, Qt.Key.Key_Return)
    assert not window.messages.text
    qtbot.waitUntil(found.box.hasFocus)
    qtbot.keyClicks(found.box, " to the end.")
    assert window.session.scenario_desk.open.get("rules", 0, "text") == "Hold {hex:1.C3} to the end."
    assert window.session.hand.tool.id != "pick_places"


def test_a_counter_that_is_clicked_shows_its_row(window: Window, qtbot: QtBot) -> None:
    """The form turns to its page, also in a stack, but not under the hands of who writes in it."""
    units = [{"kind": one, "side": "us", "at": "1.B3"} for one in ("squad", "wt")]
    window.session.steps.on_card(Edit("Units", lambda scenario: put(scenario, ("units",), units)))
    window.docks.show("card")
    form = window.docks.panel(CardPanel)
    form.pages.setCurrentRow(0)
    window.canvas.setFocus()
    window.session.hand.choose("place_counters")
    Mouse(qtbot, window.canvas).click("1.B3")
    assert form.pages.currentRow() == form.state.form.page_of(("units",))
    table = form.show_field(("units",))
    assert isinstance(table, TableEditor)
    assert table.chosen_rows == [1]
    form.pages.setCurrentRow(0)
    form.pages.setFocus()
    window.session.scenario_desk.open.choose(("units", 0))
    assert form.pages.currentRow() == 0


def test_the_map_shows_the_card(window: Window, qtbot: QtBot) -> None:
    """Areas and counters are painted, in colours by the sides' order; titles give way; the menu hides them."""
    window.session.steps.on_card(
        Edit(
            "Put",
            lambda card: put(card, ("setup_areas",), [{"id": "a", "side": "us", "area": ["1.C3", "1.C4"]}]),
        )
    )
    assert len(window.desk.marks.areas) == 1
    qtbot.waitUntil(lambda: window.canvas.sharp)
    shown = window.canvas.grab().toImage()
    sides = window.session.scenario_desk.open.get("sides")
    window.session.steps.on_card(Edit("Swap", lambda card: put(card, ("sides",), [*reversed(sides)])))
    assert window.canvas.grab().toImage() != shown, "each side has its colour by its place"
    window.session.stack.undo()
    assert window.canvas.grab().toImage() == shown
    window.actions_["show_counters"].trigger()
    wide = [f"1.{column}{row}" for column in "BCD" for row in "2345"]
    window.session.steps.on_card(Edit("Wide", lambda card: put(card, ("setup_areas", 0, "area"), wide)))
    before = window.canvas.grab().toImage()
    units = [{"kind": "squad", "side": "us", "at": at} for at in wide[4:8]]
    window.session.steps.on_card(Edit("Units", lambda card: put(card, ("units",), units)))
    assert window.canvas.grab().toImage() != before, "titles keep clear of counters"
    window.actions_["show_areas"].trigger()
    assert window.canvas.grab().toImage() != before


def test_first_sight_is_a_table(window: Window, qtbot: QtBot) -> None:
    """Each side's areas look at the other's; a cell shows its view on the map, an edit makes it old."""
    areas = [
        {"id": "west", "side": "us", "area": ["1.B2", "1.B3"]},
        {"id": "east", "side": "ge", "area": ["2.F2"]},
    ]
    window.session.steps.on_card(Edit("Put", lambda card: put(card, ("setup_areas",), areas)))
    panel = window.docks["first_sight"].widget()
    assert isinstance(panel, FirstSightPanel)
    window.actions_["los_first_sight"].trigger()
    qtbot.waitUntil(lambda: panel.found is not None)
    assert (panel.table.rowCount(), panel.table.columnCount()) == (2, 2)
    found = panel.found
    window.actions_["los_first_sight"].trigger()  # it holds still: no second look
    assert panel.stop_button.isHidden()
    assert panel.found is found
    cell = panel.table.item(0, 1)
    assert cell is not None
    assert cell.text().endswith("1/1")
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right):
        qtbot.keyClick(panel.table, key)
    assert panel.table.currentItem() is cell
    assert window.desk.marks.view is not None
    assert "1 of 1 hexes" in panel.told.text()
    window.session.stack.undo()
    assert "edited since" in panel.told.text()
    for at in ((0, 0), (0, 1)):
        panel.table.setCurrentCell(*at)
        assert "edited since" in panel.told.text()
        assert window.desk.marks.view is None
    assert window.desk.marks.view is None
    window.session.stack.redo()
    window.actions_["los_first_sight"].trigger()
    window.session.stack.undo()  # while it looks
    qtbot.waitUntil(lambda: panel.found is not found)
    assert "edited since" in panel.told.text()
    panel.end()


def test_a_picture_shows_the_first_sight_that_is_on_screen(
    window: Window, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is offered while one is shown, and drawn where it is wanted; what of the card is hidden isn't there either."""
    asked: list[bool] = []
    layers: list[frozenset[str]] = []
    path = tmp_path / "map.png"

    def export(*, with_sight: bool) -> bytes:
        def ask(
            parent: QWidget, name: str, *, has_sight: bool, has_los: bool, **more: Any
        ) -> export_picture.Picture:
            asked.append(has_sight)
            form = export_picture.ExportPicture(parent, name, has_los=has_los, **more)
            layers.append(form.picture.layers)
            return export_picture.Picture(str(path), 40, False, "light", with_sight, layers=layers[-1])

        monkeypatch.setattr(export_picture, "ask", ask)
        window.actions_["export"].trigger()
        qtbot.waitUntil(lambda: not window.files.writing.busy)
        return path.read_bytes()

    ground = [{"id": "g", "side": "us", "area": ["1.D4"]}]
    drawn = Edit("Draw", partial(put, path=("setup_areas",), value=ground))
    window.session.steps.on_card(drawn)
    plain = export(with_sight=True)
    grid = window.session.board.grid
    west, east = (
        Area((), "setup", name, frozenset({grid.hex(at)}), side)
        for name, side, at in (("west", "us", "1.B2"), ("east", "ge", "2.F2"))
    )
    window.desk.marks.view = AreaView(west, east, east.hexes, frozenset(), frozenset(), 1, 1)
    assert export(with_sight=False) == plain
    assert export(with_sight=True) != plain
    assert asked == [False, True, True]
    assert layers[-1] >= {"areas", "counters"}
    for name in ("show_areas", "show_counters"):
        window.actions_[name].trigger()
    assert export(with_sight=False) != plain
    assert layers[-1] == layers[0] - {"areas", "counters"}


def test_the_field_of_a_set_up_area(window: Window, qtbot: QtBot) -> None:
    """All its hexes look together; with none chosen, a sentence says how to choose one."""
    told: list[str] = []
    window.session.noticed.connect(told.append)
    window.actions_["los_area"].trigger()
    assert "Choose a set-up area" in told[-1]
    area = {"id": "west", "side": "us", "area": ["1.B2", "1.B3"]}
    window.session.steps.on_card(Edit("Put", lambda card: put(card, ("setup_areas",), [area])))
    window.session.scenario_desk.open.choose(("setup_areas", 0))
    window.actions_["los_area"].trigger()
    grid = window.session.board.grid
    assert window.desk.modes.mode == "common"
    assert set(window.desk.modes.origins) == {grid.hex("1.B2"), grid.hex("1.B3")}
    qtbot.waitUntil(lambda: window.desk.modes.layer() is not None)
