"""Fields that are made of others, and places that are picked on the map."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
)
from pytestqt.qtbot import QtBot

from bob_editor.ui.card.choices import ChoiceEditor
from bob_editor.ui.card.entries import EitherEditor, Entries
from bob_editor.ui.card.hex_set_field import HexSetEditor
from bob_editor.ui.card.list_fields import (
    PlacesEditor,
)
from bob_editor.ui.card.names_field import NamesEditor
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import (
    LongTextEditor,
    NumberEditor,
    SwitchEditor,
)
from bob_editor.ui.card.tables import TableEditor
from tests.ui.card.form.at_hand import card, change, editor, row_of, table
from tests.ui.card.forms import form_of_game


def test_numbers_by_name_stand_together(form: CardPanel, qtbot: QtBot) -> None:
    """Named entries are added and removed."""
    found = editor(form, "sides", 0, "company_cps")
    assert isinstance(found, Entries)
    found._asked_name = lambda: "A"  # type: ignore[method-assign]  # nobody is there to answer
    found.add()
    assert list(card(form, "sides", 0, "company_cps")) == ["A"]
    ((_, inner),) = found.parts
    assert isinstance(inner, NumberEditor)
    inner.box.lineEdit().clear()
    qtbot.keyClicks(inner.box, "4")
    assert card(form, "sides", 0, "company_cps") == {"A": 4}
    found.take_away("A")
    assert card(form, "sides", 0, "company_cps") is None


def test_fortifications_are_numbers_close_together(form: CardPanel, qtbot: QtBot) -> None:
    """An allotment by kind."""
    found = form.show_field(("sides", 1, "fortifications", "foxhole"))
    assert isinstance(found, NumberEditor)
    qtbot.keyClicks(found.box, "6")
    assert card(form, "sides", 1, "fortifications") == {"foxhole": 6}


def test_a_hex_set_by_rule_and_by_list(form: CardPanel, qtbot: QtBot) -> None:
    """It counts the hexes; a list begins with those that the rule gave, and the rule comes back when it is chosen."""
    change(form, "setup_areas", value=[{"id": "a1", "side": "us"}])
    found: HexSetEditor = editor(form, "setup_areas", 0, "area")
    by_rule = next(at for at, one in enumerate(found.forms) if one.kind == "group")
    found.choose(by_rule)
    edge = form.show_field(("setup_areas", 0, "area", "edge"))
    assert isinstance(edge, ChoiceEditor)
    place = edge.box.findData("top")
    edge.box.setCurrentIndex(place)
    edge.box.activated.emit(place)
    assert card(form, "setup_areas", 0, "area") == {"edge": "top"}
    session = form.session
    assert session.card is not None
    assert found.count.text() == f"{len(session.card.hexes({'edge': 'top'}))} hexes"
    found.choose(next(at for at, one in enumerate(found.forms) if one.kind == "hexes"))
    listed, grid = card(form, "setup_areas", 0, "area"), session.card.grid
    assert isinstance(listed, list)
    assert {grid.hex(one) for one in listed} == session.card.hexes({"edge": "top"})
    found.choose(by_rule)
    assert card(form, "setup_areas", 0, "area") == {"edge": "top"}
    found.choose(next(at for at, one in enumerate(found.forms) if one.kind == "hexes"))
    assert card(form, "setup_areas", 0, "area") == listed
    assert isinstance(found.inner, PlacesEditor)
    found.inner.line.selectAll()
    qtbot.keyClicks(found.inner.line, "1.B3 1.B4")
    assert card(form, "setup_areas", 0, "area") == ["1.B3", "1.B4"]
    assert found.count.text() == "2 hexes"


def test_a_set_without_hexes_is_not_shown_on_the_map(form: CardPanel) -> None:
    """There is nothing to bring into view, and the button says so."""
    change(form, "setup_areas", value=[{"id": "a1", "side": "us"}])
    found: HexSetEditor = editor(form, "setup_areas", 0, "area")
    assert not found.show_button.isEnabled()
    change(form, "setup_areas", 0, "area", value=["1.B3"])
    assert found.show_button.isEnabled()
    change(form, "setup_areas", 0, "area", value=["1.Z99"])
    assert not found.show_button.isEnabled()


def page_at(form: CardPanel, *path: str | int) -> bool:
    """Whether the page of a field is the one that is shown."""
    return form.pages.currentRow() == form.state.form.page_of(path)


def test_undo_leads_to_the_field_on_its_page(form: CardPanel, qtbot: QtBot) -> None:
    """Its page comes forward, and the field is marked for a while; redo alike. What is done at first leads nowhere."""
    stack = form.session.stack
    told: list[str] = []
    form.session.retracing.told.connect(told.append)
    editor(form, "units")
    change(form, "background", value="At dawn.")
    assert page_at(form, "units")
    for step in (stack.undo, stack.redo):
        editor(form, "units")
        step()
        assert page_at(form, "background")
        background = editor(form, "background")
        assert background.box.property("retraced") == "true"
    editor(form, "background")
    change(form, "units", 1, "at", value="1.B4")
    stack.undo()
    assert page_at(form, "units")
    assert table(form, "units").grid.currentIndex().row() == 1
    assert told == []
    form.hide()
    stack.redo()
    assert told == ["Done again: Elsewhere"]


def test_undo_leaves_the_keyboard_where_one_works(form: CardPanel, qtbot: QtBot) -> None:
    """In the form it is with the field then; elsewhere, as on the map, it stays."""
    beside = QLineEdit()
    qtbot.addWidget(beside)
    beside.show()
    change(form, "background", value="At dawn.")
    editor(form, "units")
    form.activateWindow()
    grid = table(form, "units").grid
    qtbot.waitUntil(lambda: QApplication.focusWidget() is grid)
    form.session.stack.undo()
    assert QApplication.focusWidget() is editor(form, "background").box
    beside.activateWindow()
    beside.setFocus()
    qtbot.waitUntil(beside.hasFocus)
    form.session.stack.redo()
    assert beside.hasFocus()


def test_places_are_picked_on_the_map(form: CardPanel) -> None:
    """The form asks, whoever picks answers; giving up changes nothing."""
    change(form, "setup_areas", value=[{"id": "a1", "area": ["1.B3"]}])
    found: PlacesEditor = editor(form, "setup_areas", 0, "area")
    pick = form.session.pick
    found.pick()
    assert pick.request is not None
    assert pick.request.chosen == ("1.B3",)
    assert pick.request.several
    pick.finish(("1.B3", "2.C4"))
    assert card(form, "setup_areas", 0, "area") == ["1.B3", "2.C4"]
    found.pick()
    pick.cancel()
    assert pick.request is None
    assert card(form, "setup_areas", 0, "area") == ["1.B3", "2.C4"]
    # What is asked for one row is put in no other.
    for area in (["1.D4"], {"board": "1"}):
        change(form, "setup_areas", value=[{"id": "a1", "area": ["1.B3"]}, {"id": "a2", "area": area}])
        editor(form, "setup_areas", 0, "area").pick()
        table(form, "setup_areas").choose(1)
        assert pick.request is None
    editor(form, "setup_areas", 0, "area").pick()
    change(form, "setup_areas", value=[{"id": "a2", "area": {"board": "1"}}])
    assert pick.request is None, "its row is elsewhere by now"


def test_a_value_of_several_forms(form: CardPanel) -> None:
    """Yes for all, or a list of some."""
    found = editor(form, "sides", 0, "may_mount")
    assert isinstance(found, EitherEditor)
    found.choose(0)
    assert isinstance(found.inner, SwitchEditor)
    found.inner.box.click()
    assert card(form, "sides", 0, "may_mount") is True
    found.choose(1)
    assert isinstance(found.inner, NamesEditor)
    assert card(form, "sides", 0, "may_mount") is None
    found.inner.add("us_squad")
    assert card(form, "sides", 0, "may_mount") == ["us_squad"]


def test_names_are_found_by_what_their_words_end_with(form: CardPanel, qtbot: QtBot) -> None:
    """The one chosen of the list below is added, and not what was typed; the line is empty for the next."""
    either = editor(form, "sides", 0, "may_mount")
    assert isinstance(either, EitherEditor)
    either.choose(1)
    found = either.inner
    assert isinstance(found, NamesEditor)
    form.activateWindow()
    found.take_focus()
    line, completer = found.box.lineEdit(), found.box.completer()
    assert line is not None
    assert completer is not None
    value, words = found.state.choices_of(found.field)[-1]
    qtbot.keyClicks(line, words[2:])
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(completer.popup(), key)
    assert found.names == [value]
    qtbot.waitUntil(lambda: line.text() == "")


def test_a_name_that_is_typed_is_added_once_the_field_is_left(form: CardPanel, qtbot: QtBot) -> None:
    """It stood there as if it were one, and wasn't; it is kept from the first letter, and Escape gives it up."""
    path = ("sides", 0, "may_mount")
    either = editor(form, *path)
    assert isinstance(either, EitherEditor)
    either.choose(1)
    found = either.inner
    assert isinstance(found, NamesEditor)
    form.activateWindow()
    found.take_focus()
    line, session = found.box.lineEdit(), form.session
    assert line is not None
    qtbot.keyClicks(line, "no such")
    assert card(form, *path) is None
    assert session.typed.edit is not None
    assert session.typed.edit.apply(session.scenario_desk.open.value).get(*path) == ["no such"]
    qtbot.keyClick(found.box, Qt.Key.Key_Escape)
    assert line.text() == ""
    assert form.session.typed.edit is None
    qtbot.keyClicks(line, "no such")
    qtbot.keyClick(line, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: card(form, *path) == ["no such"])
    assert line.text() == ""
    assert form.session.typed.edit is None


def test_half_a_name_outlasts_a_look_at_another_window(form: CardPanel, qtbot: QtBot) -> None:
    """Whoever looks something up there hasn't left the field."""
    path = ("sides", 0, "may_mount")
    either = editor(form, *path)
    either.choose(1)
    found, beside = either.inner, QLineEdit()
    qtbot.addWidget(beside)
    beside.show()
    form.activateWindow()
    found.take_focus()
    line = found.box.lineEdit()
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClicks(line, "no su")
    beside.activateWindow()
    beside.setFocus()
    qtbot.waitUntil(beside.hasFocus)
    assert card(form, *path) is None
    assert line.text() == "no su"


def test_whatever_its_form_a_field_goes_by_its_title(qtbot: QtBot) -> None:
    """“A list” says to nobody what is picked on the map, nor what a step of undo was."""
    form = form_of_game(qtbot, "last-hundred-yards", objectives=[{"id": "mill", "hexes": ["G6"]}])
    found = form.show_field(("objectives", 0, "hexes"))
    assert isinstance(found, PlacesEditor)
    found.pick()
    request = form.session.pick.request
    assert request is not None
    assert request.title == "Hexes"
    form.session.pick.finish(("G7",))
    assert form.session.stack.undoText() == "Set hexes"


def test_the_row_beside_one_that_is_gone_is_chosen(qtbot: QtBot) -> None:
    """Undo takes away what was added last; what is chosen then is not the first row."""
    form = form_of_game(qtbot, "last-hundred-yards", objectives=[{"id": "a"}, {"id": "b"}, {"id": "c"}])
    table = form.show_field(("objectives",))
    assert isinstance(table, TableEditor)
    table.choose(2)
    change(form, "objectives", value=[{"id": "a"}, {"id": "b"}])
    assert table.chosen_rows == [1]


def test_sides_are_named_in_order(form: CardPanel) -> None:
    """By their names; each once; a name that no side has is shown and can be taken away."""
    change(form, "setup_order", value=["ge", {"a": 1}, 2**70])
    editor(form, "setup_order").refresh()
    change(form, "setup_order", value=["ge", "nobody"])
    found: NamesEditor = editor(form, "setup_order")
    assert [line.findChild(QLabel).text() for line in found.lines] == ["1.  Germans", "2.  nobody"]
    assert [found.box.itemText(at) for at in range(found.box.count())] == ["Add …", "Americans"]
    found.box.activated.emit(1)
    assert card(form, "setup_order") == ["ge", "nobody", "us"]
    assert found.box.isHidden()
    found.take_away(1)
    found.shift(1, -1)
    assert card(form, "setup_order") == ["us", "ge"]
    found.take_away(0)
    found.take_away(0)
    assert card(form, "setup_order") is None


def test_rout_edges_are_edges_or_hexes_of_the_map(form: CardPanel) -> None:
    """Words of the edges, and hexes that are picked; those picked before are told to the map."""
    found: NamesEditor = editor(form, "sides", 0, "rout_edges")
    words = [found.box.itemText(at) for at in range(found.box.count())]
    assert words == ["Add …", "Top", "Bottom", "Left", "Right", "Hexes of the map …"]
    found.box.activated.emit(2)
    assert card(form, "sides", 0, "rout_edges") == ["bottom"]
    found.box.activated.emit(found.box.count() - 1)
    form.session.pick.finish(("1.A1", "1.B1"))
    assert card(form, "sides", 0, "rout_edges") == ["bottom", "1.A1", "1.B1"]
    found.box.activated.emit(found.box.count() - 1)
    request = form.session.pick.request
    assert request is not None
    assert request.chosen == ("1.A1", "1.B1")
    form.session.pick.finish(("1.C1",))
    assert card(form, "sides", 0, "rout_edges") == ["bottom", "1.C1"]


def test_a_text_takes_hexes_from_the_map(form: CardPanel) -> None:
    """Where the cursor stands."""
    change(form, "background", value="Hold !")
    found: LongTextEditor = editor(form, "background")
    cursor = found.box.textCursor()
    cursor.setPosition(5)
    found.box.setTextCursor(cursor)
    found.button.click()
    form.session.pick.finish(("1.E4", "1.E5"))
    assert card(form, "background") == "Hold {hex:1.E4}, {hex:1.E5}!"


def test_a_line_of_entries_says_which_are_wrong(qtbot: QtBot) -> None:
    """And how each is to be written; fields that have rows of their own leave it to these."""
    form = form_of_game(qtbot, "combat-commander-pacific", victory={"open": ["C", "Q9", "7"]})
    row = row_of(form, editor(form, "victory", "open"))
    qtbot.waitUntil(lambda: "Q9" in row.issues.text())
    assert "as “C” is" in row.issues.text()
    assert "7" in row.issues.text()
    assert row.title.property("issue") == "error"
