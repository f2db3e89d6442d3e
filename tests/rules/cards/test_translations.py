"""Translations stand by the text that they are of: they follow it, and are missing once it is another."""

from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import move, put, retarget
from bob_editor.rules.cards import translations

RULES = [{"title": "Fog", "text": "None sees {unit:tiger}."}, {"title": "Mud", "text": "Slow."}]
CARD = Scenario(
    {
        "title": "The mill", "ruleset": "band-of-brothers-2.2", "background": "Two roads.", "rules": RULES,
        "units": [{"unit_type": "squad", "at": "E4", "name": "1"}],
        "translations": {"de": {"The mill": "Die Mühle", "None sees {unit:tiger}.": "Keiner sieht {unit:tiger}."}},
    }
)  # fmt: skip


def test_what_is_missing_is_listed_once_in_order() -> None:
    assert translations.missing(CARD, "de") == ("Two roads.", "Fog", "Mud", "Slow.")
    assert translations.missing(CARD, "en-GB") == ()
    assert translations.stale(CARD, "de") == ()


def test_a_translation_follows_its_text_and_no_other() -> None:
    """Through a move of its row and a rename; a text that is altered has none."""
    moved = move(CARD, ("rules",), 0, 1)
    renamed = retarget(moved, "unit", "tiger", "panther")
    shown = translations.translated(renamed, "de")
    assert shown.title == "Die Mühle"
    assert shown.get("rules", 1, "text") == "Keiner sieht {unit:panther}."
    altered = put(CARD, ("title",), "The old mill")
    assert translations.translated(altered, "de").title == "The old mill"
    assert translations.missing(altered, "de")[0] == "The old mill"
    assert translations.stale(altered, "de") == ("The mill",)


def test_translations_are_put_and_taken_away() -> None:
    """Whatever else stands there stays, and an empty language goes."""
    more = translations.translate(CARD, "fr", "The mill", "Le moulin")
    assert translations.translated(more, "fr").title == "Le moulin"
    assert translations.translate(more, "fr", "The mill", "") == CARD
    assert translations.translated(CARD, "pl") is CARD


def test_texts_by_language_are_one_languages() -> None:
    """That which is asked for, else the card's own, else the first; nothing is printed mixed."""
    texts = {"fr": {"name": "Le moulin", "victory": "5"}, "en": {"name": "The mill", "victory": "5 medals"}}
    card = Scenario({"title": "The mill", "texts": texts, "date_text": {"fr": "6 juin", "en": "June 6"}})
    french, polish = (translations.translated(card, code) for code in ("fr", "pl"))
    assert (french.title, french.get("texts"), french.get("date_text")) == (
        "Le moulin", {"fr": texts["fr"]}, {"fr": "6 juin"}
    )  # fmt: skip
    assert polish.get("texts") == {"en": texts["en"]}


def test_the_very_language_goes_before_what_is_spoken_elsewhere() -> None:
    """Where a card has a language as it is spoken in one country alone, that is printed, and nothing is missing."""
    by_language = {"de-AT": "Erdäpfel", "de": "Kartoffeln"}
    card = Scenario(
        {"title": "Potatoes", "date_text": by_language, "translations": {"de-AT": {"Potatoes": "Erdäpfel"}}}
    )
    assert translations.translated(card, "de").get("date_text") == {"de": "Kartoffeln"}
    assert translations.translated(card, "de").title == "Erdäpfel"
    assert translations.missing(card, "de") == ()
    both = translations.translate(card, "de", "Potatoes", "Kartoffeln")
    assert [translations.translated(both, code).title for code in ("de", "de-AT")] == [
        "Kartoffeln",
        "Erdäpfel",
    ]


def test_what_is_another_programs_is_no_text_of_the_card() -> None:
    """Wherever it stands; nobody is asked to translate it."""
    card = Scenario({"rules": [{"title": "Fog", "x-tool": {"text": "Draw it grey."}}]})
    assert translations.missing(card, "de") == ("Fog",)
