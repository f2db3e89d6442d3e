"""Templates of scenarios: those that ship make sound cards, and a scenario that is kept as one begins others."""

import json
from pathlib import Path

import pytest

from bob_editor.editing.boards.scenario_templates import FOLDER, VARIABLE, keep, template_named, templates_of
from bob_editor.errors import BadFile, TooLarge, UnknownId
from bob_editor.opening.findings import found_in
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import read_board, read_scenario, write_scenario
from bob_editor.storage.form.limits import MAX_ENTRIES
from bob_editor.storage.kinds.scenario_templates import read_template, template_text
from bob_editor.storage.shipped import shipped

GAMES = sorted(all_rulesets())


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "own"))


@pytest.mark.parametrize("game", GAMES)
def test_those_that_ship_begin_sound_scenarios(game: str, tmp_path: Path) -> None:
    """On a board of the game there is nothing wrong that the first look at the map doesn't mend."""
    rules = ruleset(game)
    board = min((shipped("maps") / game).glob("*.board.json"))
    found = list(templates_of(rules))
    assert len(found) >= 2
    for one in found:
        assert not read_template(one.path).problems
        assert one.path.read_text("utf-8") == template_text(one.template)
        boards = [(board, read_board(board).value)]
        scenario = one.begun(rules, name=one.name, title="Dawn", boards=boards, folder=tmp_path)
        file = tmp_path / f"{one.name}.scenario.json"
        write_scenario(file, scenario)
        assert not [issue for issue in found_in(file, "scenario") if issue.severity == "error"]


def test_a_template_holds_no_more_than_a_card(tmp_path: Path) -> None:
    """It is refused, or passed over where others are listed."""
    sides = [{"name": "Axis"}] * (MAX_ENTRIES["sides"] + 1)
    said = {"format": "bob-editor/scenario-template", "version": 1, "title": "Flood"}
    file = tmp_path / FOLDER / "flood.scenario-template.json"
    file.parent.mkdir()
    file.write_text(json.dumps({**said, "scenario": {"ruleset": "memoir-44", "sides": sides}}), "utf-8")
    with pytest.raises(TooLarge, match="50 sides"):
        read_template(file)
    assert all(one.path != file for one in templates_of(ruleset("memoir-44"), tmp_path))


def test_a_scenario_becomes_a_template(tmp_path: Path) -> None:
    """In its project with its boards, as the paths lead from the new scenario; elsewhere without them."""
    project = tmp_path / "project"
    file = project / "scenarios" / "dawn.scenario.json"
    file.parent.mkdir(parents=True)
    sample = shipped("maps") / "memoir-44" / "crossings-of-the-aubrelle.scenario.json"
    data = json.loads(sample.read_text("utf-8"))
    data["map"]["boards"][0]["board"] = "../boards/aubrelle.board.json"
    file.write_text(json.dumps(data), "utf-8")
    rules = ruleset("memoir-44")
    for home in (project, None):
        keep(read_scenario(file).value, file, "Two bridges", home).take()
    ours = template_named(rules, "two-bridges", project)
    assert ours.source == "project"
    begun = ours.begun(rules, name="dusk", title="Dusk", folder=project)
    assert begun.rows("map", "boards")[0][1]["board"] == "boards/aubrelle.board.json"
    assert (begun.id, begun.title, begun.get("units")) == ("dusk", "Dusk", data["units"])
    assert not template_named(rules, "two-bridges").has_boards
    # A path that no system has, or a link that leads to itself, is told by the map of the scenario.
    (project / "round.board.json").symlink_to("round.board.json")
    said = json.loads(ours.path.read_text("utf-8"))
    for odd in ("a\0b.board.json", "../round.board.json"):
        said["scenario"]["map"]["boards"][0]["board"] = odd
        ours.path.write_text(json.dumps(said), "utf-8")
        odd_one = template_named(rules, "two-bridges", project)
        (begun_so,) = odd_one.begun(rules, name="dusk", title="Dusk", folder=project).boards
        assert begun_so.board.endswith(odd.removeprefix("../"))
    with pytest.raises(UnknownId, match="no template"):
        template_named(ruleset("band-of-brothers-2.2"), "two-bridges", project)
    with pytest.raises(BadFile, match="memoir-44"):
        template_named(ruleset("band-of-brothers-2.2"), str(ours.path))
