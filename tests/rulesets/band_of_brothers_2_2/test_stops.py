"""A look that ends with the nearest that blocks outright finds what decides as a look along the whole thread does."""

import random

import pytest

from bob_editor.geometry.hexes import Hex
from bob_editor.rulesets.band_of_brothers_2_2.sight.reasons import deciding
from bob_editor.rulesets.band_of_brothers_2_2.sight.stops import stops
from tests.rules.los.boards import dense_scene, random_scene

ALONG_HEXSIDES = ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2))
"""The steps between hexes in line along hexspines."""
EDITIONS = ("band-of-brothers-2.1", "band-of-brothers-2.2")


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("make", [random_scene, dense_scene])
def test_the_first_stop_is_that_of_the_whole_look(make, name, seed):
    """Whatever is ruled, and with half the threads along hexsides."""
    scene, dice = make(name, seed, columns=14, rows=12), random.Random(seed)
    reading, grid = scene.ruleset.sight(scene).reading, scene.board.grid
    stopped = 0
    for at in dice.choices(grid.hexes, k=300):
        (q, r), far = dice.choice(ALONG_HEXSIDES), dice.randint(1, 5)
        spine = [goal for goal in (Hex(at.q + far * q, at.r + far * r),) if goal in grid]
        for goal in (*spine, dice.choice(grid.hexes)):
            if goal == at:
                continue
            thread = reading.cells.thread_between(at, goal)
            low, high = sorted(levels := (reading.levels[at], reading.levels[goal]))
            line = (reading, thread, at, goal, reading.numbers[at], *levels, high, low, thread.length)
            soon, every = stops(line, whole=False), stops(line, whole=True)
            assert bool(soon) == bool(every)
            assert set(soon) <= set(every)
            if soon:
                assert min(soon, key=deciding) == min(every, key=deciding)
                stopped += 1
    assert stopped > 10
