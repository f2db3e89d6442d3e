"""What arrays say of threads along hexsides and through corners is what single threads say."""

from collections import Counter

import numpy as np

from bob_editor.geometry.thread_tables import thread_table
from bob_editor.rules.los.threads.beside import ON_NO_MAP, Beside
from bob_editor.rules.los.threads.stepped import RunStep, SideStep, stepped

WIDTH = 64
FAR = 13
MIDST = 20 * WIDTH
"""A hex from which all that is met has numbers above 0."""
GOAL, ASKED = np.zeros(1, dtype=np.int64), np.ones(1, dtype=bool)


def of_neither_end(sides: tuple[SideStep, ...]) -> tuple[int, ...]:
    return tuple(sorted(side.code for side in sides if not side.own))


def columns(run: RunStep) -> tuple[int, ...]:
    """What a row of runs says of one, seen from ``MIDST``."""
    left, right = MIDST + run.left, MIDST + run.right
    sides = 6 * left + run.direction, 6 * right + (run.direction + 3) % 6
    return 3 * MIDST + run.side.code, left, right, run.from_start, run.to_goal, *sides


def test_every_thread_within_some_hexes() -> None:
    """Runs and corners, in order from the start, for hexes all around; other threads meet none."""
    q, r = (one.ravel() for one in np.mgrid[-FAR : FAR + 1, -FAR : FAR + 1])
    table = thread_table(q, r)
    beside = Beside(table, WIDTH)
    apart = beside.from_start, beside.to_goal
    seen: Counter[str] = Counter()
    for row, offset in enumerate(zip(q.tolist(), r.tolist(), strict=True)):
        thread = stepped(*offset, WIDTH)
        met = beside.of(GOAL, np.array([row]), MIDST).among(ASKED)
        distances = np.stack([column[met.entry - len(table.hex_q)] for column in apart])
        runs = np.vstack([met.sides, met.hexes, distances, met.seen_from])[3:, : met.runs]
        assert list(zip(*runs.tolist(), strict=True)) == list(map(columns, thread.runs))
        assert (met.along().sides == runs[0]).all()
        hands = [
            tuple(sorted(code - 3 * MIDST for code in hand if code != ON_NO_MAP))
            for hand in met.sides[:, met.runs :].T.reshape(-1, 2).tolist()
        ]
        assert hands == [of_neither_end(hand) for one in thread.corners for hand in (one.left, one.right)]
        touched = np.vstack([met.hexes[0], distances])[:, met.runs :]
        assert list(zip(*touched.tolist(), strict=True)) == [
            (ON_NO_MAP, 0, 0)
            if one.touched is None
            else (MIDST + one.touched.step, one.touched.from_start, one.touched.to_goal)
            for one in thread.corners
        ]
        assert table.special[row] == bool(thread.runs or thread.corners)
        seen["runs"] += len(thread.runs)
        seen["corners"] += len(thread.corners)
    assert seen["runs"] > 100
    assert seen["corners"] > 500


def test_numbers_and_codes_are_those_on_the_map() -> None:
    """Seen from a hex its threads meet what they do, as far as it is asked for, all moved by its number."""
    q, r = (one.ravel() for one in np.mgrid[-FAR : FAR + 1, -FAR : FAR + 1])
    table = thread_table(q, r)
    beside, goals = Beside(table, WIDTH), table.special.nonzero()[0]
    asked = goals[::3]
    step = beside.of(asked, asked, MIDST).among(table.special)
    here = beside.of(goals, goals, MIDST + 500).among(np.isin(np.arange(len(q)), asked))
    assert len(here.goal) > 90
    assert (here.runs, here.goal.tolist(), here.entry.tolist()) == (
        step.runs,
        step.goal.tolist(),
        step.entry.tolist(),
    )
    for name, shift in (("sides", 1500), ("hexes", 500), ("seen_from", 3000)):
        moved = getattr(step, name)
        assert (getattr(here, name) == np.where(moved == ON_NO_MAP, moved, moved + shift)).all()
