"""Every row of ``rules.json``, asked of the ruleset's own code and checks."""

import json
from pathlib import Path

import pytest

from bob_editor.rulesets import ruleset_folders
from bob_editor.storage.form.schemas import validate
from tests.rulesets.combat_commander_pacific.boards import RULESET
from tests.rulesets.combat_commander_pacific.questions import ANSWERS, Question, answer

ROWS = json.loads((Path(__file__).parent / "rules.json").read_text("utf-8"))
PLACEMENT = {
    "marker-in-water",
    "two-fortifications",
    "cave-not-in-crest-hex",
    "blaze-with-other-marker",
    "unit-in-blaze",
    "overstacked",
    "leader-with-heavy-weapon",
    "too-many-markers-on-unit",
}
"""What a scenario is told that holds at its start what may not be placed."""


def test_data_fits_the_schema():
    """``ruleset.json`` has the form that every ruleset has."""
    data = json.loads((ruleset_folders()[RULESET] / "ruleset.json").read_text("utf-8"))
    assert not validate("ruleset", data)


def test_every_kind_is_answered():
    """No row is of a kind that nobody answers."""
    assert {row["kind"] for row in ROWS} <= ANSWERS.keys()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_the_rules_say_so(row):
    """The code answers as the rulebook does; a scenario or board that breaks the rule has the issue."""
    found = answer(row["kind"], row["given"])
    expected = {name: value for name, value in row["expect"].items() if name != "code"}
    assert {name: found[name] for name in expected} == expected
    if "code" in row["expect"]:
        assert row["expect"]["code"] in Question(row["given"]).codes()
        assert found.get("code", row["expect"]["code"]) == row["expect"]["code"]
    elif row["expect"].get("result") in ("allowed", "ok") and "markers" not in row["given"]:
        assert not PLACEMENT & Question(row["given"]).codes()
