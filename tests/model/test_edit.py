"""Edits: what they are called, and what they do."""

from bob_editor.errors import LONGEST
from bob_editor.model.edit import Edit


def test_a_label_ends_where_nobody_reads_on() -> None:
    """A fix names what it takes out, which a file may call by a text of megabytes."""
    edit = Edit[int](f"Remove every {'x' * 300_000}", lambda value: value + 1)
    assert len(edit.label) == LONGEST
    assert edit.apply(1) == 2
