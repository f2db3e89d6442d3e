"""What is known of the threads from one hex: how far their hexes are from the upper end, numbers found among others."""

import numpy as np
import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.rules.los.threads.cells import cells
from bob_editor.rules.los.threads.expanding import has
from bob_editor.rules.los.threads.walk import Walk

GRID = Grid(14, 11)
START = GRID.hexes[40]


@pytest.mark.parametrize("looks_down", [True, False])
def test_distances_count_from_the_upper_end(looks_down: bool) -> None:
    """From the start where it is that, else from the goal: of every hex that a thread crosses."""
    walk = Walk(cells(GRID), START)
    upper = np.full(len(walk.goals), int(not looks_down))
    found = 0
    for goal, entry, number in walk.stretches((0, 3, 1000)):
        hexes = [walk.cells.hex(one) for one in number.tolist()]
        goals = [GRID.hexes[one] for one in goal.tolist()]
        ends = [START] * len(goals) if looks_down else goals
        distances = [end.distance(at) for end, at in zip(ends, hexes, strict=True)]
        assert walk.from_upper(goal, entry, upper).tolist() == distances
        found += len(hexes)
    assert found > 500


@pytest.mark.parametrize("stored", [True, False], ids=["whole", "every other"])
def test_a_number_is_found_among_others(stored: bool) -> None:
    """However they lie in memory; numbers below 0 are others."""
    numbers = np.array([-128, 5, 127, 6, -3, 7], dtype=np.int8)
    some = numbers if stored else numbers[::2]
    assert has(some, 127)
    assert has(some, 5) == stored
    assert not has(some, 3)
    assert not has(some[:0], 127)
