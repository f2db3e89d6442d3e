"""The card on the map: things placed from the catalogue, dragged, turned; areas painted; places picked for fields."""

import json
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QComboBox, QToolButton, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.document.hex_pick import PickRequest
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.sight.area_sight import AreaView
from bob_editor.editing.tools.scenario.paint_area import PaintArea
from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put
from bob_editor.rules.cards.code import Area
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import LongTextEditor
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dialogs.files import export_picture
from bob_editor.ui.frame.window import Window
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.scenario.catalogue import MIME, CataloguePanel
from bob_editor.ui.panels.scenario.first_sight import FirstSightPanel
from tests.ui.mouse import Mouse


@pytest.fixture
def window(scenario_window: Window) -> Window:
    """Two boards, two sides and nothing else on the card."""
    session = scenario_window.session
    sides = [{"id": "us", "nationalities": ["american"]}, {"id": "ge", "nationalities": ["german"]}]

    def bare(scenario: object) -> object:
        for name in ("units", "markers", "setup_areas"):
            scenario = put(scenario, (name,), None)  # type: ignore[arg-type]
        return put(scenario, ("sides",), sides)  # type: ignore[arg-type]

    session.steps.on_card(Edit("Prepare", bare))  # type: ignore[arg-type]
    return scenario_window


@pytest.fixture
def catalogue(window: Window) -> CataloguePanel:
    """The catalogue's panel."""
    found = window.docks["catalogue"].widget()
    assert isinstance(found, CataloguePanel)
    return found


def item_of(catalogue: CataloguePanel, symbol: str) -> QTreeWidgetItem:
    """The row of a thing."""
    return next(
        item for item in catalogue._items() if item.data(0, Qt.ItemDataRole.UserRole).symbol == symbol
    )


def rows(window: Window, section: str) -> list[tuple[str, str]]:
    """What stands where, and whose it is."""
    assert window.session.scenario is not None
    return [
        (str(row.get("at")), str(row.get("side"))) for _, row in window.session.scenario.value.rows(section)
    ]


def test_the_catalogue_looks_as_the_map(window: Window, catalogue: CataloguePanel, tmp_path: Path) -> None:
    """A scenario of another game is shown in that game's style at once; sides go by their names."""
    rules = ruleset("memoir-44")
    scenario = fresh_scenario(rules, name="x", title="X", boards=[], folder=tmp_path)
    window.session.open_scenario(scenario, str(tmp_path / "x.scenario.json"))
    assert catalogue._style.ruleset is rules
    words = [catalogue.sides.itemAt(place).widget() for place in range(2)]
    assert [one.text() for one in words if isinstance(one, QToolButton)] == ["Axis", "Allies"]


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


def test_a_counter_is_dragged_turned_and_taken_away(
    window: Window, catalogue: CataloguePanel, qtbot: QtBot
) -> None:
    """Each as one step of undo."""
    window.session.steps.on_card(
        Edit("Put", lambda card: put(card, ("markers",), [{"marker": "cave", "at": "1.C3", "facing": "e"}]))
    )
    window.session.hand.choose("place_counters")
    mouse = Mouse(qtbot, window.canvas)
    mouse.press("1.C3")
    mouse.drag("1.E3")
    assert "→ 1.E3" in window.session.hand.tool.preview.text
    mouse.release("1.E3")
    assert window.session.scenario is not None
    assert window.session.scenario.value.get("markers", 0, "at") == "1.E3"
    tool = window.session.hand.tool
    assert isinstance(tool, PlaceCounters)
    mouse.move("1.E3")
    qtbot.mousePress(
        window.canvas, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, mouse.at("1.E3")
    )
    mouse.drag("1.B2")
    mouse.release("1.B2")
    assert window.session.scenario.value.get("markers", 0, "facing") == "w"
    mouse.move("1.E3")
    assert tool.delete()
    assert rows(window, "markers") == []
    for _ in range(3):
        window.session.stack.undo()
    assert window.session.scenario.value.get("markers", 0, "at") == "1.C3"


@pytest.mark.parametrize(
    ("game", "board", "section", "row", "facing"),
    [
        ("last-hundred-yards", "vauquemont", "markers", {"marker": "fp_mg"}, 3),
        ("last-hundred-yards", "vauquemont", "units", {"unit": "towed_gun"}, 3),
        ("memoir-44", "aubrelle", "markers", {"marker": "sandbags"}, "n"),
        ("memoir-44", "aubrelle", "markers", {"marker": "hedgehog"}, None),
        ("memoir-44", "aubrelle", "units", {"unit": "infantry", "nation": "ger"}, None),
    ],
)
def test_a_turn_gives_what_the_game_writes(
    empty_window: Window, game: str, board: str, section: str, row: dict[str, str], facing: str | int | None
) -> None:
    """A number where the game counts twelve ways, the edge where pieces lie at one; nothing without a front."""
    file = Path("maps", game, f"{board}.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset(game), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    grid = session.board.grid
    label = grid.label(grid.hex_anywhere("F5"))  # type: ignore[arg-type]  # both boards have it
    session.steps.on_card(Edit("Put", lambda card: put(card, (section,), [{**row, "at": label}])))
    session.hand.choose("place_counters")
    tool = session.hand.tool
    assert isinstance(tool, PlaceCounters)
    x, y = grid.frame.centre(grid.hex(label))
    tool.move(pointer_at(grid, (x, y)))
    assert ("Shift-drag" in tool.hint) == (facing is not None)
    tool.press(pointer_at(grid, (x, y), shift=True))
    # A little above, and far to the right.
    tool.release(pointer_at(grid, (x + 12, y - 1)))
    assert session.scenario is not None
    turned = session.scenario.value.get(section, 0)
    assert turned.get("facing") == facing
    assert (turned["at"] == label) == (facing is not None)


def test_shift_turns_what_has_a_front_in_a_stack(empty_window: Window) -> None:
    """A unit behind sandbags stays where it is; the sandbags are turned."""
    file = Path("maps/memoir-44/aubrelle.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset("memoir-44"), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    rows = {
        "units": [{"unit": "infantry", "side": "axis", "nation": "ger", "at": "F5"}],
        "markers": [{"marker": "sandbags", "at": "F5", "facing": "s"}],
    }
    for section, value in rows.items():
        session.steps.on_card(Edit("Put", partial(put, path=(section,), value=value)))
    session.hand.choose("place_counters")
    tool, grid = session.hand.tool, session.board.grid
    x, y = grid.frame.centre(grid.hex("F5"))
    tool.move(pointer_at(grid, (x, y)))
    assert "Shift-drag to turn sandbags" in tool.hint
    tool.press(pointer_at(grid, (x, y), shift=True))
    tool.release(pointer_at(grid, (x, y - 6)))
    assert session.scenario is not None
    assert session.scenario.value.get("markers", 0, "facing") == "n"
    assert session.scenario.value.get("units", 0, "at") == "F5"


def test_an_area_is_painted(window: Window, qtbot: QtBot) -> None:
    """A drag begins one, a second adds to it, Control takes hexes away."""
    window.session.hand.choose("paint_area")
    mouse = Mouse(qtbot, window.canvas)
    mouse.press("1.B2")
    mouse.drag("1.D2")
    mouse.release("1.D2")
    assert window.session.scenario is not None
    value = window.session.scenario.value
    assert value.get("setup_areas", 0, "side") == "us"
    first = value.get("setup_areas", 0, "area")
    assert {"1.B2", "1.D2"} <= set(first)
    assert len(first) == 3
    mouse.click("1.D3")
    assert "1.D3" in window.session.scenario.value.get("setup_areas", 0, "area")
    mouse.click("1.B2", Qt.KeyboardModifier.ControlModifier)
    assert "1.B2" not in window.session.scenario.value.get("setup_areas", 0, "area")
    assert len(window.session.scenario.value.setup_areas) == 1


def test_an_area_that_undo_took_away_is_in_hand_no_longer(window: Window, qtbot: QtBot) -> None:
    """Bar and status went on naming it until the pointer moved."""
    window.session.hand.choose("paint_area")
    before = window.status.hint.text()
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.D3")
    assert window.status.hint.text() != before
    assert "side" not in window.options._fields
    window.actions_["undo"].trigger()
    assert window.status.hint.text() == before
    assert "side" in window.options._fields
    shown = window.options._fields["target"]
    assert isinstance(shown, QComboBox)
    assert (shown.count(), shown.currentData()) == (1, "")


def test_what_is_painted_is_shown_and_chosen_above_the_map(window: Window, qtbot: QtBot) -> None:
    """One that a rule gives is said to become a list before it does."""
    areas = [{"id": "a", "side": "us", "area": ["1.B3"]}, {"id": "b", "side": "ge", "area": {"edge": "top"}}]
    session = window.session
    session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    session.hand.choose("paint_area")
    tool = session.hand.tools["paint_area"]
    assert isinstance(tool, PaintArea)
    shown = window.options._fields["target"]
    assert isinstance(shown, QComboBox)
    assert [shown.itemData(row) for row in range(shown.count())] == ["", "setup_areas/0", "setup_areas/1"]
    assert "side" in window.options._fields
    tool.set_option("target", "setup_areas/0")
    assert "side" not in window.options._fields
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.B4")
    assert session.scenario is not None
    assert session.scenario.value.get("setup_areas", 0, "area") == ["1.B3", "1.B4"]
    assert "rule" not in tool.hint
    session.scenario_desk.open.choose(("setup_areas", 1))
    again = window.options._fields["target"]
    assert isinstance(again, QComboBox)
    assert again.currentData() == "setup_areas/1"
    assert "rule" in tool.hint


def test_the_row_that_is_worked_in_is_the_one_that_is_painted(window: Window, qtbot: QtBot) -> None:
    """Not the one that was chosen before on another page of the form."""
    areas = [{"id": one, "side": "us", "area": ["1.B3"]} for one in "ab"]
    session = window.session
    session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    window.show()
    window.docks.show("card")
    panel = window.docks.panel(CardPanel)
    field = panel.show_field(("setup_areas", 1, "area"))
    assert field is not None
    session.scenario_desk.open.choose(("sides", 0))
    (field.focusProxy() or field).clearFocus()
    field.take_focus()
    qtbot.waitUntil(lambda: session.scenario_desk.open.chosen == ("setup_areas", 1))


@pytest.mark.parametrize("game", ["band-of-brothers-2.2", "last-hundred-yards"])
def test_a_painted_area_lacks_nothing(empty_window: Window, tmp_path: Path, game: str) -> None:
    """It begins with what the game asks of each: painting one makes no error of form."""
    name = {"band-of-brothers-2.2": "sainte-barbe", "last-hundred-yards": "vauquemont"}[game]
    file = Path("maps", game, f"{name}.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset(game), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    before = {one.code for one in session.issues}
    session.hand.choose("paint_area")
    session.scenario_desk.open.choose(None)
    grid = session.board.grid
    at = pointer_at(grid, grid.frame.centre(grid.hexes[len(grid.hexes) // 2]))
    session.hand.tool.press(at)
    session.hand.tool.release(at)
    assert session.scenario is not None
    assert len(session.scenario.value.setup_areas) == len(card.setup_areas) + 1
    session.scenario_desk.live.refresh()
    found = {one.code for one in session.issues} - before
    assert not {code for code in found if code.endswith(("field-missing", "/required"))}


def test_a_game_without_set_up_areas_paints_none(empty_window: Window) -> None:
    """Memoir '44 has none: a stroke makes no row that its format doesn't know; objectives are painted."""
    file = Path("maps/memoir-44/orvenne.board.json").resolve()
    boards = [(file, read_board(file).value)]
    session = empty_window.session
    card = fresh_scenario(ruleset("memoir-44"), name="x", title="X", boards=boards, folder=file.parent)
    session.open_scenario(card, str(file.parent / "x.scenario.json"))
    session.hand.choose("paint_area")
    tool, grid = session.hand.tool, session.board.grid
    assert [one.name for one in tool.options] == ["size"]
    assert "no set-up areas" in tool.hint
    at = pointer_at(grid, grid.frame.centre(grid.hex("E5")))
    tool.press(at)
    tool.release(at)
    assert session.scenario is not None
    assert session.scenario.value == card
    objectives = [{"owner": "any", "kind": "permanent", "hexes": ["C5", "D5"]}]
    session.steps.on_card(Edit("Put", lambda scenario: put(scenario, ("objectives",), objectives)))
    session.scenario_desk.open.choose(("objectives", 0))
    tool.press(at)
    tool.release(at)
    assert session.scenario.value.get("objectives", 0, "hexes") == ["C5", "D5", "E5"]


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
    qtbot.waitUntil(lambda: window.canvas.sharp, timeout=10_000)
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
    qtbot.waitUntil(lambda: panel.found is not None, timeout=20_000)
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
    qtbot.waitUntil(lambda: panel.found is not found, timeout=20_000)
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
        qtbot.waitUntil(lambda: not window.files.writing.busy, timeout=20_000)
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
    qtbot.waitUntil(lambda: window.desk.modes.layer() is not None, timeout=10_000)


# -- from the map to the card --------------------------------------------------------------------------------------


def test_a_double_click_on_a_counter_leads_to_its_fields(window: Window, qtbot: QtBot) -> None:
    """The form comes forward, whatever panel was there; in a stack the next one is chosen instead."""
    session = window.session
    units = [{"kind": "squad", "side": "us", "at": "1.B3"}, {"kind": "gun", "side": "ge", "at": "1.D3"}]
    session.steps.on_card(Edit("Units", lambda scenario: put(scenario, ("units",), units)))
    window.docks.show("inspector")
    qtbot.waitUntil(lambda: not seen(window, "card"))
    session.hand.choose("place_counters")
    mouse = Mouse(qtbot, window.canvas)
    mouse.click("1.D3")
    assert "its fields" in session.hand.tool.hint
    qtbot.mouseDClick(window.canvas, Qt.MouseButton.LeftButton, pos=mouse.at("1.D3"))
    qtbot.waitUntil(lambda: seen(window, "card"))
    assert session.scenario_desk.open.chosen == ("units", 1)
    qtbot.waitUntil(lambda: window.docks.panel(CardPanel).isAncestorOf(QApplication.focusWidget() or window))


def seen(window: Window, name: str) -> bool:
    """Whether a panel is the one of its place that is in front."""
    return not window.docks[name].visibleRegion().isEmpty()


def test_a_jump_to_a_field_brings_the_form_forward(window: Window, qtbot: QtBot) -> None:
    """The panel of the issues jumps to fields while another panel hides the form."""
    window.docks.show("inspector")
    qtbot.waitUntil(lambda: not seen(window, "card"))
    window.session.attention.show_field(("title",))
    qtbot.waitUntil(lambda: seen(window, "card"))


def test_an_area_that_was_painted_is_chosen_on_its_page(window: Window) -> None:
    """Also where the page is shown only afterwards."""
    areas = [{"id": one, "side": "us", "area": ["1.B3"]} for one in "ab"]
    window.session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    window.docks.panel(CardPanel).pages.setCurrentRow(0)
    window.session.scenario_desk.open.choose(("setup_areas", 1))
    window.docks.panel(CardPanel).pages.setCurrentRow(
        window.docks.panel(CardPanel).state.form.page_of(("setup_areas",)) or 0
    )
    assert window.session.scenario_desk.open.chosen == ("setup_areas", 1)


def test_the_inspector_tells_of_counters_and_areas(window: Window, qtbot: QtBot) -> None:
    """What stands in the hex leads to the card; the boards of a scenario aren't painted here."""
    session = window.session
    units = [{"kind": "gun", "side": "ge", "at": "1.D3"}, {"kind": "squad", "side": "us", "at": "1.B3"}]
    areas = [{"id": "a", "name": "West", "side": "us", "area": ["1.B3"]}]
    session.steps.on_card(Edit("Units", lambda scenario: put(scenario, ("units",), units)))
    session.steps.on_card(Edit("Areas", lambda scenario: put(scenario, ("setup_areas",), areas)))
    window.docks.show("inspector")
    panel = window.docks.panel(InspectorPanel)
    session.hand.choose("select")
    Mouse(qtbot, window.canvas).click("1.B3")
    panel.refresh()
    words = panel.text.toPlainText()
    assert "On the map" in words
    assert "Squad us" in words
    assert "West us" in words
    assert not panel.form.isVisible()
    panel.text.anchorClicked.emit(QUrl(quote(json.dumps(["units", 1]))))
    assert session.scenario_desk.open.chosen == ("units", 1)
    qtbot.waitUntil(lambda: seen(window, "card"))


def test_the_catalogue_shows_what_the_chosen_side_may_have(window: Window, catalogue: CataloguePanel) -> None:
    """Counters of the other side's nation are hidden; the side may be chosen above the map, too."""
    types = {"ge_squad": {"name": "Grenadiers", "kind": "squad", "nationality": "german"}}
    window.session.steps.on_card(Edit("Types", lambda scenario: put(scenario, ("unit_types",), types)))
    item = next(one for one in catalogue._items() if one.text(0) == "Grenadiers")
    assert catalogue.tool.side == "us"
    assert catalogue.tool.owner(item.data(0, Qt.ItemDataRole.UserRole)) == "ge"
    assert item.isHidden()
    assert not item_of(catalogue, "gun").isHidden()
    assert not item_of(catalogue, "wire").isHidden()
    catalogue.tool.set_option("side", "ge")
    assert not item.isHidden()
    assert [side for side, button in catalogue._buttons.items() if button.isChecked()] == ["ge"]
    catalogue.search.setText("gun")
    assert item.isHidden()


def test_what_is_in_hand_shows_only_under_the_pointer(window: Window, qtbot: QtBot) -> None:
    """The piece of the catalogue stays in hand, but nothing of it on the map while the pointer is elsewhere."""
    tool = window.session.hand.tools["place_counters"]
    assert isinstance(tool, PlaceCounters)
    window.session.hand.choose("place_counters")
    card = window.session.card
    assert card is not None
    tool.take(tool.code.catalogue(card)[0].entries[0])
    Mouse(qtbot, window.canvas).move("1.C3")
    assert " in 1.C3" in tool.preview.text
    QApplication.sendEvent(window.canvas, QEvent(QEvent.Type.Leave))
    assert tool.preview.text == ""
    assert tool.entry is not None


def test_tab_leads_from_the_pages_into_the_page(scenario_window: Window, qtbot: QtBot) -> None:
    """It is made when it is first seen, after all else in the window; back it leads to the list of pages."""
    form = scenario_window.docks.panel(CardPanel)
    scenario_window.docks.show("card")
    for row in (2, 0):
        form.pages.setCurrentRow(row)
        form.pages.setFocus()
        qtbot.keyClick(form.pages, Qt.Key.Key_Tab)
        field = scenario_window.focusWidget()
        assert field is not None
        assert form.stack.isAncestorOf(field)
        qtbot.keyClick(field, Qt.Key.Key_Backtab)
        assert scenario_window.focusWidget() is form.pages
