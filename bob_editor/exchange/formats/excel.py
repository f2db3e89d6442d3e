"""Excel workbooks (``*.xlsx``): the first sheet as a table of hexes or of lines of sight."""

import csv
import io
import re
from collections.abc import Iterator, Mapping
from xml.etree.ElementTree import Element, SubElement, tostring

from msgspec.structs import replace

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written
from bob_editor.exchange.formats import lines, table
from bob_editor.exchange.markup import parse_xml, sayable
from bob_editor.exchange.report import Row
from bob_editor.geometry.labels import written_number
from bob_editor.storage.packing.archive import entries, pieces
from bob_editor.storage.packing.faults import FaultFound
from bob_editor.storage.packing.writer import zip_of

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"
BOOK, STRINGS = "xl/workbook.xml", "xl/sharedStrings.xml"
FIRST = "xl/worksheets/sheet1.xml"
MOST_COLUMNS, MOST_CELLS = 1000, 2_000_000


def looks_like(given: Given) -> bool:
    """Whether it is a zip with a workbook in it."""
    return given.head.startswith(b"PK\x03\x04") and BOOK.encode() in given.data[-65_536:] + given.head


def read(given: Given, asked: Asked) -> Brought:
    """What the first sheet that is shown holds, as ``table`` or ``lines`` read it; further ones are told.

    :raises BadFile: where it is no plain workbook, or the sheet no such table; ``TooLarge`` past the limits.
    """
    out = io.StringIO()
    left_out: list[str] = []
    csv.writer(out, lineterminator="\n").writerows(_rows(given, left_out))
    plain = Given(out.getvalue().encode(), given.name, given.folder)
    form = lines.FORMAT if lines.looks_like(plain) else table.FORMAT
    assert form.read is not None
    brought = form.read(plain, asked)
    told = (Row("dropped", "", name, "One sheet of a workbook is read.") for name in left_out)
    return replace(brought, report=(*brought.report, *told))


def _rows(given: Given, left_out: list[str]) -> Iterator[list[str]]:
    """The rows of the first sheet that is shown, as texts; the names of the others go to ``left_out``."""
    file = io.BytesIO(given.data)
    try:
        found = {entry.path: entry for entry in entries(file)}
        parts = {
            path: b"".join(pieces(file, entry))
            for path, entry in found.items()
            if path in (BOOK, STRINGS, "xl/_rels/workbook.xml.rels") or path.startswith("xl/worksheets/sheet")
        }
    except FaultFound as fault:
        raise BadFile(
            f"{given.name} can't be opened: {fault.fault.message}", hint="Save it anew, or as CSV."
        ) from None
    sheet = parts.get(_first_sheet(parts, given.name, left_out))
    if sheet is None:
        raise BadFile(f"{given.name} has no sheet.", hint="Save it anew, or as CSV.")
    shared = parts.get(STRINGS)
    strings = (
        [] if shared is None else [_text(one) for one in parse_xml(shared, given.name).iter(f"{{{MAIN}}}si")]
    )
    left = MOST_CELLS
    for row in parse_xml(sheet, given.name).iter(f"{{{MAIN}}}row"):
        cells: list[str] = []
        for cell in row.iter(f"{{{MAIN}}}c"):
            column = _column(cell.get("r", ""), len(cells))
            if column >= MOST_COLUMNS or left < column:
                raise TooLarge(
                    f"{given.name} has more cells than a table here may have.", hint="Save a part of it."
                )
            cells += [""] * (column - len(cells))
            cells.append(_value(cell, strings))
        left -= len(cells)
        yield cells


def _first_sheet(parts: Mapping[str, bytes], name: str, left_out: list[str]) -> str:
    """Where the first sheet of the book is that is shown."""
    book, links = parts.get(BOOK), parts.get("xl/_rels/workbook.xml.rels")
    if book is None or links is None:
        return FIRST
    sheets = parse_xml(book, name).findall(f"{{{MAIN}}}sheets/{{{MAIN}}}sheet")
    sheet = next(
        (one for one in sheets if one.get("state", "visible") == "visible"), next(iter(sheets), None)
    )
    left_out += [one.get("name", "")[:100] for one in sheets if one is not sheet]
    wanted = "" if sheet is None else sheet.get(f"{{{OFFICE}}}id", "")
    targets = {one.get("Id", ""): one.get("Target", "") for one in parse_xml(links, name)}
    target = targets.get(wanted, "worksheets/sheet1.xml")
    return target.lstrip("/") if target.startswith("/") else f"xl/{target}"


def _column(reference: str, otherwise: int) -> int:
    """The column of a cell, from 0."""
    letters = re.match("[A-Z]{1,3}", reference)
    if letters is None:
        return otherwise
    number = 0
    for letter in letters[0]:
        number = number * 26 + ord(letter) - 64
    return max(number - 1, otherwise)


def _text(element: Element) -> str:
    """A text, but for how it is spoken (``rPh``)."""
    runs = (element, *element.iterfind(f"{{{MAIN}}}r"))
    return "".join(one.text or "" for run in runs for one in run.iterfind(f"{{{MAIN}}}t"))


def _value(cell: Element, strings: list[str]) -> str:
    """A cell as it is read: whole numbers without a point, truth as words."""
    kind = cell.get("t", "n")
    if kind == "inlineStr":
        return "".join(map(_text, cell.iterfind(f"{{{MAIN}}}is")))
    value = cell.findtext(f"{{{MAIN}}}v") or ""
    if kind == "s":
        number = written_number(value)
        return "" if number is None or number >= len(strings) else strings[number]
    if kind == "b":
        return "true" if value == "1" else "false"
    return value.removesuffix(".0")


def write(outgoing: Outgoing, asked: Asked) -> Written:
    """The board's table, or the suite's, as a workbook of one sheet; its first row stays in view."""
    form = table.FORMAT if outgoing.suite is None else lines.FORMAT
    assert form.write is not None
    out = form.write(outgoing, replace(asked, name="table.csv"))
    rows = csv.reader(io.StringIO(out.data.decode()))
    sheet = Element("worksheet", {"xmlns": MAIN})
    views = SubElement(SubElement(sheet, "sheetViews"), "sheetView", {"workbookViewId": "0"})
    SubElement(views, "pane", {"ySplit": "1", "topLeftCell": "A2", "state": "frozen"})
    data = SubElement(sheet, "sheetData")
    for row in rows:
        line = SubElement(data, "row")
        for text in row:
            if re.fullmatch(r"-?\d{1,9}(?:\.\d{1,9})?", text):
                SubElement(SubElement(line, "c"), "v").text = text
            else:
                cell = SubElement(SubElement(line, "c", {"t": "inlineStr"}), "is")
                SubElement(cell, "t", {"xml:space": "preserve"}).text = text
    return Written(zip_of(_book(sheet)), report=out.report)


def _book(sheet: Element) -> dict[str, bytes]:
    """The parts of a workbook with one sheet."""
    types = Element("Types", {"xmlns": f"{PACKAGE}/content-types"})
    SubElement(types, "Default", {"Extension": "rels", "ContentType": f"application/vnd.{RELATIONS}+xml"})
    SubElement(types, "Default", {"Extension": "xml", "ContentType": "application/xml"})
    for part, kind in ((BOOK, "sheet.main"), (FIRST, "worksheet")):
        SubElement(types, "Override", {"PartName": f"/{part}", "ContentType": f"{TYPES}.{kind}+xml"})
    book = Element("workbook", {"xmlns": MAIN, "xmlns:r": OFFICE})
    SubElement(SubElement(book, "sheets"), "sheet", {"name": "Board", "sheetId": "1", "r:id": "rId1"})
    return {
        "[Content_Types].xml": _xml(types),
        "_rels/.rels": _xml(_link(f"{OFFICE}/officeDocument", BOOK)),
        BOOK: _xml(book),
        "xl/_rels/workbook.xml.rels": _xml(_link(f"{OFFICE}/worksheet", "worksheets/sheet1.xml")),
        FIRST: _xml(sheet),
    }


RELATIONS = "openxmlformats-package.relationships"


def _link(kind: str, target: str) -> Element:
    links = Element("Relationships", {"xmlns": f"{PACKAGE}/relationships"})
    SubElement(links, "Relationship", {"Id": "rId1", "Type": kind, "Target": target})
    return links


def _xml(root: Element) -> bytes:
    text = sayable(tostring(root, "unicode"))
    return f'<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n{text}'.encode()


FORMAT = Format(
    name="excel",
    title="Excel workbook",
    endings=(".xlsx",),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=table.FORMAT.cant_hold,
    holds_suites=True,
)
