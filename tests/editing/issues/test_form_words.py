"""Issues of a card are told in the words of its form."""

import pytest

from bob_editor.editing.card.form import CardForm, card_form
from bob_editor.editing.issues.form_words import (
    kind_in_words,
    message_in_words,
    path_in_words,
    place_in_words,
)
from bob_editor.geometry.hexes import Hex
from bob_editor.model.places import Place, at_field
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.issue import Issue
from bob_editor.rulesets import ruleset
from bob_editor.words import speak


@pytest.fixture(scope="module")
def form() -> CardForm:
    """The form of a game with named rows."""
    return card_form(ruleset("band-of-brothers-2.2"))


@pytest.mark.parametrize(
    ("path", "words"),
    [
        (("unit_types", "tiger", "armor"), "Counters ▸ tiger ▸ Armor"),
        (("rules", 0), "Special rules 1"),
        (("sides", 1, "artillery", 0, "prof"), "Sides 2 ▸ Artillery 1 ▸ Proficiency"),
        (("map", "boards", 1), "Map ▸ Boards 2"),
        (("no", "such", 3), "no ▸ such 4"),
        (("unit_types", "two\nlines"), "Counters ▸ two lines"),
    ],
)
def test_paths(form: CardForm, path: FieldPath, words: str) -> None:
    """Titles of fields, names of rows, numbers from 1; what the form lacks is called as in the file."""
    assert path_in_words(path, form) == words


def test_places(form: CardForm) -> None:
    """Hexes keep their labels; without a form fields keep theirs."""
    assert place_in_words(Place("hex", "1.E4", hex=Hex(0, 0)), form) == "1.E4"
    assert place_in_words(at_field("rules", 0), None) == "rules/0"


@pytest.mark.parametrize(
    ("code", "path", "message", "told"),
    [
        (
            "schema/required",
            ("unit_types", "tiger"),
            "Tiger of the unit_types lacks “kind”.",
            "Counters ▸ tiger lacks “Kind”.",
        ),
        (
            "schema/type",
            ("unit_types", "tiger", "fp_normal"),
            "fp_normal of tiger of the unit_types must be a whole number, not text.",
            "Counters ▸ tiger ▸ FP must be a whole number, not text.",
        ),
        (
            "schema/pattern",
            ("units", 4, "side"),
            "Side of unit 5 can't be “United States”: it must be written as “axis” is.",
            "Units on the map 5 ▸ Side can’t be “United States”: it is one of the card’s sides.",
        ),
        (
            "schema/enum",
            ("unit_types", "tiger", "kind"),
            "Kind of tiger of the unit_types must be “squad” or “wt”, not “Squat”.",
            "Counters ▸ tiger ▸ Kind must be “Squad” or “Weapon team”, not “Squat”.",
        ),
        (
            "schema/enum",
            ("unit_types", "tiger", "kind"),
            "Kind of tiger of the unit_types must be one of 9, such as “squad”, not “Squat”.",
            "Counters ▸ tiger ▸ Kind must be one of 9, such as “Squad”, not “Squat”.",
        ),
        ("schema/type", ("rules", 0), "Something else.", "Something else."),
        ("band-of-brothers-2.2/x", ("rules", 0), "Special rule 1 is odd.", "Special rule 1 is odd."),
    ],
)
def test_messages(form: CardForm, code: str, path: FieldPath, message: str, told: str) -> None:
    """A schema's sentence gets the form's words; those of checks are the players' already."""
    place = at_field(*path)
    issue = Issue(code, Severity.ERROR, message, (place,), (place,), cites="", why="", fixes=())
    assert message_in_words(issue, form) == told
    assert message_in_words(issue, None) == message


def test_kinds_of_a_forms_issues_are_words() -> None:
    """A schema's keywords are for who writes schemas; a check goes by its name."""

    def kind(code: str) -> str:
        return kind_in_words(Issue(code, Severity.ERROR, "", (), (), "", "", ()))

    assert kind("schema/enum") == kind("schema/const") == "None of the choices"
    assert kind("schema/no-map") == "No map"
    assert kind("band-of-brothers-2.2/type") == "Type"
    speak("de")
    told = kind("schema/no-map"), kind("schema/duplicate")
    speak("en")
    assert told == ("Kein Plan", "Zweimal angegeben")
