"""What edits alter is sketched as it is after the last of them."""

from math import dist

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits
from bob_editor.model.board import Artwork, Board
from bob_editor.model.change import difference
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.sketch import Sketch
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

RULES = "band-of-brothers-2.2"
SCALE = 10
RING = ((5.0, 5.0), (9.0, 5.0), (9.0, 9.0), (5.0, 9.0))


@pytest.fixture
def boards(qapp: QApplication) -> list[Board]:
    """A bare board; with woods drawn on it and painted in a hex; with the drawn woods taken away again."""
    bare = Board(Grid(9, 7), RULES)
    drawn = board_edits.paint_terrain(bare, [bare.grid.hexes[0]], ("woods",))
    return [bare, board_edits.add_artwork(drawn, Artwork("woods", RING)), drawn]


def sketched(sketch: Sketch, board: Board) -> QImage:
    """What a sketch shows."""
    rules = ruleset(RULES)
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        painter.scale(SCALE, SCALE)
        sketch.paint(painter, Ground(board, rules), Style(rules))
    return image


def test_hexes_and_drawn_things_are_shown_plainly(boards: list[Board]) -> None:
    """A hex and a ring in the colour of their terrain; what isn't another is left as it is."""
    bare, both, _ = boards
    sketch, woods = Sketch(), Style(ruleset(RULES)).look("woods").fill
    sketch.add(difference(bare, both), bare, both)
    image = sketched(sketch, both)
    x, y = both.grid.frame.true(both.grid.frame.centre(both.grid.hexes[0]))
    for place in ((x, y), both.grid.frame.true((7.0, 7.0))):
        found = image.pixelColor(*(round(one * SCALE) for one in place))
        assert abs(found.green() - woods.green()) < 60
        assert found.green() > found.blue()
    assert image.pixelColor(290, 290).name() == "#ffffff"


def test_what_came_and_went_again_is_in_no_sketch(boards: list[Board]) -> None:
    """Neither as what came nor as what went."""
    bare, both, hexes = boards
    sketch = Sketch()
    sketch.add(difference(bare, both), bare, both)
    sketch.add(difference(both, hexes), both, hexes)
    assert (sketch._come, sketch._gone) == ({}, {})
    sketch.clear()
    sketch.add(difference(both, hexes), both, hexes)
    assert list(sketch._gone.values()) == list(both.artwork)
    sketch.clear()
    assert sketched(sketch, both).pixelColor(70, 100).name() == "#ffffff"


def test_what_is_painted_is_not_sketched_again(boards: list[Board]) -> None:
    """Nor by another sketch that goes on with this one."""
    bare, both, _ = boards
    sketch, other = Sketch(), Sketch()
    place = Proportions(bare.grid.frame)
    hexes = bare.grid.hexes[:3]
    after = board_edits.paint_terrain(bare, hexes, ("woods",))
    sketch.add(difference(bare, after), bare, after)
    sketch.leave_painted([QRectF(place.centre(hexes[1]), QSizeF(0.1, 0.1))], place)
    other.add(difference(bare, both), bare, both)
    other.take(sketch)
    assert other._hexes == {hexes[0], hexes[1]}
    sketch.add(difference(both, bare), both, bare)
    other.take(sketch)
    assert (other._come, other._gone) == ({}, {})


def test_what_is_painted_where_a_drawn_thing_was_is_seen(boards: list[Board]) -> None:
    """No veil of what was cut lies over it."""
    _, both, _ = boards
    frame = both.grid.frame
    at = min(both.grid.hexes, key=lambda one: dist(frame.centre(one), (7, 7)))
    after = replace(board_edits.paint_terrain(both, [at], ("wheat",)), artwork=())
    sketch, shown = Sketch(), {}
    for name, before in (("alone", replace(both, artwork=())), ("where woods were", both)):
        sketch.clear()
        sketch.add(difference(before, after), before, after)
        x, y = frame.true(frame.centre(at))
        shown[name] = sketched(sketch, after).pixelColor(round(x * SCALE), round(y * SCALE))
    assert shown["alone"] == shown["where woods were"]
    assert shown["alone"].red() > shown["alone"].blue() + 40
