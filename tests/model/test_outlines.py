"""A drawn piece as its knots, and who moves it moves them too."""

from msgspec.structs import replace

from bob_editor.editing.drawing import clipboard
from bob_editor.editing.whole.carried import carried
from bob_editor.editing.whole.shaping import turned
from bob_editor.geometry.curve import Knot, flattened
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.outlines import carried_piece, knots_of, with_knots

CURVE = (
    Knot((6.0, 4.0), (5.0, 4.5), (7.0, 3.5)),
    Knot((12.0, 4.0)),
    Knot((12.0, 8.0), None, (9.0, 9.337)),
)
WOODS = with_knots(Artwork("woods", ()), (CURVE,))
HILL = with_knots(Contour(1, ()), (CURVE,))
BOARD = Board(Grid(11, (8, 7)), "band-of-brothers-2.2", artwork=(WOODS,), contours=(HILL,))


def test_a_ring_that_is_another_forgets_its_curve() -> None:
    """Whoever cuts or moves points need not know of knots; a hole more or less leaves the ring's curve."""
    assert WOODS.ring == flattened(CURVE, closed=True)
    assert knots_of(WOODS) == (CURVE,)
    assert replace(WOODS, ring=WOODS.ring[1:]).curves == ()
    holed = replace(WOODS, holes=(((8.0, 5.0), (9.0, 5.0), (9.0, 6.0)),))
    assert holed.curves == (CURVE, ())
    assert replace(holed, holes=()) == WOODS


def test_a_turned_board_turns_its_curves_and_its_lines_alike() -> None:
    """Turned by half or mirrored, each line is exactly the turned line; twice is as before."""
    for way in ((True, True), (True, False), (False, True)):
        carry = turned(BOARD.grid, left_right=way[0], top_bottom=way[1])
        after = carried(BOARD, carry).board
        assert after.artwork[0].ring == tuple(map(carry.point, WOODS.ring))
        assert len(after.artwork[0].curves[0]) == len(after.contours[0].curves[0]) == 3
        assert carried(after, turned(after.grid, left_right=way[0], top_bottom=way[1])).board == BOARD


def test_the_clipboard_keeps_knots() -> None:
    """Copied with their hexes as text and pasted where they were, outlines are the same curves."""
    snippet = clipboard.snippet_from_text(f"{clipboard.copy(BOARD, BOARD.grid.hexes).text} ")
    edit, _ = clipboard.paste_edit(BOARD, snippet, snippet.first)
    assert edit.apply(BOARD) == BOARD


def test_straight_pieces_are_carried_point_by_point() -> None:
    """Without a curve nothing is flattened: the points are what they were, equal neighbours too."""
    piece = Artwork("woods", ((0.0, 0.0), (0.0, 0.0), (4.0, 0.0), (4.0, 4.0)))
    assert carried_piece(piece, lambda at: at) == piece
