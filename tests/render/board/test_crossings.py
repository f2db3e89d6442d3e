"""Where ways and water cross in the picture, and what lies on a tile."""

import math
from collections.abc import Callable
from unittest.mock import Mock

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Base, Board, Feature, HexContent, Path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.render.board.cover.tiles import draw_tile, is_tile
from bob_editor.render.board.crossings import _bridges, _deck, ford_line, paint_fords
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.board.scenery import Patch, Scenery
from bob_editor.render.kit.proportions import XY
from bob_editor.render.kit.strokes import Inside
from bob_editor.render.kit.style import Look, Style
from bob_editor.render.kit.view import View
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset


def _scenery(board: Board) -> Scenery:
    rules = ruleset(board.ruleset)
    return Scenery(Ground(board, rules), Style(rules))


def test_a_ford_lies_where_the_way_goes_through_the_river() -> None:
    grid = Grid(5, 5)
    board = Board(grid, "last-hundred-yards")
    at = grid.hex("C3")
    assert ford_line(_scenery(board), at, "ford") == []
    through = [grid.hex(name) for name in ("C1", "C2", "C3", "C4", "C5")]
    board = edits.add_path(board, "river", through)
    x, y = _scenery(board).place.dot(at)
    line = ford_line(_scenery(board), at, "ford")
    assert min(math.dist(one, (x, y)) for one in line) < 0.1
    assert max(math.dist(one, (x, y)) for one in line) < 1
    # The way keeps off the dot: so does the ford.
    dot_x, dot_y = grid.frame.centre(at)
    ends = [Knot((dot_x - 3, dot_y + 0.5)), Knot((dot_x + 3, dot_y + 0.5))]
    board = replace(board, paths=(*board.paths, redrawn(grid, Path("path", ()), ends)))
    low = ford_line(_scenery(board), at, "ford")
    assert abs(sum(py for _, py in low) / len(low) - y) > 0.3


@pytest.mark.parametrize("line", [[(0.0, 0.0), (0.0, 0.3), (0.0, 1.0), (0.0, 1.0), (0.0, 1.0)], [(0.0, 0.5)]])
def test_a_ford_fades_alike_to_both_ends(line: list[XY]) -> None:
    """Where curves meet a river's points are there twice: at that end a ford had an edge."""
    cut = Mock(Inside)
    paint_fords([(Look(QColor("blue"), QColor("black"), 0.3, "stream"), line)], cut)
    *stretches, _ = [call.args[0].boundingRect() for call in cut.paint.call_args_list]
    assert len(stretches) > 3
    assert [one.top() for one in stretches] == pytest.approx([1 - one.bottom() for one in stretches])
    assert len({round(one.top(), 6) for one in stretches}) == (len(stretches) if len(line) > 1 else 1)


@pytest.mark.parametrize(("orientation", "lies"), [(1, 90), (2, 150), (3, 30)])
def test_a_bridge_without_a_way_leads_across_its_river(orientation: int, lies: int) -> None:
    """Also where the river is a tile: it would float along it."""
    grid = Grid(5, 5, "pointy-top", shift="right")
    at = grid.hex("C3")
    board = Board(grid, "memoir-44", hexes={at: HexContent(terrain=(
        Feature("river", orientation=orientation, shape="straight"), Feature("bridge")))})  # fmt: skip
    line = _deck(_scenery(board), at)
    assert line.angleAtPercent(0) % 180 == pytest.approx(lies, abs=1)


def test_a_bridge_shows_beside_its_road(
    paint: Callable[..., QImage], pixel_of: Callable[..., QColor]
) -> None:
    """Its parapets stand outside of the road's verges."""
    grid = Grid(5, 5)
    board = edits.add_path(Board(grid, "last-hundred-yards"), "road", [grid.hex(f"C{row}") for row in "1234"])
    board = edits.paint_terrain(board, [grid.hex("C3")], ["bridge"])
    scenery = _scenery(board)
    painter_of = BoardPainter(scenery.ground, scenery.style, frozenset({"paths"}))
    image = paint(board, 40.0, painter_of=painter_of)
    x, y = scenery.place.dot(grid.hex("C3"))
    aside = 1.4 * scenery.style.look("road").width
    assert pixel_of(image, painter_of.bounds, 40.0, x - aside, y) == scenery.style.look("bridge").line


def test_a_bridge_that_is_drawn_lies_over_its_stream_and_is_painted_once(
    paint: Callable[..., QImage], pixel_of: Callable[..., QColor]
) -> None:
    """A second one, that the hex lists, would lie across it; verges would hide its planks."""
    grid = Grid(5, 5)
    at = grid.hex("C3")
    u, v = grid.frame.centre(at)
    ring = ((u - 1.5, v - 0.6), (u + 1.5, v - 0.6), (u + 1.5, v + 0.6), (u - 1.5, v + 0.6))
    through = [grid.hex(f"C{row}") for row in "2345"]
    board = edits.add_path(Board(grid, "combat-commander-pacific"), "stream", through)
    board = edits.paint_terrain(board, [at], ["bridge"])
    scenery = _scenery(replace(board, artwork=(Artwork("bridge", ring),)))
    painter_of = BoardPainter(scenery.ground, scenery.style)
    (left, top), look = scenery.place.dot(at), scenery.style.look("bridge")

    def seen(*layers: str) -> list[str]:
        """Down along the stream, beside the joint of two planks."""
        painter_of.layers = frozenset(layers)
        image = paint(scenery.ground.board, 40.0, painter_of=painter_of)
        return [
            pixel_of(image, painter_of.bounds, 40.0, left + 0.22, top + step * 0.1).name()
            for step in range(-5, 6)
        ]

    assert set(seen("artwork", "paths")) == {look.fill.name()}
    assert seen("artwork") == seen("artwork", "paths"), "a bridge is artwork, though it lies among paths"
    assert set(seen("paths")) > {look.line.name()}, (
        "where that is hidden, the hex has the bridge that it lists"
    )


def test_a_bridge_that_is_drawn_in_one_hex_is_none_of_the_next() -> None:
    """They share a side; the hex that only lists its bridge lost it."""
    grid = Grid(5, 5)
    hexes = grid.hex("C3"), grid.hex("C4")
    board = edits.paint_terrain(Board(grid, "combat-commander-pacific"), hexes, ["bridge"])
    scenery = _scenery(replace(board, artwork=(Artwork("bridge", grid.frame.corners(hexes[0])),)))
    found = {at: is_drawn for at, _, is_drawn in _bridges(scenery, Patch(hexes, QRectF(), 0))}
    assert found == dict(zip(hexes, (True, False), strict=True))


@pytest.mark.parametrize("terrain", ["palm_forest", "oasis", "wadi", "trench", "airfield", "church"])
def test_a_tile_shows_what_it_is(terrain: str) -> None:
    """It isn't the bare ground that it lies on: something is drawn in its midst, alike whenever it is painted."""
    style = Style(ruleset("memoir-44"))
    corners = [(2 * math.cos(turn * math.pi / 3), 2 * math.sin(turn * math.pi / 3)) for turn in range(6)]

    def painted(variant: int) -> QImage:
        image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            painter.translate(60, 60)
            painter.scale(26, 26)
            draw_tile(painter, style, terrain, corners, variant)
        return image

    midst = QRectF(30, 30, 60, 60).toRect()
    first, again, other = painted(0), painted(0), painted(1)
    tones = {first.pixelColor(x, y).lightness() // 12 for x in range(30, 90) for y in range(30, 90)}
    assert len(tones) > 2
    assert first == again
    assert first.copy(midst) != other.copy(midst)


def test_what_a_board_prints_is_no_tile() -> None:
    """The sea of a beach board is one, not a piece in each hex; on open country a hex of ocean is a piece."""
    grid, view = Grid((7, 6), 6, "pointy-top"), View(QRectF(), 16.0)
    beach = Board(
        grid, "memoir-44", base=Base(face="beach"), hexes={grid.hex("C1"): HexContent((Feature("town"),))}
    )
    assert [is_tile(_scenery(beach), one, view) for one in ("ocean", "beach", "town")] == [False, False, True]
    country = replace(
        beach, base=Base(face="country"), hexes={grid.hex("C1"): HexContent((Feature("ocean"),))}
    )
    assert is_tile(_scenery(country), "ocean", view)


def test_a_hollow_s_shadow_stays_in_it_in_a_drawing() -> None:
    """An SVG can't clip: what would run over the edge is cut, not laid on as a line about it."""
    style = Style(ruleset("memoir-44"))
    buffer, drawing = QBuffer(), QSvgGenerator()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing.setOutputDevice(buffer)
    corners = [(2 * math.cos(turn * math.pi / 3), 2 * math.sin(turn * math.pi / 3)) for turn in range(6)]
    with QPainter(drawing) as painter:
        draw_tile(painter, style, "wadi", corners, 0)
    assert b'stroke-width="0.5"' not in buffer.data().data()
