"""Plain fields of the card's form: typed, stepped, chosen, undone."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
)
from pytestqt.qtbot import QtBot

from bob_editor.editing.card.form_field import CardField
from bob_editor.ui.card.choices import ChecksEditor, ChoiceEditor
from bob_editor.ui.card.list_fields import (
    JsonEditor,
    WordsEditor,
    in_one_line,
    listed,
)
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
from tests.ui.card.form.at_hand import card, change, editor, row_of
from tests.ui.mouse import scroll


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
    qtbot.waitUntil(lambda: "number" in row.issues.text())
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
    found.line.end(False)
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
    listed = RangeEditor(form.state, replace(field, ends=()), ("sides", 0, "rows"))
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


def test_of_a_long_list_of_hexes_the_beginning_is_seen(form: CardPanel) -> None:
    """As of any text; who works in the line stays where the cursor is."""
    hexes = [f"1.A{number}" for number in range(1, 41)]
    change(form, "reinforcements", value=[{"side": "us", "turn": 2, "entry": hexes}])
    assert form.show_field(("reinforcements", 0, "entry")) is not None
    form.search.setFocus()
    line = next(one for one in form.findChildren(QLineEdit) if one.text().startswith("1.A1 1.A2"))
    assert line.cursorPosition() == 0
