"""What is selected is tinted, hexes and holes alike, however many there are."""

from random import Random
from time import thread_time

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter

from bob_editor.editing.gestures.preview import Preview
from bob_editor.geometry.curve import Knot
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Path
from bob_editor.render.kit.half_hexes import shown_corners
from bob_editor.render.kit.proportions import Proportions, ring_path
from bob_editor.render.kit.style import Style
from bob_editor.render.overlays.previews import _around, _rim, _Shown, paint_preview, paint_word
from bob_editor.rulesets import ruleset


@pytest.mark.parametrize("edges", [(), tuple((edge, "half") for edge in ("top", "right", "bottom", "left"))])
def test_the_tint_fills_the_selected_hexes_and_nothing_else(edges: tuple) -> None:
    grid, dice = Grid(12, 9, edges=edges), Random(4)
    place = Proportions(grid.frame)
    for share in (0.2, 0.6, 0.95, 1.0):
        chosen = frozenset(at for at in grid.hexes if dice.random() < share)
        _, area = _around(_Shown(grid, chosen))
        assert area.elementCount() < 7 * len(chosen)
        hexes = {at: ring_path([shown_corners(place, grid, at)]) for at in chosen}
        for at in grid.hexes:
            x, y = place.dot(at)
            for by in ((0.3, 0.2), (-0.9, 0.7), (0.8, -1.1), (-0.4, -0.6)):
                point = QPointF(x + by[0], y + by[1])
                assert area.contains(point) == (at in hexes and hexes[at].contains(point)), (at, by, share)


def test_half_hexes_end_at_the_cut_whatever_is_shown_beyond_it() -> None:
    """Amid hexes that all are shown, too, the cut is part of their outline."""
    grid = Grid(6, 5, edges=(("left", "half"), ("top", "half")))
    beyond = {other for at in grid.hexes for other in at.neighbours()}
    cut = {at for at in grid.hexes if grid.cut_edges(at)}
    assert cut
    assert cut <= _rim(_Shown(grid, frozenset(beyond.union(grid.hexes))))
    assert _rim(_Shown(grid, frozenset(grid.hexes))) < set(grid.hexes)


def test_marks_of_hundreds_of_hexsides_take_their_share_each() -> None:
    """Their ends lie in the same rows of pixels, in which rounded ones are sorted by Qt again and again."""
    grid = Grid(30, 15)
    rules = ruleset("memoir-44")
    style, picture = Style(rules), QImage(1600, 1000, QImage.Format.Format_ARGB32_Premultiplied)
    hexes = sorted(grid.hexes, key=lambda at: grid.position(at)[::-1])
    sides = [side_of(at, direction) for at in hexes for direction in range(3)]

    def seconds(count: int) -> float:
        preview = Preview(sides=frozenset(sides[:count]))
        begun = thread_time()
        with QPainter(picture) as painter:
            painter.scale(19, 19)
            paint_preview(painter, preview, grid, style)
        return thread_time() - begun

    rounds = [(seconds(30), seconds(300)) for _ in range(5)]
    assert min(many for _, many in rounds) < 15 * min(few for few, _ in rounds)


def test_of_a_path_that_is_dragged_only_what_differs_is_drafted() -> None:
    """The rest lies there as it did: a long road isn't stroked anew at each move of one of its points."""
    grid, style = Grid(12, 9), Style(ruleset("band-of-brothers-2.2"))
    knots = tuple(Knot((4.0 + 2 * step, 8.0)) for step in range(10))
    former = Path("road", (), knots)
    moved = replace(former, curve=(*knots[:8], Knot((20.0, 10.0)), knots[9]))
    picture = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    with QPainter(picture) as painter:
        painter.scale(10, 10)
        paint_preview(painter, Preview(draft=(moved,), former=(former,)), grid, style)
    heights = Proportions(grid.frame).point((0, 8.0)).y() * 10

    def painted(left: int, right: int, top: int, bottom: int) -> bool:
        return any(picture.pixelColor(x, y).alpha() for x in range(left, right) for y in range(top, bottom))

    assert not painted(0, 170, 0, 300)
    assert painted(185, 215, round(heights) + 20, 300)


def test_a_word_stands_where_the_pointer_is_amid_what_is_picked_already() -> None:
    """And not at the last hex of the map that is."""
    grid, style = Grid(12, 9), Style(ruleset("last-hundred-yards"))
    far, here = grid.hex("K8"), grid.hex("B4")
    side = side_of(here, 0)

    def inked(preview: Preview) -> QPointF:
        picture = QImage(800, 600, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(0)
        with QPainter(picture) as painter:
            painter.scale(20, 20)
            paint_word(painter, preview, grid, style)
        dots = [
            (x, y) for x in range(0, 800, 4) for y in range(0, 600, 4) if picture.pixelColor(x, y).alpha()
        ]
        return QPointF(*(sum(of) / len(dots) / 20 for of in zip(*dots, strict=True)))

    place = Proportions(grid.frame)
    for preview, at in (
        (Preview(hexes=frozenset((far, here)), here=here, text="B4"), place.centre(here)),
        (
            Preview(sides=frozenset((side, side_of(far, 1))), here=side, text="B4/n"),
            QPointF(*place.middle(side)),
        ),
        (Preview(hexes=frozenset((far, here)), text="2 hexes"), place.centre(max(far, here))),
    ):
        assert abs(inked(preview).x() - at.x()) < 0.3
        assert 0 < at.y() - inked(preview).y() < 3
