"""The card's form in German: nothing that names a page, a field or a choice stays in English."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bob_editor.editing.card.form import card_form
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.helps import helps_in
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.sheet.languages import language_of
from bob_editor.words import speak

DEPTH = 4

EXAMPLES = Path(__file__).resolve().parents[3] / "games"
"""The example games have the form that games of one's own begin with."""

DESIGNERS = ("rulings",)
"""What asks of the rulebook's own wording stays in its language, which is English in every game so far."""


@pytest.fixture
def german() -> Iterator[None]:
    """German is spoken while a test runs."""
    speak("de")
    yield
    speak("en")


def fields(one: CardField, depth: int = DEPTH) -> Iterator[CardField]:
    """A field and all that are in it."""
    yield one
    if depth:
        for inner in (*one.fields, *filter(None, (one.item,))):
            yield from fields(inner, depth - 1)


def shown(game: Ruleset) -> list[CardField]:
    """All fields of a game's form, but for those that ask of the rulebook's own wording."""
    return [
        one
        for page in card_form(game).pages
        for path, top in page.fields
        for one in (fields(top) if path[0] not in DESIGNERS else (top,))
    ]


def words(game: str) -> list[list[str]]:
    """The title of each page, and of each field with its choices, in order."""
    return [[page.title] for page in card_form(ruleset(game)).pages] + [
        [one.title, one.unit, one.null, one.key_title, *(str(said) for _, said in one.choices)]
        for one in shown(ruleset(game))
    ]


@pytest.mark.parametrize("game", sorted(all_rulesets()))
def test_no_label_of_a_form_stays_english(game: str, german: None) -> None:
    """Pages, fields, units, choices: what the table of cards doesn't know would stand in English."""
    said = words(game)
    speak("en")
    table = language_of("de").table
    assert any(table)
    english = words(game)
    assert [len(one) for one in said] == [len(one) for one in english]
    lacks = {
        text
        for one in english
        for text in one
        if any(map(str.isalpha, text)) and text not in table and f"{text[:1].lower()}{text[1:]}" not in table
    }
    assert sorted(lacks) == []
    assert said != english


def test_no_help_of_a_form_stays_english_and_none_is_stale(german: None) -> None:
    """The table has each help and each example in words of the games' forms, and no other; forms show what it says."""
    games = list(all_rulesets([EXAMPLES]).values())
    said = [[one for field in shown(game) for one in (field.help, field.example)] for game in games]
    speak("en")
    forms = [shown(game) for game in games]
    english = [[one for field in form for one in (field.help, field.example)] for form in forms]
    table = helps_in("de")
    asked = [field for form in forms for field in form if field.kind in ("text", "longtext")]
    examples = {field.example for field in asked if isinstance(field.example, str)}
    helps = {field.help for form in forms for field in form if field.help}
    in_words = {one for one in examples if " " in one}
    assert sorted((helps | in_words) - table.keys()) == []
    assert sorted(table.keys() - (helps | examples)) == []
    assert said == [
        [table.get(one, one) if isinstance(one, str) else one for one in form] for form in english
    ]


def test_fields_beside_each_other_are_told_apart(german: None) -> None:
    """Two words of English may be one in German, as conditions and clauses were."""
    for game in all_rulesets([EXAMPLES]).values():
        groups = [[one for _, one in page.fields] for page in card_form(game).pages]
        groups += [[*one.fields] for one in shown(game) if one.kind in ("group", "table", "keyed")]
        for group in groups:
            titles = [one.title for one in group]
            assert len(titles) == len(set(titles)), titles
