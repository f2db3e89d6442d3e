"""Which drawn pieces come near is known without looking at each, and of an edited row only what is new is measured."""

import random

import numpy as np
import pytest

from bob_editor.editing.drawing import boxes
from bob_editor.editing.drawing.boxes import places_at, places_near, places_within
from bob_editor.editing.drawing.following_rings import cut_terrain, held_by, held_in
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board

GRID = Grid(12, 9)


def strewn(seed: int, count: int = 200) -> tuple[Artwork, ...]:
    """Triangles all over a board and beyond."""
    chance = random.Random(seed)

    def some(low: float, high: float) -> float:
        return round(chance.uniform(low, high), 3)

    corners = [(some(-2, 38), some(-2, 20)) for _ in range(count)]
    rings = [
        ((x, y), (x + some(0, 9), y + some(-3, 3)), (x + some(-1, 1), y + some(0, 6))) for x, y in corners
    ]
    return tuple(Artwork(chance.choice(("woods", "wheat")), ring) for ring in rings)


@pytest.mark.parametrize("seed", range(3))
def test_what_holds_dots_is_found_as_by_looking_at_each(seed: int) -> None:
    """Of one hex, of some, of all."""
    row = strewn(seed)
    for hexes in (GRID.hexes[40:41], GRID.hexes[3::17], GRID.hexes):
        each = {place: held_by(GRID.frame, piece, hexes) for place, piece in enumerate(row)}
        assert held_in(GRID, row, hexes) == {place: held for place, held in each.items() if held}
    assert held_in(GRID, row, ()) == {}


def test_a_row_follows_what_is_edited_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pieces that come, go or change places: only those that come are measured."""
    row, measured = strewn(5), list[Artwork]()
    places_near(row, (0, 0, 1, 1))
    plain = boxes._box

    def box(piece: Artwork) -> boxes.Box:
        measured.append(piece)
        return plain(piece)

    monkeypatch.setattr(boxes, "_box", box)
    new = Artwork("wheat", ((4.0, 4.0), (6.0, 4.0), (5.0, 7.0)))
    after = (*row[60:], new, *row[:50])
    here = len(row) - 60
    assert here in places_near(after, (5, 5, 5.5, 5.5))
    assert here in places_within(after, (4, 4, 6, 7))
    assert here not in places_within(after, (4, 4, 6, 6.9))
    assert here not in places_near(after, (6.1, 4, 9, 7))
    assert here in places_at(after, np.array([(40.0, 40.0), (6.0, 4.0)]))
    assert list(places_near(after[here + 1 :], (0, 0, 9, 9))) == list(places_near(row[:50], (0, 0, 9, 9)))
    assert measured == [new]


def test_a_ring_without_points_is_nowhere() -> None:
    """It has no box, and hinders nobody."""
    row = (Artwork("woods", ()), *strewn(1, 3))
    everywhere = (-99.0, -99.0, 99.0, 99.0)
    assert list(places_near(row, everywhere)) == list(places_within(row, everywhere)) == [1, 2, 3]


def test_where_nothing_is_cut_the_board_stays_the_same() -> None:
    """So nothing that hangs on its artwork is worked out anew."""
    board = Board(GRID, "band-of-brothers-2.2", artwork=strewn(2))
    held = held_in(GRID, board.artwork, GRID.hexes)
    bare = [at for at in GRID.hexes if not any(at in some for some in held.values())]
    assert cut_terrain(board, bare) is board
    assert cut_terrain(board, GRID.hexes, keep=("woods", "wheat")) is board
    cut = cut_terrain(board, GRID.hexes[:30], keep=("wheat",))
    left = held_in(GRID, cut.artwork, GRID.hexes[:30])
    assert {cut.artwork[place].terrain for place in left} <= {"wheat"}
