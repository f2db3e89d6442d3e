"""What forms say that they can be told, held against what project.json may say."""

import json
from pathlib import Path

import pytest

from bob_editor.publishing.form import Option
from bob_editor.publishing.forms import all_forms

SCHEMA = json.loads((Path(__file__).parents[2] / "schemas" / "project.schema.json").read_text("utf-8"))
SETTINGS = SCHEMA["properties"]["publish"]["properties"]["settings"]["patternProperties"]
FORMS = {name.strip("^$"): row for name, row in SETTINGS.items() if name != "^x-"}
TOLD = [(form.name, one) for form in all_forms() for one in form.options if form.name in FORMS]


@pytest.mark.parametrize(
    ("form", "one"), TOLD, ids=lambda value: value if isinstance(value, str) else value.name
)
def test_a_setting_is_in_the_schema_with_its_bounds(form: str, one: Option) -> None:
    """So that a slip in project.json is told before anything is made."""
    field = FORMS[form]["properties"][one.name]
    if one.choices:
        assert field["enum"] == list(one.choices)
        assert one.default in field["enum"]
    elif one.high:
        assert (field["minimum"], field["maximum"]) == (one.low, one.high)
        assert one.low <= float(one.default) <= one.high
    else:
        assert field["type"] == ("boolean" if isinstance(one.default, bool) else "string")


def test_the_schema_names_no_other_setting() -> None:
    """Of forms that say what they can be told."""
    assert {form: set(FORMS[form]["properties"]) for form in FORMS} == {
        form: {one.name for name, one in TOLD if name == form} for form in FORMS
    }


def test_the_window_asks_for_all_settings_but_those_of_cards() -> None:
    """Which stand beside the forms; the pack and what is told of games and changes have none."""
    assert {one.name for one in all_forms() if not one.options} == {
        "cards",
        "changes",
        "pack",
        "players",
        "rules",
    }
