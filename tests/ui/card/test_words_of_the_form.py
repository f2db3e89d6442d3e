"""Fields that are filled in as people write, and that call things by their names."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from bob_editor.editing.card.form import card_form
from bob_editor.rulesets import ruleset
from bob_editor.ui.card.field_row import FieldRow, help_of
from bob_editor.ui.card.form_state import in_sentence
from bob_editor.ui.card.list_fields import WordsEditor
from bob_editor.ui.card.plain_fields import LongTextEditor
from bob_editor.words import speak
from tests.ui.card.forms import form_of_game, on_card

pytestmark = pytest.mark.dressed


@pytest.fixture
def spoken_here() -> Iterator[None]:
    """Whatever a test speaks, those after it speak English."""
    yield
    speak("en")


@pytest.mark.parametrize(
    ("field", "empty"),
    [
        ("victory vp_start", "0"),
        ("rulings compass_clockwise", "clockwise"),
        ("rulings height_modifiers_add", "both modifiers: +1 and -1"),
    ],
)
def test_what_holds_where_a_field_is_empty(field: str, empty: str) -> None:
    """A number isn't told as yes or no, and a choice by its words."""
    found = card_form(ruleset("combat-commander-pacific")).field_at(tuple(field.split()))
    assert found is not None
    assert f"Where empty: {empty}." in help_of(found)


@pytest.mark.parametrize(
    ("typed", "value", "shown"),
    [
        ("A", ["A", "A"], "A"),
        ("A–F", ["A", "F"], "A–F"),
        ("a - c", ["a", "c"], "a–c"),
        ("B, D", ["B", "D"], "B–D"),
    ],
)
def test_columns_from_one_to_another_or_one_alone(qtbot: QtBot, typed: str, value: Any, shown: str) -> None:
    """As rows are, in a set of hexes by rule; what is typed stays as it is typed."""
    form = form_of_game(qtbot, "band-of-brothers-2.2", setup_areas=[{"id": "a", "area": {"rows": [1, 2]}}])
    path = ("setup_areas", 0, "area", "cols")
    found = form.show_field(path)
    assert isinstance(found, WordsEditor)
    found.line.setText(typed)
    found.line.textEdited.emit(typed)
    assert on_card(form, *path) == value
    assert found.line.text() == typed
    found.line.setText("")
    found.show_value(value)
    assert found.line.text() == shown


def test_each_entry_of_a_line_is_completed_and_is_on_the_card(qtbot: QtBot) -> None:
    """By any of its words, after those before it; what the list gave stood in the line alone."""
    form = form_of_game(
        qtbot, "band-of-brothers-2.2", setup_areas=[{"id": "a", "area": {"terrain": ["hut"]}}]
    )
    path = ("setup_areas", 0, "area", "terrain")
    found = form.show_field(path)
    assert isinstance(found, WordsEditor)
    completer = found.line.completer()
    assert completer is not None
    below = completer.popup()
    assert below is not None
    qtbot.keyClicks(found.line, ", stone")
    assert below.isVisible()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(below, key)
    assert found.line.text() == "hut, building_stone"
    assert on_card(form, *path) == ["hut", "building_stone"]


def test_no_two_lists_of_a_card_are_called_alike() -> None:
    """Of every game; the mission special rules say that they are the mission's."""
    for game in ("band-of-brothers-2.2", "combat-commander-pacific", "last-hundred-yards", "memoir-44"):
        for page in card_form(ruleset(game)).pages:
            titles = [one.title for _, one in page.fields]
            assert len(titles) == len(set(titles)), (game, page.title)
    msr = card_form(ruleset("last-hundred-yards")).field_at(("msr",))
    assert msr is not None
    assert msr.title == "Mission special rules (MSR)"


def test_units_say_kind_and_place_in_words() -> None:
    """A weapon team and an upper level are chosen by title; another word may still be written."""
    units = card_form(ruleset("band-of-brothers-2.2")).field_at(("units",))
    assert units is not None
    fields = {one.name: one for one in units.fields}
    assert ("wt", "Weapon team") in fields["kind"].choices
    assert ("upper_level", "Upper level") in fields["in"].choices
    assert fields["kind"].open
    assert fields["in"].open


def test_a_text_box_grows_with_its_text(qtbot: QtBot) -> None:
    """Up to a limit, by lines as they are broken, and back again."""
    form = form_of_game(qtbot, "band-of-brothers-2.2")
    found = form.show_field(("background",))
    assert isinstance(found, LongTextEditor)
    small = found.box.height()
    found.box.setPlainText("word " * 200)
    qtbot.waitUntil(lambda: found.box.height() > small)
    taller = found.box.height()
    found.box.setPlainText("line\n" * 400)
    qtbot.waitUntil(lambda: taller < found.box.height() < form.height())
    found.box.setPlainText("")
    qtbot.waitUntil(lambda: found.box.height() == small)


WIDTH = 355
"""Pixels that the panel leaves to the fields of a page beside the list of pages, in a window of common size."""


@pytest.mark.parametrize(
    "game", ["band-of-brothers-2.2", "combat-commander-pacific", "last-hundred-yards", "memoir-44"]
)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.usefixtures("spoken_here")
def test_no_page_is_wider_than_its_panel(qtbot: QtBot, game: str, language: str) -> None:
    """Long titles give way: a page that scrolls sideways hides what is right of them, helps and ends of lines."""
    speak(language)
    form = form_of_game(qtbot, game)
    wide = {}
    for page in form.state.form.pages:
        form.show_field(page.fields[0][0])
        (area,) = [one for one in form.findChildren(QScrollArea) if one.isVisible()]
        if (width := area.widget().minimumSizeHint().width()) > WIDTH:
            wide[page.title] = width
    assert wide == {}


@pytest.mark.usefixtures("spoken_here")
def test_a_title_within_a_sentence() -> None:
    """English has no capital there, but of an abbreviation; German nouns keep theirs."""
    assert [in_sentence(one) for one in ("Heading", "MSR", "A")] == ["heading", "MSR", "a"]
    speak("de")
    assert in_sentence("Überschrift") == "Überschrift"


@pytest.mark.usefixtures("spoken_here")
def test_no_title_is_cut_off(qtbot: QtBot) -> None:
    """German has words that are wider than the column of titles."""
    speak("de")
    form = form_of_game(qtbot, "memoir-44", units=[{"hex": "A1", "side": "axis"}])
    form.show_field(("units", 0))
    rows = [one for one in form.findChildren(FieldRow) if one.isVisible()]
    words = [(one.title, word) for one in rows for word in one.title.text().split()]
    assert len(words) > 10
    assert [
        word for title, word in words if title.fontMetrics().horizontalAdvance(word) > title.width()
    ] == []


def test_each_field_that_lacks_is_marked(qtbot: QtBot) -> None:
    """Where a row lacks several, one sentence tells of them all."""
    form = form_of_game(qtbot, "memoir-44", objectives=[{"name": "The “crossing”"}])
    qtbot.waitUntil(lambda: bool(form.state.issues_at(("objectives", 0, "kind"))))
    (lacking,) = form.state.issues_at(("objectives", 0, "kind"))
    assert form.state.issues_at(("objectives", 0, "owner")) == [lacking]
    assert not form.state.issues_at(("objectives", 0, "name"))
