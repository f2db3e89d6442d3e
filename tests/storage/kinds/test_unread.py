"""What a reader doesn't understand stands in the file again when it is written."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bob_editor.storage.documents import (
    board_from_json,
    board_of,
    board_to_json,
    dumps,
    read_source,
    scenario_from_json,
    scenario_to_json,
    suite_from_json,
    suite_of,
    suite_to_json,
    write_suite,
)
from bob_editor.storage.kinds.board_writer import broken_gone
from bob_editor.storage.shipped import shipped

BOARD: dict[str, Any] = {
    "$schema": "../schemas/board.schema.json",
    "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "ruleset": "memoir-44",
    "grid": {"hexes": "flat-top", "columns": 9, "rows": 9, "shifted": "even", "shift": "down"},
    "base": {"terrain": "countryside"},
}  # fmt: skip

WAYS = {
    "board": (board_from_json, board_to_json),
    "scenario": (scenario_from_json, scenario_to_json),
    "los": (suite_from_json, suite_to_json),
}

SHIPPED = sorted(
    path
    for kind in WAYS
    # The smallest say as much as the others, sooner.
    for path in sorted(shipped("maps").rglob(f"*.{kind}.json"), key=lambda one: one.stat().st_size)[:6]
)

_OWN = {"grid", "base", "underlay", "credits", "accepted", "paths", "artwork", "contours", "labels", "checks"}
"""Sections whose rows may hold another program's fields."""


def rows_of(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The objects of a document that may hold another program's fields."""
    yield data
    for name, section in data.items():
        if isinstance(section, dict) and name in ("grid", "base", "credits", "hexes"):
            yield section
        if isinstance(section, list) and name in _OWN:
            yield from (row for row in section if isinstance(row, dict))
        if name == "hexes" and isinstance(section, dict):
            yield from (row for row in section.values() if isinstance(row, dict))


@settings(max_examples=20)
@given(st.data())
def test_other_programs_fields_stay(data: st.DataObject) -> None:
    """In every file that ships, wherever they are put; and writing twice gives the same text."""
    path = data.draw(st.sampled_from(SHIPPED))
    from_json, to_json = WAYS[path.name.split(".")[-2]]
    document = json.loads(path.read_text(encoding="utf-8"))
    rows = list(rows_of(document))
    names = st.from_regex(r"x-[a-z]{1,5}", fullmatch=True)
    for _ in range(data.draw(st.integers(1, 4))):
        row = rows[data.draw(st.integers(0, len(rows) - 1))]
        row[data.draw(names)] = data.draw(st.sampled_from([None, 1, "a", [], {}, [{"b": 2}]]))
    if data.draw(st.booleans()):
        document = {"$schema": "a.schema.json", **document}
    value, problems = from_json(deepcopy(document))
    assert problems == ()
    written = to_json(value)
    assert written == document
    assert ("$schema" not in document) or next(iter(written)) == "$schema"
    again, _ = from_json(json.loads(dumps(written)))
    assert dumps(to_json(again)) == dumps(written)


KEPT: list[dict[str, Any]] = [
    {"unheard_of": [1]},
    {"hexes": {"A1": {"level": "high", "colour": "red"}, "A2": 5}},
    {"hexes": {"A1": {"terrain": [{"terrain": "forest", "orientation": "n", "size": 2}]}}},
    {"sides": {"A1/A2": "wall"}},
    {"paths": [{"terrain": "road"}, {"terrain": "road", "through": ["A1"], "wide": 1}, 7]},
    {"paths": [{"terrain": "road", "through": ["A1"], "curve": [[0, 0], [1, "a"]]}]},
    {"paths": [{"terrain": "road", "through": ["A1"], "curve": [[0, 0]]}]},
    {"paths": [{"terrain": "road", "through": ["A1"], "width": 9, "widths": [1, 2]}]},
    {"paths": [{"terrain": "road", "curve": [[900, 900], [901, 901]]}]},
    {"artwork": [{"terrain": "forest", "ring": [[0, 0]]}]},
    {"contours": "none"},
    {"labels": [{"text": "Mill"}, {"text": "Farm", "at": [1, 2]}, {"text": 5, "at": [1, 2]}]},
    {"exits": [{"value": 2}, {"at": "A1/n", "value": "two"}]},
    {"objectives": [{"at": None}, {"at": "A1", "title": 5}]},
    {"underlay": {"image": "a.png", "opacity": None}},
    {"underlay": {"image": "a.png", "points": ["x"]}},
    {"underlay": {"image": "/a.png"}},
    {"rulings": {"trees": [1]}},
    {"accepted": [{"at": "A1"}]},
    {"credits": {"author": ["A", "B"], "year": 1944}},
    {"extra": []},
    {"hexes": {"A1": {"terrain": ["forest", 5]}}},
    {"sides": {"A1/A2": ["river", None]}},
    {"paths": [{"terrain": "road", "through": ["A1", "?"]}, {"terrain": "road", "through": ["A1"]}]},
    {"base": {"terrain": 5}},
    {"contours": [{"level": "x", "ring": [[0, 0], [1, 0], [0, 1]]}]},
    {"contours": [{"level": False, "ring": [[0, 0], [1, 0], [0, 1]], "holes": [[], [[0, 0]], 5]}]},
    {"artwork": [{"terrain": "forest", "ring": [[0, 0], [1.00049, 0], "x", [0, 1]]}]},
    {"hexes": {"A1": {"terrain": [{"terrain": "forest", "in": ["A1", 7]}]}}},
    {"grid": {**BOARD["grid"], "shift": "right", "first_row": "one", "edges": {"top": 5}}},
    {"credits": 7, "rulings": 8, "hexes": 9, "sides": [], "base": [], "title": 5},
]  # fmt: skip


@pytest.mark.parametrize("odd", KEPT, ids=lambda odd: json.dumps(odd)[:60])
def test_what_a_board_couldnt_use_stays(odd: dict[str, Any], tmp_path: Path) -> None:
    """Told, used nowhere, and written as it stood: nothing is left out."""
    path = tmp_path / "a.board.json"
    path.write_text(json.dumps(BOARD | odd), encoding="utf-8")
    read = board_of(read_source(path))
    assert read.problems
    assert read.left_out == ()
    written = board_to_json(read.value)
    assert json.dumps(written, sort_keys=True) == json.dumps(BOARD | odd, sort_keys=True)
    assert board_to_json(board_from_json(written)[0]) == written


USUAL: list[dict[str, Any]] = [
    {"paths": [], "hexes": {"A1": {}, "B2": {"terrain": []}}, "sides": {"A1/A2": []}, "extra": {}},
    {"hexes": {}, "sides": {}},
    {"sides": {"A2/A1": ["river"], "B2/n": ["river"]}},
    {"contours": [{"level": 1, "ring": [[0, 0], [1, 0], [0, 1], [0, 0]], "line": "bold", "holes": []}]},
    {"artwork": [{"terrain": "forest", "ring": [[0, 0], [1.0, 0], [0, 1], [-0.0, 0]]}] * 2},
    {"labels": [{"text": "Mill", "at": [0, 0], "size": 1, "turn": 0.0}, {"text": "Mill", "at": [0, 0]}]},
    {"grid": {"columns": 9, "rows": 9}, "base": {"terrain": "countryside", "level": 0}},
    {"accepted": [{"code": "a/b", "at": "", "because": ""}], "credits": {"author": ""}},
    {"hexes": {"A1": {"terrain": [{"terrain": "forest", "in": []}, {"terrain": "hill"}]}}},
]  # fmt: skip


@pytest.mark.parametrize("said", USUAL, ids=lambda said: json.dumps(said)[:60])
def test_what_is_said_otherwise_stays_as_it_is(said: dict[str, Any]) -> None:
    """Defaults that are spelled out, closed rings, hexsides by their other name: nobody's file is tidied unasked."""
    board, _ = board_from_json(BOARD | said)
    assert board_to_json(board) == BOARD | said
    assert board_to_json(board_from_json(board_to_json(board))[0]) == BOARD | said


ODD_PATH = {"terrain": "road", "through": ["A1", "?", "A2"]}


def test_an_altered_row_is_written_anew() -> None:
    """And what stood beside it isn't; what of it couldn't be read is named, so that it can be told."""
    other = {"terrain": "road", "through": ["C1", 7, "C2"]}
    board, _ = board_from_json(BOARD | {"paths": [ODD_PATH, other]})
    first, second = board.paths
    longer = replace(board, title="B", paths=(replace(first, through=first.through[:1]), second))
    assert board_to_json(longer)["paths"] == [{"terrain": "road", "through": ["A1"]}, other]
    assert broken_gone(longer) == ("path 1",)
    assert broken_gone(board) == ()


def test_a_name_of_a_hexside_stays_only_where_it_is_that_hexside() -> None:
    """On a grid whose columns shift the other way ``A2/ne`` lies beside another hex."""
    board, _ = board_from_json(BOARD | {"sides": {"A2/ne": ["river"]}})
    written = board_to_json(replace(board, grid=replace(board.grid, shift="up")))["sides"]
    again, _ = board_from_json(BOARD | {"grid": BOARD["grid"] | {"shift": "up"}, "sides": written})
    assert again.sides == board.sides


def test_a_field_that_stands_twice_is_left_out_once(tmp_path: Path) -> None:
    """The last one counts; the first is lost when the file is written."""
    path = tmp_path / "a.board.json"
    path.write_text(json.dumps(BOARD)[:-1] + ', "title": "B"}', encoding="utf-8")
    assert [one.code for one in board_of(read_source(path)).left_out] == ["schema/duplicate"]


def test_true_is_not_one(tmp_path: Path) -> None:
    """A version that is ``true`` is written as 1, which is told."""
    path = tmp_path / "a.board.json"
    path.write_text(dumps(BOARD | {"version": True}), encoding="utf-8")
    assert [one.pointer for one in board_of(read_source(path)).left_out] == ["/version"]


def test_a_suite_keeps_its_slips(tmp_path: Path) -> None:
    """A comment, a word misspelled in a check, an end without a hex: all are there after reading and writing."""
    path = tmp_path / "a.los.json"
    suite = {
        "$schema": "los.schema.json", "format": "bob-editor/los-suite", "version": 1, "board": "a.board.json",
        "conditions": {"night": {"x": 1}, "visibility": 4},
        "checks": [
            {"from": "A1", "to": "A2", "expectt": "clear"},
            {"from": "A1", "to": "A3", "expect": "clear"},
            {"from": {"hexx": "A1"}, "to": "A2", "expect": "clear"},
            {"from": {"hex": "A1", "lit": "yes"}, "to": "A2", "expect": "clear", "cites": 5},
        ],
        "comment": "kept",
    }  # fmt: skip
    path.write_text(dumps(suite), encoding="utf-8")
    read = suite_of(read_source(path))
    assert read.left_out == ()
    assert [check.goal.hex for check in read.value.checks] == ["A3", "A2"]
    write_suite(path, read.value)
    assert json.loads(path.read_text(encoding="utf-8")) == suite


def test_a_row_that_cant_be_reckoned_with_is_in_no_suite() -> None:
    """A number where a text belongs, however deep in the row: LOS never sees it."""
    rows = {"markers": [{"marker": "smoke", "at": "A1", "side": 5}], "units": [{"unit": [], "at": "A1"}]}
    suite, problems = suite_from_json({"board": "a", "checks": [], **rows})
    assert (suite.markers, suite.units) == ((), ())
    assert len([one for one in problems if one.code == "schema/type"]) == 2
    assert {name: suite_to_json(suite)[name] for name in rows} == rows


def test_a_number_written_otherwise_beside_what_cant_be_read() -> None:
    """Saved, loaded and saved again, it has the same bytes, whatever order its fields had."""
    edges = {"top": "half", "bottom": "nowhere", "left": "half"}
    data = {**BOARD, "grid": {**BOARD["grid"], "columns": 9.0, "edges": edges}}
    first = dumps(board_to_json(board_from_json(data)[0]))
    assert dumps(board_to_json(board_from_json(json.loads(first))[0])) == first
    assert json.loads(first)["grid"]["edges"] == edges


def test_a_line_of_hexes_is_not_cut_away_on_both_sides() -> None:
    """Nothing would be left to draw on; the edge that counts no more is told, and stays in the file."""
    edges = {"left": "half", "right": "half"}
    data = {**BOARD, "grid": {**BOARD["grid"], "columns": 1, "edges": edges}}
    board, problems = board_from_json(data)
    assert [one.code for one in problems] == ["schema/enum"]
    assert "Right of edges of the grid must be full" in problems[0].message
    left, _, right, _ = board.grid.bounds
    assert (left, right) == (0, 2)
    assert board_to_json(board)["grid"]["edges"] == edges
