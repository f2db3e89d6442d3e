"""``bob-editor new`` and ``bob-editor rules``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from bob_editor.errors import BadCall
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.documents import read_scenario
from tests.cli.conftest import Call

BOB = "band-of-brothers-2.2"
PRESETS = [(one.id, row["id"]) for one in all_rulesets().values() for row in one.data.get("presets", ())]


@pytest.mark.parametrize(("ruleset", "preset"), PRESETS)
def test_a_fresh_board_is_clean(ruleset: str, preset: str, call: Call, tmp_path: Path) -> None:
    """Every preset of every ruleset makes a board in which check finds nothing."""
    out = tmp_path / "fresh.board.json"
    assert call("new", "board", "--ruleset", ruleset, "--preset", preset, "-o", out).code == 0
    assert call("check", out, "--format", "json").json == []


def test_a_board_of_another_size(call: Call, tmp_path: Path) -> None:
    """Columns and rows may be given; where lines differ in length they go on differing."""
    out = tmp_path / "my-mill.board.json"
    call(
        "new", "board", "--ruleset", BOB, "-o", out, "--columns", "11", "--rows", "10", "--title", "The mill"
    )
    data = json.loads(out.read_text())
    assert (data["id"], data["title"], data["ruleset"]) == ("my-mill", "The mill", BOB)
    assert (data["grid"]["columns"], data["grid"]["rows"]) == (11, [10, 11])
    assert call("check", out).code == 0


@pytest.mark.parametrize("rows", ["0", "-3", "100000"])
def test_a_board_of_no_size(rows: str, call: Call, tmp_path: Path) -> None:
    """A size that no board has is refused, and nothing is written."""
    out = tmp_path / "fresh.board.json"
    assert call("new", "board", "--ruleset", BOB, "-o", out, "--rows", rows).code == 2
    assert not out.exists()


def test_never_overwrites_unasked(call: Call, write: Callable[..., Path]) -> None:
    """A file that is there stays, unless --force is given."""
    path = write("small.board.json")
    before = path.read_bytes()
    outcome = call("new", "board", "--ruleset", BOB, "-o", path)
    assert (outcome.code, path.read_bytes()) == (2, before)
    assert "--force" in outcome.err
    assert call("new", "board", "--ruleset", BOB, "-o", path, "--force").code == 0
    assert path.read_bytes() != before


def test_a_fresh_scenario_brings_its_board(call: Call, tmp_path: Path) -> None:
    """A scenario without a board gets a fresh one beside it; both are clean, and it serves as a map."""
    out = tmp_path / "dawn.scenario.json"
    assert call("new", "scenario", "--ruleset", BOB, "-o", out).code == 0
    assert (tmp_path / "dawn.board.json").exists()
    assert call("check", tmp_path, "--format", "json").json == []
    assert call("los", out, "C3", "C5", "--format", "json").json["verdict"] == "clear"


def test_no_board_where_no_scenario_can_be_made(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both files or none."""

    def refuse(*_args: object, **_more: object) -> None:
        raise BadCall("No such scenario can be made.")

    monkeypatch.setattr("bob_editor.cli.commands.new._scenario_text", refuse)
    assert call("new", "scenario", "--ruleset", "memoir-44", "-o", tmp_path / "a.scenario.json").code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_scenario_on_a_board(call: Call, write: Callable[..., Path], tmp_path: Path) -> None:
    """The board that is named stands in the scenario by its relative path; one of another game is refused."""
    write("boards/small.board.json")
    out = tmp_path / "scenarios" / "dawn.scenario.json"
    out.parent.mkdir()
    board = tmp_path / "boards" / "small.board.json"
    assert call("new", "scenario", "--ruleset", BOB, "--board", board, "-o", out).code == 0
    assert json.loads(out.read_text())["map"]["boards"][0]["board"] == "../boards/small.board.json"
    other = write("boards/other.board.json", ruleset="another-game")
    assert call("new", "scenario", "--ruleset", BOB, "--board", other, "-o", out, "--force").code == 2


def test_rulesets_are_listed(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every ruleset that is installed is listed, as text, JSON and Markdown."""
    monkeypatch.chdir(tmp_path)
    names = list(all_rulesets())
    assert [line.partition(":")[0] for line in call("rules").out.splitlines()] == names
    assert [row["id"] for row in call("rules", "--format", "json").json] == names
    for name in names:
        assert f"`{name}`" in call("rules", "--format", "markdown").out


@pytest.mark.parametrize("name", list(all_rulesets()))
def test_one_ruleset(name: str, call: Call) -> None:
    """Its terrains, rulings and checks are told with their rule numbers, in every format."""
    one = all_rulesets()[name]
    data = call("rules", name, "--format", "json").json
    assert {row["id"] for row in data["terrains"]} == set(one.terrains)
    assert {row["code"] for row in data["checks"]} == {f"{name}/{check.name}" for check in one.checks}
    for form in ("text", "markdown"):
        out = call("rules", name, "--format", form).out
        assert out
        for row in one.terrains.values():
            assert row.id in out
            assert not row.cites or f"[{one.cited(row.cites)}]" in out
        for check in one.checks:
            assert check.name in out


@pytest.mark.parametrize("name", sorted(all_rulesets()))
def test_a_fresh_card_has_no_errors(call: Call, tmp_path: Path, name: str) -> None:
    """What the ruleset puts on a new card keeps to its form and its rules."""
    out = tmp_path / "dawn.scenario.json"
    assert call("new", "scenario", "--ruleset", name, "-o", out).code == 0
    assert read_scenario(out).problems == ()
    assert all(row["severity"] != "error" for row in call("check", out, "--format", "json").json)


def test_several_boards_lie_side_by_side(call: Call, tmp_path: Path) -> None:
    """Their edges mate, so that the map has nothing amiss."""
    boards = [tmp_path / f"{side}.board.json" for side in ("left", "right")]
    for board in boards:
        assert call("new", "board", "--ruleset", BOB, "-o", board).code == 0
    out = tmp_path / "dawn.scenario.json"
    named = [word for board in boards for word in ("--board", board)]
    assert call("new", "scenario", "--ruleset", BOB, *named, "-o", out).code == 0
    first, second = (row for _, row in read_scenario(out).value.rows("map", "boards"))
    assert (first["board"], second["board"]) == ("left.board.json", "right.board.json")
    assert first["at"] == [0, 0]
    assert second["at"][0] > 0
    assert call("check", out, "--format", "json").json == []


def test_a_board_goes_to_standard_output(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dash is no file's name, and nothing but the board is written."""
    monkeypatch.chdir(tmp_path)
    outcome = call("new", "board", "--ruleset", "memoir-44", "-o", "-")
    assert (outcome.code, outcome.json["ruleset"], list(tmp_path.iterdir())) == (0, "memoir-44", [])


def test_a_game_beside_what_is_written_is_found(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A board for a game that lies in games/ where the board will lie, and one that is brought in there."""
    monkeypatch.setattr("bob_editor.storage.games.nearby._known", {})
    folder = tmp_path / "games" / "beside_new"
    folder.mkdir(parents=True)
    game = json.loads(
        (Path(__file__).parents[2] / "rulesets" / "tin_soldiers" / "ruleset.json").read_text("utf-8")
    )
    (folder / "ruleset.json").write_text(json.dumps(game | {"id": "beside_new"}), "utf-8")
    out, table = tmp_path / "a.board.json", tmp_path / "table.csv"
    table.write_text("hex,terrain\nA1,\nB2,\n", "utf-8")
    assert call("new", "board", "--ruleset", "beside_new", "-o", out).code == 0
    assert call("convert", table, tmp_path / "b.board.json", "--ruleset", "beside_new").code == 0
    assert call("rules", folder, "--check").code == 0
