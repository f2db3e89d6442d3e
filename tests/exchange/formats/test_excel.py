"""Excel workbooks: tables of hexes and of lines of sight, in shared and inline texts, there and back."""

import csv
import io

import pytest

from bob_editor.errors import BadFile
from bob_editor.exchange.door import outgoing_of, told_format, written
from bob_editor.exchange.format import Asked, Given
from bob_editor.exchange.formats import table
from bob_editor.exchange.formats.excel import BOOK, FIRST, FORMAT, MAIN, OFFICE, STRINGS
from bob_editor.rulesets import ruleset
from bob_editor.storage.packing.writer import zip_of
from bob_editor.storage.shipped import shipped

RULES = ruleset("band-of-brothers-2.2")


def brought(data):
    """What a workbook holds."""
    given = Given(data, "mill.xlsx")
    assert told_format(given) is FORMAT
    return FORMAT.read(given, Asked(RULES, name="mill"))


def book(cells, strings=()):
    """A workbook of rows of XML cells."""
    rows = "".join(f"<row>{''.join(row)}</row>" for row in cells)
    shared = "".join(f"<si><r><t>{one}</t></r></si>" for one in strings)
    return zip_of({
        BOOK: f'<workbook xmlns="{MAIN}"/>'.encode(),
        FIRST: f'<worksheet xmlns="{MAIN}"><sheetData>{rows}</sheetData></worksheet>'.encode(),
        STRINGS: f'<sst xmlns="{MAIN}">{shared}</sst>'.encode(),
    })  # fmt: skip


def shared(number, at=""):
    """A cell with a shared text."""
    return f'<c t="s"{at and f" r={chr(34)}{at}{chr(34)}"}><v>{number}</v></c>'


def test_cells_are_read_as_people_see_them():
    """Shared texts, numbers, gaps between columns."""
    strings = ("hex", "terrain", "level", "B2", "woods")
    cells = [
        [shared(0), shared(1), shared(2)],
        [shared(3), shared(4)],
        ["<c r='A3' t='inlineStr'><is><t>A1</t></is></c>", "<c r='C3'><v>2.0</v></c>"],
    ]
    (board,) = brought(book(cells, strings)).boards
    said = {board.grid.label(at): (one.terrain_ids, one.level) for at, one in board.hexes.items()}
    assert said == {"B2": (("woods",), None), "A1": ((), 2)}


def test_the_first_sheet_that_is_shown_is_read_and_the_others_told():
    """How a Japanese text is spoken is no part of it."""
    links = "".join(f'<R Id="r{n}" Target="worksheets/sheet{n}.xml"/>' for n in (1, 2, 3))
    sheets = "".join(
        f'<sheet name="S{n}" r:id="r{n}"{" state=" + chr(39) + "hidden" + chr(39) if n == 1 else ""}/>'
        for n in (1, 2, 3)
    )
    text = "<is><r><t>wo</t></r><r><t>ods</t></r><rPh><t>mori</t></rPh></is>"
    row = f"<c t='inlineStr'><is><t>B1</t></is></c><c t='inlineStr'>{text}</c>"
    head = "".join(f"<c t='inlineStr'><is><t>{one}</t></is></c>" for one in ("hex", "terrain"))
    found = brought(zip_of({
        BOOK: f'<workbook xmlns="{MAIN}" xmlns:r="{OFFICE}"><sheets>{sheets}</sheets></workbook>'.encode(),
        "xl/_rels/workbook.xml.rels": f"<Rs>{links}</Rs>".encode(),
        "xl/worksheets/sheet2.xml":
            f'<worksheet xmlns="{MAIN}"><sheetData><row>{head}</row><row>{row}</row></sheetData></worksheet>'.encode(),
    }))  # fmt: skip
    assert [one.terrain_ids for one in found.boards[0].hexes.values()] == [("woods",)]
    assert [one.original for one in found.report if one.kind == "dropped"] == ["S1", "S3"]


def test_lines_of_sight_are_told_from_hexes():
    """A sheet with from, to and los is a suite."""
    strings = ("from", "to", "los", "A1", "B2")
    cells = [[shared(0), shared(1), shared(2)], [shared(3), shared(4), '<c t="b"><v>1</v></c>']]
    (suite,) = brought(book(cells, strings)).suites
    assert [(one.start.hex, one.goal.hex, one.expect) for one in suite.checks] == [("A1", "B2", "clear")]


def test_a_board_goes_out_as_its_table():
    """The workbook says what the CSV does, and comes back as that does."""
    outgoing = outgoing_of(shipped("maps") / "band-of-brothers-2.2" / "training-ground.board.json")
    out = written(FORMAT, outgoing, Asked(name="a.xlsx")).data
    plain = written(table.FORMAT, outgoing, Asked(name="a.csv")).data
    assert len(list(csv.reader(io.StringIO(plain.decode())))) > 10
    assert (
        brought(out).boards == table.FORMAT.read(Given(plain, "mill.csv"), Asked(RULES, name="mill")).boards
    )


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (zip_of({BOOK: b"<workbook/>"}), "no sheet"),
        (zip_of({BOOK: b"<workbook/>", FIRST: b"<x>"}), "well-formed"),
        (book([["<c><v>1</v></c>"]]), "no column of hexes"),
        (zip_of({BOOK: b"<workbook/>"})[:-4] + b"abcd", "can't be opened"),
    ],
    ids=range(4),
)
def test_a_workbook_that_is_none_is_refused(data, words):
    """In a sentence."""
    with pytest.raises(BadFile, match=words):
        FORMAT.read(Given(data, "mill.xlsx"), Asked(RULES, name="mill"))
