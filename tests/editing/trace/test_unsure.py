"""In which hexes a trace is unsure, so that they are looked at."""

from bob_editor.editing.trace.proposals import Proposal, Traced, Unsure
from bob_editor.editing.trace.subjects import Subject
from bob_editor.editing.trace.tracing import Tracing
from bob_editor.editing.trace.unsure import BESIDE, UNLIKE_GROUND, of_several, unsure_hexes
from bob_editor.geometry.grid import Grid
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
