"""A document thinned out for the validator has the same problems as the whole one."""

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.storage.form import holding, schemas
from bob_editor.storage.form.thinning import thinned

coordinates = st.integers(-10_000, 10_000) | st.floats(-10_000, 10_000)
points = st.lists(coordinates, min_size=2, max_size=2)
bad_points = st.sampled_from(
    [[1], [1, 2, 3], [1, "2"], [True, 1], [10_001, 0], [0, -10_000.5], [None, 0], 5, "", {}]
)
rings: st.SearchStrategy[Any] = (
    st.lists(points, max_size=8)
    | st.lists(points | bad_points, max_size=8)
    | st.sampled_from([None, {}, "", 5])
)
pieces = st.fixed_dictionaries(
    {"terrain": st.just("woods")}, optional={"ring": rings, "holes": st.lists(rings)}
)


@given(st.lists(pieces | st.sampled_from([None, [], 7]), max_size=4), st.lists(pieces, max_size=2))
@settings(max_examples=25)
def test_the_schema_finds_the_same(artwork: list[Any], contours: list[Any]) -> None:
    """At the same places, in the same words; on a board and on one inside a suite."""
    board = {
        "grid": {"hexes": "flat-top", "columns": 3, "rows": 3, "shifted": "even", "shift": "down"},
        "ruleset": "memoir-44",
        "base": {"terrain": "open"},
        "artwork": artwork,
        "contours": contours,
    }
    before = copy.deepcopy(board)
    validator = holding.validator(schemas._root("board-content"), schemas._with_those_it_leads_to)
    whole = holding.problems_of(validator.iter_errors(board), root="the board")
    assert schemas.validate("board-content", board) == whole
    suite = {"format": "bob-editor/los-suite", "version": 1, "board": board, "checks": []}
    assert [problem.pointer for problem in schemas.validate("los-suite", suite)] == [
        f"/board{problem.pointer}" for problem in whole
    ]
    assert board == before


def test_long_rings_are_cut() -> None:
    """Three points stand for a thousand good ones, but not for one that is none."""
    ring = [[number, 0.5] for number in range(1000)]
    data = {
        "artwork": [{"ring": ring}, {"ring": [*ring, [1]]}],
        "contours": [{"ring": ring, "holes": [ring]}],
    }
    lighter = thinned({"board": data})["board"]
    assert [len(piece["ring"]) for piece in lighter["artwork"]] == [3, 1001]
    assert len(lighter["contours"][0]["holes"][0]) == 3
    assert len(ring) == 1000
