"""Roads, houses, woods, markers: how each is painted."""

from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from shapely.geometry import Polygon

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.made.growth import GrownHex
from bob_editor.geometry.parts import sides_of
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board, Path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.render.board.cover import canopy, houses, trees
from bob_editor.render.board.painter import ALL_LAYERS, LAYERS, BoardPainter
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.styles.shelf import shipped_sheet
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset
from tests.render.board.painter.at_hand import Paint, Pixel, areas


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
        image = paint(replace(plain, paths=(path,)), layers=frozenset({"paths"}), own_style=drawn_in)
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


def test_what_grows_of_a_level_is_looked_up_once(
    village: Board, paint: Paint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The ground, the slope, the crest line and its ticks show the same; hexes without any aren't asked again."""
    asked: Counter[tuple[Hex, int]] = Counter()
    grown = Ground.grown_contour

    def counted(ground: Ground, at: Hex, level: int) -> GrownHex | None:
        asked[at, level] += 1
        return grown(ground, at, level)

    monkeypatch.setattr(Ground, "grown_contour", counted)
    paint(village, 16.0)
    assert set(asked.values()) == {1}
    assert {level for _, level in asked} == {1, 2}
