"""What a LOS suite lays on a scenario is told of as a card would tell it; what the scenario has itself, in its file."""

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bob_editor.opening.findings import found_in
from bob_editor.opening.known import incomplete_changes, lacks
from bob_editor.rules.game import game_from_data
from bob_editor.rulesets import ruleset
from bob_editor.storage.form import schemas
from bob_editor.storage.form.problems import Problem
from bob_editor.storage.form.schemas import validate

MAPS = Path(__file__).parents[2] / "maps"
Row = dict[str, Any]


@pytest.mark.parametrize(
    ("scenario", "section", "row", "code"),
    [
        (
            "the-road-to-vieux-pont",
            "markers",
            {"marker": "illumination", "at": "2.F5"},
            "illumination-by-day",
        ),
        ("the-mill-at-les-etangs", "units", {"unit": "truck", "at": "E5"}, "vehicle-in-river"),
        ("crossings-of-the-aubrelle", "units", {"unit": "armor", "at": "F3"}, "two-units-in-hex"),
    ],
)
def test_what_is_laid_on_a_scenario_is_told(
    scenario: str, section: str, row: Row, code: str, tmp_path: Path
) -> None:
    """It is told at its hex, on a map of one board and of several."""
    suite = _suite(_copied(scenario, tmp_path) / f"{scenario}.scenario.json", {section: [row]})
    found = found_in(suite, "los-suite")
    assert [(one.code.rpartition("/")[2], one.at) for one in found] == [(code, row["at"])]


def test_what_a_scenario_has_itself_is_told_in_its_file(tmp_path: Path) -> None:
    """A marker of the scenario that stands wrong is none of the suite's, whatever else that lays on the map."""
    wrong = {"marker": "wire", "at": "E6", "side": "german"}
    folder = _copied("the-mill-at-les-etangs", tmp_path)
    file = folder / "the-mill-at-les-etangs.scenario.json"
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**data, "markers": [*data["markers"], wrong]}), "utf-8")
    assert any(one.code.endswith("/mine-or-wire-misplaced") for one in found_in(file, "scenario"))
    more = {"markers": [{"marker": "wire", "at": "E5"}]}
    found = found_in(_suite(file, more), "los-suite")
    assert [(one.code.rpartition("/")[2], one.at) for one in found] == [("mine-or-wire-misplaced", "E5")]


def test_its_form_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """That of its scenario, too: of thousands of lines it takes longer than all else."""
    judged = Counter[str]()

    def counted(kind: str, data: object, *tell: object) -> list[Problem]:
        judged[kind] += 1
        return validate(kind, data)

    monkeypatch.setattr(schemas, "validate", counted)
    found_in(MAPS / "last-hundred-yards" / "the-mill-at-les-etangs.los.json", "los-suite")
    assert judged["los-suite"] == 1
    assert max(judged.values()) == 1


def test_a_change_that_lacks_what_it_is_about_is_told(tmp_path: Path) -> None:
    """Of suites and cards, unless another issue tells of that row."""
    file = _copied("kiro-midnight", tmp_path) / "kiro-midnight.scenario.json"
    suite = _suite(file, {"changes": [{"change": "terrain_values"}]})
    told = [("schema/change-incomplete", "changes/0", "Change 1 lacks “terrain”, and means nothing without.")]
    assert [(one.code, one.at, one.message) for one in found_in(suite, "los-suite")] == told
    file.write_text(
        json.dumps({**json.loads(file.read_text("utf-8")), "changes": [{"change": "terrain_values"}]})
    )
    assert {one.code for one in found_in(file, "scenario") if one.at.startswith("changes/")} == {
        "schema/required"
    }
    cleared = {"change": "terrain", "at": ["B3"], "terrain": []}
    assert not lacks(cleared, ruleset("band-of-brothers-2.2"))


def test_of_fields_of_which_one_will_do_a_change_has_one_at_least() -> None:
    """Else it takes nothing out of play, and alters no value of a terrain."""
    lhy, pacific = ruleset("last-hundred-yards"), ruleset("combat-commander-pacific")
    bare: Row = {"change": "out_of_play"}
    valued: Row = {"change": "terrain_values", "terrain": "brush"}
    for game, change in (
        (lhy, bare), (lhy, {**bare, "half_hexes": False}), (lhy, {**bare, "at": []}), (pacific, valued)
    ):  # fmt: skip
        ((number, told),) = incomplete_changes([(3, change)], game)
        assert number == 3
        assert "needs one of" in told
    for game, change in ((lhy, {**bare, "half_hexes": True}), (lhy, {**bare, "at": ["C3"]})):
        assert not lacks(change, game)
    assert not lacks({**valued, "cover": 0}, pacific)


def test_a_field_that_a_game_doesnt_have_is_none_that_a_change_has() -> None:
    """Where a designer misspells one of which a change needs one."""
    row = {"id": "closed", "title": "Closed", "fields": [], "one_of": ["att"], "text": "", "cites": "1"}
    game = game_from_data({**ruleset("memoir-44").data, "changes": [row]})
    assert lacks({"change": "closed"}, game) == ("att",)


def _copied(scenario: str, tmp_path: Path) -> Path:
    file = next(MAPS.glob(f"*/{scenario}.scenario.json"))
    return Path(shutil.copytree(file.parent, tmp_path / "maps"))


def _suite(scenario: Path, more: Row) -> Path:
    file = scenario.parent / "tried.los.json"
    suite = {
        "format": "bob-editor/los-suite",
        "version": 1,
        "title": "Tried",
        "board": scenario.name,
        "checks": [],
    }
    file.write_text(json.dumps({**suite, **more}), "utf-8")
    return file
