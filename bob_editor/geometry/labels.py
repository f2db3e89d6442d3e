"""Printed column letters, A to Z, then doubled, then tripled (docs/formats.md, section 1), and numbers in texts."""

import re
from collections.abc import Callable

LABEL = re.compile(r"([A-Z])(\1*)(0|[1-9][0-9]{0,3})\Z")
"""A hex's printed name: one letter, once or repeated, and a row."""

MOST_DIGITS = 10
"""How long a number in a text may be: longer than any that a file means."""

_WORD = re.compile(r"[A-Za-z0-9](?:[A-Za-z0-9./]*[A-Za-z0-9])?")
"""What may be a name in a sentence: of a hex (``E4``, ``2.E4``) or of a hexside (``D2/E3``)."""


def written_number(text: str) -> int | None:
    """The number that a text writes in up to ``MOST_DIGITS`` plain digits; None where it is anything else.

    Raised digits and numbers of thousands of digits pass for digits in Python, and break ``int``.
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


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


def relabelled_text(text: str, change: Callable[[str], str]) -> str:
    """A sentence with each word that may name a place put through a function."""
    return _WORD.sub(lambda word: change(word[0]), text)
