"""Symmetric drawing: strokes and their images are one edit, and what comes of it is symmetric."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.manner import Symmetry
from bob_editor.editing.drawing.following_rings import held_by
from bob_editor.editing.drawing.terrain_edits import lay_terrain, put_feature, set_level
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import make_tools
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.image import Image
from bob_editor.editing.whole.symmetry import image_of, symmetric
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Artwork, Board, Contour, Feature, HexContent
from bob_editor.model.board_edits import add_artwork, add_contour, add_path
from bob_editor.model.edit import Edit
from bob_editor.rules.land.cut_rings import area_of
from bob_editor.rulesets import ruleset

RULES = ruleset("band-of-brothers-2.2")
GRID = Grid(9, (6, 7), shift="up", first_row=(1, 0))
WAYS: tuple[Symmetry, ...] = ("left_right", "top_bottom", "half_turn")


def _ring(at: Hex) -> tuple[tuple[float, float], ...]:
    x, y = GRID.centre(at)
    return ((x - 1.2, y - 0.4), (x + 1.1, y - 0.6), (x + 0.3, y + 0.9))


def _way(at: Hex) -> tuple[Hex, ...]:
    return (at, next(near for near in at.neighbours() if near in GRID))


STROKES: dict[str, Callable[[Hex, Board], Board]] = {
    "woods": lambda at, board: lay_terrain(board, RULES, (at,), "woods"),
    "orchard": lambda at, board: lay_terrain(board, RULES, (at,), "orchard"),
    "hedgerow": lambda at, board: put_feature(board, RULES, (side_of(at, 1),), "hedgerow"),
    "strip": lambda at, board: put_feature(board, RULES, (side_of(at, 4),), "wall", within=at),
    "road": lambda at, board: add_path(board, "road", _way(at)),
    "drawn woods": lambda at, board: add_artwork(board, Artwork("woods", _ring(at))),
    "crest line": lambda at, board: add_contour(board, Contour(1, _ring(at))),
}


def _said(board: Board) -> tuple[object, ...]:
    """What lies on a board, in whatever order; a way that is drawn twice counts once."""
    frame = board.grid.frame
    return (
        board.hexes,
        board.sides,
        {(path.terrain, min(path.through, path.through[::-1])) for path in board.paths},
        sorted((one.terrain, area_of(one, frame).normalize().wkt) for one in board.artwork),
        sorted((one.level, area_of(one, frame).normalize().wkt) for one in board.contours),
    )


@settings(max_examples=60)
@example("left_right", [("road", Hex(0, 0)), ("road", Hex(0, 0)), ("road", Hex(0, 1))])
@example("top_bottom", [("road", Hex(7, -2)), ("road", Hex(7, -1))])
@example("left_right", [("road", Hex(4, -1)), ("road", Hex(4, -2))])
@given(
    st.sampled_from(WAYS),
    st.lists(st.tuples(st.sampled_from(sorted(STROKES)), st.sampled_from(GRID.hexes)), max_size=6),
)
def test_what_is_drawn_is_symmetric(way: Symmetry, strokes: list[tuple[str, Hex]]) -> None:
    """Whatever is drawn, the board is its own image after each stroke."""
    carry = image_of(GRID, way)
    assert carry is not None
    image, board = Image(carry, RULES.id), Board(GRID, RULES.id)
    for name, at in strokes:
        board = symmetric(Edit(name, partial(STROKES[name], at)), image).apply(board)
        assert _said(carried(board, carry).board) == _said(board)


def test_boards_that_are_no_image_of_themselves() -> None:
    """With an even number of columns one mirror has no hexes to show; it says so, and strokes stay single."""
    with pytest.raises(BadCall, match="don’t come to lie"):
        image_of(Grid(10, 8), "left_right")
    document = Document(Board(Grid(10, 8), RULES.id), RULES)
    document.manner.symmetry = "left_right"
    tool = make_tools(document, LiveLos(document))["paint_terrain"]
    at = pointer_at(document.value.grid, document.value.grid.centre(document.value.grid.hex("C3")))
    tool.press(at)
    tool.release(at)
    assert len(document.value.hexes) == 1


@pytest.mark.parametrize("way", WAYS)
def test_a_tool_shows_axis_and_image(way: Symmetry) -> None:
    """The preview has the stroke in both places, the axes, and the release makes one edit of just that."""
    document = Document(Board(GRID, RULES.id), RULES)
    steps: list[Edit[Board]] = []

    def do(edit: Edit[Board]) -> None:
        steps.append(edit)
        document.set_value(edit.apply(document.value))

    document.edit_hook = do
    tool = make_tools(document, LiveLos(document))["paint_terrain"]
    tool.set_option("terrain", "woods")
    document.manner.symmetry = way
    at = pointer_at(GRID, GRID.centre(GRID.hex("B2")))
    tool.hover(at)
    shown = tool.preview
    assert shown.axes
    assert shown.board is not None
    assert len(shown.board.hexes) == 2
    tool.press(at)
    tool.release(at)
    assert len(steps) == 1
    assert document.value == shown.board


def test_hexes_that_nobody_drew_in_keep_what_they_list() -> None:
    """A ring is drawn on the image of the board, where others lie elsewhere: no hex lists less for that."""
    drawn, painted = GRID.hex("B3"), GRID.hex("H3")
    woods = HexContent((Feature("woods"),))
    board = Board(
        GRID, RULES.id, hexes={drawn: woods, painted: woods}, artwork=(Artwork("woods", _ring(drawn)),)
    )
    document = Document(board, RULES)
    document.manner.symmetry = "left_right"
    tool = make_tools(document, LiveLos(document))["draw_artwork"]
    for x, y in _ring(GRID.hex("C5")):
        tool.press(pointer_at(GRID, (x, y)))
    assert tool.finish()
    assert len(document.value.artwork) == 3
    assert document.value.hexes == board.hexes


def test_a_ring_across_the_axis_is_cut_on_both_sides() -> None:
    """By two hexes that are painted in it; all of it was gone."""
    (left, top), (right, low) = GRID.centre(GRID.hex("B2")), GRID.centre(GRID.hex("H5"))
    ring = ((left, top), (right, top), (right, low), (left, low))
    board = Board(GRID, RULES.id, artwork=(Artwork("woods", ring),), contours=(Contour(1, ring),))
    carry = image_of(GRID, "left_right")
    assert carry is not None
    image = Image(carry, RULES.id)
    at, there = GRID.hex("D4"), GRID.hex("F4")
    painted = symmetric(Edit("", lambda board: lay_terrain(board, RULES, (at,), "wheat")), image).apply(board)
    lowered = symmetric(Edit("", lambda board: set_level(board, RULES, (at,), 0)), image).apply(board)
    for (piece,) in (painted.artwork, lowered.contours):
        assert set(held_by(GRID.frame, Artwork("woods", ring), GRID.hexes)) - {at, there} == set(
            held_by(GRID.frame, piece, GRID.hexes)
        )


def test_the_pen_leads_a_road_on_and_draws_the_image_of_what_it_added() -> None:
    """The road that is led on has no image; what is added has one, as from dot to dot."""
    (x, y), (dx, dy), (ex, ey) = (GRID.centre(GRID.hex(one)) for one in ("B2", "B3", "B4"))
    document = Document(Board(GRID, RULES.id), RULES)
    tool = make_tools(document, LiveLos(document))["draw_path"]
    tool.set_option("way", "pen")
    strokes: tuple[tuple[Symmetry, tuple[tuple[int, int], ...]], ...] = (
        ("", ((x, y), (dx, dy))),
        ("left_right", ((dx, dy), (ex, ey))),
    )
    for symmetry, points in strokes:
        document.manner.symmetry = symmetry
        for point in points:
            tool.press(pointer_at(GRID, point))
            tool.release(pointer_at(GRID, point))
        tool.finish()
    assert [tuple(map(GRID.label, path.through)) for path in document.value.paths] == [
        ("B2", "B3", "B4"),
        ("H3", "H4"),
    ]
