"""The hexes that dragged outlines enter and leave are those in which the board after it is read otherwise."""

import hypothesis.strategies as st
from hypothesis import given, settings
from msgspec.structs import replace

from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import RingPlace, differing
from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.entering import drafted, entered_and_left
from bob_editor.editing.outlines.moving import shift
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

GRID = Grid(10, 8)
WOODS = Artwork("woods", ((6.0, 4.0), (12.0, 4.0), (12.0, 8.0), (6.0, 8.0)))
PLACES = (RingPlace("artwork", 0), RingPlace("artwork", 1), RingPlace("contour", 0))

numbers = st.integers(-16, 32)


@st.composite
def rings(draw: st.DrawFn) -> tuple[tuple[float, float], ...]:
    """Boxes, many of them with dots on their edges or corners."""
    x, y = draw(st.integers(0, 40)) / 2, draw(st.integers(0, 24)) / 2
    wide, high = draw(st.integers(1, 20)) / 2, draw(st.integers(1, 16)) / 2
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def _kinds(ground: Ground, at: Hex) -> set[object]:
    """The terrains and levels that drawn pieces give a hex."""
    rows = ground.ruleset.terrains
    drawn = {
        piece.terrain
        for piece in ground.drawn
        if at in (ground.hexes_reached(piece) if rows[piece.terrain or ""].known_by_artwork else piece.dots)
    }
    return drawn | {piece.level for piece in ground.contours_at(at)}


@settings(max_examples=20, deadline=None)
@given(
    game=st.sampled_from(["band-of-brothers-2.2", "last-hundred-yards"]),
    shapes=st.lists(rings(), min_size=4, max_size=4),
    hill=rings(),
    by=st.tuples(numbers, numbers),
    held=st.sets(st.sampled_from(PLACES), min_size=1),
)
def test_entered_and_left_are_what_the_board_after_it_says(game, shapes, hill, by, held) -> None:
    """Of whatever is dragged, among others of the same kinds that stay, with dots on edges."""
    rules = ruleset(game)
    known = (row.id for row in rules.terrains.values() if row.known_by_artwork)
    kinds = ("woods", next(known, "orchard"))
    artwork = tuple(Artwork(kinds[n % 2], ring) for n, ring in enumerate(shapes))
    board = Board(GRID, rules.id, artwork=artwork, contours=(Contour(1, hill), Contour(1, shapes[0])))
    places = tuple(sorted(held))
    now = edits.moved(board, places, shift((by[0] / 4, by[1] / 4)))
    before, after = Ground(board, rules), Ground(edits.swapped(board, now), rules)
    entered, left = entered_and_left(before, places, now.values())
    assert entered == {at for at in GRID.hexes if _kinds(after, at) - _kinds(before, at)}
    assert left == {at for at in GRID.hexes if _kinds(before, at) - _kinds(after, at)} - entered


def test_a_draft_has_what_is_new_and_what_it_was() -> None:
    board = Board(GRID, "band-of-brothers-2.2", artwork=(WOODS, replace(WOODS, terrain="orchard")))
    ground = Ground(board, ruleset(board.ruleset))
    moved = edits.moved(board, PLACES[:1], shift((3.0, 0.0)))
    after = edits.swapped(board, moved)
    gone, new = differing(board, after)
    assert (gone, new) == ([PLACES[0]], [moved[PLACES[0]]])
    preview = drafted(ground, Preview(after), gone, new)
    assert preview.board is after
    assert preview.draft == tuple(new)
    assert preview.former == (WOODS,)
    assert preview.hexes
    assert preview.left
