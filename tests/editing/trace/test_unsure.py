"""In which hexes a trace is unsure, so that they are looked at."""

from itertools import combinations

import numpy as np
import pytest
import shapely

from bob_editor.editing.trace.proposals import Proposal, Traced, Unsure
from bob_editor.editing.trace.subjects import Subject
from bob_editor.editing.trace.tracing import Tracing
from bob_editor.editing.trace.unsure import (
    BESIDE,
    UNLIKE_GROUND,
    by_sight,
    of_several,
    pairs_at,
    unsure_hexes,
)
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Orientation
from bob_editor.model.board import Board
from bob_editor.render.kit.proportions import Proportions


def test_a_hex_that_is_alike_in_parts_is_listed() -> None:
    """The most alike first; not one that an outline holds, nor one that hardly looks so."""
    grid = Grid(4, 4)
    alike = [0.05, 0.3, 0.6, *[0.0] * (len(grid.hexes) - 3)]
    found = unsure_hexes(grid, (), alike)
    assert [(one.hexes, one.why) for one in found] == [
        ((grid.hexes[place],), "alike in parts") for place in (2, 1)
    ]
    corners = [grid.frame.from_true((x, y)) for x, y in _around(Proportions(grid.frame).dot(grid.hexes[2]))]
    held = Proposal("artwork", "palm", ring=tuple(corners), hexes=(grid.hexes[2],))
    listed = {one.hexes: one.why for one in unsure_hexes(grid, (held,), alike)}
    assert listed[(grid.hexes[1],)] == "alike in parts"
    assert listed.get((grid.hexes[2],)) != "alike in parts"


def _around(dot: tuple[float, float]) -> list[tuple[float, float]]:
    x, y = dot
    return [(x - 1, y - 1), (x + 1, y - 1), (x + 1, y + 1), (x - 1, y + 1)]


def test_what_several_traces_doubt() -> None:
    """A dot that one holds is no news to others, but that two hold it is; an edge beside it is told anyway."""
    here, there, free = Grid(4, 4).hexes[:3]
    told = [
        (key, Unsure((at,), why, 0.5))
        for at in (here, there, free)
        for key, why in ((0, BESIDE), (0, "the edge passes by its dot"), (1, UNLIKE_GROUND))
    ]
    held = {0: frozenset((here, there)), 2: frozenset((there,))}
    found = {(key, one.hexes[0], one.why) for key, one in of_several(told, held)}
    assert found == {
        *((0, at, "the edge passes by its dot") for at in (here, there, free)),
        (0, free, BESIDE),
        (1, free, UNLIKE_GROUND),
        *((key, there, "two traces claim it") for key in held),
    }


def test_a_hex_has_one_row_for_each_trace() -> None:
    """Its greatest doubt, and the greatest of all first."""
    here, there = Grid(4, 4).hexes[:2]
    tracing = Tracing()
    woods, levels = Subject("areas", "woods"), Subject("levels")
    rows = {
        woods: (Unsure((here,), "little", 0.3), Unsure((here,), "more", 0.6)),
        levels: (Unsure((there,), "most", 0.9), Unsure((here,), "least", 0.1)),
    }
    for subject, doubts in rows.items():
        tracing.show(subject, Traced((), doubts))
    assert [(subject, one.why) for subject, one in tracing.unsure] == [
        (levels, "most"),
        (woods, "more"),
        (levels, "least"),
    ]


def test_two_traces_that_hold_a_dot_both_tell() -> None:
    """What was taken holds it still; what was discarded doesn't."""
    at = Grid(4, 4).hexes[0]
    tracing = Tracing()
    for terrain in ("woods", "orchard"):
        tracing.show(Subject("areas", terrain), Traced((Proposal("artwork", terrain, hexes=(at,)),)))
    board = Board(Grid(4, 4), "band-of-brothers-2.2")
    tracing.took(tracing.of(Subject("areas", "woods")).proposals, board, board)
    assert [one.why for _, one in tracing.unsure] == ["two traces claim it"] * 2
    tracing.discard(tracing.proposals)
    assert not tracing.unsure


def test_what_most_lines_of_sight_hang_on_comes_first() -> None:
    """A small doubt in the middle of the board before a great one in its corner, but not any small one."""
    grid = Grid(21, 11)
    corner, middle = grid.hexes[0], grid.hexes[10 * 11 + 5]
    beside = middle.neighbour(0)
    rows = [(0, Unsure((corner,), "great", 0.9)), (1, Unsure((middle,), "small", 0.4))]
    rows += [(2, Unsure((middle, beside), "along it", 0.5)), (3, Unsure((middle,), "hardly", 0.01))]
    assert [key for key, _ in by_sight(grid, rows)] == [2, 1, 0, 3]
    assert not by_sight(grid, ())


@pytest.mark.parametrize("orientation", ["flat-top", "pointy-top"])
def test_how_many_pairs_hang_on_a_hex_is_in_proportion_to_what_counting_them_says(
    orientation: Orientation,
) -> None:
    """Those whose line meets it, and those that begin in it."""
    grid = Grid(12, 7, orientation=orientation)
    frame = grid.frame
    lines = shapely.linestrings(list(combinations([frame.true(frame.centre(at)) for at in grid.hexes], 2)))
    areas = [shapely.Polygon([frame.true(corner) for corner in frame.corners(at)]) for at in grid.hexes]
    met, _ = shapely.STRtree(areas).query(lines, predicate="intersects")[::-1]
    counted = np.bincount(met)
    about = pairs_at(grid, [(at,) for at in grid.hexes])
    assert np.corrcoef(about, counted)[0, 1] > 0.99
    assert max(about) == pytest.approx(counted.max(), rel=0.3)
