"""Rows of a card's table to and from the clipboard: tabs as spreadsheets have them, or a CSV file's commas."""

import csv
import io
import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import value_of, words_of
from bob_editor.errors import BadFile, TooLarge
from bob_editor.records import Record
from bob_editor.storage.files.reading import parse_json
from bob_editor.storage.form.limits import MAX_CARD
from bob_editor.words import tr

Json = Any
Meaning = Callable[[str, CardField], Json]
Words = Callable[[Json, CardField], str]

LISTS = ("texts", "names", "numbers", "hexes", "places", "checks", "range")
"""Kinds whose cells have commas of their own."""


class Pasted(Record):
    """What a text of the clipboard says of rows, and what of it has no place: titles of columns, cells beyond them."""

    rows: tuple[dict[str, Json], ...]
    without_column: tuple[str, ...] = ()


def pasted_rows(
    text: str,
    columns: Sequence[CardField],
    first: int = 0,
    meaning: Meaning = value_of,
    key: CardField | None = None,
    *,
    titled: bool = False,
    beside: Sequence[CardField] = (),
) -> Pasted:
    """Rows of a spreadsheet or a CSV file; ``titled`` ones were copied here, of this table or another.

    The ``key``, where rows have names, is the column before the others. A first line that names columns says which they
    are, also of fields ``beside`` them; else cells go into the columns from ``first`` on, or where there is one for
    each column into all; what can't be a row's name isn't taken for one. Empty lines are left out.

    :raises TooLarge: where they are more than any card holds.
    """
    names = _by_head(columns, beside)
    if key is not None:
        names |= {key.title.casefold(): key, "id": names.get("id", key)}
        columns = (key, *columns)
    lines = _split(text, "\t") if titled else _cells(text, columns[first:], names)
    if len(lines) > MAX_CARD:
        raise TooLarge(tr("The clipboard has more rows than a card holds."), hint=tr("Choose some of them."))
    if not lines:
        return Pasted(())
    widest = max(max(at + 1 for at, cell in enumerate(line) if cell.strip()) for line in lines)
    into: list[CardField | None] = list(columns if widest == len(columns) else columns[first:])
    beyond: dict[str, None] = {}
    named = titled or _are_titles(lines[0], names)
    if named:
        heads = lines.pop(0)
        into = [names.get(_folded(cell)) for cell in heads]
        beyond = {
            head.strip(): None for head, one in zip(heads, into, strict=True) if head.strip() and one is None
        }
    else:
        if key is not None and into[0] is key and not all(_names_a_row(line[0], key) for line in lines):
            into = into[1:]
        if any(cell.strip() for line in lines for cell in line[len(into) :]):
            beyond = {tr("what is right of the last column"): None}
    rows = tuple(
        {
            field.name: value
            for cell, field in zip(line, into, strict=False)
            if field is not None and (value := _value(cell, field, meaning)) is not None
        }
        for line in lines
    )
    # What another table has alone makes no row of this one.
    return Pasted(tuple(row for row in rows if row or not named), tuple(beyond))


def _folded(cell: str) -> str:
    return cell.strip().strip("*").strip().casefold()


def _names_a_row(cell: str, key: CardField) -> bool:
    """Whether a cell can be what a row is called in the file, and isn't what people call it."""
    if key.choices:
        return _folded(cell) in {_folded(str(word)) for choice in key.choices for word in choice}
    return re.fullmatch(r"[a-z0-9_.-]*", cell.strip()) is not None


def _are_titles(line: Sequence[str], names: Mapping[str, CardField]) -> bool:
    """Whether more than half of a line's cells name columns."""
    heads = [folded for cell in line if (folded := _folded(cell))]
    return sum(head in names for head in heads) * 2 > len(heads)


def _cells(text: str, columns: Sequence[CardField], names: Mapping[str, CardField]) -> list[list[str]]:
    """The cells of each line: between tabs; where there are none, between what a CSV file has instead."""
    text = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if "\t" in text:
        return _split(text, "\t")
    for mark in (";", ","):
        lines = _split(text, mark)
        if not lines or len(lines[0]) < 2:
            continue
        if _are_titles(lines[0], names):
            return lines
        # A list of words in one cell has commas as well.
        alike = len({len(line) for line in lines}) == 1
        if alike and columns and columns[0].kind not in LISTS:
            return lines
    return _split(text, "\t")


def _split(text: str, mark: str) -> list[list[str]]:
    """The lines that hold anything, and of more than a card may have one too many."""
    plain = (line.split(mark) for line in text.split("\n"))
    if text.count('"') % 2:
        # Inches, no quotation: a reader of CSV would take all that follows for one cell.
        return _filled(plain)
    try:
        return _filled(
            csv.reader(io.StringIO(text, newline=""), delimiter=mark, skipinitialspace=mark != "\t")
        )
    except csv.Error:
        # A cell longer than a reader of CSV takes.
        return _filled(plain)


def _filled(lines: Iterable[list[str]]) -> list[list[str]]:
    return list(islice((line for line in lines if any(cell.strip() for cell in line)), MAX_CARD + 1))


def _value(cell: str, field: CardField, meaning: Meaning) -> Json:
    text = cell.strip()
    if not field.plain and field.kind != "longtext" and text[:1] in ("[", "{"):
        try:
            return parse_json(text.encode(errors="surrogatepass"), "The cell").data
        except BadFile:
            return text
    return meaning(text, field)


def copied_rows(
    rows: Sequence[Mapping[str, Json]],
    columns: Sequence[CardField],
    words: Words = words_of,
    beside: Sequence[CardField] = (),
) -> str:
    """Rows as a spreadsheet takes them, with a first line of titles; pasted back they are the same.

    Of fields ``beside`` the columns those come along that one of the rows has.
    """
    beside = [one for one in beside if any(row.get(one.name) is not None for row in rows)]
    heads, out = _by_head(columns, beside), io.StringIO()
    columns = (*columns, *beside)
    writer = csv.writer(out, delimiter="\t", lineterminator="\n")
    writer.writerow([one.title if heads[_folded(one.title)] is one else one.name for one in columns])
    writer.writerows([_cell(row.get(one.name), one, words) for one in columns] for row in rows)
    return out.getvalue()


def _by_head(columns: Sequence[CardField], beside: Sequence[CardField]) -> dict[str, CardField]:
    """Fields by what a line of titles may call them; a column comes before what is beside them."""
    return {_folded(name): one for one in (*beside, *columns) for name in (one.name, one.title)}


def _cell(value: Json, field: CardField, words: Words) -> str:
    if not field.plain and isinstance(value, dict | list | tuple):
        return json.dumps(value, ensure_ascii=False)
    return words(value, field)
