"""Rows pasted from a spreadsheet in the words that the cells show, in every game."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot
from shiboken6.Shiboken import createdByPython

from bob_editor.storage.form.limits import MAX_CARD
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.table_rows import COPIED
from bob_editor.ui.card.tables import TableEditor
from bob_editor.words import speak, spoken
from tests.ui.card.forms import change, form_of_game, on_card


def table(form: CardPanel, *path: str | int) -> TableEditor:
    """The table of a path."""
    found = form.show_field(path)
    assert isinstance(found, TableEditor)
    return found


def heard(form: CardPanel) -> list[str]:
    """What the panel's session says from now on."""
    told: list[str] = []
    form.session.noticed.connect(told.append)
    return told


def test_titles_are_taken_as_well_as_ids(qtbot: QtBot) -> None:
    """Sides and kinds by what the cells call them, whatever the capitals; one step of undo.

    A clipboard that nobody has used yet has no rows.
    """
    form = form_of_game(qtbot, "combat-commander-pacific", units=None)
    units = table(form, "units")
    told = heard(form)
    QGuiApplication.clipboard().clear()
    units.paste()
    assert told == ["The clipboard has no rows."]
    allied = dict(form.state.sides())["allied"]
    QGuiApplication.clipboard().setText(f"Side\tKind\n{allied.upper()}\tleader\nallied\tLeader\n")
    before = form.session.stack.count()
    units.paste()
    assert [(row["side"], row["kind"]) for row in on_card(form, "units")] == [("allied", "leader")] * 2
    assert form.session.stack.count() == before + 1


def test_more_rows_than_a_card_holds_are_refused(qtbot: QtBot) -> None:
    """In a sentence, and the card stays as it is."""
    form = form_of_game(qtbot, "combat-commander-pacific", units=None)
    units = table(form, "units")
    refused: list[Exception] = []
    form.session.failed.connect(refused.append)
    QGuiApplication.clipboard().setText("allied\tleader\n" * (MAX_CARD + 1))
    units.paste()
    assert [str(one).partition("\n")[0] for one in refused] == [
        "The clipboard has more rows than a card holds."
    ]
    assert not on_card(form, "units")


def test_rows_with_names_begin_with_them(qtbot: QtBot) -> None:
    """Cells lie as the table shows them: the row's name, then what it is called, and what kind it is."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    counters = table(form, "unit_types")
    counters.choose(0, 0)
    QGuiApplication.clipboard().setText("us_bar\tBAR team\tWeapon team\n")
    counters.paste()
    assert on_card(form, "unit_types")["us_bar"] == {"name": "BAR team", "kind": "wt"}


def test_a_cell_of_several_lines_names_several(qtbot: QtBot) -> None:
    """Spreadsheets have lines within a cell; what stands in quotes has commas and semicolons of its own."""
    form = form_of_game(qtbot, "combat-commander-pacific", units=None)
    units = table(form, "units")
    QGuiApplication.clipboard().setText('Unit\tWeapon\nfirst\t"""a; b"", c\nd"\n')
    units.paste()
    assert [row["weapon"] for row in on_card(form, "units")] == [["a; b", "c", "d"]]


GAMES = ("band-of-brothers-2.2", "combat-commander-pacific", "last-hundred-yards", "memoir-44")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_copied_pastes_back(qtbot: QtBot, game: str) -> None:
    """All that a row holds, in columns or beside them: from each choice its last value, numbers and texts."""
    form = form_of_game(qtbot, game)
    change(form, "units", value=[{}])
    units = table(form, "units")
    simple = {
        "integer": 3,
        "number": 2.5,
        "text": "a b",
        "longtext": "[a\nb",
        "switch": True,
        "numbers": [1, 2],
    }
    row: dict[str, object] = {}
    for one in units.field.fields:
        choices = form.state.choices_of(one)
        if choices:
            row[one.name] = [choices[-1][0]] if one.kind in ("names", "checks", "texts") else choices[-1][0]
        elif one.kind in simple:
            row[one.name] = simple[one.kind]
    assert row.keys() - {one.name for one in units.model.columns}
    change(form, "units", value=[row])
    units.choose(0)
    units.copy()
    words = QGuiApplication.clipboard().text()
    assert all(
        units.model.words(row[one.name], one) in words for one in units.model.columns if one.name in row
    )
    # Python's own would be let go of after Python has ended.
    assert not createdByPython(QGuiApplication.clipboard().mimeData())
    assert set(QGuiApplication.clipboard().mimeData().formats()) == {"text/plain", COPIED}
    units.paste()
    again = {**row, units.field.key: f"{row[units.field.key]}_2"} if units.field.key in row else row
    assert on_card(form, "units") == [row, again], "a copy has an id of its own"


@pytest.mark.parametrize("other", GAMES)
@pytest.mark.parametrize("game", GAMES)
def test_rows_of_another_game_bring_no_line_of_titles(qtbot: QtBot, game: str, other: str) -> None:
    """They go into the columns of the same titles; what the game has no column for is told."""
    source = form_of_game(qtbot, other)
    change(source, "units", value=[{"side": "x"}, {"side": "y"}])
    copied = table(source, "units")
    copied.grid.selectAll()
    copied.copy()
    target = form_of_game(qtbot, game)
    change(target, "units", value=[])
    told: list[str] = []
    target.session.noticed.connect(told.append)
    table(target, "units").paste()
    titles = {one.title for one in copied.model.columns}
    titles -= {one.title for one in table(target, "units").field.fields}
    assert [row["side"] for row in on_card(target, "units")] == ["x", "y"]
    assert any("Left out, as there is no such column: " in one for one in told) == bool(titles)


def test_what_has_no_sense_is_told_and_kept_to_be_put_right(qtbot: QtBot) -> None:
    """The rest is fine; the cell says what can stand in it."""
    form = form_of_game(qtbot, "combat-commander-pacific", units=None)
    units = table(form, "units")
    told = heard(form)
    QGuiApplication.clipboard().setText("Side\tKind\tHair\nRussia\tLeader\t8\nJapan\tSquad\t7\n")
    units.paste()
    assert [row["side"] for row in on_card(form, "units")] == ["Russia", "japan"]
    (words,) = told
    assert words.startswith("2 rows pasted. Side can't be “Russia”: it is ")
    assert dict(form.state.sides())["allied"] in words
    assert "Left out, as there is no such column: Hair." in words


def test_a_refused_cell_says_what_can_stand_in_it(qtbot: QtBot) -> None:
    """By title, in its tip."""
    form = form_of_game(
        qtbot, "combat-commander-pacific", units=[{"unit": "a", "side": "Russia", "kind": "squad"}]
    )
    units = table(form, "units")
    column = next(at for at, one in enumerate(units.model.columns) if one.name == "side")
    cell = units.model.index(0, column)
    form.session.checks.soon()
    qtbot.waitUntil(lambda: bool(units.model.data(cell, Qt.ItemDataRole.ToolTipRole)))
    tip = str(units.model.data(cell, Qt.ItemDataRole.ToolTipRole))
    assert tip == f"Side can't be “Russia”: it is {' or '.join(title for _, title in form.state.sides())}."
    side, speaking = units.model.columns[column], spoken()
    speak("de")
    told = units.model.refusal("Russia", side)
    speak(speaking)
    assert "Russia" in told
    assert " or " not in told


def test_named_rows_come_back_with_their_names(qtbot: QtBot) -> None:
    """A counter copied to another card keeps its id."""
    form = form_of_game(qtbot, "band-of-brothers-2.2", unit_types={"tiger": {"name": "Tiger I"}})
    counters = table(form, "unit_types")
    counters.choose(0)
    counters.copy()
    change(form, "unit_types", value=None)
    counters.paste()
    assert on_card(form, "unit_types", "tiger", "name") == "Tiger I"


def test_an_empty_clipboard_says_so(qtbot: QtBot) -> None:
    """Nothing changes."""
    form = form_of_game(qtbot, "memoir-44")
    told = heard(form)
    QGuiApplication.clipboard().setText("  \n")
    table(form, "units").paste()
    assert told == ["The clipboard has no rows."]
    assert not form.session.stack.count()


def test_rows_pasted_into_the_cell_of_a_new_row_are_rows(qtbot: QtBot) -> None:
    """A new row has its first cell open; what spreadsheets copy would stand in it as one line of words."""
    form = form_of_game(qtbot, "last-hundred-yards", objectives=[{"id": "exit"}])
    objectives = table(form, "objectives")
    objectives.add()
    line = objectives.grid.findChild(QLineEdit)
    assert line is not None
    QGuiApplication.clipboard().setText("Id\tName\tHexes\nmill\tLe Moulin\tG6 G7\nfarm\tFerme\tB7\n")
    qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert on_card(form, "objectives") == [
        {"id": "exit"},
        {"id": "mill", "name": "Le Moulin", "hexes": ["G6", "G7"]},
        {"id": "farm", "name": "Ferme", "hexes": ["B7"]},
    ]


def test_a_word_is_pasted_into_the_open_cell(qtbot: QtBot) -> None:
    """A copied cell ends with a line's end, and is no row for that."""
    form = form_of_game(qtbot, "last-hundred-yards", objectives=[{"id": "exit"}])
    objectives = table(form, "objectives")
    objectives.choose(0)
    objectives.grid.edit_current()
    line = objectives.grid.findChild(QLineEdit)
    assert line is not None
    QGuiApplication.clipboard().setText("mill\n")
    qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert line.text().strip() == "mill"
    assert on_card(form, "objectives") == [{"id": "exit"}]


def test_rows_with_names_take_the_place_of_a_new_one(qtbot: QtBot) -> None:
    """Not so of a row in which something was entered."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    change(form, "campaign", value={"next_fortifications": {}})
    rows = table(form, "campaign", "next_fortifications")
    for name in ("first", "second"):
        rows.add()
        QGuiApplication.clipboard().setText(f"Id\n{name}\n")
        rows.paste()
    assert list(on_card(form, "campaign", "next_fortifications")) == ["first", "second"]
