"""What lists of issues show of a scenario besides what its rules find."""

from pathlib import Path

from bob_editor.editing.issues.scenario_issues import issues_of
from bob_editor.model.scenario_edits import put
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_scenario

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
