"""Labels along a curve: read from left to right, covered where they run, led along with the board."""

import math

import pytest
from msgspec.structs import replace

from bob_editor.geometry.curve import Knot
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Label
from bob_editor.model.lettering import box_of, middle_of, outline_of
from bob_editor.model.lettering_along import (
    arched,
    bent,
    length_of,
    moved_label,
    place_on,
    reading_line,
    straightened,
)

FRAME = Frame()
CURVE = (Knot((2.0, 2.0), None, (6.0, 0.0)), Knot((14.0, 8.0), (10.0, 9.0), None))


def test_it_is_read_from_the_left_whichever_end_was_drawn_first() -> None:
    """A river drawn from its mouth bears its name no less."""
    line = reading_line(FRAME, CURVE)
    assert line[0][0] < line[-1][0]
    assert reading_line(FRAME, tuple(knot.reversed() for knot in reversed(CURVE))) == line


@pytest.mark.parametrize("share", [-0.2, 0.0, 0.3, 1.0, 1.4])
def test_places_along_a_line_lie_as_far_apart_as_is_asked(share: float) -> None:
    """Before its start and beyond its end it goes straight on."""
    line = ((0.0, 0.0), (3.0, 4.0), (3.0, 9.0))
    along = share * length_of(line)
    x, y = place_on(line, along)
    if along <= 5:
        assert (x, y) == pytest.approx((0.6 * along, 0.8 * along))
    else:
        assert (x, y) == pytest.approx((3.0, along - 1))


def test_mirrored_it_runs_as_the_mirrored_curve_does() -> None:
    """Each of its places is the image of one, and it is read from the left again."""
    label = bent(FRAME, Label("Ruisseau", (0, 0)), CURVE)
    moved = moved_label(label, lambda at: (-at[0], at[1]))
    line, image = reading_line(FRAME, CURVE), reading_line(FRAME, moved.curve)
    assert image == tuple((-x, y) for x, y in reversed(line))
    assert middle_of(FRAME, moved) == pytest.approx((-middle_of(FRAME, label)[0], middle_of(FRAME, label)[1]))


def test_its_outline_runs_along_it() -> None:
    """Half its height to either side of the curve's middle part."""
    label = bent(FRAME, Label("Ruisseau", (0, 0)), CURVE)
    line = [place_on(reading_line(FRAME, CURVE), step / 20) for step in range(-60, 400)]
    for corner in outline_of(FRAME, label):
        gap = min(math.dist(FRAME.true(corner), point) for point in line)
        assert gap == pytest.approx(box_of(label)[1], abs=0.06)


def test_bending_and_straightening_leave_it_where_it_is() -> None:
    """An arch over a turned label is straightened to the same turn."""
    label = Label("Ridge", (10.0, 6.0), turn=20.0)
    arch = bent(FRAME, label, arched(FRAME, label, 5.0))
    back = straightened(FRAME, arch)
    assert arch.turn == 0
    assert (back.turn, back.curve) == (20.0, ())
    assert math.dist(FRAME.true(back.at), FRAME.true(label.at)) < 1.2
    assert straightened(FRAME, label) is label


def test_a_curve_without_length_does_no_harm() -> None:
    """A file is refused it, but whoever makes one in code gets a short straight line."""
    dot = replace(Label("x", (4.0, 4.0)), curve=(Knot((4.0, 4.0)), Knot((4.0, 4.0))))
    assert middle_of(FRAME, dot) == pytest.approx(FRAME.true((4.0, 4.0)))
