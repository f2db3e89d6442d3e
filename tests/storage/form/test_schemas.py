"""Documents are held against the shipped schemas, whole or the changed part alone."""

import json
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from bob_editor.storage.form import holding, schemas
from bob_editor.storage.form.problems import MOST_PROBLEMS
from bob_editor.storage.form.schemas import KINDS, validate, validate_part

GRID = {"hexes": "flat-top", "columns": 9, "rows": 9, "shifted": "even", "shift": "down"}
BOARD: dict[str, Any] = {
    "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "ruleset": "memoir-44", "grid": GRID,
    "base": {"terrain": "open"},
}  # fmt: skip
SUITE: dict[str, Any] = {"format": "bob-editor/los-suite", "version": 1, "board": BOARD, "checks": []}


@pytest.mark.parametrize("kind", KINDS)
def test_every_schema_is_there_and_refers_only_to_what_is(kind: str) -> None:
    """An empty document breaks each of them for what it lacks, and for nothing else."""
    assert {problem.code for problem in validate(kind, {})} == {"schema/required"}


def test_good_documents_have_no_problem() -> None:
    """A board, the same inside a suite, and a suite that names its board's file."""
    assert validate("board", BOARD) == []
    assert validate("los-suite", SUITE) == []
    assert validate("los-suite", SUITE | {"board": "../a.board.json"}) == []
    assert validate("board-content", {name: BOARD[name] for name in ("ruleset", "grid", "base")}) == []


def test_hexes_looked_at_in_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found is the same, and it is heard how far that is."""
    hexes = {"A1": {"level": "x"}, "A2": {}, "a3": {}, "A4": {"odd": 1}, "A5": {"level": 1}}
    board = {name: value for name, value in BOARD.items() if name != "title"} | {"hexes": hexes, "odd": 1}
    whole = validate("board", board)
    assert len(whole) == 5
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(holding, "PORTION", 2)
    found = validate("board", board, lambda done, total: told.append((done, total)))
    assert {*found} == {*whole}
    assert told == [(0, 5), (2, 5), (4, 5)]


def test_other_programs_fields_are_free() -> None:
    """Anything may stand under a name that starts with x-."""
    assert validate("board", BOARD | {"x-mine": [1], "hexes": {"x-note": 5, "A1": {"x-note": {}}}}) == []


def test_a_hex_in_a_suite_is_named_as_on_a_board() -> None:
    """The place is the hex's label, the pointer leads through the suite."""
    board = BOARD | {"hexes": {"E4": {"terrain": "woods"}}}
    (problem,) = validate("los-suite", SUITE | {"board": board})
    assert problem.message == "Terrain of hex E4 must be a list, not text."
    assert (problem.at, problem.pointer) == ("E4", "/board/hexes/E4/terrain")


def test_a_suite_says_which_check_is_wrong() -> None:
    """Checks are counted from 1, as people do."""
    check = {"from": "E4", "to": "E7", "expect": "hindered"}
    (problem,) = validate("los-suite", SUITE | {"checks": [check | {"expect": "clear"}, check]})
    assert problem.message.startswith(
        "Expect of check 2 can't be “hindered”: it must be written as “clear” or “hindered:2” or “blocked” or"
    )
    assert problem.at == problem.pointer == "/checks/1/expect"


def test_what_a_list_has_twice_is_named() -> None:
    """In the words of the other sentences."""
    told = validate(
        "project", {"format": "bob-editor/project", "version": 1, "languages": ["de", "fr", "de"]}
    )
    assert [problem.message for problem in told] == ["Languages names “de” twice."]


def test_unknown_fields_are_each_a_problem() -> None:
    """With the known field that may be meant."""
    problems = validate("board", BOARD | {"artworks": [], "nonsense": 1})
    assert [(problem.pointer, problem.code) for problem in problems] == [
        ("/artworks", "schema/additionalProperties"),
        ("/nonsense", "schema/additionalProperties"),
    ]
    assert problems[0].message.endswith("is “artwork” meant?")


def test_a_field_is_unknown_too_where_names_follow_a_pattern() -> None:
    """How they are written is told then."""
    (problem,) = [
        one
        for one in validate("ruleset", {"terrains": [{"id": "woods", "by_levels": {"upwards": {}}}]})
        if one.code == "schema/additionalProperties"
    ]
    assert problem.pointer == "/terrains/0/by_levels/upwards"
    assert problem.message.endswith("“upwards” that the format doesn't know; one is written as “0-0” is.")


OF_SEVERAL_FORMS: list[tuple[dict[str, Any], str, str]] = [
    ({"along": "worst"}, "along", "or “worse” or “either”, not “worst”; perhaps “worse” is meant."),
    ({"along": 7}, "along", "“facing” or “worse” or “either” or an object that has “ruling”, not a whole number."),
    ({"things": {"between": "hexes"}}, "things/between", "“formula” or “table” or “ruling”, not text."),
    ({"things": {"between": {}}}, "things/between", "or “closer” or “slope” or “formula” or “table”."),
    ({"units": "all"}, "units", "or “hindrance” or “between” or “ties”, not text."),
    ({"shadow": 1}, "shadow", "or “visibility” or “words” or “cites”."),
    ({"along": "sideways"}, "along", "must be “better” or “facing” or “worse” or “either”, not “sideways”."),
    ({"visibility": {"hexes": "9"}}, "visibility/hexes", "or null or an object that has “ruling”, not text."),
    ({"visibility": {"conditions": {"night": "val"}}}, "visibility/conditions/night", "must be “value”, not “val”."),
    ({"visibility": {"conditions": {"a": []}}}, "visibility/conditions/a", "a whole number or text, not a list."),
    ({"ground": {"between": {"hexs": 1}}}, "ground/between/hexs", "doesn't know; is “hexes” meant?"),
    ({"visibility": {"night": 3}}, "visibility/night", "doesn't know; it may have “hexes” or “conditions”."),
    ({"ALONG": "worse"}, "ALONG", "doesn't know; is “along” meant?"),
    ({"eye": {"units": {"t\u0430nk": 3}}}, "eye/units/t\u0430nk", "“\u0430” has to be a plain letter."),
    ({"along": {"ruling": "w\u043eods"}}, "along/ruling", "; “\u043e” has to be a plain letter."),
    ({"ground": {"between": 7}}, "ground/between", "or “formula” or “table” or “ruling”, not a whole number."),
    ({"eye": -1}, "eye", "must be at least 0, not -1."),
]  # fmt: skip


@pytest.mark.parametrize(("sight", "place", "told"), OF_SEVERAL_FORMS)
def test_of_several_forms_the_one_that_is_meant_is_told(sight: dict[str, Any], place: str, told: str) -> None:
    """That which is of the value's kind; where none is, what kinds there are."""
    (problem,) = [one for one in validate("ruleset", {"sight": sight}) if one.code != "schema/required"]
    assert problem.pointer == f"/sight/{place}"
    assert problem.message.endswith(told)


def test_very_many_unknown_fields_take_no_longer_than_they_are_read() -> None:
    """What is told of is bounded, and so is the work for it."""
    start = perf_counter()
    found = validate("board", BOARD | {f"field{number}": 1 for number in range(100_000)})
    assert len(found) == MOST_PROBLEMS + 1
    assert perf_counter() - start < 10


def test_slashes_in_names_are_escaped_in_pointers() -> None:
    """As JSON Pointer asks."""
    (problem,) = validate("board", BOARD | {"sides": {"D2/E3": "hedgerow"}})
    assert problem.pointer == "/sides/D2~1E3"
    assert problem.at == "D2/E3"


def test_problems_are_capped() -> None:
    """A file full of nonsense doesn't take for ever."""
    hexes = {f"A{row}": 7 for row in range(9000)}
    problems = validate("board", BOARD | {"hexes": hexes})
    assert len(problems) == MOST_PROBLEMS + 1
    assert problems[-1].code == "schema/more"


PARTS = [
    ("/hexes/E4", {"level": 1}, []),
    ("/hexes/E4", {"level": "1"}, ["/hexes/E4/level"]),
    ("/hexes/E4/terrain/0", "Woods", ["/hexes/E4/terrain/0"]),
    ("/hexes/E4/terrain/0/orientation", 13, ["/hexes/E4/terrain/0/orientation"]),
    ("/sides/D2~1E3", ["hedgerow", 1], ["/sides/D2~1E3/1"]),
    ("/paths/3/through", ["A1", "1A"], ["/paths/3/through/1"]),
    ("/artwork/2/ring/0", [0, 0, 0], ["/artwork/2/ring/0"]),
    ("/grid", {"hexes": "pointy-top", "columns": 9, "rows": [9, 8], "shifted": "even", "shift": "down"},
     ["/grid/rows", "/grid/shift"]),
    ("/title", 5, ["/title"]),
    ("/extra/anything/at/all", [], []),
    ("/x-mine/inner", [], []),
    ("/hexes/x-mine", 5, []),
    ("/nowhere", 5, []),
    ("", [], [""]),
]  # fmt: skip


@pytest.mark.parametrize(("pointer", "data", "breaches"), PARTS)
def test_a_part_is_held_against_its_own_schema(pointer: str, data: Any, breaches: list[str]) -> None:
    """The problems of a part are those that the whole document would have there."""
    assert sorted({problem.pointer for problem in validate_part("board", pointer, data)}) == breaches


@pytest.mark.parametrize(
    ("date", "wrong"), [("1944-12", 0), ("1944-12-31", 0), ("1944-13", 1), ("1944-06-32", 1)]
)
def test_a_battle_has_a_month_of_the_year(date: str, wrong: int) -> None:
    """And a day that months can have; so has the day on which it was played."""
    assert len(validate_part("scenario", "/date", date, ruleset="band-of-brothers-2.2")) == wrong
    assert len(validate_part("playtests", "/games/0/date", date)) == wrong


def test_a_name_that_is_none_of_some_is_told_with_those_like_it() -> None:
    """As a pattern of a style's is, misspelt."""
    style = {"format": "bob-editor/style", "version": 1, "patterns": {"canpoy": {}}}
    assert [one.message for one in validate("style", style)] == [
        "“canpoy” is no name that patterns may have; take “canopy”."
    ]


def test_a_part_is_named_as_in_the_whole() -> None:
    """Message and place don't show that only a part was looked at."""
    (part,) = validate_part("board", "/hexes/E4/level", "high")
    (whole,) = validate("board", BOARD | {"hexes": {"E4": {"level": "high"}}})
    assert part == whole


def test_a_part_of_a_board_in_a_suite_is_found() -> None:
    """The schema of a suite refers to that of a board where its board is an object."""
    (problem,) = validate_part("los-suite", "/board/hexes/E4/level", "high")
    assert problem.at == "E4"
    (problem,) = validate_part("los-suite", "/markers/0/at", "here")
    assert problem.pointer == "/markers/0/at"


def test_a_part_is_much_faster_than_the_whole() -> None:
    """Every edit validates what it changed at once."""
    folder = Path(__file__).parents[2] / "benchmarks" / "boards"
    data = json.loads((folder / "band-of-brothers-2.2-7200.board.json").read_text())
    place, content = next(iter(data["hexes"].items()))
    times = {"whole": 0.0, "part": 0.0}
    for name in times:
        runs = []
        for _ in range(3):
            start = perf_counter()
            assert (
                validate("board", data)
                if name == "whole"
                else validate_part("board", f"/hexes/{place}", content)
            ) == []
            runs.append(perf_counter() - start)
        times[name] = min(runs)
    assert times["part"] * 20 < times["whole"]


def test_a_broken_installation_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a traceback, but what to do."""
    monkeypatch.setattr(schemas, "shipped", lambda _: tmp_path)
    with pytest.raises(Exception, match="can't be read") as caught:
        schemas._schema.__wrapped__("board")
    assert getattr(caught.value, "hint", "")
