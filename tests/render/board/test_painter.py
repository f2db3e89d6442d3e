"""The board's picture: what is painted is what LOS sees, and repainting a part gives the whole."""

import math
from collections.abc import Callable, Iterable
from random import Random

import numpy as np
import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from shapely.geometry import Point, Polygon

from bob_editor.editing.drawing.following_rings import cut_terrain
from bob_editor.editing.drawing.natural_outlines import draw_naturally
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import sides_of
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board, Contour, HexContent, Label, Path
from bob_editor.model.change import difference
from bob_editor.model.drawn_paths import redrawn
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.lettering_along import bent
from bob_editor.model.scenario import PlacedBoard
from bob_editor.render.board import terrain_names
from bob_editor.render.board.cover import canopy, houses, trees
from bob_editor.render.board.labels import NUMBER_HEIGHT, _number_at
from bob_editor.render.board.painter import ALL_LAYERS, LAYERS, BoardPainter
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.board.terrain_names import _named, halved, shortened
from bob_editor.render.kit.lettering import placed
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style, Theme
from bob_editor.render.styles.shelf import shipped_sheet
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset
from tests.render.conftest import origin

Paint = Callable[..., QImage]
Pixel = Callable[[QImage, QRectF, float, float, float], QColor]
SURFACES = frozenset({"ground", "artwork"})


def areas(board: Board, rules: Ruleset, terrain: str) -> list[Polygon]:
    """A terrain's artwork in true proportions, by the ground's word."""
    ground = Ground(board, rules)
    place = Proportions(board.grid.frame)
    grown = [(at, ground.grown(at, terrain)) for at in board.grid.hexes]
    rings = [[place.milli(node, place.dot(at)) for node in one.ring] for at, one in grown if one is not None]
    rings += [ring for piece in ground.drawn if piece.terrain == terrain for ring in place.rings(piece.area)]
    return [Polygon(ring) for ring in rings]


@pytest.mark.parametrize("terrain", ["woods", "building_stone", "wheat", "orchard", "river", "gully"])
@pytest.mark.parametrize("scale", [16.0, 64.0])
def test_painted_outline_is_the_ground_s(
    plain: Board, rules: Ruleset, paint: Paint, pixel_of: Pixel, terrain: str, scale: float
) -> None:
    """A pixel well inside the artwork is painted with it; one outside, beyond line and shadow, is as if it weren't."""
    small = evolve(plain, grid=evolve(plain.grid, columns=5, rows=5))
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


def test_two_halves_make_the_whole(village: Board, rules: Ruleset, style: Style, paint: Paint) -> None:
    """Tiles fit each other: a region painted by itself has the pixels of the whole picture."""
    scale = 16.0
    whole = paint(village, scale)
    painter_of = BoardPainter(Ground(village, rules), style)
    bounds = painter_of.bounds
    left, top = 4 - round(bounds.left() * scale), 4 - round(bounds.top() * scale)
    for x, y in ((0, 0), (256, 0), (256, 128)):
        tile = QImage(256, 128, QImage.Format.Format_ARGB32_Premultiplied)
        tile.fill(0)
        painter = QPainter(tile)
        painter.translate(left - x, top - y)
        painter.scale(scale, scale)
        painter_of.paint(
            painter, QRectF((x - left) / scale, (y - top) / scale, 256 / scale, 128 / scale), scale=scale
        )
        painter.end()
        assert (
            _unlike(tile, whole.copy(x, y, 256, 128)) < 40
        )  # a curve begun elsewhere may round a pixel otherwise


def _unlike(one: QImage, other: QImage) -> int:
    """How many pixels differ by more than rounding."""
    first, second = (
        np.frombuffer(image.constBits(), dtype=np.uint8).reshape(image.height(), -1, 4).astype(int)
        for image in (one, other)
    )
    return int((abs(first - second).max(axis=2) > 8).sum())


def _blank(images: Iterable[QImage], dirty: QRectF, bounds: QRectF, scale: float) -> None:
    """Clear a rectangle of the board in its pictures."""
    left, top = origin(bounds, scale)
    pixels = QRectF(
        dirty.x() * scale + left, dirty.y() * scale + top, dirty.width() * scale, dirty.height() * scale
    ).adjusted(-1, -1, 1, 1)
    for image in images:
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(pixels, Qt.GlobalColor.transparent)
        painter.end()


def test_repainting_what_changed_is_enough(
    village: Board, rules: Ruleset, style: Style, paint: Paint
) -> None:
    """After any edit, the rectangle that ``changed`` returns brings an old picture up to date."""
    scale = 12.0
    draw = Random(5)
    board = village
    kept = BoardPainter(Ground(board, rules), style)
    image = paint(board, scale, painter_of=kept)
    hexes = board.grid.hexes
    x, y = board.grid.frame.centre(board.grid.hex("E6"))
    ring = ((x - 2.5, y - 0.5), (x + 1, y - 1), (x + 2, y + 1.2))
    bend = (Knot((x - 4, y)), Knot((x + 4, y + 3), (x, y - 6)))
    steps = [
        lambda one, at: edits.paint_terrain(one, [at], ["woods"]),
        lambda one, at: edits.paint_terrain(one, [at], ["building_stone"]),
        lambda one, at: edits.paint_level(one, [at], 2),
        lambda one, at: edits.put_on_sides(one, sides_of(at)[1:3], "hedgerow"),
        lambda one, at: edits.add_path(one, "road", (at, at.neighbour(2), at.neighbour(2).neighbour(3))),
        lambda one, at: edits.erase_hexes(one, [at]),
        lambda one, _at: edits.add_artwork(one, Artwork("wheat", ring)),
        lambda one, _at: edits.replace_artwork(one, 0, None),
        lambda one, _at: edits.replace_contour(one, 0, None),
        lambda one, _at: evolve(one, labels=(Label("Ford", (x, y), floating=True),)),
        lambda one, _at: edits.paint_terrain(one, [one.grid.hex("E6")], ["building_stone"]),
        lambda one, _at: evolve(one, labels=(bent(one.grid.frame, one.labels[-1], bend),)),
    ]
    for step in steps:
        after = step(board, draw.choice(hexes))
        dirty = kept.changed(difference(board, after), Ground(after, rules))
        assert dirty is not None
        bounds = kept.bounds
        left, top = 4 - round(bounds.left() * scale), 4 - round(bounds.top() * scale)
        painter = QPainter(image)
        painter.translate(left, top)
        painter.scale(scale, scale)
        pixels = QRectF(
            math.floor(dirty.left() * scale) / scale, math.floor(dirty.top() * scale) / scale,
            (math.ceil(dirty.width() * scale) + 2) / scale, (math.ceil(dirty.height() * scale) + 2) / scale,
        )  # fmt: skip
        painter.setClipRect(pixels)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(pixels, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        kept.paint(painter, pixels, scale=scale)
        painter.end()
        assert _unlike(image, paint(after, scale)) < 60
        board = after


def test_a_hex_s_bridge_comes_back_whole(paint: Paint) -> None:
    """As the drawn one that it gave way to is deleted, though that lay beside the dot and covered little of the hex."""
    grid, rules, scale = Grid(6, 6), ruleset("combat-commander-pacific"), 24.0
    at = grid.hex("C3")
    x, y = grid.frame.centre(at)
    ring = ((x + 1, y - 0.2), (x + 1.4, y - 0.2), (x + 1.4, y + 0.2), (x + 1, y + 0.2))
    board = edits.add_path(Board(grid, rules.id), "road", [grid.hex(f"C{row}") for row in "2345"])
    board = edits.paint_terrain(board, [at], ["bridge"])
    drawn = evolve(board, artwork=(Artwork("bridge", ring),))
    kept, anew = (BoardPainter(Ground(one, rules), Style(rules)) for one in (drawn, board))
    former, fresh = paint(drawn, scale, painter_of=kept), paint(board, scale, painter_of=anew)
    assert _unlike(former, fresh) > 500
    dirty = kept.changed(difference(drawn, board), anew.ground)
    assert dirty is not None
    _blank((former, fresh), dirty, kept.bounds, scale)
    assert former == fresh


def test_levels_that_grow_otherwise_are_painted_anew_everywhere(style: Style) -> None:
    """In a game where contours grow of painted levels alone: a level that is painted and drawn no longer is one."""
    grid, rules = Grid(5, 4), ruleset("last-hundred-yards")
    at = grid.hex("B2")
    x, y = grid.centre(at)
    ring = Contour(2, ((x - 1, y - 1), (x + 1, y - 1), (x, y + 1)))
    board = Board(grid, rules.id, hexes={at: HexContent(level=2)}, contours=(ring,))
    kept, after = BoardPainter(Ground(board, rules), style), evolve(board, contours=())
    assert kept.changed(difference(board, after), Ground(after, rules)) == kept.bounds


def test_hills_by_terrain_get_their_crests_everywhere() -> None:
    """Theirs show as soon as a hex anywhere is painted as high: a rectangle around that one isn't enough."""
    grid, rules = Grid(5, 4), ruleset("memoir-44")
    board = edits.paint_terrain(Board(grid, rules.id), [grid.hex("A1")], ["hill"])
    kept, after = (
        BoardPainter(Ground(board, rules), Style(rules)),
        edits.paint_level(board, [grid.hex("E4")], 1),
    )
    assert kept.changed(difference(board, after), Ground(after, rules)) == kept.bounds


def test_another_grid_is_painted_anew(village: Board, rules: Ruleset, style: Style) -> None:
    """Where everything differs there is no rectangle, and the bounds are the new board's."""
    kept = BoardPainter(Ground(village, rules), style)
    wider = evolve(village, grid=evolve(village.grid, columns=11))
    before = kept.bounds
    assert kept.changed(difference(village, wider), Ground(wider, rules)) is None
    assert kept.bounds.width() > before.width()


@pytest.mark.parametrize("plain", ["flat-top"], indirect=True)
def test_layers_can_be_left_out(village: Board, paint: Paint) -> None:
    """Each layer that has something to show makes a difference; without any, nothing is painted."""
    everything = paint(village, layers=ALL_LAYERS)
    for layer in LAYERS:
        if layer not in ("markers", "underlay"):
            assert paint(village, layers=ALL_LAYERS - {layer}) != everything, layer
    assert paint(village, layers=frozenset()).pixelColor(100, 100).alpha() == 0


@pytest.mark.parametrize("look", ["painted", "clean"])
@pytest.mark.parametrize("terrain", ["road", "path", "stream"])
def test_paths_are_as_wide_as_they_are_drawn(
    plain: Board, rules: Ruleset, paint: Paint, terrain: str, look: str
) -> None:
    """In every style: twice the width shows, on the whole and along the way, and so does half of it."""
    x, y = plain.grid.frame.centre(plain.grid.hex("E4"))
    knots, drawn_in = [Knot((x - 6, y)), Knot((x + 6, y + 1))], Style(rules, sheet=shipped_sheet(look))
    areas = []
    for width, widths in ((0.5, ()), (1.0, ()), (1.0, (1.0, 3.0)), (2.0, ())):
        path = redrawn(plain.grid, Path(terrain, (), width=width), knots, widths)
        image = paint(evolve(plain, paths=(path,)), layers=frozenset({"paths"}), own_style=drawn_in)
        alpha = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)[:, 3::4]
        areas.append(int((alpha > 60).sum()))
    half, one, tapered, double = areas
    assert half < 0.8 * one
    assert 1.3 * one < tapered
    assert 1.3 * one < double


def test_a_courtyard_is_no_roof(paint: Paint, rules: Ruleset, style: Style, pixel_of: Pixel) -> None:
    """LOS sees no building there, and neither does who looks at the map."""
    ring, hole = ((4, 2), (12, 2), (12, 10), (4, 10)), ((6, 4), (10, 4), (10, 8), (6, 8))
    board = edits.add_artwork(Board(Grid(5, 4), rules.id), Artwork("building_stone", ring, (hole,)))
    bounds = BoardPainter(Ground(board, rules), style).bounds
    middle = Proportions(board.grid.frame).point((8, 6))
    image = paint(board, layers=frozenset({"artwork"}))
    assert pixel_of(image, bounds, 16.0, middle.x(), middle.y()).alpha() == 0


def test_crowns_have_shadows_however_large(
    rules: Ruleset, style: Style, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In print and in drawings as in the window, where crowns are sprites."""
    shades: list[object] = []
    monkeypatch.setattr(canopy, "draw_shade", lambda _painter, *shade: shades.append(shade))
    board = Board(Grid(1, 1), rules.id)
    paint(edits.paint_terrain(board, board.grid.hexes, ["woods"]), 70.0, layers=frozenset({"artwork"}))
    assert len(shades) > 5


def test_woods_have_trees_far_from_any_edge(rules: Ruleset, style: Style) -> None:
    """In the midst of a map full of woods no edge is near, and all that is drawn on the map was left out."""
    board = Board(Grid(5, 5), rules.id)
    scenery = Scenery(Ground(edits.paint_terrain(board, board.grid.hexes, ["woods"]), rules), style)
    at = board.grid.hex("C3")
    midst = Patch((at,), scenery.place.rect([at], 0.0), 0)
    assert len(canopy._grown_crowns(scenery, "woods", "woods", midst)) > 5


def test_a_small_orchard_that_lies_askew_is_full_of_trees(rules: Ruleset, style: Style) -> None:
    """Rows lay as the hexes do, and a plot of a hex's size that didn't had two or none: nobody saw where it ends."""
    ring = ((8.0, 4.0), (11.0, 5.0), (10.0, 6.6), (7.0, 5.6))
    board = edits.add_artwork(Board(Grid(7, 6), rules.id), Artwork("orchard", ring))
    scenery = Scenery(Ground(board, rules), style)
    (drawn,) = scenery.drawn_pieces("orchard", QRectF(0, 0, 30, 30))
    found = trees._planted(scenery, drawn, 0.29)
    assert len(found) >= 8
    assert all(drawn.path.contains(QRectF(x - 0.2, y - 0.2, 0.4, 0.4)) for x, y, _ in found)


@pytest.mark.parametrize(
    ("game", "terrain", "road"),
    [
        ("combat-commander-pacific", "hut", False),
        ("last-hundred-yards", "stone_building", False),
        ("last-hundred-yards", "stone_building", True),
    ],
)
def test_houses_stand_on_the_plot_that_los_sees(game: str, terrain: str, road: bool) -> None:
    """Also where that is small, or is two halves beside a road: these were roofs as they lay, slanted and sharp."""
    rules, grid = ruleset(game), Grid(3, 3)
    board = edits.paint_terrain(Board(grid, rules.id), [grid.hex("B2")], [terrain])
    board = edits.add_path(board, "road", [grid.hex(name) for name in ("B1", "B2", "B3")]) if road else board
    scenery = Scenery(Ground(board, rules), Style(rules))
    (plot,) = areas(board, rules, terrain)
    found = list(houses._houses_in(scenery, terrain, grid.hex("B2")))
    assert len(found) == 1 + road
    for house in found:
        eaves = Polygon([(point.x(), point.y()) for point in house.eaves.toFillPolygon().toList()])
        assert plot.buffer(0.01).contains(eaves)
        assert eaves.area > 0.05 * plot.area


@pytest.mark.parametrize("terrain", ["airfield", "wadi"])
def test_a_hex_s_line_is_no_path_s(terrain: str, paint: Paint, pixel_of: Pixel) -> None:
    """A row's width is that of a path; around a hex of it lies a line as around others, no broad frame."""
    rules = ruleset("memoir-44")
    plain = Board(Grid(3, 3), rules.id)
    at = plain.grid.hex("B2")
    painter = BoardPainter(
        Ground(edits.paint_terrain(plain, [at], [terrain]), rules),
        Style(rules, sheet=shipped_sheet("clean")),
        frozenset({"artwork"}),
    )
    x, y = Proportions(plain.grid.frame).dot(at)
    image = paint(plain, painter_of=painter)
    assert pixel_of(image, painter.bounds, 16.0, x, y - 3**0.5 - 0.2).alpha() == 0


def test_a_drawn_house_has_no_wall_of_another_s_plot(paint: Paint, rules: Ruleset, style: Style) -> None:
    """It looks the same whether some hex far away lists its terrain or not."""
    ring = ((4.0, 3.0), (6.0, 3.0), (6.0, 5.0), (4.0, 5.0))
    board = edits.add_artwork(Board(Grid(7, 4), rules.id), Artwork("building_stone", ring))
    beside = edits.paint_terrain(board, [board.grid.hex("G4")], ["building_stone"])
    alone, two = (paint(one, 12.0, layers=frozenset({"artwork"})) for one in (board, beside))
    left = alone.rect().adjusted(0, 0, -alone.width() // 2, 0)
    assert alone.copy(left) == two.copy(left)


def test_unknown_terrain_shows(
    plain: Board, paint: Paint, rules: Ruleset, style: Style, pixel_of: Pixel
) -> None:
    """A terrain and a hexside feature that the ruleset doesn't know are marked, and break nothing."""
    at = plain.grid.hex("C3")
    board = edits.paint_terrain(plain, [at], ["lava"])
    board = edits.put_on_sides(board, sides_of(plain.grid.hex("E5"))[:1], "force_field")
    board = edits.add_path(board, "canal_of_mars", (plain.grid.hex("F3"), plain.grid.hex("F4")))
    assert paint(board) != paint(plain)


def test_markers_lie_on_the_board(plain: Board, rules: Ruleset, style: Style, paint: Paint) -> None:
    """Every kind of marker is painted, with its facing, also several in one hex."""
    at = plain.grid.hex("D4")
    bare = paint(plain)
    names = plain.grid.frame
    for name, row in rules.rows("markers").items():
        facing = {"side": names.side_names[1], "spine": names.corner_names[1]}.get(str(row.get("facing")))
        painter_of = BoardPainter(
            Ground(plain, rules), style, laid=[Marker(name, at, facing), Marker(name, at)]
        )
        assert paint(plain, painter_of=painter_of) != bare, name


@pytest.mark.parametrize("seed", range(3))
def test_a_mended_picture_is_a_fresh_one(
    village: Board, rules: Ruleset, style: Style, paint: Paint, seed: int
) -> None:
    """However small the rectangle that ``changed`` returns, nothing differs outside it; and nothing old is kept."""
    scale = 12.0
    dice = Random(seed)
    board = village if seed else draw_naturally(village, rules)
    kept = BoardPainter(Ground(board, rules), style)
    before = paint(board, scale)
    brushes = (
        "woods",
        "orchard",
        "palm_trees",
        "building_stone",
        "gully",
        "ridge",
        "wheat",
        "stream",
        "river",
    )
    for _ in range(8):
        at = dice.choice(board.grid.hexes)
        after = (
            edits.paint_level(board, [at], dice.choice((0, 1, 2)))
            if dice.random() < 0.3
            else edits.paint_terrain(cut_terrain(board, [at]), [at], [dice.choice(brushes)])
        )
        change = difference(board, after)
        if not change:
            continue
        dirty = kept.changed(change, kept.ground.after(after, change))
        assert dirty is not None
        fresh = paint(after, scale)
        assert paint(after, scale, painter_of=kept) == fresh
        whole = fresh.copy()
        assert kept.bounds.width() * kept.bounds.height() > dirty.width() * dirty.height()
        _blank((before, fresh), dirty, kept.bounds, scale)
        # Where an outline begins elsewhere, a pixel that the board's edge cuts may round otherwise.
        assert _unlike(before, fresh) < 4, (board.grid.label(at), change)
        before, board = whole, after


def test_gaps_between_boards_stay_empty(rules: Ruleset, paint: Paint) -> None:
    """Where a joined map has no board nothing is painted: neither its ground nor half hexes' outer halves."""
    edges = tuple((edge, "half") for edge in ("top", "right", "bottom", "left"))
    grid = Grid(5, (4, 5), shift="up", first_row=(1, 0), edges=edges)  # type: ignore[arg-type]
    board = Board(grid, rules.id)
    laid = [
        Laid(PlacedBoard("1.board.json", "1", (0, 0)), board),
        Laid(PlacedBoard("2.board.json", "2", (12, 4)), board),
    ]
    joined = join(laid, rules.id)
    image = paint(joined.board, 16.0)
    place = Proportions(joined.grid.frame)
    left, top, right, bottom = joined.grid.bounds
    across, down = origin(QRectF(place.point((left, top)), place.point((right, bottom))), 16.0)

    def shown(x: float, y: float) -> bool:
        point = place.point((x, y)) * 16.0
        return image.pixelColor(round(point.x()) + across, round(point.y()) + down).alpha() > 0

    assert shown(6, 4)
    assert shown(18, 8)
    assert not shown(18, 2)
    assert not shown(18, 2.8)
    assert not shown(6, 10)


def test_names_of_terrains_are_shortened_until_they_fit() -> None:
    """They may take two lines; then the longest word gives way first, and two letters of each stay."""
    assert halved("Small terrain feature") == ["Small terrain", "feature"]
    assert halved("Wheat") == ["Wheat"]
    least = "Sm. te. fe."  # codespell:ignore te
    fits = {21: "Small terrain feature", 17: "Small terr. feat.", 11: least, 3: least}
    for most, said in fits.items():
        assert shortened("Small terrain feature", lambda words, most=most: len(words) <= most) == said


def test_names_of_terrains_stand_clear_of_dots_and_hex_names(
    village: Board, rules: Ruleset, style: Style
) -> None:
    """Where they are painted, nothing of a dot or of a hex's name is."""
    scenery = Scenery(Ground(village, rules), style)
    for patch in scenery.patches.values():
        for at in patch.hexes:
            x, y = scenery.place.dot(at)
            number = placed(village.grid.label(at), _number_at(scenery, at), NUMBER_HEIGHT).boundingRect()
            for text, spot in _named(scenery, at):
                box = placed(text, spot, terrain_names.HEIGHT).boundingRect()
                assert not box.intersects(QRectF(x - 0.16, y - 0.16, 0.32, 0.32)), text
                assert not box.intersects(number), text


@pytest.mark.parametrize("terrain", ["road", "stream"])
def test_dragging_a_drawn_path_repaints_where_it_is_drawn(
    village: Board, rules: Ruleset, style: Style, paint: Paint, terrain: str
) -> None:
    """Outside the rectangle that a moved knot returns nothing differs, and it is no larger than the drawing."""
    scale = 12.0
    x, y = village.grid.frame.centre(village.grid.hex("E6"))
    knots = [Knot((x - 8, y - 2)), Knot((x, y), (x - 2, y), (x + 2, y)), Knot((x + 8, y + 2))]
    drawn = redrawn(village.grid, Path(terrain, ()), knots, [1.0, 1.6, 0.8])
    board = evolve(village, paths=(*village.paths, drawn))
    kept = BoardPainter(Ground(board, rules), style)
    before = paint(board, scale)
    for by in ((0.5, 0.3), (1.5, -0.6), (-1.0, 1.0)):
        moved = [knots[0], knots[1].moved_to((x + by[0], y + by[1])), knots[2]]
        after = evolve(board, paths=(*board.paths[:-1], redrawn(board.grid, board.paths[-1], moved)))
        change = difference(board, after)
        dirty = kept.changed(change, kept.ground.after(after, change))
        assert dirty is not None
        assert dirty.height() < village.grid.frame.true((0, 14))[1]
        fresh = paint(after, scale)
        _blank((before, fresh), dirty, kept.bounds, scale)
        assert _unlike(before, fresh) < 4, by
        before, board = paint(after, scale), after


def test_a_path_that_is_led_on_is_repainted_at_its_end(
    village: Board, rules: Ruleset, style: Style, paint: Paint
) -> None:
    """From dot to dot likewise; and a painter that takes over shows the same, from what another one keeps."""
    scale = 12.0
    layers = frozenset({"paths"})

    def drawn(board: Board, painter_of: BoardPainter | None) -> QImage:
        return paint(board, scale, painter_of=painter_of, layers=layers)

    through = [village.grid.hex(f"{column}5") for column in "BCDEFGH"]
    led = edits.add_path(village, "stream", through[:-1])
    after = evolve(led, paths=(*village.paths, evolve(led.paths[-1], through=tuple(through))))
    kept, other = (BoardPainter(Ground(led, rules), style, layers) for _ in range(2))
    before, fresh = drawn(led, kept), drawn(after, None)
    other.take_over(kept, kept.ground)
    dirty = other.changed(difference(led, after), other.ground.after(after, difference(led, after)))
    assert dirty is not None
    assert dirty.width() < kept.bounds.width() / 2
    assert drawn(after, other) == fresh
    assert drawn(led, kept) == before
    _blank((before, fresh), dirty, kept.bounds, scale)
    assert _unlike(before, fresh) < 4


def test_a_painter_that_takes_over_leaves_the_other_one_its_picture(
    village: Board, rules: Ruleset, style: Style, paint: Paint
) -> None:
    """Also where that hasn't painted anything yet: what is pending there stayed to be seen."""
    after = edits.paint_terrain(village, [village.grid.hex("B2")], ["orchard"])
    kept, other = (BoardPainter(Ground(village, rules), style) for _ in range(2))
    other.take_over(kept, kept.ground)
    other.changed(difference(village, after), Ground(after, rules))
    assert paint(after, 6.0, painter_of=other) == paint(after, 6.0)
    assert paint(village, 6.0, painter_of=kept) == paint(village, 6.0)


@pytest.mark.parametrize("terrain", ["wheat", "bridge"])
def test_a_ring_that_is_worked_as_a_whole_is_repainted_as_a_whole(
    village: Board, rules: Ruleset, style: Style, paint: Paint, terrain: str
) -> None:
    """The rows of a field run along its long side, all of them, and so do planks, wherever a corner was moved."""
    scale = 12.0
    x, y = village.grid.frame.centre(village.grid.hex("E6"))
    top, left = ((x - 9.0, y - 4.0), (x + 9.0, y - 4.0)), ((x, y + 4.0), (x - 9.0, y + 4.0))
    board, after = (
        evolve(village, artwork=(Artwork(terrain, (*top, (x + 9.0, y + down), *left)),))
        for down in (4.0, 14.0)
    )
    kept = BoardPainter(Ground(board, rules), style)
    before, fresh = paint(board, scale), paint(after, scale)
    change = difference(board, after)
    dirty = kept.changed(change, kept.ground.after(after, change))
    assert dirty is not None
    assert paint(after, scale, painter_of=kept) == fresh
    _blank((before, fresh), dirty, kept.bounds, scale)
    assert _unlike(before, fresh) < 4
