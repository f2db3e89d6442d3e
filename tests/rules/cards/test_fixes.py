"""What quick fixes of a card take away."""

from typing import Any

from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.opening.scenario_maps import card_of
from bob_editor.rules.cards.fixes import drop_all, put
from bob_editor.rules.cards.surplus import without_surplus
from bob_editor.rulesets import ruleset


def test_rows_that_go_leave_the_others_as_they_are() -> None:
    """A row that is named twice goes once, and one goes after its fields, not before: then they'd be another row's."""
    scenario = Scenario({"units": [{"id": one, "at": "D4"} for one in "abc"]})
    gone = drop_all("", [("units", 1), ("units", 1, "at"), ("units", 1)]).apply(scenario)
    assert gone.get("units") == [{"id": "a", "at": "D4"}, {"id": "c", "at": "D4"}]


def test_of_what_goes_with_one_slip_another_alters_nothing() -> None:
    """A card without its slips is one, too, where what mends the one takes away the row of the other."""
    scenario = Scenario({"ruleset": "memoir-44", "units": [{"at": "D4"}]})
    slips: dict[FieldPath, Any] = {
        ("title",): drop_all("", [("units", 0)]),
        ("number",): put("", ("units", 2, "at"), "E5"),
    }
    left = without_surplus(card_of(scenario, ruleset("memoir-44"), ()), slips)
    assert left.scenario.get("units") is None
