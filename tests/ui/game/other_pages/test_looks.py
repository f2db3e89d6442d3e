"""Counters, terrain and print of a game as they are filled in."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from bob_editor.editing.game.edits import edit_of
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.editing.game.trying import first_board
from bob_editor.model.games.edits import put
from bob_editor.rulesets import game_of_own, refresh_games
from bob_editor.storage.games.game_files import write_game
from bob_editor.ui.card.entries import Entries
from bob_editor.ui.card.plain_fields import NumberEditor, TextEditor
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.dialogs.painting.fill_land import FillLand
from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.card_page import CardPage
from bob_editor.ui.game.chart_page import ChartPage
from bob_editor.ui.game.pages import GamePages
from bob_editor.ui.game.sight.sight_page import SightPage
from bob_editor.ui.game.things.counter_editor import CounterEditor
from bob_editor.ui.game.things.levels_editor import LevelsEditor
from bob_editor.ui.game.things.look_editor import LookEditor
from bob_editor.ui.game.things.terrain_page import TerrainPage
from bob_editor.ui.game.things.units_page import UnitsPage
from tests.ui.game.pages import page_of
from tests.ui.mouse import turned
from tests.ui.shown import Shown


def test_a_counter_is_seen_as_it_is_filled_in(game_window: Window) -> None:
    """A new kind takes its id from its name; its counter shows numbers, and its other side once it has one."""
    page = page_of(game_window, UnitsPage)
    table = page.editor.reach(("units",))
    assert isinstance(table, TableEditor)
    table.add()
    page.form.put(("units", 0, "title"), "Field Gun", "Name")
    game = game_window.session.game
    assert game is not None
    assert game.value.data["units"][0]["id"] == "field_gun"
    assert table.detail is not None
    counter = table.detail.reach(("units", 0, "counter"))
    assert isinstance(counter, CounterEditor)
    blank = counter.front.pixmap().toImage()
    assert counter.back.isHidden()
    page.form.put(
        ("units", 0, "counter"),
        {"sign": "gun", "values": {"Fire": 7}, "back": {"says": "limbered"}},
        "Counter",
    )
    page.refresh()
    assert counter.front.pixmap().toImage() != blank
    assert not counter.back.isHidden()
    game_window.session.stack.undo()
    page.refresh()
    assert counter.front.pixmap().toImage() == blank
    assert counter.back.isHidden()


def test_a_game_without_terrain_has_nothing_to_fill_land_with(
    empty_window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """The form of a rule says so; a game begins with nothing where its writer wants that."""
    folder = tmp_path / "games"
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(folder))
    own = started(next(one for one in STARTS if one.id == "empty"))
    write_game(folder / own.id, own)
    refresh_games()
    empty_window.session.open(first_board(game_of_own(own)), None)
    empty_window.actions_["fill_rule"].trigger()
    form = empty_window.findChild(FillLand)
    qtbot.waitUntil(lambda: "no terrain" in form.told.text())
    form.reject()
    empty_window.session.close()


def test_rows_of_a_spreadsheet_are_terrain_at_once(game_window: Window) -> None:
    """They have ids of their own, and look and lie as their names say where no cell does; units likewise."""
    table = page_of(game_window, TerrainPage).table
    table.choose(1, 0)
    table.grid.edit_current()
    line = table.grid.findChild(QLineEdit)
    assert line is not None
    QGuiApplication.clipboard().setText(
        "Steep bank\tHexsides\tBlocks\t1\t\t7.5\nWoods\t\tBlocks\t2\tyes\t7.6\nMühlbach\t\t\t\t\t7.7\n"
    )
    QTest.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    game = game_window.session.game
    assert game is not None
    assert not game.trouble
    bank, woods, brook = game.value.data["terrains"][2:5]
    assert [bank["id"], woods["id"], brook["id"]] == ["steep_bank", "woods_2", "muehlbach"]
    assert (bank["in"], bank["los"], bank["cites"]) == (["sides"], "blocks", "7.5")
    assert (woods["in"], woods["style"]["pattern"]) == (["hexes"], "canopy")
    assert (brook["in"], brook["style"]["pattern"]) == (["paths"], "stream")
    units = page_of(game_window, UnitsPage).editor.reach(("units",))
    assert isinstance(units, TableEditor)
    QGuiApplication.clipboard().setText("Tank\t1\nTank\t2\n")
    units.paste()
    assert [row["id"] for row in game.value.data["units"]] == ["tank", "tank_2"]
    units.choose(0)
    assert units.detail is not None
    field = units.detail.reach(("units", 0, "id"))
    assert isinstance(field, TextEditor)
    # An id that was emptied can be given again, and none to a row that was removed meanwhile.
    for typed in ("", "tiger"):
        field.line.setText(typed)
        field.line.editingFinished.emit()
    assert [row.get("id") for row in game.value.data["units"]] == ["tiger", "tank_2"]
    field.line.setText("panther")
    units.grid.selectAll()
    units.remove_rows()
    field.line.editingFinished.emit()
    assert not game.value.data.get("units")


def test_names_have_room_beside_their_swatches(game_window: Window, qtbot: QtBot) -> None:
    """From when the page is first seen: swatches come to a row after its words."""
    table = page_of(game_window, TerrainPage).table
    names = [table.model.index(row, 0) for row in range(table.model.rowCount())]
    qtbot.waitUntil(lambda: all(index.data(Qt.ItemDataRole.DecorationRole) is not None for index in names))
    assert table.grid.columnWidth(0) >= max(table.grid.sizeHintForIndex(index).width() for index in names)


def test_a_new_terrain_takes_its_look_from_its_name(game_window: Window) -> None:
    """Its place, too; one whose look was chosen keeps it, and the board knows the row by its new id."""
    page = page_of(game_window, TerrainPage)
    page.table.add()
    page.table.add()
    game = game_window.session.game
    assert game is not None
    place = 1
    first, second = (row["style"] for row in game.value.data["terrains"][place : place + 2])
    assert first != second
    page.form.put(("terrains", place, "title"), "Hedgerow", "Name")
    row = game.value.data["terrains"][place]
    assert (row["id"], row["in"], row["style"]["pattern"]) == ("hedgerow", ["sides"], "hedge")
    page.form.put(("terrains", place + 1, "excludes"), ["hedgerow"], "Excludes")
    page.table.choose(place, 0)
    assert page.table.detail is not None
    field = page.table.detail.reach(("terrains", place, "id"))
    assert isinstance(field, TextEditor)
    steps = game_window.session.stack.count()
    field.line.end(False)
    QTest.keyClicks(field.line, " Row")
    assert game_window.session.stack.count() == steps
    QTest.keyClick(field.line, Qt.Key.Key_Return)
    assert (field.line.text(), game_window.session.stack.count()) == ("hedgerow_row", steps + 1)
    assert game.value.data["terrains"][place + 1]["excludes"] == ["hedgerow_row"]
    page.form.put(("terrains", place + 1, "style"), {**second, "fill": "#123456"}, "Look")
    page.form.put(("terrains", place + 1, "title"), "Marsh", "Name")
    assert game.value.data["terrains"][place + 1]["style"] == {**second, "fill": "#123456"}


def test_the_print_of_a_card_follows_its_fields(game_window: Window, qtbot: QtBot) -> None:
    """With a sample of what isn't filled in, and what is once it is; nothing is set while nobody looks."""
    page = page_of(game_window, CardPage)
    page.form.put(("card", "fields"), [{"id": "weather", "title": "Weather", "kind": "text"}], "Fields")
    page.refresh()
    page.show_form()
    pages = page.printed.pages
    qtbot.waitUntil(lambda: bool(pages.images) and not pages.busy)
    assert pages.sheet is not None
    assert "Weather: Weather" in pages.sheet.text
    assert page.trial is not None
    page.trial.state.put(("weather",), "Khamsin", "Weather")
    qtbot.waitUntil(lambda: "Khamsin" in pages.sheet.text and not pages.busy)
    page_of(game_window, ChartPage)
    assert not pages.busy
    page.end()


def test_patterns_that_look_alike_are_offered_once(
    game_window: Window, qtbot: QtBot, qapp: QApplication
) -> None:
    """On a hexside most do; the one that is chosen stays, whatever else looks like it. No page flashes in parts."""
    made = Shown()
    qapp.installEventFilter(made)
    page_of(game_window, SightPage)
    page = page_of(game_window, TerrainPage)
    wall = next(at for at, (_, row) in enumerate(page.form.sheet.rows("terrains")) if row["in"] == ["sides"])
    page.table.choose(wall)
    page.refresh()
    editor = page.table.reach(("terrains", wall, "style"))
    assert isinstance(editor, LookEditor)
    qtbot.waitUntil(lambda: not editor._timer.isActive() and editor._painted is not None)
    shown = [one.property("pattern") for one in editor.patterns.buttons() if not one.isHidden()]
    assert {"none", "hedge", "wall", "cliff"} <= set(shown)
    assert len(shown) < len(editor.patterns.buttons()) / 2
    page.form.put(("terrains", wall, "style"), {**editor.look, "pattern": "canopy"}, "Look")
    page.refresh()
    assert not next(one for one in editor.patterns.buttons() if one.isChecked()).isHidden()
    # As a file may have it that was written by hand: no page fails, and what isn't understood stays.
    push, odd = game_window.session.game_desk.push, {"width": "x", "fill": 5, "pattern": {}}
    for name, value in (("style", odd), ("in", 1.5), ("effects", 3)):
        broken = partial(put, path=("terrains", wall, name), value=value)
        push(edit_of("Break it", broken))
    assert editor.width_.value() == 4
    editor._paint_next()
    assert page.form.get(("terrains", wall, "style")) == odd
    chart = page_of(game_window, ChartPage)
    assert [one.path for one in chart._rows if one.path[0] == "terrains"]
    push(edit_of("Break it", partial(put, path=("terrains",), value=1.5)))
    assert not [one for one in chart._rows if one.path[0] == "terrains"]
    assert made.windows == []


def test_a_coloured_hexside_is_said_by_pairs_of_levels(game_window: Window) -> None:
    """A box a pair; what a ruling decides stays. What lies on no hexside has none, what lies on these alone no eyes."""
    page = page_of(game_window, TerrainPage)
    form = page.form
    form.put(("levels",), {"min": 0, "max": 2, "cites": ""}, "Levels")
    game = game_window.session.game
    assert game is not None
    wall = next(at for at, row in enumerate(game.value.data["terrains"]) if row["in"] == ["sides"])
    page.table.choose(wall)
    page.refresh()
    editor = page.table.reach(("terrains", wall, "by_levels"))
    assert isinstance(editor, LevelsEditor)
    assert editor.isVisibleTo(page)
    assert not editor.body.isVisibleTo(page)
    assert not page.table.reach(("terrains", wall, "eye")).isVisibleTo(page)
    editor.switch.setChecked(True)
    page.refresh()
    assert sorted(editor.boxes) == ["0-0", "0-1", "0-2", "1-1", "1-2", "2-2"]
    box = editor.boxes["0-2"]
    box.activated.emit(box.findData("closer"))
    assert game.value.data["terrains"][wall]["by_levels"] == {"0-2": "closer"}
    form.put(("terrains", wall, "by_levels", "0-1"), {"ruling": "open"}, "By levels")
    page.refresh()
    assert (box.currentData(), editor.boxes["0-1"].currentText()) == ("closer", "By a ruling")
    box.activated.emit(box.findData("never"))
    assert game.value.data["terrains"][wall]["by_levels"] == {"0-1": {"ruling": "open"}}
    editor.switch.setChecked(False)
    assert "by_levels" not in game.value.data["terrains"][wall]
    page.table.choose(1)
    page.refresh()
    assert not editor.isVisibleTo(page)
    assert page.table.reach(("terrains", 1, "eye")).isVisibleTo(page)
    form.put(("units",), [{"id": "gun", "title": "Gun", "tags": ["large"], "cites": ""}], "Units")
    page.refresh()
    kinds = page.table.reach(("terrains", 1, "kinds_seen_within"))
    assert isinstance(kinds, Entries)
    assert kinds.name_box is not None
    assert [kinds.name_box.itemText(at) for at in range(kinds.name_box.count())] == ["Gun", "large"]
    kinds.add()
    assert list(game.value.data["terrains"][1]["kinds_seen_within"]) == ["gun"]
    number = next(kinds.editors())
    assert isinstance(number, NumberEditor)
    assert number.box.lineEdit().selectedText() == "1"


def test_the_wheel_changes_nothing_of_a_game(game_window: Window) -> None:
    """On no page, for each is taller than the window."""
    pages = game_window.stage.pages
    assert isinstance(pages, GamePages)
    assert not turned(pages)
    assert not turned(pages.show_page(SightPage))
    assert game_window.session.stack.count() == 0


def test_keys_begin_at_the_list_of_pages_and_go_on_into_the_page(game_window: Window, qtbot: QtBot) -> None:
    """Whoever has no mouse comes from the list into a page that was made later than the board beside it, and back."""
    pages = game_window.stage.pages
    assert isinstance(pages, GamePages)
    assert game_window.focusWidget() is pages.list
    game_window.activateWindow()
    page = page_of(game_window, SightPage)
    stops = []
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab):
        qtbot.keyClick(game_window.focusWidget(), key)
        stops.append(game_window.focusWidget())
    assert stops[0] is stops[2]
    assert page.isAncestorOf(stops[1])
    assert stops[3] is pages.list
    game_window.canvas.setFocus()
    for _ in range(60):
        qtbot.keyClick(game_window.focusWidget(), Qt.Key.Key_Tab)
        if pages.isAncestorOf(game_window.focusWidget()):
            break
    assert game_window.focusWidget() is pages.list
