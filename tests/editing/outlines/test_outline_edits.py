"""Edits of several outlines: order, combination, sculpting, picking among thousands, snapping."""

import pytest
from msgspec.structs import replace

from bob_editor.editing.gestures.rings import RingPlace, piece_at
from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.editing.outlines.sculpting import sculpted
from bob_editor.editing.outlines.snapping import snap
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.words import speak


def square(x: float, y: float, size: float = 4.0, terrain: str = "woods") -> Artwork:
    return Artwork(terrain, ((x, y), (x + size, y), (x + size, y + size), (x, y + size)))


FIRST, SECOND, FAR = square(2, 2), square(4, 4), square(20, 2, terrain="orchard")
BOARD = Board(
    Grid(10, 8),
    "band-of-brothers-2.2",
    artwork=(FIRST, SECOND, FAR),
    contours=(Contour(1, square(1, 1, 12).ring),),
)
A, B, C, HILL = (*(RingPlace("artwork", index) for index in range(3)), RingPlace("contour", 0))


def test_order() -> None:
    """Raised above the next that it touches, brought to the top, sent to the bottom; contours among themselves."""
    raised, places = edits.reordered(BOARD, (A,), "raise")
    assert raised.artwork == (SECOND, FIRST, FAR)
    assert places == (B,)
    top, places = edits.reordered(BOARD, (A, HILL), "top")
    assert top.artwork == (SECOND, FAR, FIRST)
    assert places == (C, HILL)
    bottom, _ = edits.reordered(BOARD, (B, C), "bottom")
    assert bottom.artwork == (SECOND, FAR, FIRST)
    assert edits.reordered(BOARD, (C,), "lower")[0].artwork is BOARD.artwork


def test_several_become_one() -> None:
    """Joined in the place of the lowest; the topmost taken out of the others; of different kinds refused."""
    joined, places = edits.combined(BOARD, (A, B), "join")
    assert len(joined.artwork) == 2
    assert places == (A,)
    less, _ = edits.combined(BOARD, (A, B), "subtract")
    assert len(less.artwork[0].ring) == 6
    assert less.artwork[1] == FAR
    common, _ = edits.combined(BOARD, (A, B), "intersect")
    assert set(common.artwork[0].ring) == set(square(4.0, 4.0, 2.0).ring)
    with pytest.raises(BadCall, match="one terrain"):
        edits.combined(BOARD, (A, C), "join")
    with pytest.raises(BadCall, match="two outlines"):
        edits.combined(BOARD, (A,), "join")
    with pytest.raises(BadCall, match="in common"):
        edits.combined(replace(BOARD, artwork=(FIRST, square(20, 2))), (A, B), "intersect")


def test_outlines_apart_stay_as_they_are() -> None:
    """Joining them redrew both, and subtracting deleted the topmost: neither said that nothing came of it."""
    apart = replace(BOARD, artwork=(FIRST, square(20, 2)))
    with pytest.raises(BadCall, match="touch"):
        edits.combined(apart, (A, B), "join")
    with pytest.raises(BadCall, match="covers nothing"):
        edits.combined(apart, (A, B), "subtract")


def test_terrain_and_level() -> None:
    """Terrain is changed where there is any; a crest line always has a level."""
    assert edits.with_terrain(BOARD, (A, HILL), "orchard") == {A: replace(FIRST, terrain="orchard")}
    assert edits.with_level(BOARD, (A, HILL), 2) == {
        A: replace(FIRST, level=2),
        HILL: replace(BOARD.contours[0], level=2),
    }
    assert edits.with_level(BOARD, (A, HILL), None) == {A: FIRST}


def test_a_brush_swells_erodes_and_pushes() -> None:
    """Ground is won under the brush only, lost under it only, or goes along with it; all of it can be eroded."""
    frame = BOARD.grid.frame
    (larger,) = sculpted(frame, FIRST, "swell", 1.0, ((6, 4), (6.5, 4)))
    assert max(x for x, _ in larger.ring) == pytest.approx(7.5, abs=0.02)
    assert set(FIRST.ring) <= set(larger.ring)
    parts = sculpted(frame, FIRST, "erode", 0.6, ((4, 1), (4, 7)))
    assert len(parts) == 2
    assert sculpted(frame, FIRST, "erode", 9.0, ((4, 4),)) == ()
    (pushed,) = sculpted(frame, FIRST, "push", 1.0, ((6, 4), (6.4, 4)))
    assert max(x for x, _ in pushed.ring) > 6.3
    assert set(FIRST.ring) <= set(pushed.ring)
    assert sculpted(frame, FIRST, "swell", 1.0, ((30, 30),)) == (FIRST,)


def test_picking_follows_the_board() -> None:
    """The topmost comes first, a hole is no inside, and another board is measured anew only where it differs."""
    outlines = Outlines()
    assert outlines.under(BOARD, (5, 5), 0.1) == [HILL, B, A]
    assert outlines.edged(BOARD, (4.02, 7), 0.1) == B
    assert set(outlines.within(BOARD, (0, 0), (14, 14))) == {A, B, HILL}
    holed = replace(SECOND, holes=(((4.5, 4.5), (5.5, 4.5), (5.5, 5.5), (4.5, 5.5)),))
    other = replace(BOARD, artwork=(FIRST, holed, FAR))
    assert outlines.under(other, (5, 5), 0.1) == [HILL, A]
    assert piece_at(other, outlines.under(other, (21, 3), 0.1)[0]) is FAR


def test_snapping() -> None:
    """Points before lines before angles; only what is wanted."""
    outlines, grid = Outlines(), BOARD.grid
    dot = grid.frame.centre(grid.hex("C3"))
    beside = dot[0] + 0.1, dot[1] + 0.05
    found = snap(BOARD, outlines, beside, reach=0.3)
    assert found is not None
    assert (found.at, found.word) == ((float(dot[0]), float(dot[1])), "dot of C3")
    knot = snap(BOARD, outlines, (20.05, 2.05), reach=0.2, to="outlines")
    assert knot is not None
    assert knot.at == (20.0, 2.0)
    edge = snap(BOARD, outlines, (20.05, 3.3), reach=0.2, to="outlines")
    assert edge is not None
    assert edge.at == (20.0, 3.3)
    assert snap(BOARD, outlines, (20.05, 2.05), reach=0.2, to="outlines", apart_from=(C,)) is None
    assert snap(BOARD, outlines, beside, reach=0.3, to="nothing") is None
    level = snap(BOARD, outlines, (25.5, 12.03), reach=0.1, ends=((22.0, 12.0),))
    assert level is not None
    assert level.at[1] == 12.0


def test_what_an_outline_snaps_to_is_said_in_the_language_that_is_spoken() -> None:
    """The board shows the word beside the pointer as it comes."""
    speak("de")
    try:
        found = snap(BOARD, Outlines(), BOARD.grid.frame.centre(BOARD.grid.hex("C3")), reach=0.3)
    finally:
        speak("en")
    assert found is not None
    assert found.word == "Mittelpunkt von C3"
