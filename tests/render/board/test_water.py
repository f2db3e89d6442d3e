"""How water looks where it is shallow, and where one water meets another."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.kit.strokes import Stretch
from bob_editor.render.kit.style import Style
from bob_editor.render.kit.view import View
from bob_editor.render.scenic.roads import paint_banks
from bob_editor.render.styles.shelf import shipped_sheet
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

SCALE = 40.0
GRID = Grid(5, 6)


def _painter(board: Board, *layers: str) -> BoardPainter:
    rules = ruleset(board.ruleset)
    return BoardPainter(Ground(board, rules), Style(rules), frozenset(layers))


def test_a_ford_is_the_river_made_shallow(paint: Callable[..., QImage]) -> None:
    """It was a pale lozenge with corners, broader than its river: it keeps within that, and ends without an edge."""
    through = [GRID.hex(f"C{row}") for row in "12345"]
    river = edits.add_path(Board(GRID, "last-hundred-yards"), "river", through)
    at = GRID.hex("C3")
    ford = edits.paint_terrain(river, [at], ["ford"])
    before, after = (
        paint(board, SCALE, painter_of=_painter(board, "ground", "paths")) for board in (river, ford)
    )
    scenery = Scenery(Ground(river, ruleset(river.ruleset)), Style(ruleset(river.ruleset)))
    half = scenery.style.look("river").width * 1.25 * 1.26 / 2 + 0.05
    painter = _painter(river, "paths")
    left, top = painter.bounds.left(), painter.bounds.top()
    x, y = scenery.place.dot(at)

    def change(column: int, row: int) -> int:
        one, other = before.pixelColor(column, row), after.pixelColor(column, row)
        return abs(one.lightness() - other.lightness())

    changed = [
        ((column - 4) / SCALE + left, (row - 4) / SCALE + top)
        for column in range(before.width())
        for row in range(before.height())
        if change(column, row) > 2
    ]
    assert len(changed) > 100
    assert all(abs(right - x) < half for right, _ in changed)
    assert all(abs(down - y) < 2.1 for _, down in changed)
    column = round((x - left) * SCALE) + 4
    along = [change(column, round((y + step / 20 - top) * SCALE) + 4) for step in range(-44, 45)]
    assert max(along) > 20
    assert max(abs(one - other) for one, other in pairwise(along)) < max(along) / 2


def test_a_stream_takes_a_ponds_colour_before_it_runs_into_it(
    paint: Callable[..., QImage], pixel_of: Callable[..., QColor]
) -> None:
    """It ended as if cut off: its deep water met the pond's at the shore."""
    river = edits.add_path(
        Board(GRID, "last-hundred-yards"), "river", [GRID.hex(f"C{row}") for row in "1234"]
    )
    x, y = GRID.frame.centre(GRID.hex("C4"))
    pond = Artwork("water", ((x - 1, y - 0.6), (x + 1, y - 0.6), (x + 1, y + 1), (x - 1, y + 1)))
    painter = _painter(replace(river, artwork=(pond,)), "ground", "artwork", "paths")
    image = paint(painter.ground.board, SCALE, painter_of=painter)
    frame = GRID.frame
    dot_x, dot_y = frame.true((x, y))

    def lightness(up: float) -> int:
        return pixel_of(image, painter.bounds, SCALE, dot_x + 0.05, dot_y - up).lightness()

    shore = dot_y - frame.true((x, y - 0.6))[1]
    inside, outside, away = (lightness(shore + off) for off in (-0.1, 0.1, 1.5))
    assert abs(inside - outside) < abs(inside - away) / 2


@pytest.mark.parametrize("scale", [4.0, SCALE])
def test_no_bank_shows_as_a_hair_where_waters_meet(
    paint: Callable[..., QImage], pixel_of: Callable[..., QColor], scale: float
) -> None:
    """Outlines that end at one hexside, rounded, let the bank show through between them; from afar nobody sees it."""
    x, y = GRID.frame.centre(GRID.hex("C3"))
    sea = ((x - 3, y - 2), (x - 0.004, y - 2), (x - 0.004, y + 2), (x - 3, y + 2))
    stream = ((x + 0.004, y - 0.5), (x + 3, y - 0.5), (x + 3, y + 0.5), (x + 0.004, y + 0.5))
    board = Board(GRID, "combat-commander-pacific")
    board = replace(board, artwork=(Artwork("water_barrier", sea), Artwork("stream", stream)))
    painter = _painter(board, "ground", "artwork")
    image = paint(board, scale, painter_of=painter)
    dot_x, dot_y = Scenery(Ground(board, ruleset(board.ruleset)), Style(ruleset(board.ruleset))).place.dot(
        GRID.hex("C3")
    )
    for off in range(-4, 5):
        colour = pixel_of(image, painter.bounds, scale, dot_x + off / scale, dot_y)
        assert colour.blue() > colour.red() + 30, f"{off} pixels beside the seam"


@pytest.mark.parametrize("wide", [0.12, 0.3])
def test_reeds_on_banks_have_no_corners(wide: float) -> None:
    """They were blocks beside broad rivers: farther out they cover less of a bank, which is paler than they."""
    image = QImage(600, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    line = QPainterPath(QPointF(0, 0))
    line.lineTo(20, 0)
    look = replace(Style(ruleset("memoir-44")).look("river"), width=wide)
    with QPainter(image) as painter:
        painter.translate(0, 30)
        painter.scale(30, 30)
        paint_banks(painter, look, [Stretch(0.0, line)], View(QRectF(0, -1, 20, 2), 30.0), QColor("black"))
    covered = [sum(image.pixelColor(x, y).alpha() > 125 for x in range(600)) for y in range(30)]
    reeds = [count for count in covered if count]
    assert len(reeds) > 3
    assert reeds[0] < reeds[1] < reeds[2]


@pytest.mark.parametrize(("game", "sea"), [("last-hundred-yards", "water"), ("memoir-44", "ocean")])
def test_ink_prints_rivers_as_what_they_run_into(game: str, sea: str) -> None:
    """A grey river ended in a white sea, with an edge across its mouth."""
    style = Style(ruleset(game), sheet=shipped_sheet("ink"))
    assert style.look("river").fill == style.look(sea).fill
