"""Documents are known by their format, and refused in a sentence where they are something else."""

import json
from pathlib import Path
from typing import Any

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage.kinds.reading_files import beside, read_board, read_source, read_suite

BOARD: dict[str, Any] = {
    "format": "bob-editor/board", "version": 1, "id": "a", "title": "A", "ruleset": "memoir-44",
    "grid": {"hexes": "flat-top", "columns": 3, "rows": 3, "shifted": "even", "shift": "down"},
    "base": {"terrain": "open"},
}  # fmt: skip


def saved(folder: Path, data: Any, name: str = "file.json") -> Path:
    """A file with this JSON."""
    path = folder / name
    path.write_text(json.dumps(data))
    return path


def test_a_board_is_read_with_its_path(tmp_path: Path) -> None:
    """And without a problem."""
    read = read_board(saved(tmp_path, BOARD))
    assert read.value.title == "A"
    assert read.problems == ()
    assert read.path == tmp_path / "file.json"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ([], "holds a list"),
        (5, "holds 5"),
        (None, "holds nothing"),
        ({}, "has no “format”"),
        ({"format": "tiled"}, "has the format “tiled”, which is none of ours"),
        ({"format": "bob-editor/style"}, "is a style of maps, not a board"),
        ({"format": ["bob-editor/board"]}, "has the format a list"),
        (BOARD | {"version": 2}, "written by a newer program: it has version 2"),
        (BOARD | {"version": 10**400}, "written by a newer program: it has version a huge number"),
        ({"format": "bob-editor/los-suite", "version": 1}, "is a LOS suite, not a board"),
        ({"format": "bob-editor/pack"}, "is the contents of a pack, not a board"),
        (BOARD | {"grid": None}, "has no grid"),
    ],
)
def test_what_is_no_board_is_refused(tmp_path: Path, data: Any, words: str) -> None:
    """The sentence names the file, and a hint says what to do."""
    with pytest.raises(BadFile) as caught:
        read_board(saved(tmp_path, data))
    assert words in str(caught.value)
    assert "file.json" in str(caught.value)
    assert str(caught.value).endswith(".")
    assert caught.value.hint


def test_a_board_is_no_suite(tmp_path: Path) -> None:
    """Nor the other way round."""
    with pytest.raises(BadFile, match="is a board, not a LOS suite"):
        read_suite(saved(tmp_path, BOARD))


@pytest.mark.parametrize("version", ["1", None, True, 0, -1, 0.5])
def test_a_version_that_is_none_is_a_problem(tmp_path: Path, version: Any) -> None:
    """The board opens; it is read as of the present version."""
    read = read_board(saved(tmp_path, BOARD | {"version": version}))
    assert [problem.pointer for problem in read.problems] == ["/version"]
    assert read.value.title == "A"


def test_a_board_that_lost_its_format_opens(tmp_path: Path) -> None:
    """It is known by its grid, and what it lost is reported."""
    data = {name: value for name, value in BOARD.items() if name != "format"}
    read = read_board(saved(tmp_path, data))
    assert [problem.message for problem in read.problems] == ["The board lacks “format”."]
    assert read_source(saved(tmp_path, {"checks": []})).kind == "los-suite"
    assert read_source(saved(tmp_path, {"map": {}})).kind == "scenario"


def test_problems_of_the_text_come_first(tmp_path: Path) -> None:
    """Fields that stand twice can't be seen in the value."""
    path = tmp_path / "twice.json"
    path.write_text(json.dumps(BOARD)[:-1] + ', "title": 7}')
    assert [problem.code for problem in read_board(path).problems] == ["schema/duplicate", "schema/type"]


@pytest.mark.parametrize("relative", ["a.json", "../b/a.json", "ä b.json", "./a.json"])
def test_a_relative_path_starts_beside_the_file(relative: str) -> None:
    """Wherever the program was started."""
    assert beside(Path("/maps/suite.json"), relative) == Path("/maps") / relative


@pytest.mark.parametrize(
    "relative",
    [
        "/etc/passwd",
        "C:\\a.json",
        "C:/a.json",
        "a\\b.json",
        "\\\\host\\a",
        "a\0b",
        "a\nb",
        "~/a.json",
        "~root/a",
    ],
)
def test_other_paths_are_refused(relative: str) -> None:
    """A file that came from elsewhere doesn't say where to look on this machine."""
    with pytest.raises(BadFile, match="no path relative to its own") as caught:
        beside(Path("/maps/suite.json"), relative)
    assert str(caught.value).isprintable()
