"""Suites survive being written and read, and are read as far as they can be."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.errors import BadFile, TooLarge
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board, HexContent
from bob_editor.storage.documents import read_suite, write_suite
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.kinds.suites import EndSpec, Expectation, Suite, suite_from_json, suite_to_json

ids = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)
hexes = st.sampled_from(["A1", "C4", "BB12", "1.E4"])
ends = st.builds(
    EndSpec,
    hexes,
    st.none() | ids,
    st.none() | ids,
    lit=st.booleans(),
    moved=st.booleans(),
    side=st.none() | ids,
)
verdicts = st.sampled_from(["clear", "hindered:2", "blocked", "blind"])
checks = st.builds(
    Expectation,
    ends,
    ends,
    verdicts,
    st.text(max_size=8),
    st.lists(ids, max_size=2).map(tuple),
    note=st.text(max_size=8),
)
GRID = Grid(4, (5, 6))
boards = st.just(Board(GRID, "memoir-44")) | st.just(
    Board(GRID, "memoir-44", id="a", title="A", hexes={GRID.hex("B2"): HexContent(level=1)})
)
rows = st.fixed_dictionaries({"marker": ids, "at": hexes}, optional={"value": st.integers(0, 9)})
suites = st.builds(
    Suite,
    title=st.text(max_size=8),
    board=boards,
    conditions=st.fixed_dictionaries({}, optional={"visibility": st.integers(0, 9), "x-moon": st.booleans()}),
    markers=st.lists(rows, max_size=2).map(tuple),
    changes=st.lists(st.fixed_dictionaries({"change": ids}), max_size=2).map(tuple),
    units=st.lists(st.fixed_dictionaries({"unit": ids, "at": hexes}), max_size=2).map(tuple),
    rulings=st.dictionaries(ids, st.booleans() | ids, max_size=2),
    threads=st.lists(st.tuples(ends, ends), max_size=2).map(tuple),
    checks=st.lists(checks, max_size=4).map(tuple),
    foreign=st.dictionaries(st.just("x-mine"), st.integers(), max_size=1),
)


@given(suites)
@settings(max_examples=25)
def test_value_to_json_to_value_is_the_same(suite: Suite) -> None:
    """Without a problem, and writing it again gives the same text."""
    text = dumps(suite_to_json(suite))
    back, problems = suite_from_json(json.loads(text))
    assert problems == ()
    assert back == suite
    assert dumps(suite_to_json(back)) == text


def test_an_inline_board_has_no_headings_of_its_own() -> None:
    """The suite's are enough; a board that has an id or title keeps them."""
    board = suite_to_json(Suite(board=Board(GRID, "memoir-44")))["board"]
    assert list(board) == ["ruleset", "grid", "base"]
    board = suite_to_json(Suite(board=Board(GRID, "memoir-44", title="A")))["board"]
    assert list(board) == ["title", "ruleset", "grid", "base"]


def test_a_simple_end_is_its_hex() -> None:
    """An end that says no more than its hex is written as text; other programs' fields come along."""
    data = {
        "format": "bob-editor/los-suite",
        "version": 1,
        "board": "a.board.json",
        "rulings": {"separate_pieces": True, "x-why": "because"},
        "checks": [
            {
                "from": "A1",
                "to": {"hex": "C4", "in": "cave", "lit": True, "x-a": 1},
                "expect": "blind",
                "x-b": 2,
            }
        ],
    }
    suite, problems = suite_from_json(data)
    assert problems == ()
    assert suite.checks[0].start == EndSpec("A1")
    assert suite.checks[0].goal == EndSpec("C4", position="cave", lit=True)
    assert suite_to_json(suite) == data


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"checks": [{"from": "A1", "to": "A2"}]}, "Check 1 lacks “expect”."),
    ({"checks": [{"from": 1, "to": "A2", "expect": "clear"}]}, "From of check 1 must be text or an object"),
    ({"checks": [{"from": {}, "to": "A2", "expect": "clear"}]}, "From of check 1 lacks “hex”."),
    ({"checks": ["A1"]}, "Check 1 must be an object that has “from” or “to”"),
    ({"markers": [{"at": "A1"}]}, "Marker 1 lacks “marker”."),
    ({"markers": [{"marker": "smoke", "at": 5}]}, "At of marker 1 must be text, not a whole number."),
    ({"markers": {}}, "Markers must be a list, not an object."),
    ({"threads": [["A1"]]}, "Thread 1 "),
    ({"threads": [["A1", 5]]}, "Entry 2 of thread 1 must be text or an object"),
    ({"threads": [[{"hex": "A1", "x-a": 1}, {}]]}, "Entry 2 of thread 1 lacks “hex”."),
    ({"conditions": []}, "Conditions must be an object, not a list."),
    ({"changes": [{"change": None}]}, "Change of change 1 must be text, not nothing (null)."),
    ({"check": []}, "The suite has a field “check” that the format doesn't know; is “checks” meant?"),
]


@pytest.mark.parametrize("validate", [True, False])
@pytest.mark.parametrize(("broken", "message"), BROKEN)
def test_what_cannot_be_read_is_reported_and_carried_along(
    broken: dict[str, Any], message: str, *, validate: bool
) -> None:
    """With the schema and without, and once; it stands in the file again when that is written."""
    good = {"format": "bob-editor/los-suite", "version": 1, "board": "a.board.json", "checks": []}
    suite, problems = suite_from_json(good | broken, validate=validate)
    assert len(problems) == 1
    if validate:
        assert problems[0].message.startswith(message)
    assert replace(suite, foreign={}, unread={}) == Suite(board_path="a.board.json")
    assert suite_to_json(suite) == good | broken


def test_an_expectation_that_is_none_is_kept_and_reported() -> None:
    """It must fail when it is run, not vanish."""
    data = {"format": "bob-editor/los-suite", "version": 1, "board": "a", "checks": [
        {"from": "A1", "to": "A2", "expect": "maybe"}
    ]}  # fmt: skip
    suite, problems = suite_from_json(data)
    assert [problem.code for problem in problems] == ["schema/pattern"]
    assert suite.checks[0].expect == "maybe"


@pytest.mark.parametrize("board", [None, [], "", {}, 5])
def test_a_suite_needs_a_board(board: Any) -> None:
    """There is nothing to look along without."""
    with pytest.raises(BadFile, match="no board"):
        suite_from_json({"format": "bob-editor/los-suite", "version": 1, "board": board, "checks": []})


def test_the_limits_hold_inside_suites() -> None:
    """A board in a suite is a map too."""
    with pytest.raises(TooLarge, match="256"):
        suite_from_json({"board": {"grid": {"columns": 10**9, "rows": 3}}})


VECTORS = sorted((Path(__file__).parents[2] / "rulesets").glob("*/*.los.json"))


def test_every_shipped_suite_is_read_and_written_back(tmp_path: Path) -> None:
    """No problem in any of them, and what is written says the same."""
    assert VECTORS
    for path in VECTORS:
        read = read_suite(path)
        assert read.problems == (), path
        write_suite(tmp_path / path.name, read.value)
        assert read_suite(tmp_path / path.name).value == read.value, path
        before, after = json.loads(path.read_text()), json.loads((tmp_path / path.name).read_text())
        assert before["checks"] == after["checks"]
        for section in ("conditions", "markers", "changes", "units", "rulings"):
            assert before.get(section) in (after.get(section), [], {}), path
