"""What is painted is what LOS sees."""

import math
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from shapely.geometry import Point

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import sides_of
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style, Theme
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from tests.render.board.painter.at_hand import Paint, Pixel, areas

SURFACES = frozenset({"ground", "artwork"})


@pytest.mark.parametrize("terrain", ["woods", "building_stone", "wheat", "orchard", "river", "gully"])
@pytest.mark.parametrize("scale", [16.0, 64.0])
def test_painted_outline_is_the_ground_s(
    plain: Board, rules: Ruleset, paint: Paint, pixel_of: Pixel, terrain: str, scale: float
) -> None:
    """A pixel well inside the artwork is painted with it; one outside, beyond line and shadow, is as if it weren't."""
    small = replace(plain, grid=replace(plain.grid, columns=5, rows=5))
    board = edits.paint_terrain(small, [small.grid.hex(name) for name in ("C2", "C3", "D3")], [terrain])
    x, y = small.grid.frame.centre(small.grid.hex("B4"))
    if "artwork" in rules.terrains[terrain].places:
        board = edits.add_artwork(
            board, Artwork(terrain, ((x - 1, y - 0.8), (x + 1.2, y - 0.5), (x + 0.4, y + 0.9)))
        )
    with_it, without = (paint(one, scale, layers=SURFACES) for one in (board, small))
    bounds = BoardPainter(Ground(board, rules), Style(rules)).bounds
    shapes = areas(board, rules, terrain)
    union = shapes[0].union(shapes[1]).union(shapes[2])
    for shape in shapes[3:]:
        union = union.union(shape)
    core = union.buffer(-0.08)
    draw = Random(terrain)
    inside = outside = 0
    for _ in range(400):
        px = draw.uniform(bounds.left() + 0.2, bounds.right() - 0.2)
        py = draw.uniform(bounds.top() + 0.2, bounds.bottom() - 0.2)
        point = Point(px, py)
        differs = pixel_of(with_it, bounds, scale, px, py) != pixel_of(without, bounds, scale, px, py)
        if core.contains(point):
            inside += 1
            assert differs, (px, py)
        elif union.distance(point) > 0.5:
            outside += 1
            assert not differs, (px, py)
    assert inside > 10
    assert outside > 40


def test_outline_is_exact_to_the_pixel(rules: Ruleset, paint: Paint, pixel_of: Pixel, style: Style) -> None:
    """Across an edge the fill ends within a pixel of where the ground says: no cosmetic offset."""
    grid = Grid(5, 5)
    board = edits.paint_terrain(Board(grid, rules.id), [grid.hex("C3")], ["building_wood"])
    scale = 40.0
    bounds = BoardPainter(Ground(board, rules), style).bounds
    image = paint(board, scale, layers=frozenset({"artwork"}))
    shape = areas(board, rules, "building_wood")[0]
    left, top, right, bottom = shape.bounds
    line = style.look("building_wood").line
    for x in (left + 0.5 * (right - left), left + 0.4 * (right - left)):
        # Just inside the upper edge lies the roof, just outside it the wall's line.
        assert pixel_of(image, bounds, scale, x, top - 1.5 / scale) == line
        assert pixel_of(image, bounds, scale, x, top + 2.0 / scale) != line
        assert pixel_of(image, bounds, scale, x, bottom + 1.5 / scale) == line


def test_same_board_same_picture(village: Board, rules: Ruleset, paint: Paint) -> None:
    """Nothing is drawn by chance: another painter and style give the same pixels."""
    assert paint(village) == paint(village, own_style=Style(rules))


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("scale", [1.2, 3.0, 7.0, 16.0, 70.0])
def test_paints_everything_at_any_scale(plain: Board, rules: Ruleset, theme: Theme, scale: float) -> None:
    """Every terrain of the ruleset, as hex, side and path, is painted at every level of detail."""
    grid = plain.grid
    board = plain
    places = iter(grid.hexes)
    for terrain, row in rules.terrains.items():
        at = next(places)
        if "hexes" in row.places:
            board = edits.paint_terrain(board, [at], [terrain])
        if "sides" in row.places:
            board = edits.put_on_sides(board, sides_of(at)[:2], terrain)
        if "paths" in row.places:
            board = edits.add_path(board, terrain, (at, at.neighbour(3), at.neighbour(3).neighbour(2)))
    painter_of = BoardPainter(Ground(board, rules), Style(rules, theme))
    region = painter_of.bounds.intersected(QRectF(2, 2, 600 / scale, 600 / scale))
    image = QImage(
        math.ceil(region.width() * scale), math.ceil(region.height() * scale), QImage.Format.Format_RGB32
    )
    image.fill(QColor("#ff00ff"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-region.topLeft())
    painter_of.paint(painter, region, scale=scale)
    painter.end()
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle != QColor("#ff00ff")


def test_nothing_is_painted_beyond_the_board(village: Board, paint: Paint) -> None:
    """The margin around the board stays as it was."""
    image = paint(village)
    assert all(
        image.pixelColor(x, y).alpha() == 0 for x in range(image.width()) for y in (0, 1, image.height() - 1)
    )
