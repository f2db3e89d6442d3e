"""What changed between two editions is told as players read it, and nothing else is."""

import json
import shutil
from pathlib import Path

import pytest

from bob_editor.__main__ import main
from bob_editor.publishing.changes.altered import Altered, altered
from bob_editor.publishing.changes.editions import changes
from bob_editor.publishing.opened import opened_edition
from bob_editor.publishing.publish import publish
from tests.publishing.conftest import BOARD, HEAD, put, scenario


@pytest.fixture
def later(project: Path, tmp_path: Path) -> Path:
    """The project with a hex of forest more, a scenario renamed with other terms, one gone and one new."""
    folder = tmp_path / "later"
    shutil.copytree(project, folder)
    put(
        folder / "mill.board.json",
        {**BOARD, "hexes": {"B2": {"terrain": ["forest"]}, "C2": {"terrain": ["forest"]}}},
    )
    dawn = scenario("dawn", first_player="top")
    (folder / "dawn.scenario.json").unlink()
    put(folder / "morning.scenario.json", dawn)
    (folder / "dusk.scenario.json").unlink()
    put(folder / "night.scenario.json", scenario("night"))
    return folder


def told(before: Path, after: Path) -> dict[tuple[str, str], dict[str, list[Altered]]]:
    with opened_edition(before) as old, opened_edition(after) as new:
        return {
            (one.title, one.state): {part.title: list(part.rows) for part in one.parts}
            for one in changes(old, new)
        }


def test_nothing_changed(project: Path) -> None:
    """An edition beside itself."""
    assert told(project, project) == {}


def test_forces_terms_terrain_and_sight(project: Path, later: Path) -> None:
    """A scenario under another file's name is the same by its id."""
    found = told(project, later)
    assert set(found) == {("Dawn", "changed"), ("Night", "new"), ("Dusk", "gone"), ("Mill", "changed")}
    assert found["Mill", "changed"]["Terrain"] == [Altered("Open countryside", "Forest: C2")]
    (first, _) = found["Mill", "changed"]["Lines of sight"]
    assert "closed" in first.after
    assert "opened" not in first.after
    rows = [row for part in found["Dawn", "changed"].values() for row in part]
    assert any("Allies (bottom)" in row.before and "Axis (top)" in row.after for row in rows)
    assert all(row.before != row.after for row in rows)


def test_the_command_tells_them_and_exits_as_diff_does(
    project: Path, later: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of folders, of packs and of two scenarios."""
    pack = later.parent / "later.bobpack"
    assert main(["pack", "build", str(later), "-o", str(pack)]) in (0, 1)
    capsys.readouterr()
    assert main(["diff", str(project), str(pack), "--format", "json"]) == 1
    assert {one["state"] for one in json.loads(capsys.readouterr().out)} == {"new", "gone", "changed"}
    scenarios = str(project / "dawn.scenario.json"), str(later / "morning.scenario.json")
    assert main(["diff", *scenarios, "--no-sight"]) == 1
    shown = capsys.readouterr().out
    assert "scenario Dawn" in shown
    assert "Lines of sight" not in shown
    assert main(["diff", scenarios[0], scenarios[0]]) == 0


def test_the_errata_sheet_needs_the_edition_before(project: Path, later: Path, tmp_path: Path) -> None:
    """Without one the form is left out, and why is said."""
    done = publish(later, tmp_path / "out", forms=["changes"], with_errors=True)
    assert [(form, "no earlier edition" in left.why) for form, left in done.left_out] == [("changes", True)]
    put(later / "project.json", {**HEAD, "earlier": f"../{project.name}"})
    publish(later, tmp_path / "out", forms=["changes"], with_errors=True)
    sheet = (tmp_path / "out" / "changes" / "changes.md").read_text("utf-8")
    assert sheet.startswith("# Mill country: changes since edition 2\n")
    assert "- Forest: C2 (was: Open countryside)" in sheet


def test_a_line_that_was_reworded_is_one_change() -> None:
    """What went and what came are told apart where they have nothing in common."""
    before = ["3 squads", "Fog until turn 4.", "Same"]
    after = ["4 squads", "Same", "An airdrop."]
    assert list(altered(before, after)) == [
        Altered("3 squads", "4 squads"),
        Altered("Fog until turn 4.", ""),
        Altered("", "An airdrop."),
    ]
