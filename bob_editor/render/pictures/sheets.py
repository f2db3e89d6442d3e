"""A picture at true scale on sheets of paper: tiled with overlap and cut marks where one sheet is too small."""

import math
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QIODevice, QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPageSize, QPainter, QPdfWriter, QPen

from bob_editor.errors import BadCall, TooLarge
from bob_editor.geometry.lattice import SQRT3
from bob_editor.records import Record
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.lettering import font, in_print
from bob_editor.render.kit.view import Pace
from bob_editor.render.pictures.export import HEX_MM, Progress, pdf_in_memory, untold
from bob_editor.render.pictures.picture import Picture
from bob_editor.storage.files.writing import write_bytes

PAPERS: Mapping[str, tuple[float, float]] = {
    "a4": (210.0, 297.0),
    "a3": (297.0, 420.0),
    "a2": (420.0, 594.0),
    "a1": (594.0, 841.0),
    "a0": (841.0, 1189.0),
    "letter": (215.9, 279.4),
    "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8),
}
"""Width and height of upright paper in millimetres."""

MOST_SHEETS = 400

_DPI = 600
_MARK_MM = 5.0
_BAR_MM = 50.0
_BAR_WORDS_MM = 14.0
_FOOT_PT = 8
_SLACK_MM = 0.01
"""A picture that is larger than the paper by less than this still fits."""


class Paper(Record):
    """How a picture is printed. All lengths are millimetres.

    ``hex_mm`` is the width of a hex from side to side; ``margin`` is left blank on every side of a sheet; neighbouring
    sheets both show a strip of ``overlap``. ``landscape`` is None where the better way is to be found. ``words`` say
    which sheet one is.
    """

    size: tuple[float, float] = PAPERS["a4"]
    hex_mm: float = HEX_MM
    margin: float = 10.0
    overlap: float = 10.0
    landscape: bool | None = None
    words: str = "sheet {name} of {count}"

    @property
    def printable(self) -> tuple[float, float]:
        """Width and height within the margins, as ``size`` lies."""
        return self.size[0] - 2 * self.margin, self.size[1] - 2 * self.margin


class Sheet(Record):
    """One sheet: its row and column from 0, and the part of the picture that it shows, in the picture's own units."""

    row: int
    column: int
    area: QRectF

    @property
    def name(self) -> str:
        """How it is called on its margin: ``B3`` is the third of the second row."""
        letters, number = "", self.row
        while number >= 0:
            letters = chr(ord("A") + number % 26) + letters
            number = number // 26 - 1
        return f"{letters}{self.column + 1}"


class Plan(Record):
    """The sheets of a picture, in reading order, on paper that lies as the plan says."""

    paper: Paper
    rows: int
    columns: int
    sheets: tuple[Sheet, ...]


def plan_sheets(area: QRectF, paper: Paper) -> Plan:
    """The sheets that a picture takes: as few as can be, the picture in their middle.

    :raises BadCall: where the measures leave no room to print on.
    :raises TooLarge: where there would be more than ``MOST_SHEETS``.
    """
    if paper.landscape is None:
        plans = [_plan(area, _lying(paper, landscape=turned)) for turned in (False, True)]
        return min(plans, key=lambda plan: plan.rows * plan.columns)
    return _plan(area, _lying(paper, landscape=paper.landscape))


def _lying(paper: Paper, *, landscape: bool) -> Paper:
    short, long = sorted(paper.size)
    size = (long, short) if landscape else (short, long)
    return replace(paper, size=size, landscape=landscape)


def _plan(area: QRectF, paper: Paper) -> Plan:
    wide, high = paper.printable
    if not 1 <= paper.hex_mm <= 1000:
        raise BadCall(f"Hexes of {paper.hex_mm:g} mm can't be printed.", hint="Take 1 to 1000 mm.")
    if not (paper.margin >= 0 and paper.overlap >= 0 and min(wide, high) > 2 * paper.overlap + _MARK_MM):
        raise BadCall(
            f"Margins of {paper.margin:g} mm and an overlap of {paper.overlap:g} mm leave no room "
            f"on paper of {paper.size[0]:g} × {paper.size[1]:g} mm.",
            hint="Take smaller ones, or larger paper.",
        )
    per_unit = paper.hex_mm / (2 * SQRT3)
    columns = _count(area.width() * per_unit, wide, paper.overlap)
    rows = _count(area.height() * per_unit, high, paper.overlap)
    if rows * columns > MOST_SHEETS:
        raise TooLarge(
            f"That would take {rows * columns:,} sheets, and {MOST_SHEETS} is the most.",
            hint="Take smaller hexes or larger paper.",
        )
    shown = QSizeF(wide / per_unit, high / per_unit)
    step = (wide - paper.overlap) / per_unit, (high - paper.overlap) / per_unit
    whole = QSizeF(shown.width() + step[0] * (columns - 1), shown.height() + step[1] * (rows - 1))
    left = area.center().x() - whole.width() / 2
    top = area.center().y() - whole.height() / 2
    sheets = tuple(
        Sheet(row, column, QRectF(QPointF(left + column * step[0], top + row * step[1]), shown))
        for row in range(rows)
        for column in range(columns)
    )
    return Plan(paper, rows, columns, sheets)


def _count(length: float, room: float, overlap: float) -> int:
    if length <= room + _SLACK_MM:
        return 1
    return 1 + math.ceil((length - room - _SLACK_MM) / (room - overlap))


def print_sheets(path: Path | str, picture: Picture, paper: Paper, *, progress: Progress = untold) -> Plan:
    """Write a picture to a PDF at true scale, a page for every sheet; the plan that it follows is returned.

    Where there are several, each bears its name, marks in its corners at which to cut, and a bar of 50 mm to hold
    against a ruler. ``progress`` is told again and again how many are painted of how many; what it raises
    ends the work.

    :raises BadCall: where the file isn't named *.pdf, or the measures make no sense.
    :raises TooLarge: where it would take too many sheets.
    :raises BadFile: where it can't be written; then nothing is left of it.
    """
    path = Path(path)
    if path.suffix.lower() != ".pdf":
        raise BadCall(f"Sheets of paper are written to a PDF, not to “{path.name}”.", hint="Name it .pdf.")
    plan = plan_sheets(picture.area, paper)
    ensure_gui()
    content = pdf_in_memory(lambda device: _write(device, picture, plan, progress))
    progress(len(plan.sheets), len(plan.sheets))
    write_bytes(path, content)
    return plan


def _write(device: QIODevice, picture: Picture, plan: Plan, progress: Progress) -> None:
    writer = QPdfWriter(device)
    writer.setResolution(_DPI)
    writer.setTitle(in_print(picture.title))
    writer.setCreator("bob_editor")
    writer.setPageSize(
        QPageSize(
            QSizeF(*plan.paper.size), QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch
        )
    )
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(_DPI / 25.4, _DPI / 25.4)
        for number, sheet in enumerate(plan.sheets):
            if number:
                writer.newPage()
            _paint_sheet(painter, picture, plan, sheet, partial(progress, number, len(plan.sheets)))
    finally:
        painter.end()


def _paint_sheet(painter: QPainter, picture: Picture, plan: Plan, sheet: Sheet, pace: Pace) -> None:
    """One page; the painter's unit is the millimetre."""
    paper = plan.paper
    per_unit = paper.hex_mm / (2 * SQRT3)
    printable = QRectF(QPointF(paper.margin, paper.margin), QSizeF(*paper.printable))
    painter.save()
    painter.setClipRect(printable)
    painter.translate(printable.topLeft())
    painter.scale(per_unit, per_unit)
    painter.translate(-sheet.area.topLeft())
    shown = sheet.area.intersected(picture.area)
    if picture.background is not None:
        painter.fillRect(shown, picture.background)
    painter.setClipRect(picture.area, Qt.ClipOperation.IntersectClip)
    try:
        picture.paint(painter, shown, per_unit * _DPI / 25.4, pace)
    finally:
        painter.restore()
    if len(plan.sheets) > 1:
        _paint_marks(painter, plan, sheet, printable, picture.title)


def _paint_marks(painter: QPainter, plan: Plan, sheet: Sheet, printable: QRectF, title: str) -> None:
    """Cut marks where the next sheet takes over (the middle of the strip that both show), name and control bar."""
    paper, half = plan.paper, plan.paper.overlap / 2
    cut = printable.adjusted(
        half if sheet.column else 0,
        half if sheet.row else 0,
        -half if sheet.column < plan.columns - 1 else 0,
        -half if sheet.row < plan.rows - 1 else 0,
    )
    painter.setPen(QPen(QColor("#000000"), 0.15))
    reach = min(_MARK_MM, paper.margin)
    painter.drawLines(
        [
            line
            for x in (cut.left(), cut.right())
            for line in (
                QLineF(x, printable.top() - reach, x, printable.top()),
                QLineF(x, printable.bottom(), x, printable.bottom() + reach),
            )
        ]
        + [
            line
            for y in (cut.top(), cut.bottom())
            for line in (
                QLineF(printable.left() - reach, y, printable.left(), y),
                QLineF(printable.right(), y, printable.right() + reach, y),
            )
        ]
    )
    if paper.margin < 4:
        return
    base = printable.bottom() + min(paper.margin * 0.7, 6.0)
    where = paper.words.format(name=sheet.name, count=plan.rows * plan.columns)
    left, right = printable.left() + 8, printable.right() - 8
    room = right - _BAR_MM - _BAR_WORDS_MM - left - 4
    words = _within(title, f" · {where}", room) if title else where[:1].upper() + where[1:]
    _paint_words(painter, QPointF(left, base), words)
    painter.drawLines(
        [
            QLineF(right - _BAR_MM, base - 1, right, base - 1),
            QLineF(right - _BAR_MM, base - 2, right - _BAR_MM, base),
            QLineF(right, base - 2, right, base),
        ]
    )
    _paint_words(painter, QPointF(right - _BAR_MM - _BAR_WORDS_MM, base), "50 mm")


def _within(title: str, where: str, room: float) -> str:
    """A title, cut so that it leaves room for which sheet it is; ``room`` is millimetres."""
    letters, most = QFontMetricsF(font(_FOOT_PT)), room * 72 / 25.4
    if letters.horizontalAdvance(title + where) <= most:
        return title + where
    rest = most - letters.horizontalAdvance(where)
    return letters.elidedText(title, Qt.TextElideMode.ElideRight, max(0.0, rest)) + where


def _paint_words(painter: QPainter, at: QPointF, words: str) -> None:
    """Write a line of eight points on a page whose unit is the millimetre."""
    painter.save()
    painter.setFont(font(_FOOT_PT))
    painter.translate(at)
    # In points, fonts have whole sizes.
    painter.scale(25.4 / 72, 25.4 / 72)
    painter.drawText(QPointF(0, 0), words)
    painter.restore()
