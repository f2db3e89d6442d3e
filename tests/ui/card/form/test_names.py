"""How the card's form calls things, and what follows an id."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QMenu,
    QScrollArea,
)
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.rulesets import ruleset
from bob_editor.ui.card.choices import ChoiceEditor
from bob_editor.ui.card.entries import EitherEditor, Entries
from bob_editor.ui.card.groups import Fields
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import (
    LongTextEditor,
    TextEditor,
)
from bob_editor.ui.card.tables import TableEditor
from bob_editor.ui.card.translations_field import TranslationsEditor
from bob_editor.ui.session.session import Session
from tests.ui.card.form.at_hand import card, change, editor, row_of, table
from tests.ui.card.forms import form_of_game
from tests.ui.mouse import turned


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


def test_a_unit_without_a_name_is_called_by_its_kind_in_words(qtbot: QtBot) -> None:
    """Not by the word that the file has for it."""
    units = [{"side": "japan", "unit": "sniper", "kind": "sogeki_hei"}]
    form = form_of_game(qtbot, "combat-commander-pacific", units=units)
    (_, _, named), *_ = form.state.named()
    assert named == (("sniper", "Sogeki Hei (sniper)"),)


def test_a_text_may_speak_of_a_weapon(qtbot: QtBot) -> None:
    """It is a piece as units are, and offered with them."""
    form = form_of_game(qtbot, "combat-commander-pacific", units=[])
    change(form, "sides", 0, "weapons", value=[{"id": "mg-1", "name": "Type 92"}])
    (_, kind, named), *_ = form.state.named()
    assert (kind, named) == ("unit", (("mg-1", "Type 92"),))


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
    change(form, "rules", value=[{"text": "{unit:squad-1} and {unit:mg-1}"}])
    form.state.put(("units", 0, "unit"), "ogawa", "Id")
    form.state.put(("sides", 0, "weapons", 0, "id"), "type-92", "Id")
    assert card(form, "setup_areas", 0, "applies_to") == ["ogawa"]
    assert card(form, "rules", 0, "text") == "{unit:ogawa} and {unit:type-92}"
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
    assert [value for value, _ in panel.state.choices_of(piece.forms[1])] == [
        "japanese-squad",
        "marine-squad",
    ]
    offered = [piece.inner.box.itemData(row) for row in range(piece.inner.box.count())]
    assert offered == [None, "marine-squad"], "the enemy's don't come with them"
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
