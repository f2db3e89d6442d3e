"""Repainting a part gives the whole."""

import math
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import sides_of
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board, Contour, HexContent, Label
from bob_editor.model.change import difference
from bob_editor.model.lettering_along import bent
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.kit.style import Style
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset
from tests.render.board.painter.at_hand import Paint, _blank, _unlike


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
        lambda one, _at: replace(one, labels=(Label("Ford", (x, y), floating=True),)),
        lambda one, _at: edits.paint_terrain(one, [one.grid.hex("E6")], ["building_stone"]),
        lambda one, _at: replace(one, labels=(bent(one.grid.frame, one.labels[-1], bend),)),
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
    drawn = replace(board, artwork=(Artwork("bridge", ring),))
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
    kept, after = BoardPainter(Ground(board, rules), style), replace(board, contours=())
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
    wider = replace(village, grid=replace(village.grid, columns=11))
    before = kept.bounds
    assert kept.changed(difference(village, wider), Ground(wider, rules)) is None
    assert kept.bounds.width() > before.width()
