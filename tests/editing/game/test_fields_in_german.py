"""The forms of a game of one's own in German: no title, help or choice stays in English."""

from collections.abc import Iterator

import pytest

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.card import CALLED, FIELDS
from bob_editor.editing.game.fields.checks import CHECKS
from bob_editor.editing.game.fields.makers import in_language
from bob_editor.editing.game.fields.tables import (
    CONDITIONS,
    ENDS,
    MARKERS,
    TERRAINS,
    UNITS,
)
from bob_editor.editing.game.starts import STARTS, Start, started
from bob_editor.words import speak
from bob_editor.words.table import table_of

FORMS = (TERRAINS, UNITS, MARKERS, ENDS, CONDITIONS, CHECKS, CALLED, FIELDS)


@pytest.fixture
def german() -> Iterator[None]:
    """German is spoken while a test runs."""
    speak("de")
    yield
    speak("en")


def words(field: CardField) -> Iterator[str]:
    """All that a form shows of a field, and of those in it."""
    yield from filter(None, (field.title, field.help, *(title for _, title in field.choices)))
    for one in field.fields:
        yield from words(one)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: "/".join(form.where))
def test_no_word_of_a_form_stays_english(form: CardField, german: None) -> None:
    """Each is in the table, and the form shows what the table says, with the same fields."""
    texts = table_of("de").texts
    english = list(words(form))
    assert [one for one in english if one not in texts] == []
    assert list(words(in_language(form))) == [texts[one] for one in english]


def test_a_form_in_english_is_as_it_stands() -> None:
    """Looking up changes nothing but words."""
    assert list(words(in_language(CHECKS))) == list(words(CHECKS))
    assert [one.where for one in in_language(CHECKS).fields] == [one.where for one in CHECKS.fields]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.id)
def test_a_game_begun_in_german_has_german_terrain(start: Start, german: None) -> None:
    """Its own words are its designer's; the names that files know things by are the same everywhere."""
    begun = started(start)
    speak("en")
    english = started(start)
    assert begun.ids("terrains") == english.ids("terrains")
    told = [
        (one["title"], other["title"])
        for one, other in zip(begun.rows("terrains"), english.rows("terrains"), strict=True)
    ]
    assert not [one for one, other in told if one == other]
