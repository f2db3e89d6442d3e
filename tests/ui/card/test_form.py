"""The card's form in the real window: typing, tables, hex sets, issues at their fields, for every game."""

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QDate, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollArea,
    QStyleOptionViewItem,
    QWhatsThis,
)
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import columns_of
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.edit import Edit
from bob_editor.model.scenario_edits import put, remove
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import read_board, read_scenario, write_board
from bob_editor.ui.card.choices import ChecksEditor, Choice, ChoiceEditor
from bob_editor.ui.card.editor import Editor
from bob_editor.ui.card.entries import EitherEditor, Entries
from bob_editor.ui.card.field_row import FieldRow
from bob_editor.ui.card.groups import Fields
from bob_editor.ui.card.hex_set_field import HexSetEditor
from bob_editor.ui.card.list_fields import (
    DiceEditor,
    JsonEditor,
    PlacesEditor,
    WordsEditor,
    in_one_line,
    listed,
)
from bob_editor.ui.card.names_field import NamesEditor
from bob_editor.ui.card.number_box import number_of
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import (
    DateEditor,
    LongTextEditor,
    NumberEditor,
    RangeEditor,
    SwitchEditor,
    TextEditor,
)
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.card.translations_field import TranslationsEditor
from bob_editor.ui.frame.window import Window
from bob_editor.ui.session.session import Session
from tests.ui.card.forms import form_of_game
from tests.ui.mouse import scroll, turned
from tests.ui.shown import Shown

RULESET = "band-of-brothers-2.2"
SIDES = [{"id": "us", "name": "Americans"}, {"id": "ge", "name": "Germans"}]
UNITS = [{"kind": "squad", "side": "us", "at": "1.B3"}, {"kind": "wt", "side": "ge"}]


@pytest.fixture
def form(scenario_file: Path, qtbot: QtBot) -> CardPanel:
    """The form alone, with a scenario of two sides and two units."""
    session = Session(RULESET)
    panel = CardPanel(session)
    session.setParent(panel)
    qtbot.addWidget(panel)
    session.open_scenario(read_scenario(scenario_file).value, str(scenario_file))
    panel.resize(520, 700)
    panel.show()
    change(panel, "sides", value=SIDES)
    change(panel, "units", value=UNITS)
    return panel


def change(form: CardPanel, *path: str | int, value: Any) -> None:
    """Put a value on the card from elsewhere."""
    form.session.steps.on_card(Edit("Elsewhere", partial(put, path=path, value=value)))


def card(form: CardPanel, *path: str | int) -> Any:
    """A part of the open card."""
    return form.session.scenario_desk.open.get(*path)


def editor(form: CardPanel, *path: str | int) -> Any:
    """The editor of a field, shown."""
    found = form.show_field(path)
    assert found is not None
    assert found.path == path, found.path
    return found


def row_of(form: CardPanel, one: Editor) -> FieldRow:
    """What stands around an editor."""
    return next(row for row in form.findChildren(FieldRow) if row.editor is one)


def table(form: CardPanel, *path: str | int) -> TableEditor:
    """The table of a path."""
    found = form.show_field(path)
    assert isinstance(found, TableEditor)
    return found


# -- every game --------------------------------------------------------------------------------------------------


@pytest.fixture(params=sorted(all_rulesets()))
def any_game(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> CardPanel:
    """The form of a fresh scenario of each game."""
    rules = ruleset(request.param)
    path = tmp_path / "one.board.json"
    write_board(path, Board(Grid(5, 4, "pointy-top" if rules.pointy else "flat-top"), rules.id, id="one"))
    boards = [(path, read_board(path).value)]
    session = Session(rules.id)
    panel = CardPanel(session)
    session.setParent(panel)
    qtbot.addWidget(panel)
    session.open_scenario(
        fresh_scenario(rules, name="x", title="X", boards=boards, folder=tmp_path),
        str(tmp_path / "x.scenario.json"),
    )
    return panel


def test_every_page_of_every_game_can_be_shown(any_game: CardPanel, qapp: QApplication) -> None:
    """With all that folds unfolded; showing it edits nothing, and no part of it flashes beside the window."""
    shown = Shown()
    qapp.installEventFilter(shown)
    for row, page in enumerate(any_game.state.form.pages):
        any_game.pages.setCurrentRow(row)
        for path, field in page.fields:
            found = any_game.show_field(path)
            assert found is not None, field.where
            assert found.path == path
    assert any_game.session.stack.count() == 0
    assert shown.windows == []


def test_rows_of_every_table_can_be_added(any_game: CardPanel) -> None:
    """Each table of a page takes a row, whose fields then show; undo takes all away again."""
    session = any_game.session
    before = session.scenario_desk.open.value
    for page in any_game.state.form.pages:
        for path, field in page.fields:
            if field.kind != "table":
                continue
            found = any_game.show_field(path)
            assert isinstance(found, TableEditor)
            rows = found.model.rowCount()
            found.add()
            assert found.model.rowCount() == rows + 1
            QApplication.processEvents()
    while session.stack.canUndo():
        session.stack.undo()
    assert session.scenario_desk.open.value == before


# -- plain fields ------------------------------------------------------------------------------------------------


def test_typing_is_one_step_for_each_field(form: CardPanel, qtbot: QtBot) -> None:
    """Letters merge while the keyboard stays; another field is another step."""
    stack = form.session.stack
    before = stack.count()
    line: QLineEdit = editor(form, "module").line
    qtbot.keyClicks(line, "Ghost")
    assert card(form, "module") == "Ghost"
    assert stack.count() == before + 1
    turns: NumberEditor = editor(form, "turns")
    turns.box.lineEdit().clear()
    qtbot.keyClicks(turns.box, "17")
    assert card(form, "turns") == 17
    assert stack.count() == before + 2
    stack.undo()
    stack.undo()
    assert card(form, "module") is None
    assert editor(form, "module").line.text() == ""


def test_an_edit_elsewhere_keeps_text_and_cursor(form: CardPanel, qtbot: QtBot) -> None:
    """Only the fields that differ are shown anew; where one types stays as it is."""
    text: TextEditor = editor(form, "title")
    qtbot.keyClicks(text.line, "abc")
    text.line.setCursorPosition(2)
    change(form, "turns", value=12)
    assert text.line.cursorPosition() == 2
    assert card(form, "turns") == 12


def test_clearing_takes_the_field_away(form: CardPanel, qtbot: QtBot) -> None:
    """An empty text is none."""
    text: TextEditor = editor(form, "module")
    qtbot.keyClicks(text.line, "x")
    assert card(form, "module") == "x"
    qtbot.keyClick(text.line, Qt.Key.Key_Backspace)
    assert "module" not in form.session.scenario_desk.open.value.data


def test_undo_in_a_field_is_the_windows(form: CardPanel, qtbot: QtBot) -> None:
    """The line's own undo would know nothing of the card."""
    text: TextEditor = editor(form, "module")
    text.line.setFocus()
    qtbot.waitUntil(text.line.hasFocus)
    qtbot.keyClicks(text.line, "Ghost")
    qtbot.keyClick(text.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    if card(form, "module") is not None:
        form.session.stack.undo()
    assert text.line.text() == ""


@pytest.mark.parametrize("path", [("turns",), ("sides", 0, "crushing_vehicles")])
def test_undo_in_a_box_is_the_windows_too(form: CardPanel, path: tuple[str | int, ...], qtbot: QtBot) -> None:
    """Boxes for numbers and choices have a line of their own as well; neither takes the keys of undo."""
    box = editor(form, *path).focusProxy()
    box.setFocus()
    qtbot.waitUntil(box.hasFocus)
    asked = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    asked.ignore()
    inner = QApplication.focusWidget()
    assert inner is not None
    QApplication.sendEvent(inner, asked)
    assert not asked.isAccepted(), "whoever accepts it keeps it from the window"


@pytest.mark.parametrize("value", ["soon", True, [1], {"a": 1}, 3.5, -(10**30)])
def test_wrong_values_are_shown_and_kept(form: CardPanel, value: Any) -> None:
    """A number field shows whatever the file has in its place; looking at it changes nothing."""
    change(form, "turns", value=value)
    found: NumberEditor = editor(form, "turns")
    assert found.box.lineEdit().text() == str(value)
    assert card(form, "turns") == value


def test_what_is_no_number_is_an_issue_at_the_field(form: CardPanel, qtbot: QtBot) -> None:
    """The text stays on the card, the field says what is wrong, the page has a badge."""
    found: NumberEditor = editor(form, "turns")
    found.box.lineEdit().clear()
    qtbot.keyClicks(found.box, "ten")
    assert card(form, "turns") == "ten"
    row = row_of(form, found)
    qtbot.waitUntil(lambda: "number" in row.issues.text(), timeout=5_000)
    assert row.title.property("issue") == "error"
    page = form.state.form.page_of(("turns",))
    assert page is not None
    assert form.pages.item(page).text() != form.state.form.pages[page].title


def test_steps_of_a_number(form: CardPanel, qtbot: QtBot) -> None:
    """Arrow keys go from the number, within its limits."""
    found: NumberEditor = editor(form, "turns")
    found.box.show_value(None)
    found.box.stepBy(1)
    first = card(form, "turns")
    assert isinstance(first, int)
    qtbot.keyClick(found.box, Qt.Key.Key_Up)
    assert card(form, "turns") == first + 1
    for _ in range(5):
        found.box.stepBy(-1000)
    assert card(form, "turns") == found.field.minimum


def test_the_wheel_scrolls_the_form_and_enters_nothing(form: CardPanel, qtbot: QtBot) -> None:
    """A number or a choice that the wheel passes keeps its value, and the keyboard stays where it is."""
    before = form.session.scenario_desk.open.value
    searched = form.search
    searched.setFocus()
    for path in (("turns",), ("first_side",), ("sides", 0, "trail_pairs"), ("sides", 0, "crushing_vehicles")):
        found = editor(form, *path)
        searched.setFocus()
        # As the application does it: whoever takes the focus by the wheel has it before the wheel comes.
        over = found.focusProxy()
        assert not over.focusPolicy() & ~Qt.FocusPolicy.StrongFocus, path
        scroll(over)
        assert searched.hasFocus()
    assert form.session.scenario_desk.open.value is before
    chosen = editor(form, "first_side").focusProxy()
    chosen.setFocus()
    scroll(chosen)
    assert form.session.scenario_desk.open.value is before, "not even the choice with the keyboard"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("", None),
        (" 4 ", 4),
        ("\N{MINUS SIGN}4", -4),
        ("4.5", "4.5"),
        ("1e999", "1e999"),
        ("0x1", "0x1"),
        ("1_0", "1_0"),
    ],
)
def test_numbers_of_texts(text: str, value: Any) -> None:
    """What is no whole number stays a text."""
    assert number_of(text) == value


def test_switches(form: CardPanel) -> None:
    """Off takes the field away."""
    found: SwitchEditor = editor(form, "training")
    found.box.click()
    assert card(form, "training") is True
    found.box.click()
    assert "training" not in form.session.scenario_desk.open.value.data


def test_choices_and_unknown_values(form: CardPanel) -> None:
    """A word that isn't listed is shown; the empty one takes the field away."""
    change(form, "theatre", value="moon")
    found: ChoiceEditor = editor(form, "theatre")
    assert found.box.currentText() == "moon"
    place = found.box.findText("Pacific")
    found.box.setCurrentIndex(place)
    found.box.activated.emit(place)
    assert card(form, "theatre") == "pacific"
    found.box.setCurrentIndex(0)
    found.box.activated.emit(0)
    assert card(form, "theatre") is None
    for value in (2**70, [1, [2]], {"a": 2**70}, True):
        change(form, "theatre", value=value)
        assert found.box.currentText() == repr(value)
        found.box.activated.emit(found.box.currentIndex())
        assert card(form, "theatre") == value


def test_sides_are_chosen_by_name(form: CardPanel) -> None:
    """Those that the card has now."""
    found: ChoiceEditor = editor(form, "first_side")
    assert [found.box.itemText(at) for at in range(1, found.box.count())] == ["Americans", "Germans"]
    change(form, "sides", 0, "name", value="Rangers")
    assert found.box.itemText(1) == "Rangers"


def test_long_texts(form: CardPanel, qtbot: QtBot) -> None:
    """Several lines; Tab goes on."""
    found: LongTextEditor = editor(form, "background")
    qtbot.keyClicks(found.box, "One")
    qtbot.keyClick(found.box, Qt.Key.Key_Return)
    qtbot.keyClicks(found.box, "two")
    assert card(form, "background") == "One\ntwo"
    found.box.insertPlainText(" 9\N{NO-BREAK SPACE}mm")
    assert card(form, "background") == "One\ntwo 9\N{NO-BREAK SPACE}mm"
    assert found.box.tabChangesFocus()


def test_lists_in_one_line(form: CardPanel, qtbot: QtBot) -> None:
    """A comma that has just been typed doesn't jump away."""
    change(form, "setup_areas", value=[{"id": "a", "side": "us", "area": {"cols": ["A"]}}])
    found: WordsEditor = editor(form, "setup_areas", 0, "area", "cols")
    qtbot.keyClicks(found.line, ", D,")
    assert found.line.text() == "A, D,"
    assert card(form, "setup_areas", 0, "area", "cols") == ["A", "D"]


@pytest.mark.parametrize("entries", [["a", "b c"], ["x, y", "z"], ['say "hi"'], []])
def test_entries_there_and_back(entries: list[str]) -> None:
    """One with a comma of its own stands in quotation marks."""
    assert listed(in_one_line(entries)) == entries


def test_ranges(form: CardPanel, qtbot: QtBot) -> None:
    """Two numbers; one alone stands for both in a list."""
    field = form.state.form.field_at(("sides", 0, "operations_range"))
    assert field is not None
    found = RangeEditor(form.state, field, ("sides", 0, "operations_range"))
    qtbot.addWidget(found)
    qtbot.keyClicks(found.boxes[0], "3")
    qtbot.keyClicks(found.boxes[1], "5")
    assert card(form, "sides", 0, "operations_range") == {"min": 3, "max": 5}
    for box in found.boxes:
        box.lineEdit().clear()
        box.edited.emit()
    assert card(form, "sides", 0, "operations_range") is None
    listed = RangeEditor(form.state, evolve(field, ends=()), ("sides", 0, "rows"))
    qtbot.addWidget(listed)
    form.session.cardChanged.connect(listed.refresh)
    qtbot.keyClicks(listed.boxes[0], "12")
    assert card(form, "sides", 0, "rows") == [12, 12]
    form.state.begin()
    qtbot.keyClick(listed.boxes[1], Qt.Key.Key_End)
    qtbot.keyClicks(listed.boxes[1], "0")
    assert card(form, "sides", 0, "rows") == [12, 120]
    form.session.cardChanged.disconnect(listed.refresh)


def test_json_waits_until_it_is_json(form: CardPanel) -> None:
    """What is half typed stays in the box, with a word, and isn't on the card."""
    found: JsonEditor = editor(form, "extra")
    found.box.setPlainText('{"a": ')
    assert card(form, "extra") is None
    assert found.told.isVisibleTo(found)
    found.box.setPlainText('{"a": 1}')
    assert card(form, "extra") == {"a": 1}
    assert not found.told.isVisibleTo(found)


def test_dates_by_calendar_and_by_hand(form: CardPanel, qtbot: QtBot) -> None:
    """What is no date is kept as it is typed."""
    found = DateEditor(form.state, CardField("date", ("date",), "Date", "date"), ("date",))
    qtbot.addWidget(found)
    found.refresh()
    found._take(QDate(1944, 6, 7))
    assert card(form, "date") == "1944-06-07"
    found.line.clear()
    qtbot.keyClicks(found.line, "spring")
    assert card(form, "date") == "spring"


def test_ticked_words_and_unknown_ones(form: CardPanel, qtbot: QtBot) -> None:
    """What isn't listed is shown, and can be unticked."""
    words = CardField("traits", ("traits",), "Traits", "checks", choices=(("a", "Able"), ("b", "Brave")))
    change(form, "traits", value=["b", "odd"])
    found = ChecksEditor(form.state, words, ("traits",))
    qtbot.addWidget(found)
    found.refresh()
    assert {box.text(): box.isChecked() for box in found.boxes.values()} == {
        "Able": False,
        "Brave": True,
        "odd": True,
    }
    found.boxes["'a'"].click()
    assert card(form, "traits") == ["a", "b", "odd"]
    for box in found.boxes.values():
        if box.isChecked():
            box.click()
    assert card(form, "traits") is None


# -- made of others ----------------------------------------------------------------------------------------------


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


# -- tables ------------------------------------------------------------------------------------------------------


def test_rows_are_added_copied_moved_and_removed(form: CardPanel) -> None:
    """Each is one step of undo, and the chosen row goes along."""
    units, stack = table(form, "units"), form.session.stack
    before = stack.count()
    units.choose(0)
    units.duplicate()
    assert [row["kind"] for row in card(form, "units")] == ["squad", "squad", "wt"]
    assert units.chosen_rows == [1]
    units.shift(1)
    assert [row["kind"] for row in card(form, "units")] == ["squad", "wt", "squad"]
    assert units.chosen_rows == [2]
    units.remove_rows()
    assert card(form, "units") == UNITS
    units.choose(0)
    units.add()
    assert len(card(form, "units")) == 3
    assert units.chosen_rows == [1]
    assert stack.count() == before + 4
    while stack.index() > before:
        stack.undo()
    assert card(form, "units") == UNITS


def test_cells_are_edited(form: CardPanel) -> None:
    """By words or values; a tick for a switch; the other fields of the row below."""
    units = table(form, "units")
    side = next(at for at, one in enumerate(units.model.columns) if one.kind == "side")
    assert units.model.setData(units.model.index(0, side), "Germans")
    assert card(form, "units", 0, "side") == "ge"
    assert units.model.data(units.model.index(0, side)) == "Germans"
    assert units.model.setData(units.model.index(0, side), "")
    assert card(form, "units", 0, "side") is None
    form.session.stack.undo()
    assert card(form, "units", 0, "side") == "ge"


def test_a_cells_editor(form: CardPanel, qtbot: QtBot) -> None:
    """Typing into a cell opens its editor, undo there is of what was typed, Enter takes it over."""
    change(form, "title", value="Another")
    sides = table(form, "sides")
    sides.choose(1, [one.name for one in sides.model.columns].index("name"))
    sides.grid.edit(sides.grid.currentIndex())
    line = sides.grid.viewport().findChild(QLineEdit)
    assert line is not None
    line.clear()
    qtbot.keyClicks(line, "Wehrmacht")
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        qtbot.keyClick(line, key, Qt.KeyboardModifier.ControlModifier)
        assert (line.text() == "Wehrmacht", card(form, "title")) == (key == Qt.Key.Key_Y, "Another")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: card(form, "sides", 1, "name") == "Wehrmacht")


def test_a_cells_editor_is_as_wide_as_its_words(form: CardPanel, qtbot: QtBot) -> None:
    """A choice in a narrow column can be read; nothing reaches over the table's edge."""
    units = table(form, "units")
    for column, one in enumerate(units.model.columns):
        if one.kind not in ("choice", "text"):
            continue
        units.grid.setColumnWidth(column, 40)
        units.choose(0, column)
        units.grid.edit_current()
        found = QApplication.focusWidget()
        assert found is not None
        assert found.geometry().right() <= units.grid.viewport().width()
        assert found.width() >= min(found.sizeHint().width(), units.grid.viewport().width())
        units.grid.setFocus()


@pytest.mark.parametrize("value", [None, False, True, 1.5, 2**70, " x ", [], [1, [2]], {"a": 1}])
def test_a_cell_that_is_left_as_it_was_shown_stays_as_it_is(form: CardPanel, value: Any) -> None:
    """Whatever a file says there, be it nothing by name: who goes through a table with Tab alters no card."""
    sides = table(form, "sides")
    row = {one.name: value for one in sides.model.columns}
    change(form, "sides", 0, value=row)
    delegate, parent = sides.grid.itemDelegate(), sides.grid.viewport()
    for column in range(sides.model.columnCount()):
        index = sides.model.index(0, column)
        found = delegate.createEditor(parent, QStyleOptionViewItem(), index)
        delegate.setEditorData(found, index)
        delegate.setModelData(found, sides.model, index)
    assert repr(card(form, "sides", 0)) == repr(row)


def test_buttons_for_rows_need_some(form: CardPanel) -> None:
    """An empty table offers to add and to paste."""
    units = table(form, "units")
    assert all(one.isEnabled() for one in units.for_rows)
    change(form, "units", value=None)
    assert not any(one.isEnabled() for one in units.for_rows)


def test_rows_of_a_spreadsheet_are_pasted(form: CardPanel) -> None:
    """Below the chosen row, as one step; what is copied can be pasted."""
    units = table(form, "units")
    assert {"at", "side"} <= {one.name for one in columns_of(units.field)}
    columns = "\t".join(one.name for one in units.model.columns)
    cells = {"at": "1.B4", "side": "ge"}
    line = "\t".join(cells.get(one.name, "") for one in units.model.columns)
    QGuiApplication.clipboard().setText(f"{columns}\r\n{line}\r\n{line}\r\n")
    units.choose(0)
    before = form.session.stack.count()
    units.paste()
    assert card(form, "units") == [UNITS[0], cells, cells, UNITS[1]]
    assert form.session.stack.count() == before + 1
    units.choose(0)
    units.copy()
    units.paste()
    assert card(form, "units")[1]["at"] == UNITS[0]["at"]


def test_the_chosen_rows_fields_follow(form: CardPanel) -> None:
    """The fields below a table are those of the row that is chosen in it, and so is the card's chosen part."""
    sides = table(form, "sides")
    sides.choose(1)
    assert form.session.scenario_desk.open.chosen == ("sides", 1)
    assert sides.detail is not None
    assert sides.detail.path == ("sides", 1)
    sides.choose(0)
    assert all(one.path[:2] == ("sides", 0) for one in sides.detail.editors())


def test_a_row_chosen_on_the_map_is_chosen_in_its_table(form: CardPanel) -> None:
    """Where its page is the one shown."""
    units = table(form, "units")
    units.choose(0)
    form.session.scenario_desk.open.choose(("units", 1))
    assert units.chosen_rows == [1]


def test_named_rows(form: CardPanel) -> None:
    """Rows of an object: the first column renames them, where they stand."""
    change(form, "unit_types", value={"us_squad": {}, "ge_squad": {}})
    types = table(form, "unit_types")
    assert types.model.setData(types.model.index(0, 0), "us_rifles")
    assert not types.model.setData(types.model.index(0, 0), "ge_squad")
    assert list(card(form, "unit_types")) == ["us_rifles", "ge_squad"]


def test_a_renamed_row_stays_chosen(form: CardPanel, qtbot: QtBot) -> None:
    """Tab after a new name goes on in the same row; the fields below are the renamed row's."""
    change(form, "unit_types", value={"us_squad": {"kind": "squad"}, "panther 5": {"kind": "vehicle"}})
    types = table(form, "unit_types")
    types.choose(1)
    types.grid.edit(types.model.index(1, 0))
    editor = types.grid.findChild(QLineEdit)
    assert editor is not None
    editor.setText("panther")
    qtbot.keyClick(editor, Qt.Key.Key_Tab)
    assert list(card(form, "unit_types")) == ["us_squad", "panther"]
    assert (types.grid.currentIndex().row(), types.grid.currentIndex().column()) == (1, 1)
    assert types.detail is not None
    assert types.detail.path == ("unit_types", "panther")


def test_a_named_row_gets_an_id(form: CardPanel, qtbot: QtBot) -> None:
    """+ opens the cell of its name; the id is made of what is typed there, and is another's never."""
    change(form, "unit_types", value=None)
    types = table(form, "unit_types")
    for _ in range(2):
        types.add()
        line = types.grid.findChild(QLineEdit)
        assert line is not None
        qtbot.keyClicks(line, "Panther 5")
        qtbot.keyClick(line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: types.grid.findChild(QLineEdit) is None)
    assert card(form, "unit_types") == {
        "panther_5": {"name": "Panther 5"},
        "panther_5_2": {"name": "Panther 5"},
    }
    form.session.stack.undo()
    assert list(card(form, "unit_types")) == ["panther_5", "new"]
    types.choose(0)
    types.duplicate()
    assert list(card(form, "unit_types")) == ["panther_5", "new", "panther_5_2"]
    types.grid.selectAll()
    types.duplicate()
    assert list(card(form, "unit_types"))[3:] == ["panther_5_3", "new_2", "panther_5_2_2"]


def test_what_names_an_id_follows_it(form: CardPanel) -> None:
    """Sides, counters, areas and units may be called otherwise; one step of undo, references in texts too."""
    change(form, "unit_types", value={"tiger": {"name": "Tiger"}})
    change(form, "first_side", value="us")
    change(form, "setup_order", value=["ge", "us"])
    change(form, "initial_control", value={"1.B3": "us"})
    forces = [{"unit_type": "tiger", "count": 1}]
    change(form, "setup_areas", value=[{"id": "a", "side": "us", "area": {"board": "1"}, "forces": forces}])
    change(form, "units", value=[{"id": "one", "unit_type": "tiger", "side": "us"}])
    change(form, "victory", "text", value="{unit:tiger} in {area:a}, {unit:one}")
    before = card(form)
    for name, row, after in (("sides", 0, "am"), ("setup_areas", 0, "west"), ("units", 0, "first")):
        found = table(form, name)
        if name == "units":
            form.state.put(("units", row, "id"), after, "Id")
            continue
        column = next(at for at, one in enumerate(found.model.columns) if one.name == "id")
        assert found.model.setData(found.model.index(row, column), after)
    types = table(form, "unit_types")
    assert types.model.setData(types.model.index(0, 0), "panther")
    assert card(form, "first_side") == "am"
    assert card(form, "setup_order") == ["ge", "am"]
    assert card(form, "initial_control") == {"1.B3": "am"}
    area = card(form, "setup_areas", 0)
    assert (area["id"], area["side"], area["forces"][0]["unit_type"]) == ("west", "am", "panther")
    assert card(form, "units") == [{"id": "first", "unit_type": "panther", "side": "am"}]
    assert card(form, "victory", "text") == "{unit:panther} in {area:west}, {unit:first}"
    for _ in range(4):
        form.session.stack.undo()
    assert card(form) == before


def test_nothing_follows_an_id_that_two_have(form: CardPanel) -> None:
    """Nobody could say which of them is meant."""
    change(form, "sides", value=[{"id": "us"}, {"id": "us"}])
    change(form, "first_side", value="us")
    form.state.put(("sides", 1, "id"), "ge", "Id")
    assert card(form, "first_side") == "us"
    form.state.put(("sides", 0, "id"), "ge", "Id")
    assert card(form, "first_side") == "us"


def test_a_counter_has_the_fields_of_its_kind(form: CardPanel) -> None:
    """A squad is asked for no armor; what it has all the same stays to be seen."""
    change(form, "unit_types", value={"squad": {"kind": "squad"}, "tank": {"kind": "vehicle"}, "new": {}})
    types = table(form, "unit_types")

    def asked(row: int) -> set[str]:
        types.choose(row)
        assert types.detail is not None
        shown = {step[0] for step, one in types.detail.rows.items() if not one.isHidden()}
        return {str(step) for step in shown}

    assert "fp_melee" in asked(0)
    assert not asked(0) & {"armor", "accuracy", "capacity"}
    assert {"armor", "mp", "open_top"} <= asked(1)
    assert not asked(1) & {"fp_melee", "capacity"}
    assert asked(2) == {"traits", "company"}
    assert types.whose.text() == "new"
    change(form, "unit_types", "squad", "armor", value=[1, 1])
    assert "armor" in asked(0)


def test_typing_in_a_cell_without_room_goes_on_below(form: CardPanel, qtbot: QtBot) -> None:
    """The text of a special rule is written below the table, from its first letter on."""
    change(form, "rules", value=[{"title": "Mud", "text": ""}])
    rules = table(form, "rules")
    column = next(at for at, one in enumerate(rules.model.columns) if one.name == "text")
    rules.choose(0, column)
    rules.grid.setFocus()
    qtbot.keyClick(rules.grid, Qt.Key.Key_N)
    box = QApplication.focusWidget()
    assert isinstance(box, QPlainTextEdit)
    qtbot.keyClicks(box, "o roads.")
    assert card(form, "rules", 0, "text") == "no roads."
    for key in (Qt.Key.Key_Return, Qt.Key.Key_F2):
        rules.grid.setFocus()
        qtbot.keyClick(rules.grid, key)
        assert QApplication.focusWidget() is box


def test_columns_widen_with_their_words_until_the_user_sets_them(form: CardPanel) -> None:
    """A table that began empty shows what is entered."""
    change(form, "rules", value=[{"text": ""}])
    rules = table(form, "rules")
    column = next(at for at, one in enumerate(rules.model.columns) if one.name == "title")
    before = rules.grid.columnWidth(column)
    change(form, "rules", 0, "title", value="Stone houses")
    after = rules.grid.columnWidth(column)
    assert after > before
    rules.grid.setColumnWidth(column, 60)
    change(form, "rules", 0, "title", value="Stone houses and barns")
    assert rules.grid.columnWidth(column) == 60


def test_a_counter_is_chosen_by_its_name(form: CardPanel) -> None:
    """Cells offer the card's counters and show their names; what else is written stays as it is."""
    change(form, "unit_types", value={"panther": {"name": "Panther V"}, "squad": {}})
    units = table(form, "units")
    column = next(at for at, one in enumerate(units.model.columns) if one.name == "unit_type")
    cell = units.model.index(0, column)
    assert units.model.setData(cell, "panther v")
    assert card(form, "units", 0, "unit_type") == "panther"
    assert cell.data() == "Panther V"
    units.grid.edit(cell)
    box = units.grid.findChild(Choice)
    assert box is not None
    assert [box.itemText(at) for at in range(box.count())] == ["–", "Panther V", "squad"]
    assert units.model.setData(cell, "gun_crew")
    assert card(form, "units", 0, "unit_type") == "gun_crew"


def test_values_are_called_as_the_game_calls_them(form: CardPanel) -> None:
    """What ``card.json`` has under “words” stands in choices; the rest are made of the values."""
    field = next(one for one in table(form, "unit_types").field.fields if one.name == "kind")
    assert dict(field.choices)["wt"] == "Weapon team"
    assert dict(field.choices)["squad"] == "Squad"


def test_keys_choose_in_a_cell_until_tab(form: CardPanel, qtbot: QtBot) -> None:
    """Several letters of a choice are one word; Tab takes it and goes on to the next cell; F2 edits."""
    change(form, "unit_types", value={"us_squad": {}})
    types = table(form, "unit_types")
    column = next(
        at for at, one in enumerate(types.model.columns, types.model.named) if one.name == "nationality"
    )
    types.choose(0, column)
    event = QKeyEvent(QEvent.Type.ShortcutOverride, Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(types.grid, event)
    assert event.isAccepted()
    qtbot.keyClick(types.grid, Qt.Key.Key_F2)
    editor = types.grid.findChild(Choice)
    assert editor is not None
    qtbot.keyClicks(editor, "am")
    assert editor.isVisible()
    qtbot.keyClick(editor, Qt.Key.Key_Tab)
    assert card(form, "unit_types", "us_squad", "nationality") == "american"
    assert types.grid.currentIndex().column() == column + 1


def test_what_is_typed_in_a_cell_of_open_choices_is_taken(form: CardPanel, qtbot: QtBot) -> None:
    """It takes the place of what stood there, and Return loses none of it: a choice by its words, or another word."""
    change(form, "changes", value=[{"change": "mines"}])
    rules = table(form, "changes")
    for typed, meant in (("upper", "upper_level"), ("bunker", "bunker")):
        rules.choose(0, 0)
        rules.grid.edit(rules.grid.currentIndex())
        box = rules.grid.viewport().findChild(Choice)
        assert box is not None
        qtbot.keyClicks(box, typed)
        qtbot.keyClick(box, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: rules.grid.viewport().findChild(Choice) is None)
        assert card(form, "changes", 0, "change") == meant


def test_an_empty_table_says_so(form: CardPanel, qtbot: QtBot) -> None:
    """One line in place of the rows; + adds one and edits its first cell."""
    found = table(form, "reinforcements")
    assert found.none.text() == "No rows yet: + adds one."
    assert found.none.isVisible()
    assert found.grid.isHidden()
    found.add()
    assert found.none.isHidden()
    box = found.grid.viewport().findChild(Choice)
    assert box is not None
    qtbot.keyClicks(box, "g")
    qtbot.keyClick(box, Qt.Key.Key_Tab)
    assert card(form, "reinforcements", 0, "side") == "ge"
    assert found.whose.text().startswith("Germans, turn")


def test_keys_of_a_table(form: CardPanel, qtbot: QtBot) -> None:
    """Tab goes through the cells and out, Delete empties a cell, Control with Return adds a row."""
    units = table(form, "units")
    last = units.model.columnCount() - 1
    side = next(at for at, one in enumerate(units.model.columns) if one.kind == "side")
    units.choose(0, side)
    qtbot.keyClick(units.grid, Qt.Key.Key_Delete)
    assert "side" not in card(form, "units", 0)
    assert len(card(form, "units")) == 2
    units.choose(0, last)
    assert units.grid.focusNextPrevChild(True)
    assert (units.grid.currentIndex().row(), units.grid.currentIndex().column()) == (1, 0)
    assert units.grid.focusNextPrevChild(False)
    assert units.grid.currentIndex().row() == 0
    form.activateWindow()
    units.grid.setFocus()
    units.choose(1, last)
    qtbot.keyClick(units.grid, Qt.Key.Key_Tab)
    assert units.grid.currentIndex() == units.model.index(1, last)
    units.choose(1, 0)
    qtbot.keyClick(units.grid, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(card(form, "units")) == 3
    assert units.chosen_rows == [2]
    inside = units.grid.viewport().findChild(Choice)
    assert inside is not None
    qtbot.keyClick(inside, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(card(form, "units")) == 4
    qtbot.keyClick(units.grid.viewport().findChildren(Choice)[-1], Qt.Key.Key_Escape)
    units.choose(3, 0)
    qtbot.keyClick(units.grid, Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
    assert len(card(form, "units")) == 3


def test_a_change_shows_the_fields_of_its_kind(form: CardPanel) -> None:
    """Another kind, other fields; cells that it hasn't can't be edited."""
    change(form, "changes", value=[{"change": "balka"}, {"change": "upper_level"}])
    found = table(form, "changes")
    found.choose(0)
    assert found.detail is not None
    steep = [one.name for one in found.model.columns].index("steep")
    editable = Qt.ItemFlag.ItemIsEditable
    assert found.model.flags(found.model.index(0, steep)) & editable
    assert not found.model.flags(found.model.index(1, steep)) & editable
    assert found.whose.isHidden()
    shown = [one.field.name for one in found.detail.editors() if not one.parentWidget().isHidden()]
    assert "los" not in shown
    assert "half_hexes" not in shown


@pytest.mark.parametrize("rows", ["text", 5, {"a": 1}, [1, "x", None, {"kind": ["odd"]}]])
def test_tables_of_malformed_rows(form: CardPanel, rows: Any) -> None:
    """They are shown as far as they can be, and stay."""
    change(form, "units", value=rows)
    table(form, "units").refresh()
    form.grab()
    assert card(form, "units") == rows


# -- finding -----------------------------------------------------------------------------------------------------


def test_search_shows_what_is_found(form: CardPanel, qtbot: QtBot) -> None:
    """Pages and fields without it are hidden; Enter goes to the first; an empty box shows all."""
    qtbot.keyClicks(form.search, "rout edge")
    form.find_fields()
    shown = [
        form.pages.item(row).text() for row in range(form.pages.count()) if not form.pages.isRowHidden(row)
    ]
    assert 0 < len(shown) < form.pages.count()
    assert form.session.scenario is not None
    form.session.open_scenario(form.session.scenario.value, None)
    hidden = [row for row in range(form.pages.count()) if form.pages.isRowHidden(row)]
    assert len(hidden) == form.pages.count() - len(shown)
    form.search.setText("victory")  # is spoken of on the page before, too
    form.find_fields()
    assert form.pages.currentItem().text() == "Victory"
    form.search.clear()
    form.find_fields()
    assert not any(form.pages.isRowHidden(row) for row in range(form.pages.count()))
    qtbot.keyClicks(form.search, "background")
    qtbot.keyClick(form.search, Qt.Key.Key_Return)
    found = editor(form, "background")
    assert isinstance(found.box, QPlainTextEdit)


@pytest.mark.parametrize("words", ["victory medals", "command cards"])
def test_enter_goes_into_a_field_of_what_is_found(qtbot: QtBot, words: str) -> None:
    """A group of fields takes no keys itself: its first field that is found does."""
    form = form_of_game(qtbot, "memoir-44")
    form.activateWindow()
    qtbot.waitUntil(form.isActiveWindow)
    qtbot.keyClicks(form.search, words)
    qtbot.keyClick(form.search, Qt.Key.Key_Return)
    focused = QApplication.focusWidget()
    assert focused is not None
    assert words in focused.accessibleName().casefold()


def test_pages_turn_by_keys(form: CardPanel) -> None:
    """Round and round."""
    first = form.pages.currentRow()
    form.turn_page(1)
    assert form.pages.currentRow() != first
    form.turn_page(-1)
    assert form.pages.currentRow() == first


def test_an_issue_of_a_missing_field_stands_at_that_field(form: CardPanel, qtbot: QtBot) -> None:
    """The schema says it of the object around it."""
    change(form, "title", value=None)
    found: TextEditor = editor(form, "title")
    row = row_of(form, found)
    qtbot.waitUntil(lambda: bool(row.issues.text()), timeout=5_000)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_titles_have_help(form: CardPanel) -> None:
    """With the rule's number; the “?” shows the same."""
    found: ChoiceEditor = editor(form, "first_side")
    assert "4.0" in found.toolTip()
    row_of(form, found).help.click()
    QWhatsThis.hideText()


def test_saved_as_it_was_typed(scenario_window: Window, scenario_file: Path, qtbot: QtBot) -> None:
    """From the keyboard in the window's own form to the file, and back with undo."""
    panel = scenario_window.docks.panel(CardPanel)
    scenario_window.actions_["find_field"].trigger()
    qtbot.keyClicks(editor(panel, "module").line, "Ghost")
    assert scenario_window.isWindowModified()
    scenario_window.actions_["save"].trigger()
    assert read_scenario(scenario_file).value.get("module") == "Ghost"
    scenario_window.actions_["undo"].trigger()
    assert editor(panel, "module").line.text() == ""


# -- what counts by being there ----------------------------------------------------------------------------------------


@pytest.fixture
def memoir(form: CardPanel) -> CardPanel:
    """The form with a card of Memoir '44."""
    game = ruleset("memoir-44")
    form.session.open_scenario(fresh_scenario(game, name="a", title="A", boards=(), folder=Path()), None)
    return form


def test_a_rule_card_is_switched_on_and_off(memoir: CardPanel, qtbot: QtBot) -> None:
    """It is in force with nothing in it as well, and stays so when its last field is cleared."""
    memoir.show_field(("cards",))
    cards: Fields = editor(memoir, "cards")
    section = cards.sections[("us_marines",)]
    assert not section.switch.isHidden()
    qtbot.mouseClick(section.switch, Qt.MouseButton.LeftButton, pos=QPoint(8, section.switch.height() // 2))
    assert card(memoir, "cards", "us_marines") == {}
    assert section.content is not None
    assert not section.content.isHidden()
    memoir.state.put(("cards", "us_marines", "side"), "allies", "Side")
    memoir.state.put(("cards", "us_marines", "side"), None, "Side")
    assert card(memoir, "cards", "us_marines") == {}
    memoir.state.put(("cards", "boats", "units"), ["one"], "Units")
    memoir.state.perform("Remove", partial(remove, path=("cards", "boats", "units", 0)))
    assert card(memoir, "cards", "boats") == {}
    qtbot.mouseClick(section.switch, Qt.MouseButton.LeftButton, pos=QPoint(8, section.switch.height() // 2))
    assert card(memoir, "cards", "us_marines") is None
    memoir.session.stack.undo()
    assert section.switch.isChecked()


def test_printed_dates_are_added_by_language(memoir: CardPanel) -> None:
    """Chosen by its name; nobody need know its code."""
    found: Entries = editor(memoir, "date_text")
    assert found.name_box is not None
    at = next(at for at in range(found.name_box.count()) if found.name_box.itemText(at) == "German")
    found.name_box.setCurrentIndex(at)
    found.add()
    assert card(memoir, "date_text") == {"de": ""}
    assert "German" in [one.text() for one in found.findChildren(QLabel)]
    assert found.name_box.findText("German") == -1, "it is there already"
    found.take_away("de")
    assert found.name_box.findText("German") == at


def test_search_looks_among_the_rule_cards(memoir: CardPanel, qtbot: QtBot) -> None:
    """Forty cards stand on one page: those that the words fit remain."""
    cards: Fields = editor(memoir, "cards")
    memoir.search.setText("night")
    memoir.find_fields()
    shown = {step[0] for step, section in cards.sections.items() if not section.isHidden()}
    assert "night_attack" in shown
    assert "us_marines" not in shown
    memoir.search.setText("rule cards")
    memoir.find_fields()
    assert not any(section.isHidden() for section in cards.sections.values())
    memoir.search.clear()
    memoir.find_fields()
    assert not any(section.isHidden() for section in cards.sections.values())


def test_rows_by_language(memoir: CardPanel) -> None:
    """A new text is in the next language; others are chosen by name, none twice."""
    change(memoir, "texts", value={"en": {"name": "The bridges"}})
    texts = table(memoir, "texts")
    assert texts.model.headerData(0, Qt.Orientation.Horizontal) == "Language"
    texts.add()
    assert list(card(memoir, "texts")) == ["en", "fr"]
    assert texts.model.index(1, 0).data() == "French"
    box = texts.grid.findChild(Choice)
    assert box is not None
    offered = [box.itemData(at) for at in range(box.count())]
    assert "fr" in offered
    assert "en" not in offered
    assert texts.model.setData(texts.model.index(1, 0), "german")
    assert not texts.model.setData(texts.model.index(1, 0), "en")
    assert list(card(memoir, "texts")) == ["en", "de"]
    texts.choose(0)
    texts.duplicate()
    assert card(memoir, "texts", "fr") == {"name": "The bridges"}
    change(memoir, "texts", value={one: {} for one, _ in texts.field.keys})
    texts.add()
    texts.duplicate()
    assert len(card(memoir, "texts")) == len(texts.field.keys)


def test_dice_are_rolled_into_their_field(form: CardPanel, qtbot: QtBot) -> None:
    """The button adds a roll to those that are there; each is a step of undo."""
    game = ruleset("last-hundred-yards")
    form.session.open_scenario(fresh_scenario(game, name="a", title="A", boards=(), folder=Path()), None)
    change(form, "dyo", value={"dice": {"misc": [4]}})
    found: DiceEditor = editor(form, "dyo", "dice", "misc")
    assert found.faces == (1, 10)
    for _ in range(2):
        qtbot.mouseClick(found.button, Qt.MouseButton.LeftButton)
    rolls = card(form, "dyo", "dice", "misc")
    assert rolls[0] == 4
    assert len(rolls) == 3
    assert all(1 <= one <= 10 for one in rolls)
    form.session.stack.undo()
    assert card(form, "dyo", "dice", "misc") == rolls[:2]


def test_a_die_may_be_agreed(form: CardPanel) -> None:
    """Which is a null on the card: more than nothing, and less than a number."""
    game = ruleset("last-hundred-yards")
    form.session.open_scenario(fresh_scenario(game, name="a", title="A", boards=(), folder=Path()), None)
    change(form, "dyo", value={"dice": {"hill": 4}})
    found: NumberEditor = editor(form, "dyo", "dice", "hill")
    assert found.null.text() == "Agreed"
    found.null.click()
    assert card(form, "dyo", "dice") == {"hill": None}
    assert found.box.lineEdit().text() == ""
    form.session.stack.undo()
    assert found.box.lineEdit().text() == "4"
    assert not found.null.isChecked()
    form.session.stack.redo()
    assert found.null.isChecked()
    found.box.stepBy(1)
    assert isinstance(card(form, "dyo", "dice", "hill"), int)
    assert not found.null.isChecked()
    found.null.click()
    found.null.click()
    assert card(form, "dyo") is None
    plain: NumberEditor = editor(form, "dyo", "winning_bid")
    assert plain.null.isHidden()


def test_one_light_is_chosen_and_several_are_listed(form: CardPanel) -> None:
    """A text of which the schema allows some words only is a choice, also as one of several forms."""
    game = ruleset("last-hundred-yards")
    form.session.open_scenario(fresh_scenario(game, name="a", title="A", boards=(), folder=Path()), None)
    change(form, "conditions", value={"light": "night"})
    editor(form, "conditions", "light")
    found = next(one for one in form.findChildren(EitherEditor) if one.path == ("conditions", "light"))
    assert isinstance(found.inner, ChoiceEditor)
    assert found.box.currentText() == "One"
    assert found.inner.box.currentText() == "Night"
    change(form, "conditions", value={"light": [{"from_min": 0, "light": "day"}]})
    found.refresh()
    assert isinstance(found.inner, TableEditor)


def test_a_switch_that_holds_anyway_writes_no(form: CardPanel) -> None:
    """Units of the Last Hundred Yards may start concealed where nothing is said: cell and field show it."""
    game = ruleset("last-hundred-yards")
    form.session.open_scenario(fresh_scenario(game, name="a", title="A", boards=(), folder=Path()), None)
    areas = table(form, "setup_areas")
    column = next(at for at, one in enumerate(areas.model.columns) if one.name == "concealed")
    cell, role = areas.model.index(0, column), Qt.ItemDataRole.CheckStateRole
    change(form, "setup_areas", 0, "concealed", value=None)
    assert areas.model.data(cell, role) == Qt.CheckState.Checked
    assert areas.model.setData(cell, Qt.CheckState.Unchecked, role)
    assert card(form, "setup_areas", 0, "concealed") is False
    assert areas.model.data(cell, role) == Qt.CheckState.Unchecked


def test_an_area_counts_its_hexes_from_its_side_s_edge(form: CardPanel) -> None:
    """As the map shows them: what “enemy's edge” is, only the game knows."""
    file = Path("maps/last-hundred-yards/les-etangs.board.json").resolve()
    boards = [(file, read_board(file).value)]
    game = ruleset("last-hundred-yards")
    fresh = fresh_scenario(game, name="a", title="A", boards=boards, folder=file.parent)
    form.session.open_scenario(fresh, str(file.parent / "a.scenario.json"))
    row = next(at for at, one in enumerate(card(form, "setup_areas")) if one.get("area"))
    editor(form, "setup_areas", row, "area")
    path = ("setup_areas", row, "area")
    found = next(one for one in form.findChildren(HexSetEditor) if one.path == path)
    assert found.count.text().endswith(" hexes")
    assert found.count.text() != "0 hexes"
    change(form, "setup_areas", row, "area", value=["D4"])
    assert found.count.text() == "1 hex"


def test_board_files_are_called_by_their_names(form: CardPanel) -> None:
    """Folders stand in the tip; what is edited is the whole path."""
    change(form, "map", "boards", 0, "board", value="../some/where/else/left.board.json")
    boards = table(form, "map", "boards")
    column = next(at for at, one in enumerate(boards.model.columns) if one.name == "board")
    cell = boards.model.index(0, column)
    assert cell.data() == "left"
    assert cell.data(Qt.ItemDataRole.EditRole) == "../some/where/else/left.board.json"


def test_an_id_that_is_cleared_first_takes_its_references_along(form: CardPanel, qtbot: QtBot) -> None:
    """While the keyboard stays in the field; where another row has the id as well, nobody knows which is meant."""
    change(form, "units", value=[{"id": "one", "unit_type": "tiger"}, {"id": "two"}, {"id": "two"}])
    change(form, "victory", "text", value="{unit:one} and {unit:two}")
    for row, new in ((0, "first"), (1, "third")):
        found: TextEditor = editor(form, "units", row, "id")
        found.line.clear()
        found.line.textEdited.emit("")
        assert card(form, "units", row, "id") is None
        qtbot.keyClicks(found.line, new)
        assert card(form, "units", row, "id") == new
    assert card(form, "victory", "text") == "{unit:first} and {unit:two}"
    found = editor(form, "units", 0, "id")
    found.line.clear()
    found.line.textEdited.emit("")
    form.state.begin()
    qtbot.keyClicks(found.line, "gone")
    assert card(form, "victory", "text") == "{unit:first} and {unit:two}"


def test_a_text_refers_to_what_the_card_has(form: CardPanel) -> None:
    """Units and areas by their names, rules by a number that is typed."""
    change(form, "units", value=[{"id": "one", "unit_type": "tiger"}])
    change(form, "setup_areas", value=[{"id": "west", "name": "Western edge"}])
    change(form, "background", value="Hold !")
    found: LongTextEditor = editor(form, "background")
    cursor = found.box.textCursor()
    cursor.setPosition(5)
    found.box.setTextCursor(cursor)
    menu = found.references()
    parts = {action.text(): action for action in menu.actions()}
    assert list(parts) == ["Unit", "Area", "Rule"]
    areas = parts["Area"].menu()
    assert isinstance(areas, QMenu)
    assert [one.text() for one in areas.actions()] == ["Western edge"]
    areas.actions()[0].trigger()
    assert card(form, "background") == "Hold {area:west}!"
    parts["Rule"].trigger()
    found.box.insertPlainText("44.0")
    assert card(form, "background") == "Hold {area:west}{rule:44.0}!"


def test_things_called_alike_are_told_apart(form: CardPanel) -> None:
    """Else a cell that says M4A1 twice would mean the first one twice."""
    units = [{"id": "one", "name": "M4A1"}, {"id": "two", "name": "M4A1"}, {"id": "three", "name": "M10"}]
    change(form, "units", value=units)
    (_, _, named), *_ = form.state.named()
    assert {("one", "M4A1 (one)"), ("two", "M4A1 (two)"), ("three", "M10")} <= set(named)


def test_after_picking_the_field_has_the_keyboard_again(form: CardPanel, qtbot: QtBot) -> None:
    """Whether places were picked or not: else the next letters would choose tools."""
    found: LongTextEditor = editor(form, "background")
    qtbot.waitUntil(found.box.hasFocus)
    for answer in (lambda: form.session.pick.finish(("1.E4",)), form.session.pick.cancel):
        found.button.click()
        form.pages.setFocus()
        answer()
        assert found.box.hasFocus()


def test_sides_without_a_name_are_called_by_their_ids_as_words(form: CardPanel) -> None:
    """As on the map and in the catalogue."""
    change(form, "sides", value=[{"id": "attacker"}, {"id": "ge", "name": "Germans"}])
    assert form.state.sides() == (("attacker", "Attacker"), ("ge", "Germans"))


def test_what_names_a_unit_by_another_field_follows_it(form: CardPanel) -> None:
    """Combat Commander's units and weapons are named by ids of their own; a unit's kind is no id elsewhere."""
    change(form, "units", value=[{"unit": "infantry"}])
    change(form, "victory", "text", value="{unit:infantry}")
    form.state.put(("units", 0, "unit"), "armor", "Unit")
    assert card(form, "victory", "text") == "{unit:infantry}"
    game = ruleset("combat-commander-pacific")
    form.session.open_scenario(fresh_scenario(game, name="a", title="A", boards=(), folder=Path()), None)
    change(form, "sides", 0, "weapons", value=[{"id": "mg-1"}])
    change(
        form, "units", value=[{"unit": "squad-1", "weapon": "mg-1"}, {"unit": "squad-2", "weapon": ["mg-1"]}]
    )
    change(form, "setup_areas", value=[{"applies_to": ["squad-1"]}])
    change(form, "rules", value=[{"text": "{unit:squad-1}"}])
    form.state.put(("units", 0, "unit"), "ogawa", "Id")
    form.state.put(("sides", 0, "weapons", 0, "id"), "type-92", "Id")
    assert card(form, "setup_areas", 0, "applies_to") == ["ogawa"]
    assert card(form, "rules", 0, "text") == "{unit:ogawa}"
    assert [one["weapon"] for one in card(form, "units")] == ["type-92", ["type-92"]]


def test_what_arrives_is_named_from_the_card_or_described(qtbot: QtBot, tmp_path: Path) -> None:
    """A new piece of a reinforcement is one described there; another form names what the card lists."""
    rules = ruleset("combat-commander-pacific")
    session = Session(rules.id)
    panel = CardPanel(session)
    session.setParent(panel)
    qtbot.addWidget(panel)
    fresh = fresh_scenario(rules, name="x", title="X", boards=[], folder=tmp_path)
    session.open_scenario(fresh, str(tmp_path / "x.scenario.json"))
    panel.show()
    change(panel, "reinforcements", value=[{"side": "allied", "space": 3, "pieces": []}])
    pieces = editor(panel, "reinforcements", 0, "pieces")
    assert isinstance(pieces, Entries)
    pieces.add()
    assert card(panel, "reinforcements", 0, "pieces") == [{}]
    (piece,) = (one for _, one in pieces.parts)
    assert isinstance(piece, EitherEditor)
    assert not piece.clear.isVisible()
    assert [form.title for form in piece.forms] == ["Described here", "One that the card lists"]
    piece.choose(1)
    assert card(panel, "reinforcements", 0, "pieces") == [""], (
        "the entry stays, empty, until a piece is chosen"
    )
    assert isinstance(piece.inner, ChoiceEditor)
    offered = [value for value, _ in panel.state.choices_of(piece.forms[1])]
    assert offered == ["japanese-squad", "marine-squad"]
    piece.inner.put("marine-squad")
    assert card(panel, "reinforcements", 0, "pieces") == ["marine-squad"]


def test_a_section_counts_its_issues_by_severity(qtbot: QtBot) -> None:
    """A warning beside an error is no second error; an issue of two fields in the section is one."""
    form = form_of_game(qtbot, "combat-commander-pacific")
    units = [{"unit": "x", "side": "france", "kind": "squad"}, {"unit": "y", "side": "japan", "kind": "hero"}]
    change(form, "units", value=units)
    form.show_field(("units",))
    sections = next(one for one in form.findChildren(Fields) if ("units",) in one.sections).sections
    qtbot.waitUntil(lambda: sections["units",].count.text() == "1 error, 1 warning")
    change(form, "units", value=[{"unit": "x", "side": "japan", "kind": "squad"}] * 2)
    qtbot.waitUntil(lambda: sections["units",].count.text() == "1 error")


def test_texts_are_translated_one_language_at_a_time(form: CardPanel) -> None:
    """What is missing is counted and gone through; what is typed stands by its text, and can be undone."""
    change(form, "rules", value=[{"title": "Fog", "text": "None sees far."}])
    one = editor(form, "translations")
    assert isinstance(one, TranslationsEditor)
    assert not turned(one)
    change(form, "translations", value={"fr": {}, "x-note": {}})
    assert {"fr", "x-note"} & {one.languages.itemText(row) for row in range(one.languages.count())} == {"fr"}
    change(form, "translations", value=None)
    one.languages.setEditText("de")
    texts = [one.list.item(row).text() for row in range(one.list.count())]
    assert "○  Fog" in texts
    before = one.count.text()
    one.list.setCurrentRow(texts.index("○  Fog") - 1)
    one.show_next()
    assert one.original.toPlainText() == "Fog"
    one.box.setPlainText("Nebel")
    assert card(form, "translations", "de") == {"Fog": "Nebel"}
    one.show_next()
    other = one.original.toPlainText()
    one.box.setPlainText("Anderes")
    one.languages.setEditText("fr")
    one.list.setCurrentRow(texts.index("○  Fog"))
    form.state.session.stack.undo()
    assert (one.code, one.original.toPlainText()) == ("de", other), "what is undone is chosen"
    form.state.session.issuesChanged.emit()
    one.refresh()
    assert one.count.text() != before
    assert "✓  Fog" in [one.list.item(row).text() for row in range(one.list.count())]
    change(form, "rules", 0, "title", value="Thick fog")
    one.refresh()
    shown = [one.list.item(row).text() for row in range(one.list.count())]
    assert {"○  Thick fog", "✗  Fog"} <= set(shown)
    one.list.setCurrentRow(shown.index("✗  Fog"))
    one.box.clear()
    assert card(form, "translations") is None


def test_a_long_text_leaves_the_form_as_wide_as_it_is(qtbot: QtBot) -> None:
    """The heading of a row's fields says what the row says, which may be whole sentences."""
    form = form_of_game(qtbot, "last-hundred-yards", rules=[{"id": "1", "text": "From here on. " * 30}])
    table = form.show_field(("rules",))
    assert isinstance(table, TableEditor)
    assert table.whose.text().startswith("1 From here on.")
    assert table.minimumSizeHint().width() < form.width()


def test_in_a_narrow_panel_titles_stand_above_their_fields(form: CardPanel, qtbot: QtBot) -> None:
    """As at 150 % on a usual screen: what is typed is to be read, and nothing lies beyond the edge."""
    row = row_of(form, editor(form, "theatre"))
    title, field = row.title, row.editor

    def is_above() -> bool:
        return title.geometry().bottom() <= field.geometry().top()

    assert not is_above()
    form.resize(400, 700)
    qtbot.waitUntil(is_above)
    area = form.stack.currentWidget()
    assert isinstance(area, QScrollArea)
    assert area.horizontalScrollBar().maximum() == 0
    form.resize(520, 700)
    qtbot.waitUntil(lambda: not is_above())
