"""What lies under the pointer."""

import math

from hypothesis import assume, given
from hypothesis import strategies as st

from bob_editor.editing.gestures.hexside_web import distance_to_side
from bob_editor.editing.gestures.pointer import pointer_at
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import sides_of

grids = st.sampled_from(
    [
        Grid(8, 8),
        Grid(8, (8, 9), shift="up", first_row=(1, 0)),
        Grid((8, 7), 8, "pointy-top", shift="right"),
        Grid(8, 8, "pointy-top", shifted="odd", shift="left"),
    ]
)


@given(grids, st.floats(2, 14), st.floats(2, 14))
def test_the_nearest_of_everything(grid: Grid, x: float, y: float) -> None:
    """In true proportions, no hexside or corner of the hex is nearer than those the pointer names."""
    pointer = pointer_at(grid, (x, y))
    frame = grid.frame
    assert pointer.hex == frame.hex_at((x, y))
    assert pointer.side is not None
    assert pointer.corner is not None
    nearest = min(distance_to_side(frame, side, (x, y)) for side in sides_of(pointer.hex))
    assert abs(distance_to_side(frame, pointer.side, (x, y)) - nearest) < 1e-9
    here = frame.true((x, y))
    away = [math.dist(here, frame.true(corner)) for corner in frame.corners(pointer.hex)]
    assert abs(away[pointer.corner] - min(away)) < 1e-9


@given(grids, st.data())
def test_keys_are_passed_on(grid: Grid, data: st.DataObject) -> None:
    """Keys, button, clicks and reach are as they were given."""
    at = data.draw(st.sampled_from(grid.hexes))
    assume(at in grid)
    pointer = pointer_at(
        grid, grid.centre(at), shift=True, control=True, alt=True, button="right", reach=0.1, clicks=2
    )
    assert pointer.hex == at
    assert (pointer.shift, pointer.control, pointer.alt) == (True, True, True)
    assert (pointer.button, pointer.reach, pointer.clicks) == ("right", 0.1, 2)
