"""Printed column letters: A to Z, then doubled, then tripled (docs/formats.md, section 1)."""

import re

LABEL = re.compile(r"([A-Z])(\1*)(0|[1-9][0-9]{0,3})\Z")
"""A hex's printed name: one letter, once or repeated, and a row."""


def column_letters(column: int) -> str:
    """The letters of a column counted from 0."""
    return chr(ord("A") + column % 26) * (column // 26 + 1)


def split_label(label: str) -> tuple[int, int] | None:
    """Column (from 0) and printed row of a name such as ``E4`` or ``BB12``; None where it is no such name."""
    match = LABEL.match(label)
    if match is None:
        return None
    letter, more, row = match.groups()
    return ord(letter) - ord("A") + 26 * len(more), int(row)
