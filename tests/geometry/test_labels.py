"""Column letters and printed names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.labels import column_letters, split_label


@given(st.integers(0, 255), st.integers(0, 9999))
def test_names_split_as_they_were_joined(column: int, row: int) -> None:
    """Letters and row give the column and row again, on any map that fits the limits."""
    assert split_label(f"{column_letters(column)}{row}") == (column, row)


@pytest.mark.parametrize("label", ["", "A", "1", "a1", "A01", "AB1", "A1 ", " A1", "A12345", "Ä1", "A1\n"])
def test_what_is_no_name(label: str) -> None:
    """Mixed letters, leading zeros, spaces and small letters make no name."""
    assert split_label(label) is None
