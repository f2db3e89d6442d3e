"""What a look around comes to: the codes of a field."""

import numpy as np

from bob_editor.geometry.grid import Grid
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, BLOCKED, CLEAR, HINDERED, FieldOfView


def test_what_blocks_outright_outweighs_a_shadow_and_that_what_hinders() -> None:
    """And the start's own hex is clear, whatever was found there."""
    grid = Grid(1, 6)
    free, shaded = (np.array(one, dtype=bool) for one in ([0, 1, 1, 1, 0, 0], [1, 0, 0, 1, 1, 0]))
    field = FieldOfView.of(
        End(grid.hexes[0]), grid, free=free, shaded=shaded, hindrance=np.array([5, 0, 2, 3, 4, 1])
    )
    assert field.codes.tolist() == [CLEAR, CLEAR, HINDERED, BLIND, BLOCKED, BLOCKED]
    assert field.hindrance.tolist() == [0, 0, 2, 0, 0, 0]
