"""What lists of issues show of a scenario besides what its rules find."""

import json
import shutil
from pathlib import Path

from bob_editor.editing.issues.scenario_issues import issues_of
from bob_editor.model.scenario_edits import put
from bob_editor.opening.findings import found_in
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_scenario
from bob_editor.storage.kinds.scenarios import scenario_to_json

ROOT = Path(__file__).parents[3]
CROSSINGS = ROOT / "maps/memoir-44/crossings-of-the-aubrelle.scenario.json"


def test_a_change_that_lacks_what_it_is_about_is_told() -> None:
    """As the command line tells it; a row that another issue is about isn't told twice."""
    scenario = read_scenario(CROSSINGS).value
    rules, boards = ruleset(scenario.ruleset), read_boards(scenario, CROSSINGS)
    for change, said in (
        ({"change": "cave"}, ["Change 1 lacks “at”, and means nothing without."]),
        ({"change": "cvae"}, []),
    ):
        found = issues_of(card_of(put(scenario, ("changes",), [change]), rules, boards))
        assert [one.message for one in found if one.code == "schema/change-incomplete"] == said
        assert any(one.at.startswith("changes/0") for one in found)


def test_a_value_that_is_none_of_its_choices_is_told_once(tmp_path: Path) -> None:
    """By the check that knows what may be there, if it tells of that field as of an error; else by the form."""
    midnight = ROOT / "maps/combat-commander-pacific/kiro-midnight.scenario.json"
    for file, path, value, code in (
        (midnight, ("sides", 0, "posture"), "zzz", "combat-commander-pacific/unknown-posture"),
        (midnight, ("sides", 0, "weapons", 0, "class"), "zzz", "schema/enum"),
        (midnight, ("sides", 0, "order_limit"), 9, "combat-commander-pacific/order-limit-out-of-range"),
        (
            midnight,
            ("victory", "control", "6"),
            "japan",
            "combat-commander-pacific/objective-control-invalid",
        ),
    ):
        scenario = put(read_scenario(file).value, path, value)
        place = "/".join(map(str, path))
        found = issues_of(card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, file)))
        assert [one.code for one in found if one.at == place] == [code]
        copied = Path(shutil.copytree(file.parent, tmp_path / str(path[-1]))) / file.name
        copied.write_text(json.dumps(scenario_to_json(scenario)), "utf-8")
        assert [one.code for one in found_in(copied, "scenario") if one.at == place] == [code]


def test_a_value_that_is_none_at_all_is_told_once(tmp_path: Path) -> None:
    """By the form; what the rules miss there is there. What is of other fields, too, is told."""
    midnight = ROOT / "maps/combat-commander-pacific/kiro-midnight.scenario.json"
    scenario = read_scenario(midnight).value
    for path, value in ((("victory", "surrender"), "C, K"), (("victory", "open"), ["C", "Q9"])):
        scenario = put(scenario, path, value)
    copied = Path(shutil.copytree(midnight.parent, tmp_path / "maps")) / midnight.name
    copied.write_text(json.dumps(scenario_to_json(scenario)), "utf-8")
    shown = issues_of(card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, midnight)))
    for found in (shown, found_in(copied, "scenario")):
        told = [(one.at, one.code) for one in found if one.at in ("victory/surrender", "victory/open/1")]
        assert told == [("victory/surrender", "schema/type"), ("victory/open/1", "schema/pattern")]
