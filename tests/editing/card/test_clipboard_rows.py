"""Rows of a table from and for the clipboard, as spreadsheets and CSV files write them."""

from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.editing.card.clipboard_rows import Pasted, _split, copied_rows, pasted_rows
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import KEY, named_rows
from bob_editor.errors import TooLarge
from bob_editor.storage.form.limits import MAX_CARD

KIND = CardField("kind", (), "Kind", "choice", choices=(("squad", "Squad"), ("wt", "Weapon team")))
COUNT = CardField("count", (), "How many", "integer")
HIDDEN = CardField("concealed", (), "Concealed", "switch")
TRAITS = CardField("traits", (), "Traits", "texts")
NOTE = CardField("note", (), "Note", "text")
WHERE = CardField("where", (), "Where", "hexset")
COLUMNS = (KIND, COUNT, HIDDEN, TRAITS)
ID = CardField(KEY, (), "Id", "choice")


def test_rows_of_a_spreadsheet() -> None:
    """Cells go into the columns in order; empty ones leave their field away, empty lines are left out."""
    text = "Squad\t4\tyes\telite\t\t\r\nwt\t\t\r\n\t\t\r\n\r\n"
    assert pasted_rows(text, COLUMNS) == Pasted((
        {"kind": "squad", "count": 4, "concealed": True, "traits": ["elite"]},
        {"kind": "wt"},
    ))  # fmt: skip


def test_a_first_line_may_name_the_columns() -> None:
    """By title or by name, in any order; a column that the table doesn't have is told."""
    text = "HOW MANY *\tRemarks\tkind\t\t\n3\tbrave\tSquad\n"
    assert pasted_rows(text, COLUMNS) == Pasted(({"count": 3, "kind": "squad"},), ("Remarks",))


def test_titles_of_another_table_are_titles_as_well() -> None:
    """Of rows that were copied here, whatever columns the two have in common; what nothing is left of is no row."""
    text = "Kind\tNation\tHex\nwt\tJapan\tE4\n\tJapan\tE5\n"
    without = ("Nation", "Hex")
    assert pasted_rows(text, COLUMNS, titled=True) == Pasted(({"kind": "wt"},), without)
    assert pasted_rows(text, (COUNT,), titled=True) == Pasted((), ("Kind", *without))
    assert pasted_rows("Kind\nsquad, wt\n", COLUMNS, titled=True).rows == ({"kind": "squad, wt"},)


def test_a_cell_longer_than_readers_of_csv_take() -> None:
    """It is a cell all the same."""
    long = "x" * 200_000
    assert pasted_rows(f"{long}\t4", (NOTE, COUNT)) == Pasted(({"note": long, "count": 4},))


def test_more_rows_than_a_card_holds_are_refused() -> None:
    """Before more are read, however many there are; empty lines don't count."""
    few = "Squad\t4\n" + "\t\n" * 3 * MAX_CARD
    assert len(pasted_rows(few, COLUMNS).rows) == 1
    read: list[str] = []
    with pytest.raises(TooLarge, match="more rows than a card holds"):
        pasted_rows("Squad\t4\tyes\telite\n" * 200_000, COLUMNS, meaning=lambda cell, _: read.append(cell))
    assert read == []
    assert len(_split("Squad\t4\n" * 200_000, "\t")) == MAX_CARD + 1


def test_pasting_into_a_later_column() -> None:
    """As in a spreadsheet, the chosen cell is where it begins; that something sticks out is told."""
    pasted = pasted_rows("7\tno\ta\tb\tc", COLUMNS, first=1)
    assert pasted.rows == ({"count": 7, "concealed": False, "traits": ["a"]},)
    assert len(pasted.without_column) == 1


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        (
            "Kind;How many;Traits\nSquad;2;elite, slow\n",
            [{"kind": "squad", "count": 2, "traits": ["elite", "slow"]}],
        ),
        ('kind,traits\nSquad,"elite, slow"\n', [{"kind": "squad", "traits": ["elite", "slow"]}]),
        ("squad;2\nwt;3\n", [{"kind": "squad", "count": 2}, {"kind": "wt", "count": 3}]),
        ("\ufeffsquad,2\nwt,3\n", [{"kind": "squad", "count": 2}, {"kind": "wt", "count": 3}]),
        ("squad", [{"kind": "squad"}]),
        ("", []),
        (" \n\t\n", []),
    ],
)
def test_csv_files(text: str, rows: list[dict[str, Any]]) -> None:
    """Semicolons or commas stand for tabs where there are none."""
    assert list(pasted_rows(text, COLUMNS).rows) == rows


def test_words_with_commas_in_one_column_stay_one_cell() -> None:
    """A column of lists isn't a CSV file."""
    rows = pasted_rows("elite, slow\nbrave, quick\n", (TRAITS, NOTE)).rows
    assert rows == ({"traits": ["elite", "slow"]}, {"traits": ["brave", "quick"]})


def test_quotes_hold_line_breaks_and_tabs_and_a_lone_one_is_inches() -> None:
    """As spreadsheets quote cells; what isn't quoted doesn't swallow what follows."""
    assert pasted_rows('Squad\t"two\nlines, ""so"""\n', (KIND, NOTE)).rows == (
        {"kind": "squad", "note": 'two\nlines, "so"'},
    )
    assert pasted_rows('"12 inch\tx\nwt\ty\n', (NOTE, NOTE)).rows[1] == {"note": "y"}


def test_what_is_copied_can_be_pasted() -> None:
    """There and back, line breaks, commas and sets of hexes too."""
    rows: list[dict[str, Any]] = [
        {"kind": "wt", "count": 2, "concealed": True, "traits": ["x y", "a, b"], "note": 'a\n"b"\tc'},
        {"kind": "squad", "where": {"any": [["A1"], {"rows": [1, 2]}]}},
        {"where": ["A1", "B2"]},
    ]
    columns = (*COLUMNS, NOTE, WHERE)
    assert list(pasted_rows(copied_rows(rows, columns), columns).rows) == rows
    assert "Weapon team" in copied_rows(rows, columns)


def test_named_rows_keep_their_names() -> None:
    """A column of ids is theirs; one that is taken gets a number."""
    rows = [{KEY: "panther", "kind": "wt"}, {KEY: "tiger", "kind": "squad"}]
    pasted = pasted_rows(copied_rows(rows, (ID, KIND)), (KIND,), key=ID)
    assert list(pasted.rows) == rows
    assert named_rows(pasted.rows, ["tiger"]) == {"panther": {"kind": "wt"}, "tiger_2": {"kind": "squad"}}


def test_names_of_rows_are_the_first_column() -> None:
    """Without a line of titles, too; what is no name of a row goes into the columns that follow."""
    ids = pasted_rows("tiger\tSquad\npanther\tWeapon team\n", (KIND, COUNT), key=ID).rows
    assert ids == ({KEY: "tiger", "kind": "squad"}, {KEY: "panther", "kind": "wt"})
    assert pasted_rows("Squad\t3\n", (KIND, COUNT), key=ID).rows == ({"kind": "squad", "count": 3},)
    assert pasted_rows("squad\t3\n", (KIND, COUNT), first=1, key=ID).rows == ({"kind": "squad", "count": 3},)
    sides = replace(ID, choices=(("us", "Americans"), ("ge", "Germans")))
    assert pasted_rows("Germans\t3\n", (COUNT,), key=sides).rows == ({KEY: "ge", "count": 3},)
    assert pasted_rows("Elves\t3\n", (NOTE, COUNT), key=sides).rows == ({"note": "Elves", "count": 3},)


@pytest.mark.parametrize("cell", ["[NaN]", '{"a": 1e999}', "[" * 5000, '["\\ud800"]', "[" * 150 + "]" * 150])
def test_what_no_file_can_hold_is_pasted_as_words(cell: str) -> None:
    """A scenario with such a value couldn't be saved, or never be opened again."""
    assert pasted_rows(cell, (WHERE,)) == Pasted(({"where": cell},))
