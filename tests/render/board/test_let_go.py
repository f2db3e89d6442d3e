"""What was made of a board's outlines goes where another board is opened, and stays while the same is drawn on."""

from collections.abc import Callable

import pytest

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.kept import begin_anew, drop_former
from bob_editor.geometry.lattice import Frame
from bob_editor.render.board import curves, paths
from bob_editor.render.board.cover import houses

RING = ((0.0, 0.0), (2.0, 0.0), (2.0, 1.0), (0.0, 1.0))
FRAME = Frame()


def _span() -> curves.Span:
    return curves._segment(FRAME, Knot((0, 0)), Knot((2, 1)), 1.0, 1.0)[0]


@pytest.mark.parametrize(
    "make",
    [
        lambda: houses._house(RING),
        _span,
        lambda: paths._strip(_span(), 0.4, banked=True),
        lambda: paths._arm(FRAME, Hex(0, 0), Hex(1, 0), 0.4, whole=True),
    ],
    ids=("house", "segment", "strip", "arm"),
)
def test_it_goes_with_its_board(make: Callable[[], object]) -> None:
    """Counted one by one they would be many, of boards that nobody sees any more."""
    first = make()
    assert make() is first
    begin_anew()
    drop_former()
    assert make() is not first
