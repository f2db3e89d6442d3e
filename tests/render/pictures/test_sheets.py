"""Pictures on sheets of paper: true to scale, tiled with overlap, marked for cutting."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pypdf import PageObject, PdfReader
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from bob_editor.errors import BadCall, BadFile, TooLarge
from bob_editor.geometry.lattice import SQRT3
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.lettering import font
from bob_editor.render.pictures.picture import Picture
from bob_editor.render.pictures.sheets import PAPERS, Paper, _within, plan_sheets, print_sheets

POINT = 25.4 / 72
TOLERANCE_MM = 0.1


def cross_at(*points: tuple[float, float], wide: float = 40, high: float = 30) -> Picture:
    """A picture that is nothing but a dot-sized line at each of some places."""

    def paint(painter: QPainter, region: QRectF, scale: float, pace: object) -> None:
        del region, scale
        painter.setPen(QPen(QColor("#ff0000"), 0.01))
        for x, y in points:
            painter.drawLine(QPointF(x, y), QPointF(x + 0.5, y))

    return Picture.of(QRectF(0, 0, wide, high), paint, "Test")


def starts_of_lines(page: PageObject) -> list[tuple[float, float]]:
    """Where the page's drawn lines begin, in millimetres from its top left corner; what only clips isn't drawn."""
    found: list[tuple[float, float]] = []
    path: list[tuple[float, float]] = []
    high = float(page.mediabox.height) * POINT

    def visit(operator: bytes, operands: list[Any], matrix: list[float], _text: list[float]) -> None:
        if operator == b"m":
            x, y = (float(one) for one in operands)
            a, b, c, d, e, f = matrix
            path.append(((a * x + c * y + e) * POINT, high - (b * x + d * y + f) * POINT))
        if operator == b"S":
            found.extend(path)
        if operator in (b"S", b"n", b"f", b"f*", b"B", b"B*"):
            path.clear()

    page.extract_text(visitor_operand_before=visit)
    return found


def test_what_fits_is_one_page_in_the_middle(tmp_path: Path) -> None:
    """The paper's size is the page's, a hex as wide as asked for, and no mark is printed."""
    per_unit = 20 / (2 * SQRT3)
    plan = print_sheets(tmp_path / "a.pdf", cross_at((0, 0), (2 * SQRT3, 0)), Paper(PAPERS["a3"], hex_mm=20))
    assert (plan.rows, plan.columns, plan.paper.landscape) == (1, 1, False)
    (page,) = PdfReader(tmp_path / "a.pdf").pages
    assert abs(float(page.mediabox.width) * POINT - 297) < POINT
    assert abs(float(page.mediabox.height) * POINT - 420) < POINT
    first, second = starts_of_lines(page)
    assert abs(second[0] - first[0] - 20) < TOLERANCE_MM
    assert abs(first[0] - (297 - 40 * per_unit) / 2) < TOLERANCE_MM
    # Pages are whole points long, which moves the sheet as a whole and nothing on it.
    assert abs(first[1] - (420 - 30 * per_unit) / 2) < POINT


def test_tiles_show_the_same_strip_at_the_same_scale(tmp_path: Path) -> None:
    """A place in the strip lies on both sheets, one printable width less the overlap apart."""
    paper = Paper(PAPERS["a4"], hex_mm=30, landscape=False, words="Bogen {name} von {count}")
    plan = plan_sheets(QRectF(0, 0, 40, 30), paper)
    assert plan.columns == 2
    left, right = plan.sheets[0].area, plan.sheets[1].area
    strip = left.intersected(right)
    assert abs(strip.width() * 30 / (2 * SQRT3) - paper.overlap) < 1e-6
    place = strip.center()
    print_sheets(tmp_path / "a.pdf", cross_at((place.x(), place.y())), paper)
    pages = PdfReader(tmp_path / "a.pdf").pages
    assert len(pages) == len(plan.sheets)
    first, second = starts_of_lines(pages[0])[0], starts_of_lines(pages[1])[0]
    assert abs(first[0] - second[0] - (paper.printable[0] - paper.overlap)) < TOLERANCE_MM
    assert abs(first[0] - (paper.size[0] - paper.margin - paper.overlap / 2)) < TOLERANCE_MM
    assert "Bogen A2 von 2" in " ".join(pages[1].extract_text().split())
    assert "50 mm" in " ".join(pages[0].extract_text().split())


def test_marks_stand_where_the_strip_is_halved(tmp_path: Path) -> None:
    """Cut there, the sheets fit edge to edge."""
    paper = Paper(PAPERS["a4"], hex_mm=30, landscape=False)
    print_sheets(tmp_path / "a.pdf", cross_at(), paper)
    pages = PdfReader(tmp_path / "a.pdf").pages
    cut = paper.size[0] - paper.margin - paper.overlap / 2
    assert any(abs(x - cut) < TOLERANCE_MM and y < paper.margin for x, y in starts_of_lines(pages[0]))
    cut = paper.margin + paper.overlap / 2
    assert any(abs(x - cut) < TOLERANCE_MM and y < paper.margin for x, y in starts_of_lines(pages[1]))


def test_a_long_title_leaves_room_for_the_bar() -> None:
    """It is cut; which sheet it is stands whole."""
    ensure_gui()
    assert _within("Mill", " · sheet A1 of 4", 100) == "Mill · sheet A1 of 4"
    cut = _within("A mill " * 40, " · sheet A1 of 4", 100)
    assert cut.startswith("A mill A mill")
    assert cut.endswith("… · sheet A1 of 4")
    assert QFontMetricsF(font(8)).horizontalAdvance(cut) * 25.4 / 72 <= 100


def test_the_paper_lies_as_takes_fewer_sheets() -> None:
    """Unless it is said how."""
    wide = QRectF(0, 0, 45, 20)
    per_unit_20 = Paper(PAPERS["a4"], hex_mm=20)
    assert plan_sheets(wide, per_unit_20).paper.landscape is True
    assert plan_sheets(wide, Paper(PAPERS["a4"], hex_mm=20, landscape=False)).columns == 2


@given(
    st.floats(1, 200), st.floats(1, 200), st.floats(5, 40), st.sampled_from(sorted(PAPERS)), st.floats(0, 20)
)
def test_sheets_cover_the_picture(
    wide: float, high: float, hex_mm: float, paper: str, overlap: float
) -> None:
    """All of it, and none of them is needless."""
    area = QRectF(3, -4, wide, high)
    try:
        plan = plan_sheets(area, Paper(PAPERS[paper], hex_mm=hex_mm, overlap=overlap))
    except TooLarge:
        return
    together = QRectF()
    for sheet in plan.sheets:
        together = together.united(sheet.area)
        assert sheet.area.intersects(area)
    slack = 0.02 * 2 * SQRT3 / hex_mm
    assert together.adjusted(-slack, -slack, slack, slack).contains(area)
    assert len(plan.sheets) == plan.rows * plan.columns


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    """Before anything is written."""
    with pytest.raises(BadCall, match="no room"):
        plan_sheets(QRectF(0, 0, 9, 9), Paper(margin=100))
    with pytest.raises(BadCall, match="can't be printed"):
        plan_sheets(QRectF(0, 0, 9, 9), Paper(hex_mm=0))
    with pytest.raises(TooLarge, match="sheets"):
        plan_sheets(QRectF(0, 0, 4000, 4000), Paper())
    with pytest.raises(BadCall, match="PDF"):
        print_sheets(tmp_path / "a.png", cross_at(), Paper())
    with pytest.raises(BadFile):
        print_sheets(tmp_path / "nowhere" / "a.pdf", cross_at(), Paper())
    assert list(tmp_path.iterdir()) == []
