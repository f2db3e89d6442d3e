"""``bob-editor fix``."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from bob_editor.storage.files import reading
from tests.cli.conftest import Call

BROKEN = {"C3": {"level": 7}, "E4": {"level": 5}}


def test_fixes_and_tells(call: Call, write: Callable[..., Path]) -> None:
    """Every fixable issue is mended in the file and named; what the fix left clean is clean for check."""
    path = write("high.board.json", hexes=BROKEN)
    outcome = call("fix", path, "--suggestions", "--code", "level-*")
    assert outcome.out.count("fixed: ") == 2
    found = call("check", path, "--format", "json").json
    assert not [row for row in found if row["code"].endswith("level-out-of-range")]
    assert outcome.code == call("check", path).code


def test_safe_fixes_change_no_meaning(call: Call, write: Callable[..., Path]) -> None:
    """Unasked, only what can be meant in one way is mended: a hex named twice on a road, and no level of a hill."""
    roads = [{"terrain": "road", "through": ["C3", "C4", "C4", "C5"]}]
    path = write("road.board.json", hexes=BROKEN, paths=roads)
    outcome = call("fix", path)
    assert outcome.out.count("fixed: ") == 1
    codes = {row["code"].rpartition("/")[2] for row in call("check", path, "--format", "json").json}
    assert "level-out-of-range" in codes
    assert "path-skips-a-hex" not in codes


def test_of_one_code_only(call: Call, write: Callable[..., Path]) -> None:
    """With --code of another check the board stays as it is, to the byte."""
    path = write("high.board.json", hexes=BROKEN)
    before = path.read_bytes()
    assert call("fix", path, "--code", "band-of-brothers-2.2/bridge-over-nothing").code == 1
    assert path.read_bytes() == before


def test_suggestions_are_the_designers(call: Call, write: Callable[..., Path]) -> None:
    """What can be mended in more than one way stays unless suggestions are asked for."""
    path = write("high.board.json", hexes=BROKEN)
    before = path.read_bytes()
    assert "fixed: " not in call("fix", path).out
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("option", "shown"), [("--dry-run", "would be fixed"), ("--diff", '-    "E4": {"level": 5}')]
)
def test_shows_what_it_would_do(call: Call, write: Callable[..., Path], option: str, shown: str) -> None:
    """Nothing is written, and 1 says that there is something to do, 0 that there is nothing."""
    path = write("high.board.json", hexes=BROKEN)
    before = path.read_bytes()
    outcome = call("fix", path, "--suggestions", option)
    assert shown in outcome.out
    assert (outcome.code, path.read_bytes()) == (1, before)
    assert call("fix", path, option).code == 0


@pytest.mark.parametrize("option", ["--dry-run", "--diff"])
def test_what_cant_be_read_is_told_though_nothing_is_written(
    call: Call, write: Callable[..., Path], tmp_path: Path, option: str
) -> None:
    """Where no file can be read that is no answer; beside one that can be, it is said of the file."""
    empty, strange = tmp_path / "empty.board.json", write("strange.board.json", ruleset="nope")
    empty.touch()
    outcome = call("fix", option, empty, strange)
    assert outcome.code == 2
    assert "empty.board.json is empty" in outcome.err
    assert "nope" in outcome.err
    assert call("fix", option, empty, write("plain.board.json")).code == 0


def test_each_file_that_cant_be_read_is_told_once(call: Call, tmp_path: Path) -> None:
    """It was, where it couldn't be mended, and once more in the list of what is left."""
    empty, broken = tmp_path / "empty.board.json", tmp_path / "broken.board.json"
    empty.touch()
    broken.write_text("{", "utf-8")
    outcome = call("fix", empty, broken)
    assert outcome.code == 2
    assert [outcome.err.count(f"{one.name} is ") for one in (empty, broken)] == [1, 1]


def test_nothing_to_fix(call: Call, write: Callable[..., Path]) -> None:
    """A clean board isn't written anew."""
    path = write("small.board.json")
    before = path.read_bytes()
    assert call("fix", path).code == 0
    assert path.read_bytes() == before


def test_what_the_designer_accepts_stays(call: Call, write: Callable[..., Path]) -> None:
    """An accepted issue isn't mended."""
    code = "band-of-brothers-2.2/level-out-of-range"
    accepted = [{"code": code, "at": at, "because": "Mountains."} for at in BROKEN]
    path = write("high.board.json", hexes=BROKEN, accepted=accepted)
    call("fix", path)
    assert json.loads(path.read_text())["hexes"]["E4"]["level"] == 5


def test_a_row_in_part_unread_is_left_alone(call: Call, write: Callable[..., Path]) -> None:
    """An entry that is no terrain stays where nothing is mended; a fix that would take it along isn't done."""
    path = write("odd.board.json", hexes=BROKEN | {"D4": {"terrain": ["woods", 5]}})
    how = ("--suggestions", "--code", "level-out-of-range")
    call("fix", path, *how)
    written = json.loads(path.read_text())["hexes"]
    assert written["D4"] == {"terrain": ["woods", 5]}
    assert written["E4"]["level"] != 5
    path = write("worse.board.json", hexes={"E4": {"terrain": ["woods", 5], "level": 5}})
    before = path.read_bytes()
    outcome = call("fix", path, *how)
    assert (outcome.code, path.read_bytes()) == (1, before)
    assert "left as it is: parts of hex E4 can't be read" in outcome.err


def test_what_stands_twice_is_left_alone(call: Call, write: Callable[..., Path]) -> None:
    """The first of two fields of one name would be lost."""
    path = write("odd.board.json", hexes=BROKEN)
    path.write_text(path.read_text().rstrip()[:-1] + ', "title": "Other"}')
    before = path.read_bytes()
    outcome = call("fix", path)
    assert (outcome.code, path.read_bytes()) == (1, before)
    assert "left as it is" in outcome.err


def test_what_the_format_doesnt_know_stays_in_the_file(call: Call, write: Callable[..., Path]) -> None:
    """Unknown fields, rows that say nothing and values of a wrong type are where they were; the rest is mended."""
    odd = {"unheard_of": [1, 2], "labels": [{"text": 5}], "x-note": None, "$schema": "board.schema.json"}
    path = write("odd.board.json", hexes=BROKEN | {"D4": {"level": "high", "why": 1}}, **odd)
    call("fix", path, "--suggestions", "--code", "level-out-of-range")
    written = json.loads(path.read_text())
    assert {name: written[name] for name in odd} == odd
    assert next(iter(written)) == "$schema"
    assert written["hexes"]["D4"] == {"level": "high", "why": 1}
    assert written["hexes"]["E4"]["level"] != 5


def test_a_scenario_is_mended_too(call: Call, write: Callable[..., Path]) -> None:
    """Its card by its own fixes, with the boards of its map as they are; a missing board leaves it alone."""
    board = write("small.board.json")
    card = {
        "format": "bob-editor/scenario",
        "version": 1,
        "id": "dawn",
        "title": "Dawn",
        "ruleset": "band-of-brothers-2.2",
        "map": {"boards": [{"board": "small.board.json", "name": "1"}]},
        "turns": 6,
        "units": [
            {"unit": "vehicle", "at": "C3", "side": "us"},
            {"unit": "gun", "at": "E4", "side": "us"},
        ],
    }
    path = write("dawn.scenario.json", card)
    assert call("fix", path, "--suggestions", "--code", "facing-missing").out.count("fixed: ") == 2
    units = json.loads(path.read_text())["units"]
    assert all("facing" in unit for unit in units)
    path = write("dawn.scenario.json", card)
    board.unlink()
    before = path.read_bytes()
    outcome = call("fix", path)
    assert "without all its boards" in outcome.err
    assert path.read_bytes() == before


def test_what_is_piped_in_comes_out(
    call: Call, write: Callable[..., Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Mended, or to the byte as it was, and nothing else with it; no file has the name of standard input."""
    monkeypatch.chdir(tmp_path)
    path = write("high.board.json", hexes=BROKEN)
    before = path.read_text("utf-8")

    def piped(*options: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(before.encode())))
        reading._standard_input.cache_clear()
        done = call("fix", "-", *options)
        reading._standard_input.cache_clear()
        return done.code, done.out, done.err

    code, out, err = piped()
    assert (code, out) == (1, before)
    assert "left; check lists them" in err
    code, out, err = piped("--suggestions", "--code", "level-out-of-range")
    assert err.count("fixed: ") == 2
    assert json.loads(out)["hexes"] != BROKEN
    assert piped("--dry-run")[1] == ""
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
