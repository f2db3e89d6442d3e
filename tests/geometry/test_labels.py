"""Column letters and printed names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.labels import MOST_DIGITS, column_letters, split_label, written_number


@given(st.integers(0, 255), st.integers(0, 9999))
def test_names_split_as_they_were_joined(column: int, row: int) -> None:
    """Letters and row give the column and row again, on any map that fits the limits."""
    assert split_label(f"{column_letters(column)}{row}") == (column, row)


@pytest.mark.parametrize("label", ["", "A", "1", "a1", "A01", "AB1", "A1 ", " A1", "A12345", "Ä1", "A1\n"])
def test_what_is_no_name(label: str) -> None:
    """Mixed letters, leading zeros, spaces and small letters make no name."""
    assert split_label(label) is None


@given(st.integers(0, 10**MOST_DIGITS - 1))
def test_numbers_are_read_as_they_are_written(number: int) -> None:
    """Leading zeros too, as far as they fit."""
    assert written_number(str(number)) == number == written_number(str(number).zfill(MOST_DIGITS))


@pytest.mark.parametrize(
    "text", ["", "-1", "+1", "1.0", " 1", "²", "\N{ARABIC-INDIC DIGIT THREE}", "1" * 5000]
)
def test_what_is_no_number(text: str) -> None:
    """Nor is what Python calls a digit and reads as none, or takes too long to read."""
    assert written_number(text) is None
