"""Labels that look for their place keep off what is built, listed or drawn, and stay as they were elsewhere."""

import pytest
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Artwork, Board, Label
from bob_editor.model.board_edits import paint_terrain
from bob_editor.model.change import difference
from bob_editor.model.lettering import box_of, middle_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets import ruleset

RULES = ruleset("band-of-brothers-2.2")
GRID = Grid(9, 7)
X, Y = GRID.centre(GRID.hex("E4"))
PLAIN = Board(GRID, RULES.id, labels=(Label("Mill", (X, Y + 0.4), floating=True),))
HIGHER = replace(PLAIN, labels=(replace(PLAIN.labels[0], at=(X, Y - 0.5)),))
HOUSE = ((X - 1, Y - 0.1), (X + 1, Y - 0.1), (X + 1, Y + 0.7), (X - 1, Y + 0.7))


@pytest.mark.parametrize(
    ("plain", "board", "down"),
    [
        (PLAIN, replace(PLAIN, artwork=(Artwork("building_wood", HOUSE),)), 0.3),
        (PLAIN, replace(PLAIN, artwork=(Artwork("bridge", HOUSE),)), 0.3),
        (HIGHER, paint_terrain(HIGHER, [GRID.hex("E4")], ["building_stone"]), 0.0),
    ],
)
def test_a_name_lies_on_no_house_and_no_bridge(plain: Board, board: Board, down: float) -> None:
    """It did without one: there it was nearest to its point."""

    def overlaps(shown: Board) -> bool:
        label = Ground(shown, RULES).lettered.labels[0]
        (x, y), (wide, high) = middle_of(GRID.frame, label), box_of(label)
        hx, hy = GRID.frame.true((X, Y + down))
        return abs(x - hx) < wide + 0.8 and abs(y - hy) < high + 0.5

    assert overlaps(plain)
    assert not overlaps(board)
    known = Ground(plain, RULES)
    assert known.lettered.labels
    assert known.after(board, difference(plain, board)).lettered == Ground(board, RULES).lettered


def test_a_name_at_the_edge_stays_on_the_board() -> None:
    """Beyond it there are neither dots nor names to cover."""
    x, y = GRID.centre(GRID.hex("E1"))
    label = Ground(
        replace(PLAIN, labels=(Label("La Vieille Ferme", (x, y - 0.8), floating=True),)), RULES
    ).lettered.labels[0]
    assert (
        middle_of(GRID.frame, label)[1] - box_of(label)[1] >= GRID.frame.true((0, GRID.bounds[1]))[1] - 0.01
    )


def test_woods_and_what_is_far_move_no_name() -> None:
    """Nor does a house move one that was put where it stands."""
    known = Ground(PLAIN, RULES)
    before = known.lettered.labels
    woods = paint_terrain(PLAIN, [GRID.hex("E4")], ["woods"])
    far = paint_terrain(woods, [GRID.hex("A1")], ["building_stone"])
    assert Ground(far, RULES).lettered.labels == before
    village = paint_terrain(PLAIN, [GRID.hex("A1")], ["building_stone"])
    assert known.after(village, difference(PLAIN, village)).lettered.labels[0] is before[0]
    fixed = replace(
        PLAIN, labels=(replace(PLAIN.labels[0], floating=False),), artwork=(Artwork("bridge", HOUSE),)
    )
    assert Ground(fixed, RULES).lettered is fixed
