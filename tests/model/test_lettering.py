"""Labels and the room they take: what lies under a point, and how one keeps off dots and names."""

import math

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Frame
from bob_editor.model.board import Board, Label
from bob_editor.model.lettering import FARTHEST, box_of, label_under, middle_of, outline_of, settled

frames = st.sampled_from([Frame("flat-top", 0), Frame("flat-top", 1), Frame("pointy-top", 0)])
points = (
    st.tuples(st.integers(-30, 30), st.integers(-30, 30))
    .map(lambda at: (at[0] / 3, at[1] / 3))
    .map(lambda at: (round(at[0], 3), round(at[1], 3)))
)
labels = st.builds(
    Label,
    # A text of a file may be as long as a page: its marks would be more than memory holds.
    st.sampled_from(["Mill", "Sainte-Barbe", "Hill 112", "Les Étangs de la Mare", "Lang" * 10_000]),
    points,
    size=st.sampled_from([0.7, 1.0, 2.0, 8.0]),
    turn=st.sampled_from([0.0, -30.0, 90.0]),
    floating=st.just(True),
)


@given(frames, labels)
def test_it_stays_near_its_point(frame: Frame, label: Label) -> None:
    assert math.dist(middle_of(frame, label), frame.true(label.at)) <= FARTHEST + 1e-9
    assert middle_of(frame, replace(label, floating=False)) == frame.true(label.at)


@given(frames, labels)
def test_settled_it_is_seen_where_it_was(frame: Frame, label: Label) -> None:
    fixed = settled(frame, label)
    assert not fixed.floating
    assert math.dist(middle_of(frame, fixed), middle_of(frame, label)) < 0.002
    assert settled(frame, fixed) is fixed


@given(frames, points, st.sampled_from(["Mill", "Orne", "La Haye"]))
def test_a_name_of_usual_size_covers_no_dot(frame: Frame, at: tuple[float, float], text: str) -> None:
    """Between a dot and the next hex's name there is room for a line."""
    label = Label(text, at, floating=True)
    x, y = middle_of(frame, label)
    wide, high = box_of(label)
    here = frame.hex_at(frame.from_true((x, y)))
    dots = [frame.true(frame.centre(one)) for one in (here, *map(here.neighbour, range(6)))]
    assert not [one for one in dots if abs(one[0] - x) < wide - 0.1 and abs(one[1] - y) < high - 0.1]


def test_a_label_is_under_what_it_is_written_over() -> None:
    """Also where it floats: the text is met, not the point that it was given."""
    grid = Grid(10, 8)
    dot = grid.frame.centre(grid.hex("D4"))
    label = Label("Mill", dot, floating=True)
    board = Board(grid, "band-of-brothers-2.2", labels=(label,))
    assert label_under(board, grid.frame.from_true(middle_of(grid.frame, label))) == 0
    assert label_under(board, dot) is None
    (left, top), _, (right, low), _ = outline_of(grid.frame, label)
    assert not (left < dot[0] < right and top < dot[1] < low)
