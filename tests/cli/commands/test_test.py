"""``bob-editor test``."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from bob_editor.rulesets import refresh_games
from tests.cli.conftest import Call, suite

HOLDS = {"from": "E3", "to": "E5", "expect": "blocked", "cites": "14.0"}


def test_all_hold(call: Call, write: Callable[..., Path]) -> None:
    """A suite whose lines are as expected: exit 0, and the JSON of the format."""
    path = write(
        "woods.los.json", suite(HOLDS, {"from": {"hex": "A1", "unit": "gun"}, "to": "A2", "expect": "clear"})
    )
    outcome = call("test", path, "--format", "json")
    assert outcome.code == 0
    assert outcome.json == {
        "passed": 2,
        "failed": 0,
        "checks": [
            {"suite": str(path), "from": "E3", "to": "E5", "expect": "blocked", "got": "blocked", "ok": True},
            {
                "suite": str(path),
                "from": {"hex": "A1", "unit": "gun"},
                "to": "A2",
                "expect": "clear",
                "got": "clear",
                "ok": True,
            },
        ],
    }
    assert call("test", path).out == "2 passed, 0 failed.\n"


def test_some_do_not(call: Call, write: Callable[..., Path]) -> None:
    """A wrong verdict, a rule that no reason cites, a modifier that is missing and a hex that isn't there fail."""
    path = write(
        "woods.los.json",
        suite(
            HOLDS,
            {"from": "E3", "to": "E5", "expect": "clear"},
            {**HOLDS, "cites": "46.0"},
            {**HOLDS, "modifiers": ["target_higher"]},
            {"from": "E3", "to": "Z5", "expect": "clear"},
        ),
    )
    outcome = call("test", path, "--format", "json")
    rows = outcome.json["checks"]
    assert outcome.code == 1
    assert (outcome.json["passed"], outcome.json["failed"]) == (1, 4)
    assert [row["ok"] for row in rows] == [True, False, False, False, False]
    assert [row["got"] for row in rows] == ["blocked"] * 4 + [""]
    told = [row.get("message", "") for row in rows]
    assert told[0] == ""
    assert "expected clear, got blocked" in told[1]
    assert "46.0" in told[2]
    assert "target_higher" in told[3]
    assert "Z5" in told[4]


def test_blind_passes_for_blocked(call: Call, write: Callable[..., Path]) -> None:
    """Where blocked is asked for, blind will do; not the other way round."""
    hill = {**suite()["board"], "hexes": {"E1": {"level": 2}, "E3": {"level": 1}}}
    blind = {"from": "E1", "to": "E4", "expect": "blind", "cites": "47.2"}
    path = write("hill.los.json", suite(blind, {**blind, "expect": "blocked"}, board=hill))
    assert call("test", path).code == 0
    path = write("woods.los.json", suite({**HOLDS, "expect": "blind"}))
    assert call("test", path).code == 1


def test_as_junit(call: Call, write: Callable[..., Path]) -> None:
    """JUnit has a suite a file and a case a line, with its note."""
    path = write("woods.los.json", suite(HOLDS, {**HOLDS, "expect": "clear", "note": "a clearing"}))
    (row,) = ET.fromstring(call("test", path, "--format", "junit").out)  # noqa: S314 - our own output
    assert (row.get("tests"), row.get("failures")) == ("2", "1")
    assert row[1].get("name") == "E3 to E5: clear"
    assert [child.tag for child in row[1]] == ["failure", "system-out"]


def test_a_suite_that_cant_be_run(call: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    """Among others it is a failure; alone it is a call that can't be carried out."""
    gone = write("gone.los.json", suite(HOLDS, board="gone.board.json"))
    alone = call("test", gone)
    assert (alone.code, alone.out) == (2, "")
    assert "gone.board.json" in alone.err
    write("woods.los.json", suite(HOLDS))
    among = call("test", tmp_path, "--format", "json")
    assert among.code == 1
    assert (among.json["passed"], among.json["failed"]) == (1, 1)
    assert "gone.board.json" in next(row["message"] for row in among.json["checks"] if not row["ok"])


def test_no_line_is_no_success(call: Call, write: Callable[..., Path]) -> None:
    """A suite that lost its lines passed in silence, and so did an LOS trial, which has none."""
    board = write("a.board.json")
    write("a.los.json", suite(board=board.name))
    outcome = call("test", board.parent)
    assert outcome.code == 2
    assert "nothing was tested" in outcome.err


def test_a_board_beside_the_suite(call: Call, write: Callable[..., Path]) -> None:
    """A suite may name its board by a path relative to its own folder."""
    write("boards/woods.board.json")
    path = write("los/woods.los.json", suite(HOLDS, board="../boards/woods.board.json"))
    assert call("test", path.parent).code == 0


@pytest.mark.parametrize(
    "rows",
    [
        {"conditions": {"visibility": "four"}},
        {"conditions": {"visibility": [4]}},
        {"markers": [{"marker": "smoke", "at": "E4", "value": "two"}]},
        {"changes": [{"change": "upper_level", "at": 5}]},
        {"units": [{"unit": "infantry", "at": {"hex": "E4"}}]},
    ],
)
def test_a_value_of_a_wrong_type(call: Call, write: Callable[..., Path], rows: dict[str, Any]) -> None:
    """It is told of once, and the lines are looked along without what it belongs to."""
    lines = suite({"from": "E2", "to": "E3", "expect": "clear"}, **rows)
    path = write("a.los.json", lines)
    outcome = call("test", path, "--format", "json")
    assert outcome.code == 1
    told, line = outcome.json["checks"]
    assert next(iter(rows)) in told["message"]
    assert line["ok"]
    head = {"format": "bob-editor/scenario", "version": 1, "id": "a", "title": "A"}
    board = write("a.board.json")
    placed = {"boards": [{"board": board.name, "name": "1", "at": [0, 0]}]}
    card = write("a.scenario.json", {**head, "ruleset": "band-of-brothers-2.2", "map": placed, **rows})
    for map_file in (path, card):
        assert call("los", map_file, "E2", "E3").code == 0


def test_unknown_terrain_fails_the_suite(call: Call, write: Callable[..., Path]) -> None:
    """A suite on such a board says nothing about the real one, unless it says that it may."""
    line = {"from": "A1", "to": "A2", "expect": "clear"}
    write("odd.board.json", hexes={"C3": {"terrain": ["wodos"]}})
    path = write("odd.los.json", suite(line, board="odd.board.json"))
    outcome = call("test", path)
    assert (outcome.code, outcome.out.count("wodos")) == (1, 1)
    allowed = write("allowed.los.json", suite(line, board="odd.board.json", allow_unknown_terrain=True))
    assert call("test", allowed).code == 0


def test_what_the_call_lays_on_the_map(call: Call, write: Callable[..., Path]) -> None:
    """It is added to what the suite says, and who looks is as the call says where a line doesn't."""
    path = write("open.los.json", suite({"from": "A1", "to": "A5", "expect": "clear"}))
    assert call("test", path).code == 0
    assert call("test", path, "--condition", "visibility=2").code == 1
    assert call("test", path, "--unit", "gun").code == 0
    assert "tank" in call("test", path, "--unit", "tank").err
    assert call("test", path, "--ruling", "no_such=1").code == 2
    assert call("test", path, "--ruleset", "no-such-game").code == 2


def test_what_is_wrong_with_the_call_is_said_once(
    call: Call, write: Callable[..., Path], tmp_path: Path
) -> None:
    """Not for each suite that it can't be laid on."""
    for name in ("one", "two", "three"):
        write(f"{name}.los.json", suite(HOLDS))
    outcome = call("test", tmp_path, "--condition", "rian")
    assert (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert "Is rain meant?" in outcome.err


def test_a_position_that_the_game_does_not_know(call: Call, write: Callable[..., Path]) -> None:
    """Its line fails with a sentence, the others are looked along."""
    path = write(
        "odd.los.json", suite(HOLDS, {"from": {"hex": "A1", "in": "attic"}, "to": "A2", "expect": "clear"})
    )
    outcome = call("test", path, "--format", "json")
    assert (outcome.code, outcome.json["passed"], outcome.json["failed"]) == (1, 1, 1)
    assert any("attic" in row.get("message", "") for row in outcome.json["checks"])


def test_failures_beside_their_lines(call: Call, write: Callable[..., Path]) -> None:
    """GitHub's annotations and SARIF lead to the line that doesn't hold, and tell of no other."""
    data = suite(HOLDS, {**HOLDS, "expect": "clear"})
    path = write("woods.los.json", data)
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    texts = path.read_text().splitlines()
    wrong = next(number for number, text in enumerate(texts) if '"clear"' in text)
    line = max(number for number, text in enumerate(texts[:wrong], 1) if text.strip() == "{")
    (told,) = call("test", path, "--format", "github").out.splitlines()
    assert re.match(rf"::error file=.*,line={line},", told)
    (run,) = call("test", path, "--format", "sarif").json["runs"]
    assert run["automationDetails"]["id"] == "bob-editor/test/"
    (result,) = run["results"]
    assert result["ruleId"] == "los/failed"
    assert result["locations"][0]["physicalLocation"]["region"]["startLine"] == line


def test_by_several_processes(call: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    """What comes of it, and its order, is the same; a suite that can't be run is told in its place."""
    write("a.los.json", suite({**HOLDS, "expect": "clear"}))
    write("b.los.json", suite(HOLDS, board="gone.board.json"))
    write("c.los.json", suite(HOLDS))
    alone = call("test", tmp_path, "--format", "json")
    assert call("test", tmp_path, "--format", "json", "--jobs", "2").out == alone.out
    assert call("test", tmp_path, "--jobs", "0").code == 2


def test_quiet_and_left_out(call: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    """Nothing is said where all hold, and suites that are left out aren't looked at."""
    write("a.los.json", suite(HOLDS))
    write("drafts/b.los.json", suite({**HOLDS, "expect": "clear"}))
    assert call("test", tmp_path).code == 1
    quiet = call("test", tmp_path, "--quiet", "--exclude", "drafts")
    assert (quiet.code, quiet.out, quiet.err) == (0, "", "")


def test_another_edition_of_the_game_is_told(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a suite, beside what came of its lines: it may be why some fail. ``--quiet`` doesn't tell it."""
    games = Path(__file__).parents[3] / "games"
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(games))
    refresh_games()
    downs = games / "three-downs" / "maps"
    (tmp_path / "ashcombe.board.json").write_bytes((downs / "ashcombe.board.json").read_bytes())
    lines = json.loads((downs / "ashcombe.los.json").read_text("utf-8"))
    path = tmp_path / "ashcombe.los.json"
    path.write_text(json.dumps({**lines, "edition": "0.9"}), "utf-8")
    told = "The suite was made with edition 0.9 of Three Downs, and this is edition 1."
    outcome = call("test", path)
    assert outcome.code == 0
    assert outcome.err == f"bob-editor: {path}: {told}\n"
    assert call("test", path, "--quiet").err == ""
    path.write_text(json.dumps(lines), "utf-8")
    assert call("test", path).err == ""
