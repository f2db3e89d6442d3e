"""Where the names of what is proposed stand."""

from bob_editor.editing.trace.proposals import Proposal
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import side_of
from bob_editor.render.kit.proportions import Proportions
from bob_editor.render.overlays.proposals import named_at, path_of

GRID = Grid(9, 8)


def _box(left: float, top: float, right: float, bottom: float) -> tuple[Point, ...]:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def test_an_area_is_named_within_it() -> None:
    """Not in a clearing in its midst, which is of something else."""
    for holes in ((), (_box(2, 1, 18, 9),)):
        one = Proposal("artwork", "woods", ring=_box(0, 0, 20, 10), holes=holes)
        at = named_at(one, GRID)
        assert at is not None
        assert path_of(one, GRID).contains(at)


def test_a_crest_line_is_named_at_its_lower_end_on_the_board() -> None:
    """Where it runs off the board nobody would see its name."""
    (left, _), (_, bottom) = GRID.frame.true((3, 2)), GRID.frame.true((3, 6))
    at = named_at(Proposal("contour", "", 1, ring=((3, 2), (9, 2), (9, 6), (3, 6), (5, 90))), GRID)
    assert at is not None
    assert at.y() == bottom
    assert at.x() >= left


def test_hexes_are_named_and_a_hexside_is_not() -> None:
    """It is no wider than a letter."""
    first = GRID.hexes[4]
    assert named_at(Proposal("hexes", "woods", hexes=(first,)), GRID) == Proportions(GRID.frame).centre(first)
    assert named_at(Proposal("side", "hedge", side=side_of(first, 1)), GRID) is None
