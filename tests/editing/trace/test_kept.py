"""What was picked on a scan goes into JSON and comes back as it was, or not at all."""

import json
from typing import Any

import pytest

from bob_editor.editing.trace.kept import picked_from_json, picked_to_json
from bob_editor.editing.trace.proposals import Proposal, Stroke, Unsure
from bob_editor.editing.trace.subjects import Picked, Subject, Trace
from bob_editor.errors import BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.parts import side_of
from bob_editor.model.board import Board
from bob_editor.rulesets import ruleset

BOARD = Board(Grid(4, 4), "band-of-brothers-2.2")
RULES = ruleset(BOARD.ruleset)
AT, BESIDE = BOARD.grid.hexes[:2]
WOODS, HEDGES = Subject("areas", "woods"), Subject("sides", "hedgerow", outlined=False)
RING = ((0.5, 0.2), (0.9, 0.2), (0.7, 0.5))
PICKED = Picked(
    {
        WOODS: Trace(
            (Stroke(((0.5, 0.2),), 0.4), Stroke(RING, 0.3, 1, unlike=True)),
            (Proposal("artwork", "woods", ring=RING, holes=(RING,), hexes=(AT,)),),
            (Unsure((AT, BESIDE), "even", 0.5),),
            (Proposal("hexes", "woods", hexes=(BESIDE,)),),
        ),
        HEDGES: Trace(proposals=(Proposal("side", "hedgerow", side=side_of(AT, 2), share=0.7),)),
    },
    others=(BESIDE,),
    settled=frozenset({(None, (AT,)), (WOODS, (AT, BESIDE))}),
    due=(HEDGES,),
)


def written() -> Any:
    return json.loads(json.dumps(picked_to_json(PICKED)))


def test_it_comes_back_as_it_was() -> None:
    """Strokes, proposals, doubts and what was dealt with; written again it is the same."""
    back = picked_from_json(written(), BOARD, RULES)
    assert back.traces.keys() == PICKED.traces.keys()
    assert back.settled == PICKED.settled
    assert back.traces[WOODS].strokes == PICKED.traces[WOODS].strokes
    assert json.loads(json.dumps(picked_to_json(back))) == written()


@pytest.mark.parametrize(
    ("steps", "value"),
    [
        (("traces",), None),
        (("traces", 0, 0, "terrain"), "lava"),
        (("traces", 0, 0, "what"), ["areas"]),
        (("traces", 0, 1, "strokes", 0, "points"), []),
        (("traces", 0, 1, "strokes", 0, "reach"), 1e999),
        (("traces", 0, 1, "proposals", 0, "ring", 0, 0), 1e300),
        (("traces", 0, 1, "proposals", 0, "hexes", 0), [99, 99]),
        (("traces", 0, 1, "dealt", 0, "level"), 1.5),
        (("traces", 1, 1, "proposals", 0, "side"), None),
        (("traces", 1, 1, "proposals", 0, "side"), []),
        (("traces", 1, 1, "proposals", 0, "side", 1), 5),
        (("others", 0), "A1"),
        (("due",), [[]]),
    ],
    ids=str,
)
def test_what_is_nothing_of_the_board_is_refused(steps: tuple[str | int, ...], value: object) -> None:
    """A slot may be another board's, or damaged: nothing of it is painted."""
    data = held = written()
    for step in steps[:-1]:
        held = held[step]
    held[steps[-1]] = value
    with pytest.raises(BadFile):
        picked_from_json(data, BOARD, RULES)
