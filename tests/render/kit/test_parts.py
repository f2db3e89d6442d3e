"""The smaller parts: curves, chance, letters, shapes inside outlines, looks, thumbnails, scans."""

import math
import re
import zlib
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPdfWriter, QPicture
from shapely.geometry import Polygon

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, Pin, Underlay
from bob_editor.render.board.curves import curve_through
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.chance import SHIPPED, chance, made_scattered, scattered
from bob_editor.render.kit.lettering import family, outline
from bob_editor.render.kit.patterns import PATTERNS
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.strokes import (
    FLAT,
    Inside,
    Stretch,
    area_of,
    inside,
    path_of,
    pen_of,
    stroke_along,
)
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.kit.textures import PERIOD
from bob_editor.render.kit.view import View
from bob_editor.render.pictures.thumbnail import thumbnail
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset


def test_a_curve_runs_through_dots_and_hexsides(plain: Board) -> None:
    """A path's line meets every dot and the middle of every hexside between, and never jumps."""
    place = Proportions(plain.grid.frame)
    hexes = [plain.grid.hex("B2")]
    for direction in (2, 3, 2, 1):
        hexes.append(hexes[-1].neighbour(direction))
    curve = curve_through(hexes, place)
    ends = [curve.spans[0].start, *(span.end for span in curve.spans)]
    assert ends[::2] == [place.dot(at) for at in hexes]
    for before, after in zip(curve.spans, curve.spans[1:], strict=False):
        assert before.end == after.start
        assert after.start_length == pytest.approx(before.start_length + before.length)


def test_stretches_of_a_curve_meet_the_region(plain: Board) -> None:
    """Only the spans near a region are painted, with their place in the whole."""
    place = Proportions(plain.grid.frame)
    hexes = [plain.grid.hex("B1")]
    for _ in range(6):
        hexes.append(hexes[-1].neighbour(3))
    curve = curve_through(hexes, place)
    region = place.rect([hexes[5]])
    (one,) = curve.runs(region)
    assert 0 < one.line.elementCount() // 3 < len(curve.spans)
    assert one.start in {span.start_length for span in curve.spans[1:]}
    assert one.line.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1).intersects(region)


@pytest.mark.parametrize(("start", "painted"), [(0.0, True), (0.55, False), (0.9, True), (2.6, False)])
def test_a_line_in_a_gap_of_its_dashes_leaves_no_path_in_a_pdf(start: float, painted: bool) -> None:
    """Readers call one of no point a fault of the page; where a dash begins or ends on the line, it is painted."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    line = QPainterPath(QPointF(0, 0))
    line.lineTo(0.3, 0.0)
    device = QPdfWriter(buffer)
    with QPainter(device) as painter:
        view = View(QRectF(0, 0, 1, 1), 1.0, vector=True)
        painter.scale(100, 100)
        pen = pen_of(QColor(0, 0, 0, 90), 0.1, cap=FLAT)
        stroke_along(painter, [Stretch(start, line)], pen, (0.5, 0.5), view)
    streams = re.findall(rb"/FlateDecode[^>]*>>\s*stream\r?\n(.*?)endstream", buffer.data().data(), re.DOTALL)
    page = b"".join(map(zlib.decompress, streams))
    assert not re.search(rb"gs\s+h", page)
    assert bool(re.search(rb" m\s.*?\bf", page, re.DOTALL)) == painted


def test_dashes_without_width_draw_nothing() -> None:
    """A style may leave a road no width: its ruts have none then, and its other lines are painted still."""
    shown = [QImage(40, 8, QImage.Format.Format_ARGB32) for _ in range(2)]
    for image, dashes in zip(shown, ((), (0.5, 0.5)), strict=True):
        image.fill(0)
        line = QPainterPath(QPointF(0, 4))
        line.lineTo(40, 4)
        with QPainter(image) as painter:
            view = View(QRectF(0, 0, 40, 8), 1.0)
            stroke_along(painter, [Stretch(0.0, line)], pen_of(QColor("red"), 0.0), dashes, view)
    assert [image.pixelColor(20, 4).alpha() > 0 for image in shown] == [True, False]


def test_a_dash_across_steps_of_a_taper_is_one() -> None:
    """Of ink that shows through nothing is laid on twice, and dashes in paces begin where the last step left off."""
    image = QImage(40, 8, QImage.Format.Format_ARGB32)
    image.fill(0)
    steps = []
    for start, wide, paced in ((0, 2.0, 0.0), (10, 2.02, 5.0), (20, 2.04, 9.95)):
        line = QPainterPath(QPointF(start, 4))
        line.lineTo(start + 10, 4)
        steps.append(Stretch(start, line, wide, tapers=True, paced=paced))
    with QPainter(image) as painter:
        view, pen = View(QRectF(0, 0, 40, 8), 1.0), pen_of(QColor(255, 0, 0, 100), 2.0, cap=FLAT)
        stroke_along(painter, steps, pen, (7.0, 2.0), view, in_paces=True)
    alphas = [image.pixelColor(x, 4).alpha() for x in range(30)]
    assert max(alphas) <= 101
    assert [x for x, alpha in enumerate(alphas) if alpha < 50] == [14, 15, 16, 17]


def test_dashes_in_paces_fit_their_way() -> None:
    """A trail's last dash reaches what it runs into, as its first does: a gap there looked as if it ended before."""
    image = QImage(44, 8, QImage.Format.Format_ARGB32)
    image.fill(0)
    line = QPainterPath(QPointF(0, 4))
    line.lineTo(44, 4)
    way = Stretch(0.0, line, 2.0, paces=22.0)
    with QPainter(image) as painter:
        view, pen = View(QRectF(0, 0, 44, 8), 1.0), pen_of(QColor("red"), 2.0, cap=FLAT)
        stroke_along(painter, [way], pen, (6.0, 4.0), view, shift=3.0, in_paces=True)
    shown = [image.pixelColor(x, 4).alpha() > 128 for x in range(44)]
    assert shown == shown[::-1]
    assert (shown[0], shown[11], shown[22]) == (True, False, True)


def test_chance_is_the_same_each_time() -> None:
    """The same keys give the same numbers, others give others; scattered points keep their distance across edges."""
    assert chance("a", 1).random() == chance("a", 1).random()
    assert chance("a", 1).random() != chance("a", 2).random()
    points = scattered(6.0, 1.0, "test")
    assert len(points) > 15
    for number, (x, y) in enumerate(points):
        for a, b in points[:number]:
            dx, dy = abs(x - a), abs(y - b)
            assert min(dx, 6 - dx) ** 2 + min(dy, 6 - dy) ** 2 >= 1


def test_what_textures_are_strewn_with_is_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds what would be worked out, for all that patterns ask: `make fresh` writes it anew where this fails."""
    assert [scattered(*asked) for asked in SHIPPED] == [made_scattered(*asked) for asked in SHIPPED]
    worked_out: list[object] = []

    def working_out(*asked: object) -> tuple[()]:
        worked_out.append(asked)
        return ()

    monkeypatch.setattr("bob_editor.render.kit.chance.made_scattered", working_out)
    scattered.cache_clear()
    for recipe in PATTERNS.values():
        recipe(QColor("green"), QColor("black"))
    scattered.cache_clear()
    assert not worked_out


def test_letters_are_the_program_s_own() -> None:
    """The font comes from the package, so that pictures are the same everywhere."""
    assert family() == "DejaVu Sans"
    path, rect = outline("E4")
    assert not path.isEmpty()
    assert 0.5 < rect.height() < 1.0


def test_areas_survive_the_way_to_shapes_and_back() -> None:
    """A path with a hole gives its area and comes back as a path that fills the same."""
    path = QPainterPath()
    path.addRect(QRectF(0, 0, 10, 10))
    hole = QPainterPath()
    hole.addRect(QRectF(2, 2, 3, 3))
    path.addPath(hole.toReversed())
    area = area_of(path)
    assert area.area == pytest.approx(91)
    assert Polygon([(3, 3), (4, 3), (4, 4)]).disjoint(area)
    back = path_of(area)
    assert not back.contains(QRectF(3, 3, 1, 1))
    assert back.contains(QRectF(6, 6, 2, 2))


def test_what_is_cut_stays_round() -> None:
    """A tree's crown at the edge of its woods was a hexagon in a print: curves were flattened to half a unit."""
    crown = QPainterPath()
    crown.addEllipse(QPointF(3, 4), 0.4, 0.4)
    assert area_of(crown).area == pytest.approx(math.pi * 0.4**2, rel=0.02)


def test_what_lies_in_a_hole_is_part_of_the_area() -> None:
    """An island in a hole, and what lies over another's hole, are filled by winding, so they are part of the area."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    hole = QPainterPath()
    hole.addRect(QRectF(2, 2, 4, 4))
    for rect in (QRectF(0, 0, 10, 10), QRectF(3, 3, 1, 1), QRectF(5, 5, 3, 3)):
        path.addRect(rect)
        if rect.x() == 0:
            path.addPath(hole.toReversed())
    area = area_of(path)
    assert area.area == pytest.approx(100 - 16 + 1 + 1)
    assert path.contains(QPointF(3.5, 3.5))


@pytest.mark.parametrize("pattern", sorted(PATTERNS))
def test_textures_repeat_without_seams(pattern: str) -> None:
    """What a texture's square shows at its left edge goes on at its right: no mark is cut off."""
    style = Style(_bare())
    texture = style.texture_of(pattern, QColor("#808060"), QColor("#303020"))
    assert texture is not None
    side = 12 * 12
    brush = texture.brush(side / PERIOD).textureImage()
    steps = [
        sum(_unlike(brush, x, (x + 1) % side, y) for y in range(0, side, 2))
        for x in (side - 1, side // 2, side // 3)
    ]
    assert steps[0] < 3 * max(steps[1:]) + 500


def _unlike(image: QImage, first: int, second: int, y: int) -> int:
    a, b = image.pixelColor(first, y), image.pixelColor(second, y)
    return abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())


def _bare() -> Ruleset:
    return Ruleset("bare", "Bare", {}, {}, {})


def test_looks_have_defaults() -> None:
    """A ruleset without styles, levels or colours is painted all the same, in both themes."""
    for theme in Theme:
        style = Style(_bare(), theme)
        assert style.look("anything").fill.isValid()
        assert style.level(7).fill == style.level(3).fill
        assert style.level(-5).fill == style.level(-1).fill
    assert Style(_bare(), "dark").look("x").fill != Style(_bare()).look("x").fill


def test_terrains_read_apart_in_grey(rules: Ruleset, style: Style) -> None:
    """Woods, orchard and wheat side by side differ by their mean grey."""
    greys: list[float] = []
    for terrain in ("woods", "orchard", "wheat"):
        texture = style.texture(style.look(terrain))
        assert texture is not None
        image = texture.brush(8).textureImage()
        total = [float(image.pixelColor(x, y).lightness()) for x in range(0, 96, 5) for y in range(0, 96, 5)]
        greys.append(sum(total) / len(total))
    assert greys[0] + 30 < greys[1]
    assert greys[0] + 30 < greys[2]


def test_thumbnail_fits(village: Board, rules: Ruleset) -> None:
    """A thumbnail has the size asked for, the board in its middle and nothing beside it."""
    image = thumbnail(Ground(village, rules), QSize(120, 400))
    assert image.size() == QSize(120, 400)
    assert image.pixelColor(60, 200).alpha() == 255
    assert image.pixelColor(60, 2).alpha() == 0


def test_a_scan_lies_where_its_points_say(rules: Ruleset, tmp_path: Path) -> None:
    """The underlay's pixels fall on the hexes that they were pinned to; a missing file changes nothing."""
    grid = Grid(7, 6)
    scan = QImage(70, 60, QImage.Format.Format_RGB32)
    scan.fill(QColor("#ffffff"))
    for x in range(18, 23):
        for y in range(28, 33):
            scan.setPixelColor(x, y, QColor("#ff0000"))
    scan.save(str(tmp_path / "scan.png"))
    pins = (Pin((20, 30), "C3"), Pin((50, 30), "E3"))
    board = replace(Board(grid, rules.id), underlay=Underlay("scan.png", pins, 1.0))
    painter_of = BoardPainter(
        Ground(board, rules), Style(rules), frozenset({"ground", "underlay"}), folder=tmp_path
    )
    image = _painted(painter_of)
    place = Proportions(grid.frame)
    dot_x, dot_y = place.dot(grid.hex("C3"))
    left, top = painter_of.bounds.left(), painter_of.bounds.top()
    assert image.pixelColor(int((dot_x - left) * 10), int((dot_y - top) * 10)).red() > 200
    assert image.pixelColor(int((dot_x - left) * 10), int((dot_y - top) * 10)).green() < 60
    gone = replace(board, underlay=Underlay("gone.png", pins))
    bare = replace(board, underlay=None)
    assert _painted(BoardPainter(Ground(gone, rules), Style(rules))) == _painted(
        BoardPainter(Ground(bare, rules), Style(rules))
    )


def _painted(painter_of: BoardPainter) -> QImage:
    bounds = painter_of.bounds
    image = QImage(int(bounds.width() * 10), int(bounds.height() * 10), QImage.Format.Format_RGB32)
    image.fill(QColor("#888888"))
    painter = QPainter(image)
    painter.scale(10, 10)
    painter.translate(-bounds.topLeft())
    painter_of.paint(painter, bounds, scale=10)
    painter.end()
    return image


def _paint_all(shapes: tuple[QPainterPath, ...], width: float, part: Inside) -> None:
    for shape in shapes:
        part.paint(shape, QColor("red"), width)


def test_of_what_lies_outside_nothing_is_written() -> None:
    """A PDF's path of no point, closed and filled, is a fault of the page to those who read it."""
    area, beside = QPainterPath(), QPainterPath()
    area.addRect(QRectF(0, 0, 10, 10))
    beside.addRect(QRectF(20, 0, 10, 10))
    for width in (0.0, 1.0):
        sizes = []
        for shapes in ((), (beside,)):
            picture = QPicture()
            with QPainter(picture) as painter:
                view = View(QRectF(0, 0, 30, 30), 1.0, vector=True)
                inside(painter, area, view, partial(_paint_all, shapes, width))
            sizes.append(picture.size())
        assert sizes[0] == sizes[1]
