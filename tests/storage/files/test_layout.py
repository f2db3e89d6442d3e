"""JSON is laid out for people, and always alike."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.storage.files.layout import dumps

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


def test_a_board_is_laid_out_a_hex_a_line() -> None:
    """Headings stand on one line, rows on one line each."""
    data = {
        "format": "bob-editor/board",
        "grid": {"hexes": "flat-top", "columns": 3, "rows": [4, 3], "edges": {"left": "half"}},
        "hexes": {"A1": {"level": 1}, "A2": {"terrain": ["woods"]}},
        "paths": [{"terrain": "road", "through": ["A1", "A2"]}],
        "artwork": [{"terrain": "woods", "ring": [[0.0, 1.5], [2.0, -0.0], [4.25, 1.0]]}],
        "exits": [],
        "credits": {"author": "Zoë"},
    }
    assert dumps(data) == (
        '{\n  "format": "bob-editor/board",\n'
        '  "grid": {"hexes": "flat-top", "columns": 3, "rows": [4, 3], "edges": {"left": "half"}},\n'
        '  "hexes": {\n    "A1": {"level": 1},\n    "A2": {"terrain": ["woods"]}\n  },\n'
        '  "paths": [\n    {"terrain": "road", "through": ["A1", "A2"]}\n  ],\n'
        '  "artwork": [\n    {"terrain": "woods", "ring": [[0, 1.5], [2, 0], [4.25, 1]]}\n  ],\n'
        '  "exits": [],\n  "credits": {"author": "Zoë"}\n}\n'
    )


def test_a_board_inside_a_suite_is_laid_out_likewise() -> None:
    """An object with rows in it has a member a line."""
    data = {"board": {"ruleset": "x", "hexes": {"A1": {"level": 1}}}, "checks": [{"from": "A1"}]}
    assert dumps(data) == (
        '{\n  "board": {\n    "ruleset": "x",\n    "hexes": {\n      "A1": {"level": 1}\n    }\n  },\n'
        '  "checks": [\n    {"from": "A1"}\n  ]\n}\n'
    )


@given(json_values)
@settings(max_examples=25)
def test_text_says_what_the_data_says(data: object) -> None:
    """Reading the text gives equal data; laying that out again gives the same text."""
    text = dumps(data)
    assert json.loads(text) == data
    assert dumps(json.loads(text)) == text
    assert text.endswith("\n")


def test_half_a_character_is_escaped() -> None:
    """What can't stand in a UTF-8 file is escaped, so that saving never fails."""
    assert json.loads(dumps({"title": "\ud800"}).encode()) == {"title": "\ud800"}


def test_what_json_lacks_is_never_written() -> None:
    """NaN would make a file that no program may read."""
    with pytest.raises(ValueError, match="JSON compliant"):
        dumps({"a": float("nan")})
