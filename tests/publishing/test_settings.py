"""What forms say that they can be told, held against what project.json may say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bob_editor.publishing.forms import all_forms
from bob_editor.publishing.setting import Setting

SCHEMA = json.loads((Path(__file__).parents[2] / "schemas" / "project.schema.json").read_text("utf-8"))
SETTINGS = SCHEMA["properties"]["publish"]["properties"]["settings"]["patternProperties"]
FORMS = {name.strip("^$"): row for name, row in SETTINGS.items() if name != "^x-"}
TOLD = [(form.name, one) for form in all_forms() for one in form.settings]


@pytest.mark.parametrize(
    ("form", "one"), TOLD, ids=lambda value: value if isinstance(value, str) else value.name
)
def test_a_setting_is_in_the_schema_with_its_bounds(form: str, one: Setting) -> None:
    """So that a slip in project.json is told before anything is made."""
    field = FORMS[form]["properties"][one.name]
    if one.among:
        assert field["enum"] == [value for value, _ in one.among]
        assert one.default in field["enum"]
    elif one.high:
        assert (field["minimum"], field["maximum"]) == (one.low, one.high)
        assert one.low <= one.default <= one.high
    else:
        assert field["type"] == ("boolean" if isinstance(one.default, bool) else "string")


def test_the_schema_names_no_other_setting() -> None:
    """Of forms that say what they can be told."""
    assert {form: set(FORMS[form]["properties"]) for form in FORMS} == {
        form: {one.name for name, one in TOLD if name == form} for form in FORMS
    }
