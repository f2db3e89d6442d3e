"""Rows of a card's table as words, and rows of a spreadsheet."""

from typing import Any

import pytest

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import (
    columns_of,
    fresh_id,
    id_of,
    named_anew,
    named_rows,
    summary_of,
    value_of,
    words_of,
)

KIND = CardField("kind", (), "Kind", "choice", choices=(("squad", "Squad"), ("wt", "Weapon team")))
COUNT = CardField("count", (), "How many", "integer")
HIDDEN = CardField("concealed", (), "Concealed", "switch")
TRAITS = CardField("traits", (), "Traits", "texts")
RANGE = CardField("range", (), "Range", "range", ends=("min", "max"))
PLACE = CardField("at", (), "At", "range")
PAIR = CardField("columns", (), "Columns", "texts", pair=True)
COLUMNS = (KIND, COUNT, HIDDEN, TRAITS)
GROUP = CardField("entry", (), "Entry", "group", make_fields=lambda: (KIND, TRAITS))
EITHER = CardField("entry", (), "Entry", "hexset", make_fields=lambda: (TRAITS, GROUP))
SOME = CardField("may_mount", (), "May mount", "either", make_fields=lambda: (HIDDEN, COUNT))


def table(**more: Any) -> CardField:
    """A table of these fields."""
    return CardField("forces", (), "Forces", "table", make_fields=lambda: COLUMNS, **more)


@pytest.mark.parametrize(
    ("text", "field", "value"),
    [
        ("Weapon team", KIND, "wt"),
        ("wt", KIND, "wt"),
        ("tank", KIND, "tank"),
        (" 4 ", COUNT, 4),
        ("\N{MINUS SIGN}2", COUNT, -2),
        ("four", COUNT, "four"),
        ("1_000", COUNT, "1_000"),
        ("", COUNT, None),
        ("nan", COUNT, "nan"),
        ("-inf", COUNT, "-inf"),
        ("1e999", COUNT, "1e999"),
        ("yes", HIDDEN, True),
        ("0", HIDDEN, False),
        ("perhaps", HIDDEN, "perhaps"),
        ("no", SOME, False),
        ("1", SOME, 1),
        ("elite, slow", TRAITS, ["elite", "slow"]),
        ('slow to turn; "a, b"', TRAITS, ["slow to turn", "a, b"]),
        ("3-5", RANGE, {"min": 3, "max": 5}),
        ("3–5", RANGE, {"min": 3, "max": 5}),
        ("-54, 0", PLACE, [-54, 0]),
        ("A", PAIR, ["A", "A"]),
        ("A–F", PAIR, ["A", "F"]),
        ("A, F", PAIR, ["A", "F"]),
    ],
)
def test_cells_mean_values(text: str, field: CardField, value: Any) -> None:
    """What doesn't fit its field stays as it was typed."""
    assert value_of(text, field) == value


@pytest.mark.parametrize(
    ("value", "field", "words"),
    [
        ("wt", KIND, "Weapon team"),
        (None, COUNT, ""),
        (True, HIDDEN, "yes"),
        (["a", "b"], TRAITS, "a, b"),
        (["a, b", "c"], TRAITS, '"a, b", c'),
        ({"min": 1, "max": 2}, RANGE, "1–2"),
        ([54, -3], PLACE, "54, -3"),
        ([{"a": 1}, {"b": 2}], TRAITS, "2"),
        ({"kind": "wt", "traits": ["a", "b"], "own": 3}, GROUP, "Kind: Weapon team, Traits: 2, own 3"),
        ({"kind": "wt"}, EITHER, "Kind: Weapon team"),
    ],
)
def test_values_as_words(value: Any, field: CardField, words: str) -> None:
    """Short enough for a cell."""
    assert words_of(value, field) == words


def test_summaries() -> None:
    """By the layout's template, else the first columns; never nothing."""
    row = {"kind": "wt", "count": 2}
    assert summary_of(row, table(summary="{count} × {kind}")) == "2 × Weapon team"
    assert summary_of(row, table()) == "Weapon team, 2"
    assert summary_of({}, table(summary="{count} × {kind}")) == "(empty)"
    assert summary_of(row, table(summary="{kind}: {name}, {count}")) == "Weapon team: 2"
    assert summary_of(row, table(summary="{kind} ({count})")) == "Weapon team (2)"
    assert summary_of({"kind": row["kind"]}, table(summary="{kind} ({count})")) == "Weapon team"


def test_columns_by_layout_or_the_plain_ones() -> None:
    """Names that a row doesn't have are passed over."""
    assert columns_of(table(columns=("count", "nothing"))) == (COUNT,)
    assert columns_of(table()) == COLUMNS


def test_named_rows_get_ids_of_their_own() -> None:
    """Made of their names; one that is taken gets a number."""
    rows = [{"name": "Panther  V"}, {"name": "panther v"}, {}]
    assert id_of(" Panther V") == "panther_v"
    assert list(named_rows(rows, ["new"])) == ["panther_v", "panther_v_2", "new_2"]


SIDES = CardField(
    "sides", (), "Sides", "table",
    make_fields=lambda: (
        CardField("id", ("sides", "*", "id"), "Id", "text", required=True),
        CardField("name", ("sides", "*", "name"), "Name", "text"),
    ),
)  # fmt: skip


def test_a_row_is_called_something_before_it_has_an_id() -> None:
    """Its name is the first column, and a row that was just added takes its id from it, none twice."""
    id_, name = SIDES.fields
    assert columns_of(SIDES) == (name, id_)
    assert fresh_id(SIDES, {"side1"}) == "side2"
    rows = [{"id": "greys", "name": "Greys"}, {"id": "side2"}, {"id": "side1", "x-tint": 3}]
    assert named_anew(SIDES, rows, 1, name, "Greys") == {"id": "greys_2", "name": "Greys"}
    assert named_anew(SIDES, rows, 2, name, "Blaue Jäger") == {
        "id": "blaue_jaeger", "name": "Blaue Jäger", "x-tint": 3,
    }  # fmt: skip
    assert named_anew(SIDES, rows, 0, name, "Blues") is None
    assert named_anew(SIDES, rows, 1, id_, "blues") is None
    assert named_anew(SIDES, rows, 1, name, "—") is None
