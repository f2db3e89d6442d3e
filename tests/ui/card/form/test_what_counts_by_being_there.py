"""Rule cards, languages, dice and lights: what counts by being there."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QLabel,
)
from pytestqt.qtbot import QtBot

from bob_editor.editing.boards.fresh_scenario import fresh_scenario
from bob_editor.model.scenario_edits import remove
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board
from bob_editor.ui.card.choices import Choice, ChoiceEditor
from bob_editor.ui.card.entries import EitherEditor, Entries
from bob_editor.ui.card.groups import Fields
from bob_editor.ui.card.hex_set_field import HexSetEditor
from bob_editor.ui.card.list_fields import (
    DiceEditor,
)
from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.card.plain_fields import (
    NumberEditor,
)
from bob_editor.ui.card.tables import TableEditor
from tests.ui.card.form.at_hand import card, change, editor, table


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
