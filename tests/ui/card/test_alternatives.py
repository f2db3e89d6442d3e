"""A value of several forms loses nothing to a choice: neither its place in a list nor what the other form held."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from bob_editor.ui.card.choices import Choice, ChoiceEditor
from bob_editor.ui.card.entries import EitherEditor, Entries
from bob_editor.ui.card.groups import Fields
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import TextEditor
from bob_editor.ui.card.tables import TableEditor
from tests.ui.card.forms import change, form_of_game, on_card

PIECE = {"kind": "squad", "name": "Relief squad"}


@pytest.fixture
def arrivals(qtbot: QtBot) -> CardPanel:
    """A card whose reinforcements have a piece that is described there."""
    rows = [{"side": "allied", "space": 3, "pieces": [PIECE, {"kind": "team"}]}]
    return form_of_game(qtbot, "combat-commander-pacific", reinforcements=rows)


def piece_of(form: CardPanel, at: int = 0) -> EitherEditor:
    """The editor of a piece."""
    pieces = form.show_field(("reinforcements", 0, "pieces"))
    assert isinstance(pieces, Entries)
    found = pieces.parts[at][1]
    assert isinstance(found, EitherEditor)
    return found


def unit_of(form: CardPanel) -> ChoiceEditor:
    """The editor of what the first piece is."""
    inner = piece_of(form).inner
    assert isinstance(inner, Fields)
    unit = inner.rows[("unit",)].editor
    assert isinstance(unit, ChoiceEditor)
    return unit


def pieces_on(form: CardPanel) -> Any:
    """The pieces on the card."""
    return on_card(form, "reinforcements", 0, "pieces")


def test_another_form_keeps_the_piece_and_what_it_said(arrivals: CardPanel) -> None:
    """There and back again, and by undo."""
    piece = piece_of(arrivals)
    piece.choose(1)
    assert pieces_on(arrivals) == ["", {"kind": "team"}]
    assert isinstance(piece.inner, ChoiceEditor)
    piece.inner.put("marine-squad")
    piece.choose(0)
    assert pieces_on(arrivals) == [PIECE, {"kind": "team"}]
    piece.choose(1)
    assert pieces_on(arrivals) == ["marine-squad", {"kind": "team"}]
    for _ in range(4):
        arrivals.session.stack.undo()
    assert pieces_on(arrivals) == [PIECE, {"kind": "team"}]


def test_the_one_that_is_named_stays_named(qtbot: QtBot) -> None:
    """Whether a piece is described there or listed by the card, it is the same one."""
    rows = [{"side": "allied", "space": 3, "pieces": ["marine-squad"]}]
    form = form_of_game(qtbot, "combat-commander-pacific", reinforcements=rows)
    piece_of(form).choose(0)
    (described,) = pieces_on(form)
    assert described == {"unit": "marine-squad"}
    change(form, "reinforcements", 0, "pieces", 0, value={**described, "count": 4})
    fresh = form_of_game(qtbot, "combat-commander-pacific", reinforcements=on_card(form, "reinforcements"))
    piece_of(fresh).choose(1)
    assert pieces_on(fresh) == ["marine-squad"]


def test_a_choice_that_may_be_typed_begins_empty(arrivals: CardPanel, qtbot: QtBot) -> None:
    """Its dash isn't typed on; a choice is told by its words or as files write it, and its cursor stays."""
    form, unit = arrivals, unit_of(arrivals)
    title = dict(unit.choices)["marine-squad"]
    line = unit.box.lineEdit()
    assert line is not None
    assert (line.text(), line.placeholderText()) == ("", "–")
    form.activateWindow()
    unit.take_focus()
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClicks(line, "marine-squad")
    assert pieces_on(form)[0]["unit"] == "marine-squad"
    assert line.text() == "marine-squad"
    line.setCursorPosition(3)
    qtbot.keyClicks(line, "x")
    assert (line.text(), line.cursorPosition()) == ("marxine-squad", 4)
    line.selectAll()
    qtbot.keyClicks(line, title.upper())
    assert pieces_on(form)[0]["unit"] == "marine-squad"
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    assert "unit" not in pieces_on(form)[0]
    assert line.text() == ""
    qtbot.keyClicks(line, "marine-squad")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: line.text() == title)
    unit.box.setCurrentIndex(0)
    unit.box.activated.emit(0)
    assert (line.text(), "unit" in pieces_on(form)[0]) == ("", False)


@pytest.mark.parametrize("taking", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_a_piece_is_found_by_what_its_words_end_with(
    arrivals: CardPanel, qtbot: QtBot, taking: Qt.Key
) -> None:
    """All squads begin alike: who types the end of a name takes the piece from the list with two keys."""
    form, unit = arrivals, unit_of(arrivals)
    form.activateWindow()
    unit.take_focus()
    line, completer = unit.box.lineEdit(), unit.box.completer()
    assert line is not None
    assert completer is not None
    qtbot.keyClicks(line, "marine-s")
    words = [completer.completionModel().index(row, 0).data() for row in range(completer.completionCount())]
    assert words == [dict(unit.choices)["marine-squad"]]
    for key in (Qt.Key.Key_Down, taking):
        qtbot.keyClick(completer.popup(), key)
    assert pieces_on(form)[0]["unit"] == "marine-squad"
    assert line.text() == words[0]


def test_enter_takes_the_piece_that_is_meant(qtbot: QtBot) -> None:
    """Where an entry names one that the card lists; an id of one that is described may be new."""
    rows = [{"side": "allied", "space": 3, "pieces": ["", {"kind": "team"}]}]
    form = form_of_game(qtbot, "combat-commander-pacific", reinforcements=rows)
    form.activateWindow()
    named, described = piece_of(form).inner, piece_of(form, 1).inner
    assert isinstance(described, Fields)
    for editor, typed, meant in (
        (named, "marin", "marine-squad"),
        (named, "no such piece", "no such piece"),
        (described.rows[("unit",)].editor, "marin", {"kind": "team", "unit": "marin"}),
    ):
        assert isinstance(editor, ChoiceEditor)
        editor.take_focus()
        line = editor.box.lineEdit()
        assert line is not None
        line.selectAll()
        qtbot.keyClicks(line, typed)
        qtbot.keyClick(line, Qt.Key.Key_Return)
        assert pieces_on(form)[editor is not named] == meant


def test_a_new_entry_is_of_the_form_of_the_one_before(qtbot: QtBot) -> None:
    """Who names one that the card lists names another; the first of all is of the first form."""
    rows = [{"side": "allied", "space": 3, "pieces": ["marine-squad"]}]
    form = form_of_game(qtbot, "combat-commander-pacific", reinforcements=rows)
    pieces = form.show_field(("reinforcements", 0, "pieces"))
    assert isinstance(pieces, Entries)
    pieces.add()
    assert pieces_on(form) == ["marine-squad", ""]
    change(form, "reinforcements", 0, "pieces", value=[])
    pieces.add()
    assert pieces_on(form) == [{}]


def test_no_choice_takes_an_entry_away(arrivals: CardPanel) -> None:
    """There is no empty form among an entry's, and emptied it stays."""
    piece = piece_of(arrivals)
    assert [piece.box.itemText(at) for at in range(piece.box.count())] == [
        "Described here", "One that the card lists",
    ]  # fmt: skip
    piece.choose(1)
    assert isinstance(piece.inner, ChoiceEditor)
    piece.inner.box.setCurrentIndex(0)
    piece.inner.box.activated.emit(0)
    assert pieces_on(arrivals) == ["", {"kind": "team"}]


def test_what_the_card_lists_is_offered_at_once(
    arrivals: CardPanel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who chooses “One that the card lists” sees the list, with the keyboard in it."""
    offered: list[list[str]] = []
    monkeypatch.setattr(Choice, "showPopup", lambda box: offered.append([box.itemText(1), box.itemText(2)]))
    piece = piece_of(arrivals)
    piece.box.activated.emit(1)
    qtbot.waitUntil(lambda: bool(offered))
    assert offered == [["Squad (marine-squad)", ""]], "the enemy's isn't offered to the Allies"
    piece.box.activated.emit(0)
    assert pieces_on(arrivals)[0] == PIECE
    piece.box.activated.emit(1)
    qtbot.waitUntil(lambda: len(offered) == 2)


def test_what_was_put_aside_belongs_to_its_row(arrivals: CardPanel) -> None:
    """A row that takes the place of another doesn't get what that one said."""
    piece_of(arrivals).choose(1)
    change(arrivals, "reinforcements", 0, "pieces", value=[{"kind": "team"}])
    piece_of(arrivals).choose(1)
    piece_of(arrivals).choose(0)
    assert pieces_on(arrivals) == [{"kind": "team"}]


def test_every_choice_of_forms_brings_back_what_it_put_aside(qtbot: QtBot) -> None:
    """A list of hexes and a rule, the light by minutes, yes and a list."""
    cases: list[tuple[str, tuple[str | int, ...], Any, dict[str, Any]]] = [
        ("band-of-brothers-2.2", ("setup_areas", 0, "area"), ["A1"], {"setup_areas": [{"area": ["A1"]}]}),
        (
            "band-of-brothers-2.2", ("sides", 0, "may_mount"), ["x"],
            {"sides": [{"id": "us", "may_mount": ["x"]}]},
        ),
        (
            "last-hundred-yards", ("conditions", "light"), [{"from_min": 0}],
            {"conditions": {"light": [{"from_min": 0}]}},
        ),
        ("memoir-44", ("changes", 0, "terrain"), ["woods"], {"changes": [{"terrain": ["woods"]}]}),
    ]  # fmt: skip
    for game, path, value, fields in cases:
        form = form_of_game(qtbot, game, **fields)
        found = form.show_field(path)
        either = next((one for one in form.findChildren(EitherEditor) if one.path == path), None)
        assert either is not None, (game, path, found)
        own = either._form
        for other in range(len(either.forms)):
            either.choose(other)
            either.choose(own)
            assert on_card(form, *path) == value, (game, path)
        either.choose(-1)
        either.choose(own)
        assert on_card(form, *path) == value, (game, path)


def test_an_entry_whose_text_is_deleted_stays_to_be_typed_anew(qtbot: QtBot) -> None:
    """Backspace to the last letter takes no entry away."""
    form = form_of_game(
        qtbot, "band-of-brothers-2.2", changes=[{"hexes": ["A1"], "terrain": ["woods", "bamboo"]}]
    )
    assert form.show_field(("changes", 0, "terrain", 1)) is not None
    path = ("changes", 0, "terrain", 1)
    text = next((one for one in form.findChildren(TextEditor) if one.path == path), None)
    assert text is not None
    text.line.setText("")
    text.line.textEdited.emit("")
    assert on_card(form, "changes", 0, "terrain") == ["woods", ""]


def test_a_named_row_stays_when_its_last_cell_is_emptied(qtbot: QtBot) -> None:
    """Its id is what is left of it; from its cell, by Delete, and in the field below."""
    form = form_of_game(qtbot, "band-of-brothers-2.2", unit_types={"a": {"name": "X"}, "b": {"name": "Y"}})
    table = form.show_field(("unit_types",))
    assert isinstance(table, TableEditor)
    column = next(at for at, one in enumerate(table.model.columns) if one.name == "name") + 1
    assert table.model.setData(table.model.index(0, column), "")
    assert on_card(form, "unit_types") == {"a": {}, "b": {"name": "Y"}}
    table.choose(1, column)
    table.clear_cells()
    assert on_card(form, "unit_types") == {"a": {}, "b": {}}


def test_a_rule_put_in_force_again_has_what_it_had(qtbot: QtBot) -> None:
    """Its tick takes it away; ticked again it is as before."""
    form = form_of_game(qtbot, "memoir-44")
    group = next(path for path in form.state.form.switched)
    inner = next(one for one in (form.state.form.field_at(group),) if one is not None)
    value = {inner.fields[0].name: 1} if inner.fields else {}
    change(form, *group, value=value)
    owner = form.show_field(group[:-1])
    assert isinstance(owner, Fields)
    owner._switch(group[-1:], on=False)
    assert on_card(form, *group) is None
    owner._switch(group[-1:], on=True)
    assert on_card(form, *group) == value
