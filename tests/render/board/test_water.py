"""How water looks where it is shallow, and where one water meets another."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits as edits
from bob_editor.model.board import Artwork, Board
from bob_editor.render.board.painter import BoardPainter
from bob_editor.render.board.scenery import Scenery
from bob_editor.render.kit.style import Style
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
