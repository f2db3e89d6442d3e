"""The lines of a table: what its columns mean, and which hex, hexside or path each line is about."""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Given
from bob_editor.exchange.report import Report
from bob_editor.geometry.labels import column_letters
from bob_editor.records import Record

NAMES: Mapping[str, tuple[str, ...]] = {
    "hex": ("hex", "label of hex", "coordinate", "coord", "location", "place"),
    "column": ("column", "col", "q"),
    "row": ("row", "r"),
    "x": ("x",),
    "y": ("y",),
    "terrain": ("terrain", "type"),
    "level": ("level", "height", "elevation"),
    "label": ("label", "name", "text"),
}
"""By what a column means, what it may be called."""

MOST_LINES = 300_000
CELL = 10_000
"""The longest text of a cell."""


def looks_like(given: Given) -> bool:
    """Whether the first line names a column of hexes and one of what is in them."""
    if b"\0" in given.head:
        return False
    first = beginning(given).partition("\n")[0]
    columns = columns_of(_split_line(first), {}, NAMES)
    return _has_places(columns) and bool({"terrain", "level", "label"} & columns.keys())


def beginning(given: Given) -> str:
    """The beginning of a text file, line ends made one."""
    return given.head.decode("utf-8-sig", "replace").replace("\r\n", "\n").replace("\r", "\n").lstrip()


def _split_line(line: str) -> list[str]:
    return next(csv.reader([line.strip("\r\n")], delimiter=delimiter(line)), [])


def delimiter(line: str) -> str:
    """What parts the columns of a line."""
    return max("\t;,", key=line.count)


def _has_places(columns: Mapping[str, int]) -> bool:
    return "hex" in columns or {"column", "row"} <= columns.keys()


def columns_of(
    heads: Sequence[str], named: Mapping[str, str], known: Mapping[str, tuple[str, ...]]
) -> dict[str, int]:
    """Where each meaning's column is: ``named`` says what a mapping calls it, ``known`` what it is usually called."""
    plain = [head.strip().casefold() for head in heads]
    found = {}
    for meaning, names in known.items():
        wanted = (named[meaning].casefold(),) if meaning in named else names
        at = next((plain.index(name) for name in wanted if name in plain), None)
        if at is not None:
            found[meaning] = at
    return found


class Line(Record):
    """A line that says something: its number in the file, and its cells by what they mean."""

    number: int
    cells: Mapping[str, str]

    @property
    def place(self) -> str:
        """What the line is about, in the writing of labels."""
        written = self.cells.get("hex", "").replace(" ", "")
        if written:
            return _side_writing(written) if "/" in written else written.upper()
        with suppress(KeyError, ValueError):
            column, row = int(self.cells["column"]), int(self.cells["row"])
            if 0 < column < 10_000:
                return f"{column_letters(column - 1)}{row}"
        return ""


def _side_writing(text: str) -> str:
    """A hexside as labels write it: hexes in capitals, a direction in small letters."""
    first, _, second = text.partition("/")
    return f"{first.upper()}/{second.upper() if re.search('[0-9]', second) else second.lower()}"


def table_lines(given: Given, named: Mapping[str, str], report: Report) -> Iterator[Line]:
    """The lines of a table that say something; ``named`` is what a mapping calls the columns.

    :raises BadFile: where no column names hexes, or it is no table.
    :raises TooLarge: where it has more than ``MOST_LINES``.
    """
    text = given.text.lstrip("\n")
    rows = csv.reader(io.StringIO(text), delimiter=delimiter(text.partition("\n")[0]))
    try:
        heads = next(rows, [])
        columns = columns_of(heads, named, NAMES)
        if not _has_places(columns):
            raise BadFile(
                f"{given.name} has no column of hexes in its first line.",
                hint="Name one “hex”, or “column” and “row”; or give a --mapping with fields.",
            )
        for place, head in enumerate(heads):
            if place not in columns.values() and head.strip():
                report.dropped("", head, "A column that boards don't have.")
        for number, row in enumerate(rows, start=2):
            if number > MOST_LINES:
                raise TooLarge(f"{given.name} has more than {MOST_LINES:,} lines.", hint="Split it.")
            cells = {name: row[at][:CELL] for name, at in columns.items() if at < len(row)}
            if any(cell.strip() for cell in cells.values()):
                yield Line(number, cells)
    except csv.Error as error:
        raise BadFile(f"{given.name} is no table: {error}, near line {rows.line_num}.") from None
